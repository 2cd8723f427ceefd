/** Save and restore: the same match again, and a sentence for every file that is not one. Clauses ENG-SAVE, ENG-LOG. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  accept,
  defineEvent,
  defineStep,
  frameOf,
  type Game,
  Match,
  type MatchSave,
  Problem,
  readSave,
  refuse,
  replaySave,
  restoreMatch,
} from '../src/index.ts';
import { begin, DRAW, must, TWO, tinyGame } from './tiny-game.ts';

interface Race {
  at: Record<string, number>;
  turn: number;
  goal: number;
}

const ran = defineEvent<Race, { seat: string; by: number }>({
  name: 'race/ran',
  write(state, { seat, by }) {
    state.at[seat] = (state.at[seat] ?? 0) + by;
    state.turn = 1 - state.turn;
  },
});

const run = defineStep<Race, Record<string, never>, { dice: number }>({
  name: 'race/run',
  clause: 'ENG-TEST-01',
  who: (state) => TWO[state.turn],
  choice: z.strictObject({ dice: z.int() }),
  candidates: (state) => (state.goal === 15 ? [{ dice: 1 }] : [{ dice: 1 }, { dice: 2 }]),
  check: (_state, _memory, { dice }) =>
    dice === 1 || dice === 2 ? accept() : refuse('ENG-TEST-02', 'one-or-two', { dice }),
  apply(state, _memory, { dice }, engine) {
    const seat = TWO[state.turn] ?? '';
    const by = engine.roll(6, dice, 'run').reduce((sum, face) => sum + face, 0);
    engine.emit(ran, { seat, by });
    if ((state.at[seat] ?? 0) >= state.goal) engine.end({ ...DRAW, draw: false, winners: [seat] });
  },
});

const race: Game<Race, Race> = tinyGame<Race>({
  id: 'race',
  rules: 3,
  content: 5,
  state: { at: { north: 0, south: 0 }, turn: 0, goal: 60 },
  options: z.strictObject({ goal: z.int().min(1).max(500).default(60) }),
  setup: ({ goal }) => ({ at: { north: 0, south: 0 }, turn: 0, goal: goal as number }),
  steps: [run],
  events: [ran],
  first: () => frameOf(run, {}),
});

function played(commands: number, seed = 'seed', options?: unknown): Match<Race, Race> {
  const match = begin(race, seed, options);
  for (let i = 0; i < commands && match.decision() !== undefined; i++) {
    match.play(match.decision()?.seat ?? '', { dice: 1 + (i % 2) }, i % 5 === 4 ? { dice: i % 2 ? [2, 3] : [4] } : {});
  }
  return match;
}

const json = (save: MatchSave): Record<string, unknown> => JSON.parse(JSON.stringify(save));

/** Reads and restores as a program does that got a file from a stranger. */
const open = (file: unknown, game: Game<Race, Race> = race) => {
  const save = readSave(file);
  return save.ok ? restoreMatch(game, save.value) : save;
};

describe('the same match again', () => {
  test('ENG-SAVE-01 a saved match gives the same position, log and events, and goes on the same way', () => {
    for (const commands of [0, 1, 7, 100]) {
      const match = played(commands, `seed ${commands}`);
      const again = must(open(json(match.save())));
      expect(again.hash()).toBe(match.hash());
      expect(again.log).toEqual(match.log);
      expect(again.events).toEqual(match.events);
      if (match.decision() === undefined) continue;
      for (const table of [match, again]) table.play(table.decision()?.seat ?? '', { dice: 2 });
      expect(again.hash()).toBe(match.hash());
    }
  });

  test('ENG-SAVE-02 a match from a hand-written position carries that position', () => {
    const position = {
      state: { at: { north: 50, south: 50 }, turn: 1, goal: 60 },
      stack: [frameOf(run, {})],
      drawn: 4,
    };
    const match = must(Match.from(race, { seed: 's', position }));
    match.play('south', { dice: 1 });
    position.state.at.north = 0; // the match has its own copy
    const again = must(open(json(match.save())));
    expect(again.hash()).toBe(match.hash());
    expect(replaySave(race, match.save())).toEqual(match.position);
    expect(match.save().start?.state).toMatchObject({ at: { north: 50, south: 50 } });
  });

  test('ENG-SAVE-03 options are part of the match', () => {
    const match = played(100, 'seed', { goal: 10 });
    expect(match.position.outcome).toBeDefined();
    expect(must(open(json(match.save()))).position.outcome).toEqual(match.position.outcome);
  });

  test('ENG-LOG-01 seed, versions and log give the match at any moment', () => {
    const match = played(20);
    const hashes = Array.from({ length: match.log.length + 1 }, (_, i) => match.positionAt(i));
    hashes.forEach((position, i) => {
      expect(replaySave(race, match.save(), i)).toEqual(position);
    });
    expect(replaySave(race, match.save())).toEqual(match.position);
  });

  test('ENG-LOG-02 a replay changes neither the save nor the match', () => {
    const match = played(9);
    const save = match.save();
    const before = JSON.stringify(save);
    replaySave(race, save);
    match.play(match.decision()?.seat ?? '', { dice: 1 });
    expect(JSON.stringify(save)).toBe(before);
  });
});

