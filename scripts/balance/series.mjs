/** Which series the balance of Escape is measured by, and what each must come to. */
const DIFFICULTIES = ['easy', 'normal', 'hard'];
/** Bands for the machine partners of Cooperation, by difficulty. */
const COOPERATION = { easy: [0.6, 0.85], normal: [0.35, 0.6], hard: [0.15, 0.35] };
/** Band for either side of Revolution, of the games that were no draw. */
const REVOLUTION = [0.35, 0.65];
const PLAYERS = [
  { player: 'greedy', games: 200 },
  { player: 'search:200', games: 40 },
];
/** To try out changes of the content. */
const QUICK_GAMES = { greedy: 24, 'search:200': 8 };

export function seriesOf(scenarios, isQuick) {
  return PLAYERS.flatMap(({ player, games }) =>
    scenarios.flatMap((scenario) =>
      tablesOf(scenario, player).map((table) => ({ ...table, player, games: isQuick ? QUICK_GAMES[player] : games })),
    ),
  );
}

function tablesOf({ id, mode }, player) {
  const options = { mode, scenario: id, squads: 'proposed' };
  if (mode === 'revolution') return [{ name: `${player} · ${id}`, mode, scenario: id, options, band: REVOLUTION }];
  return DIFFICULTIES.map((difficulty) => ({
    name: `${player} · ${id} · ${difficulty}`,
    mode,
    scenario: id,
    difficulty,
    options: { ...options, difficulty, players: 2 },
    band: player === 'greedy' ? undefined : COOPERATION[difficulty],
  }));
}
