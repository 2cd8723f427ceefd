/** Teams by name or out of files, and cards by name; what is wrong is said with the name that was given. */
import { existsSync } from 'node:fs';
import {
  CARDS,
  cardIn,
  FACTIONS,
  type GearCard,
  type Member,
  type Profile,
  type ProgramCard,
  parseTeam,
  printTeam,
  READY_TEAMS,
  type TeamList,
} from '@tablerunner/combat-zone';
import { readText, writeWhole } from '../files.ts';
import { suggest } from '../nearest.ts';
import { Problem, WrongUse } from '../problem.ts';

const readyIds = READY_TEAMS.map(({ id }) => id);

/** A ready-made team by its ID, else the team in a file. */
export function teamNamed(word: string): TeamList {
  const ready = READY_TEAMS.find(({ id }) => id === word);
  if (ready !== undefined) return ready.team;
  if (!existsSync(word)) {
    throw new WrongUse(`there is neither a ready-made team nor a file "${word}". ${suggest(word, readyIds)}`);
  }
  return teamIn(word);
}

export function teamIn(file: string): TeamList {
  const read = parseTeam(readText(file));
  if (!read.ok) throw new Problem(`${file}: ${read.where}: ${read.problem}.`);
  return read.value;
}

export const keepTeam = (file: string, team: TeamList): void => writeWhole(file, `${printTeam(team)}\n`);

export function factionNamed(word: string): string {
  if (!FACTIONS.some((faction) => faction === word)) {
    throw new WrongUse(`there is no faction "${word}". ${suggest(word, FACTIONS)}`);
  }
  return word;
}

/** Members as a line of a team writes them: `ripper x2 + katana`. */
export function membersIn(line: string): readonly Member[] {
  const read = parseTeam(`team maelstrom 0\n${line}`);
  if (!read.ok) throw new WrongUse(`"${line}": ${read.problem}.`);
  for (const { profile, gear, programs } of read.value.members) {
    known('profiles', profile);
    for (const id of gear) known('gear', id);
    for (const id of programs) known('programs', id);
  }
  return read.value.members;
}

function known(kind: keyof typeof CARDS, id: string): void {
  if (Object.hasOwn(CARDS[kind], id)) return;
  throw new WrongUse(`there is no card "${id}". ${suggest(id, Object.keys(CARDS[kind]))}`);
}

export type AnyCard =
  | { readonly kind: 'profile'; readonly card: Profile }
  | { readonly kind: 'gear'; readonly card: GearCard }
  | { readonly kind: 'program'; readonly card: ProgramCard };

export function cardNamed(id: string): AnyCard {
  const [profile, gear] = [cardIn(CARDS.profiles, id), cardIn(CARDS.gear, id)];
  const program = cardIn(CARDS.programs, id);
  if (profile !== undefined) return { kind: 'profile', card: profile };
  if (gear !== undefined) return { kind: 'gear', card: gear };
  if (program !== undefined) return { kind: 'program', card: program };
  const all = [...Object.keys(CARDS.profiles), ...Object.keys(CARDS.gear), ...Object.keys(CARDS.programs)];
  const meant = suggest(id, all);
  throw new WrongUse(`there is no card "${id}". ${meant.startsWith('Did') ? meant : 'See: team cards FACTION.'}`);
}
