/** Models that a legal answer names: to be activated, to act, to be aimed at. */
import type { Decision } from '../shared.ts';

interface Named {
  readonly model?: number;
  readonly target?: number;
  readonly with?: Named;
}

export function modelsOffered(decision: Decision | undefined): ReadonlySet<number> {
  const named = new Set<number>();
  for (const { choice } of decision?.legal ?? []) {
    const { model, target, with: deed } = (choice ?? {}) as Named;
    for (const one of [model, target, deed?.target]) if (one !== undefined && one >= 0) named.add(one);
  }
  return named;
}
