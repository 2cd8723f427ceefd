/** A team as a list of cards, and what can be read off it: cost, street cred, Influence, keywords. Clauses CZ-TEAM-*, CZ-GEAR-*. */
import { type CardBox, cardIn } from '../../content/cards.ts';
import type { GearCard, Price, Profile, ProgramCard } from '../../content/types.ts';
import type { CardKeyword, Skill } from '../lists.ts';

/** One model: its card, the gear it carries, the programs installed on it (CZ-GEAR-01, CZ-NET-04). */
export interface Member {
  readonly profile: string;
  readonly gear: readonly string[];
  readonly programs: readonly string[];
}

export interface TeamList {
  readonly faction: string;
  /** What the team may cost (CZ-SIZE-01). */
  readonly limit: number;
  readonly members: readonly Member[];
}

/** What a game is played as: prices and limits differ (CZ-TEAM-13 to 20). */
export type Occasion =
  | { readonly kind: 'one-off' }
  | { readonly kind: 'first-of-campaign' }
  /** `earned`: IDs of veteran and merc cards that the team has, one entry for each; `extra`: EB by rewards (CZ-TEAM-23). */
  | { readonly kind: 'campaign'; readonly earned: readonly string[]; readonly extra: number };

export const ONE_OFF: Occasion = { kind: 'one-off' };
/** What each star adds to the price in a one-off game (CZ-TEAM-13, CZ-TEAM-18). */
const EB_PER_STAR = 5;

/** A part of the cost, so that the table can answer "why 117?". */
export interface Cost {
  /** The place of the member. */
  readonly member: number;
  readonly card: string;
  readonly eb: number;
  readonly why: 'card' | 'stars' | 'gear' | 'program';
}

export const isGonkCard = (profile: Profile): boolean => profile.keywords.includes('gonk');

/** What a faction pays for a card: its own price, or the one for everybody; `undefined`: it cannot buy it. */
export const priceFor = (
  card: { readonly prices: Readonly<Record<string, Price>> },
  faction: string,
): Price | undefined => (Object.hasOwn(card.prices, faction) ? card.prices[faction] : card.prices.any);

/** Gear of a member, printed gear included (CZ-GEAR-08). */
export const gearOfMember = (cards: CardBox, { profile, gear }: Member): readonly GearCard[] =>
  [...(cardIn(cards.profiles, profile)?.gear ?? []), ...gear].flatMap((id) => cardIn(cards.gear, id) ?? []);

/** Printed on its card, or given by what it carries. */
export const memberHas = (cards: CardBox, member: Member, keyword: CardKeyword): boolean =>
  (cardIn(cards.profiles, member.profile)?.keywords.includes(keyword) ?? false) ||
  gearOfMember(cards, member).some(({ gifts }) =>
    gifts.some((gift) => gift.give === 'counts-as' && gift.keyword === keyword),
  );

/** The printed skill and what its gear always adds to it. */
export function skillOfMember(cards: CardBox, member: Member, skill: Skill): number {
  const printed = cardIn(cards.profiles, member.profile)?.skills[skill] ?? 0;
  const added = gearOfMember(cards, member)
    .flatMap(({ gifts }) => gifts)
    .filter(
      (gift) => gift.give === 'skill' && gift.skill === skill && gift.when === undefined && gift.to === undefined,
    );
  return added.reduce((sum, gift) => sum + Number(gift.by), printed);
}

export function costsOf(cards: CardBox, team: TeamList, occasion: Occasion = ONE_OFF): readonly Cost[] {
  return team.members.flatMap((member, i) => {
    const profile = cardIn(cards.profiles, member.profile);
    const stars = occasion.kind === 'one-off' ? (profile?.stars ?? 0) * EB_PER_STAR : 0; // CZ-TEAM-14
    const eb = (card: string, kind: 'gear' | 'programs'): number => {
      const found = cardIn<GearCard | ProgramCard>(cards[kind], card);
      return found === undefined ? 0 : (priceFor(found, team.faction)?.eb ?? 0);
    };
    return [
      { member: i, card: member.profile, eb: profile?.eb ?? 0, why: 'card' as const },
      ...(stars === 0 ? [] : [{ member: i, card: member.profile, eb: stars, why: 'stars' as const }]),
      ...member.gear.map((card) => ({ member: i, card, eb: eb(card, 'gear'), why: 'gear' as const })),
      ...member.programs.map((card) => ({ member: i, card, eb: eb(card, 'programs'), why: 'program' as const })),
    ];
  });
}

/** The EB of the whole team (CZ-TEAM-07). */
export const costOf = (cards: CardBox, team: TeamList, occasion: Occasion = ONE_OFF): number =>
  costsOf(cards, team, occasion).reduce((sum, { eb }) => sum + eb, 0);

/** The stars on all its character cards (CZ-TEAM-21). */
export const streetCredOf = (cards: CardBox, team: TeamList): number =>
  team.members.reduce((sum, { profile }) => sum + (cardIn(cards.profiles, profile)?.stars ?? 0), 0);

/** How many gonks the team may hold: the Influence on the cards of all its characters (CZ-TEAM-08). */
export const gonkLimitOf = (cards: CardBox, team: TeamList): number =>
  team.members.reduce((sum, { profile }) => {
    const card = cardIn(cards.profiles, profile);
    return card === undefined || isGonkCard(card) ? sum : sum + (card.skills.influence ?? 0);
  }, 0);

/** How many members are Leaders, by their card or by what they carry (CZ-TEAM-03). */
export const leadersOf = (cards: CardBox, { members }: TeamList): number =>
  members.filter((member) => memberHas(cards, member, 'leader')).length;
