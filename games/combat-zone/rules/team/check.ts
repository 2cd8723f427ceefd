/** Whether a team may be played: every limit that it breaks, each with its clause. Clauses CZ-TEAM-*, CZ-GEAR-*, CZ-NET-01 to 06. */
import type { Facts, Refusal } from '@tablerunner/engine';
import { refuse } from '@tablerunner/engine';
import { type CardBox, cardIn } from '../../content/cards.ts';
import type { Profile } from '../../content/types.ts';
import {
  costOf,
  gearOfMember,
  gonkLimitOf,
  isGonkCard,
  leadersOf,
  type Member,
  memberHas,
  type Occasion,
  ONE_OFF,
  priceFor,
  skillOfMember,
  streetCredOf,
  type TeamList,
} from './list.ts';

/** Most mercs in a one-off game and in the first game of a campaign (CZ-TEAM-17, CZ-TEAM-19). */
export const MOST_MERCS = 2;

const problem = (clause: string, reason: string, facts: Facts = {}): Refusal => refuse(clause, reason, facts);

const countOf = <T>(items: readonly T[], item: T): number => items.filter((other) => other === item).length;

/** The first place of everything that stands in a list. */
const each = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

const profilesOf = (cards: CardBox, { members }: TeamList): readonly Profile[] =>
  members.flatMap(({ profile }) => cardIn(cards.profiles, profile) ?? []);

/** Every problem of a team; none: it may be played. */
export function problemsOfTeam(cards: CardBox, team: TeamList, occasion: Occasion = ONE_OFF): readonly Refusal[] {
  const unknown = unknownCards(cards, team);
  if (unknown.length > 0) return unknown;
  return [
    ...problemsOfFaction(cards, team),
    ...problemsOfPeople(cards, team),
    ...problemsOfMercs(cards, team, occasion),
    ...problemsOfVeterans(cards, team, occasion),
    ...problemsOfMoney(cards, team, occasion),
    ...problemsOfBuying(cards, team),
    ...team.members.flatMap((member, i) => problemsOfMember(cards, member, i)),
  ];
}

function unknownCards(cards: CardBox, team: TeamList): readonly Refusal[] {
  const missing = (kind: keyof CardBox, id: string): readonly Refusal[] =>
    Object.hasOwn(cards[kind], id) ? [] : [problem('CZ-TEAM-01', 'unknown-card', { card: id })];
  return team.members.flatMap(({ profile, gear, programs }) => [
    ...missing('profiles', profile),
    ...gear.flatMap((id) => missing('gear', id)),
    ...programs.flatMap((id) => missing('programs', id)),
  ]);
}

/** A faction has characters of its own; mercs and the word of everybody make none. */
function problemsOfFaction({ profiles }: CardBox, { faction }: TeamList): readonly Refusal[] {
  const isKnown = Object.values(profiles).some((card) => card.faction === faction && !card.keywords.includes('merc'));
  return isKnown ? [] : [problem('CZ-TEAM-01', 'no-such-faction', { faction })];
}

/** Who may be in a team at all. */
function problemsOfPeople(cards: CardBox, team: TeamList): readonly Refusal[] {
  const profiles = profilesOf(cards, team);
  const strangers = profiles.filter(({ faction, keywords }) => faction !== team.faction && !keywords.includes('merc'));
  const leaders = leadersOf(cards, team);
  const specialists = profiles.filter(({ keywords }) => keywords.includes('specialist')).map(({ name }) => name);
  const gonks = profiles.filter(isGonkCard).length;
  const most = gonkLimitOf(cards, team);
  return [
    ...each(strangers).map(({ id, faction }) =>
      problem('CZ-TEAM-02', 'of-another-faction', { card: id, faction, team: team.faction }),
    ),
    ...(leaders === 1 ? [] : [problem('CZ-TEAM-03', 'not-one-leader', { leaders })]),
    ...each(specialists)
      .filter((name) => countOf(specialists, name) > 1)
      .map((name) => problem('CZ-TEAM-04', 'specialist-twice', { card: name })),
    ...(gonks <= most ? [] : [problem('CZ-TEAM-08', 'too-many-gonks', { gonks, most })]),
  ];
}

function problemsOfMercs(cards: CardBox, team: TeamList, occasion: Occasion): readonly Refusal[] {
  const mercs = profilesOf(cards, team).filter(({ keywords }) => keywords.includes('merc'));
  if (occasion.kind === 'campaign') return [];
  if (mercs.length <= MOST_MERCS) return [];
  const clause = occasion.kind === 'one-off' ? 'CZ-TEAM-17' : 'CZ-TEAM-19';
  return [problem(clause, 'too-many-mercs', { mercs: mercs.length, most: MOST_MERCS })];
}

