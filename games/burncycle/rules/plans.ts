/** What a security unit would do if it were activated now: by the steps of the activation itself, rehearsed on a copy. Clauses BC-SEC-01, BC-PURSUE, BC-INVEST, BC-PATROL. */
import type { GameEvent } from '@tablerunner/engine';
import type { Cell, Direction } from '@tablerunner/geometry';
import { security, startSecurity } from './corporation/security.ts';
import { botAttacked, guardFaced, guardMoved, securityRested } from './events/units.ts';
import { rehearse } from './rehearsal.ts';
import type { BurncycleState } from './types.ts';
import { cardOf, guardAt } from './units.ts';

const PRIORITIES = ['pursue', 'investigate', 'patrol'] as const;

/** Why it does so: the clause of its priority. */
const CLAUSES = { pursue: 'BC-PURSUE-01', investigate: 'BC-INVEST-01', patrol: 'BC-PATROL-01' } as const;

interface Plan {
  /** Its priority, a patrol by its name, or why there is none. */
  readonly does: string;
  readonly clause: string;
  /** Whom it pursues, or whose chip it investigates. */
  readonly bots: readonly number[];
  /** The spaces of its way, from where it stands. */
  readonly cells: readonly Cell[];
  readonly facing: Direction;
  readonly attacks: readonly number[];
  /** The players choose between ways or bots: this is one of several. */
  readonly isOpen: boolean;
}

export function planOf(state: BurncycleState, guard: number): Plan {
  const { isStunned, isTurned, cell, facing } = guardAt(state, guard);
  const idle = { bots: [], cells: [cell], facing, attacks: [], isOpen: false };
  if (isStunned) return { does: 'stunned', clause: 'BC-STUN-04', ...idle };
  if (isTurned) return { does: 'activated', clause: 'BC-SEC-02', ...idle };
  for (const priority of PRIORITIES) {
    const options = security.candidates?.(state, { ...startSecurity, priority }) ?? [];
    const own = options.filter((option) => option.guard === guard);
    if (own.length === 0) continue;
    const does = priority === 'patrol' ? `patrol ${cardOf(guardAt(state, guard)).patrol}` : priority;
    const bots = own.map(({ bot }) => bot).filter((bot) => bot >= 0);
    return { does, clause: CLAUSES[priority], bots, ...walkOf(state, guard, priority) };
  }
  return { does: 'nothing', clause: 'BC-PATROL-02', ...idle };
}

/** All others have been activated: it alone acts. */
function walkOf(
  state: BurncycleState,
  guard: number,
  priority: (typeof PRIORITIES)[number],
): Omit<Plan, 'does' | 'clause' | 'bots'> {
  const guards = state.guards.map((other, at) => (at === guard ? other : { ...other, isTurned: true }));
  const frame = { step: security.name, memory: { ...startSecurity, priority } };
  const { events, isOpen } = rehearse({ ...state, guards }, frame);
  const rested = events.findIndex(({ name }) => name === securityRested.name);
  const own = (rested < 0 ? events : events.slice(0, rested)).filter(
    ({ data }) => (data as { guard?: number }).guard === guard,
  );
  const { cell, facing } = guardAt(state, guard);
  const moves = own.filter(({ name }) => name === guardMoved.name).map(({ data }) => data as { to: number });
  const turns = own.filter(({ name }) => name === guardMoved.name || name === guardFaced.name);
  const last = turns.at(-1) as (GameEvent & { data: { facing: number } }) | undefined;
  return {
    cells: [cell, ...moves.map(({ to }) => to)],
    facing: last?.data.facing ?? facing,
    attacks: own.filter(({ name }) => name === botAttacked.name).map(({ data }) => (data as { bot: number }).bot),
    isOpen,
  };
}
