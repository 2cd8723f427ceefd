/** What a side has to do, as messages: the text follows the condition, so that the two cannot disagree. ES-GAME-10. */
import type { Facts } from '@tablerunner/engine';
import type { Faction } from '../lists.ts';
import type { Condition } from './condition.ts';
import type { Scenario } from './types.ts';

/** A message and, for `goal.all` and `goal.any`, what it puts together. */
export interface Goal {
  readonly message: `goal.${string}`;
  readonly facts: Facts;
  readonly parts: readonly Goal[];
}

/** Undefined for a side that cannot win. */
export function goalOf(scenario: Scenario, faction: Faction): Goal | undefined {
  const condition = scenario.victory[faction];
  return condition === undefined ? undefined : goalFrom(scenario, condition);
}

function goalFrom(scenario: Scenario, condition: Condition): Goal {
  if ('all' in condition) return together('goal.all', scenario, condition.all);
  if ('any' in condition) return together('goal.any', scenario, condition.any);
  const { is, ...facts } = condition;
  const ranks = 'ranks' in facts && facts.ranks !== undefined ? facts.ranks.join(', ') : 'any';
  const room = is === 'held' ? { room: scenario.hold?.room ?? 0 } : {};
  return { message: `goal.${is}`, facts: { out: false, alone: false, ...facts, ...room, ranks }, parts: [] };
}

const together = (message: Goal['message'], scenario: Scenario, parts: readonly Condition[]): Goal => ({
  message,
  facts: {},
  parts: parts.map((part) => goalFrom(scenario, part)),
});
