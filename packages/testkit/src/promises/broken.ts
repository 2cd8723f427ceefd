/** A promise that a game did not keep, with everything that is needed to see it again. */

import { canonicalJson } from '@tablerunner/engine';

/** The promises, by the names under which a failure is told. */
export const PROMISES = [
  'plain', // state and steps are plain JSON of whole numbers, no object has two owners, and the clone is one
  'offer', // each listed command is accepted, once, and can be carried out
  'refuse', // wrong seats, old commands and mutations are refused with clause and reason
  'look', // listing, judging, viewing and drawing change nothing
  'notation', // commands and positions are read back as they were printed
  'secret', // reshuffling what a viewer cannot see changes neither view nor decision nor legal list
  'frame', // no step remembers a secret
  'haste', // no automatic answer, and no pause, tells a secret
  'undo', // an undo gives back the position before the command
  'replay', // the log gives back every position
  'save', // a match that was saved and restored is the same
  'json', // a match goes on the same way from a position that was written as JSON
  'past', // events and log entries never change once they are told
  'end', // it ends, and says how
] as const;

export type PromiseName = (typeof PROMISES)[number];

export interface Scene {
  readonly game: string;
  readonly seed: string;
  /** The options of the table as JSON, where they are not the defaults. */
  readonly options?: string;
  /** How often each promise was put to the test. */
  readonly kept: Map<PromiseName, number>;
  /** Length of the log. */
  entry(): number;
  /** The last command as it is written. */
  command(): string;
}

export class BrokenPromise extends Error {
  readonly promise: PromiseName;

  constructor(promise: PromiseName, what: string, scene: Scene, cause?: unknown) {
    const { game, seed, options } = scene;
    const table = options === undefined ? '' : `, options ${options}`;
    super(
      `promise '${promise}' broken: ${what} (game ${game}, seed '${seed}'${table}, log position ${scene.entry()}, command '${scene.command()}')`,
      cause === undefined ? {} : { cause },
    );
    this.name = 'BrokenPromise';
    this.promise = promise;
  }
}

/** Counts the promise as put to the test, and throws where it is broken. The sentence is made only when it is needed. */
export function keep(scene: Scene, promise: PromiseName, holds: boolean, what: () => string): void {
  scene.kept.set(promise, (scene.kept.get(promise) ?? 0) + 1);
  if (!holds) throw new BrokenPromise(promise, what(), scene);
}

/** Runs what must not throw under a promise. */
export function without<T>(scene: Scene, promise: PromiseName, what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BrokenPromise) throw error;
    throw new BrokenPromise(promise, `${what} throws: ${error instanceof Error ? error.message : error}`, scene, error);
  }
}

/** Whether a value is the one that was written down as JSON text. */
const sameAsText = (text: string, value: unknown): boolean =>
  // Equal values mostly have their keys in the same order, and then there is no need to sort them.
  JSON.stringify(value) === text || canonicalJson(JSON.parse(text)) === canonicalJson(value);

export const sameJson = (one: unknown, other: unknown): boolean => sameAsText(JSON.stringify(one), other);

/** Holds a value against the one that it was before, or that it must be again, written down as JSON text. */
export function keepSame(scene: Scene, promise: PromiseName, what: () => string, text: string, value: unknown): void {
  keep(
    scene,
    promise,
    sameAsText(text, value),
    () => `${what()}: ${difference(canonicalJson(JSON.parse(text)), canonicalJson(value))}`,
  );
}

/** The first place where two texts differ, for a message that fits on a screen. */
export function difference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const from = Math.max(0, at - 40);
  return `'…${before.slice(from, at + 40)}…' has become '…${after.slice(from, at + 40)}…'`;
}
