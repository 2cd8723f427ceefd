/** The roll on the event table, and Anticipation. Clauses ES-EVENT-01, ES-ABIL-08; ES-RULE-36, ES-RULE-94. */
import { accept, defineStep, refuse, type Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { has } from '../abilities.ts';
import { rollClosed } from '../events/rolls.ts';
import { eventBegan, eventShifted } from '../events/turn.ts';
import { actionSpent, featUsed } from '../events/units.ts';
import type { EscapeState, Unit } from '../types.ts';
import { indexOf, isOnBoard, left, otherFaction, seatOf, unitAt } from '../units.ts';
import { titleOfEvent } from './event-titles.ts';
import { rollForBoth } from './initiative.ts';

interface Rolled {
  readonly rolled?: boolean;
}

const FEWEST = 2;
const MOST = 12;

/** Revolution: one die of each player; rerolls come first, then Anticipation (ES-RULE-94). */
export const rollEvent = defineStep<EscapeState, Rolled>({
  name: 'escape/roll-event',
  clause: 'ES-EVENT-01',
  run(state, { rolled }, engine) {
    if (rolled !== true) {
      engine.stay<Rolled>({ rolled: true });
      return rollForBoth(state, 'event', engine);
    }
    const result = state.roll?.dice.reduce((sum, { face }) => sum + face, 0) ?? 0;
    engine.emit(rollClosed, {});
    const sides = [state.initiative, otherFaction(state.initiative)];
    engine.next(anticipation, { result, asked: sides.map((faction) => seatOf(state, faction)) });
  },
});

interface AnticipationMemory {
  readonly result: number;
  /** Seats in the order in which they decide; a seat that passes is out. */
  readonly asked: readonly Seat[];
}

interface Anticipate {
  readonly kind: 'anticipate';
  readonly unit: string;
  readonly shift: number;
}
type AnticipationChoice = Anticipate | { readonly kind: 'pass' };

const PASS = { kind: 'pass' } as const;
const SHIFTS = [1, -1] as const;

/** Changes the result step by step; then the row of the table that it names begins. Its effect is the next step's work. */
export const anticipation = defineStep<EscapeState, AnticipationMemory, AnticipationChoice>({
  name: 'escape/anticipation',
  clause: 'ES-ABIL-08',
  choice: z.union([
    z.strictObject({ kind: z.literal('anticipate'), unit: z.string(), shift: z.int().min(-1).max(1) }),
    z.strictObject({ kind: z.literal('pass') }),
  ]),

  who: seatToAsk,

  candidates(state, memory) {
    const seat = seatToAsk(state, memory);
    return [
      PASS,
      ...state.units.flatMap((unit) =>
        unit.seat === seat && canAnticipate(state, unit)
          ? SHIFTS.map((shift) => ({ kind: 'anticipate', unit: unit.id, shift }) as const)
          : [],
      ),
    ];
  },

  check(state, memory, choice) {
    if (choice.kind === 'pass') return accept();
    const unit = state.units[indexOf(state, choice.unit)];
    if (unit === undefined || unit.seat !== seatToAsk(state, memory))
      return refuse('ES-ABIL-08', 'not-your-character', { unit: choice.unit });
    if (!isOnBoard(unit)) return refuse('ES-RULE-36', 'not-on-the-board', { unit: unit.id });
    if (!has(state, unit, 'anticipation'))
      return refuse('ES-ABIL-08', 'no-such-ability', { unit: unit.id, ability: 'anticipation' });
    if (unit.feats.includes('anticipation'))
      return refuse('ES-ABIL-08', 'once-per-turn', { unit: unit.id, ability: 'anticipation' });
    if (left(state, unit, 'int') < 1) return refuse('ES-ABIL-08', 'no-action-left', { unit: unit.id, pool: 'int' });
    const result = memory.result + choice.shift;
    if (choice.shift === 0 || result < FEWEST || result > MOST)
      return refuse('ES-RULE-36', 'no-such-event', { result });
    return accept();
  },

  apply(state, memory, choice, engine) {
    const asked = memory.asked.slice(memory.asked.indexOf(seatToAsk(state, memory) ?? ''));
    if (choice.kind === 'pass')
      return engine.stay<AnticipationMemory>({ result: memory.result, asked: asked.slice(1) });
    const unit = indexOf(state, choice.unit);
    const result = memory.result + choice.shift;
    engine.emit(actionSpent, { unit, pool: 'int' });
    engine.emit(featUsed, { unit, feat: 'anticipation' });
    engine.emit(eventShifted, { unit, shift: choice.shift, result });
    engine.stay<AnticipationMemory>({ result, asked });
  },

  run(state, { result }, engine) {
    engine.emit(eventBegan, { row: result, title: titleOfEvent(state.mode, result) });
    engine.done();
  },
});

const canAnticipate = (state: EscapeState, unit: Unit): boolean =>
  isOnBoard(unit) &&
  has(state, unit, 'anticipation') &&
  !unit.feats.includes('anticipation') &&
  left(state, unit, 'int') > 0;

/** The next seat that could do something. */
function seatToAsk(state: EscapeState, { asked }: AnticipationMemory): Seat | undefined {
  return asked.find((seat) =>
    state.units.some((_, index) => {
      const unit = unitAt(state, index);
      return unit.seat === seat && canAnticipate(state, unit);
    }),
  );
}
