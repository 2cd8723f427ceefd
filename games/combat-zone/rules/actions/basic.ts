/** The basic actions that every model has without any card. Clauses CZ-BASIC-*, CZ-LOOT-01. */
import type { ActionCard } from '../../content/types.ts';

const NO_KEYWORDS = {};

const actions: readonly ActionCard[] = [
  { id: 'basic/move', skill: 'reflexes', bands: [], aim: 'none', isMove: true, keywords: NO_KEYWORDS },
  {
    id: 'basic/ranged',
    skill: 'ranged',
    bands: ['yellow', 'green'],
    aim: 'rival',
    isAttack: true,
    keywords: NO_KEYWORDS,
  },
  { id: 'basic/melee', skill: 'melee', bands: ['red'], aim: 'rival', isAttack: true, keywords: NO_KEYWORDS },
  { id: 'basic/triage', skill: 'med', bands: [], isAtReach: true, aim: 'other-friend', keywords: { heal: 1 } },
  { id: 'basic/firewall', skill: 'tech', bands: ['red'], aim: 'friend', keywords: NO_KEYWORDS },
  {
    id: 'basic/command',
    skill: 'influence',
    bands: ['red'],
    aim: 'other-friend',
    isCommand: true,
    keywords: NO_KEYWORDS,
  },
  { id: 'loot/gear', skill: 'tech', bands: [], aim: 'none', keywords: { complex: 1 } },
  { id: 'loot/belongings', bands: [], aim: 'none', keywords: { complex: 1 } },
];

/** By ID, and by no other word: it is asked for IDs that somebody wrote. */
export const BASIC_ACTIONS: Readonly<Record<string, ActionCard>> = Object.assign(
  Object.create(null) as Record<string, ActionCard>,
  Object.fromEntries(actions.map((action) => [action.id, action])),
);
