/** A position as lines of text, each with a key: read in the order that suits the reader, and told by their numbers. */
import { fail, type Here, shorten } from './reading.ts';

export interface Line {
  readonly where: string;
  readonly key: string;
  readonly text: string;
}

/** The lines while they are read: the reader is at the one that was asked for last. */
export class Lines {
  private readonly all: readonly Line[];
  private readonly here: Here;

  constructor(all: readonly Line[], here: Here) {
    this.all = all;
    this.here = here;
  }

  /** Every line has one of these keys, and each key stands there once unless it is one of `many`. */
  check(keys: readonly string[], many: readonly string[] = keys): void {
    const seen = new Set<string>();
    for (const { where, key } of this.all) {
      this.here.where = where;
      if (!keys.includes(key)) fail(`'${shorten(key)}' is no line of a position; there are ${keys.join(', ')}`);
      if (seen.has(key) && !many.includes(key)) fail(`the line '${key}' stands there twice`);
      seen.add(key);
    }
    this.here.where = 'position';
  }

  count(key: string): number {
    return this.all.filter((line) => line.key === key).length;
  }

  has(key: string): boolean {
    return this.count(key) > 0;
  }

  /** The text of a line that stands there once. Without such a line the reader stays where it is. */
  textOf(key: string): string | undefined {
    const line = this.all.find((one) => one.key === key);
    if (line !== undefined) this.here.where = line.where;
    return line?.text;
  }

  each<T>(key: string, read: (text: string, place: number) => T): T[] {
    return this.all
      .filter((line) => line.key === key)
      .map(({ where, text }, place) => {
        this.here.where = where;
        return read(text, place);
      });
  }
}

export interface DrawnText {
  readonly drawing: readonly string[];
  readonly lines: readonly Line[];
}

/**
 * Cuts a text into its drawing and its lines. The drawing reaches from the first line that begins with + to the last.
 * @param remark what is for people only, and left out of a line
 * @param bare keys that are also written without a colon
 */
export function splitDrawn(text: string, remark: RegExp, bare: readonly string[]): DrawnText {
  const rows = text.split(/\r?\n/);
  const isRim = (row: string): boolean => row.trimStart().startsWith('+');
  const [first, last] = [rows.findIndex(isRim), rows.findLastIndex(isRim)];
  const isDrawn = (i: number): boolean => first >= 0 && i >= first && i <= last;
  const lines = rows.flatMap((raw, i) => {
    const row = isDrawn(i) ? '' : raw.replace(remark, '').trim();
    return row === '' ? [] : [readLine(row, `line ${i + 1}`, bare)];
  });
  return { drawing: rows.filter((_, i) => isDrawn(i)), lines };
}

function readLine(row: string, where: string, bare: readonly string[]): Line {
  const known = bare.find((key) => row.startsWith(`${key} `));
  if (known !== undefined) return { where, key: known, text: row.slice(known.length + 1).trim() };
  const colon = row.indexOf(':');
  if (colon < 0) return { where, key: row, text: '' };
  return { where, key: row.slice(0, colon).trim(), text: row.slice(colon + 1).trim() };
}
