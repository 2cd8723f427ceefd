/** End of turn, result, victory conditions. Clauses ES-END, ES-RESULT, ES-GAME-09 to 13, ES-EXIT-01; ES-RULE-63. */
import { expect, test } from 'vitest';
import { conditionSchema } from '../../rules/scenario/condition.ts';
import { scenarioSchema } from '../../rules/scenario/types.ts';
import { read, table } from '../kit.ts';
import { line } from '../scenarios.ts';

const NEVER = { is: 'escaped', count: 20 };

interface Given {
  readonly turn?: string;
  readonly resistance?: object;
  readonly isc?: object;
  readonly units?: string;
  readonly scenario?: object;
}

/** Everybody has been activated: the end of the turn comes at once. */
const ended = (
  { turn = '3 of 6', resistance = NEVER, isc = NEVER, units, scenario = {} }: Given,
  dice: number[] = [],
) =>
  table(
    `
    +-+-+-+-+-+-+
    |A B .:D . .|
    + + + + + + +
    |. . .:. . .|
    +-+-+-+-+-+-+
    ${line({ victory: { resistance, isc }, ...scenario })}
    airlocks: 1 a1 b1, 2 e1 f1
    turn: ${turn}
    ${units ?? 'unit alice A own activated\nunit drone D black activated'}
    at: end-of-turn`,
    { dice },
  );

const goesOn = (given: Given) => ended(given, [6, 1]).waitingFor('resistance', 'choose-first');

test('ES-END-02 three things are checked: the last turn, no Resistance left, victory conditions', () => {
  expect(goesOn({}).state.turn).toBe(4);
  expect(ended({ turn: '6 of 6' }).outcome).toMatchObject({ draw: true, reason: 'last-turn-played' });
  const fallen = 'unit alice out\nunit bob out\nunit drone D black';
  expect(ended({ units: fallen }).outcome).toMatchObject({ draw: true, reason: 'no-resistance-left' });
  const met = ended({ isc: { is: 'in-room', room: 2, count: 1 } });
  expect(met.outcome).toMatchObject({ winners: ['isc'], draw: false });
});

test('ES-END-03 all characters, also those out of combat, get all their actions back', () => {
  const t = goesOn({
    units: `unit alice A own mvt 0/4 cbt 0/2 int 0/2 lost mvt 1 lowered cbt 1 activated did veteran did drill-broken
      unit bob B activated
      unit fallen out green mvt 0/5 since 3
      unit drone D black used cbt 2 activated`,
  });
  expect(t.unit('alice')).toMatchObject({
    left: { mvt: 4, cbt: 2, int: 2 },
    activated: false,
    feats: ['drill-broken'],
  });
  expect(t.unit('fallen').left.mvt).toBe(5);
  expect(t.unit('drone').left.cbt).toBe(2);
});

test('ES-END-04 Burn markers are removed and a new turn begins with Initiative', () => {
  const t = ended({ units: 'unit alice A own activated\nunit drone D black activated\nburns: c1 c2' }, [6, 1]);
  expect(t.burns).toEqual([]);
  const names = t
    .events()
    .filter((name) => ['turn-ended', 'burns-removed', 'turn-began', 'initiative-won'].includes(name));
  expect(names).toEqual(['turn-ended', 'burns-removed', 'turn-began', 'initiative-won']);
});

test('ES-END-05 if one of the three holds the game goes straight to its result', () => {
  const t = ended({ turn: '6 of 6', units: 'unit alice A own mvt 0/4 activated\nunit drone D black\nburns: c1' });
  expect(t.outcome).toBeDefined();
  expect(t.events()).toEqual([]); // nothing is restored or removed any more
  expect(t.unit('alice').left.mvt).toBe(0);
});

test('ES-RESULT-01 only who has met the victory conditions wins', () => {
  expect(ended({ turn: '6 of 6' }).outcome?.winners).toEqual([]);
  const t = ended({ resistance: { is: 'survived', count: 1 } });
  expect(t.outcome).toMatchObject({ winners: ['resistance'], reason: 'resistance-has-won' });
});

test('ES-RESULT-02 after the last turn, or without Resistance, whoever has met their conditions wins', () => {
  const last = ended({ turn: '6 of 6', isc: { is: 'survived', count: 1 } });
  expect(last.outcome).toMatchObject({ winners: ['isc'], draw: false, clause: 'ES-RESULT-02' });
  const escaped = ended({
    units: 'unit alice gone\nunit bob out\nunit drone D black',
    resistance: { is: 'escaped', count: 1 },
  });
  expect(escaped.outcome).toMatchObject({ winners: ['resistance'] });
});

test('ES-RESULT-03 after the last turn, or without Resistance, it is a draw if nobody has met their conditions', () => {
  expect(ended({ turn: '6 of 6' }).outcome).toEqual({
    winners: [],
    draw: true,
    clause: 'ES-RESULT-03',
    reason: 'last-turn-played',
  });
  expect(ended({ units: 'unit alice out\nunit drone D black' }).outcome).toMatchObject({ draw: true });
});

