/** Every card and every board of Escape. */
import { CARDS, CHARACTERS, EQUIPMENT, PRINTED_BOARDS, SCENARIOS, TOKENS } from '@tablerunner/escape';
import type { Shelf } from '../shelf.ts';
import { Boards } from './boards.tsx';
import { Characters } from './characters.tsx';
import { EquipmentCards } from './equipment-cards.tsx';
import { RepressionCards } from './repression-cards.tsx';
import { Scenarios } from './scenarios.tsx';
import { Tokens } from './tokens.tsx';

export const shelves: readonly Shelf[] = [
  { id: 'characters', title: 'workshop.characters', count: CHARACTERS.length, Cards: Characters },
  { id: 'equipment', title: 'workshop.equipment', count: EQUIPMENT.length, Cards: EquipmentCards },
  { id: 'repression', title: 'workshop.repression', count: CARDS.length, Cards: RepressionCards },
  { id: 'tokens', title: 'workshop.tokens', count: TOKENS.length, Cards: Tokens },
  { id: 'scenarios', title: 'workshop.scenarios', count: SCENARIOS.length, Cards: Scenarios },
  { id: 'boards', title: 'workshop.boards', count: PRINTED_BOARDS.length, Cards: Boards },
];
