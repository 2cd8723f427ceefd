/** Which dice a command will ask for, before it is played. Clauses ENG-ROLLS. */
import { expect, test } from 'vitest';
import { defineEvent, defineStep, frameOf, rollsOf } from '../src/index.ts';
import { begin, tinyGame } from './tiny-game.ts';

interface Table {
  told: number;
}

const told = defineEvent<Table, { told: number }>({
  name: 'rolls/told',
  write: (state, { told }) => {
    state.told = told;
  },
});

const dodge = defineStep<Table, Record<string, never>, 'stand' | 'dodge'>({
  name: 'rolls/dodge',
  clause: 'ENG-TEST-02',
  who: () => 'south',
  candidates: () => ['stand', 'dodge'],
  apply(_state, _memory, choice, engine) {
    if (choice === 'dodge') engine.emit(told, { told: engine.die(8, 'dodge', { owner: 'south' }) });
    engine.done();
  },
});

const KINDS = ['attack', 'aim', 'draw', 'still', 'many', 'endless'] as const;

const act = defineStep<Table, Record<string, never>, (typeof KINDS)[number]>({
  name: 'rolls/act',
  clause: 'ENG-TEST-01',
  who: () => 'north',
  candidates: () => KINDS,
  apply(_state, _memory, kind, engine) {
    const owner = 'north';
    if (kind === 'attack') {
      engine.roll(6, 2, 'attack', { owner });
      engine.interrupt(dodge, {});
    }
    if (kind === 'aim') {
      engine.die(10, 'aim', { owner });
      if (engine.die(6, 'attack', { owner }) === 6) engine.die(6, 'again', { owner });
      engine.shuffle([1, 2, 3], 'deck');
      engine.die(4, 'hurt', { owner: 'house' });
    }
    if (kind === 'draw') engine.pick(5);
    if (kind === 'many') for (let i = 0; i < 6; i++) engine.die(10, `no ${i}`, { owner });
    if (kind === 'endless') while (engine.die(6, 'more', { owner }) < 7);
  },
});

const game = tinyGame<Table>({
  state: { told: 0 },
  steps: [act, dodge],
  events: [told],
  first: () => frameOf(act, {}),
});

const match = begin(game);
const rolls = (kind: (typeof KINDS)[number]) => rollsOf(game, match.position, kind);
const dice = (sides: number, count: number, purpose: string, owner = 'north') =>
  ({ use: 'dice', sides, count, purpose, owner }) as const;

test('ENG-ROLLS-01 dice and picks are told in order, with owner, and with what they hang on', () => {
  const before = match.hash();
  expect(rolls('attack')).toEqual({
    rolls: [
      { ...dice(6, 2, 'attack'), depends: 'nothing' },
      { ...dice(8, 1, 'dodge', 'south'), depends: 'answers' },
    ],
    complete: true,
  });
  expect(rolls('aim')).toEqual({
    rolls: [
      { ...dice(10, 1, 'aim'), depends: 'nothing' },
      { ...dice(6, 1, 'attack'), depends: 'nothing' },
      { ...dice(4, 1, 'hurt', 'house'), depends: 'dice' },
      { ...dice(6, 1, 'again'), depends: 'dice' },
      { ...dice(4, 1, 'hurt', 'house'), depends: 'dice' },
    ],
    complete: true,
  });
  expect(rolls('draw')).toEqual({ rolls: [{ use: 'pick', of: 5, depends: 'nothing' }], complete: true });
  expect(rolls('still')).toEqual({ rolls: [], complete: true });
  expect(match.hash()).toBe(before);
});

test('ENG-ROLLS-02 what is too much to try is told as not complete, and only the first roll is certain', () => {
  const { rolls: found, complete } = rolls('many');
  expect([found.length, complete]).toEqual([6, false]);
  expect(found.map(({ depends }) => depends)).toEqual(['nothing', 'dice', 'dice', 'dice', 'dice', 'dice']);
  expect(rolls('endless').complete).toBe(false);
});

test('ENG-ROLLS-02 of the answers only those that the game considers are tried, and that is told', () => {
  const standing = {
    ...game,
    considered: (_state: Table, _frame: unknown, legal: readonly unknown[]) => legal.slice(0, 1),
  };
  const { rolls: found, complete } = rollsOf(standing, match.position, 'attack');
  expect(found.map((roll) => (roll.use === 'dice' ? `${roll.purpose} ${roll.depends}` : roll.use))).toEqual([
    'attack nothing',
  ]);
  expect(complete).toBe(false);
});
