/** Every choice in words: what a button, a menu or a list calls it. */
import type { Facts, Frame } from '@tablerunner/engine';
import { botCard } from '../content/bots.ts';
import { NETWORK } from '../content/network.ts';
import { terminalOption } from '../content/terminals.ts';
import type { AtTerminal } from '../rules/actions/terminal.ts';
import { SUPPLY_CHIPS } from '../rules/lists.ts';
import { powerOf } from '../rules/powers.ts';
import type { Demand } from '../rules/track/supplies.ts';
import { floorOf } from '../rules/units.ts';
import type { Words } from '../text/describe.ts';
import {
  botName,
  cellText,
  doorText,
  edgeText,
  guardName,
  nodeText,
  roomName,
  sideName,
  upgradeName,
} from './naming.ts';
import type { BurncycleView } from './view.ts';

type Fields = Readonly<Record<string, unknown>>;

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(num) : []);

interface Asked {
  readonly seen: BurncycleView;
  readonly choice: Fields;
  readonly memory: Fields;
  readonly words: Words;
}

/** "Byte: strike the Hamster", "Move the IP to node 2.4 (layer 2, tech)". `frame` is the step that asks. */
export function labelOf(seen: BurncycleView, { step, memory }: Frame, choice: unknown, words: Words): string {
  const fields = (typeof choice === 'object' && choice !== null ? choice : {}) as Fields;
  const known = (typeof memory === 'object' && memory !== null ? memory : {}) as Fields;
  const asked = { seen, choice: fields, memory: known, words };
  return words.say(`choice.${keyOf(step, asked)}`, { ...plainFacts(asked), ...OWN[text(fields.kind)]?.(asked) });
}

/** One kind of choice is called differently at different steps. */
function keyOf(step: string, { seen, choice }: Asked): string {
  const kind = text(choice.kind);
  switch (kind) {
    case 'bot':
      return seen.bots.findIndex(({ card }) => card === '') === seen.bots.length - 1 ? 'bot-module' : kind;
    case 'resolve':
      return choice.options !== undefined ? 'resolve-options' : choice.result !== undefined ? 'resolve-result' : kind;
    case 'done':
      return step === 'burncycle/use-cards' ? 'done-cards' : kind;
    case 'decline':
      return step === 'burncycle/consent' ? 'decline-trade' : kind;
    case 'key':
      return choice.door === undefined ? 'key-here' : kind;
    case 'use':
      return choice.from === 'imperative' ? 'use-imperative' : kind;
    case 'step':
      return step === 'burncycle/fly' ? 'fly' : choice.bot === undefined ? 'step-on' : kind;
    case 'target':
      return num(choice.target) < 0 ? 'target-none' : `target-${text(choice.of)}`;
    default:
      return kind;
  }
}

/** Facts that mean the same in every choice. */
function plainFacts({ seen, choice }: Asked): Facts {
  const facts: Record<string, Facts[string]> = {};
  for (const [key, value] of Object.entries(choice)) {
    if (typeof value === 'string') facts[key] = value;
    if (typeof value !== 'number') continue;
    if (key === 'bot' || key === 'other') facts[key] = botName(seen, value);
    else if (key === 'guard') facts[key] = guardName(seen, value);
    else if (key === 'cell') facts[key] = cellText(seen, value);
    else if (key === 'door') facts[key] = doorText(seen, value);
    else if (key === 'wall') facts[key] = edgeText(seen, value);
    else if (key === 'node') facts[key] = nodeText(seen, value);
    else if (key === 'side') facts[key] = sideName(seen, value);
    else if (key === 'slot' || key === 'access' || key === 'die') facts[key] = value + 1;
    else facts[key] = value;
  }
  return facts;
}

/** Whose cards are meant: the bot that the choice or the step names, or the active one. */
const ownerOf = ({ seen, choice, memory }: Asked) =>
  seen.bots[[choice.bot, memory.bot].map(num).find((bot) => bot >= 0) ?? seen.active];

const itemFact = (asked: Asked): Facts => ({ item: ownerOf(asked)?.items[num(asked.choice.item)]?.card ?? '' });

const heldCard = (asked: Asked): Facts => ({ card: ownerOf(asked)?.cards[num(asked.choice.card)] ?? '' });

