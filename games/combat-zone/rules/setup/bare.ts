/** The table that every other one is made from: nothing stands on it, nobody has done anything. */
import { LOOT_DECK } from '../../content/cards.ts';
import { tableOptions } from '../options.ts';
import type { CombatZoneState } from '../types.ts';

type Given = 'seats' | 'options' | 'scenario' | 'cards' | 'field' | 'players' | 'models';

/** Written out with what is given, not spread: states of one shape are read several times faster than states of many. */
export const bareState = (given: Partial<Pick<CombatZoneState, Given>> = {}): CombatZoneState => ({
  seats: given.seats ?? [],
  options: given.options ?? tableOptions.parse({}),
  scenario: given.scenario ?? 'none',
  cards: given.cards ?? { profiles: {}, gear: {}, programs: {} },
  field: given.field ?? { width: 22_000, depth: 30_000, pieces: [] },
  players: given.players ?? [],
  models: given.models ?? [],
  bodies: [],
  control: 0,
  active: -1,
  isInspiring: false,
  isStopped: false,
  commanded: -1,
  heir: -1,
  doing: [],
  answers: [],
  taken: [],
  markers: [],
  loot: { left: [...LOOT_DECK], discard: [] },
  marks: {},
});
