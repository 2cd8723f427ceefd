/** Tables of Cooperation for tests: the ISC acts, or the turn stands at one of its steps. */
import { fastChance, firstPosition, frameOf, Runner, readOptions, type Step } from '@tablerunner/engine';
import { escapeGame } from '../index.ts';
import { drone } from '../rules/coop/drone.ts';
import { iscTurn } from '../rules/coop/isc-turn.ts';
import type { EscapeState } from '../rules/types.ts';
import { type Table, table } from './kit.ts';

interface Chances {
  readonly dice?: readonly number[];
  readonly picks?: readonly number[];
}

/** A step of Cooperation alone, with nobody active. */
export const at = <F>(step: Step<EscapeState, F, never>, memory: F, text: string, chances: Chances = {}): Table =>
  table(`mode: cooperation\nactive: nobody\nat: isc-turn\n${text}`, { step: frameOf(step, memory), ...chances });

/** Step d) alone: all pieces of the ISC act, as far as nobody has to be asked. */
export const iscActs = (text: string, chances?: Chances): Table =>
  at(iscTurn as Step<EscapeState, object, never>, {}, text, chances);

/** One character of the ISC acts: the unit with this number of the text, from 0. */
export const droneActs = (unit: number, text: string, chances?: Chances): Table =>
  at(drone as Step<EscapeState, { unit: number }, never>, { unit }, text, chances);

/** Two rebels in a corridor behind a door, the ISC on the other side. */
export const HALL = `
  +-+-+-+-+-+-+-+-+
  |A B .d. . . . .|
  +-+-+-+-+-+-+-+-+`;

export const inTheHall = (rest: string): string => `mode: cooperation
  ${HALL}
  airlocks: 1 h1 g1
  unit anna A
  unit bert B
  ${rest}`;

/** The cell of a token, `outside`, or undefined if it is not in play. */
export function token(t: Table, id: number): string | undefined {
  const found = t.state.repression?.tokens.find((one) => one.id === id);
  if (found === undefined) return undefined;
  return found.cell < 0 ? 'outside' : t.nameOf(found.cell);
}

/** The cells that a character or token went through, in order. */
export const wayOf = (t: Table, name: 'unit-moved' | 'token-moved'): readonly string[] =>
  (t.events(name) as readonly { readonly to: number }[]).map(({ to }) => t.nameOf(to));

/** A game of Cooperation, answered with the first legal choice each time, when the first turn has come to the Resistance. */
export function begun(options: object, seed = 7) {
  const read = readOptions(escapeGame, { mode: 'cooperation', ...options });
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  const chance = fastChance(seed);
  const position = firstPosition(escapeGame, read.value, chance);
  const runner = new Runner<EscapeState>(escapeGame, position, chance, { record: true });
  const asked = new Set<string>();
  runner.advance();
  while (runner.step.name !== 'escape/activate-rebels') {
    asked.add(runner.step.name.replace(/^escape\//, ''));
    runner.play(runner.legal()[0]);
  }
  return { state: runner.position.state, events: runner.events.map(({ name }) => name), asked: [...asked] };
}
