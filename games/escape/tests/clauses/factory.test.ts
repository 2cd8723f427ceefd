/** The Internal Factory and leaving the board. Clauses ES-ISC-03 to 08, ES-EXIT; ES-RULE-61, ES-RULE-93. */
import { expect, test } from 'vitest';
import { scenarioSchema } from '../../rules/scenario/types.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

interface Given {
  readonly fallen?: string;
  readonly lines?: string;
  readonly next?: string;
  readonly turn?: string;
  readonly event?: number;
  readonly scenario?: object;
}

/** The rebel stands near Airlock 1, behind a wall from Airlock 3; a drone is in play, another has fallen. */
const factory = ({
  fallen = 'since 2',
  lines = '',
  next = 'isc',
  turn = '3 of 6',
  event = 7,
  scenario = {},
}: Given = {}) =>
  table(`
    +-+-+-+-+-+-+-+-+
    |A . . .|. . . D|
    + + + + + + + + +
    |. . . .|. . . .|
    + + + + +-+-+-+-+
    |. . . . . . . .|
    +-+-+-+-+-+-+-+-+
    ${line(scenario)}
    airlocks: 1 a2 a3, 2 e1 f1, 3 e2 e3, 5 g2 g3
    turn: ${turn}
    next: ${next}
    event: ${event}
    unit alice A own
    unit drone D black
    unit eye h2 blue
    unit fallen out green life 0/4 mvt 5 ${fallen}
    ${lines}
    at: choose-active`);

test('ES-ISC-03 the ISC must bring a fallen character back in the turn after its elimination', () => {
  const t = factory();
  expect(t.legal()).toContain('activate fallen');
  t.play('activate drone', 'end', 'end', 'activate eye', 'end'); // alice in between
  t.waitingFor('isc', 'activation'); // nobody else is left, and the turn is not over
  expect(t.state.units[t.state.active]?.id).toBe('fallen');
  const rebels = factory({ lines: 'unit carl out since 2', next: 'resistance' }).waitingFor('resistance', 'activation');
  rebels.play('end');
  expect(rebels.legal()).not.toContain('activate carl'); // the factory is the ISC's
});

test('ES-ISC-04 the return is an Entry: a Movement action onto a cell of an Airlock', () => {
  const t = factory().play('activate fallen');
  expect(t.legal()).toEqual(['enter e1', 'enter f1', 'enter e2', 'enter e3']);
  expect(t.try('end')).toBeRefused({ clause: 'ES-DEPLOY-03', reason: 'must-enter-first' });
  expect(t.try('enter c1')).toBeRefused({ clause: 'ES-DEPLOY-03', reason: 'no-airlock-there' });
  t.play('enter e2');
  expect(t.unit('fallen')).toMatchObject({ cell: 'e2', left: { mvt: 4 } });
  t.play('f2', 'end');
});

test('ES-ISC-05 it can happen in any turn', () => {
  for (const turn of ['2 of 6', '5 of 6', '6 of 6']) {
    expect(factory({ turn, fallen: 'since 1' }).try('activate fallen')).toBeAccepted();
  }
});

test('ES-ISC-06 any Airlock serves, not only those of the scenario, but the central one only with its event', () => {
  const t = factory().play('activate fallen'); // the scenario names Airlock 2 for the ISC
  expect(t.try('enter e3')).toBeAccepted();
  expect(t.try('enter g2')).toBeRefused({ clause: 'ES-ISC-06', reason: 'central-airlock-is-shut' });
  expect(factory({ event: 6 }).play('activate fallen').try('enter g2')).toBeAccepted();
});

test('ES-ISC-07 an Airlock is barred if a Resistance character is within 3 of one of its cells and sees it', () => {
  const t = factory().play('activate fallen');
  expect(t.try('enter a2')).toBeRefused({ clause: 'ES-ISC-07', reason: 'airlock-is-watched' });
  expect(t.try('enter e3')).toBeAccepted(); // the rebel is 4 away, and a wall is between
  const near = factory({ lines: 'unit bob c3' }).play('activate fallen');
  expect(near.try('enter e3')).toBeAccepted(); // 2 away, but a wall is between
  const far = factory({ lines: 'unit bob a1' }).play('activate fallen');
  expect(far.try('enter e1')).toBeAccepted(); // in sight, but 4 away
  const seen = factory({ lines: 'unit bob b1' }).play('activate fallen');
  expect(seen.try('enter e1')).toBeRefused({ clause: 'ES-ISC-07' }); // 3 away
  expect(seen.try('enter f1')).toBeRefused({ clause: 'ES-ISC-07' }); // the other cell of the same Airlock
  const drones = factory({ lines: 'unit clone d1 black' }).play('activate fallen');
  expect(drones.try('enter e1')).toBeAccepted(); // its own side does not matter
});

