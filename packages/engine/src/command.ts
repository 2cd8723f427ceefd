/** Commands as one line of text: the game's notation, and the engine's own for its own steps. */
import { type Game, isEngineStep } from './game.ts';
import { type Read, readable, unreadable } from './notation.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Frame } from './step.ts';
import { TRIGGER_STEP } from './trigger.ts';

/** The engine's own command: which of several things that happen at once comes first. */
const FIRST = /^first (\d{1,4})$/;

export function printCommand<S extends object>(game: Game<S>, choice: unknown, state: S, frame: Frame): string {
  return isEngineStep(frame)
    ? `first ${(choice as { first: number }).first}`
    : game.notation.printChoice(choice, state, frame);
}

export function parseCommand<S extends object>(game: Game<S>, text: string, state: S, frame: Frame): Read<unknown> {
  if (!isEngineStep(frame)) return game.notation.parseChoice(text.trim(), state, frame);
  const digits = FIRST.exec(text.trim())?.[1];
  return digits === undefined ? unreadable('command', 'write: first 0') : readable({ first: Number(digits) });
}

/** The steps at which a text is a command, whatever step is at work. */
export function stepsOfText<S extends object>(game: Game<S>, text: string, state: S): readonly string[] {
  const own = FIRST.test(text.trim()) ? [TRIGGER_STEP] : [];
  return [...own, ...(game.notation.stepsOf?.(text.trim(), state) ?? [])];
}

/** The steps that take a choice of this form. */
const stepsTaking = <S extends object>(game: Game<S>, choice: unknown): readonly string[] =>
  [...game.stepsByName.values()].flatMap((step) =>
    step.choice?.safeParse(choice).success === true ? [step.name] : [],
  );

/** A command of another moment, refused by the clause under which it would be given there. */
export function notNow<S extends object>(game: Game<S>, now: string, belongs: readonly string[]): Refusal {
  const clauses = belongs.map((name) => game.stepsByName.get(name)?.clause ?? '');
  return refuse(clauses[0] ?? '', 'not-now', {
    step: now,
    belongs: belongs.map((step, i) => ({ step, clause: clauses[i] ?? '' })),
  });
}

/** A command of the step at work that names what is not there, or not any more: refused by the clause of that step. */
export function notHere<S extends object>(game: Game<S>, now: string, problem: string): Refusal {
  return refuse(game.stepsByName.get(now)?.clause ?? '', 'not-here', { step: now, problem });
}

/** A command that has not the form that the step at work asks for: it belongs to another moment, or to none. */
export function anotherForm<S extends object>(
  game: Game<S>,
  now: string,
  command: unknown,
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): Refusal {
  const belongs = stepsTaking(game, command);
  if (belongs.length > 0) return notNow(game, now, belongs);
  const field = issue?.path.map(String).join('.') ?? '';
  return refuse('ENG-SHAPE-01', 'malformed-command', { step: now, field, problem: issue?.message ?? '' });
}
