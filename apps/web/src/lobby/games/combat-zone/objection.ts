/** Why a draft cannot be laid as it is: a number out of its range, or a team that may not play. */
import type { Words } from '../../../i18n/make-words.ts';
import { type SavedTeam, savedTeams } from '../../../teams/saved-teams.ts';
import type { Draft } from '../../draft.ts';
import type { DraftObjection } from '../../game-offer.ts';
import { FIELDS, LIMITS, nameOf, seatsOf } from './content.ts';
import { BY_LIMIT, type TeamProblem, teamChoices } from './team-choices.ts';

type Options = Draft['options'];

const isWithin = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** What is wrong with the EB limit. */
export const problemOfLimit = ({ limit }: Options, say: Words): string | undefined =>
  isWithin(limit, LIMITS) ? undefined : say('lobby.combat-zone.limit-range', LIMITS);

/** What is wrong with the number of the battlefield. */
export const problemOfField = ({ field }: Options, say: Words): string | undefined =>
  field === undefined || field === 'bare' || isWithin(field, FIELDS)
    ? undefined
    : say('lobby.combat-zone.field-range', FIELDS);

export const teamOf = ({ teams }: Options, seat: string): string => {
  const chosen = (teams as Readonly<Record<string, unknown>> | undefined)?.[seat];
  return typeof chosen === 'string' ? chosen : BY_LIMIT;
};

/** What is wrong with the team of a seat. */
export function problemOfTeam(
  options: Options,
  seat: string,
  mine: readonly SavedTeam[],
  say: Words,
): TeamProblem | undefined {
  const chosen = teamOf(options, seat);
  const limit = Number(options.limit);
  return teamChoices({ limit, chosen, mine }, say).find(({ value }) => value === chosen)?.problem;
}

export function objectionTo({ options }: Draft, say: Words): DraftObjection | undefined {
  const limit = problemOfLimit(options, say);
  if (limit !== undefined) return { text: limit, clause: 'CZ-SIZE-01' };
  const field = problemOfField(options, say);
  if (field !== undefined) return { text: field };
  for (const seat of seatsOf(options)) {
    const problem = problemOfTeam(options, seat, savedTeams(), say);
    if (problem === undefined) continue;
    const facts = { seat: nameOf(seat, say.locale), problem: problem.text };
    return { text: say('lobby.combat-zone.team-of-seat', facts), clause: problem.clause };
  }
  return undefined;
}
