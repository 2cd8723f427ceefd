/** The past can be had again: by undo, by replay, from a save and from JSON, always with the same hash. */
import {
  canonicalJson,
  type FastChance,
  type Game,
  hashJson,
  type LogEntry,
  type Match,
  type MatchSave,
  type Position,
  Runner,
  readSave,
  replaySave,
  restoreMatch,
  type Seat,
  sealedChance,
} from '@tablerunner/engine';
import { difference, keep, keepSame, type Scene, without } from './broken.ts';

/** What is remembered of a match while it is played, to be compared with what the log gives back. */
export interface Chronicle {
  /** The position as JSON text by the length of the log, where one was taken. */
  readonly positions: Map<number, string>;
  /** The events of each command, as text, when they were told. */
  readonly events: string[];
  readonly entries: string[];
  /** A position as JSON, and the length of the log there: the match is played on from it at the end. */
  fork?: { readonly at: number; readonly json: string };
}

export const newChronicle = (): Chronicle => ({ positions: new Map(), events: [], entries: [] });

/** Takes a command back that was just played, where the rules of undo let its seat do so, and plays it again. */
export function tryUndo<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  seat: Seat,
  choice: unknown,
  before: { readonly text: string; readonly log: number; readonly events: number },
): void {
  const after = JSON.stringify(match.position);
  const undone = without(scene, 'undo', 'an undo', () => match.undo(seat));
  if (!undone.ok) {
    keep(
      scene,
      'undo',
      undone.reason === 'something-was-learned',
      () => `an undo is refused: ${JSON.stringify(undone)}`,
    );
    keepSame(scene, 'undo', () => 'a refused undo has changed the position', after, match.position);
    return;
  }
  keepSame(scene, 'undo', () => 'an undo gives another position', before.text, match.position);
  keep(
    scene,
    'undo',
    match.log.length === before.log && match.events.length === before.events,
    () => 'an undo leaves entries or events behind',
  );
  const again = match.play(seat, choice);
  keep(scene, 'undo', again.ok, () => `after an undo the command is refused: ${JSON.stringify(again)}`);
  keepSame(scene, 'undo', () => 'after an undo the same command leads elsewhere', after, match.position);
}

const listOf = (texts: readonly string[]): string => `[${texts.join(',')}]`;

/** At the end of a match: everything that the log can give back. */
export function lookBack<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  chronicle: Chronicle,
  chance: FastChance,
): void {
  const { game } = match;
  const end = match.hash();
  const save = throughJson(scene, match.save());

  keepSame(scene, 'past', () => 'an event has changed after it was told', listOf(chronicle.events), match.events);
  keepSame(scene, 'past', () => 'an entry of the log has changed', listOf(chronicle.entries), match.log);

  const replayed = without(scene, 'replay', 'the replay', () => replaySave(game, save));
  keep(
    scene,
    'replay',
    hashJson(replayed) === end,
    () => `the replay ends elsewhere: ${difference(canonicalJson(match.position), canonicalJson(replayed))}`,
  );
  const lengths = [...chronicle.positions.keys()];
  const at = lengths[chance.below(lengths.length)] ?? 0;
  const then = chronicle.positions.get(at) ?? '';
  const there = without(scene, 'replay', 'a replay', () => replaySave(game, save, at));
  keepSame(scene, 'replay', () => `the replay of ${at} entries`, then, there);
  keepSame(scene, 'replay', () => `looking back at entry ${at}`, then, match.positionAt(at));

  const restored = without(scene, 'save', 'restoring', () => restoreMatch(game, save));
  keep(scene, 'save', restored.ok, () => `a save is refused: ${JSON.stringify(restored)}`);
  if (!restored.ok) return;
  const again = restored.value;
  keep(scene, 'save', again.hash() === end, () => 'a restored match has another hash');
  keepSame(scene, 'save', () => 'a restored match has another log', JSON.stringify(match.log), again.log);
  keepSame(scene, 'save', () => 'a restored match has other events', JSON.stringify(match.events), again.events);
  if (match.log.some(({ auto }) => auto !== true)) undoByConsent(scene, again, at, then);

  if (chronicle.fork !== undefined) playOn(scene, game, save, chronicle.fork, end);
}

function throughJson(scene: Scene, save: MatchSave): MatchSave {
  const read = readSave(JSON.parse(JSON.stringify(save)));
  keep(scene, 'save', read.ok, () => `a save cannot be read: ${JSON.stringify(read)}`);
  return read.ok ? read.value : save;
}

/** The whole table agrees to go back; on a match that nobody needs any more. */
function undoByConsent<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  at: number,
  then: string,
): void {
  if (at >= match.log.length || match.log[at]?.auto === true) return;
  const drawn = match.position.drawn;
  const undone = without(scene, 'undo', 'an undo by consent', () => match.undoByConsent(at));
  keep(scene, 'undo', undone.ok, () => `an undo by consent is refused: ${JSON.stringify(undone)}`);
  keepSame(scene, 'undo', () => `going back to entry ${at}`, then, match.position);
  const burned = match.save().burned ?? 0;
  keep(scene, 'undo', match.position.drawn + burned === drawn, () => 'going back lets draws be had again');
}

/** The rest of the log on a position that was written as JSON and read again. */
function playOn<S extends object>(
  scene: Scene,
  game: Game<S>,
  save: MatchSave,
  { at, json }: NonNullable<Chronicle['fork']>,
  end: string,
): void {
  const runner = new Runner<S>(game, JSON.parse(json) as Position<S>, sealedChance(save.seed));
  without(scene, 'json', 'playing on from JSON', () => {
    for (const entry of save.log.slice(at)) carryOn(runner, entry);
  });
  keep(
    scene,
    'json',
    hashJson(runner.position) === end,
    () => `from JSON at entry ${at} the same commands lead elsewhere`,
  );
}

function carryOn<S extends object>(runner: Runner<S>, entry: LogEntry): void {
  runner.position.drawn += entry.skip ?? 0;
  runner.replay(entry.choice);
}
