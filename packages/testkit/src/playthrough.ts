/** Playthroughs: a whole game as text, committed, so that a diff shows what a change of the rules did. */
import { relative } from 'node:path';
import { createPlayer } from '@tablerunner/ai';
import {
  canonicalJson,
  type Game,
  type GameEvent,
  hashJson,
  Match,
  parseCommand,
  printCommand,
  type Seat,
  SPECTATOR,
} from '@tablerunner/engine';
import { expect } from 'vitest';
import { committed, pathOf, RENEW } from './committed.ts';
import { must } from './read.ts';

export interface PlaythroughOptions {
  readonly seed: string;
  readonly options?: unknown;
  /** Who plays when it is recorded: the name of a machine player. Left out: `random`. */
  readonly player?: string;
  /** Views (or, in brief, the position) are written out at every so many commands, and at the end. */
  readonly viewsEvery?: number;
  /** A line for each decision and one for its answer: for games that are long, or many. */
  readonly brief?: boolean;
  readonly mostCommands?: number;
}

const SHORT = 16;
const shortHash = (value: unknown): string => hashJson(value).slice(0, SHORT);

/** Answers to the decisions of a match, one after the other, as written commands; `undefined` when there are no more. */
type Answers<S extends object, V extends object> = (match: Match<S, V>, seat: Seat) => string | undefined;

/** State hash, views, decision and legal commands at each turn, the command that was given and what came of it. */
export function recordPlaythrough<S extends object, V extends object>(
  game: Game<S, V>,
  options: PlaythroughOptions,
): string {
  const player = must(createPlayer(game, options.player ?? 'random', options.seed), 'the player');
  return write(game, options, (match, seat) => textOf(match, player.choose(match.view(seat))));
}

/** The same with the commands of a recorded one: what the rules make of them now. */
function replayPlaythrough<S extends object, V extends object>(
  game: Game<S, V>,
  options: PlaythroughOptions,
  recorded: string,
): string {
  const commands = recorded.split('\n').flatMap((line) => /^> [^:]+: (.*)$/.exec(line)?.slice(1) ?? []);
  let next = 0;
  return write(game, options, () => commands[next++]);
}

function write<S extends object, V extends object>(
  game: Game<S, V>,
  { seed, options, player = 'random', viewsEvery = 20, brief = false, mostCommands = 5_000 }: PlaythroughOptions,
  answers: Answers<S, V>,
): string {
  const match = must(Match.start(game, { seed, options }), 'the start');
  const lines = [
    `${game.id}, rules ${game.rules}, content ${game.content}`,
    `seed: ${seed}`,
    `options: ${canonicalJson(match.options)}`,
    `player: ${player}`,
  ];
  const end = (...last: string[]): string => `${[...lines, ...last].join('\n')}\n`;
  for (let command = 0; command <= mostCommands; command++) {
    const full = command % viewsEvery === 0 || match.decision() === undefined;
    lines.push(...(brief ? describeInBrief(match, full) : describe(match, full)));
    const decision = match.decision();
    if (decision === undefined) return end();
    const answer = answers(match, decision.seat);
    if (answer === undefined) return end('no more commands');
    lines.push(`> ${decision.seat}: ${answer}`);
    const played = give(match, decision.seat, answer);
    if (!played.ok) return end(`  refused: ${played.why}`);
    if (!brief) lines.push(...played.events.map(({ name, data }) => `  ${name} ${canonicalJson(data)}`));
  }
  throw new Error(`after ${mostCommands} commands the game has not ended`);
}

const textOf = <S extends object, V extends object>({ game, position }: Match<S, V>, choice: unknown): string =>
  printCommand(game, choice, position.state, position.stack.at(-1) ?? { step: '', memory: undefined });

type Given =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly why: string };

function give<S extends object, V extends object>(match: Match<S, V>, seat: Seat, command: string): Given {
  const { game, position } = match;
  const frame = position.stack.at(-1) ?? { step: '', memory: undefined };
  const read = parseCommand(game, command, position.state, frame);
  if (!read.ok) return { ok: false, why: `${read.where}: ${read.problem}` };
  const played = match.play(seat, read.value);
  return played.ok ? played : { ok: false, why: `${played.clause} ${played.reason}` };
}

function describe<S extends object, V extends object>(match: Match<S, V>, full: boolean): string[] {
  const { game, position } = match;
  const decision = match.decision();
  const views = [...match.seats, SPECTATOR].map((viewer) => {
    const view = game.view(position.state, viewer);
    return `view ${viewer}: ${full ? canonicalJson(view) : shortHash(view)}`;
  });
  return [
    '',
    `# ${match.log.length}`,
    `hash: ${shortHash(position)}`,
    ...views,
    ...(decision === undefined
      ? [`over: ${canonicalJson(position.outcome)}`]
      : [
          `decision: ${decision.seat} ${decision.step} ${decision.clause}`,
          `legal: ${match
            .legal()
            .map((choice) => textOf(match, choice))
            .join(' | ')}`,
        ]),
  ];
}

function describeInBrief<S extends object, V extends object>(match: Match<S, V>, full: boolean): string[] {
  const { game, position } = match;
  const decision = match.decision();
  const drawn = full ? ['', game.notation.printPosition(position).trimEnd(), ''] : [];
  if (decision === undefined)
    return [...drawn, `# ${match.log.length} ${shortHash(position)}`, `over: ${canonicalJson(position.outcome)}`];
  return [...drawn, `# ${match.log.length} ${shortHash(position)} ${decision.step}, ${match.legal().length} legal`];
}

/**
 * Plays the commands of the committed file again and compares what comes of them. Machine players choose only when it is
 * written anew, so that a better player changes nothing here: a rule does.
 */
export function expectPlaythrough<S extends object, V extends object>(
  file: string | URL,
  game: Game<S, V>,
  options: PlaythroughOptions,
): void {
  const before = committed(file, () => recordPlaythrough(game, options));
  const name = relative(process.cwd(), pathOf(file));
  const text = replayPlaythrough(game, options, before);
  expect(text, `the game no longer goes as in ${name}; if that is meant, ${RENEW}=1 writes it anew`).toBe(before);
}
