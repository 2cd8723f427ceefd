/** The question about a team: what it costs, and every limit that it breaks, also with cards of one's own. */
import type { Question } from '@tablerunner/engine';
import { z } from 'zod';
import { fail } from '../../notation/words.ts';
import { boxWith, ownCards } from '../setup/own-cards.ts';
import { problemsOfTeam } from '../team/check.ts';
import { costOf, costsOf, gonkLimitOf, streetCredOf } from '../team/list.ts';
import { parseTeam } from '../team/text.ts';
import type { CombatZoneState } from '../types.ts';
import { ask } from './asking.ts';

const teamFound = z.strictObject({
  cost: z.int().describe('EB of the whole team.'),
  limit: z.int().describe('EB that it may cost.'),
  costs: z
    .array(
      z.strictObject({
        member: z.int().describe('The place of the member, from 0.'),
        card: z.string().describe('The ID of the card.'),
        eb: z.int().describe('What it costs.'),
        why: z.enum(['card', 'stars', 'gear', 'program']).describe('What is paid for.'),
      }),
    )
    .describe('The parts of the cost.'),
  streetCred: z.int().describe('Stars on its cards.'),
  gonks: z.int().describe('Gonks that it may hold, by the Influence of its characters.'),
  isLegal: z.boolean().describe('Whether it may be played in a one-off game.'),
  problems: z
    .array(
      z.strictObject({
        clause: z.string().describe('The clause that it breaks.'),
        reason: z.string().describe('A short name of the reason.'),
        facts: z.looseObject({}).describe('What the reason is about.'),
      }),
    )
    .describe('Every limit that it breaks; none: it may be played.'),
});

export const teamQuestions: Readonly<Record<string, Question<CombatZoneState>>> = {
  /** Whether a team may be played; `cards` are cards of one's own, as the lists of packs write them. */
  team: ask<{ team: string; cards?: unknown }>(
    z.strictObject({ team: z.string().max(4000), cards: ownCards.optional() }),
    teamFound,
    (_state, { team: text, cards }) => {
      const box = boxWith(cards);
      if (!box.ok) return fail(box.problem);
      const team = parseTeam(text);
      if (!team.ok) return fail(`${team.where}: ${team.problem}`);
      const problems = problemsOfTeam(box.value, team.value);
      return {
        cost: costOf(box.value, team.value),
        limit: team.value.limit,
        costs: costsOf(box.value, team.value).map((cost) => ({ ...cost })),
        streetCred: streetCredOf(box.value, team.value),
        gonks: gonkLimitOf(box.value, team.value),
        isLegal: problems.length === 0,
        problems: problems.map(({ clause, reason, facts }) => ({ clause, reason, facts: { ...facts } })) as never,
      };
    },
  ),
};
