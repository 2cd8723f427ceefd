/** The floor of a position: drawn, named, or as JSON; else the one that the mission is on. */
import type { Layout } from '../rules/floor/layout.ts';
import type { Mission } from '../rules/mission/types.ts';
import { type Drawn, readDrawn, readLayoutJson, SPACE_LINES } from './drawing.ts';
import { layoutOfMission, readLayoutName } from './head.ts';
import type { Line } from './lines.ts';
import { fail } from './words.ts';

interface FloorRead extends Pick<Drawn, 'layout'> {
  readonly isBare: boolean;
  readonly unlocked: readonly number[];
  readonly destroyed: readonly number[];
}

const textOf = (lines: readonly Line[], key: string): string | undefined =>
  lines.find((line) => line.key === key)?.text;
const textsOf = (lines: readonly Line[], key: string): string[] =>
  lines.filter((line) => line.key === key).map(({ text }) => text);

export const drawnIn = (rows: readonly string[], lines: readonly Line[]): Drawn =>
  readDrawn({
    rows,
    number: textOf(lines, 'floor number') ?? '1',
    rooms: textsOf(lines, 'room'),
    posts: textsOf(lines, 'post'),
    spaces: Object.fromEntries(SPACE_LINES.map((key) => [key, textOf(lines, `${key} at`) ?? ''])),
    icons: textOf(lines, 'icons') ?? '',
  });

const BARE = /\s+bare$/;

export function readFloor(
  drawing: readonly string[],
  lines: readonly Line[],
  mission: string | Mission,
  stage: number,
): Omit<FloorRead, 'layout'> & { readonly layout: string | Layout } {
  const named = textOf(lines, 'floor');
  const usual = layoutOfMission(mission, stage);
  if (drawing.length > 0) {
    if (named !== undefined) fail('the floor is drawn and named too');
    return { ...drawnIn(drawing, lines), isBare: false };
  }
  const plain = { isBare: named !== undefined && BARE.test(named), unlocked: [], destroyed: [] };
  const text = named?.replace(BARE, '');
  if (text === undefined) return { ...plain, layout: usual };
  return { ...plain, layout: text.startsWith('{') ? readLayoutJson(text) : readLayoutName(text) };
}
