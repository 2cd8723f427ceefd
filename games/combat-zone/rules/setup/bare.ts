/** The table that every other one is made from: nothing stands on it, nobody has done anything. */
import { LOOT_DECK } from '../../content/cards.ts';
import { tableOptions } from '../options.ts';
import type { CombatZoneState } from '../types.ts';

export const bareState = (): CombatZoneState => ({
  seats: [],
  options: tableOptions.parse({}),
  scenario: 'none',
  cards: { profiles: {}, gear: {}, programs: {} },
  field: { width: 22_000, depth: 30_000, pieces: [] },
  players: [],
  models: [],
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
