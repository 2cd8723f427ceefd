/** Clauses BC-PATROL; BC-RULE-61, 64, 94, 99, 100, 102; BC-EX-22: how patrols end, and what is met on the way. */
import { expect, test } from 'vitest';
import type { Table } from '../kit.ts';
import { activation, HALL } from '../security-kit.ts';

const OPEN = `
  +-+-+-+-+-+-+-+-+-+
  |. . . . . . . . .|
  + + + + + + + + + +
  |. . . . . . . . .|
  + + + + + + + + + +
  |. . . . . . . . .|
  + + + + + + + + + +
  |. . . . . . . . .|
  + + + + + + + + + +
  |. . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+
`;
const priorities = (t: Table): unknown[] =>
  t.events
    .filter(({ name }) => name === 'burncycle/guard-activated')
    .map(({ data }) => (data as { priority: string }).priority);

test('BC-PATROL-01 units patrol when no chip is left for them, in the order that the players choose', () => {
  const t = activation({
    bots: [{ at: 'h1', chip: 'b2' }, {}],
    guards: ['hamster b4 s', 'hamster e4 e', 'hamster f3 e'],
  });
  expect(priorities(t)).toEqual(['investigate']); // the closest; the two others may still be ordered
  expect(t.legal()).toEqual([1, 2].map((guard) => ({ kind: 'patrol', guard, bot: -1 })));
  t.play({ kind: 'patrol', guard: 2, bot: -1 }).over();
  expect([t.guard(1), t.guard(2)]).toEqual(['g4 e', 'h3 w']);
});

test('BC-PATROL-04 a patrol moves as its icon says, then attacks, and is turned', () => {
  // The walker sees the bot only on its way, and comes to stand beside it.
  const t = activation({ bots: [{ at: 'e4' }, {}], guards: ['walker a3 e', 'usher h1 n', 'hamster h3 n'] });
  expect([t.guard(0), t.chip(0)]).toEqual(['a3 e', 'mat']);
  t.play({ kind: 'patrol', guard: 0, bot: -1 });
  expect([t.guard(0), t.chip(0), t.energy(0)]).toEqual(['e3 e', 'e4', 4]);
});

test('BC-PATROL-09 a walker off the perimeter takes a shortest way back to it, then goes on along it', () => {
  const t = activation({ guards: ['walker c3 n'] }, OPEN);
  expect(t.legal().length).toBe(3); // two spaces up, down or to the left; the right-hand wall is farther
  const back = t.play({ kind: 'way', side: 2 });
  expect(back.over().guard(0)).toBe('e1 e');
});

test('BC-PATROL-10 after its last step a walker turns to where it would go next', () => {
  expect(
    activation({ guards: ['walker d3 e'] })
      .over()
      .guard(0),
  ).toBe('h3 n');
  expect(
    activation({ guards: ['walker e4 w'] })
      .over()
      .guard(0),
  ).toBe('a4 s');
});

/** A hallway of one space's width that bends to the left, and one that opens to the right. */
const LEFT = `
          +-+
   # # # #|.|
          + +
   # # # #|.|
  +-+-+-+-+ +
  |. . . . .|
  +-+-+-+-+-+
`;
const RIGHT = `
  +-+-+-+-+
  |. . . .|
  + + + + +
  |. . . .|
  +-+-+ +-+
   # #|.|#
      + +
   # #|.|#
      +-+
`;

test('BC-PATROL-10 at a bend, too, it turns to the way on and not to the way back', () => {
  expect(
    activation({ guards: ['walker a1 e'] }, LEFT)
      .over()
      .guard(0),
  ).toBe('e1 n');
});

test('BC-RULE-64 where the boundary turns to the right the walker follows it', () => {
  expect(
    activation({ guards: ['walker a3 e'] }, RIGHT)
      .over()
      .guard(0),
  ).toBe('c1 n'); // and out of the dead end again
});

test('BC-PATROL-03 guards patrol inside their area only; a captain enters others', () => {
  const to = (kind: string): string =>
    activation({ floor: { terminals: ['b2'] }, guards: [`${kind} c3 n`] })
      .playOut()
      .guard(0);
  expect([to('lamplighter'), to('zuk')]).toEqual(['c3 n', 'b2 s']);
});

test('BC-PATROL-17 among equally close targets the players choose', () => {
  const start = () => activation({ floor: { terminals: ['b3', 'f3'] }, guards: ['lamplighter d3 n'] });
  expect(start().legal()).toEqual([
    { kind: 'way', side: 1 },
    { kind: 'way', side: 3 },
  ]);
  expect(start().play({ kind: 'way', side: 3 }).over().guard(0)).toBe('b3 w');
});

