/** The promises: honest games keep them, and a game that breaks one is caught with that one. */
import { readable, type Step } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { describe, expect, test, vi } from 'vitest';
import { BrokenPromise, checkPromises, type PromiseOptions } from '../src/index.ts';
import { act, answer, honest, lowball, type State, turned, withStep } from './lowball.ts';

vi.setConfig({ testTimeout: 60_000 }); // whole games, and other tests at the same time

type Honest = Required<Pick<Step<State, never, never>, 'apply' | 'candidates' | 'check'>>;
const honestly = (step: unknown): Honest => step as Honest;

test('Skim keeps all promises', () => {
  const report = checkPromises(sample, { games: 15, seed: 'quick' });
  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThanOrEqual(15);
  expect(report.reshuffled).toBeGreaterThan(15);
  expect(report.refused).toBeGreaterThan(500);
  expect(report.commands).toBeGreaterThan(15 * 10);
});

test('Skim keeps them when better players play it', () => {
  expect(checkPromises(sample, { games: 3, seed: 'greedy', player: 'greedy' }).games).toBe(3);
});

test('an honest game keeps all promises, with any options', () => {
  const report = checkPromises(lowball(), { games: 60, optionsFor: (n) => ({ cards: 2 + (n % 11) }) });
  for (const [promise, times] of Object.entries(report.kept)) expect(times, promise).toBeGreaterThanOrEqual(60);
  expect(report.endings.level).toBeGreaterThan(0);
  expect(report.endings.ahead).toBeGreaterThan(0);
});

