/** What is wrong with a floor mat: a drawing that cannot be read, or spaces that it does not have. Clauses BC-POST, BC-SUPPLY-02, BC-FLOOR-14. */
import type { PackProblem } from '@tablerunner/engine';
import { type Cell, type Grid, parseCell, readDrawing } from '@tablerunner/geometry';
import { MAT_EDGES, type Mat } from './assemble.ts';
import { OUTDOOR } from './layout.ts';

type Found = readonly Omit<PackProblem, 'file'>[];

export function auditMat({ drawing, posts, icons, zones }: Mat): Found {
  let read: ReturnType<typeof readDrawing>;
  try {
    read = readDrawing(drawing.join('\n'), MAT_EDGES);
  } catch (problem) {
    if (problem instanceof RangeError) return [at('drawing', problem.message)];
    throw problem;
  }
  const { grid, marks } = read;
  const off = (field: string, name: string): Found =>
    cellOf(grid, name) === undefined ? [at(field, `the mat has no space ${name}`)] : [];
  return [
    ...posts.flatMap(({ cell }, i) => off(`posts[${i}].cell`, cell)),
    ...Object.keys(icons).flatMap((name) => {
      const cell = cellOf(grid, name);
      if (cell === undefined) return off(`icons.${name}`, name);
      return marks[cell] === OUTDOOR ? [] : [at(`icons.${name}`, 'an action icon lies outdoors')];
    }),
    ...zones.flatMap(({ cells }, i) => cells.flatMap((name, j) => off(`zones[${i}].cells[${j}]`, name))),
  ];
}

const at = (field: string, problem: string): Found[number] => ({ entry: '', field, problem });

function cellOf(grid: Grid, name: string): Cell | undefined {
  const cell = parseCell(grid, name);
  return cell === undefined || grid.holes[cell] === 1 ? undefined : cell;
}
