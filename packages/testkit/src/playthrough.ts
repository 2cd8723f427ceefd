/** Playthroughs: a whole game as text, committed, so that a diff shows what a change of the rules did. */
import { relative } from 'node:path';
import { createPlayer } from '@tablerunner/ai';
import { canonicalJson, type Game, hashJson, Match, printCommand, SPECTATOR } from '@tablerunner/engine';
import { expect } from 'vitest';
import { committed, pathOf, RENEW } from './committed.ts';
import { must } from './read.ts';

export interface PlaythroughOptions {
  readonly seed: string;
  readonly options?: unknown;
  /** Who plays: the name of a machine player. Left out: `random`. */
  readonly player?: string;
  /** Views are written out at every so many commands, and at the end; between them only their hashes. */
  readonly viewsEvery?: number;
  readonly mostCommands?: number;
}

const SHORT = 16;
const shortHash = (value: unknown): string => hashJson(value).slice(0, SHORT);

/** State hash, views, decision and legal commands at each turn, the command that was given and what came of it. */
export function recordPlaythrough<S extends object, V extends object>(
  game: Game<S, V>,
  { seed, options, player: name = 'random', viewsEvery = 20, mostCommands = 5_000 }: PlaythroughOptions,
): string {
  const match = must(Match.start(game, { seed, options }), 'the start');
  const player = must(createPlayer(game, name, seed), 'the player');
  const lines = [
    `${game.id}, rules ${game.rules}, content ${game.content}`,
    `seed: ${seed}`,
    `options: ${canonicalJson(match.options)}`,
    `player: ${name}`,
  ];
  for (let command = 0; command <= mostCommands; command++) {
    lines.push('', `# ${match.log.length}`, ...describe(match, command % viewsEvery === 0));
    const decision = match.decision();
    const frame = match.position.stack.at(-1);
    if (decision === undefined || frame === undefined) return `${lines.join('\n')}\n`;
    const choice = player.choose(match.view(decision.seat));
    lines.push(`> ${decision.seat}: ${printCommand(game, choice, match.position.state, frame)}`);
    const played = match.play(decision.seat, choice);
    if (!played.ok) throw new Error(`a listed command is refused: ${JSON.stringify(played)}`);
    for (const { name: event, data } of played.events) lines.push(`  ${event} ${canonicalJson(data)}`);
  }
  throw new Error(`after ${mostCommands} commands the game has not ended`);
}

function describe<S extends object, V extends object>(match: Match<S, V>, full: boolean): string[] {
  const { game, position } = match;
  const decision = match.decision();
  const frame = position.stack.at(-1);
  const legal =
    decision === undefined || frame === undefined
      ? []
      : match.legal().map((choice) => printCommand(game, choice, position.state, frame));
  const views = [...match.seats, SPECTATOR].map((viewer) => {
    const view = game.view(position.state, viewer);
    return `view ${viewer}: ${full || decision === undefined ? canonicalJson(view) : shortHash(view)}`;
  });
  return [
    `hash: ${shortHash(position)}`,
    ...views,
    ...(decision === undefined
      ? [`over: ${canonicalJson(position.outcome)}`]
      : [`decision: ${decision.seat} ${decision.step} ${decision.clause}`, `legal: ${legal.join(' | ')}`]),
  ];
}

/** Plays the game again and compares it with the committed file. */
export function expectPlaythrough<S extends object, V extends object>(
  file: string | URL,
  game: Game<S, V>,
  options: PlaythroughOptions,
): void {
  const text = recordPlaythrough(game, options);
  const before = committed(file, () => text);
  const name = relative(process.cwd(), pathOf(file));
  expect(text, `the game no longer goes as in ${name}; if that is meant, ${RENEW}=1 writes it anew`).toBe(before);
}
