/** Turn Initiative: who decides which side activates first. Clauses ES-INIT; ES-RULE-04, ES-ABIL-33. */
import { accept, defineStep, type Engine } from '@tablerunner/engine';
import { z } from 'zod';
import { has } from '../abilities.ts';
import { rollClosed } from '../events/rolls.ts';
import { firstChosen, initiativeTied, initiativeWon } from '../events/turn.ts';
import { type RollPurpose, rollDice } from '../roll.ts';
import { type EscapeState, FACTIONS, type Faction, type Unit } from '../types.ts';
import { isOnBoard, seatOf, value } from '../units.ts';

/** Int of those that count, Insignificant ones left out (ES-INIT-03, ES-SETUP-09). */
function intellectSum(state: EscapeState, faction: Faction, counts: (unit: Unit) => boolean): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.faction !== faction || !counts(unit) || has(state, unit, 'insignificant')) continue;
    sum += value(state, unit, 'int');
  }
  return sum;
}

export interface Test {
  readonly sums: Readonly<Record<Faction, number>>;
  readonly totals: Readonly<Record<Faction, number>>;
}

/** Each side rolls one die; the dice then lie in `state.roll`. */
export function rollForBoth(state: EscapeState, purpose: RollPurpose, engine: Engine<EscapeState>): void {
  const dice = FACTIONS.map((faction) => ({ unit: -1, seat: seatOf(state, faction) }));
  engine.interrupt(rollDice, { purpose, dice, added: false });
}

/** Takes the dice off the table. */
export function readTest(state: EscapeState, counts: (unit: Unit) => boolean, engine: Engine<EscapeState>): Test {
  const faceOf = (faction: Faction): number => state.roll?.dice[FACTIONS.indexOf(faction)]?.face ?? 0;
  const sums = { resistance: intellectSum(state, 'resistance', counts), isc: intellectSum(state, 'isc', counts) };
  const totals = { resistance: sums.resistance + faceOf('resistance'), isc: sums.isc + faceOf('isc') };
  engine.emit(rollClosed, {});
  return { sums, totals };
}

const higher = ({ resistance, isc }: Test['totals']): Faction | undefined =>
  resistance === isc ? undefined : resistance > isc ? 'resistance' : 'isc';

interface Rolled {
  readonly rolled?: boolean;
}

/** Who is on the board now counts; in the first turn everybody does (ES-INIT-01, ES-INIT-02). */
export const turnInitiative = defineStep<EscapeState, Rolled>({
  name: 'escape/turn-initiative',
  clause: 'ES-INIT-01',
  run(state, { rolled }, engine) {
    if (rolled !== true) {
      engine.stay<Rolled>({ rolled: true });
      return rollForBoth(state, 'initiative', engine);
    }
    const { sums, totals } = readTest(state, (unit) => state.turn === 1 || isOnBoard(unit), engine);
    const winner = higher(totals) ?? higher(sums); // ES-INIT-04
    if (winner === undefined) {
      engine.emit(initiativeTied, totals);
      return engine.stay<Rolled>({}); // ES-INIT-05
    }
    engine.emit(initiativeWon, { faction: winner, ...totals });
    engine.next(chooseFirst, {});
  },
});

interface First {
  readonly kind: 'first';
  readonly faction: Faction;
}

const FIRSTS: readonly First[] = FACTIONS.map((faction) => ({ kind: 'first', faction }));

/** ES-INIT-06: whoever holds the Initiative may also let the other side begin. */
export const chooseFirst = defineStep<EscapeState, Record<string, never>, First>({
  name: 'escape/choose-first',
  clause: 'ES-INIT-06',
  choice: z.strictObject({ kind: z.literal('first'), faction: z.enum(FACTIONS) }),
  who: (state) => seatOf(state, state.initiative),
  candidates: () => FIRSTS,
  legal: () => FIRSTS,
  check: () => accept(),
  apply(_state, _memory, { faction }, engine) {
    engine.emit(firstChosen, { faction });
    engine.done();
  },
});
