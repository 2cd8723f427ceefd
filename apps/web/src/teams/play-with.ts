/** Brings a team to the set-up of a match: it sits at the first seat, and the match is for its limit. */
import { printTeam, type TeamList } from '@tablerunner/combat-zone';
import { keepDraft, keptDraft, withOptions } from '../lobby/draft.ts';
import { combatZoneOffer } from '../lobby/games/combat-zone/offer.ts';
import { followLimit } from '../lobby/games/combat-zone/team-choices.ts';

const { id, usual, fits } = combatZoneOffer;

/** Gives back the address of the set-up. */
export function playWith(team: TeamList): string {
  const kept = keptDraft(id);
  const draft = kept !== undefined && fits(kept) ? kept : usual;
  const others = followLimit((draft.options.teams ?? {}) as Record<string, string>, team.limit);
  keepDraft(id, withOptions(draft, { limit: team.limit, teams: { ...others, p1: printTeam(team) } }));
  return `/?set-up=${id}`;
}
