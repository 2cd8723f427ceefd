/** What the board shows while events are being played: the view before them, changed by one event after the other. */
import { fastChance, type Game, type GameEvent, type MatchView } from '@tablerunner/engine';
import type { SeenEvent } from '@tablerunner/table';

/** A moment of the show: the view after the event, and how long it stays. */
export interface Moment {
  /** The number of its event. */
  readonly n: number;
  readonly event: GameEvent;
  readonly view: object;
  readonly time: number;
}

/** Longer shows are made faster, so that nobody waits for the machine's whole turn. */
const LONGEST = 6_000;

/**
 * The moments between a view and the next. Events that a viewer knows only in part cannot be written; they are passed
 * over, and the view at the end is the true one anyway.
 */
export function momentsOf(
  game: Game,
  before: MatchView,
  events: readonly SeenEvent[],
  pace: (event: GameEvent) => number,
): readonly Moment[] {
  const state = game.guess(before.view, fastChance('shown'));
  const moments = events.map(({ n, event }): Moment => {
    write(game, state, event);
    return { n, event, view: game.view(state, before.viewer), time: pace(event) };
  });
  const whole = moments.reduce((sum, { time }) => sum + time, 0);
  return whole <= LONGEST ? moments : moments.map((moment) => ({ ...moment, time: (moment.time * LONGEST) / whole }));
}

/** What has happened as far as it is shown: nothing is told before it is seen. */
export const shownEvents = (events: readonly SeenEvent[], shown: Moment | undefined): readonly SeenEvent[] =>
  shown === undefined ? events : events.filter(({ n }) => n <= shown.n);

function write(game: Game, state: object, { name, data }: GameEvent): void {
  const kind = game.eventsByName.get(name);
  if (kind === undefined || kind.seen !== undefined) return;
  try {
    kind.write(state, data);
  } catch {
    // It touches something that this viewer cannot know: the next standing tells the outcome.
  }
}
