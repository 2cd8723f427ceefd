/** Answers choices in a thread of its own: the same code in a worker thread of Node and in a Web Worker. */
import type { Game, MatchView } from '@tablerunner/engine';
import { createPlayer } from './create.ts';

export interface ChoiceRequest {
  readonly id: number | string;
  /** The game's id. */
  readonly game: string;
  /** The player's name, such as `search:1000`. */
  readonly player: string;
  /** A new one for each decision: the player is made anew each time. */
  readonly seed: number | string;
  readonly seen: MatchView;
}

export type ChoiceReply =
  | { readonly id: ChoiceRequest['id'] | undefined; readonly choice: unknown }
  | { readonly id: ChoiceRequest['id'] | undefined; readonly error: string };

/** `parentPort` of a worker thread, `self` of a Web Worker, or either end of a MessageChannel. */
export interface ChoicePort {
  postMessage(message: ChoiceReply): void;
  addEventListener(type: 'message', listener: (event: Event) => void): void;
}

export function serveChoices(port: ChoicePort, games: readonly Game[]): void {
  port.addEventListener('message', (event) => port.postMessage(answer((event as MessageEvent).data, games)));
}

function answer(message: unknown, games: readonly Game[]): ChoiceReply {
  const request = (typeof message === 'object' && message !== null ? message : {}) as Partial<ChoiceRequest>;
  const { id } = request;
  try {
    return { id, choice: choose(request, games) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function choose({ game: name, player, seed, seen }: Partial<ChoiceRequest>, games: readonly Game[]): unknown {
  const game = games.find(({ id }) => id === name);
  if (game === undefined) throw new Error(`game: there is no game called "${name}" here`);
  if (typeof player !== 'string') throw new Error('player: its name must be a text, such as search:1000');
  if (typeof seed !== 'number' && typeof seed !== 'string') throw new Error('seed: it must be a number or a text');
  if (typeof seen !== 'object' || seen?.game !== name)
    throw new Error(`seen: it must be the view of a match of ${name}`);
  const made = createPlayer(game, player, seed);
  if (!made.ok) throw new Error(`${made.where}: ${made.problem}`);
  return made.value.choose(seen);
}
