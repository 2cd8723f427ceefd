/** The worked examples of a rulebook, for tests: each opens as a position, and its moves are played with the printed dice. */
import { readFileSync } from 'node:fs';
import { type Game, type Match, printCommand } from '@tablerunner/engine';
import { beginExample, type Example, examplesSchema, playMove } from '@tablerunner/learning';
import { expect } from 'vitest';
import { must } from '../read.ts';

export interface ExampleKit<S> {
  readonly examples: readonly Example[];
  example(id: string): Example;
  /** Fails where a move cannot be played. */
  play(example: Example): Match;
  played(id: string): Match;
  /** The state at the end of the example. */
  after(id: string): S;
  /** The position of a match, line by line. */
  printed(match: Match): readonly string[];
  /** What may be done there, as commands. */
  offers(id: string): string[];
}

/** @param home the folder of the game */
export function exampleKit<S extends object, V extends object>(ofGame: Game<S, V>, home: URL): ExampleKit<S> {
  const game = ofGame as unknown as Game;
  const positions = readFileSync(new URL('rulebook/positions.json', home), 'utf8');
  const examples = examplesSchema.parse(JSON.parse(positions));

  const example = (id: string): Example => {
    const found = examples.find((one) => one.id === id);
    if (found === undefined) throw new Error(`there is no position for ${id}`);
    return found;
  };
  const play = ({ id, position, moves }: Example): Match => {
    const match = must(beginExample(game, position), id);
    for (const move of moves) expect(playMove(game, match, move), `${id}: ${move.command}`).toBeUndefined();
    return match;
  };
  const played = (id: string): Match => play(example(id));

  return {
    examples,
    example,
    play,
    played,
    after: (id) => played(id).position.state as S,
    printed: ({ position }) => game.notation.printPosition(position).split('\n'),
    offers(id) {
      const match = played(id);
      const { state, stack } = match.position;
      const frame = stack.at(-1);
      return frame === undefined ? [] : match.legal().map((choice) => printCommand(game, choice, state, frame));
    },
  };
}
