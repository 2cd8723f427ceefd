/** Terminals, Cryo-tubes and Airlock tokens in play: props without a rule of the booklet. Clauses ES-HACK-01, ES-HACK-03, ES-COMP-11, ES-COMP-17, ES-AIRLOCK-02; gaps: ES-GAP-17. */
import { edgeName } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { boardOf } from '../../rules/board.ts';
import { auditScenario } from '../../rules/scenario/audit.ts';
import { scenarioSchema } from '../../rules/scenario/types.ts';
import { scenarioChosen } from '../../rules/setup/options.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

/** A Terminal of difficulty 6 on c1 with a wall above it, a Cryo-tube on d2. */
const hall = (lines: string) =>
  table(`
    +-+-+-+-+
    |. . . .|
    + + +-+ +
    |. . . .|
    +-+-+-+-+
    prop terminal c1 6
    prop cryo-tube d2
    ${lines}`);

test('ES-COMP-11 a Terminal is hacked from its own cell or an adjacent one, not from a diagonal or through a wall', () => {
  for (const cell of ['b1', 'c1', 'd1']) {
    expect(hall(`unit jimmy ${cell}`).try('hack terminal=c1'), cell).toBeAccepted();
  }
  for (const cell of ['b2', 'c2', 'd2', 'a1']) {
    const t = hall(`unit jimmy ${cell}`);
    expect(t.try('hack terminal=c1'), cell).toBeRefused({ clause: 'ES-HACK-01', reason: 'terminal-not-adjacent' });
    expect(t.legal()).not.toContain('hack terminal=c1');
  }
});

test('ES-COMP-11 a diagonal neighbour is not adjacent, also where diagonals count one', () => {
  const t = hall('option diagonalDistance one\nunit jimmy b2');
  expect(t.try('hack terminal=c1')).toBeRefused({ clause: 'ES-HACK-01', reason: 'terminal-not-adjacent' });
  t.play('b1');
  expect(t.try('hack terminal=c1')).toBeAccepted();
});

test('ES-HACK-03 a Terminal is hacked by a roll against its own number, and belongs to who hacked it', () => {
  for (const [die, owner] of [
    [3, 'nobody'],
    [4, 'resistance'],
  ] as const) {
    const t = hall('unit jimmy b1 int 2');
    t.dice(die).play('hack terminal=c1');
    expect(t.state.props[0]?.doneBy).toBe(owner);
    expect(t.unit('jimmy').left.int).toBe(1);
  }
});

test('ES-COMP-11 what one side has hacked the other may hack back, but nobody hacks their own', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    +-+-+-+
    prop terminal b1 3 by resistance
    unit jimmy a1
    unit mole c1 isc int 3
    active: mole`);
  t.dice(1).play('hack terminal=b1');
  expect(t.state.props[0]?.doneBy).toBe('isc');
  const mine = table(`
    +-+-+
    |. .|
    +-+-+
    prop terminal b1 3 by resistance
    unit jimmy a1`);
  expect(mine.try('hack terminal=b1')).toBeRefused({ clause: 'ES-HACK-01', reason: 'terminal-is-yours' });
});

test('ES-COMP-17 a Cryo-tube is opened by a Movement action from its cell or beside it, once, and by the Resistance only', () => {
  const t = hall('unit jimmy c2 mvt 2');
  t.play('free d2');
  expect(t.state.props[1]?.doneBy).toBe('resistance');
  expect(t.unit('jimmy').left.mvt).toBe(1);
  expect(t.try('free d2')).toBeRefused({ clause: 'ES-COMP-17', reason: 'tube-is-open' });
  expect(hall('unit jimmy c1').try('free d2')).toBeRefused({ clause: 'ES-COMP-17', reason: 'tube-not-adjacent' });
  const diagonal = hall('option diagonalDistance one\nunit jimmy c1');
  expect(diagonal.try('free d2')).toBeRefused({ clause: 'ES-COMP-17', reason: 'tube-not-adjacent' });
  const drone = hall('unit mole c2 isc\nactive: mole');
  expect(drone.try('free d2')).toBeRefused({ clause: 'ES-COMP-17', reason: 'isc-frees-nobody' });
  expect(hall('unit jimmy d2').try('free d2')).toBeAccepted();
  expect(hall('unit jimmy c2').try('free c1')).toBeRefused({ clause: 'ES-COMP-17', reason: 'no-such-tube' });
});

test('ES-AIRLOCK-02 a sealed Airlock keeps the ISC out, though the scenario lets it in there; the Resistance may come', () => {
  const ways = { by: 'entry', airlocks: [1, 2] };
  const waiting = (sealed: readonly number[], unit: string) =>
    table(`
      +-+-+-+-+
      |. . . .|
      + + + + +
      |. . . .|
      +-+-+-+-+
      ${line({ sealed, deployment: { resistance: ways, isc: ways } })}
      airlocks: 1 a1 a2, 2 d1 d2
      unit ${unit}`);
  const all = ['enter a1', 'enter a2', 'enter d1', 'enter d2'];
  expect(waiting([], 'mole waiting isc').legal()).toEqual(all);
  expect(waiting([1], 'alice waiting').legal()).toEqual(all);
  const t = waiting([1], 'mole waiting isc');
  expect(t.legal()).toEqual(['enter d1', 'enter d2']);
  expect(t.try('enter a1')).toBeRefused({ clause: 'ES-AIRLOCK-02', reason: 'airlock-is-sealed' });
});

test('ES-AIRLOCK-02 ES-DOOR-04 a scenario that seals the ISC out, or hacks a door without a lock, is found out', () => {
  const good = scenarioChosen({ mode: 'revolution', scenario: 'first' });
  const fields = (changes: object): readonly (string | undefined)[] =>
    auditScenario(scenarioSchema.parse({ ...good, ...changes })).map(({ field }) => field);
  expect(fields({})).toEqual([]);
  const isc = { by: 'entry', airlocks: [2] };
  expect(fields({ sealed: [2], deployment: { ...good.deployment, isc } })).toEqual(['deployment.isc.airlocks']);
  const board = boardOf(good);
  const doorOf = (isLocked: boolean): string =>
    edgeName(board.grid, board.doors.find(({ lock }) => lock > 0 === isLocked)?.edge ?? -1);
  const doors = [doorOf(false), doorOf(true)];
  expect(doors.map((edge) => fields({ doors: [{ edge, hacked: true }] }))).toEqual([['doors[0].hacked'], []]);
  expect(fields({ doors: [{ edge: doors[0], hacked: false }] })).toEqual([]);
});
