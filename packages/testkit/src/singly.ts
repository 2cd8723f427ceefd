/** A game whose dice are all thrown one by one: what odds would be without counting dice of one throw together. */
import type { Engine, Game, Step } from '@tablerunner/engine';

export function singly<S extends object>(game: Game<S>): Game<S> {
  const steps = [...game.stepsByName].map(([name, step]) => [name, oneByOne(step)] as const);
  return { ...game, stepsByName: new Map(steps) };
}

function oneByOne<S>(step: Step<S>): Step<S> {
  return {
    ...step,
    ...(step.apply === undefined
      ? {}
      : { apply: (state, memory, choice, engine) => step.apply?.(state, memory, choice, throwing(engine)) }),
    ...(step.run === undefined ? {} : { run: (state, memory, engine) => step.run?.(state, memory, throwing(engine)) }),
  };
}

function throwing<S>(engine: Engine<S>): Engine<S> {
  const die = (sides: number, purpose: string): number => engine.die(sides, purpose);
  return {
    emit: (kind, data) => engine.emit(kind, data),
    roll: (sides, count, purpose) => Array.from({ length: count }, () => die(sides, purpose)),
    die,
    pick: (count) => engine.pick(count),
    shuffle: (items, what) => engine.shuffle(items, what),
    done: () => engine.done(),
    stay: (memory) => engine.stay(memory),
    next: (next, memory) => engine.next(next, memory),
    interrupt: (other, memory) => engine.interrupt(other, memory),
    end: (outcome) => engine.end(outcome),
  };
}
