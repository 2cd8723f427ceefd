/** Clauses BC-SEC, BC-PURSUE, BC-INVEST: security activation on drawn floors. */
import { expect, test } from 'vitest';
import { activation, HALL } from '../security-kit.ts';

test('BC-PURSUE-01 a unit pursues a detected bot within its awareness', () => {
  const t = activation({ bots: [{ at: 'f3', chip: 'f3' }, {}], guards: ['hamster a3 e'] }).over();
  expect(t.guard(0)).toBe('c3 e');
});

test('BC-PURSUE-01 a bot that is not detected is not pursued', () => {
  const t = activation({ bots: [{ at: 'f3', isHidden: true }, {}], guards: ['usher a3 e'] }).over();
  expect(t.guard(0)).toBe('a3 e');
});

test('BC-PURSUE-02 the players choose the order of the pursuers', () => {
  const t = activation({ bots: [{ at: 'd3', chip: 'd3' }, {}], guards: ['hamster a3 e', 'hamster h3 w'] });
  expect(t.legal()).toEqual([
    { kind: 'pursue', guard: 0, bot: 0 },
    { kind: 'pursue', guard: 1, bot: 0 },
  ]);
});

test('BC-PURSUE-04 a pursuer moves toward the bot and attacks every detected bot beside it', () => {
  const t = activation({
    bots: [
      { at: 'd3', chip: 'd3' },
      { at: 'c4', chip: 'c4' },
    ],
    guards: ['hamster a3 e'],
  }).playOut();
  expect(t.guard(0)).toBe('c3 e');
  expect([t.energy(0), t.energy(1)]).toEqual([4, 4]);
});

test('BC-PURSUE-05 chips of pursued bots are turned and are not investigated in this activation', () => {
  const t = activation({ bots: [{ at: 'h3', chip: 'h3' }, {}], guards: ['hamster b3 e', 'walker a1 n'] }).over();
  expect(t.guard(1)).toBe('a1 n');
  expect(t.chip(0)).toBe('h3');
});

test('BC-RULE-55 a unit with several detected bots in view pursues the closest', () => {
  const t = activation({
    bots: [
      { at: 'e3', chip: 'e3' },
      { at: 'd4', chip: 'd4' },
    ],
    guards: ['usher a4 e'],
  });
  t.playOut();
  expect(t.guard(0)).toBe('c4 e');
});

test('BC-RULE-56 after each pursuer it is looked up again who pursues', () => {
  // The first runs into a hidden bot, which the second has in its awareness and pursues from then on.
  const t = activation({
    floor: { hideouts: ['c3'] },
    bots: [{ at: 'f3', chip: 'f3' }, { at: 'c3', isHidden: true }, {}],
    guards: ['usher a3 e', 'doorman c4 w'],
  });
  t.play({ kind: 'pursue', guard: 0, bot: 0 }).playOut();
  expect(t.guard(1)).toBe('c4 s');
  expect(t.energy(1)).toBe(3);
});

test('BC-RULE-60 a pursuer beside the bot does not move, turns to it and attacks', () => {
  const t = activation({ bots: [{ at: 'b4', chip: 'b4' }, {}], guards: ['hamster b3 e'] }).over();
  expect(t.guard(0)).toBe('b3 n');
  expect(t.energy(0)).toBe(4);
});

test('BC-SEC-03 a unit moves up to its movement value', () => {
  const t = activation({ bots: [{ at: 'h3', chip: 'h3' }, {}], guards: ['usher a3 e'] }).over();
  expect(t.guard(0)).toBe('d3 e');
});

test('BC-SEC-04 among equally short routes the players choose', () => {
  const t = activation({ bots: [{ at: 'e4', chip: 'e4' }, {}], guards: ['usher b3 e'] });
  expect(t.legal()).toEqual([
    { kind: 'way', side: 0 },
    { kind: 'way', side: 1 },
  ]);
  expect(t.play({ kind: 'way', side: 0 }).over().guard(0)).toBe('d4 e');
});

test('BC-SEC-06 a unit trades spaces with a security unit in its way', () => {
  const t = activation({
    bots: [{ at: 'f3', chip: 'f3' }, {}],
    guards: ['usher a3 e', { kind: 'usher', at: 'c3', isStunned: true }],
  }).over();
  expect([t.guard(0), t.guard(1)]).toEqual(['d3 e', 'b3 n']);
});

test('BC-SEC-07 a unit trades spaces with a shut-down agent', () => {
  const t = activation({
    bots: [{ at: 'f3', chip: 'f3' }, { at: 'c3', energy: 0 }, {}],
    guards: ['usher a3 e'],
  }).over();
  expect(t.guard(0)).toBe('d3 e');
  expect(t.state.bots[1]?.cell).toBe(2 * 8 + 1);
});

