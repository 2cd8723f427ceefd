/** Whole turns for tests: two agents on a small floor, and rounds that go on. */
import { frameOf } from '@tablerunner/engine';
import type { Chip } from '../rules/lists.ts';
import { rounds } from '../rules/turn/turn.ts';
import type { BurncycleState } from '../rules/types.ts';
import { type DrawnState, drawnState, Table } from './kit.ts';

export const SMALL_FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+
`;

/** Byte and Bit, the module is Casing; a burncycle of three chips. The marker lies with the second agent. */
export function playing(change: (state: BurncycleState) => void = () => {}, setting: DrawnState = {}): Table {
  const state = drawnState(SMALL_FLOOR, { bots: [{ at: 'a2' }, { at: 'b2' }, { at: 'c2' }], ...setting });
  const chips: Chip[] = ['general', 'captain', 'general'];
  state.burncycle = chips.map((chip) => ({ isActive: true, chip, isDegraded: false }));
  state.marker = state.seats.length - 1;
  state.stock = { general: 5, physical: 9, tech: 9, utility: 9 };
  change(state);
  return new Table(state, frameOf(rounds, {}));
}
