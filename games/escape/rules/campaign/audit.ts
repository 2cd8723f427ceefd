/** What the schema of a campaign cannot see: whether its games exist, follow from each other and come to an end. Clauses ES-CAMP-05, ES-CAMP-06. */
import type { PackProblem } from '@tablerunner/engine';
import { auditScenario } from '../scenario/audit.ts';
import { scenarioById } from '../scenario/scenario.ts';
import { applyEffects } from './effects.ts';
import { type CampaignPlan, RESULTS, type Way } from './types.ts';

type Found = readonly [field: string, problem: string];

export function auditCampaign(plan: CampaignPlan): readonly Omit<PackProblem, 'file'>[] {
  const entry = `campaigns: ${plan.id}`;
  const first: Found[] = isGame(plan, plan.first) ? [] : [['first', `${plan.first} is none of its games`]];
  const found = [...first, ...plan.games.flatMap((_, i) => auditGame(plan, i)), ...auditOrder(plan)];
  return found.map(([field, problem]) => ({ entry, field, problem }));
}

const isGame = ({ games }: CampaignPlan, id: string): boolean => games.some(({ scenario }) => scenario === id);

function auditGame(plan: CampaignPlan, i: number): readonly Found[] {
  const game = plan.games[i];
  if (game === undefined) return [];
  const field = `games[${i}]`;
  const scenario = scenarioById(game.scenario);
  if (scenario === undefined) return [[`${field}.scenario`, `there is no scenario called ${game.scenario}`]];
  if (scenario.mode !== plan.mode) return [[`${field}.scenario`, `${game.scenario} belongs to the other mode`]];
  if (plan.games.findIndex((other) => other.scenario === game.scenario) < i)
    return [[`${field}.scenario`, `${game.scenario} is there twice`]];
  return RESULTS.flatMap((result) => {
    const way = game.after[result];
    return way === undefined ? [] : auditWay(plan, way, `${field}.after.${result}`);
  });
}

function auditWay(plan: CampaignPlan, { next, effects }: Way, field: string): readonly Found[] {
  if (next === undefined) return effects.length > 0 ? [[`${field}.effects`, 'there is no next game to change']] : [];
  const scenario = scenarioById(next);
  if (scenario === undefined || !isGame(plan, next)) return [[`${field}.next`, `${next} is none of its games`]];
  return auditScenario(applyEffects(scenario, effects)).map(
    ({ field: part, problem }) => [`${field}.effects`, `${next}.${part}: ${problem}`] as const,
  );
}

/** Every game can be reached, and none leads back to itself. */
function auditOrder({ first, games }: CampaignPlan): readonly Found[] {
  const nextOf = (id: string): readonly string[] =>
    RESULTS.flatMap((result) => games.find(({ scenario }) => scenario === id)?.after[result]?.next ?? []);
  const reachableFrom = (starts: readonly string[]): ReadonlySet<string> => {
    const seen = new Set(starts);
    for (const id of seen) for (const next of nextOf(id)) seen.add(next);
    return seen;
  };
  const fromFirst = reachableFrom([first]);
  return games.flatMap(({ scenario }, i): Found[] => {
    const field = `games[${i}].scenario`;
    if (!fromFirst.has(scenario)) return [[field, `nothing leads to ${scenario}`]];
    return reachableFrom(nextOf(scenario)).has(scenario) ? [[field, `${scenario} leads back to itself`]] : [];
  });
}
