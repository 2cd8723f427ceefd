/** The board as box drawing: walls, doors with their locks, characters and markers. */
import type { Pen } from '@tablerunner/engine';
import { cellAt, columnName, type Grid } from '@tablerunner/geometry';
import { type Board, boardOf, EDGE, roomOf } from '../rules/board.ts';
import { DOOR_HACKED, DOOR_OPEN } from '../rules/live.ts';
import { inkOf as sideOf } from './draw-goals.ts';
import { labelsOf } from './labels.ts';
import type { EscapeView } from './view.ts';

/** Light is 1, heavy 2, nothing 0; the sign for up, right, down and left is at 27 up + 9 right + 3 down + left. */
const CORNERS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋';

const CELL_WIDTH = 3;

export const SIGNS = {
  crate: '▣',
  objective: '◆',
  equipment: '○',
  fire: '≈',
  active: '▸',
  terminal: 'Δ',
  'cryo-tube': 'Ω',
  token: '●',
} as const;

/** What is on an edge now: its sign, and how heavy its line is. */
interface Ink {
  readonly sign: string;
  readonly weight: 0 | 1 | 2;
  /** The sign that fills a level edge on both sides of the middle. */
  readonly level: string;
}

const NOTHING: Ink = { sign: ' ', weight: 0, level: ' ' };

function inkOf(seen: EscapeView, board: Board, edge: number): Ink {
  const kind = board.grid.edges[edge];
  const isUpright = (edge & 1) === 0;
  if (seen.broken.includes(edge)) return { sign: '░', weight: 0, level: '░' };
  if (kind === EDGE.wall) return { sign: isUpright ? '│' : '─', weight: 1, level: '─' };
  if (kind === EDGE.hardWall) return { sign: isUpright ? '┃' : '━', weight: 2, level: '━' };
  if (kind === EDGE.limit) return { sign: isUpright ? '┊' : '┄', weight: 0, level: '┄' };
  const door = board.doorAt[edge] ?? -1;
  return door < 0 ? NOTHING : { sign: doorSign(seen, board, door), weight: 1, level: '─' };
}

/** Open doors stand ajar; a closed one shows its lock, or that it was hacked. */
function doorSign(seen: EscapeView, board: Board, door: number): string {
  const bits = seen.doors[door] ?? 0;
  const { lock = 0, edge = 0 } = board.doors[door] ?? {};
  if ((bits & DOOR_OPEN) !== 0) return '/';
  if ((bits & DOOR_HACKED) !== 0) return 'x';
  if (lock > 0) return String(lock);
  return (edge & 1) === 0 ? '╫' : '╪';
}

export function drawBoard(seen: EscapeView, pen: Pen): string[] {
  const board = boardOf(seen);
  const { grid } = board;
  const cells = cellSigns(seen, board, pen);
  const lines: string[] = [];
  for (let y = grid.height; y >= 0; y--) {
    lines.push(`   ${edgeLine(seen, board, y)}`);
    if (y > 0) lines.push(`${String(y).padStart(2)} ${cellLine(seen, board, cells, y - 1)}`);
  }
  const names = Array.from({ length: grid.width }, (_, x) => columnName(x).padEnd(CELL_WIDTH + 1));
  lines.push(`     ${names.join('')}`.trimEnd());
  return lines;
}

const edgeAt = (grid: Grid, x: number, y: number, isLevel: 0 | 1): number => 2 * (y * (grid.width + 1) + x) + isLevel;

/** Edges exist where a cell of the board lies beside them. */
function inkAt(seen: EscapeView, board: Board, x: number, y: number, isLevel: 0 | 1): Ink {
  const { grid } = board;
  const beside =
    isLevel === 1 ? [cellAt(grid, x, y), cellAt(grid, x, y - 1)] : [cellAt(grid, x, y), cellAt(grid, x - 1, y)];
  return beside.every((cell) => cell === undefined) ? NOTHING : inkOf(seen, board, edgeAt(grid, x, y, isLevel));
}

