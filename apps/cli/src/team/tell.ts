/** A team, and what a faction can take, as lines for a person and as JSON for a program. */
import {
  CARDS,
  describeGear,
  describeProfile,
  describeProgram,
  gearFor,
  hirelingsOf,
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
  const price = ({ card, price: { eb, rarity, streetCred } }: Ware): string[] => [
    `${card.id}`,
    String(eb),
    say('team.rarity', { rarity }),
    streetCred === 0 ? '' : say('team.needs-cred', { streetCred }),
  ];
  const hired = hirelingsOf(CARDS, faction).map(({ id, eb, stars, keywords }) => [
    id,
    String(eb),
    stars === 0 ? '' : say('team.stars', { stars, eb: stars * EB_PER_STAR }),
    keywords.map(name).join(', '),
  ]);
  return [
    say('team.characters', { faction }),
    formatTable(hired),
    say('team.gear'),
    formatTable(gearFor(CARDS, faction).map(price)),
    say('team.programs'),
    formatTable(programsFor(CARDS, faction).map(price)),
  ];
}

const EB_PER_STAR = 5;

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
  gear: gearFor(CARDS, faction).map(({ card, price }) => ({ id: card.id, ...price })),
  programs: programsFor(CARDS, faction).map(({ card, price }) => ({ id: card.id, ...price })),
});

/** Everything that a card says. */
export function tellCard(found: AnyCard, speaker: Speaker): readonly string[] {
  const { name } = speaker;
  const told = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
  if (found.kind === 'gear') return [name(found.card.id), ...told(describeGear(found.card, speaker))];
  if (found.kind === 'program') return [name(found.card.id), ...told(describeProgram(found.card, speaker))];
  const { id, skills, tokens, gear } = found.card;
  return [
    name(id),
    `  ${Object.entries(skills)
      .map(([skill, value]) => `${name(skill)} ${value}`)
      .join(', ')}`,
    `  ${tokens.map(name).join(' ')}`,
    ...told(describeProfile(found.card, speaker)),
    ...gear.flatMap((one) => {
      const card = CARDS.gear[one];
      return card === undefined
        ? []
        : [`  ${name(one)}`, ...told(describeGear(card, speaker)).map((line) => `  ${line}`)];
    }),
  ];
}
