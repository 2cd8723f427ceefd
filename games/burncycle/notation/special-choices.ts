/** Commands that read better in words of their own: routes, trades, uses, dice, targets, the order of security units. */
import { botCard } from '../content/bots.ts';
import { SUPPLY_CHIPS } from '../rules/lists.ts';
import { powersOf } from '../rules/powers.ts';
import { DICE } from '../rules/types.ts';
import { BOT, CELL, DOOR, GUARD, type Names, NODE, ORDINAL, POST, ROOM, readSide, SIDE } from './names.ts';
import { itemsOf, type Spoken } from './values.ts';
import { fail, NONE, readNumber, readOneOf, shorten } from './words.ts';

export type Fields = Readonly<Record<string, unknown>>;

interface Special {
  print(choice: Fields, spoken: Spoken): readonly string[];
  /** The fields without kind and bot. */
  read(words: readonly string[], spoken: Spoken): Fields;
}

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);
const list = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(num) : []);

/** `route unique 2 byte=2 exe=1`: what is bought, then who pays. */
const route: Special = {
  print: ({ upgrade, number, pays }, { state }) => [
    String(upgrade),
    ...(isNumbered(String(upgrade)) ? [ORDINAL.print(state, num(number))] : []),
    ...list(pays).flatMap((amount, bot) => (amount === 0 ? [] : [`${BOT.print(state, bot)}=${amount}`])),
  ],
  read(words, { state }) {
    const payments = words.filter((word) => word.includes('='));
    const [upgrade = '', number, ...rest] = words.filter((word) => !word.includes('='));
    if (upgrade === '' || rest.length > 0 || (number !== undefined) !== isNumbered(upgrade))
      fail('write: route push byte=1, route unique 2 byte=2 exe=1, or route slot module=2');
    const pays = state.bots.map(() => 0);
    for (const payment of payments) {
      const [payer = '', amount = ''] = payment.split('=');
      const bot = BOT.read(state, payer);
      if (pays[bot] === undefined) fail(`there is no bot ${shorten(payer)}`);
      pays[bot] = readNumber(amount, `what ${shorten(payer)} pays`);
    }
    return { upgrade, number: number === undefined ? 0 : ORDINAL.read(state, number), pays };
  },
};

const isNumbered = (upgrade: string): boolean => upgrade === 'unique' || upgrade === 'supply';

export const TRADE_WORDS = ['gives', 'takes', 'gives-keys', 'takes-keys'] as const;

/** `trade exe gives bolt-cutter takes pick-set gives-keys 1`. */
const trade: Special = {
  print({ other, gives, takes, keysGiven, keysTaken }, { state, bot }) {
    const there = num(other);
    const mine = itemsOf(state.bots[bot]);
    const theirs = itemsOf(state.bots[there]);
    return [
      BOT.print(state, there),
      ...list(gives).flatMap((item) => ['gives', mine.print(state, item)]),
      ...list(takes).flatMap((item) => ['takes', theirs.print(state, item)]),
      ...(keysGiven === 0 ? [] : ['gives-keys', String(keysGiven)]),
      ...(keysTaken === 0 ? [] : ['takes-keys', String(keysTaken)]),
    ];
  },
  read([name = '', ...words], { state, bot }) {
    const other = BOT.read(state, name);
    const [gives, takes, keys]: [number[], number[], { given: number; taken: number }] = [
      [],
      [],
      { given: 0, taken: 0 },
    ];
    for (let at = 0; at < words.length; at += 2) {
      const word = readOneOf(words[at] ?? '', TRADE_WORDS, 'what a trade says after the name');
      const value = words[at + 1] ?? fail('write: trade exe gives bolt-cutter takes pick-set gives-keys 1');
      if (word === 'gives') gives.push(itemsOf(state.bots[bot]).read(state, value));
      else if (word === 'takes') takes.push(itemsOf(state.bots[other]).read(state, value));
      else keys[word === 'gives-keys' ? 'given' : 'taken'] = readNumber(value, 'keys');
    }
    return { other, gives, takes, keysGiven: keys.given, keysTaken: keys.taken };
  },
};

/** `use peek`, `use bolt-cutter`, `use imperative`; by its place where the name is not enough: `use item 2`. */
const use: Special = {
  print({ from, index }, spoken) {
    if (from === 'imperative' && index === 0) return ['imperative'];
    const name = powerNames(spoken).find((power) => power.from === from && power.index === index)?.id ?? '';
    return isMeant(spoken, name, from, index) ? [name] : [String(from), ORDINAL.print(spoken.state, num(index))];
  },
  read([name = '', number, ...rest], spoken) {
    if (rest.length > 0) fail('write: use peek, use imperative, or use item 2');
    if (number !== undefined) {
      const from = readOneOf(name, ['ability', 'item', 'imperative'], 'what is used');
      return { from, index: ORDINAL.read(spoken.state, number) };
    }
    if (name === 'imperative') return { from: 'imperative', index: 0 };
    const known = powerNames(spoken);
    const own = known.find(({ id }) => id === name);
    if (own !== undefined) return { from: own.from, index: own.index };
    return (
      powerOfAnother(name, spoken) ??
      fail(`there is no '${shorten(name)}' to use; there are ${known.map(({ id }) => id).join(', ') || NONE}`)
    );
  },
};