describe('files that are refused', () => {
  const good = (): Record<string, unknown> => json(played(12).save());

  test.each([
    ['game', 'chess', 'the match is one of chess, not of race'],
    ['engine', 99, 'engine version 99, and this program has engine version 1'],
    ['rules', 2, 'rules version 2, and this program has rules version 3'],
    ['content', 6, 'content version 6, and this program has content version 5'],
  ])('ENG-SAVE-04 another %s is refused with both names', (field, value, sentence) => {
    const read = open({ ...good(), [field]: value });
    expect(read).toMatchObject({ ok: false, where: field });
    expect(!read.ok && read.problem).toContain(sentence);
  });

  test.each([
    ['not a save at all', 7, 'match file'],
    ['nothing', null, 'match file'],
    ['a list', [], 'match file'],
    ['another format', { ...good(), format: 'pgn' }, 'format'],
    ['a later form', { ...good(), version: 2 }, 'version'],
    ['no log', { ...good(), log: undefined }, 'log'],
    ['a log of nonsense', { ...good(), log: [7] }, 'log.0'],
    ['an entry without a seat', { ...good(), log: [{ choice: 1 }] }, 'log.0.seat'],
    ['a negative skip', { ...good(), log: [{ seat: 'north', choice: 1, skip: -1 }] }, 'log.0.skip'],
    ['a broken die', { ...good(), log: [{ seat: 'north', choice: 1, dice: [1.5] }] }, 'log.0.dice.0'],
    ['negative burned draws', { ...good(), burned: -3 }, 'burned'],
    ['a seed of another kind', { ...good(), seed: 12 }, 'seed'],
    ['an unknown field', { ...good(), cheat: true }, 'match file'],
  ])('ENG-SAVE-05 %s is refused at the door', (_what, file, where) => {
    const read = open(file);
    expect(read).toMatchObject({ ok: false, where });
    expect(!read.ok && read.problem).not.toBe('');
  });

  test('ENG-SAVE-06 a log that was tampered with is refused where it first shows', () => {
    const change = (i: number, entry: object) => {
      const save = good();
      const log = save.log as object[];
      log[i] = { ...log[i], ...entry };
      return open(save);
    };
    expect(change(3, { seat: 'north' })).toMatchObject({
      where: 'log[3]',
      problem: 'refused by ENG-TURN-01: not-your-turn',
    });
    expect(change(3, { choice: { dice: 3 } })).toMatchObject({
      where: 'log[3]',
      problem: expect.stringContaining('ENG-TEST-02'),
    });
    expect(change(3, { choice: 'x' })).toMatchObject({
      where: 'log[3]',
      problem: expect.stringContaining('ENG-SHAPE-01'),
    });
    expect(change(3, { auto: true })).toMatchObject({ where: 'log[3]', problem: 'the rules give another entry here' });
    expect(change(4, { dice: [1, 2, 3] })).toMatchObject({
      where: 'log[4]',
      problem: expect.stringContaining('ENG-DICE-01'),
    });
    expect(change(3, { skip: 2 })).toMatchObject({ where: 'hash' });
    expect(change(4, { dice: [5] })).toMatchObject({ where: 'hash' });
    expect(open({ ...good(), seed: 'another' })).toMatchObject({ where: 'hash' });
    expect(open({ ...good(), hash: 'f'.repeat(64) })).toMatchObject({ where: 'hash' });
    expect(open({ ...good(), log: (good().log as object[]).slice(0, -1) })).toMatchObject({ where: 'hash' });
  });

  test('ENG-SAVE-07 commands after the end, and missing automatic answers, are refused', () => {
    const over = json(played(100, 'seed', { goal: 10 }).save());
    const log = over.log as object[];
    expect(open({ ...over, log: [...log, log[0]] })).toMatchObject({
      where: `log[${log.length}]`,
      problem: expect.stringContaining('ENG-OVER-01'),
    });

    const stack = [frameOf(run, {})];
    const state = { at: { north: 13, south: 0 }, turn: 0, goal: 15 };
    const match = must(Match.from(race, { seed: 's', position: { state, stack, drawn: 0 } }));
    expect(match.log[0]?.auto).toBe(true);
    const save = json(match.save());
    expect(open({ ...save, log: [] })).toMatchObject({ where: 'log', problem: 'answers are missing at its end' });
    expect(open({ ...save, log: [{ seat: 'north', choice: { dice: 2 }, auto: true }] })).toMatchObject({
      where: 'log[0]',
      problem: 'the rules give another entry here',
    });
  });

  test('ENG-SAVE-08 options that the game does not know are refused by name', () => {
    expect(open({ ...good(), options: { goal: 0 } })).toMatchObject({ ok: false, where: 'options.goal' });
    expect(open({ ...good(), options: { speed: 1 } })).toMatchObject({ ok: false, where: 'options' });
  });

  test.each([
    ['no step at work', { state: {}, stack: [], drawn: 0 }],
    ['an unknown step', { state: {}, stack: [{ step: 'race/fly', memory: {} }], drawn: 0 }],
    ['a state of another game', { state: { cards: [1] }, stack: [{ step: 'race/run', memory: {} }], drawn: 0 }],
    [
      'a trigger of another game',
      {
        state: {},
        stack: [{ step: 'engine/triggers', memory: { waiting: [{ trigger: 'x', owner: 'y' }] } }],
        drawn: 0,
      },
    ],
    ['a frame of another form', { state: {}, stack: [{ step: 'engine/triggers', memory: 7 }], drawn: 0 }],
  ])('ENG-SAVE-09 a start with %s is refused and nothing breaks', (_what, start) => {
    const read = open({ ...good(), start });
    expect(read.ok).toBe(false);
    if (!read.ok) expect(`${read.where}: ${read.problem}`).toMatch(/^(start|log\[0\]): .+/);
  });

  test('ENG-SAVE-11 the position that a file begins with must come back from print and parse as it is', () => {
    const save = must(Match.from(race, { seed: 'seed', position: begin(race).position })).save();
    expect(open(save)).toMatchObject({ ok: true });
    const seen: unknown[] = [];
    const strict: Game<Race, Race> = {
      ...race,
      notation: {
        ...race.notation,
        printPosition: (position) => {
          seen.push(position);
          if (position.state.turn > 1) throw new Problem('there are two turns');
          return race.notation.printPosition(position);
        },
        parsePosition: (text) => {
          const read = race.notation.parsePosition(text);
          if (read.ok) read.value.state.goal = Math.min(read.value.state.goal, 100);
          return read;
        },
      },
    };
    expect(restoreMatch(strict, save)).toMatchObject({ ok: true });
    const forged = (change: Partial<Race>): MatchSave => {
      const start = save.start as { state: Race } & NonNullable<MatchSave['start']>;
      return { ...save, start: { ...start, state: { ...start.state, ...change } } };
    };
    expect(restoreMatch(strict, forged({ turn: 7 }))).toMatchObject({ where: 'start', problem: 'there are two turns' });
    expect(restoreMatch(strict, forged({ goal: 300 }))).toMatchObject({ ok: false, where: 'start' });
    const before = seen.length;
    for (const at of [2 ** 53 - 1, -1_000_001, 0.5, 'x'.repeat(20_001), Array.from({ length: 100_001 }, () => 0)]) {
      expect(restoreMatch(strict, forged({ at: { north: at as number } }))).toMatchObject({
        ok: false,
        where: 'start',
        problem: expect.stringMatching(/start\.state\.at\.north|pieces/),
      });
    }
    expect(seen).toHaveLength(before); // the game never saw them
  });

  test.each([
    ['drawn', { start: { state: {}, stack: [], drawn: 1_000_001 } }, 'start.drawn'],
    ['skip', { log: [{ seat: 'north', choice: {}, skip: 2 ** 53 - 1 }] }, 'log.0.skip'],
    ['burned', { burned: 2 ** 53 - 1 }, 'burned'],
    ['a die', { log: [{ seat: 'north', choice: {}, dice: [2 ** 53 - 1] }] }, 'log.0.dice.0'],
    ['many dice', { log: [{ seat: 'north', choice: {}, dice: Array.from({ length: 1001 }, () => 1) }] }, 'log.0.dice'],
    ['a pick', { log: [{ seat: 'north', choice: {}, picks: [-1] }] }, 'log.0.picks.0'],
    ['a seat', { log: [{ seat: 'n'.repeat(41), choice: {} }] }, 'log.0.seat'],
    ['the seed', { seed: 's'.repeat(201) }, 'seed'],
  ])('ENG-SAVE-12 %s beyond all bounds is refused at the door', (_what, change, where) => {
    expect(readSave({ ...good(), ...change })).toMatchObject({ ok: false, where });
  });

  test.each([['spectator'], ['Spectator'], [''], ['a b'], ['south', 'south']])(
    'ENG-SAVE-13 a position that calls its seats %s is refused',
    (...seats) => {
      const named: Game<Race, Race> = { ...race, tableOf: () => ({ seats, options: {} }) };
      const { position } = begin(race);
      expect(Match.from(named, { seed: 'seed', position })).toMatchObject({ ok: false, where: 'seats' });
      const save = must(Match.from(race, { seed: 'seed', position })).save();
      expect(restoreMatch(named, save)).toMatchObject({ ok: false, where: 'start' });
    },
  );

  test('ENG-SAVE-10 a file that is nested without end is refused', () => {
    const depth = 200_000;
    const deep: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(readSave({ ...good(), log: [{ seat: 'north', choice: deep }] })).toMatchObject({
      ok: false,
      where: 'match file',
    });
    expect(readSave(deep).ok).toBe(false);
  });
});
