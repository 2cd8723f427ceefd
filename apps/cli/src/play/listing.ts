/** The legal commands on the screen: numbered in columns; many that differ only in their last word share a line. */

/** Up to so many are easier to pick by number. */
const FEW = 16;
/** From so many on commands of one beginning share a line. */
const GROUP = 5;
/** More would push the board off the screen; `list` shows them all. */
const MOST_LISTED = 60;
const MOST_ENDS = 240;

export interface Listing {
  readonly text: string;
  /** Commands that are not on the screen. */
  readonly left: number;
  /** A command out of a shared line, for those who have never seen one. */
  readonly example?: string;
}

export function listing(texts: readonly string[], width: number, all: boolean): Listing {
  const numbered = texts.map((text, i) => ({ text, number: i + 1 }));
  const groups = texts.length > FEW ? groupsOf(texts) : new Map<string, readonly string[]>();
  const single = numbered.filter(({ text }) => !groups.has(beginningOf(text)));
  const shown = all ? single : single.slice(0, MOST_LISTED);
  let left = single.length - shown.length;
  let text = columns(shown, width);
  let example: string | undefined;
  for (const [beginning, ends] of groups) {
    const told = all ? ends : ends.slice(0, MOST_ENDS);
    left += ends.length - told.length;
    text += sharedLine(beginning, told, width);
    example ??= `${beginning} ${ends[0]}`;
  }
  return { text, left, ...(example === undefined ? {} : { example }) };
}

const beginningOf = (text: string): string => text.slice(0, Math.max(0, text.lastIndexOf(' ')));

/** The last words of all commands that begin alike, where there are enough of them. */
function groupsOf(texts: readonly string[]): Map<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts) {
    const beginning = beginningOf(text);
    if (beginning === '') continue;
    found.set(beginning, [...(found.get(beginning) ?? []), text.slice(beginning.length + 1)]);
  }
  const natural = new Intl.Collator('en', { numeric: true }).compare;
  return new Map(
    [...found].filter(([, ends]) => ends.length >= GROUP).map(([name, ends]) => [name, ends.toSorted(natural)]),
  );
}

function sharedLine(beginning: string, ends: readonly string[], width: number): string {
  const head = `  ${beginning} …`;
  const margin = ' '.repeat(6);
  let text = '';
  let line = head;
  for (const end of ends) {
    if (line.length + end.length + 1 > width) {
      text += `${line}\n`;
      line = margin.slice(1);
    }
    line += ` ${end}`;
  }
  return `${text}${line}\n`;
}

/** Numbered, in as many columns as fit, read from top to bottom. */
function columns(items: readonly { readonly text: string; readonly number: number }[], width: number): string {
  const digits = String(items.at(-1)?.number ?? 0).length;
  const cells = items.map(({ text, number }) => `${String(number).padStart(digits + 2)}  ${text}`);
  const widest = cells.reduce((most, cell) => Math.max(most, cell.length), 1);
  const across = Math.max(1, Math.min(cells.length > 8 ? Math.floor(width / (widest + 2)) : 1, cells.length));
  const down = Math.ceil(cells.length / across);
  let text = '';
  for (let row = 0; row < down; row++) {
    let line = '';
    for (let i = row; i < cells.length; i += down) line += (cells[i] ?? '').padEnd(widest + 2);
    text += `${line.trimEnd()}\n`;
  }
  return text;
}
