/** What effects of cards write. */
import { defineEvent } from '@tablerunner/engine';
import { takeCarried } from '../events/carried.ts';
import { SIDES_OF } from '../lists.ts';
import type { Boost, CombatZoneState, Marker, Roller } from '../types.ts';
import { modelOf, playerOf } from '../units.ts';

/** CZ-HACK-01, CZ-HACK-03. */
export const hackAdded = defineEvent<CombatZoneState, { model: number; by: number }>({
  name: 'combat-zone/hack-added',
  write(state, { model }) {
    modelOf(state, model).hacked += 1;
  },
});

export const boostGiven = defineEvent<CombatZoneState, { model: number; boost: Boost }>({
  name: 'combat-zone/boost-given',
  write(state, { model, boost }) {
    modelOf(state, model).boosts.push({ ...boost });
  },
});

/** `places`: places among its boosts. */
export const boostsEnded = defineEvent<CombatZoneState, { model: number; places: readonly number[] }>({
  name: 'combat-zone/boosts-ended',
  write(state, { model, places }) {
    const boosted = modelOf(state, model);
    boosted.boosts = boosted.boosts.filter((_, i) => !places.includes(i));
  },
});

/** Some of the wounds that are about to be suffered do not happen. */
export const woundsIgnored = defineEvent<CombatZoneState, { model: number; wounds: number; card: string }>({
  name: 'combat-zone/wounds-ignored',
  write({ blow }, { wounds }) {
    if (blow !== undefined) blow.wounds = Math.max(0, blow.wounds - wounds);
  },
});

/** A place in a contest: -1 is the acting side, the others count the opposing ones. */
interface Roll {
  readonly roller: number;
  readonly card: string;
}

const rollerOf = ({ contest }: CombatZoneState, roller: number) =>
  roller === -1 ? contest?.acting : contest?.opposing[roller];

export const rollRaised = defineEvent<CombatZoneState, Roll & { by: number }>({
  name: 'combat-zone/roll-raised',
  write(state, { roller, by, card }) {
    const found = rollerOf(state, roller);
    if (found !== undefined) found.bonuses = [...found.bonuses, { why: card, by }];
  },
});

/** The die shows its crit face now. */
export const dieTurned = defineEvent<CombatZoneState, Roll>({
  name: 'combat-zone/die-turned',
  write(state, { roller }) {
    const found = rollerOf(state, roller);
    if (found !== undefined) found.die.face = SIDES_OF[found.die.colour];
  },
});

/** Turned face down (CZ-EXHAUST-01). */
export const cardExhausted = defineEvent<CombatZoneState, { model: number; carried: number }>({
  name: 'combat-zone/card-exhausted',
  write(state, { model, carried }) {
    const card = modelOf(state, model).carried[carried];
    if (card !== undefined) card.isExhausted = true;
  },
});

export const cardPassed = defineEvent<CombatZoneState, { model: number; to: number; carried: number; card: string }>({
  name: 'combat-zone/card-passed',
  write(state, { model, to, carried }) {
    const gone = takeCarried(state, model, carried);
    if (gone !== undefined) modelOf(state, to).carried.push({ ...gone, isPrinted: false });
  },
});

/** A card that was discarded is back: repaired in time. */
export const cardRepaired = defineEvent<CombatZoneState, { model: number; card: string; isPrinted: boolean }>({
  name: 'combat-zone/card-repaired',
  write(state, { model, card, isPrinted }) {
    modelOf(state, model).carried.push({ card, isPrinted, isExhausted: false });
    const at = state.loot.discard.lastIndexOf(card);
    if (at >= 0) state.loot.discard.splice(at, 1);
  },
});

/** For the rest of the match: healing brings back the weaker colour. */
export const tokenWeakened = defineEvent<CombatZoneState, { model: number; token: number }>({
  name: 'combat-zone/token-weakened',
  write(state, { model, token }) {
    const { tokens } = modelOf(state, model);
    const weak = tokens[token];
    if (weak !== undefined) tokens[token] = { ...weak, printed: 'yellow' };
  },
});

export const luckGained = defineEvent<CombatZoneState, { player: number; tokens: number }>({
  name: 'combat-zone/luck-gained',
  write(state, { player, tokens }) {
    playerOf(state, player).luck += tokens;
  },
});

export const markerLaid = defineEvent<CombatZoneState, Marker>({
  name: 'combat-zone/marker-laid',
  write(state, marker) {
    state.markers.push({ ...marker });
  },
});

export const markersCleared = defineEvent<CombatZoneState, { player: number; card: string }>({
  name: 'combat-zone/markers-cleared',
  write(state, { player, card }) {
    state.markers = state.markers.filter((marker) => marker.player !== player || marker.card !== card);
  },
});

/** Another model will [RE]act in the place of the wounded one. */
export const answerHanded = defineEvent<CombatZoneState, { from: number; to: number }>({
  name: 'combat-zone/answer-handed',
  write(state, { from, to }) {
    state.answers = state.answers.map((answer) => (answer.model === from ? { ...answer, model: to } : answer));
  },
});

/** Another model has become the target before the dice fell. */
export const steppedIn = defineEvent<CombatZoneState, { model: number; target: number; roller: Roller }>({
  name: 'combat-zone/stepped-in',
  write({ contest }, { target, roller }) {
    if (contest === undefined) return;
    contest.opposing = contest.opposing.map((one) =>
      one.model === target ? { ...roller, die: { ...roller.die } } : one,
    );
  },
});
