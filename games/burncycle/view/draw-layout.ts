/** Lines of text side by side and wrapped, and the short labels of units. All widths are those of the screen, whatever paint is on the text. */
import type { Pen } from '@tablerunner/engine';
import type { BurncycleView } from './view.ts';

const padTo = (pen: Pen, text: string, width: number): string =>
  `${text}${' '.repeat(Math.max(0, width - pen.width(text)))}`;

const widest = (pen: Pen, lines: readonly string[]): number =>
  lines.reduce((most, line) => Math.max(most, pen.width(line)), 0);

/** Parts one after another with a sign between them, on as many lines as they need; all but the first stand further in. */
export function wrapParts(pen: Pen, parts: readonly string[], between = ' · ', margin = ''): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(part);
    else if (pen.width(last) + pen.width(part) + between.length > pen.columns) lines.push(`${margin}${part}`);
    else lines[lines.length - 1] = `${last}${between}${part}`;
  }
  return lines;
}

const GAP = '  ';

/** The second beside the first where the screen is wide enough, else below it. */
export function beside(pen: Pen, left: readonly string[], right: readonly string[]): string[] {
  const wide = widest(pen, left);
  if (wide + GAP.length + widest(pen, right) > pen.columns) return [...left, '', ...right];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, line) =>
    `${padTo(pen, left[line] ?? '', wide)}${GAP}${right[line] ?? ''}`.trimEnd(),
  );
}

/** Rows whose columns stand below one another. */
export function inColumns(pen: Pen, rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, text] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, pen.width(text));
  }
  return rows.map((row) =>
    row
      .map((text, at) => padTo(pen, text, widths[at] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Two signs each, no two alike: capitals for bots, small letters for security units. */
function labels(ids: readonly string[], isCapital: boolean): string[] {
  const taken = new Set<string>();
  return ids.map((id) => {
    const letters = id.replaceAll(/[^a-z]/g, '') || 'x';
    const first = letters.charAt(0);
    const found = [...letters.slice(1), ...LETTERS].map((letter) => first + letter).find((label) => !taken.has(label));
    const label = found ?? '??';
    taken.add(label);
    return isCapital ? label.charAt(0).toUpperCase() + label.slice(1) : label;
  });
}

export const botLabels = ({ bots }: BurncycleView): string[] =>
  labels(
    bots.map(({ card, seat }) => card || seat || 'module'),
    true,
  );

export const guardLabels = ({ guards }: BurncycleView): string[] =>
  labels(
    guards.map(({ kind }) => kind),
    false,
  );
