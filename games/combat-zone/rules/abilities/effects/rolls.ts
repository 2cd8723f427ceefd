/** Effects with dice of their own, and effects on a roll that lies on the table. */
import { accept, defineStep, type EffectEntry, type ListMemory, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { CALLED } from '../../called.ts';
import { distinctTokens, hasToken } from '../../contest/against.ts';
import { isCrit, isFumble, isWonAgainst } from '../../contest/compare.ts';
import { loneDie } from '../../contest/memory.ts';
import { contestEnded, rollerAt } from '../../events/contest.ts';
import type { Colour, Skill } from '../../lists.ts';
import { colourWith } from '../../tokens.ts';
import type { CombatZoneState, Roller } from '../../types.ts';
import { isOnTable, modelOf, seatOf } from '../../units.ts';
import { boostGiven, dieTurned, rollRaised } from '../events.ts';
import { groupOf } from '../groups.ts';
import type { Who } from '../words.ts';
import { type Context, type Doer, listFrom, whomOf } from './context.ts';

type Lists = Readonly<Partial<Record<'fumble' | 'crit' | 'other', readonly EffectEntry[]>>>;

interface RollMemory {
  readonly die: Colour;
  readonly lists: Required<Lists>;
  readonly context: Context;
  readonly isRolled?: boolean;
}

/** A die of a card lies there like any other, with nobody against it: its player may have Luck (CZ-LUCK-02). */
export const cardRoll = defineStep<CombatZoneState, RollMemory>({
  name: 'combat-zone/card-roll',
  clause: 'CZ-CRIT-08',
  run(state, memory, engine) {
    const { die, lists, context, isRolled } = memory;
    if (isRolled !== true) {
      engine.stay<RollMemory>({ ...memory, isRolled: true });
      return engine.interrupt(CALLED.contest, loneDie(context.model, die, context.card));
    }
    const rolled = state.contest?.acting;
    if (rolled === undefined) throw new Error('there was no roll');
    engine.emit(contestEnded, {});
    engine.done();
    const list = isFumble(rolled) ? lists.fumble : isCrit(rolled) ? lists.crit : lists.other;
    if (list.length > 0) engine.interrupt(CALLED.effects, listFrom(list, context));
  },
});

export const rolling: Doer<Lists & { readonly die: Colour }> = (
  _state,
  { die, fumble = [], crit = [], other = [] },
  context,
  engine,
) => engine.interrupt(cardRoll, { die, lists: { fumble, crit, other }, context });

interface TestMemory {
  readonly model: number;
  readonly skill: Skill;
  readonly fail: ListMemory<Context>;
  /** The token that gives the colour; left out until it is chosen. */
  readonly token?: number | undefined;
  readonly isRolled?: boolean | undefined;
}

/** A drone that has to roll rolls the Obstacle die as it is (CZ-RULE-57). */
function dieFor(state: CombatZoneState, { model, skill, token = -1 }: TestMemory) {
  if (modelOf(state, model).kind === 'drone') return { colour: 'obstacle', token: -1 } as const;
  return { colour: colourWith(state, model, token), token, skill };
}

/** Its player chooses the colour among its tokens, and a wound of the lost roll hits the chosen one (CZ-OPPOSE-11, CZ-WOUND-03). */
export const test = defineStep<CombatZoneState, TestMemory, { readonly kind: 'token'; readonly token: number }>({
  name: 'combat-zone/test',
  clause: 'CZ-OPPOSE-11',
  choice: z.strictObject({ kind: z.literal('token'), token: z.int().min(0) }),
  who: (state, { model, token }) =>
    token === undefined && isOnTable(state, model) && modelOf(state, model).tokens.length > 0
      ? seatOf(state, model)
      : undefined,
  candidates: (state, { model }) => distinctTokens(modelOf(state, model)).map((token) => ({ kind: 'token', token })),
  check: (state, { model }, { token }) =>
    hasToken(state, model, token) ? accept() : refuse('CZ-OPPOSE-11', 'no-such-token', { token }),
  apply: (_state, memory, { token }, engine) => engine.stay<TestMemory>({ ...memory, token }),
  run(state, memory, engine) {
    const { model, fail, token = -1, isRolled } = memory;
    if (isRolled !== true) {
      if (!isOnTable(state, model)) return engine.done();
      engine.stay<TestMemory>({ ...memory, isRolled: true });
      return engine.interrupt(CALLED.contest, {
        purpose: fail.context.card,
        acting: { model, ...dieFor(state, memory), bonuses: [] },
        against: ['obstacle'],
      });
    }
    const isWon = state.contest !== undefined && isWonAgainst(state.contest, 0);
    engine.emit(contestEnded, {});
    engine.done();
    if (!isWon) engine.interrupt(CALLED.effects, { ...fail, context: { ...fail.context, rolled: { model, token } } });
  },
});

export const testing: Doer<{ readonly skill: Skill; readonly fail: readonly EffectEntry[]; readonly who?: Who }> = (
  state,
  { skill, fail, who },
  context,
  engine,
) => {
  for (const model of whomOf(state, who, context))
    engine.interrupt(test, { model, skill, fail: listFrom(fail, { ...context, target: model }) });
};

/** Everybody within RED of the bearer, the bearer included. */
export const exploding: Doer<Record<never, never>> = (state, _params, context, engine) => {
  for (const model of groupOf(state, context.model, { of: 'any', within: 'red' }))
    engine.interrupt(test, {
      model,
      skill: 'reflexes',
      fail: listFrom([{ do: 'wound', wounds: 1, who: 'target' }], { ...context, target: model }),
    });
};

/** The place of the bearer in the roll on the table; `undefined` if it takes no part with a die that can still change. */
function placeInRoll({ contest: current }: CombatZoneState, model: number): number | undefined {
  if (current === undefined) return undefined;
  const isOwn = (roller: Roller): boolean => roller.model === model && roller.isFixed !== true;
  if (isOwn(current.acting)) return -1;
  const at = current.opposing.findIndex(isOwn);
  return at < 0 ? undefined : at;
}

export const raising: Doer<{ readonly by: number }> = (state, { by }, { model, card }, engine) => {
  const roller = placeInRoll(state, model);
  if (roller !== undefined) engine.emit(rollRaised, { roller, by, card });
};

/** Before the dice fall, it is kept in mind for them. */
export const turning: Doer<Record<never, never>> = (state, _params, { model, card }, engine) => {
  const roller = placeInRoll(state, model);
  if (roller === undefined || state.contest === undefined) return;
  if (rollerAt(state.contest, roller).die.face > 0) engine.emit(dieTurned, { roller, card });
  else engine.emit(boostGiven, { model, boost: { gift: { give: 'turns-roll' }, until: 'served' } });
};
