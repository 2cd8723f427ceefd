/** Step b): the event roll of Cooperation and its rows. Clauses ES-CEVENT; ES-RULE-36, ES-RULE-77 to 81. */
import { accept, defineStep, type Engine, refuse, type Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { boardOf } from '../board.ts';
import { doorNow } from '../doors.ts';
import { doorChanged } from '../events/board.ts';
import { airlockShut, repressionDiscarded, unitTrapped } from '../events/coop.ts';
import { anthemGained, rollClosed } from '../events/rolls.ts';
import { actionsLost } from '../events/units.ts';
import { rollDice } from '../roll.ts';
import { blackout } from '../turn/event-choices.ts';
import { anticipation } from '../turn/event-roll.ts';
import type { EscapeState } from '../types.ts';
import { isOnBoard, left } from '../units.ts';
import { drawCard } from './cards.ts';
import { showToken } from './reveal.ts';

interface Rolled {
  readonly rolled?: boolean;
}

/** ES-CEVENT-01: the Leader rolls both dice; no marker rerolls them here (ES-RULE-62). */
export const rollCoopEvent = defineStep<EscapeState, Rolled>({
  name: 'escape/roll-coop-event',
  clause: 'ES-CEVENT-01',
  run(state, { rolled }, engine) {
    if (rolled !== true) {
      const die = { unit: -1, seat: state.leader };
      engine.stay<Rolled>({ rolled: true });
      return engine.interrupt(rollDice, { purpose: 'event', dice: [die, die], added: false });
    }
    const result = state.roll?.dice.reduce((sum, { face }) => sum + face, 0) ?? 0;
    engine.emit(rollClosed, {});
    engine.next(anticipation, { result, asked: state.seats });
  },
});

type Row = (state: EscapeState, engine: Engine<EscapeState>) => void;

/** ES-CEVENT-03: one still waiting outside may be drawn too (ES-RULE-77). */
const hiddenTrap: Row = (state, engine) => {
  const rebels = state.units.flatMap(({ faction, place }, index) =>
    faction === 'resistance' && (place === 'board' || place === 'waiting') ? [index] : [],
  );
  const unit = rebels[rebels.length > 0 ? engine.pick(rebels.length) : -1];
  if (unit !== undefined) engine.emit(unitTrapped, { unit });
};

/** ES-CEVENT-05: open or closed, it is locked and closed again. */
const networkOverload: Row = (state, engine) => {
  const hacked = boardOf(state).doors.flatMap((_, index) => (doorNow(state, index)?.isHacked ? [index] : []));
  const door = hacked[hacked.length > 0 ? engine.pick(hacked.length) : -1];
  if (door !== undefined) engine.emit(doorChanged, { door, open: false, hacked: false });
};

/** ES-CEVENT-06. */
const fireAlarm: Row = (state, engine) => {
  for (const [index, unit] of state.units.entries()) {
    if (unit.faction !== 'resistance' || !isOnBoard(unit) || left(state, unit, 'mvt') < 1) continue;
    engine.emit(actionsLost, { unit: index, pool: 'mvt', count: 1 });
  }
};

/** What is not here works all turn long where it is asked for: Firewall (8), Short Circuit (9). */
const ROWS: Readonly<Record<number, Row>> = {
  2: drawCard, // ES-CEVENT-02
  3: hiddenTrap,
  4: networkOverload,
  5: fireAlarm,
  6: (_state, engine) => engine.interrupt(camera, {}),
  10: (_state, engine) => engine.interrupt(blackout, {}),
  11: (_state, engine) => engine.interrupt(heroism, {}),
  12: (_state, engine) => engine.interrupt(activeLockdown, {}),
};

export const applyCoopEvent = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/apply-coop-event',
  clause: 'ES-CEVENT-01',
  run(state, _memory, engine) {
    ROWS[state.event]?.(state, engine);
    engine.done();
  },
});

interface Show {
  readonly kind: 'show';
  readonly token: number;
}

const tokensOnBoard = (state: EscapeState): number[] =>
  state.repression?.tokens.flatMap(({ id, cell }) => (cell >= 0 ? [id] : [])) ?? [];

/** ES-CEVENT-07: Surveillance Camera. Without a token nothing happens (ES-RULE-79). */
export const camera = defineStep<EscapeState, { readonly done?: boolean }, Show>({
  name: 'escape/camera',
  clause: 'ES-CEVENT-07',
  choice: z.strictObject({ kind: z.literal('show'), token: z.int().min(0) }),
  who: (state, { done }) => (done !== true && tokensOnBoard(state).length > 0 ? state.leader : undefined),
  candidates: (state) => tokensOnBoard(state).map((token) => ({ kind: 'show', token })),
  check: (state, _memory, { token }) =>
    tokensOnBoard(state).includes(token) ? accept() : refuse('ES-CEVENT-07', 'no-such-token', { token }),
  apply(_state, _memory, { token }, engine) {
    engine.stay({ done: true });
    showToken(token, engine);
  },
  run: (_state, _memory, engine) => engine.done(),
});

interface Award {
  readonly kind: 'award';
  readonly seat: Seat;
}

/** ES-CEVENT-13: the marker goes to a player whom the Leader names (ES-RULE-81). */
export const heroism = defineStep<EscapeState, { readonly done?: boolean }, Award>({
  name: 'escape/heroism',
  clause: 'ES-CEVENT-13',
  choice: z.strictObject({ kind: z.literal('award'), seat: z.string() }),
  who: (state, { done }) => (done === true ? undefined : state.leader),
  candidates: (state) => state.seats.map((seat) => ({ kind: 'award', seat })),
  check: (state, _memory, { seat }) =>
    state.seats.includes(seat) ? accept() : refuse('ES-CEVENT-13', 'no-such-player', { seat }),
  apply(_state, _memory, { seat }, engine) {
    engine.stay({ done: true });
    engine.emit(anthemGained, { seat, reason: 'heroism' });
  },
  run: (_state, _memory, engine) => engine.done(),
});

interface Shut {
  readonly kind: 'shut';
  readonly airlock: number;
}

/** ES-CEVENT-14, ES-CEVENT-15: it may be the central one (ES-RULE-78). */
export const activeLockdown = defineStep<EscapeState, { readonly done?: boolean }, Shut>({
  name: 'escape/active-lockdown',
  clause: 'ES-CEVENT-14',
  choice: z.strictObject({ kind: z.literal('shut'), airlock: z.int().min(1) }),
  who: (state, { done }) => (done !== true && boardOf(state).airlocks.length > 0 ? state.leader : undefined),
  candidates: (state) => boardOf(state).airlocks.map(({ number }) => ({ kind: 'shut', airlock: number })),
  check: (state, _memory, { airlock }) =>
    boardOf(state).airlocks.some(({ number }) => number === airlock)
      ? accept()
      : refuse('ES-CEVENT-14', 'no-such-airlock', { airlock }),
  apply(state, _memory, { airlock }, engine) {
    engine.stay({ done: true });
    engine.emit(airlockShut, { airlock });
    const cards = state.repression?.drawn.flatMap((card) => (card.airlock === airlock ? [card.id] : [])) ?? [];
    if (cards.length > 0) engine.emit(repressionDiscarded, { cards });
  },
  run: (_state, _memory, engine) => engine.done(),
});