/** Veterans, and in a campaign what the team has earned. */
function problemsOfVeterans(cards: CardBox, team: TeamList, occasion: Occasion): readonly Refusal[] {
  const profiles = profilesOf(cards, team);
  if (occasion.kind === 'one-off') return [];
  if (occasion.kind === 'first-of-campaign') {
    return each(profiles.filter(({ stars }) => stars > 0)).map(({ id, keywords }) =>
      problem(keywords.includes('merc') ? 'CZ-TEAM-19' : 'CZ-TEAM-15', 'veteran-in-first-game', { card: id }),
    );
  }
  const earnable = profiles.filter(({ stars, keywords }) => stars > 0 || keywords.includes('merc')).map(({ id }) => id);
  return each(earnable)
    .filter((id) => countOf(earnable, id) > countOf(occasion.earned, id))
    .map((id) =>
      problem(
        cardIn(cards.profiles, id)?.keywords.includes('merc') === true ? 'CZ-TEAM-20' : 'CZ-TEAM-15',
        'not-earned',
        {
          card: id,
        },
      ),
    );
}

function problemsOfMoney(cards: CardBox, team: TeamList, occasion: Occasion): readonly Refusal[] {
  const limit = team.limit + (occasion.kind === 'campaign' ? occasion.extra : 0); // CZ-TEAM-23
  const eb = costOf(cards, team, occasion);
  return eb <= limit ? [] : [problem('CZ-TEAM-07', 'too-dear', { eb, limit })];
}

/** What the faction can buy, how often, and from which street cred on. */
function problemsOfBuying(cards: CardBox, team: TeamList): readonly Refusal[] {
  const streetCred = streetCredOf(cards, team);
  const judge = (kind: 'gear' | 'programs', bought: readonly string[]): readonly Refusal[] =>
    each(bought).flatMap((id) => {
      const card = cards[kind][id];
      const price = card === undefined ? undefined : priceFor(card, team.faction);
      if (price === undefined) return [problem('CZ-TEAM-01', 'not-for-sale', { card: id, faction: team.faction })];
      const copies = countOf(bought, id);
      return [
        ...(copies <= price.rarity
          ? []
          : [
              problem(kind === 'gear' ? 'CZ-TEAM-11' : 'CZ-NET-05', 'too-rare', {
                card: id,
                copies,
                most: price.rarity,
              }),
            ]),
        ...(streetCred >= price.streetCred
          ? []
          : [problem('CZ-TEAM-22', 'too-little-street-cred', { card: id, streetCred, needs: price.streetCred })]),
      ];
    });
  return [
    ...judge(
      'gear',
      team.members.flatMap(({ gear }) => gear),
    ),
    ...judge(
      'programs',
      team.members.flatMap(({ programs }) => programs),
    ),
  ];
}

/** What one model may carry and run. */
function problemsOfMember(cards: CardBox, member: Member, place: number): readonly Refusal[] {
  const profile = cardIn(cards.profiles, member.profile);
  if (profile === undefined) return [];
  const facts = { member: place, card: member.profile };
  if (isGonkCard(profile)) {
    const isBare = member.gear.length === 0 && member.programs.length === 0;
    return isBare ? [] : [problem('CZ-GEAR-01', 'gonks-carry-nothing', facts)];
  }
  const carried = gearOfMember(cards, member);
  const ids = carried.map(({ id }) => id);
  const bulky = carried.filter(({ keywords }) => keywords.includes('bulky')).length;
  const reserved = carried.flatMap(({ id, gifts }) =>
    gifts.filter((gift) => gift.give === 'only-for' && gift.name !== profile.name).map(() => id),
  );
  return [
    ...(bulky <= 1 ? [] : [problem('CZ-GEAR-03', 'second-bulky', facts)]),
    ...each(ids)
      .filter((id) => countOf(ids, id) > 1)
      .map((id) => problem('CZ-GEAR-04', 'same-gear-twice', { ...facts, gear: id })),
    ...reserved.map((id) => problem('CZ-GAME-10', 'gear-for-somebody-else', { ...facts, gear: id })),
    ...problemsOfPrograms(cards, member, facts),
  ];
}

function problemsOfPrograms(cards: CardBox, member: Member, facts: Facts): readonly Refusal[] {
  const { programs } = member;
  if (programs.length === 0) return [];
  if (!memberHas(cards, member, 'netrunner')) return [problem('CZ-NET-02', 'needs-a-netrunner', facts)];
  const tech = skillOfMember(cards, member, 'tech');
  return [
    ...(programs.length <= tech
      ? []
      : [problem('CZ-NET-03', 'too-many-programs', { ...facts, programs: programs.length, most: tech })]),
    ...each(programs)
      .filter((id) => countOf(programs, id) > 1)
      .map((id) => problem('CZ-NET-06', 'same-program-twice', { ...facts, program: id })),
  ];
}