test('ES-ISC-07 near to either cell, and in sight of either, is enough', () => {
  /** Airlock 4 on e1 and f1; a wall hides e1 from above. */
  const watched = (bob: string) =>
    table(`
      +-+-+-+-+-+-+-+-+-+
      |. . . . . . . . .|
      + + + + +-+ + + + +
      |. . . . . . . . .|
      +-+-+-+-+-+-+-+-+-+
      ${line()}
      airlocks: 4 e1 f1
      turn: 3 of 6
      next: isc
      unit bob ${bob}
      unit drone a2 black
      unit eye b2 blue
      unit fallen out green life 0/4 since 2
      at: choose-active`).try('activate fallen');
  expect(watched('i1')).toBeRefused({ reason: 'no-airlock-to-enter' }); // 3 from the second cell, 4 from the first
  expect(watched('b1')).toBeRefused({ reason: 'no-airlock-to-enter' }); // 3 from the first, 4 from the second
  expect(watched('e2')).toBeRefused({ reason: 'no-airlock-to-enter' }); // a wall before the first, the second in sight
  expect(watched('a1')).toBeAccepted();
});

test('ES-ISC-08 nobody comes in by an Airlock that the scenario seals', () => {
  const t = factory({ scenario: { sealed: [3] } }).play('activate fallen');
  expect(t.try('enter e3')).toBeRefused({ clause: 'ES-ISC-08', reason: 'airlock-is-sealed' });
  expect(t.try('enter e1')).toBeAccepted();
});

test('ES-ISC-08 scenarios and events change the conditions', () => {
  const still = factory({ scenario: { factory: { works: false } } });
  expect(still.try('activate fallen')).toBeRefused({ clause: 'ES-LIFE-03', reason: 'is-out-of-combat' });
  const narrow = factory({ scenario: { factory: { airlocks: [2] } } }).play('activate fallen');
  expect(narrow.try('enter e3')).toBeRefused({ clause: 'ES-ISC-08', reason: 'airlock-not-for-the-factory' });
  expect(narrow.try('enter e1')).toBeAccepted();
  const blind = factory({ scenario: { factory: { watch: 0 } } }).play('activate fallen');
  expect(blind.try('enter a2')).toBeAccepted();
  const never = factory({ event: 6, scenario: { factory: { central: 'never' } } }).play('activate fallen');
  expect(never.try('enter g2')).toBeRefused({ clause: 'ES-ISC-06' });
});

test('ES-RULE-61 it comes back whole, with a full pool and no marker, from the turn after its elimination on', () => {
  expect(factory({ fallen: 'since 3' }).try('activate fallen')).toBeRefused({ clause: 'ES-LIFE-03' });
  const t = factory({ lines: 'marker radio c1' }).play('activate fallen', 'enter e3');
  expect(t.unit('fallen')).toMatchObject({
    life: 4,
    left: { mvt: 4, cbt: 2, int: 2 },
    carries: undefined,
    outSince: 0,
  });
  const late = factory({ fallen: 'since 1' });
  expect(late.try('activate fallen')).toBeAccepted(); // the duty passed to a later turn
});

test('ES-RULE-61 who is not on the board at the start of the turn does not count for Initiative', () => {
  const t = table(
    `
    +-+-+-+-+
    |A . . D|
    +-+-+-+-+
    turn: 3 of 6
    unit alice A own int 2
    unit drone D black int 2
    unit fallen out green int 5 since 2
    at: turn-initiative`,
    { dice: [3, 2] },
  );
  expect(t.events('initiative-won')).toEqual([{ faction: 'resistance', resistance: 5, isc: 4 }]);
});

