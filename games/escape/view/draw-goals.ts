/** What each side has to do, as sentences, and how far it has come. ES-GAME-10. */
import type { Pen } from '@tablerunner/engine';
import { type Goal, goalOf } from '../rules/scenario/goals.ts';
import { NO_SCENARIO, scenarioOf } from '../rules/scenario/scenario.ts';
import { FACTIONS, type Faction } from '../rules/types.ts';
import { fallenKey, heldKey } from '../rules/units.ts';
import { wrapWords } from './layout.ts';
import type { EscapeView } from './view.ts';

export function drawGoals(seen: EscapeView, pen: Pen): string[] {
  if (seen.scenario === NO_SCENARIO) return [];
  const scenario = scenarioOf(seen);
  return FACTIONS.flatMap((faction) => {
    const goal = goalOf(scenario, faction);
    if (goal === undefined) return [];
    const told = [sayGoal(pen, goal), ...progress(seen, pen, faction, goal)].join(' ');
    return wrapWords(pen, `${pen.paint(pen.name(faction), inkOf(seen, faction))}: ${told}`, 2);
  });
}

/** In Cooperation everybody is of the Resistance. */
export const inkOf = ({ viewer, mode }: EscapeView, faction: Faction): 'own' | 'other' =>
  (viewer === 'isc' && mode === 'revolution') === (faction === 'isc') ? 'own' : 'other';

function sayGoal(pen: Pen, { message, facts, parts }: Goal, inside = false): string {
  if (parts.length === 0) return pen.say(message, facts);
  const told = `${pen.say(message)} ${parts.map((part) => sayGoal(pen, part, true).replace(/\.$/, '')).join('; ')}`;
  return inside ? `(${told})` : `${told}.`;
}

/** Only what cannot be read off the board: turns that a room was held, and how many have fallen. */
function progress({ score }: EscapeView, pen: Pen, faction: Faction, goal: Goal): string[] {
  const kinds = new Set(leaves(goal).map(({ message }) => message));
  const enemy = faction === 'isc' ? 'resistance' : 'isc';
  const held = score[heldKey(faction)] ?? 0;
  const fallen = score[fallenKey(enemy)] ?? 0;
  return [
    ...(kinds.has('goal.held') ? [pen.say('draw.held', { turns: held })] : []),
    ...(kinds.has('goal.eliminated') && fallen > 0 ? [pen.say('draw.fallen', { count: fallen })] : []),
  ];
}

const leaves = (goal: Goal): readonly Goal[] => (goal.parts.length === 0 ? [goal] : goal.parts.flatMap(leaves));
