/** What a command may touch of the outside: streams, environment, games and chance. Tests bring their own. */
import { randomBytes } from 'node:crypto';
import { games } from '@tablerunner/catalogue';
import type { Game } from '@tablerunner/engine';

/** Where text goes. A terminal says so, and how wide it is. */
export interface Out {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export interface World {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };
  readonly stdout: Out & NodeJS.WritableStream;
  readonly stderr: Out;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly games: readonly Game[];
  /** A seed that nobody can guess. */
  newSeed(): string;
}

export const realWorld = (): World => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  games,
  newSeed: () => randomBytes(16).toString('hex'),
});
