/** Copies a state by hand: several times faster than a copy that does not know what it copies. */
import type { Runner, SkimState } from './types.ts';

const cloneRunner = ({ credits, score, hand, programs }: Runner): Runner => ({
  credits,
  score,
  hand: hand.slice(),
  programs: programs.slice(),
});

export const cloneState = (state: SkimState): SkimState => ({
  rounds: state.rounds,
  handLimit: state.handLimit,
  round: state.round,
  active: state.active,
  actions: state.actions,
  servers: state.servers.map(({ ice, data, taken }) => ({ ice, data, taken })),
  run: { on: state.run.on, die: state.run.die, raised: state.run.raised },
  red: cloneRunner(state.red),
  blue: cloneRunner(state.blue),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
});
