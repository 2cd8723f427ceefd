/** The decision that the seat of this screen has to make now, sorted out once for a view: what a game's board, cards and prompt all answer. */
import type { Game, MatchView } from '@tablerunner/engine';
import { type Offer, offersOf } from '@tablerunner/table';

export interface Asked<View> {
  readonly seen: MatchView;
  readonly view: View;
  readonly step: string;
  readonly clause: string;
  /** The memory of the step that asks: who acts, what is aimed at, what is rolled for. */
  readonly memory: unknown;
  /** All that might be pointed at, each with its verdict; on an open table of moves and places a sample. */
  readonly offers: readonly Offer[];
  readonly legal: readonly Offer[];
  /** Whoever acts or is asked about, by its number, or -1. */
  readonly actor: number;
}

/** What a game reads its decisions with; `actorOf` says whom one is about. It gives nothing while somebody else decides. */
export function decisionReader<View>(
  game: Game,
  actorOf: (asked: Pick<Asked<View>, 'view' | 'step' | 'memory'>) => number,
): (seen: MatchView) => Asked<View> | undefined {
  const made = new WeakMap<MatchView, Asked<View>>();
  return (seen) => {
    if (seen.decision === undefined || seen.decision.seat !== seen.viewer) return undefined;
    const kept = made.get(seen);
    if (kept !== undefined) return kept;
    const { step, clause } = seen.decision;
    const offers = offersOf(game, seen);
    const about = { view: seen.view as View, step, memory: seen.stack.at(-1)?.memory };
    const legal = offers.filter(({ verdict }) => verdict.ok);
    const asked = { ...about, seen, clause, offers, legal, actor: actorOf(about) };
    made.set(seen, asked);
    return asked;
  };
}
