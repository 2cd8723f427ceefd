/** Three bots on a hallway over two rooms: Byte at b2, Bit at c2, Casing as module at f2. */
import { frameOf } from '@tablerunner/engine';
import { act } from '../rules/actions/act.ts';
import { move } from '../rules/actions/move.ts';
import { effectList } from '../rules/effects/list.ts';
import type { BurncycleState } from '../rules/types.ts';
import { at, drawnFloor } from './floors.ts';
import { type DrawnBot, type DrawnState, drawnState, Table } from './kit.ts';

const FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+d+-+-+d+-+
  |A A A|B B B|
  +-+-+-+-+-+-+
`;
const drawn = drawnFloor(FLOOR);
export const cell = (name: string): number => at(drawn, name);
export const DONE = { kind: 'done' };
export const item = (card: string, isInstalled = false) => ({ card, isInstalled, counter: 0 });
export const route = (bot: number, upgrade: string, pays: readonly number[], number = 0) => ({
  kind: 'route',
  bot,
  upgrade,
  number,
  pays,
});

export function state(
  [byte = {}, bit = {}, module = {}]: readonly DrawnBot[] = [],
  rest: DrawnState = {},
  change: (made: BurncycleState) => void = () => {},
): BurncycleState {
  const made = drawnState(FLOOR, {
    bots: [
      { at: 'b2', ...byte },
      { at: 'c2', ...bit },
      { at: 'f2', ...module },
    ],
    active: 0,
    ...rest,
  });
  made.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  made.stock = { general: 5, physical: 5, tech: 5, utility: 5 };
  made.tracker = 0;
  made.marker = 1;
  change(made);
  return made;
}
export const acting = (made: BurncycleState): Table => new Table(made, frameOf(act, { isOn: true }));
export const moving = (made: BurncycleState, ap = 6): Table =>
  new Table(made, frameOf(move, { isOptimized: false, ap }));
export const names = (t: Table): string[] => t.events.map(({ name }) => name.replace('burncycle/', ''));
export const effect = (made: BurncycleState, list: readonly object[], bot = 0, dice: number[] = []): Table =>
  new Table(made, frameOf(effectList, { list: list as never, at: 0, context: { bot } }), dice);
