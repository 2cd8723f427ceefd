/** A position as text becomes a view that can be drawn, or the place and the reason why it cannot be read. */
import { type Game, Match, type MatchSave, type Read, readable, SPECTATOR } from '@tablerunner/engine';

export interface ReadPosition {
  /** How everybody may see it. */
  readonly view: object;
  readonly seats: readonly string[];
  /** As the notation prints it. */
  readonly text: string;
  readonly save: MatchSave;
}

/** A position that the rules cannot go on from is as unreadable as one with a mistake in its text. */
export function readPosition(game: Game, text: string, seed = 'position'): Read<ReadPosition> {
  const parsed = game.notation.parsePosition(text);
  if (!parsed.ok) return parsed;
  const printed = game.notation.printPosition(parsed.value);
  try {
    const match = Match.from(game, { seed, position: parsed.value });
    if (!match.ok) return match;
    const { seats } = match.value;
    // As a file would hold it: fields without a value are left out there.
    const save = JSON.parse(JSON.stringify(match.value.save())) as MatchSave;
    return readable({
      view: game.view(save.start?.state ?? parsed.value.state, SPECTATOR),
      seats,
      text: printed,
      save,
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ok: false, where: 'position', problem: `the rules cannot go on from here: ${problem}` };
  }
}
