/** What the schema of a scenario cannot see: whether it fits its board, its cards and the chart. Gaps: ES-GAP-14, ES-GAP-16. */
import type { PackProblem } from '@tablerunner/engine';
import { parseCell, parseEdge } from '@tablerunner/geometry';
import { CHART } from '../../content/recruitment.ts';
import { type Board, boardOf } from '../board.ts';
import { profileById } from '../profiles.ts';
import { FACTIONS } from '../types.ts';
import type { Scenario } from './types.ts';

type Problem = Omit<PackProblem, 'file'>;

/** The largest squad that a branch makes must fit into a starting room. */
const LARGEST = Math.max(...Object.values(CHART).flatMap(({ resistance, isc }) => [resistance.length, isc.length]));

export function auditScenario(scenario: Scenario): readonly Problem[] {
  const entry = `scenarios: ${scenario.id}`;
  const board = boardOf(scenario);
  return [
    ...auditPlaces(scenario, board),
    ...auditDeployment(scenario, board),
    ...auditRooms(scenario, board),
    ...auditSquads(scenario),
  ].map(([field, problem]) => ({ entry, field, problem }));
}

type Found = readonly [field: string, problem: string];

function auditPlaces({ props, doors, laid, exits }: Scenario, board: Board): Found[] {
  const noCell = (field: string, cell: string): Found[] =>
    parseCell(board.grid, cell) === undefined ? [[field, `the board has no cell ${cell}`]] : [];
  return [
    ...props.flatMap(({ cell }, i) => noCell(`props[${i}].cell`, cell)),
    ...(laid.crates ?? []).flatMap((cell, i) => noCell(`laid.crates[${i}]`, cell)),
    ...(laid.objectives ?? []).flatMap((cell, i) => noCell(`laid.objectives[${i}]`, cell)),
    ...doors.flatMap(({ edge }, i): Found[] =>
      (board.doorAt[parseEdge(board.grid, edge) ?? -1] ?? -1) < 0
        ? [[`doors[${i}].edge`, `the board has no door at ${edge}`]]
        : [],
    ),
    ...FACTIONS.flatMap((faction) => noAirlocks(board, `exits.${faction}`, exits[faction])),
  ];
}

const noAirlocks = (board: Board, field: string, numbers: readonly number[]): Found[] =>
  numbers.flatMap((number): Found[] =>
    board.airlocks.some((airlock) => airlock.number === number) ? [] : [[field, `the board has no Airlock ${number}`]],
  );

function auditDeployment({ deployment }: Scenario, board: Board): Found[] {
  return FACTIONS.flatMap((faction): Found[] => {
    const way = deployment[faction];
    if (way === undefined) return [];
    if (way.by === 'entry') return noAirlocks(board, `deployment.${faction}.airlocks`, way.airlocks);
    const cells = board.rooms.cells[board.roomNumbers.indexOf(way.room)]?.length ?? 0;
    if (cells === 0) return [[`deployment.${faction}.room`, `the board has no Room ${way.room}`]];
    return cells < LARGEST ? [[`deployment.${faction}.room`, `Room ${way.room} has ${cells} cells, too few`]] : [];
  });
}

/** One Crate or Objective and one Equipment per room (ES-CRATE-02, ES-ITEM-02). */
function auditRooms({ crates, objectives, equipment }: Scenario, { rooms }: Board): Found[] {
  return [
    ...(crates + objectives.length > rooms.count ? [['crates', 'there are more of them than rooms'] as const] : []),
    ...(equipment > rooms.count ? [['equipment', 'there is more of it than rooms'] as const] : []),
  ];
}

function auditSquads({ recruitment: { squads } }: Scenario): Found[] {
  return FACTIONS.flatMap((faction) =>
    (squads[faction] ?? []).flatMap((id, i): Found[] => {
      const field = `recruitment.squads.${faction}[${i}]`;
      const card = profileById(id);
      if (card === undefined) return [[field, `there is no card of ${id}`]];
      return card.faction === faction ? [] : [[field, `${id} belongs to the other side`]];
    }),
  );
}