test('ES-RULE-61 the central Airlock obeys the rule of three cells too; with no Airlock the duty passes on', () => {
  const central = factory({ event: 6, lines: 'unit bob f2' }).play('activate fallen');
  expect(central.try('enter g2')).toBeRefused({ clause: 'ES-ISC-07' });
  const barred = factory({ lines: 'unit bob b1\nunit carl f2', next: 'isc' });
  expect(barred.try('activate fallen')).toBeRefused({ clause: 'ES-RULE-29', reason: 'no-airlock-to-enter' });
});

test('ES-RULE-93 a turn is not over while somebody who must return can; its entry is its first action', () => {
  const t = factory({ lines: 'unit bob b1\nunit carl f2' }); // all Airlocks are watched
  t.play('activate drone', 'end', 'activate alice', 'end', 'end').waitingFor('resistance', 'choose-active');
  t.play('activate carl', 'f3', 'g3', 'g2', 'end');
  expect(t.state.turn).toBe(3);
  t.play('c1', 'c2', 'c3', 'b3', 'end'); // bob walks away: the way in is free
  t.waitingFor('isc', 'activation');
  expect(t.state.units[t.state.active]?.id).toBe('fallen');
  expect(t.legal().every((command) => command.startsWith('enter'))).toBe(true);
});

/** Alice in Airlock 1, bob beside it. */
const leaving = (exits: object, lines = '') =>
  table(`
    +-+-+-+-+
    |A . . D|
    + + + + +
    |. B . .|
    +-+-+-+-+
    ${line({ exits })}
    airlocks: 1 a1 a2, 2 d1 d2
    turn: 2 of 6
    unit alice A own mvt 4
    unit bob B
    unit drone D black
    ${lines}`);

test('ES-EXIT-01 where leaving the map is a victory condition, those who left are counted', () => {
  const scenario = {
    exits: { resistance: [1] },
    victory: { resistance: { is: 'escaped', count: 1 }, isc: { is: 'lasted' } },
  };
  expect(scenarioSchema.safeParse({ ...JSON.parse(line(scenario).replace('scenario: ', '')) }).success).toBe(true);
  const t = table(`
    +-+-+-+
    |A . D|
    +-+-+-+
    ${line(scenario)}
    airlocks: 1 a1 b1, 2 c1 b1
    turn: 2 of 6
    unit alice A own
    unit drone D black`);
  t.play('exit', 'end'); // then the drone has nothing to do
  expect(t.outcome).toMatchObject({ winners: ['resistance'] });
});

test('ES-EXIT-02 leaving costs a Movement action on a cell of an Airlock that the scenario names', () => {
  const t = leaving({ resistance: [1] }).play('exit');
  expect(t.events('action-spent')).toEqual([{ unit: 0, pool: 'mvt' }]);
  expect(t.unit('alice')).toMatchObject({ place: 'gone', cell: undefined });
  expect(leaving({ resistance: [2] }).try('exit')).toBeRefused({
    clause: 'ES-EXIT-02',
    reason: 'not-an-exit-of-this-side',
  });
  expect(leaving({ isc: [1] }).try('exit')).toBeRefused({ clause: 'ES-EXIT-02', reason: 'not-an-exit-of-this-side' });
  expect(leaving({ resistance: [1] }, 'active: bob').try('exit')).toBeRefused({
    clause: 'ES-EXIT-02',
    reason: 'not-in-an-airlock',
  });
});

test('ES-EXIT-02 without a Movement action nobody leaves; who left is not activated again', () => {
  const t = table(`
    +-+-+-+-+
    |A . . D|
    +-+-+-+-+
    ${line({ exits: { resistance: [1] } })}
    airlocks: 1 a1 b1, 2 d1 c1
    turn: 2 of 6
    next: resistance
    unit alice A own mvt 0/4
    unit gone gone
    unit bob b1
    unit drone D black
    at: choose-active`);
  expect(t.try('activate gone')).toBeRefused({ clause: 'ES-EXIT-02', reason: 'has-left-the-board' });
  t.play('activate alice');
  expect(t.try('exit')).toBeRefused({ clause: 'ES-MOVE-01', reason: 'no-action-left' });
});
