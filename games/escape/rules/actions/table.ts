/** All actions of an active character, as one table: from here the activation takes candidates, verdicts and effects. */
import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { carriedBy } from '../markers.ts';
import { type EscapeState, POOLS, type Pool, type Profile, type Unit } from '../types.ts';
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

/** What characters with a certain card might ever do on the board, their hands empty or full: most actions are for few. */
interface Repertoire {
  readonly empty: readonly Action[];
  readonly laden: readonly Action[];
}

const repertoires = new WeakMap<Profile, Repertoire>();

function repertoireOf(profile: Profile): Repertoire {
  let known = repertoires.get(profile);
  if (known === undefined) {
    known = { empty: actionsOf(profile, false), laden: actionsOf(profile, true) };
    repertoires.set(profile, known);
  }
  return known;
}

const actionsOf = ({ abilities }: Profile, isLaden: boolean): readonly Action[] =>
  ACTIONS.filter(
    (action) =>
      action !== enter &&
      (action.needs?.some((need) => (need === 'marker' ? isLaden : abilities[need] !== undefined)) ?? true),
  );

const ENTRY = [enter] as readonly Action[];

function actionsFor(state: EscapeState, { unit, index }: Actor): readonly Action[] {
  if (unit.place === 'waiting') return ENTRY;
  const { empty, laden } = repertoireOf(unit.profile);
  return carriedBy(state, index) < 0 ? empty : laden;
}

/** All that the character might do. An extra action is one of the given pools, and nothing that is free (ES-RULE-33). */
export const actionCandidates = (state: EscapeState, actor: Actor, pools?: readonly Pool[]): Choice[] =>
  gather(state, actor, pools, false);

/** Those of the candidates that `checkAction` accepts. Whether they can be paid for is known from the search for them. */
export const actionsOpen = (state: EscapeState, actor: Actor, pools?: readonly Pool[]): Choice[] =>
  gather(state, actor, pools, true);

function gather(state: EscapeState, actor: Actor, pools: readonly Pool[] | undefined, isChecked: boolean): Choice[] {
  const all: Choice[] = [];
  const { unit, extra } = actor;
  const pilot = extra ? undefined : pilotOf(state, unit);
  const own = extra ? ALL_POOLS : poolsLeft(state, unit);
  const lent = pilot === undefined ? 0 : poolsLeft(state, pilot);
  for (const action of actionsFor(state, actor)) {
    const { pool } = action;
    if (pools !== undefined && (pool === undefined || !pools.includes(pool))) continue;
    const isOwn = pool === undefined || (own & bitOf(pool)) !== 0;
    const isLent = pool !== undefined && (lent & bitOf(pool)) !== 0;
    if (!isOwn && !isLent) continue; // nothing to pay with: not even worth pointing at
    for (const choice of action.candidates(state, actor)) {
      if (isChecked && !action.check(state, actor, choice).ok) continue;
      if (isOwn) all.push(choice);
      if (isLent) all.push(paidByPilot(choice));
    }
  }
  return all;
}

/** Key by key: a spread that meets choices of many makes gives every copy a make of its own, which slows down all who read it. */
function paidByPilot(choice: Choice): Choice {
  const copy: Record<string, unknown> = {};
  for (const key in choice) copy[key] = choice[key as keyof Choice];
  copy.by = 'pilot';
  return copy as unknown as Choice;
}

const bitOf = (pool: Pool): number => (pool === 'mvt' ? 1 : pool === 'cbt' ? 2 : 4);
const ALL_POOLS = 7;

/** Of which kinds the character has an action left, as bits; asked once for all actions. */
function poolsLeft(state: EscapeState, unit: Unit): number {
  let bits = 0;
  for (const pool of POOLS) if (left(state, unit, pool) > 0) bits |= bitOf(pool);
  return bits;
}

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

/** What an action costs, and in how many ways it could be taken now. */
type Price = {
  readonly action: string;
  readonly pool: Pool | 'none';
  readonly cost: number;
  readonly clause: string;
  readonly open: number;
  readonly why?: { readonly clause: string; readonly reason: string };
};

export const pricesOf = (state: EscapeState, actor: Actor): Price[] =>
  actionsFor(state, actor).map((action) => {
    const { kind, pool, clause } = action;
    const own = action.candidates(state, actor);
    const isLent = pool !== undefined && pilotOf(state, actor.unit) !== undefined;
    const tried = isLent ? [...own, ...own.map(paidByPilot)] : own;
    const verdicts = tried.map((choice) => checkAction(state, actor, choice));
    const open = verdicts.filter(({ ok }) => ok).length;
    const refusal = open > 0 ? undefined : verdicts.find((verdict) => !verdict.ok);
    const price = { action: kind, pool: pool ?? 'none', cost: pool === undefined ? 0 : 1, clause, open } as const;
    if (refusal === undefined || refusal.ok) return price;
    return { ...price, why: { clause: refusal.clause, reason: refusal.reason } };
  });

/** Pays and carries out an action that was checked. */
export function applyAction(state: EscapeState, actor: Actor, choice: Choice, engine: Engine<EscapeState>): void {
  const action = byKind.get(choice.kind);
  if (action === undefined) return;
  pay(state, actor, action, choice, engine);
  action.apply(state, actor, choice, engine);
}
