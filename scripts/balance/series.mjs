/** Which series the balance of Escape is measured by, and what each must come to. */

/**
 * @typedef {{ id: string, mode: 'revolution' | 'cooperation' }} Scenario
 * @typedef {{ name: string, mode: string, scenario: string, difficulty?: string, player: string, games: number,
 *   options: Record<string, string | number>, band: number[] | undefined }} Series
 */

const DIFFICULTIES = /** @type {const} */ (['easy', 'normal', 'hard']);
/** Bands for the machine partners of Cooperation, by difficulty. */
const COOPERATION = { easy: [0.6, 0.85], normal: [0.35, 0.6], hard: [0.15, 0.35] };
/** Band for either side of Revolution, of the games that were no draw. */
const REVOLUTION = [0.35, 0.65];
const PLAYERS = [
  { player: 'greedy', games: 200, quick: 24 },
  { player: 'search:200', games: 40, quick: 8 },
];

/**
 * @param {readonly Scenario[]} scenarios
 * @param {boolean} isQuick fewer games, to try out changes of the content
 * @returns {Series[]}
 */
export function seriesOf(scenarios, isQuick) {
  return PLAYERS.flatMap(({ player, games, quick }) =>
    scenarios.flatMap((scenario) =>
      tablesOf(scenario, player).map((table) => ({ ...table, player, games: isQuick ? quick : games })),
    ),
  );
}

/**
 * @param {Scenario} scenario
 * @param {string} player
 */
function tablesOf({ id, mode }, player) {
  const options = { mode, scenario: id, squads: 'proposed' };
  if (mode === 'revolution') return [{ name: `${player} · ${id}`, mode, scenario: id, options, band: REVOLUTION }];
  // Only search is held against the bands: for greedy one difficulty tells how the scenario plays.
  const difficulties = player === 'greedy' ? /** @type {const} */ (['normal']) : DIFFICULTIES;
  return difficulties.map((difficulty) => ({
    name: `${player} · ${id} · ${difficulty}`,
    mode,
    scenario: id,
    difficulty,
    options: { ...options, difficulty, players: 2 },
    band: player === 'greedy' ? undefined : COOPERATION[difficulty],
  }));
}
