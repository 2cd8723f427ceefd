/** The words of a bot's line: energy, upgrades, supply, inventory, program, and what it remembers. */
import { directionName } from '@tablerunner/geometry';
import { GUARDS } from '../content/guards.ts';
import { IMPERATIVES } from '../content/imperatives.ts';
import { EQUIPMENT, MODS } from '../content/items.ts';
import { NETWORK_CARDS } from '../content/network-cards.ts';
import { type SUPPLY_CHIPS, UNIVERSALS } from '../rules/lists.ts';
import { AT_ACCESS, BANNED } from '../rules/network/ip-moves.ts';
import type { Bot, BurncycleState } from '../rules/types.ts';
import { readPlace } from './floor-lines.ts';
import { CELL, NODE, readSide } from './names.ts';
import { fail, type Limits, readCount, readKnown, shorten } from './words.ts';

/** A word with what follows it. It is printed as often as `print` has texts. */
interface BotWord {
  /** Takes what it needs off the front of the words. */
  read(bot: Bot, words: string[], state: BurncycleState): void;
  print(bot: Bot, state: BurncycleState): readonly string[];
}

type Counted = 'energy' | 'keys' | 'level';

const counted = (key: Counted, limits: Limits): BotWord => ({
  read(bot, words) {
    bot[key] = readCount(words.shift() ?? '', limits);
  },
  print: (bot) => [String(bot[key])],
});

type Flag = 'hasEscaped' | 'isHidden' | 'isChipTurned';

const flag = (key: Flag): BotWord => ({
  read(bot) {
    bot[key] = true;
  },
  print: (bot) => (bot[key] ? [''] : []),
});

const isInOrder = (upgrades: readonly string[]): boolean => {
  const places = upgrades.map((upgrade) => (UNIVERSALS as readonly string[]).indexOf(upgrade));
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
};

const universal = (upgrade: (typeof UNIVERSALS)[number]): BotWord => ({
  read(bot) {
    if (!bot.upgrades.universal.includes(upgrade)) bot.upgrades.universal.push(upgrade);
  },
  print: ({ upgrades: { universal: all } }) => (all.includes(upgrade) && isInOrder(all) ? [''] : []),
});

/** `unique 1/3`: by their places on the card, counted from 1. */
const numbered = (key: 'unique' | 'supply'): BotWord => ({
  read(bot, words) {
    bot.upgrades[key] = (words.shift() ?? '')
      .split('/')
      .map((word) => readCount(word, { what: key, least: 1, most: 3, clause: 'BC-UPG-03' }) - 1);
  },
  print: ({ upgrades }) => (upgrades[key].length === 0 ? [] : [upgrades[key].map((at) => at + 1).join('/')]),
});

const dice = (key: 'advanced' | 'elite'): BotWord => ({
  read(bot, words) {
    bot.upgrades[key] = readCount(words.shift() ?? '', { what: `${key} dice`, most: 9, clause: 'BC-UPG-07' });
  },
  print: ({ upgrades }) => (upgrades[key] === 0 ? [] : [String(upgrades[key])]),
});

const chips = (chip: (typeof SUPPLY_CHIPS)[number]): BotWord => ({
  read(bot, words) {
    bot.supply[chip] = readCount(words.shift() ?? '', { what: chip, most: 99, clause: 'BC-SUPPLY-06' });
  },
  print: ({ supply }) => (supply[chip] === 0 ? [] : [String(supply[chip])]),
});

/** `holds bolt-cutter`, `holds data-spike/installed`, `holds battery-rack/3`. */
const holds: BotWord = {
  read(bot, words) {
    const [card = '', how] = (words.shift() ?? '').split('/');
    const isInstalled = how === 'installed';
    bot.items.push({
      card: readKnown(card, [...EQUIPMENT, ...MODS], 'equipment or mod'),
      isInstalled,
      counter:
        isInstalled || how === undefined ? 0 : readCount(how, { what: 'a counter', most: 9, clause: 'BC-EQUIP-05' }),
    });
  },
  print: ({ items }) =>
    items.map(({ card, isInstalled, counter }) =>
      isInstalled ? `${card}/installed` : counter === 0 ? card : `${card}/${counter}`,
    ),
};

const imperative: BotWord = {
  read(bot, words) {
    const [card = '', progress = '0'] = (words.shift() ?? '').split('/');
    bot.imperative = {
      card: readKnown(card, IMPERATIVES, 'imperative'),
      progress: readCount(progress, { what: 'what an imperative has counted', most: 99, clause: 'BC-IMP-01' }),
    };
  },
  print: ({ imperative: held }) => (held === undefined ? [] : [`${held.card}/${held.progress}`]),
};

