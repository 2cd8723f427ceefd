/** What kind of game it is. Clauses ES-GAME-01 to ES-GAME-08; ES-BURN-01, ES-BURN-03. */
import { fastChance, firstPosition, type Rolled, Runner, readOptions } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { BOARDS } from '../../content/boards.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { escapeGame } from '../../index.ts';
import { boardFromPlan } from '../../rules/board.ts';
import { type EscapeState, FACTIONS } from '../../rules/types.ts';
import { table } from '../kit.ts';

test('ES-GAME-01 the boards are grids of square cells', () => {
  expect(BOARDS.length).toBeGreaterThan(0);
  for (const plan of BOARDS) {
    const { grid } = boardFromPlan(plan);
    expect(grid.cellCount, plan.id).toBe(grid.width * grid.height);
    expect(plan.plan.length, plan.id).toBe(2 * grid.height + 1);
  }
});

test('ES-GAME-02 there are exactly two factions, and every character is of one of them', () => {
  expect(FACTIONS).toEqual(['resistance', 'isc']);
  expect(new Set(CHARACTERS.map(({ faction }) => faction))).toEqual(new Set(FACTIONS));
});

test('ES-GAME-03 there are exactly two modes', () => {
  expect(escapeGame.modes).toEqual([
    { id: 'revolution', seats: { min: 2, max: 2 } },
    { id: 'cooperation', seats: { min: 1, max: 6 } },
  ]);
  expect(readOptions(escapeGame, { mode: 'solo' }).ok).toBe(false);
});

test('ES-GAME-04 a lone player plays Cooperation with the whole squad', () => {
  expect(escapeGame.seats({ mode: 'cooperation', players: 1 })).toEqual(['p1']);
  const t = table(`
    +-+-+-+
    |A . B|
    +-+-+-+
    mode: cooperation
    unit anna A
    unit bert B`);
  expect(t.state.units.every(({ seat }) => seat === 'p1')).toBe(true);
  expect(t.state.leader).toBe('p1');
});

test('ES-GAME-05 only six-sided dice are rolled', () => {
  const read = readOptions(escapeGame, { squads: 'proposed' });
  if (!read.ok) throw new Error(read.problem);
  const chance = fastChance('only six sides');
  const runner = new Runner<EscapeState>(escapeGame, firstPosition(escapeGame, read.value, chance), chance, {
    record: true,
  });
  runner.advance();
  for (let i = 0; i < 400 && runner.position.outcome === undefined; i++) {
    const legal = runner.legal();
    runner.play(legal[chance.below(legal.length)]);
  }
  const rolls = runner.events.filter(({ name }) => name === 'engine/rolled').map(({ data }) => data as Rolled);
  expect(rolls.length).toBeGreaterThan(4);
  expect(new Set(rolls.map(({ sides }) => sides))).toEqual(new Set([6]));
});

test('ES-GAME-06 Revolution: each seat leads one squad, and the scenario gives each side its goal', () => {
  expect(escapeGame.seats({ mode: 'revolution', players: 1 })).toEqual(['resistance', 'isc']);
  for (const { id, mode, victory } of SCENARIOS) {
    if (mode === 'revolution')
      expect(
        [victory.resistance, victory.isc].every((goal) => goal !== undefined),
        id,
      ).toBe(true);
  }
});

const SQUADS = `
  +-+-+-+-+
  |A . . M|
  + + + + +
  |B . . N|
  +-+-+-+-+
  unit anna A
  unit mole M isc
  unit bert B
  unit newt N isc
  turn: 2 of 6`;

test('ES-GAME-07 Revolution: the players take turns activating members of their squads', () => {
  const t = table(SQUADS);
  t.waitingFor('resistance', 'activation').play('end');
  t.waitingFor('isc', 'choose-active');
  expect(t.legal()).toEqual(['activate mole', 'activate newt']);
  t.play('activate newt', 'end');
  expect(t.waitingFor('resistance').state.active).toBe(2); // only Bert is left
});

test('ES-GAME-08 a turn is over when every character has been activated; then the next begins', () => {
  const t = table(SQUADS);
  t.play('end', 'activate mole', 'end', 'end');
  expect(t.state).toMatchObject({ turn: 2, active: 3 });
  t.dice(6, 1).play('end'); // the Initiative of turn 3
  expect(t.state.turn).toBe(3);
  expect(t.state.units.some(({ activated }) => activated)).toBe(false);
});

test('ES-BURN-01 Burn markers come from the Flamethrower in both modes, and from the Gas Grenade in Cooperation', () => {
  const hall = `
    +-+-+-+-+
    |. . . .|
    + + + + +
    |A . . .|
    +-+-+-+-+
    unit anna A`;
  for (const mode of ['revolution', 'cooperation']) {
    const t = table(`${hall} flamethrower\nmode: ${mode}`);
    expect([...t.play('flame b1 c1').burns].sort()).toEqual(['b1', 'c1']);
  }
  const thrown = (who: string, mode: string): number => {
    const t = table(`${hall} ${who} carries gas-grenade\nmode: ${mode}`).dice(3);
    return t.play('blast gas-grenade d1').burns.length;
  };
  expect(thrown('resistance', 'cooperation')).toBeGreaterThan(0);
  expect(thrown('isc', 'revolution')).toBe(0);
});

test('ES-BURN-03 all Burn markers go at the end of the turn', () => {
  const t = table(`${SQUADS}
    burns: b1 b2 c1`);
  t.play('end', 'activate mole', 'end', 'end');
  expect(t.burns).toEqual(['b1', 'b2', 'c1']);
  t.dice(6, 1).play('end');
  expect(t.burns).toEqual([]);
});
