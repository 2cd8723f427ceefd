/** The deed `use`: a card that is used in the own activation without a token. Clauses CZ-CARD-04, CZ-EXHAUST-02. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import type { Deed, Doer } from '../actions/deed.ts';
import type { CombatZoneState } from '../types.ts';
import { actionsTaken, USE } from './conditions.ts';
import { type Happening, mayWake, type Woken, wokenBy } from './moments-of.ts';
import { memoryOf, reflex } from './reflex.ts';

interface UseChoice {
  readonly kind: 'use';
  /** A place among what the model carries; -1 for its own card. */
  readonly card: number;
}

const happeningOf = (model: number): Happening => ({ model, target: model, cause: -1 });

const MOMENTS = ['use', 'use-any', 'use-first'] as const;
const NONE: readonly never[] = [];

/** Between actions, or before the first one only. */
function usable(state: CombatZoneState, model: number): readonly Woken[] {
  if (!MOMENTS.some((moment) => mayWake(state, moment, model))) return NONE;
  const first = actionsTaken(state).length === 0 ? wokenBy(state, 'use-first', happeningOf(model)) : NONE;
  return [...wokenBy(state, 'use', happeningOf(model)), ...wokenBy(state, 'use-any', happeningOf(model)), ...first];
}

const idOf = ({ card, carried }: Woken): string => `${USE}${carried < 0 ? 'own' : card}`;

const find = (state: CombatZoneState, { model }: Doer, card: number): Woken | undefined =>
  usable(state, model).find(({ carried }) => carried === card);

/** Not as a [RE]action, not as a free action: it is no action at all. */
const isInActivation = (state: CombatZoneState, { model, isFree, answering, only }: Doer): boolean =>
  state.active === model && !isFree && answering === undefined && only === undefined;

function check(state: CombatZoneState, doer: Doer, { card }: UseChoice): Verdict {
  if (!isInActivation(state, doer)) return refuse('CZ-CARD-04', 'not-in-an-activation', { card });
  if (find(state, doer, card) !== undefined) return accept();
  const isLate = wokenBy(state, 'use-first', happeningOf(doer.model)).some(({ carried }) => carried === card);
  return isLate
    ? refuse('CZ-CARD-04', 'only-before-the-first-action', { card })
    : refuse('CZ-CARD-04', 'no-use', { card });
}

export const useDeed: Deed<UseChoice> = {
  kind: 'use',
  choice: z.strictObject({ kind: z.literal('use'), card: z.int().min(-1) }),
  counts: false,
  candidates: (state, doer) =>
    isInActivation(state, doer)
      ? usable(state, doer.model).map(({ carried }): UseChoice => ({ kind: 'use', card: carried }))
      : [],
  check,
  tokenOf: () => -1,
  actionOf(state, doer, { card }) {
    const used = find(state, doer, card);
    return used === undefined ? USE : idOf(used);
  },
  start(state, doer, { card }, engine) {
    const used = find(state, doer, card);
    if (used !== undefined) engine.interrupt(reflex, { ...memoryOf(used, happeningOf(doer.model)), isOptional: false });
  },
};
