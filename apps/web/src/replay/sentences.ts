/** The sentences of a moment, in the language of the speaker. */
import type { Speaker } from '@tablerunner/language';
import type { Beat } from './story.ts';

export const sentencesOf = ({ told }: Pick<Beat, 'told'>, speaker: Speaker): readonly string[] =>
  told.filter(({ name }) => !name.startsWith('engine/')).flatMap((event) => speaker.event(event) || []);
