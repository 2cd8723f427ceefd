/** Commands as short lines: `run 3 +2`, `play burner`, `draw`, `credit`, `trace watchdog`, `pass`, `discard mole`, `wear 4`. */
import { type Frame, type Read, readable, unreadable } from '@tablerunner/engine';
import { actions } from '../rules/actions.ts';
import { cards, isCard } from '../rules/cards.ts';
import { chooseServer } from '../rules/choose-server.ts';
import { discard } from '../rules/hand.ts';
import { trace } from '../rules/trace.ts';

interface AnyChoice {
  readonly kind?: string;
  readonly card?: string;
  readonly server?: number;
  readonly boost?: number;
}

export function printChoice(choice: unknown): string {
  const { kind, card, server, boost } = choice as AnyChoice;
  if (kind === undefined) return 'pass';
  if (kind === 'run') return boost === 0 ? `run ${server}` : `run ${server} +${boost}`;
  return [kind, card ?? server].filter((word) => word !== undefined).join(' ');
}

/** What can be written at each step. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  [actions.name]: ['draw', 'credit', 'play', 'run'],
  [trace.name]: ['trace', 'pass'],
  [discard.name]: ['discard'],
  [chooseServer.name]: ['wear'],
};

const USE: Readonly<Record<string, string>> = {
  draw: 'draw',
  credit: 'credit',
  pass: 'pass',
  play: 'play CARD',
  trace: 'trace CARD',
  discard: 'discard CARD',
  wear: 'wear SERVER',
  run: 'run SERVER or run SERVER +CREDITS',
};

export function parseChoice(text: string, _state: unknown, { step }: Frame): Read<unknown> {
  const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const words = WORDS[step] ?? [];
  if (!words.includes(word)) {
    const uses = words.map((known) => USE[known]).join(', ');
    return unreadable('command', `'${shorten(word)}' is no command at this step; write one of: ${uses}`);
  }
  const wrong = unreadable('command', `write: ${USE[word]}`);
  if (word === 'run') return parseRun(rest) ?? wrong;
  if (word === 'wear') return parseServer(rest) ?? wrong;
  if (word === 'play' || word === 'trace' || word === 'discard') return parseCard(word, rest) ?? wrong;
  if (rest.length > 0) return wrong;
  return readable(word === 'pass' ? { pass: true } : { kind: word });
}

function parseRun(rest: readonly string[]): Read<unknown> | undefined {
  const found = /^(\d) ?(?:\+ ?(\d{1,2}))?$/.exec(rest.join(' '));
  return found ? readable({ kind: 'run', server: Number(found[1]), boost: Number(found[2] ?? 0) }) : undefined;
}

const parseServer = (rest: readonly string[]): Read<unknown> | undefined =>
  /^\d$/.test(rest.join(' ')) ? readable({ kind: 'wear', server: Number(rest[0]) }) : undefined;

function parseCard(kind: string, rest: readonly string[]): Read<unknown> | undefined {
  const [card] = rest;
  if (card === undefined || rest.length > 1) return undefined;
  if (isCard(card)) return readable({ kind, card });
  const names = cards.map(({ id }) => id).join(', ');
  return unreadable('command', `no card is called '${shorten(card)}'; there are ${names}`);
}

/** A long word is told by its beginning. */
export const shorten = (word: string): string => (word.length > 30 ? `${word.slice(0, 30)}…` : word);
