/** A place that is looked at in words: why it cannot be there, whom a blast reaches, how deep somebody falls. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import { nameOf, type Voice } from '../board/describe.ts';
import { inchesText } from '../board/inches.ts';
import type { PlaceLook } from './place-look.ts';

/** So many are named; the others are counted. */
const NAMED = 3;

/** Nothing where there is nothing to tell. */
export function lookText(
  view: CombatZoneView,
  { refusal, caught, fall = 0 }: PlaceLook,
  { say, speaker }: Voice,
  most = NAMED,
): string {
  if (refusal !== undefined) return speaker.say(`refusal.${refusal.reason}`, refusal.facts);
  if (fall > 0) return say('combat-zone.place.fall', { height: inchesText(fall, say) });
  if (caught === undefined) return '';
  const names = caught.slice(0, most).map((model) => nameOf(view, model, speaker));
  const rest = caught.length - names.length;
  const all = rest > 0 ? [...names, `+${rest}`] : names;
  return say('combat-zone.place.caught', {
    count: caught.length,
    models: new Intl.ListFormat(say.locale, { type: 'unit' }).format(all),
  });
}
