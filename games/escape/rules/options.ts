/** Table options: what may be chosen before a match. Every ruling that is marked as an option is one, with the ruling as default. */
import { rulingSchema } from '@tablerunner/engine';
import type { z } from 'zod';

/** `ruling` names the entry of the rulebook that explains the option. */
export const RULING_OPTIONS = {
  nitroNeedsSight: { ruling: 'ES-RULE-05', values: ['by-mode', 'always', 'never'] },
  burnsBlockCorners: { ruling: 'ES-RULE-08', values: ['no', 'yes'] },
  anyoneClosesLockedDoors: { ruling: 'ES-RULE-16', values: ['yes', 'no'] },
  baseRanks: { ruling: 'ES-RULE-20', values: ['duncan-1', 'freedom-1'] },
  adjacencyThroughWalls: { ruling: 'ES-RULE-26', values: ['yes', 'no'] },
  diagonalDistance: { ruling: 'ES-RULE-27', values: ['two', 'one'] },
  wallsShieldBlasts: { ruling: 'ES-RULE-42', values: ['no', 'yes'] },
  possessionRankLimit: { ruling: 'ES-RULE-56', values: ['yes', 'no'] },
  noArmsCarriesObjectives: { ruling: 'ES-RULE-58', values: ['yes', 'no'] },
  lookedAtEquipment: { ruling: 'ES-RULE-60', values: ['by-mode', 'private', 'open'] },
  victimChoice: { ruling: 'ES-RULE-70', values: ['weakest-chooses', 'weakest-is-attacked'] },
  routeTies: { ruling: 'ES-RULE-67', values: ['program', 'leader'] },
  tokenGifts: { ruling: 'ES-RULE-71', values: ['by-colour', 'none'] },
  aimAtBurntCells: { ruling: 'ES-RULE-88', values: ['yes', 'no'] },
  placerSeesEquipment: { ruling: 'ES-RULE-95', values: ['no', 'yes'] },
  jammedGoals: { ruling: 'ES-RULE-98', values: ['avoided', 'nearest'] },
} as const;

export const tableOptions = rulingSchema(RULING_OPTIONS);

export type TableOptions = z.infer<typeof tableOptions>;

export const defaultTable: TableOptions = tableOptions.parse({});
