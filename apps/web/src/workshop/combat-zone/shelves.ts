/** Every card, piece of scenery and scenario of Combat Zone. */
import { CARDS, SCENERY } from '@tablerunner/combat-zone';
import { SCENARIOS } from '../../lobby/games/combat-zone/content.ts';
import type { Shelf } from '../shelf.ts';
import { Characters } from './characters.tsx';
import { Gear, gearOf, Loot } from './gear.tsx';
import { Programs } from './programs.tsx';
import { Scenarios } from './scenarios.tsx';
import { SceneryPieces } from './scenery-pieces.tsx';

export const shelves: readonly Shelf[] = [
  { id: 'characters', title: 'workshop.characters', count: Object.keys(CARDS.profiles).length, Cards: Characters },
  { id: 'gear', title: 'workshop.gear', count: gearOf('gear').length, Cards: Gear },
  { id: 'programs', title: 'workshop.programs', count: Object.keys(CARDS.programs).length, Cards: Programs },
  { id: 'loot', title: 'workshop.loot', count: gearOf('loot').length, Cards: Loot },
  { id: 'scenery', title: 'workshop.scenery', count: SCENERY.length, Cards: SceneryPieces },
  { id: 'scenarios', title: 'workshop.scenarios', count: SCENARIOS.length, Cards: Scenarios },
];
