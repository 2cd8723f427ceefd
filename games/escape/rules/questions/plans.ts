/** Questions about plans: what a side needs, what actions cost, whom the automated ISC goes for. */
import type { Facts, Question } from '@tablerunner/engine';
import { z } from 'zod';
import { pricesOf } from '../actions/table.ts';
import { costIn } from '../coop/field.ts';
import { goalsOf, startsOf } from '../coop/goal.ts';
import { type Gait, gaitOfToken, gaitOfUnit } from '../coop/pieces.ts';
import { fieldTo, stepsOn } from '../coop/route.ts';
import type { Condition } from '../scenario/condition.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { conditionHolds, isLastTurn } from '../scenario/victory.ts';
import { tokenNumbered } from '../tokens.ts';
import { type EscapeState, FACTIONS, type Faction, POOLS } from '../types.ts';
import { indexOf, left, pilotOf, unitAt } from '../units.ts';
import { ask, clause, ids, nameIn, place, unanswerable, unitOf } from './asking.ts';

const goal = z.strictObject({
  is: z
    .string()
    .describe('What has to be so, by the words of a pack (docs/packs-escape.md); `all` and `any` have parts.'),
  met: z.boolean().describe('Whether it is so now.'),
  facts: z.record(z.string(), z.unknown()).describe('How many, which room, which ranks: as the scenario says.'),
  get parts() {
    return z.array(goal).describe('What `all` and `any` put together; else none.');
  },
});

function goalFrom(state: EscapeState, faction: Faction, condition: Condition): Facts {
  const met = conditionHolds(state, faction, condition);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [];
  if (!('is' in condition)) {
    const told = parts.map((part) => goalFrom(state, faction, part));
    return { is: 'all' in condition ? 'all' : 'any', met, facts: {}, parts: told };
  }
  const { is, ...facts } = condition;
  return { is, met, facts: facts as Facts, parts: [] };
}

export const planQuestions: Readonly<Record<string, Question<EscapeState>>> = {
  /** What each side has to bring about, and by when. */
  goals: ask<Record<string, never>>({
    params: {},
    result: {
      turn: z.int().describe('The turn that is played.'),
      lastTurn: z
        .int()
        .describe('The last turn; in Cooperation the Repression pile is the clock, and this says nothing.'),
      isLast: z.boolean().describe('Whether this is the last turn.'),
      cards: z.int().describe('Cooperation: how many Repression cards are left in the pile.'),
      checked: z
        .enum(['turn', 'activation'])
        .describe('When victory is looked for: at the end of a turn, or after each activation.'),
      both: z.enum(['draw', ...FACTIONS]).describe('Who wins when both sides have what they need.'),
      exits: z.record(z.enum(FACTIONS), z.array(z.int())).describe('The Airlocks by which each side may leave.'),
      goals: z
        .partialRecord(z.enum(FACTIONS), goal)
        .describe('What each side needs; a side without a goal cannot win.'),
    },
    answer(state) {
      const { victory, checked, both, exits } = scenarioOf(state);
      const sides = FACTIONS.flatMap((faction) => {
        const condition = victory[faction];
        return condition === undefined ? [] : [[faction, goalFrom(state, faction, condition)] as const];
      });
      return {
        turn: state.turn,
        lastTurn: state.lastTurn,
        isLast: isLastTurn(state),
        cards: state.repression?.pile.length ?? 0,
        checked,
        both,
        exits: { resistance: [...exits.resistance], isc: [...exits.isc] },
        goals: Object.fromEntries(sides),
      };
    },
  }),

  /** What the actions of a character cost it now, and which of them it could take. */
  costs: ask<{ unit: string }>({
    params: { unit: place },
    result: {
      left: z.record(z.enum(POOLS), z.int()).describe('The actions that it has left, by pool.'),
      pilot: z.string().optional().describe('The Pilot whose actions it may use as well, if there is one.'),
      actions: z
        .array(
          z.strictObject({
            action: z.string().describe('The first word of the command.'),
            pool: z.enum([...POOLS, 'none']).describe('What it is paid from.'),
            cost: z
              .int()
              .describe('Actions of that pool: one, or none for what is free. A step is one Movement action.'),
            clause,
            open: z.int().describe('In how many ways it can be taken now.'),
            why: z
              .strictObject({ clause, reason: z.string().describe('The refusal of the nearest try.') })
              .optional()
              .describe('Why it cannot, where something is tried; left out where there is nothing to try it on.'),
          }),
        )
        .describe('All actions that its card, its place and what it carries allow.'),
    },
    answer(state, { unit: id }) {
      const index = indexOf(state, id);
      const unit = state.units[index] ?? unanswerable(`nobody is called ${id}`);
      if (unit.place === 'out' || unit.place === 'gone') unanswerable(`${id} takes no action any more`);
      const pilot = pilotOf(state, unit);
      return {
        left: { mvt: left(state, unit, 'mvt'), cbt: left(state, unit, 'cbt'), int: left(state, unit, 'int') },
        ...(pilot === undefined ? {} : { pilot: pilot.id }),
        actions: pricesOf(state, { unit, index, extra: false }),
      };
    },
  }),

  /** Whom a piece of the automated ISC goes for, and its next step. */
  drone: ask<{ unit?: string; token?: number }>({
    params: { unit: place.optional(), token: z.int().min(0).optional() },
    result: {
      goals: ids.describe('The nearest of the Resistance by route; several if they tie, and the Leader chooses.'),
      routes: z
        .array(
          z.strictObject({
            to: z.string().describe('Whom it leads to.'),
            cost: z.int().describe('Movement actions, doors that are opened included.'),
            steps: z.array(z.string()).describe('The cells that it may go on with, its own choice first.'),
          }),
        )
        .describe('The way to each of them; none for a token that waits beside an Airlock.'),
    },
    answer(state, { unit: id, token: number }) {
      const token = number === undefined ? undefined : tokenNumbered(state, number);
      if (number !== undefined && token === undefined) return unanswerable(`there is no token ${number}`);
      const unit = token === undefined ? unitOf(state, id ?? '') : undefined;
      const gait: Gait =
        token !== undefined ? gaitOfToken(state, token) : gaitOfUnit(state, unit ?? unanswerable('nobody'));
      const starts = token !== undefined ? startsOf(state, token) : [unit?.cell ?? -1];
      const from = token?.cell ?? unit?.cell ?? -1;
      const found = goalsOf(state, gait, starts).map((index) => unitAt(state, index));
      const routes = found.flatMap((prey) => {
        if (from < 0) return [];
        const field = fieldTo(state, gait, from, prey.cell);
        const steps = stepsOn(state, field, gait, from).map((cell) => nameIn(state, cell));
        return [{ to: prey.id, cost: costIn(field, from), steps }];
      });
      return { goals: found.map((prey) => prey.id), routes };
    },
  }),
};
