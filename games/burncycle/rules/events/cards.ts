/** What happens through cards, abilities and captains. */
import { defineEvent } from '@tablerunner/engine';
import type { BurncycleState, Imperative } from '../types.ts';
import { botAt } from '../units.ts';

/** An action was begun, by a bot (BC-TURN-05). */
export const actionTaken = defineEvent<BurncycleState, { bot: number; action: string }>({
  name: 'burncycle/action-taken',
  write() {},
});

/** A card or an ability was used; `note` keeps when, where that is limited. */
export const powerUsed = defineEvent<BurncycleState, { bot: number; power: string; note: string; moment: number }>({
  name: 'burncycle/power-used',
  write(state, { bot, note, moment }) {
    if (note !== '') botAt(state, bot).notes[note] = moment;
  },
});

/** BC-EQUIP-05: the die of a Counter is turned. */
export const counterTurned = defineEvent<BurncycleState, { bot: number; item: number; card: string; to: number }>({
  name: 'burncycle/counter-turned',
  write(state, { bot, item, to }) {
    const held = botAt(state, bot).items[item];
    if (held !== undefined) held.counter = to;
  },
});

/** The die of an equipment card or of a bot was rolled (BC-EQUIP-06, BC-BOT-03). */
export const powerDieRolled = defineEvent<BurncycleState, { bot: number; die: string; face: number }>({
  name: 'burncycle/power-die-rolled',
  write() {},
});

/** Steps that the bot alone can make in this move action (BC-MOVE-10); 0 when it is over. */
export const stepsGiven = defineEvent<BurncycleState, { bot: number; to: number }>({
  name: 'burncycle/steps-given',
  write(state, { bot, to }) {
    const { notes } = botAt(state, bot);
    if (to > 0) notes.steps = to;
    else delete notes.steps;
  },
});

/** BC-IMP-02. */
export const imperativeDrawn = defineEvent<BurncycleState, { bot: number; card: string }>({
  name: 'burncycle/imperative-drawn',
  write(state, { bot, card }) {
    botAt(state, bot).imperative = { card, progress: 0 };
  },
});

export const imperativeCounted = defineEvent<BurncycleState, { bot: number; progress: number }>({
  name: 'burncycle/imperative-counted',
  write(state, { bot, progress }) {
    const { imperative } = botAt(state, bot);
    if (imperative !== undefined) imperative.progress = progress;
  },
});

/** Complete, given up or broken (BC-IMP-05 to 07). */
export const imperativeEnded = defineEvent<BurncycleState, { bot: number; how: 'complete' | 'given-up' | 'broken' }>({
  name: 'burncycle/imperative-ended',
  write(state, { bot }) {
    const agent = botAt(state, bot);
    state.decks.imperative.discard.push((agent.imperative as Imperative).card);
    agent.imperative = undefined;
  },
});

/** BC-THREAT-04: one event of the threat card; it never happens again. */
export const threatEventReached = defineEvent<BurncycleState, { event: string; level: number }>({
  name: 'burncycle/threat-event-reached',
  write(state, { level }) {
    state.highest = level;
  },
});

/** Threat events wait from here on, or no longer (BC-PING-14, BC-RULE-97). */
export const threatHeld = defineEvent<BurncycleState, { isHeld: boolean }>({
  name: 'burncycle/threat-held',
  write(state, { isHeld }) {
    state.isThreatHeld = isHeld;
  },
});

/** BC-TURN-07. */
export const captainActed = defineEvent<BurncycleState, { captain: string; bot: number }>({
  name: 'burncycle/captain-acted',
  write() {},
});

/** A degraded chip is turned back to its active side (BC-CYCLE-04). */
export const chipRestored = defineEvent<BurncycleState, { slot: number }>({
  name: 'burncycle/chip-restored',
  write(state, { slot }) {
    const restored = state.burncycle[slot];
    if (restored !== undefined) restored.isDegraded = false;
  },
});

/** AP for the test that is being made (BC-AP-03). */
export const apAdded = defineEvent<BurncycleState, { by: number }>({
  name: 'burncycle/ap-added',
  write(state, { by }) {
    if (state.test !== undefined) state.test.bonus += by;
  },
});

/** A die of the test shows another face: it was turned, or rolled again. */
export const dieTurned = defineEvent<BurncycleState, { die: number; face: number }>({
  name: 'burncycle/die-turned',
  write(state, { die, face }) {
    const turned = state.test?.dice[die];
    if (turned === undefined) return;
    turned.face = face;
    turned.isIconUsed = false;
  },
});
