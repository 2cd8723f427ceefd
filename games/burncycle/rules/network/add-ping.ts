/** The CEO adds a ping to the core, or as near to it as there is room. Clauses BC-PING-02, BC-PING-03, BC-KEYPAD-17. */
import { defineStep, type Engine } from '@tablerunner/engine';
import { NETWORK } from '../../content/network.ts';
import { pingAdded } from '../events/network.ts';
import type { BurncycleState } from '../types.ts';
import { entryNode } from './pings.ts';
import { agentOn, resolveReset } from './reset.ts';

/** Stands for the step of the network phase. */
const resolveNode = defineStep<BurncycleState, { readonly bot: number }>({
  name: 'burncycle/stopped',
  clause: 'BC-RESET-06',
});

export function addPing(state: BurncycleState, engine: Engine<BurncycleState>): void {
  const node = entryNode(NETWORK, state.pings);
  if (node === undefined) return;
  engine.emit(pingAdded, { node });
  const agent = agentOn(state, node);
  if (agent < 0 || !resolveReset(state, agent, node, engine)) return;
  if (agent === state.active) engine.interrupt(resolveNode, { bot: agent }); // outside its turn it does not (BC-RESET-07)
}
