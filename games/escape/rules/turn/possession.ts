/** Possession: at the start of the turn its owner may make an ally its Robot. Clauses ES-ABIL-49; ES-RULE-56. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { has } from '../abilities.ts';
import { unitPossessed } from '../events/turn.ts';
import { boundRanks } from '../pilots.ts';
import type { EscapeState, Unit } from '../types.ts';
import { indexOf, isOnBoard, unitAt } from '../units.ts';

interface PossessionMemory {
  /** Possessors that are still to be asked, the next one first; undefined before they are looked for. */
  readonly asked?: readonly number[];
}

type PossessionChoice = { readonly kind: 'possess'; readonly unit: string } | { readonly kind: 'pass' };

const PASS = { kind: 'pass' } as const;

export const possession = defineStep<EscapeState, PossessionMemory, PossessionChoice>({
  name: 'escape/possession',
  clause: 'ES-ABIL-49',
  choice: z.union([
    z.strictObject({ kind: z.literal('possess'), unit: z.string() }),
    z.strictObject({ kind: z.literal('pass') }),
  ]),

  who: (state, { asked = [] }) => (asked[0] === undefined ? undefined : unitAt(state, asked[0]).seat),

  candidates(state, { asked = [] }) {
    const possessor = unitAt(state, asked[0] ?? -1);
    const allies = state.units.filter((unit) => unit.faction === possessor.faction && isOnBoard(unit));
    return [PASS, ...allies.map(({ id }) => ({ kind: 'possess', unit: id }) as const)];
  },

  check(state, { asked = [] }, choice) {
    if (choice.kind === 'pass') return accept();
    const possessor = unitAt(state, asked[0] ?? -1);
    const ally = state.units[indexOf(state, choice.unit)];
    if (ally === undefined || ally.faction !== possessor.faction || ally === possessor)
      return refuse('ES-ABIL-49', 'not-an-ally', { unit: choice.unit });
    if (!isOnBoard(ally)) return refuse('ES-ABIL-49', 'not-on-the-board', { unit: ally.id });
    if (ally.possessor >= 0) return refuse('ES-ABIL-49', 'already-possessed', { unit: ally.id });
    if (isTooHigh(state, possessor, ally)) {
      return refuse('ES-RULE-56', 'ranks-above-the-pilots', { unit: ally.id, pilot: possessor.id });
    }
    return accept();
  },

  apply(state, { asked = [] }, choice, engine) {
    const possessor = asked[0] ?? -1;
    engine.stay<PossessionMemory>({ asked: asked.slice(1) });
    if (choice.kind === 'possess') engine.emit(unitPossessed, { unit: indexOf(state, choice.unit), possessor });
  },

  run(state, { asked }, engine) {
    if (asked !== undefined) return engine.done();
    const possessors: number[] = [];
    for (let i = 0; i < state.units.length; i++) {
      const unit = unitAt(state, i);
      if (isOnBoard(unit) && has(state, unit, 'possession')) possessors.push(i);
    }
    if (possessors.length === 0) return engine.done();
    engine.stay<PossessionMemory>({ asked: possessors.sort((a, b) => rankInOrder(state, a) - rankInOrder(state, b)) });
  },
});

/** The side that held the Initiative last names first. */
const rankInOrder = (state: EscapeState, index: number): number =>
  Number(unitAt(state, index).faction !== state.initiative) * state.units.length + index;

/** The limit of Pilot (ES-ABIL-48), Robots of its own counted. */
function isTooHigh(state: EscapeState, possessor: Unit, ally: Unit): boolean {
  if (state.options.possessionRankLimit === 'no') return false;
  return boundRanks(state, possessor) + ally.profile.rank > possessor.profile.rank;
}
