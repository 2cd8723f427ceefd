/** The plain words after a command: just as many as it takes. */
import type { Flags } from './flags.ts';
import { WrongUse } from './problem.ts';

/** The one file that a command works on. */
export function oneFile({ words }: Flags, command: string): string {
  const [file, extra] = words;
  if (file === undefined) throw new WrongUse(`"${command}" needs a file: tablerunner ${command} FILE.`);
  refuseExtra(command, extra);
  return file;
}

export function refuseExtra(command: string, extra: string | undefined): void {
  if (extra !== undefined) throw new WrongUse(`"${command}" does not know what to do with the word "${extra}".`);
}
