/** Movement action: put a marker down, or give it to an ally. Clauses ES-DROP, ES-PASS, ES-COOP-10; ES-RULE-59. */
import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { neighboursAround } from '@tablerunner/geometry';
import { z } from 'zod';
import { nameOfCell } from '../board.ts';
import { markerDropped, markerTaken } from '../events/markers.ts';
import { live } from '../live.ts';
import { canHold, carriedBy } from '../markers.ts';
import { peripheral, sees } from '../sight.ts';
import type { EscapeState, MarkerKind } from '../types.ts';
import { indexOf, isOnBoard, unitAt } from '../units.ts';
import { type Actor, type Choice, defineAction } from './action.ts';

interface Drop extends Choice {
  readonly kind: 'drop';
  readonly to: number;
}

interface Give extends Choice {
  readonly kind: 'give';
  readonly target: string;
}

const CLAUSE: Readonly<Record<MarkerKind, string>> = {
  crate: 'ES-PASS-01',
  equipment: 'ES-PASS-02',
  objective: 'ES-PASS-03',
};

/** A cell around the character's own, in its sight: not its own, and not behind a wall or closed door. */
function checkReach(state: EscapeState, { unit }: Actor, to: number, clause: string): Verdict {
  const isNear = peripheral(state, unit.cell, to);
  if (isNear && sees(state, unit.cell, to)) return accept();
  const { board } = live(state);
  const facts = { unit: unit.id, from: nameOfCell(board, unit.cell), to: nameOfCell(board, to) };
  return refuse(clause, isNear ? 'no-line-of-sight' : 'not-peripheral', facts);
}

/** Whether the character standing there takes the marker: its hands are empty and it can hold it (ES-RULE-59). */
function takes(state: EscapeState, unit: number, marker: number): Verdict {
  const lying = state.markers[marker];
  const there = unitAt(state, unit);
  if (carriedBy(state, unit) >= 0) return refuse('ES-CRATE-04', 'hands-full', { unit: there.id });
  return lying === undefined ? accept() : canHold(state, there, lying);
}

export const drop = defineAction<Drop>({
  kind: 'drop',
  clause: 'ES-DROP-01',
  pool: 'mvt',
  needs: ['marker'],
  choice: z.strictObject({ kind: z.literal('drop'), to: z.int().min(0), by: z.literal('pilot').optional() }),

  candidates(state, { unit, index }) {
    if (carriedBy(state, index) < 0) return [];
    return neighboursAround(live(state).grid, unit.cell).map((to) => ({ kind: 'drop', to }));
  },

  check(state, actor, { to }) {
    const { grid } = live(state);
    const { unit, index } = actor;
    if (carriedBy(state, index) < 0) return refuse('ES-DROP-01', 'carries-nothing', { unit: unit.id });
    if (to >= grid.cellCount || grid.holes[to] === 1) return refuse('ES-DROP-01', 'no-such-cell', { unit: unit.id });
    return checkReach(state, actor, to, 'ES-DROP-01');
  },

  apply: (state, { index }, { to }, engine) => layDown(state, carriedBy(state, index), to, engine),
});

/** ES-DROP-02: whoever stands there gets it, friend or enemy; what cannot be held lies on the cell. */
function layDown(state: EscapeState, marker: number, cell: number, engine: Engine<EscapeState>): void {
  const there = live(state).standing[cell] ?? -1;
  if (there >= 0 && takes(state, there, marker).ok) engine.emit(markerTaken, { marker, unit: there });
  else engine.emit(markerDropped, { marker, cell });
}

export const give = defineAction<Give>({
  kind: 'give',
  clause: 'ES-PASS-01',
  pool: 'mvt',
  needs: ['marker'],
  choice: z.strictObject({ kind: z.literal('give'), target: z.string(), by: z.literal('pilot').optional() }),

  candidates(state, { unit, index }) {
    const gifts: Give[] = [];
    if (carriedBy(state, index) < 0) return gifts;
    for (const ally of state.units) {
      if (ally === unit || ally.faction !== unit.faction || !isOnBoard(ally)) continue;
      if (peripheral(state, unit.cell, ally.cell)) gifts.push({ kind: 'give', target: ally.id });
    }
    return gifts;
  },

  check(state, actor, { target }) {
    const { unit, index } = actor;
    const marker = carriedBy(state, index);
    const kind = state.markers[marker]?.kind;
    if (kind === undefined) return refuse('ES-PASS-01', 'carries-nothing', { unit: unit.id });
    const to = indexOf(state, target);
    const ally = state.units[to];
    if (ally === undefined || ally === unit || ally.faction !== unit.faction || !isOnBoard(ally)) {
      return refuse(CLAUSE[kind], 'not-an-ally', { unit: target });
    }
    const near = checkReach(state, actor, ally.cell, CLAUSE[kind]);
    return near.ok ? takes(state, to, marker) : near;
  },

  apply(state, { index }, { target }, engine) {
    engine.emit(markerTaken, { marker: carriedBy(state, index), unit: indexOf(state, target) });
  },
});
