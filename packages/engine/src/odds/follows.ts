/** How far the consequences of a command reach: up to what settles it, and through the questions that belong to it. */
import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import type { Position } from '../position.ts';
import type { Frame } from '../step.ts';

export const isSettled = <S extends object>({ settles }: Game<S>, events: readonly GameEvent[]): boolean =>
  settles !== undefined && events.some(({ name }) => settles.includes(name));

/** Whether somebody is asked who still has a say in what a command comes to; `before` is the stack at which it was given. */
export function isAsked<S extends object>(game: Game<S>, position: Position<S>, before: readonly Frame[]): boolean {
  const { state, stack, outcome } = position;
  if (outcome !== undefined) return false;
  return game.follows === undefined ? isAbove(stack, before) : game.follows(state, stack, before);
}

/** A step that goes on is put in the place of itself, so an untouched frame under the command's own says that its parent waits. */
function isAbove(stack: readonly Frame[], before: readonly Frame[]): boolean {
  const own = before.length - 1;
  if (stack.length <= own || stack[own - 1] !== before[own - 1]) return false;
  return stack.length > before.length || stack[own]?.step !== before[own]?.step;
}
