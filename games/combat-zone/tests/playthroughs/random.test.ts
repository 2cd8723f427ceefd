/** Random games over all scenarios and 2 to 4 seats come to an end without a fault. */
import { expect, it } from 'vitest';
import { SCENARIOS } from '../../content/scenarios/scenarios.ts';
import { isInside } from '../../rules/field/raster.ts';
import type { CombatZoneState } from '../../rules/types.ts';
import { playAtRandom, tableNumber } from '../random-play.ts';

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 120_000 };

/** What holds at every decision, whatever was played. */
function audit({ models, players, field, seats, active, doing, contest }: CombatZoneState): void {
  const standing = models.filter(({ place }) => place === 'table');
  for (const [i, one] of standing.entries()) {
    expect(Number.isInteger(one.x) && Number.isInteger(one.y) && Number.isInteger(one.z)).toBe(true);
    expect(one.x * 2 >= one.width && one.y * 2 >= one.width).toBe(true);
    expect((field.width - one.x) * 2 >= one.width && (field.depth - one.y) * 2 >= one.width).toBe(true);
    for (const other of standing.slice(i + 1)) {
      if (other.z !== one.z) continue;
      expect(2 * Math.hypot(one.x - other.x, one.y - other.y), 'bases overlap').toBeGreaterThanOrEqual(
        one.width + other.width - 2,
      );
    }
    // In a doorway a model stands inside the wall's outline.
    const under = field.pieces.find(
      ({ outline, openings }) => openings.length === 0 && isInside(outline, one.x, one.y),
    );
    if (under !== undefined && one.z === 0) expect(under.isFloor, `${one.card} stands in ${under.id}`).toBe(true);
    if (one.kind === 'character') expect(one.tokens.length).toBeGreaterThan(0);
  }
  for (const { luck, score } of players) expect(luck >= 0 && score >= 0).toBe(true);
  expect(seats.length).toBe(players.length);
  if (active >= 0) expect(models[active]).toBeDefined();
  if (doing.length === 0) expect(contest).toBeUndefined();
}

it.each(SCENARIOS.map(({ id }, i) => [id, i] as const))('CZ-GAME-09 a random game of %s ends', SLOW, (id, number) => {
  let decisions = 0;
  const { position } = playAtRandom(
    { ...tableNumber(number), limit: 100 },
    `random ${id}`,
    ({ position: { state } }) => {
      decisions += 1;
      if (decisions % 10 === 0) audit(state);
    },
  );
  expect(position.outcome?.clause).toBe('CZ-GAME-09');
  expect(decisions).toBeGreaterThan(60);
});
