/** Effects: what a card does, as a list of small named steps with parameters. A pack names them; the code is here. */
import { z } from 'zod';
import { defineStep, type Engine, type Step } from './step.ts';

export interface Effect<S, P, X> {
  readonly name: string;
  readonly clause: string;
  readonly params: z.ZodObject;
  /** One sentence for the generated page of the vocabulary. */
  readonly about: string;
  /** `context` says whose card it is and what it was played on. Other steps are asked for with `engine.interrupt`. */
  apply(state: S, params: P, context: X, engine: Engine<S>): void;
}

export const defineEffect = <S, P, X>(effect: Effect<S, P, X>): Effect<S, P, X> => effect;

/** An effect as it stands in a pack. */
export interface EffectEntry {
  readonly do: string;
  readonly [param: string]: unknown;
}

/** Where an effect list stands. */
export interface ListMemory<X> {
  readonly list: readonly EffectEntry[];
  readonly at: number;
  readonly context: X;
}

export interface EffectTable<S, X> {
  /** Works through a list in its printed order; an effect that asks somebody is finished before the next begins. */
  readonly step: Step<S, ListMemory<X>>;
  /** One effect, as a pack writes it. */
  readonly schema: z.ZodType<EffectEntry>;
  readonly effects: readonly Effect<S, never, X>[];
}

export function defineEffects<S, X>(
  name: string,
  clause: string,
  effects: readonly Effect<S, never, X>[],
): EffectTable<S, X> {
  const byName = new Map(effects.map((effect) => [effect.name, effect as Effect<S, unknown, X>]));
  const twice = effects.find((effect, i) => effects.findIndex((other) => other.name === effect.name) !== i);
  if (twice !== undefined) throw new Error(`${name}: two effects are called ${twice.name}`);
  const [first, ...others] = effects.map((effect) =>
    z.strictObject({ do: z.literal(effect.name), ...effect.params.shape }),
  );
  if (first === undefined) throw new Error(`${name}: a table of effects needs an effect`);

  return {
    effects,
    schema: z.discriminatedUnion('do', [first, ...others]) as unknown as z.ZodType<EffectEntry>,
    step: defineStep<S, ListMemory<X>>({
      name,
      clause,
      run(state, { list, at, context }, engine) {
        const entry = list[at];
        if (entry === undefined) return engine.done();
        const effect = byName.get(entry.do);
        if (effect === undefined) throw new Error(`there is no effect ${entry.do}`);
        engine.stay<ListMemory<X>>({ list, at: at + 1, context });
        effect.apply(state, entry, context, engine);
      },
    }),
  };
}