test('ES-GAME-09 the game ends when a side has met its conditions or all turns are played, at the end of a turn', () => {
  const isc = { is: 'eliminated', count: 1 };
  const t = table(`
    +-+-+-+-+
    |A D . B|
    +-+-+-+-+
    ${line({ victory: { resistance: NEVER, isc } })}
    airlocks: 1 a1 b1, 2 c1 d1
    turn: 2 of 6
    active: drone
    unit alice A own life 1/5 cbt 0/2
    unit drone D black cbt 2
    unit bob B`);
  t.dice(6).play('melee alice');
  expect(t.unit('alice').place).toBe('out');
  expect(t.outcome).toBeUndefined(); // met, but the turn goes on
  t.play('pass', 'end').waitingFor('resistance', 'activation').play('end');
  expect(t.outcome).toMatchObject({ winners: ['isc'] });
});

test('ES-GAME-10 wiping out the other side is no victory unless the scenario says so', () => {
  const units = 'unit alice out\nunit bob out\nunit drone D black activated';
  expect(ended({ units }).outcome).toMatchObject({ draw: true });
  expect(ended({ units, isc: { is: 'eliminated', count: 'all' } }).outcome).toMatchObject({ winners: ['isc'] });
});

test('ES-GAME-11 last turn or no Resistance, and no condition met: a draw', () => {
  expect(ended({ turn: '6 of 6' }).outcome?.draw).toBe(true);
  expect(ended({ units: 'unit alice out\nunit drone D black' }).outcome?.draw).toBe(true);
  expect(goesOn({ turn: '5 of 6' }).outcome).toBeUndefined();
});

test('ES-GAME-12 ES-ABIL-01 an ability wins over a general rule', () => {
  const step = (words: string) =>
    table(`
      +-+-+
      |. .|
      + + +
      |A .|
      +-+-+
      unit alice A own ${words}`).try('b2');
  expect(step('')).toBeRefused({ clause: 'ES-MOVE-02' }); // the rule: no diagonal steps
  expect(step('stabiliser')).toBeAccepted();
});

test('ES-GAME-13 a scenario or an event that changes the Internal Factory wins over the faction rule', () => {
  const returning = (factory: object, event = 7) =>
    table(`
      +-+-+-+-+-+-+
      |A . . . . D|
      + + + + + + +
      |. . . . . E|
      +-+-+-+-+-+-+
      ${line({ factory })}
      airlocks: 1 f1 f2, 5 c1 c2
      turn: 3 of 6
      next: isc
      event: ${event}
      unit alice A own
      unit drone D black
      unit eye E blue
      unit fallen out green since 1
      at: choose-active`);
  expect(returning({ watch: 0, central: 'always' }).legal()).toContain('activate fallen');
  expect(returning({ watch: 0 }).legal()).not.toContain('activate fallen'); // both cells of 1 are taken, 5 is shut
  expect(returning({ watch: 0 }, 6).legal()).toContain('activate fallen');
  expect(returning({ works: false, watch: 0, central: 'always' }).try('activate fallen')).toBeRefused({
    clause: 'ES-LIFE-03',
  });
});

test('ES-RULE-63 the check is made at the end of a turn, unless the scenario says otherwise', () => {
  const leaving = (checked: string) =>
    table(`
      +-+-+-+-+
      |A B . D|
      +-+-+-+-+
      ${line({ checked, exits: { resistance: [1] }, victory: { resistance: { is: 'escaped', count: 1 }, isc: NEVER } })}
      airlocks: 1 a1 b1, 2 c1 d1
      turn: 2 of 6
      unit alice A own
      unit bob B
      unit drone D black`);
  const t = leaving('turn').play('exit', 'pass'); // the marker of the Anthem is not used
  expect(t.outcome).toBeUndefined();
  t.play('end', 'end');
  expect(t.outcome).toMatchObject({ winners: ['resistance'] });
  expect(leaving('activation').play('exit', 'pass').outcome).toMatchObject({ winners: ['resistance'] });
});

test('ES-RULE-63 some out of combat and the others gone: no Resistance is left', () => {
  const units = 'unit alice gone\nunit bob out\nunit drone D black activated';
  expect(ended({ units }).outcome).toMatchObject({ draw: true, reason: 'no-resistance-left' });
  goesOn({ units: `${units}\nunit late waiting` }); // somebody may still enter
});

test('ES-RULE-63 both sides at once: a draw, unless the scenario ranks them', () => {
  const both = { resistance: { is: 'survived', count: 1 }, isc: { is: 'survived', count: 1 } };
  expect(ended(both).outcome).toMatchObject({ draw: true, reason: 'both-have-won' });
  expect(ended({ ...both, scenario: { victory: both, both: 'isc' } }).outcome).toMatchObject({ winners: ['isc'] });
});

