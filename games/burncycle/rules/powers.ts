/** What equipment, installed mods and abilities give: who has which power, and what all of them change. Clauses BC-FREE-07, BC-EQUIP-01, BC-MOD-01, BC-BOT-04, BC-CM-03, BC-CAPT-06, BC-THREAT-06; BC-RULE-29, 72. */
import { botCard } from '../content/bots.ts';
import { type CaptainAbility, captainCard } from '../content/captains.ts';
import { equipmentCard, modCard } from '../content/items.ts';
import type { Power } from '../content/power.ts';
import { type Threshold, threatCard } from '../content/threat.ts';
import { isAwareOf } from './floor/awareness.ts';
import type { BotModifier, CorporateModifier, Modifier } from './modifiers.ts';
import type { Bot, BurncycleState, Guard } from './types.ts';
import { botAt, floorOf, isCaptain, isDown, isOnFloor, watcherOf } from './units.ts';

/** An ability by its place on the card, or what an inventory slot holds. */
export type PowerSource = 'ability' | 'item';

/** Undefined: there is none, it is not active, or this bot cannot use it. */
export function powerOf(bot: Bot, from: PowerSource, index: number): Power | undefined {
  if (isDown(bot)) return undefined; // BC-SHUT-08
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

/** The values of a name for a bot: its own, those that others share, and the corporation's. */
function valuesFor(state: BurncycleState, index: number, name: BotModifier): readonly number[] {
  const bot = botAt(state, index);
  const values = state.bots.flatMap((owner, at) =>
    owner.hasEscaped
      ? []
      : powersOf(owner).flatMap(({ power }) =>
          (power.modifiers ?? []).flatMap(({ name: what, value, to = 'self' }) => {
            const isMeant = at === index || to === 'bots' || (to === 'agents' && bot.role === 'agent');
            const isOwn = to !== 'agents' || bot.role === 'agent';
            return what === name && isMeant && isOwn ? [value] : [];
          }),
        ),
  );
  return [...values, ...auras(state, bot, name), ...thresholdValues(state, name)];
}

export const modifier = (state: BurncycleState, bot: number, name: BotModifier): number =>
  valuesFor(state, bot, name).reduce((sum, value) => sum + value, 0);

/** How far a bot strikes: beside it, unless something reaches farther (gaps: BC-GAP-16). */
export const strikeReach = (state: BurncycleState, bot: number): number =>
  Math.max(1, ...valuesFor(state, bot, 'strike-reach'));

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
  if (captain === undefined || !isOnFloor(bot)) return [];
  return captainCard(captain.kind).abilities.flatMap((ability) =>
    ability.kind === 'aura' && ability.name === name && isInRange(state, captain, bot, ability) ? [ability.value] : [],
  );
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
export function thresholdsNow({ corporation, difficulty, threat }: BurncycleState): readonly Threshold[] {
  const card = threatCard(corporation);
  if (card === undefined) return [];
  const { thresholds } = difficulty === 'simplified' ? card.simplified : card.standard;
  return thresholds.filter(({ level }) => threat >= level);
}

const thresholdValues = (state: BurncycleState, name: Modifier): readonly number[] =>
  thresholdsNow(state).flatMap(({ modifiers }) =>
    modifiers.filter((one) => one.name === name).map(({ value }) => value),
  );

/** What the corporation as a whole has of a name. */
export function corporate(state: BurncycleState, name: CorporateModifier): number {
  const captain = activeCaptain(state);
  const commands = captain === undefined ? [] : captainCard(captain.kind).abilities;
  const values = commands.flatMap((one) => (one.kind === 'command' && one.name === name ? [one.value] : []));
  return [...values, ...thresholdValues(state, name)].reduce((sum, value) => sum + value, 0);
}
