/** Action chips as text: in a supply, and in the slots of the burncycle. */
import { type Chip, SUPPLY_CHIPS } from '../rules/lists.ts';
import type { BurncycleState, Chips, Slot } from '../rules/types.ts';
import type { LineKind } from './line-kind.ts';
import { fail, NONE, printList, readCount, readOneOf, shorten, split } from './words.ts';

const MOST_CHIPS = 99;

/** `general 2 tech 1`; what is not named is 0. */
export function readCounts<const K extends string>(
  text: string,
  kinds: readonly K[],
  clause: string,
  limits?: Readonly<Record<K, number>>,
): Record<K, number> {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<K, number>;
  const words = text === NONE ? [] : split(text);
  if (words.length % 2 !== 0) fail(`write a word and a number each: ${kinds[0] ?? ''} 2`);
  for (let at = 0; at < words.length; at += 2) {
    const kind = readOneOf(words[at] ?? '', kinds, 'what is counted');
    counts[kind] = readCount(words[at + 1] ?? '', { what: kind, most: limits?.[kind] ?? MOST_CHIPS, clause });
  }
  return counts;
}

export const printCounts = <const K extends string>(counts: Readonly<Record<K, number>>, kinds: readonly K[]): string =>
  printList(kinds.flatMap((kind) => (counts[kind] === 0 ? [] : [`${kind} ${counts[kind]}`])));

/** Chips of the box that lie nowhere else (BC-LIMIT-01). */
function usualStock({ team, bots, burncycle }: BurncycleState): Chips {
  const inBox = 10;
  const count = (chip: keyof Chips): number =>
    bots.reduce((sum, { supply }) => sum + supply[chip], team[chip]) +
    burncycle.filter((slot) => slot.chip === chip).length;
  return Object.fromEntries(SUPPLY_CHIPS.map((chip) => [chip, Math.max(0, inBox - count(chip))])) as Chips;
}

export const fillStock = (state: BurncycleState): void => {
  state.stock = usualStock(state);
};

const CHIPS: readonly Chip[] = [...SUPPLY_CHIPS, 'captain'];
const EMPTY = 'empty';
const MOST_SLOTS = 5;

/** `tech`, `(tech)` degraded, `-` before an inactive slot, `>` under the tracker. */
function readSlot(text: string): Slot {
  const [, inactive = '', open = '', name = '', close = ''] =
    /^>?(-?)(\(?)([a-z]+)(\)?)$/.exec(text) ?? fail(`'${shorten(text)}' is no slot of the burncycle`);
  if ((open === '') !== (close === '')) fail(`'${shorten(text)}' wants both brackets, or none`);
  const chip = name === EMPTY ? undefined : readOneOf(name, CHIPS, 'a chip');
  return { isActive: inactive === '', chip, isDegraded: open !== '' };
}

function printSlot({ isActive, chip, isDegraded }: Slot): string {
  const name = chip ?? EMPTY;
  return `${isActive ? '' : '-'}${isDegraded ? `(${name})` : name}`;
}

export const CHIP_LINES: Readonly<Record<string, LineKind>> = {
  burncycle: {
    read(state, text) {
      const words = text === NONE ? [] : split(text);
      if (words.length > MOST_SLOTS) fail('the burncycle has five slots (BC-CYCLE-01)');
      if (words.filter((word) => word.startsWith('>')).length > 1) fail('there is one tracker (BC-CYCLE-05)');
      state.burncycle = words.map(readSlot);
      state.tracker = words.findIndex((word) => word.startsWith('>'));
    },
    print: ({ burncycle, tracker }) =>
      printList(burncycle.map((slot, at) => `${at === tracker ? '>' : ''}${printSlot(slot)}`)),
  },
  team: {
    read(state, text) {
      state.team = readCounts(text, SUPPLY_CHIPS, 'BC-SUPPLY-06');
    },
    print: ({ team }) => printCounts(team, SUPPLY_CHIPS),
  },
  stock: {
    read(state, text) {
      state.stock = readCounts(text, SUPPLY_CHIPS, 'BC-SUPPLY-06');
    },
    print: (state) =>
      SUPPLY_CHIPS.every((chip) => state.stock[chip] === usualStock(state)[chip])
        ? undefined
        : printCounts(state.stock, SUPPLY_CHIPS),
  },
};