describe('a game that breaks a promise is caught', () => {
  const broken = (game: ReturnType<typeof lowball>, options: Partial<PromiseOptions> = {}): BrokenPromise => {
    try {
      checkPromises(game, { games: 60, seed: 'broken', ...options });
    } catch (error) {
      if (error instanceof BrokenPromise) return error;
      throw error;
    }
    throw new Error('nothing was found');
  };
  const setup = (change: (state: State) => void) =>
    lowball({
      setup(options, seats, chance) {
        const state = honest.setup(options, seats, chance);
        change(state);
        return state;
      },
    });

  test('plain: half points', () => {
    const found = broken(setup((state) => (state.score.north = 0.5)));
    expect(found).toMatchObject({ promise: 'plain' });
    expect(found.message).toContain('state.score.north is 0.5, no whole number');
  });
  test('plain: an object of a class', () => {
    expect(broken(setup((state) => (state.score = new Map() as never))).promise).toBe('plain');
  });
  test('plain: one list in two places', () => {
    const found = broken(setup((state) => (state.south = state.north)));
    expect(found.message).toContain('state.south is the very object state.north');
  });
  test('plain: a step that remembers a part of the state itself', () => {
    const game = lowball({ first: (state) => ({ step: act.name, memory: { of: state.table } }) });
    expect(broken(game).message).toContain('is the very object state.table');
  });
  test('plain: a clone that shares', () => {
    expect(broken(lowball({ clone: (state) => ({ ...state }) })).message).toMatch(
      /promise 'plain' .*clone\.\w+ is the very object/,
    );
  });
  test('plain: a clone that forgets', () => {
    const game = lowball({ clone: (state) => ({ ...structuredClone(state), table: [] }) });
    expect(['plain', 'offer', 'undo']).toContain(broken(game).promise);
  });

  test('plain: a guess that is made of the view', () => {
    const guess: typeof honest.guess = (view, chance) => ({ ...honest.guess(view, chance), table: view.table });
    expect(broken(lowball({ guess })).message).toContain('for north: guess.table is the very object view.table');
  });

  test('offer: a command that is listed twice', () => {
    const game = withStep(act, { candidates: () => [{ do: 'roll' }, { do: 'draw' }, { do: 'roll' }] });
    expect(broken(game).message).toMatch(/promise 'offer' .*listed twice/);
  });
  test('offer: a command that has another shape', () => {
    const game = withStep(act, { candidates: () => [{ do: 'roll' }, { do: 'draw', more: 1 } as never] });
    expect(broken(game).message).toMatch(/promise 'offer' .*listed but refused: .*ENG-SHAPE-01/);
  });
  test('offer: a command that cannot be carried out', () => {
    const game = withStep(act, {
      apply(state, memory, choice, engine) {
        if (choice.do === 'draw' && state.deck.length < 4) throw new Error('the deck runs out');
        act.apply?.(state, memory, choice, engine);
      },
    });
    expect(broken(game).message).toMatch(/promise 'offer' .*the deck runs out/);
  });

  test('refuse: a judge that accepts everything', () => {
    const found = broken(withStep(act, { check: () => ({ ok: true }) }));
    expect(['refuse', 'offer']).toContain(found.promise);
  });
  test('refuse: a judge that breaks on what it does not know', () => {
    const game = withStep(answer, {
      check: (state, memory, choice) =>
        choice.do === 'top' && (state[memory.seat].find((card) => card === choice.card) as string).length > 99
          ? { ok: false, clause: 'LB-ANSWER-02', reason: 'long', facts: {} }
          : honestly(answer).check(state, memory as never, choice as never),
    });
    expect(broken(game).message).toMatch(/promise '(refuse|secret)' .*throws: Cannot read prop/);
  });
  test('refuse: a refusal without a clause', () => {
    const check: typeof act.check = (state, memory, choice) => {
      const verdict = honestly(act).check(state, memory as never, choice as never);
      return verdict.ok ? verdict : { ...verdict, clause: 'illegal move' };
    };
    expect(broken(withStep(act, { check })).message).toContain("'illegal move', which is no clause");
  });
  test('refuse: a field that means nothing is kept', () => {
    const game = withStep(act, { choice: { safeParse: (data: unknown) => ({ success: true, data }) } as never });
    expect(['refuse', 'secret']).toContain(broken(game).promise);
  });

  test('look: a view that turns a pile over', () => {
    const game = lowball({
      view(state, viewer) {
        state.deck.reverse();
        return honest.view(state, viewer);
      },
    });
    expect(broken(game).message).toMatch(/promise 'look' broken: looking has changed the position: '…/);
  });
  test('look: a drawing that fails', () => {
    expect(broken(lowball({ draw: (view) => view.hand[5]?.length as never })).message).toContain(
      'the drawing for north is no text',
    );
  });

  test('notation: a command that is printed like another', () => {
    const game = lowball({ notation: { ...honest.notation, printChoice: () => 'roll' } });
    expect(broken(game).message).toMatch(/promise 'notation' .*\{"do":"draw"\} is printed as 'roll', which reads/);
  });
  test('notation: a position that loses something', () => {
    const parsePosition: typeof honest.notation.parsePosition = (text) => {
      const position = JSON.parse(text);
      return readable({ ...position, state: { ...position.state, turns: 0 } });
    };
    const game = lowball({ notation: { ...honest.notation, parsePosition } });
    expect(broken(game).message).toMatch(/promise 'notation' .*read back as another/);
  });

  test('secret: a view that shows the top of the deck', () => {
    const game = lowball({
      view: (state, viewer) => ({ ...honest.view(state, viewer), top: state.deck.at(-1) }) as never,
    });
    expect(broken(game).message).toMatch(/promise 'secret' broken: \w+ sees what is hidden/);
  });
  test('secret: a refusal that knows the other hand', () => {
    const check: typeof act.check = (state, memory, choice) => {
      const rival = state.active === 'north' ? state.south : state.north;
      if (choice.do === 'lay' && rival.includes(choice.card))
        return { ok: false, clause: 'LB-ACT-04', reason: 'they-have-it', facts: {} };
      return honestly(act).check(state, memory as never, choice as never);
    };
    const candidates: typeof act.candidates = (state) => [
      { do: 'roll' },
      { do: 'draw' },
      ...[...new Set([...state[state.active], 'card13', 'card15'])].map((card) => ({ do: 'lay' as const, card })),
    ];
    expect(broken(withStep(act, { check, candidates })).message).toMatch(/promise 'secret' .*can tell by the verdicts/);
  });
  test('secret: a value that counts the other hand', () => {
    const value = ({ north, south }: State) => Number((north[0] ?? '') > (south[0] ?? ''));
    expect(broken(lowball({ hints: { value } })).message).toContain('counts what is hidden');
  });
  test('frame: a step that remembers the next card of the deck', () => {
    const game = withStep(act, {
      apply(state, memory, choice, engine) {
        act.apply?.(state, memory, choice, engine);
        engine.stay({ next: state.deck.at(-1) });
      },
    });
    expect(broken(game).message).toMatch(/promise 'frame' broken: .*tell/);
  });
  test('frame: a secret choice that is put on the stack', () => {
    const peek = { ...answer, name: 'lowball/answer' };
    const game = withStep(peek, {
      apply(state, memory, choice, engine) {
        if (choice.do === 'top' && !('kept' in memory)) engine.stay({ ...memory, kept: choice.card });
        else honestly(answer).apply(state, memory as never, { do: 'let' } as never, engine);
      },
    });
    expect(broken(game).promise).toBe('frame');
  });
  test('haste: a secret answer that is given at once', () => {
    expect(broken(withStep(answer, { secret: false })).message).toMatch(/promise 'haste' /);
  });

  test('undo, replay: rules that count outside of the state', () => {
    let count = 0;
    const game = withStep(act, {
      apply(state, memory, choice, engine) {
        state.score.north += count++ % 3;
        act.apply?.(state, memory, choice, engine);
      },
    });
    expect(['undo', 'replay']).toContain(broken(game).promise);
  });
  test('past: an event that lends out the state', () => {
    const game = withStep(act, {
      apply(state, memory, choice, engine) {
        engine.emit(turned, state.score as never);
        engine.emit(turned, {});
        act.apply?.(state, memory, choice, engine);
      },
    });
    expect(broken(game).promise).toBe('past');
  });
  test('json: rules that tell a missing field from one that is undefined', () => {
    const game = lowball({
      setup: (options, seats, chance) => ({ ...honest.setup(options, seats, chance), luck: undefined }) as State,
      steps: [
        {
          ...act,
          apply(state, memory, choice, engine) {
            if ('luck' in state) state.score.north += 1;
            act.apply?.(state, memory, choice, engine);
          },
        } as typeof act,
        answer,
      ] as Step<State>[],
      notation: { ...honest.notation, parsePosition: (text) => readable(JSON.parse(text)) },
    });
    expect(broken(game).promise).toBe('json');
  });

  test('end: a game without end', () => {
    const who = (state: State) => state.active;
    expect(broken(withStep(act, { who }), { mostCommands: 20 }).message).toContain(
      'after 20 commands the game has not ended',
    );
  });
  test('end: a winner who was not there', () => {
    const game = withStep(act, {
      run: (_state, _memory, engine) =>
        engine.end({ winners: ['west'], draw: false, clause: 'LB-END-01', reason: 'ahead' }),
    });
    expect(broken(game).message).toContain('west won without a seat');
  });

  test('the message names game, seed, log position and command', () => {
    const found = broken(withStep(act, { who: (state: State) => state.active }), { mostCommands: 9 });
    expect(found.message).toMatch(
      /\(game lowball, seed 'broken\/0', log position \d+, command '(north|south): (roll|draw|lay card\d\d|let|top card\d\d)'\)$/,
    );
  });
  test('a game can be seen again by its number', () => {
    const found = broken(
      lowball({
        setup: (options, seats, chance) => ({
          ...honest.setup(options, seats, chance),
          turns: chance.pick(9) === 4 ? 0.5 : 0,
        }),
      }),
    );
    const n = Number(/seed 'broken\/(\d+)'/.exec(found.message)?.[1]);
    expect(n).toBeGreaterThan(0);
    expect(
      broken(
        lowball({
          setup: (options, seats, chance) => ({
            ...honest.setup(options, seats, chance),
            turns: chance.pick(9) === 4 ? 0.5 : 0,
          }),
        }),
        { from: n, games: 1 },
      ).message,
    ).toBe(found.message);
  });
});