test('ES-GAME-10 what counts as victory the scenario says, out of a vocabulary: each word counts what it says', () => {
  const units = `unit alice A own rank 4 activated
    unit bob gone rank 1
    unit carl out
    unit drone D black activated
    marker objective 2 alice
    marker objective 1 bob
    marker objective 2 drone
    marker crate bob
    prop terminal a1 5 by resistance
    prop cryo-tube c1 0 by isc
    score: fallen-resistance 1`;
  const words: readonly [faction: 'resistance' | 'isc', yes: object, no: object][] = [
    ['resistance', { is: 'escaped', count: 1 }, { is: 'escaped', count: 2 }],
    ['resistance', { is: 'escaped', count: 1, ranks: [1] }, { is: 'escaped', count: 1, ranks: [4] }],
    ['resistance', { is: 'points', atLeast: 3 }, { is: 'points', atLeast: 4 }],
    ['resistance', { is: 'points', atLeast: 1, out: true }, { is: 'points', atLeast: 2, out: true }],
    ['isc', { is: 'points', atLeast: 2 }, { is: 'more-points' }],
    ['resistance', { is: 'more-points' }, { is: 'eliminated', count: 1 }],
    ['isc', { is: 'eliminated', count: 1 }, { is: 'eliminated', count: 'all' }],
    ['resistance', { is: 'terminals', count: 1 }, { is: 'freed', count: 1 }],
    ['isc', { is: 'freed', count: 1 }, { is: 'terminals', count: 1 }],
    ['isc', { is: 'in-room', room: 2, count: 1, alone: true }, { is: 'in-room', room: 1, count: 1 }],
    ['resistance', { is: 'in-room', room: 1, count: 1, ranks: [4] }, { is: 'in-room', room: 1, count: 1, ranks: [1] }],
    ['resistance', { is: 'carried-out', what: 'crate', count: 1 }, { is: 'carried-out', what: 'medikit', count: 1 }],
    ['resistance', { is: 'survived', count: 2 }, { is: 'survived', count: 3 }],
    [
      'isc',
      {
        all: [
          { is: 'survived', count: 1 },
          { is: 'freed', count: 1 },
        ],
      },
      { all: [{ is: 'survived', count: 1 }, NEVER] },
    ],
    ['isc', { any: [NEVER, { is: 'freed', count: 1 }] }, { any: [NEVER, NEVER] }],
  ];
  for (const [faction, yes, no] of words) {
    expect(ended({ units, [faction]: yes }).outcome, JSON.stringify(yes)).toMatchObject({ winners: [faction] });
    expect(goesOn({ units, [faction]: no }).outcome, JSON.stringify(no)).toBeUndefined();
  }
});

test("ES-GAME-10 'alone', 'carried-out' and 'eliminated' count nobody and nothing that is still there", () => {
  const room = 1;
  const both = 'unit alice A own activated\nunit bob a2 own activated';
  const count = 1;
  expect(ended({ resistance: { is: 'in-room', room, count, alone: true } }).outcome).toBeDefined();
  const shared = { units: `${both}\nunit drone b1 black activated` };
  expect(ended({ ...shared, resistance: { is: 'in-room', room, count } }).outcome).toBeDefined();
  goesOn({ ...shared, resistance: { is: 'in-room', room, count, alone: true } });
  const units = 'unit alice A own activated carries crate\nunit drone D black activated';
  goesOn({ units, resistance: { is: 'carried-out', what: 'crate', count } });
  // who has not come into play yet is off the board with a full gauge
  const heldBack = { units: 'unit alice A own activated\nunit drone out black life 5/5' };
  goesOn({ ...heldBack, resistance: { is: 'eliminated', count: 'all' } });
});

test("ES-GAME-10 'lasted': the game has run to its end and the other side has not met its condition", () => {
  const isc = { is: 'lasted' };
  expect(goesOn({ isc }).outcome).toBeUndefined();
  expect(ended({ isc, turn: '6 of 6' }).outcome).toMatchObject({ winners: ['isc'] });
  expect(ended({ isc, turn: '6 of 6', resistance: { is: 'survived', count: 1 } }).outcome).toMatchObject({
    winners: ['resistance'],
  });
  expect(ended({ isc, units: 'unit alice out\nunit drone D black' }).outcome).toMatchObject({ winners: ['isc'] });
  const scenario = JSON.parse(line({ victory: { resistance: isc, isc } }).replace('scenario: ', ''));
  expect(scenarioSchema.safeParse(scenario).success).toBe(false); // both cannot wait for each other
});

test('ES-GAME-10 a condition that is not in the vocabulary is refused', () => {
  expect(conditionSchema.safeParse({ is: 'conquered' }).success).toBe(false);
  expect(conditionSchema.safeParse({ all: [] }).success).toBe(false);
  expect(() =>
    read(`+-+\n|.|\n+-+\n${line({ victory: { resistance: { is: 'conquered' } } })}\nunit alice a1`),
  ).toThrow();
});
