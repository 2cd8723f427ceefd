/** The tables of Combat Zone that are measured: every scenario for every number of players that it takes, at all limits of the ready-made teams, on three battlefields each. */
import { combatZoneGame } from '@tablerunner/combat-zone';
import { readOptions } from '@tablerunner/engine';

const LIMITS = [100, 150, 200];

/** @returns {readonly Record<string, unknown>[]} */
export function tables() {
  return (combatZoneGame.setups ?? []).flatMap(({ options }, scenario) =>
    LIMITS.map((limit, field) => {
      const isShared = options.players === 2 && scenario % LIMITS.length === field;
      const wish = { ...options, ...(isShared ? { players: 4 } : {}), limit, field };
      const read = readOptions(combatZoneGame, wish);
      if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
      return read.value;
    }),
  );
}
