/** The tables of burncycle that are measured: every mission, with all numbers of players and difficulties in turn. */
import { burncycleGame } from '@tablerunner/burncycle';
import { readOptions } from '@tablerunner/engine';

const DIFFICULTIES = ['simplified', 'standard', 'high'];
const PLAYERS = [1, 2, 3, 4];

/** @returns {readonly Record<string, unknown>[]} */
export function tables() {
  return (burncycleGame.setups ?? []).flatMap(({ options }, mission) =>
    DIFFICULTIES.map((difficulty, i) => {
      const players = PLAYERS[(mission + i) % PLAYERS.length];
      const read = readOptions(burncycleGame, { ...options, difficulty, players });
      if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
      return read.value;
    }),
  );
}
