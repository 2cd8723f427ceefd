/** The boards of the content. Clauses ES-COMP-01, ES-COMP-14, ES-COMP-16, ES-ROOM-06, ES-ROOM-07; gaps: ES-GAP-14, ES-GAP-15. */
import { costKinds, flood, SHUT } from '@tablerunner/geometry';
import { describe, expect, test } from 'vitest';
import { BOARDS, PRINTED_BOARDS } from '../../content/boards.ts';
import { type Board, boardFromPlan, CENTRAL_AIRLOCK, EDGE, roomOf } from '../../rules/board.ts';
import { auditBoard, MOST_DOORS, MOST_LOCKS } from '../../rules/board-audit.ts';
import type { BoardPlan } from '../../rules/types.ts';
import en from '../../text/en.json' with { type: 'json' };

/** How far the farthest of the four outer Airlocks may be from the centre, in hundredths of the nearest. */
const FAIR = 120;

const airlockCells = ({ airlocks }: Board, number: number): readonly [number, number] =>
  airlocks.find((airlock) => airlock.number === number)?.cells ?? [-1, -1];

/** Steps and doors to be opened from one Airlock to another. */
function wayBetween(board: Board, from: number, to: number): number {
  const walk = {
    edgeCost: costKinds([
      [EDGE.wall, SHUT],
      [EDGE.hardWall, SHUT],
      [EDGE.closedDoor, 1],
    ]),
  };
  const { cost } = flood(board.grid, walk, airlockCells(board, from));
  return Math.min(...airlockCells(board, to).map((cell) => cost[cell] ?? 0));
}

test('ES-COMP-01 there are four boards with two faces each', () => {
  const faces = PRINTED_BOARDS.flatMap(({ printed }) =>
    printed === undefined ? [] : `${printed.board}${printed.face}`,
  );
  expect(faces.sort()).toEqual(['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b']);
  expect(new Set(PRINTED_BOARDS.map(({ id }) => id)).size).toBe(PRINTED_BOARDS.length);
});

test('every board is original work, and has a name', () => {
  for (const { id, source } of PRINTED_BOARDS) {
    expect(source, id).toBe('original');
    expect(en, id).toHaveProperty([`name.${id}`]);
  }
});

test('ES-COMP-14 ES-COMP-16 there are 29 tokens for doors and 22 for locks', () => {
  expect([MOST_DOORS, MOST_LOCKS]).toEqual([29, 22]);
});

describe.each(BOARDS.map((plan) => [plan.id, plan] as const))('%s', (_id, plan) => {
  const board = boardFromPlan(plan);
  const count = (kind: number): number => board.grid.edges.filter((edge) => edge === kind).length;

  test('is a board one can play on: everything within reach, no sealed room', () => {
    expect(auditBoard(plan)).toEqual([]);
  });

  test('ES-COMP-14 ES-COMP-16 has no more doors and locks than there are tokens', () => {
    expect(board.doors.length).toBeLessThanOrEqual(MOST_DOORS);
    expect(board.doors.filter(({ lock }) => lock > 0).length).toBeLessThanOrEqual(MOST_LOCKS);
    expect(board.doors.filter(({ lock }) => lock > 0).length).toBeGreaterThanOrEqual(8);
  });

  test('has locks of difficulty 4 to 9, both kinds of walls, and room limits', () => {
    for (const { lock } of board.doors) expect([0, 4, 5, 6, 7, 8, 9]).toContain(lock);
    expect(count(EDGE.wall)).toBeGreaterThanOrEqual(20);
    expect(count(EDGE.hardWall)).toBeGreaterThanOrEqual(2 * (board.grid.width + board.grid.height) + 10);
    expect(count(EDGE.limit)).toBeGreaterThanOrEqual(4);
  });

  test('is 16 to 20 cells wide and 12 to 16 high', () => {
    expect([board.grid.width >= 16, board.grid.width <= 20]).toEqual([true, true]);
    expect([board.grid.height >= 12, board.grid.height <= 16]).toEqual([true, true]);
  });

  test('ES-ROOM-06 the rooms of the five Airlocks are the Rooms 1 to 5, and no number is given twice', () => {
    for (const { number, cells } of board.airlocks) {
      expect(board.roomNumbers[roomOf(board, cells[0])]).toBe(number);
    }
    expect(new Set(board.roomNumbers).size).toBe(board.rooms.count);
  });

  test('ES-ROOM-07 Room 5 lies in the middle', () => {
    const cells = board.rooms.cells[board.roomNumbers.indexOf(CENTRAL_AIRLOCK)] ?? [];
    const { width, height } = board.grid;
    const xs = cells.map((cell) => cell % width);
    const ys = cells.map((cell) => Math.floor(cell / width));
    expect(Math.min(...xs) + Math.max(...xs)).toBe(width - 1);
    expect(Math.min(...ys) + Math.max(...ys)).toBe(height - 1);
  });

  test('is fair: the four outer Airlocks are about as far from the centre as each other', () => {
    const ways = [1, 2, 3, 4].map((number) => wayBetween(board, number, CENTRAL_AIRLOCK));
    expect(Math.max(...ways) * 100, ways.join(' ')).toBeLessThanOrEqual(Math.min(...ways) * FAIR);
    const [west, east] = [wayBetween(board, 1, 2), wayBetween(board, 3, 4)];
    expect(Math.max(west, east) * 100).toBeLessThanOrEqual(Math.min(west, east) * FAIR);
  });
});

