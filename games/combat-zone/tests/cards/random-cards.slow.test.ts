/** Games in which everybody carries cards and programs by chance: whatever meets whatever, the game goes on and ends. */
import { fastChance, firstPosition, Runner } from '@tablerunner/engine';
import { expect, it } from 'vitest';
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

/** Names of what happened, each once. */
function play(number: number): ReadonlySet<string> {
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
    if (decisions % 100 === 0) expect(cloneState(runner.position.state)).toEqual(runner.position.state);
    const legal = runner.legal();
    const deeds = legal.filter((choice) => !['move', 'end'].includes((choice as { kind: string }).kind));
    const pool = deeds.length > 0 && die.below(4) > 0 ? deeds : legal;
    runner.play(pool[die.below(pool.length)]);
  }
  return new Set(runner.events.map(({ name }) => name.replace('combat-zone/', '')));
}

it('twelve games with cards by chance come to an end, and nearly everything that cards write happens in them', () => {
  const happened = new Set<string>();
  for (let number = 0; number < 12; number++) for (const name of play(number)) happened.add(name);
  const wanted = ['boost-given', 'card-discarded', 'card-exhausted', 'drone-deployed', 'hack-added', 'launch-failed'];
  for (const name of [...wanted, 'marker-laid', 'program-launched', 'roll-raised']) expect(happened).toContain(name);
}, 300_000);
