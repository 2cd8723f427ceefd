/** Movement actions. Clauses ES-MOVE; ES-ABIL-32, ES-ABIL-52; ES-RULE-30, ES-RULE-31. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const HALL = `
  +-+-+-+-+
  |. . . .|
  + + + + +
  |A . M .|
  +-+-+-+-+
  unit anna A mvt 3
  unit mole M isc`;

test('ES-MOVE-01 the Mvt value is the greatest number of cells in one activation', () => {
  const t = table(HALL).play('a2', 'b2', 'c2');
  expect(t.unit('anna')).toMatchObject({ cell: 'c2', left: { mvt: 0 } });
  expect(t.try('d2')).toBeRefused({ clause: 'ES-MOVE-01', reason: 'no-action-left' });
  expect(table(HALL.replace('mvt 3', 'mvt 4')).play('a2', 'b2', 'c2').try('d2')).toBeAccepted();
});

test('ES-MOVE-02 one action moves the character one adjacent cell', () => {
  const t = table(HALL);
  expect(t.try('b2')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'no-diagonal-steps' });
  expect(t.try('a1')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'not-adjacent' });
  expect(t.try('d2')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'not-adjacent' });
  t.play('b1');
  expect(t.unit('anna')).toMatchObject({ cell: 'b1', left: { mvt: 2 } });
});

test('ES-MOVE-02 the cell must be free', () => {
  const t = table(HALL).play('b1');
  expect(t.try('c1')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
  expect(t.try('b2')).toBeAccepted();
});

test('ES-MOVE-02 holes are no cells', () => {
  const t = table(`
    +-+-+-+
    |A # .|
    +-+-+-+
    unit anna A`);
  expect(t.legal()).toEqual(['end']);
});

test('ES-MOVE-03 no way through a wall, a closed door or a closed locked door', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    + +-+ +
    |.dA7.|
    + + + +
    |. . .|
    +-+-+-+
    unit anna A`);
  for (const to of ['b3', 'a2', 'c2']) {
    expect(t.try(to)).toBeRefused({ clause: 'ES-MOVE-03', reason: 'way-is-barred' });
  }
  expect(t.try('b1')).toBeAccepted();
});

test('ES-MOVE-04 Movement actions may be taken one at a time, with other actions in between', () => {
  const t = table(HALL);
  t.play('b1');
  t.dice(3).play('melee mole', 'pass').play('b2');
  expect(t.unit('anna')).toMatchObject({ cell: 'b2', left: { mvt: 1, cbt: 1 } });
});

test('ES-MOVE-05 entering the board and leaving it each cost a Movement action', () => {
  const scenario = {
    id: 'gates',
    source: 'original',
    mode: 'revolution',
    board: 'drawn',
    turns: 6,
    crates: 0,
    equipment: 0,
    deployment: { resistance: { by: 'entry', airlocks: [1] }, isc: { by: 'position', room: 1 } },
    exits: { resistance: [1], isc: [] },
    victory: { resistance: { is: 'escaped', count: 2 }, isc: { is: 'lasted' } },
    recruitment: { squads: { resistance: ['anna'], isc: ['mole'] } },
  };
  const t = table(`
    +-+-+-+-+
    |. . . M|
    +-+-+-+-+
    airlocks: 1 a1 b1
    scenario: ${JSON.stringify(scenario)}
    unit anna waiting mvt 3
    unit bert waiting
    unit mole M isc`);
  t.play('enter a1');
  expect(t.unit('anna')).toMatchObject({ cell: 'a1', left: { mvt: 2 } });
  t.play('b1');
  expect(t.unit('anna').left.mvt).toBe(1);
  t.play('exit');
  expect(t.unit('anna').place).toBe('gone');
  expect(t.events('action-spent')).toEqual([{ unit: 0, pool: 'mvt' }]);
});

const WALLS = `
  +-+-+-+
  |.#.|M|
  +-+-+-+
  |.7Gd.|
  + +-+ +
  |. . .|
  +-+-+-+
  unit gina G mvt 6
  unit mole M isc`;

test('ES-ABIL-32 Infiltration goes through walls and closed doors', () => {
  expect(
    table(WALLS)
      .legal()
      .some((command) => command.startsWith('move')),
  ).toBe(false);
  const t = table(WALLS.replace('mvt 6', 'mvt 6 infiltration'));
  expect(t.legal().filter((command) => command.startsWith('move'))).toEqual([
    'move b3',
    'move c2',
    'move b1',
    'move a2',
  ]);
  expect(t.play('b3').unit('gina').cell).toBe('b3');
});

test('ES-RULE-31 the door stays closed, walls stay whole, cells must still be adjacent and free, attacks need sight', () => {
  const t = table(WALLS.replace('mvt 6', 'mvt 6 infiltration')).play('a2');
  expect(t.door('a2e')).toBe('closed locked');
  expect(t.try('b3')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'no-diagonal-steps' });
  t.play('b2', 'b3'); // through the locked door and an ordinary wall
  expect(t.try('a3')).toBeAccepted(); // an unbreakable wall
  expect(t.try('c3')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
  expect(t.try('melee mole')).toBeRefused({ clause: 'ES-MELEE-01', reason: 'not-in-sight' });
});

const CROSSING = `
  +-+-+-+
  |. . .|
  + + + +
  |. S .|
  + + + +
  |. . .|
  +-+-+-+
  unit sara S stabiliser mvt 4`;

test('ES-ABIL-52 Stabiliser may step to any of the eight cells around', () => {
  const moves = table(CROSSING)
    .legal()
    .filter((command) => command.startsWith('move'));
  expect(moves.map((command) => command.slice(5)).sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3']);
  const plain = table(CROSSING.replace('stabiliser', 'veteran'));
  expect(plain.try('c3')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'no-diagonal-steps' });
});

test('ES-ABIL-52 the cell must still be free and in sight', () => {
  const t = table(`
    +-+-+-+
    |M . .|
    + + + +
    |. S|.|
    + + +-+
    |. . .|
    +-+-+-+
    unit sara S stabiliser
    unit mole M isc`);
  expect(t.try('a3')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
  expect(t.try('c2')).toBeRefused({ clause: 'ES-MOVE-03', reason: 'way-is-barred' });
  expect(t.try('c3')).toBeAccepted(); // past the end of one wall
  expect(t.try('a1')).toBeAccepted();
});

test('ES-RULE-30 a diagonal step is stopped exactly when both flanks are shut, and costs one action', () => {
  const corner = (wall: string, piece: string): string => `
    +-+-+
    |${piece} .|
    + + +
    |S${wall}.|
    +-+-+
    unit sara S stabiliser
    unit mole ${piece === 'M' ? 'M' : 'waiting'} isc`;
  expect(table(corner('|', 'M')).try('b2')).toBeRefused({ clause: 'ES-MOVE-03', reason: 'way-is-barred' });
  expect(table(corner(' ', 'M')).try('b2')).toBeAccepted();
  expect(table(corner('|', '.')).try('b2')).toBeAccepted();
  const t = table(corner(' ', 'M')).play('b2');
  expect(t.unit('sara')).toMatchObject({ cell: 'b2', left: { mvt: 3 } });
});
