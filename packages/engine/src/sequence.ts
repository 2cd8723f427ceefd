/** A sequence of play as one readable list: steps that follow one another, once or round after round. */
import { defineStep, type Step } from './step.ts';

export interface At {
  readonly at: number;
}

interface SequenceSpec<S> {
  readonly name: string;
  readonly clause: string;
  /** Top to bottom, as the rulebook lists them. What they must remember lies in the state. */
  readonly steps: readonly Step<S, Record<string, never>>[];
  /** Begin again at the top; the match then ends by `engine.end` alone. */
  readonly repeat?: boolean;
}

export const defineSequence = <S>(
  spec: SequenceSpec<S>,
): Step<S, At> & { readonly parts: SequenceSpec<S>['steps'] } => ({
  ...defineStep<S, At>({
    name: spec.name,
    clause: spec.clause,
    run(_state, { at }, engine) {
      const part = spec.steps[at];
      if (part === undefined) return spec.repeat ? engine.stay<At>({ at: 0 }) : engine.done();
      engine.stay<At>({ at: at + 1 });
      engine.interrupt(part, {});
    },
  }),
  parts: spec.steps,
});
