/** Packs that a match is played with: a scenario of one's own goes into its options, and so into its log. */
import { type LaidPack, type Read, readable, unreadable } from '@tablerunner/engine';
import type { Scenario } from './scenario/types.ts';

type Options = Record<string, unknown>;

const PLAYED = 'a match is played with own scenarios, on the boards and with the cards of the box';

/** The scenario that the options name, or the first one of the packs. */
export function layPacks(options: Readonly<Options>, packs: readonly LaidPack[]): Read<Options> {
  const scenarios: Scenario[] = [];
  for (const { file, pack } of packs) {
    const { scenarios: own } = pack as { readonly scenarios?: readonly Scenario[] };
    if (own === undefined) return unreadable(file, PLAYED);
    scenarios.push(...own);
  }
  const { scenario: name, ...others } = options;
  const [first] = scenarios;
  if (first === undefined) return readable({ ...options });
  const scenario = name === undefined ? first : scenarios.find(({ id }) => id === name);
  if (scenario === undefined) {
    const known = scenarios.map(({ id }) => id).join(', ');
    return unreadable('scenario', `no scenario of the packs is called so; there are ${known}`);
  }
  return readable({ mode: scenario.mode, ...others, own: { scenario } });
}
