/** The order of a turn and its Initiative. Clauses ES-TURN, ES-INIT, ES-ABIL-33; ES-RULE-04; ES-DX-07. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const ROW = `
  +-+-+-+-+-+-+
  |R . . . . D|
  +-+-+-+-+-+-+
`;

/** The Initiative test of turn 2 between a rebel and a drone, with their Int and the two dice, the Resistance's first. */
const test2 = (rebel: string, drone: string, dice: readonly number[], lines = '') =>
  table(
    `${ROW}
    turn: 2 of 6
    unit rebel R ${rebel}
    unit drone D black ${drone}
    ${lines}
    at: turn-initiative`,
    { dice },
  );

test('ES-TURN-01 a turn is Initiative, event, activations, end of turn, result; then the next begins', () => {
  const t = table(
    `${ROW}
    turn: 1 of 6
    unit rebel R int 3
    unit drone D black int 1
    at: begin-turn`,
    { dice: [4, 2] },
  );
  expect(t.events()).toContain('turn-began');
  t.waitingFor('resistance', 'choose-first').dice(3, 4).play('first isc').waitingFor('isc', 'activation');
  expect(t.state.event).toBe(7);
  t.dice(4, 2).play('end', 'end').waitingFor('resistance', 'choose-first');
  const told = t.events().filter((name) => /^(turn|initiative|event|activation)-(began|ended|won)$/.test(name));
  expect(told).toEqual([
    'activation-ended',
    'activation-began',
    'activation-ended',
    'turn-ended',
    'turn-began',
    'initiative-won',
  ]);
  expect(t.state.turn).toBe(3);
});

test('ES-INIT-01 each side rolls a die and adds the Int of its characters on the board at the start of the turn', () => {
  const t = test2(
    'int 3',
    'int 2',
    [2, 2],
    'unit late waiting int 5\nunit gone gone int 4\nunit fallen out black int 5 since 1',
  );
  expect(t.events('initiative-won')).toEqual([{ faction: 'resistance', resistance: 5, isc: 4 }]);
  const other = test2('int 3', 'int 2', [1, 6]);
  expect(other.events('initiative-won')).toEqual([{ faction: 'isc', resistance: 4, isc: 8 }]);
});

test('ES-INIT-02 on the first turn all characters count, also those that wait to enter', () => {
  const first = (turn: string) =>
    table(
      `${ROW}
      turn: ${turn}
      unit rebel R int 1
      unit late waiting int 4
      unit drone D black int 3
      at: turn-initiative`,
      { dice: [3, 3] },
    );
  expect(first('1 of 6').events('initiative-won')).toEqual([{ faction: 'resistance', resistance: 8, isc: 6 }]);
  expect(first('2 of 6').events('initiative-won')).toEqual([{ faction: 'isc', resistance: 4, isc: 6 }]);
});

test('ES-INIT-03 the Int of an Insignificant character is left out', () => {
  const t = test2('int 2', 'int 3', [3, 3], 'unit nobody c1 int 5 insignificant');
  expect(t.events('initiative-won')).toEqual([{ faction: 'isc', resistance: 5, isc: 6 }]);
});

test('ES-INIT-04 a tie goes to the side with the higher sum of Int', () => {
  expect(test2('int 2', 'int 4', [5, 3]).events('initiative-won')).toEqual([{ faction: 'isc', resistance: 7, isc: 7 }]);
  expect(test2('int 4', 'int 2', [3, 5]).events('initiative-won')).toMatchObject([{ faction: 'resistance' }]);
});

test('ES-INIT-05 with equal sums both roll again until somebody wins', () => {
  const t = test2('int 2', 'int 2', [4, 4, 1, 1, 2, 6]);
  expect(t.events('initiative-tied')).toEqual([
    { resistance: 6, isc: 6 },
    { resistance: 3, isc: 3 },
  ]);
  expect(t.events('initiative-won')).toEqual([{ faction: 'isc', resistance: 4, isc: 8 }]);
});

test('ES-INIT-06 the winner decides who activates first', () => {
  const t = test2('int 2', 'int 2', [6, 1]);
  t.waitingFor('resistance', 'choose-first');
  expect(t.legal()).toEqual(['first resistance', 'first isc']);
  t.dice(3, 4).play('first resistance').waitingFor('resistance', 'activation');
});

test('ES-RULE-04 the winner may hand the first activation to the opponent', () => {
  const t = test2('int 2', 'int 2', [6, 1]);
  t.dice(3, 4).play('first isc').waitingFor('isc', 'activation');
  expect(t.state.initiative).toBe('resistance');
  expect(t.state.active).toBe(1);
});

test('ES-DX-07 ten against ten: the ISC wins with the higher sum; six and six with equal dice are rolled again', () => {
  const squads = (rebels: readonly number[], drones: readonly number[], dice: readonly number[]) =>
    table(
      `
      +-+-+-+-+-+-+
      |R S . . C D|
      +-+-+-+-+-+-+
      turn: 2 of 6
      unit rebel R int ${rebels[0]}
      unit second S int ${rebels[1]}
      unit drone D black int ${drones[0]}
      unit clone C green int ${drones[1]}
      at: turn-initiative`,
      { dice },
    );
  expect(squads([3, 3], [4, 3], [4, 3]).events('initiative-won')).toEqual([
    { faction: 'isc', resistance: 10, isc: 10 },
  ]);
  const again = squads([3, 3], [3, 3], [4, 4, 5, 1]);
  expect(again.events('initiative-tied')).toEqual([{ resistance: 10, isc: 10 }]);
  expect(again.events('initiative-won')).toEqual([{ faction: 'resistance', resistance: 11, isc: 7 }]);
});

test('ES-ABIL-33 Insignificant: no Int in the Initiative of a turn nor in that of the set-up', () => {
  for (const at of ['turn-initiative', 'setup-initiative']) {
    const t = table(
      `${ROW}
      turn: 1 of 6
      unit rebel R int 6 insignificant
      unit drone D black int 1
      marker crate nowhere
      at: ${at}`,
      { dice: [3, 3] },
    );
    const won = at === 'turn-initiative' ? 'initiative-won' : 'setup-initiative-won';
    expect(t.events(won)).toEqual([{ faction: 'isc', resistance: 3, isc: 4 }]);
  }
});
