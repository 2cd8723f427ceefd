/** The form of a command, and the help that is made from it. */
import type { FlagSpecs, Flags } from './flags.ts';
import type { World } from './world.ts';

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly about: string;
  /** What follows the command's name. */
  readonly usage: string;
  /** Some sentences more, each a line. */
  readonly details?: readonly string[];
  readonly flags: FlagSpecs;
  readonly examples: readonly string[];
  /** Gives the exit code. */
  run(flags: Flags, world: World): Promise<number>;
}

export const HELP = { help: { type: 'boolean', short: 'h', about: 'show this help' } } as const satisfies FlagSpecs;

const COLUMN = 26;

export function helpOf(command: Command): string {
  const flags = Object.entries({ ...command.flags, ...HELP }).map(([name, spec]) => {
    const short = 'short' in spec && spec.short !== undefined ? `-${spec.short}, ` : '';
    const value = 'value' in spec && spec.value !== undefined ? ` ${spec.value}` : '';
    return row(`  ${short}--${name}${value}`, spec.about);
  });
  return [
    `${command.about}`,
    '',
    `Usage: tablerunner ${command.name} ${command.usage}`.trimEnd(),
    ...(command.details === undefined ? [] : ['', ...command.details]),
    '',
    'Flags:',
    ...flags,
    '',
    'Examples:',
    ...command.examples.map((example) => `  tablerunner ${example}`),
    '',
  ].join('\n');
}

export const row = (left: string, right: string): string =>
  left.length < COLUMN ? `${left.padEnd(COLUMN)}${right}` : `${left}\n${' '.repeat(COLUMN)}${right}`;
