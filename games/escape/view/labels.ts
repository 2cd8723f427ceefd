/** Short labels by which a drawn board names its characters: capital letters for the Resistance, small ones for the ISC. */
import type { Unit } from '../rules/types.ts';

/** One or two signs each, no two alike: `A`, `m`, `f2` for the second of several bots. */
export function labelsOf(units: readonly Pick<Unit, 'id' | 'faction'>[]): string[] {
  const taken = new Set<string>();
  return units.map(({ id, faction }) => {
    const label = candidates(id, faction === 'resistance').find((candidate) => !taken.has(candidate)) ?? '??';
    taken.add(label);
    return label;
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function candidates(id: string, isResistance: boolean): string[] {
  const number = /-(\d{1,2})$/.exec(id)?.[1];
  // The last word of the name tells more than its colour: the u of black-ubume.
  const letters = (id.replace(/-\d+$/, '').split('-').at(-1) ?? '').replace(/[^a-z]/g, '') || 'x';
  const first = letters.charAt(0);
  const found =
    number === undefined
      ? [first, ...[...letters.slice(1)].map((letter) => first + letter), ...[...LETTERS]]
      : [first + number.slice(-1), ...[...LETTERS].map((letter) => letter + number.slice(-1))];
  return isResistance ? found.map((label) => label.charAt(0).toUpperCase() + label.slice(1)) : found;
}
