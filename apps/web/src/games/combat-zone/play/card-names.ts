/** What an action card is called. */
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import type { Decision } from '../shared.ts';
import type { Card } from './cards.ts';

export function cardName({ view, step }: Decision, { id, called }: Card, say: Words, speaker: Speaker): string {
  if (id === 'end') return say(step === 'combat-zone/activation' ? 'combat-zone.card.end' : 'combat-zone.card.pass');
  if (id.startsWith('launch ')) return say('combat-zone.card.launch', { program: speaker.name(called) });
  if (!id.startsWith('drag ')) return speaker.name(called);
  const what = id.slice('drag '.length);
  const model = what.startsWith('#') ? view.models[Number(what.slice(1))]?.card : undefined;
  return say('combat-zone.card.drag', { what: speaker.name(model ?? what) });
}
