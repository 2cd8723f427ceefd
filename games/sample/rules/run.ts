/** A run: a die and programs against the ICE of a server; credits make up for what is missing. Clauses SK-RUN-*. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { outcomeOf } from './end.ts';
import { iceWorn, runBegan, runFailed, runRolled, serverFell, shortfallPaid } from './events.ts';
import { strengthOf } from './programs.ts';
import { anyStanding, serverAt } from './servers.ts';
import { trace } from './trace.ts';
import { type Nothing, opponentOf, type SkimState } from './types.ts';

export const RUN_DIE = 6;
const WEAR = 1; // SK-RUN-07

export function beginRun(state: SkimState, server: number, engine: Engine<SkimState>): void {
  const seat = state.active;
  engine.emit(runBegan, { seat, server });
  engine.interrupt(trace, { asked: [opponentOf(seat)] }); // SK-RUN-03
  engine.interrupt(rollRun, {});
}

/** How much a roll falls short of the ICE: what getting through would cost. */ // SK-RUN-04
function shortfall(state: SkimState, die: number): number {
  const ice = (serverAt(state, state.run.on)?.ice ?? 0) + state.run.raised;
  return Math.max(0, ice - die - strengthOf(state, state.active));
}

export const rollRun = defineStep<SkimState, Nothing>({
  name: 'skim/roll',
  clause: 'SK-RUN-04',
  run(state, _memory, engine) {
    const die = engine.die(RUN_DIE, 'run', { owner: state.active });
    const short = shortfall(state, die);
    engine.emit(runRolled, { seat: state.active, server: state.run.on, die, short });
    if (short === 0) succeed(state, engine);
    else engine.next(pay, {});
  },
});

const payChoice = z.strictObject({ kind: z.enum(['pay', 'bail']) });
export type PayChoice = z.infer<typeof payChoice>;
const PAY_CHOICES: readonly PayChoice[] = [{ kind: 'pay' }, { kind: 'bail' }];

/** The runner pays what is missing, or bails out: the engine does so for whoever cannot pay (SK-RUN-06). */
export const pay = defineStep<SkimState, Nothing, PayChoice>({
  name: 'skim/pay',
  clause: 'SK-RUN-05',
  choice: payChoice,
  who: ({ active }) => active,
  candidates: () => PAY_CHOICES,
  check(state, _memory, { kind }) {
    const short = shortfall(state, state.run.die);
    const { credits } = state[state.active];
    if (kind === 'pay' && short > credits) return refuse('SK-RUN-05', 'too-few-credits-to-pay', { short, credits });
    return accept();
  },
  apply(state, _memory, { kind }, engine) {
    if (kind === 'bail') return failRun(state, engine);
    engine.emit(shortfallPaid, { seat: state.active, cost: shortfall(state, state.run.die) });
    succeed(state, engine);
  },
});

function succeed(state: SkimState, engine: Engine<SkimState>): void {
  const server = state.run.on;
  engine.emit(serverFell, { seat: state.active, server, data: serverAt(state, server)?.data ?? 0 });
  if (!anyStanding(state)) engine.end(outcomeOf(state, 'servers-down')); // SK-END-01
  engine.done();
}

function failRun(state: SkimState, engine: Engine<SkimState>): void {
  const server = state.run.on;
  engine.emit(runFailed, { seat: state.active, server });
  engine.emit(iceWorn, { server, by: WEAR });
  engine.done();
}
