/** All kinds of deeds: what activations, gonks, [RE]actions and free actions choose from. */
import { refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { useDeed } from '../abilities/use.ts';
import { moveDeed } from '../movement/deed.ts';
import { launchDeed } from '../net/launch.ts';
import { objectiveDeed } from '../scenario/deed.ts';
import type { CombatZoneState } from '../types.ts';
import { act } from './act.ts';
import type { Deed, DeedChoice, Doer } from './deed.ts';

let all: readonly Deed[] | undefined;

/** Not before it is asked for, because the parts of the rules that bring deeds know the steps of this one. */
function deeds(): readonly Deed[] {
  all ??= [act as Deed, moveDeed as Deed, objectiveDeed as Deed, launchDeed as Deed, useDeed as Deed];
  return all;
}

/** The choices of all deeds, together with those that a step has besides. */
export function deedChoice<C>(others: readonly z.ZodType[]): z.ZodType<C> {
  return z.lazy(() => z.union([...others, ...deeds().map(({ choice }) => choice)])) as unknown as z.ZodType<C>;
}

function deedOf(kind: string): Deed | undefined {
  for (const deed of deeds()) if (deed.kind === kind) return deed;
  return undefined;
}

export const deedCandidates = (state: CombatZoneState, doer: Doer): DeedChoice[] =>
  deeds().flatMap((deed) => [...deed.candidates(state, doer)]);

/** The candidates that `check` accepts, in their order. */
export const legalDeeds = (state: CombatZoneState, doer: Doer): DeedChoice[] =>
  deeds().flatMap((deed) => {
    const found = deed.candidates(state, doer);
    return deed.areSure === true ? [...found] : found.filter((choice) => deed.check(state, doer, choice).ok);
  });

/** Whether anything at all can be done. */
export const hasDeed = (state: CombatZoneState, doer: Doer): boolean =>
  deeds().some((deed) => {
    const found = deed.candidates(state, doer);
    return deed.areSure === true ? found.length > 0 : found.some((choice) => deed.check(state, doer, choice).ok);
  });

/** Moves are most of what can be done, so most draws are moves. */
const DRAWN = ['act', 'move', 'move', 'other'] as const;

function otherByChance(state: CombatZoneState, doer: Doer, below: (count: number) => number): DeedChoice | undefined {
  const found = deeds().flatMap((deed) =>
    deed.byChance !== undefined
      ? []
      : deed.candidates(state, doer).filter((choice) => deed.check(state, doer, choice).ok),
  );
  return found[found.length > 1 ? below(found.length) : 0];
}

/** One legal deed by chance, without a list of all; `undefined` if none was found. */
export function deedByChance(
  state: CombatZoneState,
  doer: Doer,
  below: (count: number) => number,
): DeedChoice | undefined {
  const drawn = DRAWN[below(DRAWN.length)];
  const first =
    drawn === 'act'
      ? act.byChance?.(state, doer, below)
      : drawn === 'other'
        ? otherByChance(state, doer, below)
        : undefined;
  return first ?? moveDeed.byChance?.(state, doer, below);
}

export function checkDeed(state: CombatZoneState, doer: Doer, choice: DeedChoice): Verdict {
  const deed = deedOf(choice.kind);
  return deed === undefined
    ? refuse('CZ-ACTION-07', 'no-such-deed', { kind: choice.kind })
    : deed.check(state, doer, choice);
}

/** What the step `action` needs to know of a choice. */
export function deedFor(choice: DeedChoice): Deed {
  const deed = deedOf(choice.kind);
  if (deed === undefined) throw new Error(`there is no deed ${choice.kind}`);
  return deed;
}
