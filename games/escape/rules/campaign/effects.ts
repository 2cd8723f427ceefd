/** What the result of one game changes about the next: a small vocabulary. Clause ES-CAMP-06; gaps: ES-GAP-27. */
import { z } from 'zod';
import type { Scenario } from '../scenario/types.ts';

const by = z.int().min(-4).max(4);

export const effectSchema = z.discriminatedUnion('do', [
  /** Revolution: turns more, or fewer. */
  z.strictObject({ do: z.literal('more-turns'), by }),
  z.strictObject({ do: z.literal('more-equipment'), by }),
  /** Revolution markers with which the Resistance begins. */
  z.strictObject({ do: z.literal('more-anthem'), by }),
  /** Cooperation: cards in the Repression pile, which is the clock. */
  z.strictObject({ do: z.literal('more-orders'), by }),
  /** A door that somebody has left open; `hacked`: and without its lock. */
  z.strictObject({
    do: z.literal('open-door'),
    edge: z.string().regex(/^[a-z]{1,3}[1-9][0-9]{0,2}[nesw]$/, 'an edge is a cell and a side, as in c4n'),
    hacked: z.boolean().default(false),
  }),
  /** An Airlock by which nobody comes any more. */
  z.strictObject({ do: z.literal('seal-airlock'), airlock: z.int().min(1).max(4) }),
]);

export type CampaignEffect = Readonly<z.infer<typeof effectSchema>>;

/** As far as the box goes: no more Equipment, markers or cards than there are. */
const LIMITS = { turns: [1, 20], equipment: [0, 8], anthem: [0, 4], pile: [1, 21] } as const;

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, value));

export const applyEffects = (scenario: Scenario, effects: readonly CampaignEffect[]): Scenario =>
  effects.reduce(applyEffect, scenario);

function applyEffect(scenario: Scenario, effect: CampaignEffect): Scenario {
  switch (effect.do) {
    case 'more-turns':
      return { ...scenario, turns: within(scenario.turns + effect.by, LIMITS.turns) };
    case 'more-equipment':
      return { ...scenario, equipment: within(scenario.equipment + effect.by, LIMITS.equipment) };
    case 'more-anthem':
      return changeLevels(scenario, 'anthem', (anthem) => within(anthem + effect.by, LIMITS.anthem));
    case 'more-orders':
      return changeLevels(scenario, 'pile', (pile) => within(pile + effect.by, LIMITS.pile));
    case 'open-door': {
      const { edge, hacked } = effect;
      const others = scenario.doors.filter((door) => door.edge !== edge);
      return { ...scenario, doors: [...others, { edge, open: true, hacked }] };
    }
    case 'seal-airlock':
      return { ...scenario, sealed: [...new Set([...scenario.sealed, effect.airlock])] };
  }
}

/** What a scenario has for all difficulties and what it has for one of them change alike. */
function changeLevels(scenario: Scenario, what: 'anthem' | 'pile', change: (value: number) => number): Scenario {
  const { repression, anthem } = scenario;
  const levels = Object.entries(repression.levels).map(([difficulty, level]) => {
    const own = level[what];
    return [difficulty, own === undefined ? level : { ...level, [what]: change(own) }];
  });
  return {
    ...scenario,
    anthem: what === 'anthem' ? change(anthem) : anthem,
    repression: {
      pile: what === 'pile' ? change(repression.pile) : repression.pile,
      levels: Object.fromEntries(levels),
    },
  };
}
