/** What the commands of the kit have in common: help, wrong use, a counter while they run, how they end. */
import { type CommonWords, readWords, WrongUse } from './words.ts';

interface Command {
  readonly help: string;
  /** The seed where none is given. */
  readonly seed: string;
  /** Names of flags that only this command has, each with a text. */
  readonly own?: readonly string[];
  /** Does the work and gives back what is to be said at the end. */
  run(words: CommonWords): Promise<string>;
  /** What to say of an error that is no fault of the command itself; `undefined` for any other. */
  tell(error: unknown, words: CommonWords): string | undefined;
}

/** 0: all is well, 1: something was found, 2: wrong use. */
export async function runWords(command: Command, given: readonly string[]): Promise<0 | 1 | 2> {
  let words: CommonWords | undefined;
  try {
    words = readWords(given, command.seed, command.own ?? []);
    console.log(words === undefined ? command.help : await command.run(words));
    return 0;
  } catch (error) {
    if (error instanceof WrongUse) {
      console.error(`${error.message}. See --help.`);
      return 2;
    }
    const sentence = words === undefined ? undefined : command.tell(error, words);
    if (sentence === undefined) throw error;
    console.error(sentence);
    return 1;
  }
}

const LINES = 20;

/** A counter on a terminal; elsewhere a line now and then. */
export function progress(games: number): (done: number) => void {
  const { stderr } = process;
  const began = performance.now();
  if (stderr.isTTY) {
    return (done) => {
      if (done === games) stderr.write('\r\x1b[K');
      else if (done % 25 === 0) stderr.write(`\r${done} of ${games} games`);
    };
  }
  const every = Math.max(1_000, Math.ceil(games / LINES));
  return (done) => {
    if (done % every !== 0 || done === games) return;
    stderr.write(`${done} of ${games} games (${Math.round((performance.now() - began) / 1000)} s)\n`);
  };
}

export const listOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');
