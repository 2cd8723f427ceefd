/** All actions of an active character, as one table: from here the activation takes candidates, verdicts and effects. */
import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import type { ByPool, EscapeState, Pool, Unit } from '../types.ts';
import { left, pilotOf } from '../units.ts';
import { type Action, type Actor, type Choice, checkPayment, pay } from './action.ts';
import { blast } from './blast.ts';
import { closeDoor, openDoor } from './doors.ts';
import { drill } from './drill.ts';
import { enter } from './enter.ts';
import { exit } from './exit.ts';
import { flame } from './flame.ts';
import { free } from './free.ts';
import { hackWithDatadisk, hackWithIntellect, hackWithRadio } from './hack.ts';
import { drop, give } from './hand-over.ts';
import { heal, medikit, repair } from './heal.ts';
import { look } from './look.ts';
import { melee } from './melee.ts';
import { move } from './move.ts';
import { ranged } from './ranged.ts';
import { take } from './take.ts';
import { throwCrate } from './throw-crate.ts';

const ACTIONS: readonly Action[] = [
  ...[enter, move, exit, openDoor, closeDoor, drop, give, heal, free],
  ...[melee, ranged, blast, throwCrate, flame, drill],
  ...[hackWithIntellect, hackWithRadio, hackWithDatadisk, repair],
  ...[take, look, medikit],
] as readonly Action[];

const byKind = new Map(ACTIONS.map((action) => [action.kind, action]));

/** Any action, in the shape in which a command names it. */
export const actionChoice = z.union(ACTIONS.map((action) => action.choice)) as z.ZodType<Choice>;

/** All that the character might do. An extra action is one of the given pools, and nothing that is free (ES-RULE-33). */
export function actionCandidates(state: EscapeState, actor: Actor, pools?: readonly Pool[]): Choice[] {
  const all: Choice[] = [];
  const { unit, extra } = actor;
  const isOutside = unit.place === 'waiting';
  const pilot = extra ? undefined : pilotOf(state, unit);
  const own = poolsLeft(state, unit, extra);
  const lent = pilot === undefined ? undefined : poolsLeft(state, pilot, false);
  for (const action of ACTIONS) {
    const { pool } = action;
    if (pools !== undefined && (pool === undefined || !pools.includes(pool))) continue;
    if ((action === enter) !== isOutside) continue;
    const isOwn = pool === undefined || own[pool];
    const isLent = pool !== undefined && lent?.[pool] === true;
    if (!isOwn && !isLent) continue; // nothing to pay with: not even worth pointing at
    for (const choice of action.candidates(state, actor)) {
      if (isOwn) all.push(choice);
      if (isLent) all.push({ ...choice, by: 'pilot' });
    }
  }
  return all;
}

/** Of which kinds the character has an action left; asked once for all actions. */
const poolsLeft = (state: EscapeState, unit: Unit, extra: boolean): ByPool<boolean> => ({
  mvt: extra || left(state, unit, 'mvt') > 0,
  cbt: extra || left(state, unit, 'cbt') > 0,
  int: extra || left(state, unit, 'int') > 0,
});

export function checkAction(state: EscapeState, actor: Actor, choice: Choice, pools?: readonly Pool[]): Verdict {
  const action = byKind.get(choice.kind);
  if (action === undefined) return refuse('ES-ACT-04', 'no-such-action', { action: choice.kind });
  if (pools !== undefined && (action.pool === undefined || !pools.includes(action.pool))) {
    return refuse('ES-RULE-33', 'not-as-an-extra-action', { action: choice.kind });
  }
  // ES-RULE-29: off the board there is nothing to do but to enter.
  if (actor.unit.place !== 'board' && action !== enter)
    return refuse('ES-RULE-29', 'not-on-the-board', { unit: actor.unit.id });
  const unpaid = checkPayment(state, actor, action, choice);
  if (unpaid !== undefined && !unpaid.ok) return unpaid;
  const verdict = action.check(state, actor, choice);
  return verdict.ok ? accept() : verdict;
}

/** Pays and carries out an action that was checked. */
export function applyAction(state: EscapeState, actor: Actor, choice: Choice, engine: Engine<EscapeState>): void {
  const action = byKind.get(choice.kind);
  if (action === undefined) return;
  pay(state, actor, action, choice, engine);
  action.apply(state, actor, choice, engine);
}
