/** A round: each player's turn of six phases, then the corporation's. Clauses BC-GAME-05, BC-TURN-01, BC-TURN-17, BC-CORP; BC-RULE-84. */
import { accept, defineSequence, defineStep } from '@tablerunner/engine';
import { z } from 'zod';
import { act } from '../actions/act.ts';
import { security, startSecurity } from '../corporation/security.ts';
import { corporationBegan, roundEnded, turnBegan, turnEnded } from '../events/turn.ts';
import { floorCheck } from '../mission/floor-change.ts';
import { ipPhase } from '../network/ip-phase.ts';
import { corporate } from '../powers.ts';
import { identityTheft } from '../special/identity-theft.ts';
import { raiseThreat } from '../threat.ts';
import { degrade } from '../track/degrade.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';
import { type FreeChoice, withFree } from './free.ts';
import { defineTurnStep } from './own-turn.ts';
import { buildPool } from './pool.ts';
import { beforeTurn } from './reboot.ts';
import { routing } from './routing.ts';

type Nothing = Record<string, never>;

const firstRouting = defineTurnStep<Nothing>({
  name: 'burncycle/first-routing',
  clause: 'BC-TURN-03',
  run: (_state, _memory, engine) => engine.next(routing, {}),
});

const lastRouting = defineTurnStep<Nothing>({
  name: 'burncycle/last-routing',
  clause: 'BC-TURN-12',
  run: (_state, _memory, engine) => engine.next(routing, { isLast: true }),
});

const actions = defineTurnStep<Nothing>({
  name: 'burncycle/actions',
  clause: 'BC-TURN-05',
  run: (_state, _memory, engine) => engine.next(act, {}),
});

const network = defineTurnStep<Nothing>({
  name: 'burncycle/network',
  clause: 'BC-TURN-09',
  run: (_state, _memory, engine) => engine.next(ipPhase, {}),
});

const degrading = defineTurnStep<Nothing>({
  name: 'burncycle/degrading',
  clause: 'BC-TURN-13',
  run: (_state, _memory, engine) => engine.next(degrade, { isFree: false }),
});

/** After degrading free actions are still possible (BC-DEGRADE-06). */
export const lastWord = defineTurnStep<Nothing, { readonly kind: 'end-turn' } | FreeChoice>(
  withFree<Nothing, { readonly kind: 'end-turn' }>({
    name: 'burncycle/last-word',
    clause: 'BC-DEGRADE-06',
    choice: z.strictObject({ kind: z.literal('end-turn') }),
    who: (state) => botAt(state, state.active).seat,
    candidates: () => [{ kind: 'end-turn' }],
    legal: () => [{ kind: 'end-turn' }],
    check: () => accept(),
    apply: (_state, _memory, _choice, engine) => engine.done(),
  }),
);

const endOfTurn = defineStep<BurncycleState, Nothing>({
  name: 'burncycle/end-of-turn',
  clause: 'BC-TURN-14',
  run(state, _memory, engine) {
    engine.emit(turnEnded, { bot: state.active });
    engine.next(floorCheck, {});
  },
});

/** The six phases (BC-TURN-01), with what comes before and after them. */
export const playerTurn = defineSequence<BurncycleState>({
  name: 'burncycle/player-turn',
  clause: 'BC-TURN-01',
  steps: [beforeTurn, firstRouting, buildPool, actions, network, lastRouting, degrading, lastWord, endOfTurn],
});

const securityPhase = defineStep<BurncycleState, Nothing>({
  name: 'burncycle/security-phase',
  clause: 'BC-CORP-02',
  run(_state, _memory, engine) {
    engine.emit(corporationBegan, {});
    engine.next(security, startSecurity);
  },
});

const pingPhase = defineStep<BurncycleState, Nothing>({
  name: 'burncycle/ping-phase',
  clause: 'BC-CORP-02',
  run: (_state, _memory, engine) => engine.next(identityTheft, { from: 0 }), // ping activation follows it
});

/** BC-CORP-03: by the player count, which neither shutdown nor escape lowers (BC-PLAYER-03, BC-PLAYER-04). */
const threatPhase = defineStep<BurncycleState, Nothing>({
  name: 'burncycle/threat-phase',
  clause: 'BC-CORP-03',
  run(state, _memory, engine) {
    raiseThreat(state, state.seats.length + corporate(state, 'round-threat'), 'round', engine);
    engine.emit(roundEnded, {});
    engine.done();
  },
});

export const corporationTurn = defineSequence<BurncycleState>({
  name: 'burncycle/corporation-turn',
  clause: 'BC-CORP-02',
  steps: [securityPhase, pingPhase, threatPhase],
});

/** The agent after this one in turn order; the marker's holder is last (BC-TURN-17). */
const nextAgent = (state: BurncycleState, after: number): number => {
  const agents = state.seats.length;
  for (let i = 1; i <= agents; i++) {
    const agent = (after + i) % agents;
    if (!botAt(state, agent).hasEscaped) return agent;
    if (agent === state.marker) return -1;
  }
  return -1;
};

/** Turn after turn to the holder of the corporation marker, then the corporation, then again. */
export const rounds = defineStep<BurncycleState, Nothing>({
  name: 'burncycle/rounds',
  clause: 'BC-GAME-05',
  run(state, _memory, engine) {
    const { lastTurn, marker } = state;
    const agent = lastTurn === marker ? -1 : nextAgent(state, lastTurn < 0 ? marker : lastTurn);
    if (agent < 0) return engine.interrupt(corporationTurn, { at: 0 });
    engine.emit(turnBegan, { bot: agent });
    engine.interrupt(playerTurn, { at: 0 });
  },
});

export const turnSteps = [rounds, playerTurn, ...playerTurn.parts, corporationTurn, ...corporationTurn.parts];