function edgeLine(seen: EscapeView, board: Board, y: number): string {
  const { grid } = board;
  let line = '';
  for (let x = 0; x <= grid.width; x++) {
    const ink = x < grid.width ? inkAt(seen, board, x, y, 1) : undefined;
    line += cornerSign(seen, board, x, y);
    if (ink !== undefined) line += `${ink.level}${ink.sign}${ink.level}`;
  }
  return line.trimEnd();
}

function cornerSign(seen: EscapeView, board: Board, x: number, y: number): string {
  const { width, height } = board.grid;
  const up = y < height ? inkAt(seen, board, x, y, 0).weight : 0;
  const down = y > 0 ? inkAt(seen, board, x, y - 1, 0).weight : 0;
  const right = x < width ? inkAt(seen, board, x, y, 1).weight : 0;
  const left = x > 0 ? inkAt(seen, board, x - 1, y, 1).weight : 0;
  return CORNERS.charAt(27 * up + 9 * right + 3 * down + left);
}

function cellLine(seen: EscapeView, board: Board, cells: readonly string[], y: number): string {
  const { grid } = board;
  let line = '';
  for (let x = 0; x <= grid.width; x++) {
    line += inkAt(seen, board, x, y, 0).sign;
    if (x < grid.width) line += cells[y * grid.width + x] ?? '   ';
  }
  return line.trimEnd();
}

/** Three signs per cell; what was drawn later covers what was there. */
function cellSigns(seen: EscapeView, board: Board, pen: Pen): string[] {
  const { grid } = board;
  const signs = Array.from({ length: grid.cellCount }, (_, cell): string => (grid.holes[cell] === 1 ? '   ' : ' · '));
  const put = (cell: number, sign: string): void => {
    if (cell >= 0) signs[cell] = sign;
  };
  const taken = new Set([
    ...board.airlocks.flatMap(({ cells }) => [...cells]),
    ...[...seen.units, ...seen.markers, ...seen.props, ...(seen.repression?.tokens ?? [])].map(({ cell }) => cell),
    ...seen.burns,
  ]);
  for (const [index, number] of board.roomNumbers.entries()) {
    const corner = cornerOf(board, index, taken);
    if (corner >= 0) signs[corner] = `${small(number)}·`.padEnd(CELL_WIDTH);
  }
  for (const { number, cells } of board.airlocks) for (const cell of cells) put(cell, `‹${number}›`);
  for (const { kind, cell } of seen.props) put(cell, ` ${SIGNS[kind]} `);
  for (const { kind, cell } of seen.markers) put(cell, ` ${SIGNS[kind]} `);
  for (const { cell, colour } of seen.repression?.tokens ?? []) {
    put(cell, `${SIGNS.token}${pen.say(`draw.token-${colour}`).slice(0, 2).padEnd(2)}`);
  }
  for (const cell of seen.burns) put(cell, `${SIGNS.fire}${signs[cell]?.charAt(1) ?? ' '}${SIGNS.fire}`);
  const labels = labelsOf(seen.units);
  const painted = new Map<number, string>();
  for (const [index, { cell, place, faction }] of seen.units.entries()) {
    if (place !== 'board') continue;
    const front = index === seen.active ? SIGNS.active : seen.burns.includes(cell) ? SIGNS.fire : ' ';
    const sign = `${front}${(labels[index] ?? '?').padEnd(2)}`;
    painted.set(cell, pen.paint(sign, index === seen.active ? 'strong' : sideOf(seen, faction)));
  }
  return signs.map((sign, cell) => painted.get(cell) ?? (sign.includes('·') ? pen.paint(sign, 'soft') : sign));
}

const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A room's number stands in its upper left corner, small and raised. */
const small = (number: number): string => [...String(number)].map((digit) => SMALL.charAt(Number(digit))).join('');

/** The first cell of a room, as one reads, that has nothing else to show. */
function cornerOf(board: Board, room: number, taken: ReadonlySet<number>): number {
  const { width, height } = board.grid;
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) {
      const cell = cellAt(board.grid, x, y);
      if (cell !== undefined && roomOf(board, cell) === room && !taken.has(cell)) return cell;
    }
  }
  return -1;
}
