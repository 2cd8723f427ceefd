/** Whether a written position can be played on from: its steps must fit together, and are tried on a copy, up to the next decision. */
import type { Frame, Position } from '@tablerunner/engine';
import { arrange } from '../rules/mission/floor-change.ts';
import { tryOn } from '../rules/rehearsal.ts';
import { chooseBots } from '../rules/setup/bots.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { corporationTurn, playerTurn, rounds } from '../rules/turn/turn.ts';
import type { BurncycleState } from '../rules/types.ts';

/** The reason if it cannot. */
export function whyStuck({ state, stack, outcome }: Position<BurncycleState>): string | undefined {
  if (outcome !== undefined) return undefined;
  const problem = stackProblem(stack) ?? tableProblem(state, stack);
  if (problem !== undefined) return problem;
  try {
    tryOn(state, stack);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `the game cannot go on from there: ${reason}`;
  }
}

const CHOOSING = wholeGame.parts.findIndex(({ name }) => name === chooseBots.name) + 1;

const placeOf = ({ memory }: Frame): number => (memory as { readonly at: number }).at;

/** Below everything stands the game; the rounds come last in it, and turns stand on the rounds. */
function stackProblem(stack: readonly Frame[]): string | undefined {
  const [game, next] = stack;
  if (game?.step !== wholeGame.name) return 'below all steps stands the game';
  const inRounds = placeOf(game) === wholeGame.parts.length;
  if (inRounds !== (next?.step === rounds.name))
    return `the game is at its part ${placeOf(game)}, another step follows`;
  const misplaced = stack.find(
    ({ step }, at) =>
      (step === wholeGame.name && at > 0) ||
      (step === rounds.name && at !== 1) ||
      ((step === playerTurn.name || step === corporationTurn.name) && (at !== 2 || !inRounds)),
  );
  return misplaced === undefined
    ? undefined
    : `${misplaced.step.replace('burncycle/', '')} stands on another step than it can`;
}

/** Bots are chosen in set-up, a turn is somebody's, and security units are off the floor only while a floor is left. */
function tableProblem(
  { bots, guards, active }: BurncycleState,
  [game, next, ...rest]: readonly Frame[],
): string | undefined {
  const isChoosing =
    game !== undefined && (placeOf(game) < CHOOSING || (placeOf(game) === CHOOSING && next?.step === chooseBots.name));
  if (!isChoosing && bots.some(({ card }) => card === '')) return 'the bots are not chosen yet (BC-SETUP-25)';
  if (active < 0 && rest[0]?.step === playerTurn.name) return 'in the turn of a player an agent is active (BC-GAME-05)';
  const isLeaving = rest.some(({ step }) => step === arrange.name);
  if (!isLeaving && guards.some(({ cell }) => cell < 0)) return 'a security unit is off the floor (BC-POST-02)';
  return undefined;
}
