/** A roll of dice with its rerolls. Clauses ES-ROLL; Veteran ES-ABIL-02, Anthem ES-RES-02, ES-CRESIST-02; ES-RULE-34. */
import { accept, defineStep, type Engine, refuse, type Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { has } from './abilities.ts';
import { anthemSpent, diceRolled, dieRerolled } from './events/rolls.ts';
import { featUsed } from './events/units.ts';
import { listOf } from './list-of.ts';
import type { EscapeState, RolledDie } from './types.ts';
import { unitOrNobody } from './units.ts';

/** Combat and Intellect rolls of a character are open to Veteran; the others only to the Anthem. */
const CHARACTER_ROLLS = ['attack', 'dodge', 'hack', 'countermeasure'] as const;
const OTHER_ROLLS = ['drill', 'initiative', 'setup-initiative', 'event'] as const;
export const ROLL_PURPOSES = [...CHARACTER_ROLLS, ...OTHER_ROLLS] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

interface RollMemory {
  readonly purpose: RollPurpose;
  readonly dice: readonly { readonly unit: number; readonly seat: Seat }[];
  /** The dice join those on the table (Evasive). */
  readonly added: boolean;
  /** Seats that may still reroll, in their order; the active side comes first. `undefined` before the dice are rolled. */
  readonly asked?: readonly Seat[];
}

interface Reroll {
  readonly die: number;
  readonly source: 'veteran' | 'anthem';
}
type RerollChoice = Reroll | { readonly keep: true };

const KEEP = { keep: true } as const;

/**
 * Rolls, and asks for rerolls; the dice then lie in `state.roll` until whoever ordered the roll closes it.
 * `dice` in the order of the rulebook: the active character's first.
 */
export const rollDice = defineStep<EscapeState, RollMemory, RerollChoice>({
  name: 'escape/roll',
  clause: 'ES-RULE-34',
  choice: z.union([
    z.strictObject({ keep: z.literal(true) }),
    z.strictObject({ die: z.int().min(0), source: z.enum(['veteran', 'anthem']) }),
  ]),

  who: (_state, { asked }) => asked?.[0],

  candidates(state, memory) {
    const seat = memory.asked?.[0] ?? '';
    return [KEEP, ...rerolls(state, memory, seat)];
  },

  check(state, memory, choice) {
    if ('keep' in choice) return accept();
    const seat = memory.asked?.[0] ?? '';
    const die = state.roll?.dice[choice.die];
    if (die === undefined || !isNew(memory, state, choice.die))
      return refuse('ES-RULE-34', 'no-such-die', { die: choice.die });
    if (choice.source === 'anthem') return checkAnthem(state, memory, seat, die);
    return checkVeteran(state, seat, die, memory);
  },

  apply(state, memory, choice, engine) {
    if ('keep' in choice) return engine.stay(asking(memory, stillAsked(state, memory, 1)));
    const seat = memory.asked?.[0] ?? '';
    if (choice.source === 'anthem') engine.emit(anthemSpent, { seat });
    else engine.emit(featUsed, { unit: state.roll?.dice[choice.die]?.unit ?? -1, feat: 'veteran' });
    const face = engine.die(6, memory.purpose, { owner: state.roll?.dice[choice.die]?.seat });
    engine.emit(dieRerolled, { die: choice.die, face, source: choice.source });
    engine.stay(asking(memory, stillAsked(state, memory, 0)));
  },

  run(state, memory, engine) {
    if (memory.asked !== undefined) return engine.done();
    rollAll(memory, engine);
    const asked = withSources(state, memory, state.seats);
    if (asked.length === 0) return engine.done();
    engine.stay(asking(memory, asked));
  },
});

/** Spelled out: every copy that a spread makes may be of another make, and code that meets many makes is slow. */
const asking = ({ purpose, dice, added }: RollMemory, asked: readonly Seat[]): RollMemory => ({
  purpose,
  dice,
  added,
  asked,
});

function rollAll({ purpose, dice, added }: RollMemory, engine: Engine<EscapeState>): void {
  const faces = listOf(dice, ({ unit, seat }) => ({ unit, seat, face: engine.die(6, purpose, { owner: seat }) }));
  engine.emit(diceRolled, { purpose, dice: faces, added });
}

/** The dice of this roll only: when dice were added, the earlier ones can no longer be rerolled (ES-RULE-34). */
const isNew = ({ dice }: RollMemory, state: EscapeState, index: number): boolean =>
  index >= (state.roll?.dice.length ?? 0) - dice.length;

function rerolls(state: EscapeState, memory: RollMemory, seat: Seat): Reroll[] {
  const found: Reroll[] = [];
  const dice = state.roll?.dice ?? [];
  for (let index = dice.length - memory.dice.length; index < dice.length; index++) {
    const die = dice[index] as RolledDie;
    if (checkVeteran(state, seat, die, memory).ok) found.push({ die: index, source: 'veteran' });
    if (checkAnthem(state, memory, seat, die).ok) found.push({ die: index, source: 'anthem' });
  }
  return found;
}

/** ES-ABIL-02: once per turn, one of its own Combat or Intellect rolls. */
function checkVeteran(state: EscapeState, seat: Seat, die: RolledDie, { purpose }: RollMemory) {
  const unit = unitOrNobody(state, die.unit);
  if (unit === undefined || unit.seat !== seat) return refuse('ES-ABIL-02', 'not-your-die');
  if (!(CHARACTER_ROLLS as readonly string[]).includes(purpose))
    return refuse('ES-RULE-34', 'veteran-not-for-this-roll');
  if (!has(state, unit, 'veteran'))
    return refuse('ES-ABIL-02', 'no-such-ability', { unit: unit.id, ability: 'veteran' });
  if (unit.feats.includes('veteran'))
    return refuse('ES-ABIL-02', 'once-per-turn', { unit: unit.id, ability: 'veteran' });
  if (unit.profile.faction === 'isc' && state.mode === 'cooperation')
    return refuse('ES-CISC-05', 'ability-switched-off');
  return accept();
}

/** ES-RES-02 and ES-CRESIST-02, with the different reach of the two modes (ES-RULE-62). */
function checkAnthem(state: EscapeState, { purpose }: RollMemory, seat: Seat, die: RolledDie) {
  if ((state.anthem[seat] ?? 0) < 1) return refuse('ES-RES-02', 'no-anthem-marker', { seat });
  if (state.mode === 'revolution') {
    return die.seat === seat ? accept() : refuse('ES-RES-02', 'not-your-die');
  }
  const unit = unitOrNobody(state, die.unit);
  if (unit?.faction !== 'resistance') return refuse('ES-RULE-62', 'anthem-not-for-this-roll', { purpose });
  return accept();
}

/** Those of the seats, active side first, that have something to reroll with. */
function withSources(state: EscapeState, memory: RollMemory, seats: readonly Seat[]): readonly Seat[] {
  const asked: Seat[] = [];
  if (!isAnySource(state, memory)) return asked;
  const dice = state.roll?.dice ?? [];
  const first = dice[dice.length - memory.dice.length]?.seat;
  const ordered = [...seats].sort((a, b) => Number(b === first) - Number(a === first));
  for (const seat of ordered) if (rerolls(state, memory, seat).length > 0) asked.push(seat);
  return asked;
}

/** Whether anybody has an Anthem marker or a Veteran among those who roll; mostly the answer is no. */
function isAnySource(state: EscapeState, { dice }: RollMemory): boolean {
  for (const seat of state.seats) if ((state.anthem[seat] ?? 0) > 0) return true;
  for (const { unit: index } of dice) {
    const unit = unitOrNobody(state, index);
    if (unit !== undefined && has(state, unit, 'veteran') && !unit.feats.includes('veteran')) return true;
  }
  return false;
}

function stillAsked(state: EscapeState, memory: RollMemory, from: number): readonly Seat[] {
  return (memory.asked ?? []).slice(from).filter((seat) => rerolls(state, memory, seat).length > 0);
}