const nodeFacts = ({ seen, choice: { to } }: Asked): Facts => {
  const { layer = 0, kind = 'hub' } = NETWORK.nodes[num(to)] ?? {};
  return { to: nodeText(seen, num(to)), layer, node: num(to) === NETWORK.core ? 'core' : kind };
};

const optionFacts = ({ choice, memory, words }: Asked): Facts => {
  const { card = '' } = memory as unknown as AtTerminal;
  const options = list(choice.options);
  return {
    optionsCount: options.length,
    options: options.map((option) => words.name(terminalOption(card, option).id)).join(', '),
  };
};

const OWN: Readonly<Record<string, (asked: Asked) => Facts>> = {
  degrade: ({ seen, choice }) => ({ chip: seen.burncycle[num(choice.slot)]?.chip ?? '' }),
  discard: itemFact,
  drop: itemFact,
  install: itemFact,
  'discard-card': heldCard,
  'use-card': heldCard,
  ip: nodeFacts,
  line: nodeFacts,
  push: ({ seen, choice }) => ({ to: cellText(seen, num(choice.to)) }),
  options: optionFacts,
  resolve: (asked) => (asked.choice.options === undefined ? {} : optionFacts(asked)),
  route: routeFacts,
  serve({ seen, choice, memory, words }) {
    const demands = (memory.demands ?? []) as readonly Demand[];
    const { to, chip = '', from = '' } = demands[num(choice.demand)] ?? {};
    const isSpace = floorOf(seen).cellNames.includes(from); // p2 is a space here, and nobody's seat
    return { to: to === 'team' ? 'team' : botName(seen, num(to)), chip, place: isSpace ? from : words.name(from) };
  },
  supply({ seen, choice, words }) {
    const waiting = seen.bots.find(({ role, upgrades }) => role === 'agent' && upgrades.supply.length === 0);
    const chips = waiting === undefined ? [] : (botCard(waiting.card).supply.upgrades[num(choice.number)] ?? []);
    return { number: num(choice.number) + 1, chips: chips.map(words.name).join(', ') };
  },
  target: targetFacts,
  trade: tradeFacts,
  use({ seen, choice }) {
    const user = seen.bots[num(choice.bot)];
    if (user === undefined || (choice.from !== 'ability' && choice.from !== 'item')) return {};
    return { power: powerOf(user, choice.from, num(choice.index))?.id ?? '' };
  },
};

/** Who pays is told where more than the bot itself does. */
function routeFacts({ seen, choice, words }: Asked): Facts {
  const { bot, upgrade, number } = choice;
  const pays = list(choice.pays);
  const payers = [...pays.keys()].filter((payer) => (pays[payer] ?? 0) > 0);
  const isAlone = payers.every((payer) => payer === num(bot));
  const shares = payers.map((payer) =>
    words.say('choice.pays', { bot: botName(seen, payer), amount: pays[payer] ?? 0 }),
  );
  return {
    upgrade: upgradeName(seen, num(bot), text(upgrade), num(number)),
    number: upgrade === 'supply' ? num(number) + 1 : 0,
    cost: pays.reduce((sum, pay) => sum + pay, 0),
    payersCount: isAlone ? 0 : payers.length,
    payers: shares.join(', '),
  };
}

function targetFacts({ seen, choice }: Asked): Facts {
  const target = num(choice.target);
  const guard = Math.floor(target / 4); // a guard and a direction are one number
  return {
    bot: botName(seen, target),
    guard: guardName(seen, choice.of === 'guard-side' ? guard : target),
    side: sideName(seen, target % 4),
    door: doorText(seen, target),
    room: roomName(seen, target),
    cell: cellText(seen, choice.of === 'post' ? (floorOf(seen).posts[target]?.cell ?? -1) : target),
    slot: target + 1,
    die: target + 1,
    node: nodeText(seen, target),
    chip: SUPPLY_CHIPS[target] ?? '',
  };
}

function tradeFacts({ seen, choice, words }: Asked): Facts {
  const things = (bot: number, items: readonly number[], keys: number): string =>
    [
      ...items.map((item) => words.name(seen.bots[bot]?.items[item]?.card ?? '')),
      ...(keys > 0 ? [words.say('choice.keys', { keys })] : []),
    ].join(', ') || words.say('choice.nothing');
  return {
    gives: things(num(choice.bot), list(choice.gives), num(choice.keysGiven)),
    takes: things(num(choice.other), list(choice.takes), num(choice.keysTaken)),
  };
}
