/** The board of a position: drawn between two lines of `+`, named by its ID, or as JSON. */
import { type Board, boardFromPlan, boardOf } from '../rules/board.ts';
import type { BoardPlan, EscapeState } from '../rules/types.ts';
import { fail, readJson, readNumber, shorten } from './words.ts';

export interface Drawn {
  readonly board: Board;
  readonly named: string | BoardPlan;
  /** Cells by the capital letters that stand on them. */
  readonly marks: ReadonlyMap<string, number>;
}

const DRAWN_ID = 'drawn';
const MOST_CELLS = 2_000;
const MOST_AIRLOCKS = 9;

/** Before anything is made of it: what a board needs grows with the square of its cells. */
function checkSize(plan: readonly string[]): void {
  const width = plan.reduce((most, line) => Math.max(most, line.length), 0);
  if (width * plan.length > 4 * MOST_CELLS) fail(`a board has at most ${MOST_CELLS} cells`);
}

/** `capitals`: the letters of the drawing that stand for characters; all others are letters of rooms. */
export function readDrawn(lines: readonly string[], airlocks: string, capitals: ReadonlySet<string>): Drawn {
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  const drawn = lines.map((line) => line.slice(indent).trimEnd());
  checkSize(drawn);
  const marks: { readonly mark: string; readonly line: number; readonly column: number }[] = [];
  const plan = drawn.map((row, line) =>
    line % 2 === 0
      ? row
      : row.replace(/[A-Z]/g, (mark, column: number) => {
          if (column % 2 === 0 || !capitals.has(mark)) return mark;
          marks.push({ mark, line, column });
          return '.';
        }),
  );
  const named: BoardPlan = { id: DRAWN_ID, source: 'original', plan, airlocks: readAirlocks(airlocks) };
  const board = compile(named);
  const cells = marks.map(({ mark, line, column }): [string, number] => {
    const [x, y] = [Math.floor(column / 2), board.grid.height - 1 - Math.floor(line / 2)];
    return [mark, y * board.grid.width + x];
  });
  const twice = cells.find(([mark], i) => cells.findIndex(([other]) => other === mark) < i);
  if (twice !== undefined) fail(`${twice[0]} stands twice in the drawing`);
  return { board, named, marks: new Map(cells) };
}

function compile(plan: BoardPlan): Board {
  try {
    return boardFromPlan(plan);
  } catch (error) {
    if (error instanceof RangeError) return fail(error.message);
    throw error;
  }
}

/** `1 a4 a5, 4 h1 h2`. */
function readAirlocks(text: string): Record<string, readonly [string, string]> {
  const airlocks: Record<string, readonly [string, string]> = {};
  for (const part of text.split(',').map((words) => words.trim())) {
    if (part === '') continue;
    const [number = '', one = '', other = '', ...rest] = part.split(/\s+/);
    if (other === '' || rest.length > 0) fail('write an Airlock as its number and its two cells: 1 a4 a5');
    airlocks[String(readNumber(number, 'an Airlock'))] = [one, other];
  }
  return airlocks;
}

export function readNamed(text: string): Drawn {
  if (text.startsWith('{')) {
    const named = readPlan(readJson(text, 'the board'));
    return { board: compile(named), named, marks: new Map() };
  }
  try {
    return { board: boardOf({ board: text }), named: text, marks: new Map() };
  } catch {
    return fail(`there is no board '${shorten(text)}'`);
  }
}

/** A plan that somebody may have forged. */
export function readPlan(json: unknown): BoardPlan {
  const { id, source, plan, airlocks } = json as BoardPlan;
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length < MOST_CELLS;
  if (!isText(id) || (source !== 'rulebook' && source !== 'original')) fail('a board has an id and a source');
  if (!Array.isArray(plan) || plan.length > 200 || !plan.every(isText)) fail('the plan of a board is a list of lines');
  if (typeof airlocks !== 'object' || airlocks === null) fail('a board has airlocks');
  for (const pair of Object.values(airlocks)) {
    if (!Array.isArray(pair) || pair.length !== 2 || !pair.every(isText)) fail('an Airlock has two cells');
  }
  if (Object.keys(airlocks).length > MOST_AIRLOCKS) fail(`a board has at most ${MOST_AIRLOCKS} Airlocks`);
  checkSize(plan);
  return { id, source, plan, airlocks };
}

export function printBoard({ board }: EscapeState): string[] {
  if (typeof board === 'string') return [`board: ${board}`];
  const { id, source, plan, airlocks } = board;
  const isDrawable =
    id === DRAWN_ID &&
    source === 'original' &&
    plan.every((line) => line === line.trimEnd()) &&
    plan.length >= 3 &&
    (plan[0] ?? '').startsWith('+') &&
    (plan.at(-1) ?? '').startsWith('+');
  if (!isDrawable) return [`board: ${JSON.stringify(board)}`];
  const pairs = Object.entries(airlocks).map(([number, cells]) => `${number} ${cells.join(' ')}`);
  return [...plan, ...(pairs.length === 0 ? [] : [`airlocks: ${pairs.join(', ')}`])];
}
