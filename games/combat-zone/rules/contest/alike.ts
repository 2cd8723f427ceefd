/** Which faces of an opposing die come to the same, so that odds need not look at each: all that are beaten, all that hold. */
import { hasReflexes } from '../abilities/card-index.ts';
import { actionOf, keywordsOf } from '../abilities/skills.ts';
import type { CombatZoneState, Contest, Roller } from '../types.ts';
import { beats, isFumble } from './compare.ts';
import { mayChange } from './luck.ts';

/** Each die stands alone against the acting one: of several in a brawl the lowest is sought, and then every number counts. */
function areApart(state: CombatZoneState, { acting, opposing, action, purpose }: Contest): boolean {
  if (opposing.length === 1 || purpose === 'evade') return true;
  const card = action === undefined || acting.model < 0 ? undefined : actionOf(state, acting.model, action);
  return card !== undefined && keywordsOf(state, acting.model, card, opposing[0]?.model).torrent !== undefined;
}

/** A card will turn a die once it lies there, or have a success with Influence rolled again. */
const isTurned = ({ models }: CombatZoneState, { acting, opposing }: Contest): boolean =>
  acting.skill === 'influence' ||
  [acting, ...opposing].some(({ model }) => models[model]?.boosts.some(({ gift }) => TURNING.includes(gift.give)));

/** A card wakes up when somebody fumbles. */
const areFumblesTold = (state: CombatZoneState): boolean =>
  hasReflexes(state, 'rival-fumbled') || hasReflexes(state, 'opposing-fumbled');

const TURNING: readonly string[] = ['turns-roll', 'turns-fumble'];

/** The kind of a face, once the acting die shows `first`; the face itself where the dice may still change. */
export function kindOfFace(
  state: CombatZoneState,
  contest: Contest,
  first: number,
  roller: Roller,
): (face: number) => number | string {
  let isFinal: boolean | undefined;
  return (face) => {
    isFinal ??= areApart(state, contest) && !isTurned(state, contest) && !mayChange(state);
    if (!isFinal) return face;
    const acting = { ...contest.acting, die: { ...contest.acting.die, face: first } };
    const opposing = { ...roller, die: { ...roller.die, face } };
    return `${beats(acting, opposing)}${areFumblesTold(state) && isFumble(opposing) ? ' fumble' : ''}`;
  };
}
