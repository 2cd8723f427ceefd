/** Lines of text side by side, in columns and wrapped: all widths are those of the screen, whatever paint is on the text. */
import type { Pen } from '@tablerunner/engine';

export const padTo = (pen: Pen, text: string, width: number): string =>
  `${text}${' '.repeat(Math.max(0, width - pen.width(text)))}`;

export const widest = (pen: Pen, lines: readonly string[]): number =>
  lines.reduce((most, line) => Math.max(most, pen.width(line)), 0);

/** Parts one after another with a sign between them, on as many lines as they need. */
export function wrapParts(pen: Pen, parts: readonly string[], between = ' · '): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined || pen.width(last) + pen.width(part) + between.length > pen.columns) lines.push(part);
    else lines[lines.length - 1] = `${last}${between}${part}`;
  }
  return lines;
}

/** Words of a sentence on as many lines as they need; all but the first stand further in. */
export function wrapWords(pen: Pen, sentence: string, indent: number): string[] {
  const margin = ' '.repeat(indent);
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (pen.width(last) + pen.width(word) + 1 > pen.columns) lines.push(`${margin}${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Read from left to right, two beside each other where both fit. */
export function inColumns(pen: Pen, items: readonly string[], width: number, across: number): string[] {
  const lines: string[] = [];
  for (let i = 0; i < items.length; i += across) {
    lines.push(
      items
        .slice(i, i + across)
        .map((item) => padTo(pen, item, width))
        .join('')
        .trimEnd(),
    );
  }
  return lines;
}
