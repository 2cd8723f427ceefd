/** What takes a while, worked out from a viewer's own view or from a whole saved match: odds, facts of sentences, timelines. */
import {
  canonicalJson,
  type Game,
  type GameEvent,
  type MatchSave,
  type MatchView,
  readSave,
  restoreMatch,
} from '@tablerunner/engine';
import { type SeatOdds, seatOdds, Trouble, tellEvents } from '@tablerunner/table';
import { type Timeline, timelineOf, viewAt } from './timeline.ts';

export type Verified =
  | { readonly ok: true; readonly seal: string }
  | { readonly ok: false; readonly where: string; readonly problem: string };

/** A type and no interface: the names of its functions are looked up. */
export type InsightFunctions = {
  odds(seen: MatchView, choice: unknown, forecast?: string): SeatOdds;
  told(seen: MatchView, events: readonly GameEvent[]): readonly GameEvent[];
  timeline(save: MatchSave, viewer: string): Timeline;
  viewAt(save: MatchSave, viewer: string, at: number): MatchView;
  /** Plays the whole log again, every command judged anew. */
  verify(save: unknown): Verified;
  messages(game: string, locale: string): Readonly<Record<string, string>>;
};

export function insightFunctions(find: (id: string) => Game | undefined): InsightFunctions {
  const gameOf = (id: string): Game => {
    const game = find(id);
    if (game === undefined) throw new Trouble('no-such-game', `there is no game called "${id}"`, { game: id });
    return game;
  };
  return {
    odds(seen, choice, forecast) {
      const game = gameOf(seen.game);
      const text = canonicalJson(choice);
      if (seen.legal?.some((legal) => canonicalJson(legal) === text) !== true)
        throw new Error('odds: that is no legal choice');
      const odds = seatOdds(
        game,
        seen,
        choice,
        game.forecasts?.find(({ name }) => name === forecast),
      );
      if (!odds.ok) throw new Error(`${odds.where}: ${odds.problem}`);
      return odds.value;
    },
    told: (seen, events) => tellEvents(gameOf(seen.game), seen, events),
    timeline: (save, viewer) => timelineOf(gameOf(save.game), save, viewer),
    viewAt: (save, viewer, at) => viewAt(gameOf(save.game), save, viewer, at),
    verify(json) {
      const save = readSave(json);
      if (!save.ok) return save;
      const match = restoreMatch(gameOf(save.value.game), save.value);
      return match.ok ? { ok: true, seal: match.value.seal } : match;
    },
    messages: (game, locale) => gameOf(game).messages[locale] ?? {},
  };
}
