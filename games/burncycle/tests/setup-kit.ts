/** The table at the start of a game, and after the first floor was laid: the first decision is open. */
import { frameOf } from '@tablerunner/engine';
import { missionNamed } from '../content/missions.ts';
import type { Difficulty } from '../rules/lists.ts';
import type { Mission } from '../rules/mission/types.ts';
import { defaultTable } from '../rules/options.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { startGame } from '../rules/setup/start.ts';
import type { BurncycleState } from '../rules/types.ts';
import { Table } from './kit.ts';

interface Wanted {
  readonly mission?: string | Mission;
  readonly seats?: readonly string[];
  readonly captain?: string;
  readonly difficulty?: Difficulty;
  /** What chance says before the first decision: the first player, then the captain. */
  readonly pick?: (count: number) => number;
}

export function started({
  mission = 'night-shift',
  seats = ['p1', 'p2'],
  captain = 'vance',
  difficulty = 'standard',
  pick = () => 0,
}: Wanted = {}): BurncycleState {
  const played = typeof mission === 'string' ? missionNamed(mission) : mission;
  const chance = {
    pick,
    die: (sides: number) => 1 + pick(sides),
    shuffle: <T>(items: readonly T[]): T[] => [...items],
  };
  return startGame({ mission: played, difficulty, captain, table: defaultTable }, seats, chance);
}

/** Every die shows the same face. */
export const laid = (wanted: Wanted = {}, face = 1): Table =>
  new Table(started(wanted), frameOf(wholeGame, { at: 0 }), Array<number>(200).fill(face));
