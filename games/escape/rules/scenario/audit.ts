/** What the schema of a scenario cannot see: whether it fits its board, its cards and the chart. Gaps: ES-GAP-14, ES-GAP-16. */
import type { PackProblem } from '@tablerunner/engine';
import { parseCell, parseEdge } from '@tablerunner/geometry';
import { BOARDS } from '../../content/boards.ts';
import { CHART } from '../../content/recruitment.ts';
import { type Board, boardOf } from '../board.ts';
import { profileById } from '../profiles.ts';
import { FACTIONS } from '../types.ts';
import { auditVictory, type Found } from './audit-victory.ts';
import type { Scenario } from './types.ts';

type Problem = Omit<PackProblem, 'file'>;

/** The largest squad that a branch makes must fit into a starting room. */
const LARGEST = Math.max(...Object.values(CHART).flatMap(({ resistance, isc }) => [resistance.length, isc.length]));

export function auditScenario(scenario: Scenario): readonly Problem[] {
  const entry = `scenarios: ${scenario.id}`;
  if (!BOARDS.some(({ id }) => id === scenario.board)) {
    return [{ entry, field: 'board', problem: `there is no board called ${scenario.board}` }];
  }
  const board = boardOf(scenario);
  return [
    ...auditPlaces(scenario, board),
    ...auditDeployment(scenario, board),
    ...auditRooms(scenario, board),
    ...auditSquads(scenario),
    ...auditVictory(scenario, board),
  ].map(([field, problem]) => ({ entry, field, problem }));
}

function auditPlaces({ props, doors, laid, exits, crates, objectives }: Scenario, board: Board): Found[] {
  const noCell = (field: string, cell: string): Found[] =>
    parseCell(board.grid, cell) === undefined ? [[field, `the board has no cell ${cell}`]] : [];
  const tooMany = (field: string, cells: readonly string[] = [], most: number): Found[] =>
    cells.length > most ? [[field, `${cells.length} cells for ${most} markers`]] : [];
  return [
    ...props.flatMap(({ cell }, i) => noCell(`props[${i}].cell`, cell)),
    ...props.flatMap(({ cell }, i): Found[] =>
      props.findIndex((other) => other.cell === cell) < i ? [[`props[${i}].cell`, `something stands on ${cell}`]] : [],
    ),
    ...(laid.crates ?? []).flatMap((cell, i) => noCell(`laid.crates[${i}]`, cell)),
    ...(laid.objectives ?? []).flatMap((cell, i) => noCell(`laid.objectives[${i}]`, cell)),
    ...tooMany('laid.crates', laid.crates, crates),
    ...tooMany('laid.objectives', laid.objectives, objectives.length),
    ...doors.flatMap((door, i) => auditDoor(door, `doors[${i}]`, board)),
    ...FACTIONS.flatMap((faction) => noAirlocks(board, `exits.${faction}`, exits[faction])),
  ];
}

/** Only what has a lock can be hacked (ES-DOOR-04). */
function auditDoor(
  { edge, hacked }: Scenario['doors'][number],
  field: string,
  { grid, doorAt, doors }: Board,
): Found[] {
  const door = doors[doorAt[parseEdge(grid, edge) ?? -1] ?? -1];
  if (door === undefined) return [[`${field}.edge`, `the board has no door at ${edge}`]];
  return hacked && door.lock === 0 ? [[`${field}.hacked`, `the door at ${edge} has no lock`]] : [];
}

const noAirlocks = (board: Board, field: string, numbers: readonly number[]): Found[] =>
  numbers.flatMap((number): Found[] =>
    board.airlocks.some((airlock) => airlock.number === number) ? [] : [[field, `the board has no Airlock ${number}`]],
  );

function auditDeployment({ deployment, sealed }: Scenario, board: Board): Found[] {
  return FACTIONS.flatMap((faction): Found[] => {
    const way = deployment[faction];
    if (way === undefined) return [];
    if (way.by === 'entry') {
      const field = `deployment.${faction}.airlocks`;
      if (faction === 'isc' && way.airlocks.every((number) => sealed.includes(number))) {
        return [[field, 'all of them are sealed']];
      }
      return noAirlocks(board, field, way.airlocks);
    }
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
