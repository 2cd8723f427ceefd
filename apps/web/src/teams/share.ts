/** A team as it is handed on: its text with its name as a remark, or a link that holds the same text. */
import { parseTeam, printTeam, type TeamList } from '@tablerunner/combat-zone';
import type { Read } from '@tablerunner/engine';
import { LONGEST_NAME } from './saved-teams.ts';

const MARK = 'team=';
/** Longer than any team, shorter than what would freeze the page. */
export const LONGEST_TEXT = 4000;

/** Line breaks, semicolons and # have a meaning in the text. */
const plain = (name: string): string => name.replaceAll(/[\s;#]+/g, ' ').trim();

export const textToShare = (name: string, team: TeamList): string => `# ${plain(name)}\n${printTeam(team)}\n`;

export function linkToShare(name: string, team: TeamList): string {
  const text = textToShare(name, team).trim().replaceAll('\n', ';');
  return `${location.origin}/teams#${MARK}${encodeURIComponent(text)}`;
}

/** The text in a link that somebody was sent. */
export function textInLink(hash: string): string | undefined {
  const at = hash.indexOf(MARK);
  if (at < 0) return undefined;
  try {
    const text = decodeURIComponent(hash.slice(at + MARK.length)).slice(0, LONGEST_TEXT);
    return text.split(/\s*[;\n]\s*/).join('\n');
  } catch {
    return undefined; // cut off or written by hand
  }
}

export interface SharedTeam {
  /** Empty where the text does not say it. */
  readonly name: string;
  readonly read: Read<TeamList>;
}

/** A team from anywhere: text, or a whole link to one. */
export function readShared(given: string): SharedTeam {
  const text = /^\s*https?:/.test(given) ? (textInLink(given) ?? given) : given;
  const [, name = ''] = /^\s*#([^\n;]*)/.exec(text) ?? [];
  return { name: plain(name).slice(0, LONGEST_NAME), read: parseTeam(text.slice(0, LONGEST_TEXT)) };
}
