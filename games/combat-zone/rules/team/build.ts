/** Building a team: what a faction can take, what a change would break, and the sums of the whole. Clauses CZ-TEAM-*, CZ-GEAR-*. */
import type { Refusal } from '@tablerunner/engine';
import { type CardBox, cardIn } from '../../content/cards.ts';
import type { GearCard, Price, Profile, ProgramCard } from '../../content/types.ts';
import { MOST_MERCS, problemsOfTeam } from './check.ts';
import { costsOf, gonkLimitOf, isGonkCard, leadersOf, priceFor, streetCredOf, type TeamList } from './list.ts';

/** Who can be hired: the faction's own cards, then the mercs (CZ-TEAM-02, CZ-TEAM-16). */
export function hirelingsOf({ profiles }: CardBox, faction: string): readonly Profile[] {
  const all = Object.values(profiles);
  const isMerc = ({ keywords }: Profile): boolean => keywords.includes('merc');
  return [...all.filter((card) => card.faction === faction && !isMerc(card)), ...all.filter(isMerc)];
}

/** A gear or program card, and what the faction pays for it. */
export interface Ware<T extends GearCard | ProgramCard = GearCard | ProgramCard> {
  readonly card: T;
  readonly price: Price;
}

function waresOf<T extends GearCard | ProgramCard>(
  cards: Readonly<Record<string, T>>,
  faction: string,
): readonly Ware<T>[] {
  return Object.values(cards).flatMap((card) => {
    const price = priceFor(card, faction);
    return price === undefined ? [] : [{ card, price }];
  });
}

export const gearFor = ({ gear }: CardBox, faction: string): readonly Ware<GearCard>[] => waresOf(gear, faction);

export const programsFor = ({ programs }: CardBox, faction: string): readonly Ware<ProgramCard>[] =>
  waresOf(programs, faction);

/** By how much a limit is broken, so that a change can be told from one that makes it no worse. */
function excessOf({ facts }: Refusal): number {
  const number = (name: string): number => Number(facts[name] ?? 0);
  if ('leaders' in facts) return Math.abs(number('leaders') - 1);
  const used = number('eb') + number('gonks') + number('mercs') + number('copies') + number('programs');
  return used + number('needs') - number('limit') - number('most') - number('streetCred');
}

const subjectOf = ({ clause, reason, facts }: Refusal): string =>
  [clause, reason, facts.member, facts.card, facts.gear, facts.program].join(' ');

/** What a change breaks that was whole before, or breaks more than before. */
export function objectionsTo(cards: CardBox, before: TeamList, after: TeamList): readonly Refusal[] {
  const known = new Map(problemsOfTeam(cards, before).map((problem) => [subjectOf(problem), excessOf(problem)]));
  return problemsOfTeam(cards, after).filter((problem) => {
    const old = known.get(subjectOf(problem));
    return old === undefined || excessOf(problem) > old;
  });
}

/** A team with all its sums. */
export interface TeamSheet {
  readonly eb: number;
  readonly streetCred: number;
  readonly gonks: number;
  /** The Influence of all its characters (CZ-TEAM-08). */
  readonly influence: number;
  readonly mercs: number;
  readonly mostMercs: number;
  readonly leaders: number;
  /** What each member costs with all that it carries, by its place. */
  readonly memberEb: readonly number[];
  readonly problems: readonly Refusal[];
}

export function sheetOf(cards: CardBox, team: TeamList): TeamSheet {
  const memberEb = team.members.map(() => 0);
  for (const { member, eb } of costsOf(cards, team)) memberEb[member] = (memberEb[member] ?? 0) + eb;
  const profiles = team.members.flatMap(({ profile }) => cardIn(cards.profiles, profile) ?? []);
  return {
    eb: memberEb.reduce((sum, eb) => sum + eb, 0),
    streetCred: streetCredOf(cards, team),
    gonks: profiles.filter(isGonkCard).length,
    influence: gonkLimitOf(cards, team),
    mercs: profiles.filter(({ keywords }) => keywords.includes('merc')).length,
    mostMercs: MOST_MERCS,
    leaders: leadersOf(cards, team),
    memberEb,
    problems: problemsOfTeam(cards, team),
  };
}
