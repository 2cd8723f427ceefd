/** What a viewer gets to see of a match: the game's view, the steps at work, the decision, and the events they may know. */
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { Runner } from './runner.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Frame } from './step.ts';

export interface Decision {
  readonly seat: Seat;
  readonly step: string;
  readonly clause: string;
}

export interface MatchView<V = object> {
  readonly game: string;
  readonly viewer: Viewer;
  readonly view: V;
  readonly stack: readonly Frame[];
  readonly decision?: Decision;
  /** All legal choices, told only to the seat that must choose. */
  readonly legal?: readonly unknown[];
  readonly outcome?: Outcome;
}

export function decisionOf<S extends object>(runner: Runner<S>): Decision | undefined {
  const { seat } = runner;
  return seat === undefined ? undefined : { seat, step: runner.step.name, clause: runner.step.clause };
}

export function viewOf<S extends object, V extends object>(
  game: Game<S, V>,
  runner: Runner<S>,
  viewer: Viewer,
): MatchView<V> {
  const decision = decisionOf(runner);
  const { state, stack, outcome } = runner.position;
  return {
    game: game.id,
    viewer,
    view: game.view(state, viewer),
    stack: stack.slice(),
    ...(decision === undefined ? {} : { decision }),
    ...(decision?.seat === viewer ? { legal: runner.legal() } : {}),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** An event with its facts named, ready for a sentence. */
export function tellEvent<S extends object, V extends object>(game: Game<S, V>, event: GameEvent, view: V): GameEvent {
  return game.tell === undefined ? event : { name: event.name, data: game.tell(event, view) };
}

/** The part of an event that a viewer may know, or `undefined`. */
export function eventSeenBy<S extends object>(game: Game<S>, event: GameEvent, viewer: Viewer): GameEvent | undefined {
  const kind = game.eventsByName.get(event.name);
  if (kind?.seen === undefined) return event;
  const data = kind.seen(event.data, viewer);
  return data === undefined ? undefined : { name: event.name, data };
}
