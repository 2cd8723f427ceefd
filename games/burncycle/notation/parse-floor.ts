/** The floor of a position: drawn, named, or as JSON; else the one that the mission is on. */
import type { DrawnText } from '@tablerunner/engine';
import type { Layout } from '../rules/floor/layout.ts';
import type { Mission } from '../rules/mission/types.ts';
import { type Drawn, readDrawn, readLayoutJson, SPACE_LINES } from './drawing.ts';
import { layoutOfMission, readLayoutName } from './head.ts';
import { fail } from './words.ts';

interface FloorRead extends Pick<Drawn, 'layout'> {
  readonly isBare: boolean;
  readonly unlocked: readonly number[];
  readonly destroyed: readonly number[];
}

const textOf = ({ lines }: DrawnText, key: string): string | undefined => lines.find((line) => line.key === key)?.text;
const textsOf = ({ lines }: DrawnText, key: string): string[] =>
  lines.filter((line) => line.key === key).map(({ text }) => text);

export const drawnIn = (text: DrawnText): Drawn =>
  readDrawn({
    rows: text.drawing,
    number: textOf(text, 'floor number') ?? '1',
    rooms: textsOf(text, 'room'),
    posts: textsOf(text, 'post'),
    spaces: Object.fromEntries(SPACE_LINES.map((key) => [key, textOf(text, `${key} at`) ?? ''])),
    icons: textOf(text, 'icons') ?? '',
  });

const BARE = /\s+bare$/;

export function readFloor(
  position: DrawnText,
  mission: string | Mission,
  stage: number,
): Omit<FloorRead, 'layout'> & { readonly layout: string | Layout } {
  const named = textOf(position, 'floor');
  const usual = layoutOfMission(mission, stage);
  if (position.drawing.length > 0) {
    if (named !== undefined) fail('the floor is drawn and named too');
    return { ...drawnIn(position), isBare: false };
  }
  const plain = { isBare: named !== undefined && BARE.test(named), unlocked: [], destroyed: [] };
  const text = named?.replace(BARE, '');
  if (text === undefined) return { ...plain, layout: usual };
  return { ...plain, layout: text.startsWith('{') ? readLayoutJson(text) : readLayoutName(text) };
}