const [first] = BOARDS;

/** The first board with one line of its drawing changed. */
function spoilt(line: number, change: (text: string) => string, more: Partial<BoardPlan> = {}): string[] {
  if (first === undefined) throw new Error('there is no board');
  const plan = { ...first, plan: first.plan.map((text, i) => (i === line ? change(text) : text)), ...more };
  return auditBoard(plan).map(({ entry, field, problem }) => `${entry}.${field}: ${problem}`);
}

describe('a board that is none is found out', () => {
  test('a sealed room', () => {
    const walls = (text: string): string => text.replace(/[d5-8:]/g, '#');
    const plan = first?.plan.map((text, i) => (i > 14 ? walls(text) : text)) ?? [];
    expect(spoilt(0, (text) => text, { plan })[0]).toMatch(/boards: atrium\.plan: nobody can reach/);
  });

  test('a room that is behind hard locks alone', () => {
    const plan = first?.plan.map((text) => text.replace(/[5-8]/g, '9')) ?? [];
    expect(spoilt(0, (text) => text, { plan })[0]).toMatch(/lies behind doors harder than 8/);
  });

  test('a missing line, a sign that is none, a door on the rim', () => {
    expect(spoilt(0, (text) => text, { plan: first?.plan.slice(1) ?? [] })[0]).toMatch(/line of edges or of cells/);
    expect(spoilt(1, (text) => text.replace('|', '?'))[0]).toMatch(/'\?' is no kind of edge/);
    expect(spoilt(0, (text) => text.replace('#', 'd'))[0]).toMatch(/rim/);
  });

  test('two letters in one room, a door inside a room, a room of one cell', () => {
    expect(spoilt(1, (text) => text.replace('B', 'X'))[0]).toMatch(/one room with two letters/);
    expect(spoilt(1, (text) => text.replace('B B', 'BdB'))[0]).toMatch(/same room on both sides/);
    const cut = spoilt(1, (text) => text.replace('B B', 'B|B'), {
      plan:
        first?.plan.map((text, i) =>
          i === 1 ? text.replace('B B', 'BdB') : i === 2 ? text.replace('+ +', '+-+') : text,
        ) ?? [],
    });
    expect(cut[0]).toMatch(/fewer than 4 cells/);
  });

  test('too many doors', () => {
    const plan = first?.plan.map((text) => text.replace(/[|-]/g, 'd')) ?? [];
    expect(spoilt(0, (text) => text, { plan })).toContainEqual(expect.stringMatching(/doors; 29 is the most/));
  });

  test('Airlocks off the rim, torn apart, on no cell', () => {
    const moved = (number: string, cells: readonly [string, string]): string[] =>
      spoilt(0, (text) => text, { airlocks: { ...first?.airlocks, [number]: cells } });
    expect(moved('1', ['b2', 'b3'])[0]).toBe('boards: atrium.airlocks.1: it does not lie on the rim');
    expect(moved('5', ['a2', 'a3'])[0]).toBe('boards: atrium.airlocks.5: it lies on the rim');
    expect(moved('1', ['a2', 'a4'])[0]).toMatch(/not side by side/);
    expect(moved('1', ['z1', 'a4'])[0]).toMatch(/there is no cell z1/);
    expect(moved('2', ['a3', 'a4'])[0]).toMatch(/another Airlock/);
  });
});
