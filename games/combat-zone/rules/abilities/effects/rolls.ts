/** Effects with dice of their own, and effects on a roll that lies on the table. */
import { defineStep, type EffectEntry, type ListMemory } from '@tablerunner/engine';
import { CALLED } from '../../called.ts';
import { isWonAgainst } from '../../contest/compare.ts';
import { contestEnded, rollerAt } from '../../events/contest.ts';
import { COLOURS, type Colour, SIDES_OF, type Skill } from '../../lists.ts';
import { colourWith } from '../../tokens.ts';
import type { CombatZoneState } from '../../types.ts';
import { isOnTable, modelOf } from '../../units.ts';
import { boostGiven, dieTurned, rollRaised } from '../events.ts';
import { groupOf } from '../groups.ts';
import type { Who } from '../words.ts';
import { type Context, type Doer, listFrom, whomOf } from './context.ts';

type Lists = Readonly<Partial<Record<'fumble' | 'crit' | 'other', readonly EffectEntry[]>>>;

export const rolling: Doer<Lists & { readonly die: Colour }> = (
  _state,
  { die, fumble = [], crit = [], other = [] },
  context,
  engine,
) => {
  const face = engine.die(SIDES_OF[die], context.card);
  const list = face === 1 ? fumble : face === SIDES_OF[die] ? crit : other;
  if (list.length > 0) engine.interrupt(CALLED.effects, listFrom(list, context));
};

interface TestMemory {
  readonly model: number;
  readonly skill: Skill;
  readonly fail: ListMemory<Context>;
  readonly isRolled?: boolean;
}

/** The best of its tokens: nothing is at stake for the token itself (CZ-OPPOSE-12). */
function bestToken(state: CombatZoneState, model: number): number {
  const { tokens } = modelOf(state, model);
  const places = tokens.map((_, i) => i);
  const rank = (place: number): number => COLOURS.indexOf(colourWith(state, model, place));
  return places.reduce((best, place) => (best < 0 || rank(place) < rank(best) ? place : best), -1);
}

/** A drone that has to roll rolls the Obstacle die as it is (CZ-RULE-57). */
function dieFor(state: CombatZoneState, model: number, skill: Skill) {
  if (modelOf(state, model).kind === 'drone') return { colour: 'obstacle', token: -1 } as const;
  const token = bestToken(state, model);
  return { colour: colourWith(state, model, token), token, skill };
}

export const test = defineStep<CombatZoneState, TestMemory>({
  name: 'combat-zone/test',
  clause: 'CZ-DICE-02',
  run(state, memory, engine) {
    const { model, skill, fail, isRolled } = memory;
    if (isRolled !== true) {
      if (!isOnTable(state, model)) return engine.done();
      engine.stay<TestMemory>({ ...memory, isRolled: true });
      return engine.interrupt(CALLED.contest, {
        purpose: fail.context.card,
        acting: { model, ...dieFor(state, model, skill), bonuses: [] },
        against: ['obstacle'],
      });
    }
    const isWon = state.contest !== undefined && isWonAgainst(state.contest, 0);
    engine.emit(contestEnded, {});
    engine.done();
    if (!isWon) engine.interrupt(CALLED.effects, fail);
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

/** The place of the bearer in the roll on the table; `undefined` if it takes no part. */
function placeInRoll({ contest: current }: CombatZoneState, model: number): number | undefined {
  if (current === undefined) return undefined;
  if (current.acting.model === model) return -1;
  const at = current.opposing.findIndex((roller) => roller.model === model);
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
