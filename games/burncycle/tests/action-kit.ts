/** Actions on the chips of the burncycle: a hallway over a room, an agent on b2, the module on d2, terminals under both. */
import { frameOf } from '@tablerunner/engine';
import { act } from '../rules/actions/act.ts';
import type { Chip } from '../rules/lists.ts';
import type { BurncycleState } from '../rules/types.ts';
import { drawnFloor } from './floors.ts';
import { type DrawnState, drawnState, Table } from './kit.ts';

const FLOOR = `
  +-+-+-+-+
  |. . . .|
  +-+d+-+-+
  |A A A A|
  +-+-+-+-+
`;
export const drawn = drawnFloor(FLOOR);

export function acting(
  chips: readonly Chip[],
  state: DrawnState = {},
  change: (state: BurncycleState) => void = () => {},
): Table {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'b2' }, { at: 'd2' }],
    active: 0,
    floor: { terminals: ['b2', 'd2'] },
    ...state,
  });
  made.burncycle = chips.map((chip) => ({ isActive: true, chip, isDegraded: false }));
  made.decks.terminal.left = ['terminal-01'];
  made.decks.network.left = ['quiet-corridor', 'spare-charge'];
  change(made);
  return new Table(made, frameOf(act, {}));
}

export const kinds = (t: Table): string[] => [...new Set(t.legal().map((choice) => (choice as { kind: string }).kind))];

/** Basic dice that show one each. */
export const rolls = (t: Table, ap: number): Table =>
  t.dice(...Array<number>(ap).fill(3)).play({ kind: 'dice', basic: ap, advanced: 0, elite: 0 });

export const pool = (basic: number) => (state: BurncycleState) => {
  state.pool = { basic, advanced: 0, elite: 0 };
};

export const upgrades = (...universal: ('push' | 'repair' | 'swap')[]) => ({
  universal,
  unique: [],
  supply: [],
  advanced: 0,
  elite: 0,
});
