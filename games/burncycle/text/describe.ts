/** What cards, abilities and tasks do, in sentences made of the same data that the rules read: the text cannot say anything else. */
import type { EffectEntry, Facts, Pen } from '@tablerunner/engine';
import type { BotCard } from '../content/bots.ts';
import type { CaptainAbility, CaptainCard } from '../content/captains.ts';
import { POWER_DICE } from '../content/dice.ts';
import type { GuardCard } from '../content/guards.ts';
import type { ImperativeCard } from '../content/imperatives.ts';
import type { EquipmentCard, ModCard } from '../content/items.ts';
import type { NetworkCard } from '../content/network-cards.ts';
import type { Power, Use } from '../content/power.ts';
import type { TerminalOption } from '../content/terminals.ts';
import type { ThreatEvent, Threshold } from '../content/threat.ts';
import type { Deed, Place, Task } from '../rules/mission/types.ts';
import type { ModifierEntry } from '../rules/modifiers.ts';

/** The language that is spoken. */
export type Words = Pick<Pen, 'say' | 'name'>;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Words of a pack as a message can tell them apart: it knows no hyphens. */
const word = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('-', '_') : value);

/** What is left out in a pack has a value in a message: no limit is 0, one card of one, the bot itself. */
const LEFT_OUT: Readonly<Record<string, Facts>> = {
  mod: { of: 1 },
  equipment: { of: 1 },
};

function effect({ do: what, ...params }: EffectEntry, { say }: Words): string {
  const { chip, die, where, ...rest } = params as Readonly<Record<string, Facts[string]>>;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, word(value) as Facts[string]]));
  // Chips and dice are called by their names; `where` means something else to whoever speaks.
  const facts: Facts = { to: 'self', level: 0, within: 0, ...LEFT_OUT[what], ...plain, chip, die, place: where };
  return say(`effect.${what}`, facts);
}

/** The same effect several times in a row is said once. */
function describeEffects(effects: readonly EffectEntry[], words: Words): string {
  const told = effects.map((one) => effect(one, words));
  const firsts = told.filter((text, at) => text !== told[at - 1]);
  if (firsts.length !== 1 || told.length === 1) return told.join(' ');
  return words.say('card.times', { times: told.length, text: firsts[0] ?? '' });
}

const modifier = ({ name, value }: ModifierEntry, { say }: Words): string => say(`modifier.${name}`, { value });

const SHARED = { agents: 'power.for-agents', bots: 'power.for-bots' } as const;

function modifiers({ modifiers: all = [] }: Power, words: Words): string[] {
  return all.map(({ to, ...one }) => {
    const text = modifier(one, words);
    return sentence(to === 'agents' || to === 'bots' ? words.say(SHARED[to], { text }) : text);
  });
}

/** All that the faces of a die do, with faces that do the same told together. */
function faces(id: string, words: Words): string {
  const die = POWER_DICE.find((one) => one.id === id);
  const told = (die?.faces ?? []).map(({ effects, breaks }) => {
    const text = effects.length === 0 ? words.say('use.nothing') : describeEffects(effects, words);
    return breaks === true ? words.say('use.break', { text }) : text;
  });
  return [...new Set(told)]
    .map((text) => {
      const shown = [...told.keys()].filter((face) => told[face] === text).map((face) => face + 1);
      return words.say('use.face', { face: shown.join(', '), text });
    })
    .join(' ');
}

function use({ when, limit, energy = 0, tests = [], die, effects }: Use, words: Words): string {
  const text = die === undefined ? describeEffects(effects, words) : words.say('use.die', { faces: faces(die, words) });
  return words.say('use.head', { when, limit: limit ?? 'none', energy, tests: [...tests], text });
}

/** An ability of a bot, or what a card does besides its category. */
export const describePower = (power: Power, words: Words): string =>
  [...modifiers(power, words), ...(power.use === undefined ? [] : [use(power.use, words)])].join(' ');

export function describeEquipment(card: EquipmentCard, words: Words): string {
  const text = card.effects === undefined ? describePower(card, words) : describeEffects(card.effects, words);
  return words.say(`card.${card.category}`, { text, count: card.counter ?? 0 });
}

export const describeMod = (card: ModCard, words: Words): string =>
  words.say('card.mod', { text: describePower(card, words), energy: card.energy });

