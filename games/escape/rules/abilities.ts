/** The 27 abilities by name, and whether a character can use one now. Clauses ES-ABIL-*, ES-CISC-05 to 08, ES-EVENT-15. */
import { ABILITIES, type Ability, type Colour } from './lists.ts';
import type { EscapeState, Profile, Unit } from './types.ts';

export { ABILITIES, ABILITIES_WITH_X, type Ability } from './lists.ts';

/** The event Disconnection (ES-EVENT-15). */
const DISCONNECTION = 12;

/** Drawbacks: nobody gets rid of them by not being able to use them. */
const DRAWBACKS: readonly Ability[] = ['insignificant', 'no-arms'];

/** Hardware Restrictions of Cooperation: what an ISC character of rank 2 or more keeps (ES-CISC-06 to ES-CISC-08). */
const KEPT: Readonly<Record<Colour, Ability>> = { black: 'stabiliser', green: 'infiltration', blue: 'armour' };

type Worth = Readonly<Record<Ability, number>>;

/**
 * X of all 27 abilities by card, 0 for those it lacks. Most questions are about an ability that is not on the card, and to
 * find that something is missing takes much longer than to find a 0, the more so as the cards all look different.
 */
const worthByCard = new WeakMap<Profile, Worth>();

function worthOf(profile: Profile): Worth {
  let worth = worthByCard.get(profile);
  if (worth === undefined) {
    worth = Object.fromEntries(ABILITIES.map((name) => [name, profile.abilities[name] ?? 0])) as Worth;
    worthByCard.set(profile, worth);
  }
  return worth;
}

/** X of the ability if the character has it and may use it now, else 0; 1 for an ability without a number. */
export function ability(state: EscapeState, unit: Unit, name: Ability): number {
  const x = worthOf(unit.profile)[name];
  if (x === 0) return 0;
  return unit.faction === 'isc' && isSwitchedOff(state, unit, name) ? 0 : x;
}

function isSwitchedOff(state: EscapeState, { profile }: Unit, name: Ability): boolean {
  if (DRAWBACKS.includes(name)) return false;
  if (state.mode === 'revolution') return state.event === DISCONNECTION;
  return profile.rank >= 2 && (profile.colour === undefined || KEPT[profile.colour] !== name); // ES-CISC-05
}

export const has = (state: EscapeState, unit: Unit, name: Ability): boolean => ability(state, unit, name) > 0;
