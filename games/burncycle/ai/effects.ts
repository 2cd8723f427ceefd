/** What effects of cards are worth, about, in AP: to choose among options before they are resolved. */
import type { EffectEntry } from '@tablerunner/engine';
import type { BurncycleState } from '../rules/types.ts';
import { botAt, isDown } from '../rules/units.ts';

const WORTH: Readonly<Record<string, number>> = {
  energy: 3.5,
  key: 3,
  equipment: 2,
  mod: 3,
  'network-card': 0.8,
  imperative: -2,
  chip: 1.8,
  drain: -1.5,
  'restore-chip': 4,
  'degrade-chip': -4,
  level: 1,
  'remove-ping': 1.2,
  'move-ip': 1,
  'unlock-door': 3,
  'scout-room': 0.5,
  mainframe: 1,
  movement: 0.8,
  'clear-chip': 1.5,
  'stun-guard': 1.5,
  'shut-down-guard': 4,
  'turn-guard': 0.7,
  'move-guard': 0.7,
  'lift-key': 2,
};

const THREAT = 5.5;
const CEO_LEVEL = 0.6;
/** Energy that a bot cannot keep. */
const FULL = 8;
const WASTED = 0.3;

interface Numbers {
  readonly amount?: number;
  readonly by?: number;
  readonly spaces?: number;
  readonly to?: string;
}

export function effectsWorth(state: BurncycleState, list: readonly EffectEntry[], bot: number): number {
  let sum = 0;
  for (const entry of list) sum += effectWorth(state, entry, bot);
  return sum;
}

function effectWorth(state: BurncycleState, entry: EffectEntry, bot: number): number {
  const { amount = 1, by = 1, spaces = 1, to } = entry as Numbers;
  switch (entry.do) {
    case 'threat':
      return state.threat + by < 0 ? 0 : -THREAT * by;
    case 'ceo-level':
      return -CEO_LEVEL * by;
    case 'energy': {
      const one = (WORTH.energy ?? 0) * amount * (to === 'each-agent' ? state.seats.length : 1);
      return to === undefined && botAt(state, bot).energy >= FULL ? WASTED * one : one;
    }
    case 'clear-chip':
      return state.bots.some((other) => other.chip >= 0 && !isDown(other)) ? (WORTH['clear-chip'] ?? 0) : 0;
    case 'remove-ping':
      return state.pings.length > 0 ? (WORTH['remove-ping'] ?? 0) : 0;
    case 'restore-chip':
      return state.burncycle.some(({ isActive, isDegraded }) => isActive && isDegraded) ? (WORTH[entry.do] ?? 0) : 0;
    case 'movement':
      return (WORTH.movement ?? 0) * spaces;
    default:
      return WORTH[entry.do] ?? 0;
  }
}