export const describeModule = ({ module: { starts, energy, ability } }: BotCard, words: Words): string =>
  `${words.say('card.slots', { starts, energy })} ${describePower(ability, words)}`;

export const describeNetworkCard = ({ layer, node, effects }: NetworkCard, words: Words): string =>
  words.say('card.network', { layer, node, text: describeEffects(effects, words) });

export const describeOption = ({ ap, category, effects }: TerminalOption, words: Words): string =>
  words.say('card.option', {
    ap,
    category: words.say(`category.${category}`),
    text: describeEffects(effects, words),
  });

export const describeThreatEvent = ({ level, effects }: ThreatEvent, words: Words): string =>
  words.say('card.threat-event', { level, text: describeEffects(effects, words) });

export const describeThreshold = ({ level, modifiers: all }: Threshold, words: Words): string =>
  words.say('card.threshold', { level, text: sentence(all.map((one) => modifier(one, words)).join(', ')) });

export function describeGuard({ level, movement, awareness, patrol, ability, value }: GuardCard, words: Words): string {
  const chip = words.say('card.guard', { level, movement, awareness, patrol: words.say(`patrol.${patrol}`) });
  return ability === undefined ? chip : `${chip} ${guardAbility(ability, value, words)}`;
}

const guardAbility = (ability: string, value: number | undefined, { say, name }: Words): string =>
  `${name(ability)}: ${say(`ability.${ability}`, { value: value ?? 0 })}`;

const RANGES = { awareness: 'power.in-awareness', area: 'power.in-area', floor: 'power.on-floor' } as const;

function captainAbility(ability: CaptainAbility, words: Words): string {
  if (ability.kind === 'guard-ability') return guardAbility(ability.ability, ability.value, words);
  const text = modifier(ability, words);
  if (ability.kind === 'command') return words.say('card.command', { text: `${text}.` });
  return sentence(words.say(RANGES[ability.range], { text }));
}

export function describeCaptain(card: CaptainCard, words: Words): string {
  const { resistance, movement, awareness, patrol, action, abilities, pursuit } = card;
  return [
    words.say('card.captain', { resistance, movement, awareness, patrol: words.say(`patrol.${patrol}`) }),
    ...abilities.map((ability) => captainAbility(ability, words)),
    ...(pursuit === undefined ? [] : [words.say('captain.pursuit', { spaces: pursuit })]),
    words.say('card.captain-action', { text: describeEffects(action.effects, words) }),
  ].join(' ');
}

type Happenings = ImperativeCard['forbids'];

const happenings = (all: Happenings, { say }: Words): string =>
  all
    .map(({ what, when }) => {
      const told = say(`happening.${what}`);
      return when === undefined ? told : say('imperative.when', { what: told, when: say(`circumstance.${when}`) });
    })
    .join('; ');

export function describeImperative({ forbids, ends, energy }: ImperativeCard, words: Words): string {
  const complete = { count: ends.count, list: happenings(ends.after, words), energy };
  return [
    ...(forbids.length === 0 ? [] : [words.say('imperative.forbids', { list: happenings(forbids, words) })]),
    words.say('imperative.ends', complete),
  ].join(' ');
}

/** What is asked of where a bot is or something happens, as a list of conditions. */
function place({ room, type, ground, space }: Place, { say }: Words): string[] {
  return [
    ...(room === undefined ? [] : [say('place.room-called', { room })]),
    ...(type === undefined ? [] : [say('place.room-type', { type })]),
    ...(ground === undefined ? [] : [say(`place.${ground}`)]),
    ...(space === undefined ? [] : [say(`place.${space}`)]),
  ];
}

/** A task with so many players: who has to do what, how often and where. */
export function describeTask({ scope, deed, count, perPlayer }: Task, players: number, words: Words): string {
  const { do: what, where, unnoticed, ...facts } = deed as Deed & { where?: Place; unnoticed?: boolean };
  const times = count + perPlayer * (players - 1);
  const conditions = [
    ...(where === undefined ? [] : place(where, words)),
    ...(unnoticed === true ? [words.say('place.unnoticed')] : []),
  ];
  return words.say('task.line', {
    scope: words.say(`scope.${scope}`),
    deed: words.say(`deed.${what}`, { times, exterior: false, captain: false, ...facts }),
    place: conditions.join(', ') || 'none',
  });
}