const card: BotWord = {
  read(bot, words) {
    bot.cards.push(readKnown(words.shift() ?? '', NETWORK_CARDS, 'network card'));
  },
  print: ({ cards }) => cards,
};

const ip: BotWord = {
  read(bot, words, state) {
    const word = words.shift() ?? '';
    bot.ip = word === 'access' ? AT_ACCESS : word === 'banned' ? BANNED : readPlace(NODE, state, word);
  },
  print: ({ ip: at }, state) => [at === AT_ACCESS ? 'access' : at === BANNED ? 'banned' : NODE.print(state, at)],
};

/** The space of its awareness chip; `detected` where that is its own. */
const chip: BotWord = {
  read(bot, words, state) {
    bot.chip = readPlace(CELL, state, words.shift() ?? '');
  },
  print: (bot, state) => (bot.chip < 0 || bot.chip === bot.cell ? [] : [CELL.print(state, bot.chip)]),
};

const detected: BotWord = {
  read(bot) {
    if (bot.cell < 0) fail('a bot off the floor is not detected (BC-AWARE-02)');
    bot.chip = bot.cell;
  },
  print: (bot) => (bot.chip >= 0 && bot.chip === bot.cell ? [''] : []),
};

/** `disguise hamster/e`: the guard that it looks like, and the way it faces. */
const disguise: BotWord = {
  read(bot, words) {
    const [kind = '', facing = ''] = (words.shift() ?? '').split('/');
    bot.disguise = { kind: readKnown(kind, GUARDS, 'guard'), facing: readSide(facing) };
  },
  print: ({ disguise: worn }) => (worn === undefined ? [] : [`${worn.kind}/${directionName(worn.facing)}`]),
};

/** `note turn:peek=19`. */
const note: BotWord = {
  read(bot, words) {
    const [, name = '', value = ''] =
      /^([a-z][a-z0-9:-]{0,80})=(-?\d{1,9})$/.exec(words.shift() ?? '') ?? fail('write: note turn:peek=19');
    bot.notes[name] = Number(value);
  },
  print: ({ notes }) => Object.entries(notes).map(([name, value]) => `${name}=${value}`),
};

const seat: BotWord = {
  read(bot, words, state) {
    const word = words.shift() ?? '';
    if (!state.seats.includes(word)) fail(`there is no seat '${shorten(word)}'`);
    (bot as { seat: string }).seat = word;
  },
  print: (bot) => [bot.seat],
};

/** Upgrades that were bought in another order than they are listed in. */
const bought: BotWord = {
  read(bot, words) {
    bot.upgrades.universal = (words.shift() ?? '')
      .split('/')
      .map((word) => UNIVERSALS.find((one) => one === word) ?? fail(`'${shorten(word)}' is no universal upgrade`));
  },
  print: ({ upgrades }) => (isInOrder(upgrades.universal) ? [] : [upgrades.universal.join('/')]),
};

export const BOT_WORDS: Readonly<Record<string, BotWord>> = {
  seat,
  energy: counted('energy', { what: 'energy', most: 10, clause: 'BC-ENERGY-03' }),
  escaped: flag('hasEscaped'),
  detected,
  chip,
  'chip-turned': flag('isChipTurned'),
  hidden: flag('isHidden'),
  push: universal('push'),
  repair: universal('repair'),
  swap: universal('swap'),
  bought,
  unique: numbered('unique'),
  supplies: numbered('supply'),
  advanced: dice('advanced'),
  elite: dice('elite'),
  general: chips('general'),
  physical: chips('physical'),
  tech: chips('tech'),
  utility: chips('utility'),
  holds,
  keys: counted('keys', { what: 'keys', most: 99, clause: 'BC-KEY-08' }),
  imperative,
  card,
  ip,
  access: {
    read(bot, words) {
      const least = bot.role === 'module' ? 0 : 1; // the module has none
      bot.access =
        readCount(words.shift() ?? '', { what: 'an access point', least, most: 4, clause: 'BC-SETUP-11' }) - 1;
    },
    print: ({ access }) => [String(access + 1)],
  },
  level: counted('level', { what: 'the network level', least: 1, most: 6, clause: 'BC-LEVEL-01' }),
  disguise,
  note,
};
