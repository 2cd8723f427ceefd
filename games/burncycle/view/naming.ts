/** Numbers of the state as IDs and texts that a sentence can use: bots and units by their cards, places by their names. */
import { cellName } from '@tablerunner/geometry';
import { botCard } from '../content/bots.ts';
import { DOOR, EDGE, NODE } from '../notation/names.ts';
import { floorOf } from '../rules/units.ts';
import type { BurncycleView } from './view.ts';

/** What a number stands for: an ID, which has a message `name.<id>`, or a text that is shown as it is. */
export type Namer = (seen: BurncycleView, value: number) => string;

/** A bot by its card, before it has one by its seat; nobody in particular as an empty text. */
export const botName: Namer = ({ bots }, bot) => {
  const { card = '', seat = '', role } = bots[bot] ?? {};
  return card || seat || role || '';
};

/** A security unit by its kind; one that is gone in general words. */
export const guardName: Namer = ({ guards }, guard) => guards[guard]?.kind ?? 'security-unit';

/** By its place on the mat, which is the same on all floors: what was a space may be a hole in the next one. */
export const cellText: Namer = (seen, cell) => {
  const { grid } = floorOf(seen);
  return cell >= 0 && cell < grid.cellCount ? cellName(grid, cell) : '';
};
export const doorText: Namer = (seen, door) => DOOR.print(seen, door);
export const edgeText: Namer = (seen, edge) => EDGE.print(seen, edge);
export const nodeText: Namer = (seen, node) => NODE.print(seen, node);
export const roomName: Namer = (seen, room) => floorOf(seen).rooms[room]?.id ?? '';

const SIDES = ['north', 'east', 'south', 'west'] as const;
export const sideName: Namer = (_seen, side) => SIDES[side] ?? '';

/** An upgrade that energy is routed into: a unique ability by its own name. */
export function upgradeName({ bots }: BurncycleView, bot: number, upgrade: string, number: number): string {
  const card = bots[bot]?.card ?? '';
  if (upgrade !== 'unique' || card === '') return upgrade;
  return botCard(card).abilities[number + 1]?.id ?? upgrade;
}
