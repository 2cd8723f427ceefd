/**
 * The window after every complete action, in which extra actions may be taken: Anthem markers, the Datadisk of the ISC,
 * Combat Drugs. Clauses ES-RES-03, ES-CRESIST-02, ES-EQUIP-02, ES-EQUIP-04; ES-RULE-33, ES-RULE-97.
 */
import { accept, defineStep, refuse, type Seat } from '@tablerunner/engine';
import { z } from 'zod';
import type { Actor, Choice } from './actions/action.ts';
import { actionCandidates, actionChoice, actionsOpen, applyAction, checkAction } from './actions/table.ts';
import { markerDiscarded } from './events/markers.ts';
import { anthemSpent } from './events/rolls.ts';
import { carriedBy, markerOf, mayUse } from './markers.ts';
import { type EscapeState, POOLS, type Pool } from './types.ts';
import { indexOf, isOnBoard, unitAt, unitOrNobody } from './units.ts';

export const EXTRA_SOURCES = ['anthem', 'datadisk', 'combat-drugs'] as const;
type Source = (typeof EXTRA_SOURCES)[number];

interface WindowMemory {
  /** The active character whose action came before; -1 for a token's, which is the Leader's to move. */
  readonly after: number;
  /** Seats that have passed since the last extra action. */
  readonly passed?: readonly Seat[];
}

interface Extra {
  readonly source: Source;
  readonly unit: string;
  readonly action: Choice;
}
type ExtraChoice = Extra | { readonly pass: true };

const PASS = { pass: true } as const;

/** Combat Drugs are for attacks only (ES-EQUIP-02). */
const ATTACKS = ['melee', 'ranged', 'blast', 'throw-crate'] as const;

/** What hands over a marker cannot be paid for with that very marker. */
const HAND_OVERS = ['drop', 'give'] as const;

export const extraActions = defineStep<EscapeState, WindowMemory, ExtraChoice>({
  name: 'escape/extra-actions',
  clause: 'ES-RULE-97',
  choice: z.union([
    z.strictObject({ pass: z.literal(true) }),
    z.strictObject({ source: z.enum(EXTRA_SOURCES), unit: z.string(), action: actionChoice }),
  ]),

  who: (state, memory) => (memory.passed === undefined ? undefined : nextSeat(state, memory)),

  candidates(state, memory) {
    const seat = nextSeat(state, memory) ?? '';
    return extras(state, seat, actionCandidates, false);
  },

  legal(state, memory) {
    const seat = nextSeat(state, memory) ?? '';
    return extras(state, seat, actionsOpen, true);
  },

  check(state, memory, choice) {
    if ('pass' in choice) return accept();
    const seat = nextSeat(state, memory) ?? '';
    const index = indexOf(state, choice.unit);
    const unit = state.units[index];
    if (unit === undefined) return refuse('ES-RULE-33', 'no-such-character', { unit: choice.unit });
    if (!isOnBoard(unit)) return refuse('ES-RULE-29', 'not-on-the-board', { unit: unit.id });
    const source = checkSource(state, seat, index, choice);
    if (!source.ok) return source;
    return checkAction(state, { unit, index, extra: true }, choice.action, poolsOf(choice.source));
  },

  apply(state, memory, choice, engine) {
    const seat = nextSeat(state, memory) ?? '';
    if ('pass' in choice)
      return engine.stay<WindowMemory>({ after: memory.after, passed: [...(memory.passed ?? []), seat] });
    engine.stay<WindowMemory>({ after: memory.after, passed: [] }); // the window closes when all pass in a row
    const index = indexOf(state, choice.unit);
    if (choice.source === 'anthem') engine.emit(anthemSpent, { seat });
    else engine.emit(markerDiscarded, { marker: carriedBy(state, index) });
    applyAction(state, { unit: unitAt(state, index), index, extra: true }, choice.action, engine);
  },

  run(state, memory, engine) {
    if (memory.passed !== undefined || !anySource(state)) return engine.done();
    engine.stay<WindowMemory>({ after: memory.after, passed: [] });
  },
});

const poolsOf = (source: Source): readonly Pool[] => (source === 'combat-drugs' ? ['cbt'] : POOLS);