test('BC-SEC-09 a unit that tries to move onto a bot stops before it and detects it', () => {
  const t = activation({
    floor: { hideouts: ['c3'] },
    bots: [{ at: 'f3', chip: 'f3' }, { at: 'c3', isHidden: true }, {}],
    guards: ['usher a3 e'],
  }).playOut();
  expect(t.guard(0)).toBe('b3 e');
  expect(t.chip(1)).toBe('c3');
});

test('BC-RULE-59 a bot that a unit has just run into is attacked', () => {
  const t = activation({
    floor: { hideouts: ['c3'] },
    bots: [{ at: 'f3', chip: 'f3' }, { at: 'c3', isHidden: true }, {}],
    guards: ['usher a3 e'],
  }).playOut();
  expect(t.energy(1)).toBe(4);
});

test('BC-SEC-12 a unit heading for a chip alone moves onto it, keeps its facing and takes it', () => {
  const t = activation({ bots: [{ at: 'h1', chip: 'c4' }, {}], guards: ['usher a4 s'] }).over();
  expect(t.guard(0)).toBe('c4 e');
  expect(t.chip(0)).toBe('mat');
});

test('BC-SEC-13 a unit that does not get there ends facing the way it would go on; of several the players choose', () => {
  const bots = [{ at: 'h1', chip: 'c1' }, {}];
  expect(
    activation({ bots, guards: ['hamster a4 n'] })
      .playOut()
      .guard(0),
  ).toBe('b3 s');
  const t = activation({ bots, guards: ['hamster b4 n'] });
  expect([t.guard(0), t.legal()]).toEqual([
    'b2 s',
    [
      { kind: 'way', side: 1 },
      { kind: 'way', side: 2 },
    ],
  ]);
  expect(t.play({ kind: 'way', side: 1 }).over().guard(0)).toBe('b2 e');
});

test('BC-SEC-15 the chip an investigator heads for goes to its bot when it sees it, and the unit goes on to the bot', () => {
  const t = activation({ bots: [{ at: 'd2', chip: 'b2' }, {}], guards: ['walker b4 s'] }).over();
  expect(t.chip(0)).toBe('d2');
  expect(t.guard(0)).toBe('c2 e');
  expect(t.energy(0)).toBe(4);
});

test('BC-SEC-17 a unit attacks through a locked door', () => {
  const t = activation({ bots: [{ at: 'b2', chip: 'b2' }, {}], guards: ['hamster b3 n'] }).over();
  expect(t.energy(0)).toBe(4);
});

test('BC-SEC-18 a guard takes as much energy as its level', () => {
  const t = activation({ bots: [{ at: 'b4', chip: 'b4' }, {}], guards: ['picket b3 e'] }).over();
  expect(t.energy(0)).toBe(3);
});

test('BC-SEC-20 at the end all units lie on their active sides again', () => {
  const t = activation({ bots: [{}, {}], guards: ['usher a3 e', { kind: 'usher', at: 'c3', isStunned: true }] }).over();
  expect(t.state.guards.map(({ isTurned, isStunned }) => isTurned || isStunned)).toEqual([false, false]);
});

test('BC-SEC-21 at the end all awareness chips lie face up again', () => {
  const t = activation({ bots: [{ at: 'c3', chip: 'c3' }, {}], guards: ['hamster a3 e'] }).over();
  expect(t.state.bots[0]?.isChipTurned).toBe(false);
});

test('BC-STUN-03 a stunned unit is not activated', () => {
  const t = activation({
    bots: [{ at: 'c3', chip: 'c3' }, {}],
    guards: [{ kind: 'hamster', at: 'b3', isStunned: true }],
  }).over();
  expect(t.energy(0)).toBe(5);
});

test('BC-INVEST-03 the closest unit investigates a chip, whatever area it is in', () => {
  const t = activation({ bots: [{ at: 'h1', chip: 'b2' }, {}], guards: ['usher e4 w', 'usher a1 n'] }).playOut();
  expect(t.guard(0)).toBe('e4 w');
  expect(t.chip(0)).toBe('mat');
});

test('BC-INVEST-05 guards standing in rooms may be chosen to investigate', () => {
  const t = activation({ bots: [{ at: 'h4', chip: 'b3' }, {}], guards: ['usher b2 n'] }).over();
  expect(t.guard(0)).toBe('b3 n');
});

