/** Games in which everybody carries cards and programs by chance, for tests that want every card and every step at work. */
import { fastChance, firstPosition, type Position, Runner } from '@tablerunner/engine';
import { CARDS } from '../../content/cards.ts';
import { SCENARIOS } from '../../content/scenarios/scenarios.ts';
import { cloneState } from '../../rules/clone.ts';
import type { CombatZoneState, Model } from '../../rules/types.ts';
import { bareGame, optionsOf } from '../match-kit.ts';

const GEAR = Object.keys(CARDS.gear);
const PROGRAMS = Object.keys(CARDS.programs);
const MOST_DECISIONS = 6000;

/** Four cards each, and three programs for every second character. */
function equip(model: Model, die: ReturnType<typeof fastChance>): void {
  const carry = (card: string): void => {
    if (!model.carried.some((one) => one.card === card))
      model.carried.push({ card, isPrinted: false, isExhausted: false });
  };
  for (let i = 0; i < 4; i++) carry(GEAR[die.below(GEAR.length)] ?? '');
  if (die.below(2) === 0) return;
  carry('cyberdeck');
  for (let i = 0; i < 3; i++) {
    const card = PROGRAMS[die.below(PROGRAMS.length)] ?? '';
    if (!model.programs.some((one) => one.card === card))
      model.programs.push({ card, isRunning: false, isTried: false });
  }
}

/** Plays game `number`, mostly deeds other than moves, and calls `look` at every decision. */
export function playWithCards(
  number: number,
  look: (runner: Runner<CombatZoneState>, decisions: number) => void,
): Runner<CombatZoneState> {
  const { id, players } = SCENARIOS[number % SCENARIOS.length] ?? { id: 'turf-war', players: 2 };
  const chance = fastChance(`cards ${number}`);
  const die = fastChance(`cards ${number} choices`);
  const first = firstPosition(bareGame, optionsOf({ scenario: id, players, limit: 100, field: 'bare' }), chance);
  const state: CombatZoneState = { ...first.state, cards: CARDS };
  for (const model of state.models) if (model.kind === 'character') equip(model, die);
  const runner = new Runner<CombatZoneState>(bareGame, { ...first, state }, chance, { record: true });
  runner.advance();
  for (let decisions = 0; runner.position.outcome === undefined; decisions++) {
    if (decisions > MOST_DECISIONS) throw new Error(`game ${number} does not end`);
    look(runner, decisions);
    const legal = runner.legal();
    const deeds = legal.filter((choice) => !['move', 'end'].includes((choice as { kind: string }).kind));
    const pool = deeds.length > 0 && die.below(4) > 0 ? deeds : legal;
    runner.play(pool[die.below(pool.length)]);
  }
  return runner;
}

/** The first positions of these games with each pile of steps at work, so many of each. */
export function positionsWithCards(numbers: readonly number[], each: number): Position<CombatZoneState>[] {
  const found = new Map<string, Position<CombatZoneState>[]>();
  for (const number of numbers) {
    playWithCards(number, ({ position }) => {
      const pile = position.stack.map(({ step }) => step).join(' ');
      const alike = found.get(pile) ?? [];
      found.set(pile, alike);
      if (alike.length >= each) return;
      const { stack, drawn } = position;
      alike.push({ state: cloneState(position.state), stack: [...stack], drawn });
    });
  }
  return [...found.values()].flat();
}
