/** A run: a die, programs and boost against the ICE of a server. Clauses SK-RUN-*. */
import { defineStep, type Engine } from '@tablerunner/engine';
import { outcomeOf } from './end.ts';
import { iceWorn, runBegan, runFailed, serverFell } from './events.ts';
import { strengthOf } from './programs.ts';
import { anyStanding, serverAt } from './servers.ts';
import { trace } from './trace.ts';
import { type Nothing, opponentOf, type SeatId, type SkimState } from './types.ts';

export const RUN_DIE = 6;
export const MOST_BOOST = 3; // SK-RUN-03
const WEAR = 1; // SK-RUN-06

export function beginRun(state: SkimState, server: number, boost: number, engine: Engine<SkimState>): void {
  const seat = state.active;
  engine.emit(runBegan, { seat, server, boost });
  engine.interrupt(trace, { asked: [opponentOf(seat)] }); // SK-RUN-04
  engine.interrupt(rollRun, {});
}

/** Why a run is as strong as it is, without the die. */
export const runStrength = (state: SkimState, seat: SeatId, boost: number) => [
  { add: strengthOf(state, seat), why: 'programs', clause: 'SK-PROG-02' },
  { add: boost, why: 'boost', clause: 'SK-RUN-03' },
];

/** How many of the six faces succeed. */
export const winningFaces = (needed: number): number => Math.min(RUN_DIE, Math.max(0, RUN_DIE + 1 - needed));

/** The run's strength without the die. */
export const runBonus = (state: SkimState): number => strengthOf(state, state.active) + state.run.boost;

export const rollRun = defineStep<SkimState, Nothing>({
  name: 'skim/roll',
  clause: 'SK-RUN-05',
  run(state, _memory, engine) {
    const { active: seat, run } = state;
    const server = run.on;
    const target = serverAt(state, server);
    if (target === undefined) return engine.done();
    const ice = target.ice + run.raised;
    const total = engine.die(RUN_DIE, 'run') + runBonus(state);
    if (total >= ice) {
      engine.emit(serverFell, { seat, server, total, ice, data: target.data });
      if (!anyStanding(state)) engine.end(outcomeOf(state, 'servers-down')); // SK-END-01
    } else {
      engine.emit(runFailed, { seat, server, total, ice });
      engine.emit(iceWorn, { server, by: WEAR }); // SK-RUN-06
    }
    engine.done();
  },
});
