/** Forges positions: what somebody could write into a match file who knows its form and means no good. */
import { type FastChance, fastChance, type Game, type Position, Problem, Runner, shuffleBy } from '@tablerunner/engine';

/** Numbers at and past their bounds. */
const NUMBERS = [0, -1, 1, 2, 99, 1_000, 1_000_000, -1_000_000, Number.MAX_SAFE_INTEGER];
/** What stands where something else belongs. */
const OTHERS = [null, true, '', 'x', '__proto__', 0.5, [], {}, [[[[[[[[[[[[]]]]]]]]]]]], 'x'.repeat(5_000)];

type Box = Record<string, unknown>;

/** A place in a position: whatever holds it, the key, and the way to it. */
interface Place {
  readonly box: Box;
  readonly key: string;
  readonly path: string;
}

function placesIn(value: unknown, way = '', found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    const path = `${way}/${key}`;
    found.push({ box: value as Box, key, path });
    placesIn((value as Box)[key], path, found);
  }
  return found;
}

const oneOf = <T>(items: readonly T[], chance: FastChance): T => items[chance.below(items.length)] as T;

/** One place of a position, or of a whole match file, is changed: a number pushed, a key removed or swapped with a neighbour, a list emptied, doubled, made long or put into another order. */
function forgeOnce(position: object, chance: FastChance): string {
  const places = placesIn(position);
  const kind = chance.below(10);
  const fitting = places.filter(({ box, key }) =>
    kind < 5 ? typeof box[key] === 'number' : kind < 7 ? Array.isArray(box[key]) : true,
  );
  const place = fitting[chance.below(Math.max(1, fitting.length))];
  if (place === undefined) return 'nothing';
  const { box, key, path } = place;
  if (kind < 5) box[key] = oneOf(NUMBERS, chance);
  else if (kind < 7) box[key] = forgeList(box[key] as unknown[], chance);
  else if (kind === 7) delete box[key];
  else if (kind === 8) {
    const other = oneOf(Object.keys(box), chance);
    [box[key], box[other]] = [box[other], box[key]];
  } else box[key] = structuredClone(oneOf(OTHERS, chance));
  return `${path} = ${JSON.stringify(box[key])?.slice(0, 80)}`;
}

function forgeList(list: readonly unknown[], chance: FastChance): unknown[] {
  const kind = chance.below(4);
  if (kind === 0) return [];
  if (kind === 3) return shuffleBy(list, (count) => chance.below(count));
  const length = kind === 1 ? list.length * 2 : 1_000;
  return structuredClone(Array.from({ length }, (_, i) => list[i % list.length] ?? 0));
}

interface Forged<T> {
  readonly forged: T;
  /** What was changed, as `/state/turn = -1`. */
  readonly changes: readonly string[];
}

/** A copy of a position, or of a whole match file, with one to three things forged. */
export function forge<T extends object>(honest: T, chance: FastChance): Forged<T> {
  const forged = structuredClone(honest);
  const changes = Array.from({ length: 1 + chance.below(3) }, () => forgeOnce(forged, chance));
  return { forged, changes };
}

export interface ForgeReport {
  refused: number;
  /** Forged positions that a reader takes for honest ones, and that were played. */
  played: number;
  /** Commands that were carried out in them. */
  commands: number;
  /** What broke, and by which changes. */
  readonly broken: string[];
  /** The longest time that one position took, in milliseconds, and its changes. */
  longest: { ms: number; by: string };
}

export interface ForgeOptions {
  readonly seed: string;
  readonly times: number;
  /** Commands that a forged position is played on for. */
  readonly commands?: number;
}

/** Each forged position is refused in a sentence by the game's own printer and reader, or plays on like an honest one. */
export function tryForged<S extends object>(
  game: Game<S>,
  honest: readonly Position<S>[],
  { seed, times, commands = 200 }: ForgeOptions,
): ForgeReport {
  const report: ForgeReport = { refused: 0, played: 0, commands: 0, broken: [], longest: { ms: 0, by: '' } };
  const chance = fastChance(seed);
  for (let i = 0; i < times; i++) {
    const { forged: position, changes } = forge(oneOf(honest, chance), chance);
    const from = performance.now();
    try {
      const read = readBack(game, position);
      if (read === undefined) report.refused += 1;
      else {
        report.played += 1;
        report.commands += playOn(game, read, commands, chance);
      }
    } catch (error) {
      report.broken.push(`${changes.join('; ')}: ${error instanceof Error ? error.stack : error}`);
    }
    const ms = Math.ceil(performance.now() - from);
    if (ms > report.longest.ms) report.longest = { ms, by: changes.join('; ') };
  }
  return report;
}

/** What comes back of a position that is printed and read; nothing, if printer or reader give up in a sentence. */
function readBack<S>({ notation }: Game<S & object>, position: Position<S>): Position<S> | undefined {
  try {
    const read = notation.parsePosition(notation.printPosition(position as Position<S & object>));
    if (!read.ok && (read.where === '' || read.problem === '')) throw new Error('it is refused without a sentence');
    return read.ok ? read.value : undefined;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

function playOn<S extends object>(game: Game<S>, position: Position<S>, most: number, chance: FastChance): number {
  const runner = new Runner<S>(game, position, { draw: (count) => chance.below(count) }, { record: true });
  runner.advance();
  let played = 0;
  for (; played < most && runner.position.outcome === undefined; played++) {
    runner.play(runner.byChance((count) => chance.below(count)));
    runner.events = [];
  }
  return played;
}