/** The player of the active character first, then the others (ES-RULE-97). */
function nextSeat(state: EscapeState, { after, passed = [] }: WindowMemory): Seat | undefined {
  const first = unitOrNobody(state, after)?.seat ?? state.leader;
  const ordered = [...askable(state)].sort((a, b) => Number(b === first) - Number(a === first));
  return ordered.find((seat) => !passed.includes(seat));
}

/** Seats that hold something for an extra action: all of it lies open on the table. */
function askable(state: EscapeState): readonly Seat[] {
  return state.seats.filter((seat) => (state.anthem[seat] ?? 0) > 0 || holdsItem(state, seat));
}

/** Whether somebody holds something: asked after every action, and mostly the answer is no. */
export function anySource(state: EscapeState): boolean {
  for (const seat of state.seats) if ((state.anthem[seat] ?? 0) > 0) return true;
  return holdsItem(state, undefined);
}

/** One of the seat's characters, or anybody's, carries something that gives an extra action. */
function holdsItem(state: EscapeState, seat: Seat | undefined): boolean {
  for (const { carrier, equipment } of state.markers) {
    if (carrier < 0 || equipment === undefined || sourceHeld(state, carrier) === undefined) continue;
    if (seat === undefined || unitAt(state, carrier).seat === seat) return true;
  }
  return false;
}

/** The Datadisk gives an extra action in Revolution only (ES-EQUIP-04, ES-EQUIP-15). */
function sourceHeld(state: EscapeState, index: number): Source | undefined {
  const item = markerOf(state, index)?.equipment;
  if (item !== 'combat-drugs' && (item !== 'datadisk' || state.mode !== 'revolution')) return undefined;
  const unit = unitAt(state, index);
  return isOnBoard(unit) && mayUse(state, unit, item).ok ? item : undefined;
}

function checkSource(state: EscapeState, seat: Seat, index: number, { source, action }: Extra) {
  const unit = unitAt(state, index);
  if (source === 'anthem') {
    if ((state.anthem[seat] ?? 0) < 1) return refuse('ES-RES-03', 'no-anthem-marker', { seat });
    // ES-RES-03: one of their own; in Cooperation a teammate's too (ES-CRESIST-02).
    if (unit.faction !== 'resistance') return refuse('ES-RES-03', 'not-your-character', { unit: unit.id });
    return accept();
  }
  if (unit.seat !== seat) return refuse('ES-RULE-33', 'not-your-character', { unit: unit.id });
  if (sourceHeld(state, index) !== source)
    return refuse('ES-ITEM-06', 'does-not-carry-that', { unit: unit.id, item: source });
  if (source === 'combat-drugs' && !(ATTACKS as readonly string[]).includes(action.kind)) {
    return refuse('ES-EQUIP-02', 'drugs-are-for-attacks', { action: action.kind });
  }
  if ((HAND_OVERS as readonly string[]).includes(action.kind)) {
    return refuse('ES-ITEM-07', 'marker-is-used-up', { unit: unit.id, item: source });
  }
  return accept();
}

/** To pass, and whatever the actions of all characters give; with `isChecked` only what the source may be spent on. */
function extras(
  state: EscapeState,
  seat: Seat,
  actionsOf: typeof actionCandidates,
  isChecked: boolean,
): readonly ExtraChoice[] {
  const all: ExtraChoice[] = [PASS];
  const hasAnthem = (state.anthem[seat] ?? 0) > 0;
  for (let index = 0; index < state.units.length; index++) {
    const unit = unitAt(state, index);
    if (!isOnBoard(unit)) continue;
    const actor: Actor = { unit, index, extra: true };
    const add = (source: Source): void => {
      for (const action of actionsOf(state, actor, poolsOf(source))) {
        const extra: Extra = { source, unit: unit.id, action };
        if (!isChecked || checkSource(state, seat, index, extra).ok) all.push(extra);
      }
    };
    const held = unit.seat === seat ? sourceHeld(state, index) : undefined;
    if (held !== undefined) add(held);
    if (hasAnthem && unit.faction === 'resistance') add('anthem');
  }
  return all;
}
