/** Positions that no match ever came to: each is refused in a sentence, or plays on like an honest one. */
import { clonePosition, type Position } from '@tablerunner/engine';
import { tryForged } from '@tablerunner/testkit';
import { expect, it } from 'vitest';
import { combatZoneGame } from '../../index.ts';
import { cloneState } from '../../rules/clone.ts';
import type { CombatZoneState } from '../../rules/types.ts';
import { positionsWithCards } from '../cards/random-cards.ts';
import { playAtRandom, tableNumber } from '../random-play.ts';

const SLOW = { timeout: 600_000 };

/** Positions of whole games by chance, one decision in so many. */
function positionsOf(number: number, every: number): Position<CombatZoneState>[] {
  const found: Position<CombatZoneState>[] = [];
  let looks = 0;
  playAtRandom(tableNumber(number), `forged ${number}`, ({ position }) => {
    looks += 1;
    if (looks % every === 0) found.push(clonePosition(position, cloneState));
  });
  return found;
}

it('500 positions of whole games with one to three things forged', SLOW, () => {
  const honest = [0, 8, 13].flatMap((number) => positionsOf(number, 15));
  const report = tryForged(combatZoneGame, honest, { seed: 'forged', times: 500 });
  expect(report.broken).toEqual([]);
  expect(report.refused).toBeGreaterThan(200);
  expect(report.played).toBeGreaterThan(50);
});

/** Without cards and scenery, which are most of a position, and which have rules of their own. */
const bared = ({ state, ...rest }: Position<CombatZoneState>): Position<CombatZoneState> => ({
  ...rest,
  state: { ...state, cards: { profiles: {}, gear: {}, programs: {} } },
});

it('500 positions with steps of all kinds at work, their cards left alone', SLOW, () => {
  const positions = positionsWithCards([0, 1, 2, 3, 4, 5], 1);
  const cards = positions[0]?.state.cards;
  if (cards === undefined) throw new Error('there is no position');
  const { notation } = combatZoneGame;
  const withCards = {
    ...combatZoneGame,
    notation: {
      ...notation,
      printPosition: ({ state, ...rest }: Position<CombatZoneState>) =>
        notation.printPosition({ ...rest, state: { ...state, cards } }),
    },
  };
  const report = tryForged(withCards, positions.map(bared), { seed: 'steps', times: 500, commands: 100 });
  expect(report.broken).toEqual([]);
  expect(report.played).toBeGreaterThan(50);
});
