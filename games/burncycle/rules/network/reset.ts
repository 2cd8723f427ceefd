/** A ping and an IP on one node: the lower level is thrown back, the winner's falls. Clauses BC-RESET, BC-LEVEL; BC-RULE-16, 73. */
import type { Engine } from '@tablerunner/engine';
import { detect } from '../detection.ts';
import { ceoLevelChanged, ipReset, levelChanged, pingRemoved } from '../events/network.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';

export const MOST_LEVEL = 6;

/** The level after a change, between 1 and 6 (BC-LEVEL-01, BC-RULE-73). */
export const bounded = (level: number): number => Math.max(1, Math.min(MOST_LEVEL, level));

/** Ties are the CEO's, but for one at 6 (BC-RESET-03). */
export const ipWins = (ip: number, ceo: number): boolean => ip > ceo || (ip === ceo && ip === MOST_LEVEL);

/** The agent whose IP stands on a node, or -1. */
export const agentOn = ({ bots }: BurncycleState, node: number): number =>
  bots.findIndex(({ role, ip }) => role === 'agent' && ip === node);

/** Returns whether the IP stands there still. */
export function resolveReset(
  state: BurncycleState,
  agent: number,
  node: number,
  engine: Engine<BurncycleState>,
): boolean {
  const { level } = botAt(state, agent);
  if (ipWins(level, state.ceo)) {
    engine.emit(pingRemoved, { node, cause: 'reset' });
    engine.emit(levelChanged, { bot: agent, to: bounded(level - 1) });
    return true;
  }
  engine.emit(ipReset, { bot: agent, cause: 'ping' });
  engine.emit(ceoLevelChanged, { to: bounded(state.ceo - 1) });
  detect(state, agent, 'reset', engine); // BC-RESET-05
  return false;
}
