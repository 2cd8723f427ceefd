/** A saved match entry by entry: who did what, as it is written, and the events that came of it as the viewer may know them. */
import {
  eventSeenBy,
  type Game,
  type GameEvent,
  Match,
  type MatchSave,
  type MatchView,
  type Outcome,
  printCommand,
  replaySave,
  restoreMatch,
  type Seat,
  tellEvent,
  type Viewer,
} from '@tablerunner/engine';
import { fileTrouble } from '@tablerunner/table';

interface TimelineEntry {
  /** The length of the log after it. */
  readonly at: number;
  readonly seat: Seat;
  readonly step: string;
  /** The command as it is written. */
  readonly text: string;
  /** The only legal answer, given by the engine. */
  readonly auto: boolean;
  /** As they were, and as their sentences want them. */
  readonly events: readonly GameEvent[];
  readonly told: readonly GameEvent[];
}

export interface Timeline {
  readonly seats: readonly Seat[];
  /** What happened before anybody chose. */
  readonly opening: readonly GameEvent[];
  readonly openingTold: readonly GameEvent[];
  readonly entries: readonly TimelineEntry[];
  readonly outcome?: Outcome;
  readonly seal: string;
}

export function timelineOf(game: Game, save: MatchSave, viewer: Viewer): Timeline {
  const whole = restoreMatch(game, save);
  if (!whole.ok) throw fileTrouble(whole);
  const { seats, seal } = whole.value;
  const again = begin(game, save);
  const seen = (events: readonly GameEvent[]): readonly GameEvent[] =>
    events.flatMap((event) => eventSeenBy(game, event, viewer) ?? []);
  const tell = (events: readonly GameEvent[]): readonly GameEvent[] => {
    const { view } = again.view(viewer);
    return events.map((event) => tellEvent(game, event, view));
  };
  const opening = seen(again.events);
  const openingTold = tell(opening);
  const entries: TimelineEntry[] = [];
  for (let at = 0; at < save.log.length; at++) {
    const entry = save.log[at];
    if (entry === undefined) break;
    const auto = at < again.log.length;
    const { state, stack } = auto ? again.positionAt(at) : again.position;
    const frame = stack.at(-1);
    const text = frame === undefined ? '' : printCommand(game, entry.choice, state, frame);
    const step = frame?.step ?? '';
    if (auto) {
      entries.push({ at: at + 1, seat: entry.seat, step, text, auto: true, events: [], told: [] });
      continue;
    }
    if (entry.skip !== undefined) again.burn(entry.skip);
    const { dice, picks } = entry;
    const played = again.play(entry.seat, entry.choice, { ...(dice && { dice }), ...(picks && { picks }) });
    if (!played.ok) throw new Error(`log[${at}]: refused by ${played.clause}: ${played.reason}`);
    const events = seen(played.events);
    entries.push({ at: at + 1, seat: entry.seat, step, text, auto: false, events, told: tell(events) });
  }
  const { outcome } = again.position;
  return { seats, seal, opening, openingTold, entries, ...(outcome === undefined ? {} : { outcome }) };
}

function begin(game: Game, { options, seed, shares, start }: MatchSave): Match {
  const match =
    start === undefined
      ? Match.start(game, { options, seed, shares })
      : Match.from(game, { options, seed, shares, position: start });
  if (!match.ok) throw fileTrouble(match);
  return match.value;
}

/** How the match looked to a viewer after the log's first `at` entries; nobody chooses there. */
export function viewAt(game: Game, save: MatchSave, viewer: Viewer, at: number): MatchView {
  const { state, stack, outcome } = replaySave(game, save, at);
  return {
    game: game.id,
    viewer,
    view: game.view(state, viewer),
    stack,
    ...(outcome === undefined ? {} : { outcome }),
  };
}
