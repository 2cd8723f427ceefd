/** Commands as short lines: `run 3`, `pay`, `bail`, `play burner`, `draw`, `credit`, `trace watchdog`, `pass`, `discard mole`, `wear 4`. */
import { type Frame, type Read, readable, unreadable } from '@tablerunner/engine';
import { actions } from '../rules/actions.ts';
import { cards, isCard } from '../rules/cards.ts';
import { chooseServer } from '../rules/choose-server.ts';
import { discard } from '../rules/hand.ts';
import { pay } from '../rules/run.ts';
import { trace } from '../rules/trace.ts';

interface AnyChoice {
  readonly kind?: string;
  readonly card?: string;
  readonly server?: number;
}

export function printChoice(choice: unknown): string {
  const { kind, card, server } = choice as AnyChoice;
  if (kind === undefined) return 'pass';
  return [kind, card ?? server].filter((word) => word !== undefined).join(' ');
}

/** What can be written at each step. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  [actions.name]: ['draw', 'credit', 'play', 'run'],
  [trace.name]: ['trace', 'pass'],
  [pay.name]: ['pay', 'bail'],
  [discard.name]: ['discard'],
  [chooseServer.name]: ['wear'],
};

const USE: Readonly<Record<string, string>> = {
  draw: 'draw',
  credit: 'credit',
  pass: 'pass',
  pay: 'pay',
  bail: 'bail',
  play: 'play CARD',
  trace: 'trace CARD',
  discard: 'discard CARD',
  wear: 'wear SERVER',
  run: 'run SERVER',
};

export function parseChoice(text: string, _state: unknown, { step }: Frame): Read<unknown> {
  const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const words = WORDS[step] ?? [];
  if (!words.includes(word)) {
    const uses = words.map((known) => USE[known]).join(', ');
    return unreadable('command', `'${shorten(word)}' is no command at this step; write one of: ${uses}`);
  }
  const wrong = unreadable('command', `write: ${USE[word]}`);
  if (word === 'run' || word === 'wear') return parseServer(word, rest) ?? wrong;
  if (word === 'play' || word === 'trace' || word === 'discard') return parseCard(word, rest) ?? wrong;
  if (rest.length > 0) return wrong;
  return readable(word === 'pass' ? { pass: true } : { kind: word });
}

/** By its form alone: a card that is not in the hand, a server that has fallen make no other command of it. */
export const stepsOf = (text: string): readonly string[] =>
  Object.keys(WORDS).filter((step) => parseChoice(text, undefined, { step, memory: {} }).ok);

const parseServer = (kind: string, rest: readonly string[]): Read<unknown> | undefined =>
  /^\d$/.test(rest.join(' ')) ? readable({ kind, server: Number(rest[0]) }) : undefined;

function parseCard(kind: string, rest: readonly string[]): Read<unknown> | undefined {
  const [card] = rest;
  if (card === undefined || rest.length > 1) return undefined;
  if (isCard(card)) return readable({ kind, card });
  const names = cards.map(({ id }) => id).join(', ');
  return unreadable('command', `no card is called '${shorten(card)}'; there are ${names}`);
}

/** A long word is told by its beginning. */
export const shorten = (word: string): string => (word.length > 30 ? `${word.slice(0, 30)}…` : word);
