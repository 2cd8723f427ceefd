/** What equipment, installed mods and abilities give: who has which power, and what all of them change. Clauses BC-FREE-07, BC-EQUIP-01, BC-MOD-01, BC-BOT-04, BC-CM-03, BC-CAPT-06, BC-THREAT-06; BC-RULE-29, 72. */
import { botCard } from '../content/bots.ts';
import { type CaptainAbility, captainCard } from '../content/captains.ts';
import { equipmentCard, modCard } from '../content/items.ts';
import type { Power } from '../content/power.ts';
import type { Threshold } from '../content/threat.ts';
import { isAwareOf } from './floor/awareness.ts';
import { threatCardOf } from './mission/mission.ts';
import type { BotModifier, CorporateModifier, Modifier } from './modifiers.ts';
import type { Bot, BurncycleState, Guard } from './types.ts';
import { botAt, floorOf, isCaptain, isDown, isOnFloor, watcherOf } from './units.ts';

/** An ability by its place on the card, or what an inventory slot holds. */
export type PowerSource = 'ability' | 'item';

/** Undefined: there is none, it is not active, or this bot cannot use it. */
export function powerOf(bot: Bot, from: PowerSource, index: number): Power | undefined {
  if (isDown(bot) || bot.hasEscaped) return undefined; // BC-SHUT-08, BC-ESCAPE-02
  const card = botCard(bot.card);
  if (bot.role === 'module') return from === 'ability' && index === 0 ? card.module.ability : undefined; // BC-CM-03
  if (from === 'ability')
    return index === 0 || bot.upgrades.unique.includes(index - 1) ? card.abilities[index] : undefined;
  const item = bot.items[index];
  if (item === undefined) return undefined;
  return item.isInstalled ? modCard(item.card) : equipmentCard(item.card); // BC-MOD-02
}

const ABILITIES = [0, 1, 2, 3] as const;

/** Every power of the bot, with its place. */
export function powersOf(bot: Bot): readonly { from: PowerSource; index: number; power: Power }[] {
  const places = [
    ...ABILITIES.map((index) => ({ from: 'ability' as const, index })),
    ...bot.items.map((_, index) => ({ from: 'item' as const, index })),
  ];
  return places.flatMap(({ from, index }) => {
    const power = powerOf(bot, from, index);
    return power === undefined ? [] : [{ from, index, power }];
  });
}

/** Hands over the values of a name that the power has for a bot: its owner, or one that it is shared with. */
function look(
  power: Power | undefined,
  name: BotModifier,
  isOwner: boolean,
  isAgent: boolean,
  take: (value: number) => void,
): void {
  if (power?.modifiers === undefined) return;
  for (const { name: what, value, to } of power.modifiers) {
    if (what !== name) continue;
    if (to === 'agents' ? isAgent : to === 'bots' || isOwner) take(value);
  }
}

/** The bot's own, those that others share, and the corporation's. Asked so often that it makes no lists. */
function eachValue(state: BurncycleState, index: number, name: BotModifier, take: (value: number) => void): void {
  const bot = botAt(state, index);
  const isAgent = bot.role === 'agent';
  for (const [at, owner] of state.bots.entries()) {
    if (owner.hasEscaped || isDown(owner)) continue;
    const card = botCard(owner.card);
    if (owner.role === 'module') {
      look(card.module.ability, name, at === index, isAgent, take);
      continue;
    }
    look(card.abilities[0], name, at === index, isAgent, take);
    for (const unique of owner.upgrades.unique) look(card.abilities[unique + 1], name, at === index, isAgent, take);
    for (const item of owner.items.keys()) look(powerOf(owner, 'item', item), name, at === index, isAgent, take);
  }
  for (const value of auras(state, bot, name)) take(value);
  for (const value of thresholdValues(state, name)) take(value);
}

export function modifier(state: BurncycleState, bot: number, name: BotModifier): number {
  let sum = 0;
  eachValue(state, bot, name, (value) => {
    sum += value;
  });
  return sum;
}

/** How far a bot strikes: beside it, unless something reaches farther (gaps: BC-GAP-16). */
export function strikeReach(state: BurncycleState, bot: number): number {
  let reach = 1;
  eachValue(state, bot, 'strike-reach', (value) => {
    reach = Math.max(reach, value);
  });
  return reach;
}

/** AP added to a test: what is for this kind of test, and what is for all. */
export const testBonus = (
  state: BurncycleState,
  bot: number,
  name: 'move-ap' | 'strike-ap' | 'wall-ap' | 'force-ap' | 'terminal-ap',
): number => modifier(state, bot, name) + modifier(state, bot, 'test-ap');

/** The captain's unit, if its abilities work now: in play and not stunned (BC-CAPT-06, BC-STUN-04); in a simplified game never (BC-RULE-72). */
const activeCaptain = ({ guards, difficulty }: BurncycleState): Guard | undefined =>
  difficulty === 'simplified' ? undefined : guards.find((guard) => isCaptain(guard) && !guard.isStunned);

function auras(state: BurncycleState, bot: Bot, name: Modifier): readonly number[] {
  const captain = activeCaptain(state);
  if (captain === undefined || !isOnFloor(bot) || bot.disguise !== undefined) return NOTHING; // BC-IFACE-06
  let values: number[] | undefined;
  for (const ability of captainCard(captain.kind).abilities) {
    if (ability.kind !== 'aura' || ability.name !== name || !isInRange(state, captain, bot, ability)) continue;
    values ??= [];
    values.push(ability.value);
  }
  return values ?? NOTHING;
}

/** The periphery is part of the awareness range (BC-RANGE-04). */
function isInRange(
  state: BurncycleState,
  captain: Guard,
  { cell }: Bot,
  { range }: Extract<CaptainAbility, { kind: 'aura' }>,
): boolean {
  const floor = floorOf(state);
  if (range === 'floor') return true;
  if (range === 'area') return floor.areas.areaOf[cell] === floor.areas.areaOf[captain.cell];
  return isAwareOf(floor, watcherOf(captain), cell);
}

/** Thresholds are in force while threat is at or above their level (BC-THREAT-06, BC-RULE-29). */
export function thresholdsNow(state: BurncycleState): readonly Threshold[] {
  const { difficulty, threat } = state;
  const card = threatCardOf(state);
  if (card === undefined) return [];
  const { thresholds } = difficulty === 'simplified' ? card.simplified : card.standard;
  return thresholds.filter(({ level }) => threat >= level);
}

const NOTHING: readonly number[] = [];

function thresholdValues(state: BurncycleState, name: Modifier): readonly number[] {
  let values: number[] | undefined;
  for (const { modifiers } of thresholdsNow(state)) {
    for (const one of modifiers) {
      if (one.name !== name) continue;
      values ??= [];
      values.push(one.value);
    }
  }
  return values ?? NOTHING;
}

/** What the corporation as a whole has of a name. */
export function corporate(state: BurncycleState, name: CorporateModifier): number {
  const captain = activeCaptain(state);
  const commands = captain === undefined ? [] : captainCard(captain.kind).abilities;
  const values = commands.flatMap((one) => (one.kind === 'command' && one.name === name ? [one.value] : []));
  return [...values, ...thresholdValues(state, name)].reduce((sum, value) => sum + value, 0);
}
