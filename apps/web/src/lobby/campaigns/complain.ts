/** Says what is wrong with a campaign, in the words of its game. */
import { loadSpeaker } from '../../i18n/use-words.ts';
import type { Words } from '../../i18n/words.ts';
import { sayGameTrouble } from '../../link/say-trouble.ts';
import { toast } from '../../ui/toasts.tsx';

export const complaintOf = (error: unknown, say: Words): Promise<string> => sayGameTrouble(error, say, loadSpeaker);

export const complain = (error: unknown, say: Words): void =>
  void complaintOf(error, say).then((text) => toast(text, 'bad'));