test('BC-RULE-61 every chip without a bot that lies on the way is taken, but a unit stops for its target only', () => {
  const t = activation({ bots: [{ at: 'h1', chip: 'c3' }, { at: 'g1', chip: 'f3' }, {}], guards: ['usher a3 e'] });
  t.play({ kind: 'investigate', guard: 0, bot: 1 }).over();
  expect([t.guard(0), t.chip(0), t.chip(1)]).toEqual(['d3 e', 'mat', 'f3']);
});

test('BC-RULE-64 the circuit has the outer boundary on the right hand, doors included, and a walker turns right until it faces along it', () => {
  expect(
    activation({ guards: ['walker c3 n'] })
      .over()
      .guard(0),
  ).toBe('g3 e'); // past the door at g3 as past a wall
  expect(
    activation({ guards: ['walker c4 e'] })
      .over()
      .guard(0),
  ).toBe('b3 e'); // right, right: to the west
});

test('BC-RULE-94 Post takes the direction of the arrow when it comes there, and keeps its facing if it was there', () => {
  const posts = [{ cell: 'c3', facing: 's' as const, kind: 'hallway' as const, number: 1 }];
  const clerk = (at: string, facing: number): string =>
    activation({ floor: { posts }, guards: [{ kind: 'clerk', at, facing, post: 0 }] })
      .over()
      .guard(0);
  expect([clerk('b3', 0), clerk('c3', 0)]).toEqual(['c3 s', 'c3 n']);
});

test('BC-RULE-94 Terminals keeps the facing of its last step, or that which it had there', () => {
  const at = (cell: string): string =>
    activation({ floor: { terminals: ['d3'] }, guards: [`lamplighter ${cell} n`] })
      .over()
      .guard(0);
  expect([at('b3'), at('d3')]).toEqual(['d3 e', 'd3 n']);
});

test('BC-RULE-94 Command Module turns to the module when it comes beside it, and keeps its facing if it was there', () => {
  const vance = (cell: string): string =>
    activation({ bots: [{}, { at: 'b2' }], guards: [`vance ${cell} e`] })
      .playOut()
      .guard(0); // behind a locked door
  expect([vance('c3'), vance('b3')]).toEqual(['b3 s', 'b3 e']);
});

test('BC-RULE-99 a unit that reaches the chip and sees its owner in one step detects first, and goes on with what is left', () => {
  const t = activation({ bots: [{ at: 'd1', chip: 'b2' }, {}], guards: ['picket b3 s'] }).playOut();
  expect(t.events.some(({ name }) => name === 'burncycle/chip-removed')).toBe(false);
  expect([t.chip(0), t.energy(0)]).toEqual(['d1', 3]);
});

test('BC-RULE-100 a shifting unit goes to a space without a wall between it and the bot', () => {
  const t = activation({ bots: [{ at: 'd2' }, {}], guards: ['phantom d3 e'] });
  expect(t.step).toBe('burncycle/walk'); // d3 itself, with the wall between, would not do
  t.play({ kind: 'way', side: 3 }).over();
  expect(t.guard(0)).toBe('c2 e');
});

test('BC-RULE-102 a unit that turns through several directions looks only in the last', () => {
  // From east by south to west: the bot straight to the south is in front for no look.
  const t = activation({ bots: [{ at: 'f1' }, {}], guards: ['walker f5 e'] }, OPEN).over();
  expect([t.guard(0), t.chip(0)]).toEqual(['b5 w', 'mat']);
  const seen = activation({ bots: [{ at: 'f1' }, {}], guards: ['walker f5 s'] }, OPEN); // as it would see it
  expect(seen.over().chip(0)).toBe('mat'); // nobody looks before something moves
});

/** The lobby is A: the hallway's door at b3, the other walker's at e1. */
const LOBBY = HALL.replace('|A A A A|B B B B|\n  +-+', '|A A A AdB B B B|\n  +-+');

test('BC-EX-22 the hallway Walker enters the lobby, sees Bit, and attacks; the other one would have taken the chip', () => {
  const start = () =>
    activation({ bots: [{ at: 'a2', chip: 'd1' }, {}], guards: ['walker b3 e', 'walker h1 w'] }, LOBBY);
  const choice = (guard: number) => ({ kind: 'investigate', guard, bot: 0 });
  expect(start().legal()).toEqual([choice(0), choice(1)]); // both are four spaces away
  const hallway = start().play(choice(0)).playOut();
  expect([hallway.guard(0), hallway.chip(0), hallway.energy(0)]).toEqual(['b2 w', 'a2', 4]);
  const other = start().play(choice(1)).playOut();
  expect([other.guard(1), other.chip(0), other.energy(0)]).toEqual(['d1 w', 'mat', 5]);
});

test('BC-RULE-10 the two units of the example are Walkers: both move four spaces', () => {
  const t = activation({ bots: [{ at: 'a2', chip: 'd1' }, {}], guards: ['walker b3 e', 'walker h1 w'] }, LOBBY);
  expect(t.play({ kind: 'investigate', guard: 1, bot: 0 }).playOut().guard(1)).toBe('d1 w');
});