test('BC-INVEST-08 where the chip lies on a bot outside all awareness, the unit goes beside the bot', () => {
  const t = activation({ bots: [{ at: 'c1', chip: 'c1' }, {}], guards: ['turnkey d4 w'] }).playOut();
  expect(t.chip(0)).toBe('c1');
  expect(t.energy(0)).toBe(5);
  expect(['b2 e', 'b2 s']).toContain(t.guard(0));
});

test('BC-INVEST-10 chips on one space are investigated one by one, unless the first unit takes them all', () => {
  const t = activation({
    bots: [
      { at: 'h1', chip: 'c4' },
      { at: 'g1', chip: 'c4' },
    ],
    guards: ['usher a4 s', 'usher h4 w'],
  }).playOut();
  expect([t.chip(0), t.chip(1)]).toEqual(['mat', 'mat']);
  expect(t.guard(1)).toBe('h4 w');
});

test('BC-SHUT-02 an agent that loses its last energy raises threat by 3 and its chip is removed', () => {
  const t = activation({ bots: [{ at: 'b4', chip: 'b4', energy: 1 }, {}], guards: ['hamster b3 e'] }).over();
  expect([t.energy(0), t.state.threat, t.chip(0)]).toEqual([0, 3, 'mat']);
});

test('BC-LOSE-02 the game is lost when the command module is shut down', () => {
  const t = activation({ bots: [{}, { at: 'b4', chip: 'b4', energy: 1 }], guards: ['hamster b3 e'] });
  expect(t.outcome).toMatchObject({ winners: [], clause: 'BC-LOSE-02' });
});

test('BC-LOSE-01 the game is lost when threat reaches 26', () => {
  const t = activation({ bots: [{ at: 'b4', chip: 'b4' }, {}], guards: ['clerk b3 e'], threat: 25 });
  expect(t.outcome).toMatchObject({ winners: [], clause: 'BC-LOSE-01' });
});

test('BC-EX-15 a Hamster investigates a chip, runs into the hidden Crash, and attacks', () => {
  const t = activation(
    {
      floor: { hideouts: ['c3'] },
      bots: [{ at: 'c3', isHidden: true, chip: 'd3' }, {}],
      guards: ['hamster b3 e'],
    },
    HALL.replace('|. . . . . . . .|\n  + + + + + + + + +', '|. . . . . . . .|\n  +-+-+-+-+-+-+-+-+'),
  ).playOut();
  expect(t.guard(0)).toBe('b3 e');
  expect([t.chip(0), t.energy(0)]).toEqual(['c3', 4]);
});

test('BC-EX-21 two Hamsters pursue Processor two spaces each, one by a route of choice; the one that gets beside it attacks', () => {
  const t = activation({ bots: [{ at: 'd4', chip: 'd4' }, {}], guards: ['hamster b3 e', 'hamster h4 w'] });
  t.play({ kind: 'pursue', guard: 0, bot: 0 });
  expect(t.legal()).toEqual([
    { kind: 'way', side: 0 },
    { kind: 'way', side: 1 },
  ]);
  t.play({ kind: 'way', side: 0 }).over();
  expect([t.guard(0), t.guard(1), t.energy(0)]).toEqual(['c4 e', 'f4 w', 4]);
  const turned = t.events.filter(({ name }) => name === 'burncycle/chip-turned').map(({ data }) => data);
  expect(turned).toEqual([{ bot: 0 }]);
});

/** The security room is A; outdoors is on the left; the hallway bends to the south. */
const BEND = `
  +-+-+-+-+-+-+
  |,|. . . . .|
  + + + + + + +
  |,|. . . . .|
  + +-+-+-+ +-+
  |,|A A A|.|#
  + + + + + +
  |,|A A A|.|#
  +-+-+-+-+-+
`;

test('BC-EX-23 the Walker in the room stays, the Hamster outdoors paces, the hallway Walker sees Casing and keeps its route', () => {
  const guards = ['walker c1 n', 'hamster a1 n', 'walker b3 e'];
  const t = activation({ bots: [{ at: 'e4' }, {}], guards }, BEND);
  t.play({ kind: 'patrol', guard: 1, bot: -1 }).over();
  expect([t.guard(0), t.guard(1), t.guard(2), t.chip(0)]).toEqual(['c1 n', 'a3 n', 'e2 s', 'e4']);
  const steps = t.events.flatMap(({ name, data }) => {
    if (name === 'burncycle/bot-detected') return ['seen'];
    const { guard, facing } = data as { guard?: number; facing?: number };
    return name === 'burncycle/guard-moved' && guard === 2 ? ['nesw'[facing ?? 0]] : [];
  });
  expect(steps).toEqual(['e', 'e', 'seen', 'e', 's']);
  expect(t.state.guards.some(({ isTurned }) => isTurned)).toBe(false);
});
