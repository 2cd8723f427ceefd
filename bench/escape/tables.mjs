/** The tables of Escape that are measured: every scenario, with all numbers of players and difficulties in turn. */

import { readOptions } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';

const DIFFICULTIES = ['easy', 'normal', 'hard'];
const PLAYERS = [1, 2, 3, 4];

/**
 * @param {string} [mode] left out: both
 * @returns {readonly Record<string, unknown>[]}
 */
export function tablesFor(mode) {
  const scenarios = (escapeGame.setups ?? []).map(({ options }) => options);
  const wanted = scenarios.filter((options) => mode === undefined || options.mode === mode);
  if (wanted.length === 0) throw new Error(`Escape has no scenario of ${mode}`);
  return wanted.flatMap((scenario) =>
    DIFFICULTIES.map((difficulty, i) => {
      const players = scenario.mode === 'cooperation' ? PLAYERS[(wanted.indexOf(scenario) + i) % PLAYERS.length] : 1;
      const read = readOptions(escapeGame, { ...scenario, difficulty, players });
      if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
      return read.value;
    }),
  );
}
