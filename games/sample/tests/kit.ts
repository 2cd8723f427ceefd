/** A table for tests: a drawn position, and commands as they are written. Dice stand behind the command that rolls them. */
import { Match, type Played, parseCommand, printCommand, type Refusal } from '@tablerunner/engine';
import { expect } from 'vitest';
import { type SkimState, type SkimView, sample } from '../index.ts';
import type { SeatId } from '../rules/types.ts';

/** `pass [5]`: the command, and the faces of all dice that it makes roll. */
const COMMAND = /^([^[]*?)\s*(?:\[([\d ]*)\])?$/;

export function table(drawing: string) {
  const read = sample.notation.parsePosition(drawing);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  const begun = Match.from(sample, { seed: 'test', position: read.value });
  if (!begun.ok) throw new Error(`${begun.where}: ${begun.problem}`);
  return tableOf(begun.value);
}

export function newTable(seed: string, options: Record<string, number> = {}) {
  const begun = Match.start(sample, { seed, options });
  if (!begun.ok) throw new Error(`${begun.where}: ${begun.problem}`);
  return tableOf(begun.value);
}

function tableOf(match: Match<SkimState, SkimView>) {
  const act = (line: string, seat = match.decision()?.seat ?? ''): Played | Refusal => {
    const [, text = '', faces = ''] = COMMAND.exec(line) ?? [];
    const top = match.position.stack.at(-1);
    if (top === undefined) throw new Error('no step is at work');
    const choice = parseCommand(sample, text, match.position.state, top);
    if (!choice.ok) throw new Error(`'${line}': ${choice.problem}`);
    const dice = faces
      .split(' ')
      .filter((face) => face !== '')
      .map(Number);
    return match.play(seat, choice.value, { dice });
  };

  return {
    match,
    get state() {
      return match.position.state;
    },
    seat: (seat: SeatId) => match.position.state[seat],
    server: (number: number) => match.position.state.servers[number - 1],
    /** Plays commands, whoever's turn it is. A die too few or too many fails the test. */
    play(...lines: string[]): void {
      for (const line of lines) {
        const done = act(line);
        if (!done.ok) expect.fail(`'${line}' was refused: ${JSON.stringify(done)}`);
      }
    },
    /** Tries a command: the refusal, or `ok` and the command is played. */
    try: (line: string, seat?: string): Played | Refusal => act(line, seat),
    /** Who must choose at which step. */
    waitingFor: (): string => {
      const decision = match.decision();
      return decision === undefined ? 'nobody' : `${decision.seat} ${decision.step.replace(/^.*\//, '')}`;
    },
    legal: (): string[] =>
      match.legal().map((choice) => {
        const top = match.position.stack.at(-1);
        return top === undefined ? '' : printCommand(sample, choice, match.position.state, top);
      }),
    /** Names of the events that a viewer saw so far. */
    events: (viewer = 'red') => match.eventsFor(viewer).map(({ event }) => event),
  };
}

/** A refusal with this clause and reason, and the state as it was before. */
export function expectRefused(t: ReturnType<typeof table>, line: string, clause: string, reason: string): void {
  const before = t.match.hash();
  expect(t.try(line)).toMatchObject({ ok: false, clause, reason });
  expect(t.match.hash()).toBe(before);
}
