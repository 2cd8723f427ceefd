/** What happens to bots and security units on the floor. */

import { defineEvent } from '@tablerunner/engine';
import { shedDisguise, sweep } from '../special/disguise.ts';
import { passDrone } from '../special/drone.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, guardAt } from '../units.ts';
import type { Unit } from './named.ts';

export const botMoved = defineEvent<BurncycleState, { bot: number; to: number }>({
  name: 'burncycle/bot-moved',
  write(state, { bot, to }) {
    const moved = botAt(state, bot);
    const from = moved.cell;
    moved.cell = to;
    passDrone(state, bot, from, to);
    moved.isHidden = false;
  },
});

/** BC-HIDE-02. */
export const botHid = defineEvent<BurncycleState, { bot: number }>({
  name: 'burncycle/bot-hid',
  write(state, { bot }) {
    botAt(state, bot).isHidden = true;
  },
});

/** BC-DETECT: the chip lies on the bot's space; `cause` names what gave it away, for the log. */
export const botDetected = defineEvent<BurncycleState, { bot: number; cause: string; enters: boolean }>({
  name: 'burncycle/bot-detected',
  write(state, { bot }) {
    const seen = botAt(state, bot);
    seen.chip = seen.cell;
    seen.isHidden = false;
  },
});

/** BC-AWARE-05: back on the bot's mat. */
export const chipRemoved = defineEvent<BurncycleState, { bot: number }>({
  name: 'burncycle/chip-removed',
  write(state, { bot }) {
    const owner = botAt(state, bot);
    owner.chip = -1;
    owner.isChipTurned = false;
  },
});

/** BC-PURSUE-05, BC-INVEST-09. */
export const chipTurned = defineEvent<BurncycleState, { bot: number }>({
  name: 'burncycle/chip-turned',
  write(state, { bot }) {
    botAt(state, bot).isChipTurned = true;
  },
});

/** BC-SEC-06, BC-SEC-07: whoever stood there goes where the unit came from. */
export const guardMoved = defineEvent<BurncycleState, Unit & { to: number; facing: number }>({
  name: 'burncycle/guard-moved',
  write(state, { guard, to, facing }) {
    const moved = guardAt(state, guard);
    const from = moved.cell;
    for (const other of state.guards) if (other.cell === to) other.cell = from;
    for (const bot of state.bots) if (bot.cell === to) bot.cell = from;
    if (state.drone?.cell === to) state.drone.cell = from;
    moved.cell = to;
    moved.facing = facing;
  },
});

export const guardFaced = defineEvent<BurncycleState, Unit & { facing: number }>({
  name: 'burncycle/guard-faced',
  write(state, { guard, facing }) {
    guardAt(state, guard).facing = facing;
  },
});

/** BC-SEC-02. */
export const guardActivated = defineEvent<BurncycleState, Unit & { priority: string }>({
  name: 'burncycle/guard-activated',
  write(state, { guard }) {
    guardAt(state, guard).isTurned = true;
  },
});

/** BC-STUN-02. */
export const guardStunned = defineEvent<BurncycleState, Unit & { bot: number }>({
  name: 'burncycle/guard-stunned',
  write(state, { guard }) {
    guardAt(state, guard).isStunned = true;
  },
});

/** BC-SEC-20, BC-SEC-21: all chips lie on their active sides again. */
export const securityRested = defineEvent<BurncycleState, Record<string, never>>({
  name: 'burncycle/security-rested',
  write(state) {
    sweep(state);
    for (const guard of state.guards) {
      guard.isTurned = false;
      guard.isStunned = false;
    }
    for (const bot of state.bots) bot.isChipTurned = false;
  },
});

export const botAttacked = defineEvent<BurncycleState, Unit & { bot: number }>({
  name: 'burncycle/bot-attacked',
  write() {},
});

/** BC-ENERGY-01. `source` names what took it, for the log. */
export const energyLost = defineEvent<BurncycleState, { bot: number; amount: number; source: string }>({
  name: 'burncycle/energy-lost',
  write(state, { bot, amount }) {
    const hurt = botAt(state, bot);
    hurt.energy = Math.max(0, hurt.energy - amount);
  },
});

/** BC-SHUT-02. */
export const botShutDown = defineEvent<BurncycleState, { bot: number }>({
  name: 'burncycle/bot-shut-down',
  write(state, { bot }) {
    const down = botAt(state, bot);
    shedDisguise(state, bot);
    down.chip = -1;
    down.isChipTurned = false;
    down.isHidden = false;
    if (state.active === bot) state.isTurnOver = true; // BC-SHUT-03
  },
});

/** BC-POST-02. */
export const guardDeployed = defineEvent<
  BurncycleState,
  { kind: string; level: number; cell: number; facing: number; post: number; hasKey: boolean }
>({
  name: 'burncycle/guard-deployed',
  write(state, { kind, level, cell, facing, post, hasKey }) {
    state.guards.push({ kind, level, cell, facing, hasKey, post, isStunned: false, isTurned: false });
  },
});

/** BC-SHUT-10: its chip goes to the discards of its level; the captain's is set aside. */
export const guardShutDown = defineEvent<BurncycleState, Unit & { bot: number; level: number }>({
  name: 'burncycle/guard-shut-down',
  write(state, { guard }) {
    const [gone] = state.guards.splice(guard, 1);
    if (gone !== undefined && gone.level > 0) state.guardPiles[gone.level]?.discard.push(gone.kind);
  },
});

/** BC-ESCAPE-02: off the floor for good; its turn is over (BC-ESCAPE-03). */
export const botEscaped = defineEvent<BurncycleState, { bot: number }>({
  name: 'burncycle/bot-escaped',
  write(state, { bot }) {
    const gone = botAt(state, bot);
    shedDisguise(state, bot);
    if (state.drone?.bot === bot) state.drone.cell = -1;
    gone.cell = -1;
    gone.chip = -1;
    gone.isHidden = false;
    gone.hasEscaped = true;
    if (state.active === bot) state.isTurnOver = true;
  },
});