/** What the bot could use, by name: powers that it has, items that do nothing as yet, abilities that are not active. */
function powerNames({ state, bot }: Spoken): readonly { from: string; index: number; id: string }[] {
  const user = state.bots[bot];
  if (user === undefined || user.card === '') return [];
  const { abilities } = botCard(user.card);
  return [
    ...powersOf(user).map(({ from, index, power: { id } }) => ({ from, index, id })),
    ...user.items.map(({ card }, index) => ({ from: 'item', index, id: card })),
    ...(user.role === 'module' ? [] : abilities.map(({ id }, index) => ({ from: 'ability', index, id }))),
  ];
}

/** What only an agent that is not active has can be read too: that it cannot be used now is for the rules to say. */
function powerOfAnother(name: string, spoken: Spoken): { bot: number; from: string; index: number } | undefined {
  for (const [bot, { role }] of spoken.state.bots.entries()) {
    if (role === 'module' || bot === spoken.state.active) continue; // theirs are used by naming them
    const power = powerNames({ ...spoken, bot }).find(({ id }) => id === name);
    if (power !== undefined) return { bot, from: power.from, index: power.index };
  }
  return undefined;
}

function isMeant(spoken: Spoken, name: string, from: unknown, index: unknown): boolean {
  const meant = powerNames(spoken).find(({ id }) => id === name);
  return name !== 'imperative' && meant !== undefined && meant.from === from && meant.index === index;
}

/** `dice basic 2 elite 1`, `dice none`. */
const dice: Special = {
  print(choice) {
    const words = DICE.flatMap((die) => (choice[die] === 0 ? [] : [die, String(choice[die])]));
    return words.length === 0 ? [NONE] : words;
  },
  read(words) {
    const chosen = { basic: 0, advanced: 0, elite: 0 };
    if (words.length === 1 && words[0] === NONE) return chosen;
    if (words.length === 0 || words.length % 2 !== 0) fail('write: dice basic 2 elite 1, or dice none');
    for (let at = 0; at < words.length; at += 2) {
      chosen[readOneOf(words[at] ?? '', DICE, 'a die')] = readNumber(words[at + 1] ?? '', 'how many dice');
    }
    return chosen;
  },
};

const SIDES_OF_GUARD = 4;

/** What a target's number stands for. A unit and a side are one number. */
const TARGET_NAMES: Readonly<Record<string, Names>> = {
  bot: BOT,
  guard: GUARD,
  'guard-side': {
    print: (state, target) =>
      `${GUARD.print(state, Math.floor(target / SIDES_OF_GUARD))}/${SIDE.print(state, target % SIDES_OF_GUARD)}`,
    read(state, text) {
      const [guard = '', side = ''] = text.split('/');
      return GUARD.read(state, guard) * SIDES_OF_GUARD + readSide(side);
    },
  },
  door: DOOR,
  room: ROOM,
  space: CELL,
  slot: ORDINAL,
  node: NODE,
  chip: {
    print: (_state, chip) => SUPPLY_CHIPS[chip] ?? fail('there is no such chip'),
    read: (_state, text) => SUPPLY_CHIPS.indexOf(readOneOf(text, SUPPLY_CHIPS, 'a chip')),
  },
  post: POST,
  die: ORDINAL,
};

/** `target guard hamster`, `target node 1.2`, `target slot none`. */
const target: Special = {
  print({ of, target: value }, { state }) {
    const names = TARGET_NAMES[String(of)];
    return [String(of), num(value) < 0 ? NONE : (names?.print(state, num(value)) ?? '')];
  },
  read([of = '', name = '', ...rest], { state }) {
    const names = Object.hasOwn(TARGET_NAMES, of) ? TARGET_NAMES[of] : undefined;
    if (names === undefined || rest.length > 0)
      return fail(`write target, one of ${Object.keys(TARGET_NAMES).join(', ')}, then its name`);
    return { of, target: name === NONE ? -1 : names.read(state, name) };
  },
};

/** `pursue hamster byte`, `patrol hamster`. */
const activate: Special = {
  print: ({ guard, bot }, { state }) => [
    GUARD.print(state, num(guard)),
    ...(num(bot) < 0 ? [] : [BOT.print(state, num(bot))]),
  ],
  read([guard = '', bot, ...rest], { state }) {
    if (rest.length > 0) fail('write: pursue hamster byte, or patrol hamster');
    return { guard: GUARD.read(state, guard), bot: bot === undefined ? -1 : BOT.read(state, bot) };
  },
};

export const SPECIAL: Readonly<Record<string, Special>> = {
  route,
  trade,
  use,
  dice,
  target,
  pursue: activate,
  investigate: activate,
  patrol: activate,
};

/** Commands in which the bot is not who acts. */
export const WITHOUT_ACTOR: readonly string[] = ['pursue', 'investigate', 'patrol'];
