/** The door: commands from outside, refused with clause and reason, the state untouched. ENG-OVER, SEAT, STALE, TURN, SHAPE, CHOICE, LEGAL. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { accept, defineEvent, defineStep, frameOf, refuse } from '../src/index.ts';
import { begin, DRAW, TWO, tinyGame } from './tiny-game.ts';

interface Heap {
  stones: number;
  turn: number;
  taken: number[];
}

const took = defineEvent<Heap, { count: number }>({
  name: 'heap/took',
  write(state, { count }) {
    state.stones -= count;
    state.turn = 1 - state.turn;
    state.taken.push(count);
  },
});

type Take = { count: number; note?: { of: string[] } | undefined };

const take = defineStep<Heap, Record<string, never>, Take>({
  name: 'heap/take',
  clause: 'ENG-TEST-01',
  who: (state) => TWO[state.turn],
  choice: z.strictObject({
    count: z.int().min(1).max(9),
    note: z.strictObject({ of: z.array(z.string()) }).optional(),
  }),
  candidates: () => [{ count: 1 }, { count: 2 }, { count: 3 }],
  check: (state, _memory, { count }) =>
    count > 3 || count > state.stones ? refuse('ENG-TEST-02', 'too-many', { count, left: state.stones }) : accept(),
  apply(state, _memory, { count }, engine) {
    engine.emit(took, { count });
    if (state.stones === 0) engine.end({ ...DRAW, draw: false, winners: [TWO[1 - state.turn] ?? ''] });
  },
});

const heap = (stones: number) =>
  tinyGame<Heap>({
    state: { stones, turn: 0, taken: [] },
    steps: [take],
    events: [took],
    first: () => frameOf(take, {}),
  });

test('ENG-OVER-01 a match that is over takes no command', () => {
  const match = begin(heap(3));
  expect(match.play('north', { count: 3 }).ok).toBe(true);
  expect(match.position.outcome?.winners).toEqual(['north']);
  const before = match.hash();
  expect(match.play('south', { count: 1 })).toMatchObject({
    ok: false,
    clause: 'ENG-OVER-01',
    reason: 'match-is-over',
  });
  expect(match.candidates()).toEqual([]);
  expect(match.decision()).toBeUndefined();
  expect(match.hash()).toBe(before);
});

test('ENG-SEAT-01 only seats of the match give commands', () => {
  const match = begin(heap(9));
  for (const seat of ['west', 'spectator', '', 'toString']) {
    expect(match.play(seat, { count: 1 })).toMatchObject({
      clause: 'ENG-SEAT-01',
      reason: 'no-such-seat',
      facts: { seat },
    });
  }
  expect(match.log).toEqual([]);
});

test('ENG-STALE-01 a command for a log that has grown meanwhile is out of date', () => {
  const match = begin(heap(9));
  match.play('north', { count: 1 }, { at: 0 });
  expect(match.play('south', { count: 1 }, { at: 0 })).toMatchObject({
    clause: 'ENG-STALE-01',
    reason: 'out-of-date',
    facts: { at: 0, now: 1 },
  });
  expect(match.play('south', { count: 1 }, { at: 7 })).toMatchObject({ clause: 'ENG-STALE-01' });
  expect(match.play('south', { count: 1 }, { at: 1 }).ok).toBe(true);
});

test('ENG-TURN-01 only the seat that must choose gives a command', () => {
  const match = begin(heap(9));
  expect(match.play('south', { count: 1 })).toEqual({
    ok: false,
    clause: 'ENG-TURN-01',
    reason: 'not-your-turn',
    facts: { seat: 'south', waitingFor: 'north' },
  });
  expect(match.play('north', { count: 1 }).ok).toBe(true);
});

test('ENG-SHAPE-01 a command of another shape is refused with field and problem', () => {
  const match = begin(heap(9));
  const before = match.hash();
  for (const [command, field] of [
    [undefined, ''],
    [null, ''],
    ['1', ''],
    [[1], ''],
    [{}, 'count'],
    [{ count: '1' }, 'count'],
    [{ count: 1.5 }, 'count'],
    [{ count: Number.NaN }, 'count'],
    [{ count: 1, more: true }, ''],
    [{ count: 1, note: { of: ['a', 7] } }, 'note.of.1'],
    [JSON.parse('{"count":1,"__proto__":{"count":2}}'), ''],
  ] as const) {
    const verdict = match.play('north', command);
    expect(verdict).toMatchObject({ ok: false, clause: 'ENG-SHAPE-01', reason: 'malformed-command' });
    expect(verdict).toMatchObject({ facts: { step: 'heap/take', field } });
  }
  expect(match.hash()).toBe(before);
  expect(match.log).toEqual([]);
});

test('ENG-SHAPE-02 the log keeps its own copy of a command', () => {
  const match = begin(heap(9));
  const command = { count: 1, note: { of: ['a'] } };
  match.play('north', command);
  command.count = 3;
  command.note.of.push('b');
  expect(match.log[0]?.choice).toEqual({ count: 1, note: { of: ['a'] } });
});

test('ENG-SHAPE-03 a choice of the form that another step asks for is refused by that step, as not now', () => {
  const wager = defineStep<Heap, Record<string, never>, { wager: number }>({
    name: 'heap/wager',
    clause: 'ENG-TEST-03',
    choice: z.strictObject({ wager: z.int() }),
    who: () => 'north',
    candidates: () => [{ wager: 1 }, { wager: 2 }],
    apply: (_state, _memory, _choice, engine) => engine.next(take, {}),
  });
  const game = tinyGame<Heap>({ ...heap(9), state: { stones: 9, turn: 0, taken: [] }, steps: [wager, take] });
  expect(begin(game).play('north', { wager: 1 })).toEqual({
    ok: false,
    clause: 'ENG-TEST-03',
    reason: 'not-now',
    facts: { step: 'heap/take', belongs: [{ step: 'heap/wager', clause: 'ENG-TEST-03' }] },
  });
  expect(begin(game).play('north', { wager: 'x' })).toMatchObject({ clause: 'ENG-SHAPE-01' });
});

test('ENG-CHOICE-01 a step without a judge takes what it offers and nothing else', () => {
  const pick = defineStep<{ got: string[] }, Record<string, never>, { door: string }>({
    name: 'tiny/pick',
    clause: 'ENG-TEST-01',
    who: () => 'north',
    candidates: () => [{ door: 'red' }, { door: 'blue' }],
    apply(state, _memory, { door }, engine) {
      state.got.push(door);
      engine.stay({});
    },
  });
  const match = begin(tinyGame({ state: { got: [] as string[] }, steps: [pick], first: () => frameOf(pick, {}) }));
  for (const command of [{ door: 'green' }, { door: 'red', key: 1 }, 'red', null, undefined, []]) {
    expect(match.play('north', command)).toMatchObject({ clause: 'ENG-CHOICE-01', reason: 'not-offered' });
  }
  expect(match.play('north', { door: 'blue' }).ok).toBe(true);
  expect(match.position.state.got).toEqual(['blue']);
});

test('ENG-LEGAL-01 the legal list is what the step offers and its judge accepts; the rest keeps its reason', () => {
  const match = begin(heap(2));
  expect(match.legal()).toEqual([{ count: 1 }, { count: 2 }]);
  expect(match.candidates()).toEqual([
    { choice: { count: 1 }, verdict: { ok: true } },
    { choice: { count: 2 }, verdict: { ok: true } },
    {
      choice: { count: 3 },
      verdict: { ok: false, clause: 'ENG-TEST-02', reason: 'too-many', facts: { count: 3, left: 2 } },
    },
  ]);
});

test('ENG-LEGAL-02 the judge alone decides: what is not offered may be legal, what is offered may not', () => {
  const match = begin(heap(9));
  expect(match.check('north', { count: 2, note: { of: [] } })).toEqual({
    ok: true,
    choice: { count: 2, note: { of: [] } },
  });
  expect(match.play('north', { count: 4 })).toMatchObject({ clause: 'ENG-TEST-02', reason: 'too-many' });
  expect(match.play('north', { count: 3 }).ok).toBe(true);
});
