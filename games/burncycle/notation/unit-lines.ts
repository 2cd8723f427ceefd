/** Bots and security units as lines: a name, a space, then words. */
import { directionName } from '@tablerunner/geometry';
import { BOTS } from '../content/bots.ts';
import { CAPTAINS } from '../content/captains.ts';
import { GUARDS, guardCard } from '../content/guards.ts';
import type { Bot, BurncycleState, Guard } from '../rules/types.ts';
import { BOT_WORDS } from './bot-words.ts';
import { OFF, readPlace } from './floor-lines.ts';
import { CELL, POST, readSide } from './names.ts';
import { fail, readCount, readId, readKnown, shorten, split } from './words.ts';

const UNCHOSEN = 'unchosen';

const readCell = (state: BurncycleState, text: string): number => (text === OFF ? -1 : readPlace(CELL, state, text));
const printCell = (state: BurncycleState, cell: number): string => (cell < 0 ? OFF : CELL.print(state, cell));

/** `byte c4 energy 7 push tech 2`, after `agent` or `module`; it changes a bot as it lies in the box. */
export function readBot(state: BurncycleState, text: string, bot: Bot): void {
  const [card = '', place = OFF, ...words] = split(text);
  bot.card = card === UNCHOSEN ? '' : readKnown(card, BOTS, 'bot');
  bot.cell = readCell(state, place);
  const rest = [...words];
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    const known = Object.hasOwn(BOT_WORDS, word) ? BOT_WORDS[word] : undefined;
    if (known === undefined)
      fail(`'${shorten(word)}' says nothing of a bot; there are ${Object.keys(BOT_WORDS).join(', ')}`);
    known?.read(bot, rest, state);
  }
}

/** Only what is not as in the box. */
export function printBot(state: BurncycleState, bot: Bot, usual: Bot): string {
  const words = Object.entries(BOT_WORDS).flatMap(([word, { print }]) => {
    const text = print(bot, state);
    return JSON.stringify(text) === JSON.stringify(print(usual, state))
      ? []
      : text.map((part) => `${word} ${part}`.trim());
  });
  return [bot.role, bot.card === '' ? UNCHOSEN : bot.card, printCell(state, bot.cell), ...words].join(' ');
}

const isCaptainKind = (kind: string): boolean => CAPTAINS.some(({ id }) => id === kind);
const usualLevel = (kind: string): number => (isCaptainKind(kind) ? 0 : guardCard(kind).level);

/** `hamster c4 e key post c4 stunned turned`. */
export function readGuard(state: BurncycleState, text: string): Guard {
  const [kind = '', place = OFF, facing = 'n', ...words] = split(text);
  if (!isCaptainKind(readId(kind, 'a security unit'))) readKnown(kind, GUARDS, 'guard or captain');
  const guard: { -readonly [K in keyof Guard]: Guard[K] } = {
    kind,
    level: usualLevel(kind),
    cell: readCell(state, place),
    facing: readSide(facing),
    hasKey: false,
    post: -1,
    isStunned: false,
    isTurned: false,
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === 'key') guard.hasKey = true;
    else if (word === 'stunned') guard.isStunned = true;
    else if (word === 'turned') guard.isTurned = true;
    else if (word === 'post') guard.post = readPost(state, words[++at] ?? '');
    else fail(`'${shorten(word)}' says nothing of a security unit; there are key, post, stunned, turned`);
  }
  return guard;
}

/** By its space; by its number where two posts share one. */
function readPost(state: BurncycleState, text: string): number {
  const [, number] = /^#(\d+)$/.exec(text) ?? [];
  if (number === undefined) return POST.read(state, text);
  return readCount(number, { what: 'a post', most: 99, clause: 'BC-POST-01' });
}

export const printGuard = (state: BurncycleState, guard: Guard): string =>
  [
    'guard',
    guard.kind,
    printCell(state, guard.cell),
    directionName(guard.facing),
    ...(guard.hasKey ? ['key'] : []),
    ...(guard.post < 0 ? [] : ['post', POST.print(state, guard.post)]),
    ...(guard.isStunned ? ['stunned'] : []),
    ...(guard.isTurned ? ['turned'] : []),
  ].join(' ');
