/**
 * Interface in a guard's chip. In the players' turns it is a bot that wears the chip; in the corporation turn a guard with that
 * chip stands among the security units, and the bot is off the floor until the round ends. Clauses BC-IFACE-01 to 10.
 */
import { guardCard } from '../../content/guards.ts';
import type { BurncycleState, Guard } from '../types.ts';
import { botAt, isOnFloor } from '../units.ts';

const guardIn = ({ kind, facing }: { kind: string; facing: number }, cell: number): Guard => ({
  kind,
  level: guardCard(kind).level,
  cell,
  facing,
  hasKey: false,
  post: -1,
  isStunned: false,
  isTurned: false,
});

const NOBODY: readonly Guard[] = [];

/** The chips that bots on the floor wear, as guards: their abilities work on the team at all times (BC-IFACE-06). */
export const masksOf = ({ bots }: BurncycleState): readonly Guard[] =>
  bots.every(({ disguise }) => disguise === undefined)
    ? NOBODY
    : bots.flatMap(({ disguise, cell }) => (disguise === undefined || cell < 0 ? [] : [guardIn(disguise, cell)]));

/** The bot that acts as this security unit in the corporation turn, or -1. There is one chip of each kind. */
export const wearerOf = ({ bots, active }: BurncycleState, { kind, cell }: Guard): number =>
  active >= 0 || cell < 0 ? -1 : bots.findIndex(({ disguise, cell: own }) => disguise?.kind === kind && own < 0);

/** For the writers of events. The corporation turn begins: the disguised are security units (BC-IFACE-09). */
export function becomeGuards(state: BurncycleState): void {
  for (const bot of state.bots) {
    if (bot.disguise === undefined || !isOnFloor(bot)) continue;
    state.guards.push(guardIn(bot.disguise, bot.cell));
    bot.cell = -1;
  }
}

/** The round ends: they are agents again, where the chip stands, and face as it does (BC-IFACE-07). */
export function becomeBots(state: BurncycleState): void {
  for (const bot of state.bots) {
    const { disguise } = bot;
    if (disguise === undefined || bot.cell >= 0) continue;
    const worn = state.guards.find(({ kind }) => kind === disguise.kind);
    if (worn === undefined) continue;
    bot.cell = worn.cell;
    disguise.facing = worn.facing;
    worn.cell = -1;
  }
  sweep(state);
}

/** Takes away chips that were shed while security acts: until then their places must not shift, because units at work are known by them. */
export function sweep(state: BurncycleState): void {
  if (state.guards.some(({ cell }) => cell < 0)) state.guards = state.guards.filter(({ cell }) => cell >= 0);
}

/** The chip is discarded; in the corporation turn the bot stands where it stood (BC-IFACE-02, BC-IFACE-03). */
export function shedDisguise(state: BurncycleState, index: number): void {
  const bot = botAt(state, index);
  const { disguise } = bot;
  if (disguise === undefined) return;
  const worn = state.guards.find((guard) => wearerOf(state, guard) === index);
  if (worn !== undefined) {
    bot.cell = worn.cell;
    Object.assign(worn, { cell: -1, isStunned: true, isTurned: true });
  }
  state.guardPiles[guardCard(disguise.kind).level]?.discard.push(disguise.kind);
  bot.disguise = undefined;
  delete bot.notes.steps; // those were the chip's (BC-IFACE-04)
}
