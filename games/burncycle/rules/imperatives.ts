/** Imperatives: a restriction on one agent that ends after something was done, and costs energy when it is broken. Clauses BC-IMP; BC-RULE-87. */
import { defineStep, defineTrigger, type Engine, type EventKind, type Trigger } from '@tablerunner/engine';
import { type Circumstance, type Happening, type ImperativeCard, imperativeCard } from '../content/imperatives.ts';
import { gainEnergy, loseEnergy } from './energy.ts';
import { botsSwapped, guardPushed, keyUsed, traded, upgraded } from './events/bots.ts';
import { actionTaken, imperativeCounted, imperativeDrawn, imperativeEnded, powerUsed } from './events/cards.ts';
import { cacheTaken, doorUnlocked, roomScouted, wallDestroyed } from './events/floor.ts';
import { ipMoved, ipReset } from './events/network.ts';
import { cycleAltered } from './events/track.ts';
import { turnEnded } from './events/turn.ts';
import { botAttacked, botDetected, botHid, guardShutDown } from './events/units.ts';
import { isAdjacent } from './floor/passage.ts';
import { drawCard } from './piles.ts';
import type { Bot, BurncycleState } from './types.ts';
import { botAt, floorOf, isOnFloor, moduleIndex } from './units.ts';

/** Agents only (BC-CM-07), at most one each (BC-IMP-04). */
export function drawImperative(state: BurncycleState, bot: number, engine: Engine<BurncycleState>): void {
  const agent = botAt(state, bot);
  if (agent.role === 'module' || agent.hasEscaped || agent.imperative !== undefined) return;
  const card = drawCard(state, 'imperative', engine);
  if (card !== undefined) engine.emit(imperativeDrawn, { bot, card });
}

/** At the start of every floor (BC-IMP-02, BC-FLOOR-15). */
export function drawImperatives(state: BurncycleState, engine: Engine<BurncycleState>): void {
  for (const bot of state.bots.keys()) drawImperative(state, bot, engine);
}

const PENALTY = 1;

/** Given up at any time, or broken: for 1 energy, be it the last (BC-IMP-06, BC-IMP-07, BC-RULE-87). */
export function endImperative(
  state: BurncycleState,
  bot: number,
  how: 'given-up' | 'broken',
  engine: Engine<BurncycleState>,
): void {
  engine.emit(imperativeEnded, { bot, how });
  loseEnergy(state, bot, PENALTY, 'imperative', engine);
}

const CIRCUMSTANCE: Readonly<Record<Circumstance, (state: BurncycleState, bot: Bot) => boolean>> = {
  unnoticed: (_state, { chip }) => chip < 0,
  noticed: (_state, { chip }) => chip >= 0,
  'in-room': (state, { cell }) => cell >= 0 && (floorOf(state).roomAt[cell] as number) >= 0,
  'in-hallway': (state, { cell }) =>
    cell >= 0 && floorOf(state).roomAt[cell] === -1 && floorOf(state).isOutdoor[cell] === 0,
  'beside-module': (state, { cell }) => {
    const module = botAt(state, moduleIndex(state));
    return cell >= 0 && isOnFloor(module) && isAdjacent(floorOf(state), state.floor, cell, module.cell, 'bot');
  },
  alone: (state, bot) => {
    const { areaOf } = floorOf(state).areas;
    return !state.bots.some((other) => other !== bot && isOnFloor(other) && areaOf[other.cell] === areaOf[bot.cell]);
  },
};

type Happenings = ImperativeCard['forbids'];

const isAmong = (state: BurncycleState, list: Happenings, bot: Bot, what: Happening): boolean =>
  list.some((one) => one.what === what && (one.when === undefined || CIRCUMSTANCE[one.when](state, bot)));

interface Happened {
  readonly bot: number;
  readonly card: string;
  readonly isBroken: boolean;
}

/** What it means to the imperative of the agent that it happened to. */
function meaning(state: BurncycleState, bot: number, what: Happening): readonly Happened[] {
  const agent = state.bots[bot];
  if (agent?.imperative === undefined) return [];
  const { card } = agent.imperative;
  const { forbids, ends } = imperativeCard(card);
  if (isAmong(state, forbids, agent, what)) return [{ bot, card, isBroken: true }];
  return isAmong(state, ends.after, agent, what) ? [{ bot, card, isBroken: false }] : [];
}

/** At once, even in the middle of an action (BC-IMP-05). */
export const happened = defineStep<BurncycleState, Happened>({
  name: 'burncycle/imperative',
  clause: 'BC-IMP-05',
  run(state, { bot, card, isBroken }, engine) {
    engine.done();
    const { imperative } = botAt(state, bot);
    if (imperative?.card !== card) return;
    if (isBroken) return endImperative(state, bot, 'broken', engine);
    const { ends, energy } = imperativeCard(card);
    const progress = imperative.progress + 1;
    if (progress < ends.count) return engine.emit(imperativeCounted, { bot, progress });
    engine.emit(imperativeEnded, { bot, how: 'complete' });
    gainEnergy(state, bot, energy, 'imperative', engine);
  },
});

/** Nobody orders these: an agent has one imperative only. */
const HOUSE = '';

const noticing = <D>(
  on: EventKind<BurncycleState, D>,
  find: (data: D, state: BurncycleState) => readonly (readonly [bot: number, what: Happening])[],
): Trigger<BurncycleState> =>
  defineTrigger<BurncycleState, D, Happened>({
    name: `${on.name}-for-imperatives`,
    clause: 'BC-IMP-05',
    on,
    fires: (state, data) =>
      find(data, state).flatMap(([bot, what]) => meaning(state, bot, what).map((memory) => ({ owner: HOUSE, memory }))),
    step: happened,
  }) as unknown as Trigger<BurncycleState>;

export const imperativeTriggers: readonly Trigger<BurncycleState>[] = [
  noticing(actionTaken, ({ bot, action }) => [[bot, action as Happening]]),
  noticing(powerUsed, ({ bot }) => [[bot, 'use-power']]),
  noticing(keyUsed, ({ bot }) => [[bot, 'use-key']]),
  noticing(cacheTaken, ({ bot }) => [[bot, 'take-cache']]),
  noticing(doorUnlocked, ({ bot }) => [[bot, 'unlock-door']]),
  noticing(roomScouted, ({ bot }) => [[bot, 'scout-room']]),
  noticing(wallDestroyed, ({ bot }) => [[bot, 'destroy-wall']]),
  noticing(guardShutDown, ({ bot }) => [[bot, 'shut-down-unit']]),
  noticing(botsSwapped, ({ bot }) => [[bot, 'swap']]),
  noticing(guardPushed, ({ bot }) => [[bot, 'push']]),
  noticing(traded, ({ bot, other }) => [
    [bot, 'trade'],
    [other, 'trade'],
  ]),
  noticing(cycleAltered, (_data, { active }) => [[active, 'alter']]),
  noticing(upgraded, ({ bot }) => [[bot, 'upgrade']]),
  noticing(botHid, ({ bot }) => [[bot, 'hide']]),
  noticing(botDetected, ({ bot }) => [[bot, 'be-detected']]),
  noticing(botAttacked, ({ bot }) => [[bot, 'be-attacked']]),
  noticing(ipMoved, ({ bot }) => [[bot, 'move-ip']]),
  noticing(ipReset, ({ bot, cause }) => (cause === 'ping' ? [[bot, 'lose-ip']] : [])),
  noticing(turnEnded, ({ bot }) => [[bot, 'end-turn']]),
];
