/** A team, and what a faction can take, as lines for a person and as JSON for a program. */
import {
  CARDS,
  describeGear,
  describeProfile,
  describeProgram,
  type GearCard,
  gearFor,
  hirelingsOf,
  type Price,
  type Profile,
  type ProgramCard,
  printTeam,
  programsFor,
  sheetOf,
  type TeamList,
  type Ware,
} from '@tablerunner/combat-zone';
import type { Speaker } from '@tablerunner/language';
import { formatTable } from '../text.ts';
import type { AnyCard } from './team-file.ts';

/** The sums, the members with their numbers, and every limit that is broken. */
export function tellTeam(team: TeamList, speaker: Speaker): readonly string[] {
  const sheet = sheetOf(CARDS, team);
  const { say, name } = speaker;
  const rows = team.members.map(({ profile, gear, programs }, i) => [
    `${String(i + 1).padStart(3)}  ${name(profile)}${carried(' + ', gear)}${carried(' > ', programs)}`,
    String(sheet.memberEb[i] ?? 0),
  ]);
  function carried(sign: string, cards: readonly string[]): string {
    return cards.length === 0 ? '' : `${sign}${cards.map(name).join(', ')}`;
  }
  return [
    say('team.head', { faction: team.faction, eb: sheet.eb, limit: team.limit }),
    ...(rows.length === 0 ? [] : [formatTable(rows)]),
    say('team.sums', { ...sheet, problems: '' }),
    ...(sheet.problems.length === 0 ? [say('team.legal')] : sheet.problems.map(speaker.refusal)),
  ];
}

export function jsonOfTeam(team: TeamList, speaker: Speaker): object {
  const { problems, memberEb, ...sums } = sheetOf(CARDS, team);
  return {
    ...team,
    members: team.members.map((member, i) => ({ ...member, eb: memberEb[i] })),
    ...sums,
    problems: problems.map((problem) => ({ ...problem, text: speaker.refusal(problem) })),
    text: printTeam(team),
  };
}

/** What a faction can take, with prices. */
export function tellCards(faction: string, speaker: Speaker): readonly string[] {
  const { say, name } = speaker;
  const ware = ({ card, price }: Ware): string[] => {
    const [rarity = '', streetCred = ''] = demandsOf(price, speaker);
    return [card.id, String(price.eb), rarity, streetCred, keywordsOf(card, speaker)];
  };
  const hired = hirelingsOf(CARDS, faction).map(({ id, eb, stars, keywords }) => [
    id,
    String(eb),
    starsOf(stars, speaker) ?? '',
    keywords.map(name).join(', '),
  ]);
  return [
    say('team.characters', { faction }),
    formatTable(hired),
    say('team.gear'),
    formatTable(gearFor(CARDS, faction).map(ware)),
    say('team.programs'),
    formatTable(programsFor(CARDS, faction).map(ware)),
  ];
}

const EB_PER_STAR = 5;

const starsOf = (stars: number, { say }: Speaker): string | undefined =>
  stars === 0 ? undefined : say('team.stars', { stars, eb: stars * EB_PER_STAR });

/** How rare it is, and the street cred that it asks for, if any. */
const demandsOf = ({ rarity, streetCred }: Price, { say }: Speaker): readonly string[] => [
  say('team.rarity', { rarity }),
  ...(streetCred === 0 ? [] : [say('team.needs-cred', { streetCred })]),
];

/** A program has none. */
const keywordsOf = (card: GearCard | ProgramCard, { name }: Speaker): string =>
  'keywords' in card ? card.keywords.map(name).join(', ') : '';

/** A line for each faction that has a price of its own, then the one for everybody else; loot is not for sale. */
function pricesOf({ prices }: GearCard | ProgramCard, speaker: Speaker): readonly string[] {
  const { say } = speaker;
  const line = (cost: string, price: Price): string => [cost, ...demandsOf(price, speaker)].join(', ');
  const { any, ...others } = prices;
  const own = Object.entries(others);
  const rest = ({ eb }: Price): string =>
    own.length === 0 ? say('team.price-all', { eb }) : say('team.price-rest', { eb });
  return [
    ...own.map(([faction, price]) => line(say('team.price', { faction, eb: price.eb }), price)),
    ...(any === undefined ? [] : [line(rest(any), any)]),
  ];
}

export const jsonOfCards = (faction: string): object => ({
  faction,
  characters: hirelingsOf(CARDS, faction).map(({ id, tier, stars, eb, keywords, skills, tokens, armor, gear }) => ({
    id,
    tier,
    stars,
    eb,
    keywords,
    skills,
    tokens,
    armor,
    gear,
  })),
  gear: gearFor(CARDS, faction).map(({ card, price }) => ({ id: card.id, ...price, keywords: card.keywords })),
  programs: programsFor(CARDS, faction).map(({ card, price }) => ({ id: card.id, ...price })),
});

/** Everything that a card says (CZ-CARD-01, CZ-CARD-08). */
export function tellCard(found: AnyCard, speaker: Speaker): readonly string[] {
  const lines = found.kind === 'profile' ? profileLines(found.card, speaker) : wareLines(found, speaker);
  return [speaker.name(found.card.id), ...lines.filter((line) => line !== '').map((line) => `  ${line}`)];
}

const wareLines = (found: Exclude<AnyCard, { readonly kind: 'profile' }>, speaker: Speaker): readonly string[] => [
  keywordsOf(found.card, speaker),
  ...pricesOf(found.card, speaker),
  ...(found.kind === 'gear' ? describeGear(found.card, speaker) : describeProgram(found.card, speaker)),
];

function profileLines(card: Profile, speaker: Speaker): readonly string[] {
  const { name, say } = speaker;
  const { keywords, eb, stars, skills, tokens, gear } = card;
  return [
    keywords.map(name).join(', '),
    [say('team.cost', { eb }), starsOf(stars, speaker) ?? []].flat().join(', '),
    Object.entries(skills)
      .map(([skill, value]) => `${name(skill)} ${value}`)
      .join(', '),
    tokens.map(name).join(' '),
    ...describeProfile(card, speaker),
    ...gear.flatMap((one) => {
      const printed = CARDS.gear[one];
      if (printed === undefined) return [];
      const told = [keywordsOf(printed, speaker), ...describeGear(printed, speaker)].filter((line) => line !== '');
      return [name(one), ...told.map((line) => `  ${line}`)];
    }),
  ];
}
