/** The tables of Combat Zone that are measured: every scenario for every number of players that it takes, with the usual teams of 100 EB, on three battlefields each. */
import { combatZoneGame } from '@tablerunner/combat-zone';
import { readOptions } from '@tablerunner/engine';

const FIELDS = [0, 1, 2];

/** @returns {readonly Record<string, unknown>[]} */
export function tables() {
  return (combatZoneGame.setups ?? []).flatMap(({ options }, scenario) =>
    FIELDS.map((field) => {
      const isShared = options.players === 2 && scenario % FIELDS.length === field;
      const wish = { ...options, ...(isShared ? { players: 4 } : {}), field };
      const read = readOptions(combatZoneGame, wish);
      if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
      return read.value;
    }),
  );
}
