/** Identity Theft: directly before ping activation Interface's IP may move as a ping does. Clauses BC-IFACE-11 to 14; BC-RULE-82. */
import { accept, defineStep, type Engine } from '@tablerunner/engine';
import { z } from 'zod';
import { NETWORK } from '../../content/network.ts';
import { pingActivation } from '../corporation/pings.ts';
import { detect } from '../detection.ts';
import { ipMoved, ipReset, levelChanged } from '../events/network.ts';
import { takeHub } from '../network/ip-phase.ts';
import { nodeOf } from '../network/map.ts';
import { pingPath } from '../network/pings.ts';
import { bounded, MOST_LEVEL } from '../network/reset.ts';
import { modifier } from '../powers.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';

interface Stealing {
  /** The agents from this one on have not been asked. */
  readonly from: number;
}

interface Steal {
  readonly kind: 'steal' | 'go-on';
}

/** Where its IP would come to stand; undefined without the ability, in a disguise, off the rings, or with a ping in the way. */
function landingOf(state: BurncycleState, bot: number): number | undefined {
  const { ip, disguise, role } = botAt(state, bot);
  if (role === 'module' || ip < 0 || disguise !== undefined || modifier(state, bot, 'identity-theft') < 1)
    return undefined;
  const others = state.bots.filter((_, at) => at !== bot).map((other) => other.ip);
  return pingPath(NETWORK, ip, state.pings, others).at(-1);
}

const thief = (state: BurncycleState, from: number): number =>
  [...state.bots.keys()].find((bot) => bot >= from && landingOf(state, bot) !== undefined) ?? -1;

export const identityTheft = defineStep<BurncycleState, Stealing, Steal>({
  name: 'burncycle/identity-theft',
  clause: 'BC-IFACE-11',
  choice: z.strictObject({ kind: z.enum(['steal', 'go-on']) }),
  who: (state, { from }) => state.bots[thief(state, from)]?.seat,
  candidates: () => [{ kind: 'steal' }, { kind: 'go-on' }],
  check: () => accept(),
  apply(state, { from }, { kind }, engine) {
    const bot = thief(state, from);
    engine.stay<Stealing>({ from: bot + 1 });
    const to = landingOf(state, bot);
    if (kind === 'steal' && to !== undefined) land(state, bot, to, engine);
  },
  run: (_state, _memory, engine) => engine.next(pingActivation, { layer: 0 }),
});

function land(state: BurncycleState, bot: number, node: number, engine: Engine<BurncycleState>): void {
  const other = state.bots.findIndex(({ role, ip }) => role === 'agent' && ip === node);
  engine.emit(ipMoved, { bot, to: node });
  if (other >= 0 && !outdoes(state, bot, other, engine)) return;
  const { kind, layer } = nodeOf(NETWORK, node);
  if (kind === 'hub') takeHub(state, bot, layer, engine); // BC-IFACE-13
}

/** A tie is Interface's, but not at 6; the winner's level falls, the loser is thrown back, and only the other one is detected (BC-IFACE-12, BC-RULE-82). */
function outdoes(state: BurncycleState, bot: number, other: number, engine: Engine<BurncycleState>): boolean {
  const [mine, theirs] = [botAt(state, bot).level, botAt(state, other).level];
  const wins = mine > theirs || (mine === theirs && mine !== MOST_LEVEL);
  const [winner, loser] = wins ? [bot, other] : [other, bot];
  engine.emit(ipReset, { bot: loser, cause: 'identity-theft' });
  engine.emit(levelChanged, { bot: winner, to: bounded(botAt(state, winner).level - 1) });
  if (wins) detect(state, other, 'reset', engine);
  return wins;
}
