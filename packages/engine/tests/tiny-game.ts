/** Games of a few lines for the engine's own tests: what a test does not care about is filled in with the plainest answer. */
import { z } from 'zod';
import {
  defineGame,
  type Game,
  type GameSpec,
  Match,
  type Read,
  Runner,
  readable,
  sealedChance,
  unreadable,
} from '../src/index.ts';

type Needed<S extends object> = Pick<GameSpec<S, S>, 'steps' | 'first'>;

interface Tiny<S extends object> extends Needed<S>, Partial<Omit<GameSpec<S, S>, 'steps' | 'first'>> {
  /** The state at the start of every match. */
  readonly state: S;
}

export const TWO = ['north', 'south'] as const;

const readJson = (text: string): Read<unknown> => {
  try {
    return readable(JSON.parse(text));
  } catch {
    return unreadable('text', 'not JSON');
  }
};

export function tinyGame<S extends object>({ state, ...spec }: Tiny<S>): Game<S, S> {
  return defineGame<S, S>({
    id: 'tiny',
    rules: 1,
    content: 1,
    modes: [{ id: 'duel', seats: { min: 2, max: 2 } }],
    options: z.strictObject({}),
    seats: () => TWO,
    setup: () => structuredClone(state),
    events: [],
    turnOrder: () => TWO,
    view: (whole) => structuredClone(whole),
    guess: (view) => structuredClone(view),
    notation: {
      printChoice: (choice) => JSON.stringify(choice),
      parseChoice: readJson,
      printPosition: (position) => JSON.stringify(position),
      parsePosition: (text) => readJson(text) as never,
    },
    hints: { value: () => 0 },
    draw: (view) => JSON.stringify(view),
    messages: {},
    ...spec,
  });
}

/** What a door gave that had to let us in. */
export function must<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return read.value;
}

export const begin = <S extends object>(game: Game<S, S>, seed = 'seed', options?: unknown): Match<S, S> =>
  must(Match.start(game, { seed, options }));

/** A runner at its first decision, without a match around it. */
export function runnerOf<S extends object>(game: Game<S, S>, seed = 'seed'): Runner<S> {
  const state = game.setup({}, TWO, { die: () => 1, pick: () => 0, shuffle: (items) => [...items] });
  const runner = new Runner<S>(game, { state, stack: [game.first(state)], drawn: 0 }, sealedChance(seed), {
    record: true,
  });
  runner.advance();
  return runner;
}

export const DRAW = { winners: [], draw: true, clause: 'ENG-TEST-01', reason: 'enough' } as const;
