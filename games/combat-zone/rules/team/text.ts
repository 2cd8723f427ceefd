/**
 * The text form of a team, made to be written by hand and to be shared:
 *
 *     team maelstrom 100
 *     warlord + heavy-pistol
 *     neural-linked-netrunner > program-ping, program-adware
 *     pledge x3
 *
 * One line for each card; `+` gear, `>` programs, `x3` three of them; a semicolon ends a line like a line break;
 * everything after # is a remark.
 */
import { type Read, readable, unreadable } from '@tablerunner/engine';
import type { Member, TeamList } from './list.ts';

const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
const LIST = `${ID}(?: *, *${ID})*`;
const HEAD = new RegExp(`^team (${ID}) (\\d{1,4})$`);
const LINE = new RegExp(`^(${ID})(?: x(\\d{1,2}))?(?: *\\+ *(${LIST}))?(?: *> *(${LIST}))?$`);
/** A typing error, not a team. */
const MOST_MODELS = 40;

const items = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(/ *, */));

export function parseTeam(text: string): Read<TeamList> {
  const lines = text
    .split(/\n|;/)
    .map((line, i) => ({ text: line.replace(/#.*$/, '').trim(), at: `line ${i + 1}` }))
    .filter((line) => line.text !== '');
  const [head, ...rest] = lines;
  const named = head === undefined ? undefined : HEAD.exec(head.text);
  if (head === undefined || named === null || named === undefined)
    return unreadable(head?.at ?? 'line 1', 'a team begins with its faction and its limit: team maelstrom 100');
  const members: Member[] = [];
  for (const line of rest) {
    const found = LINE.exec(line.text);
    if (found === null)
      return unreadable(
        line.at,
        'a line names a card, then x and a number, + and gear, > and programs: ripper x2 + katana',
      );
    const count = Number.parseInt(found[2] ?? '1', 10);
    if (count < 1 || members.length + count > MOST_MODELS)
      return unreadable(line.at, `a team has from 1 to ${MOST_MODELS} models`);
    const member = { profile: found[1] ?? '', gear: items(found[3]), programs: items(found[4]) };
    for (let i = 0; i < count; i++) members.push(member);
  }
  return readable({ faction: named[1] ?? '', limit: Number.parseInt(named[2] ?? '0', 10), members });
}

const lineOf = ({ profile, gear, programs }: Member, count: number): string =>
  [
    profile,
    count > 1 ? ` x${count}` : '',
    gear.length > 0 ? ` + ${gear.join(', ')}` : '',
    programs.length > 0 ? ` > ${programs.join(', ')}` : '',
  ].join('');

/** The shortest form: equal members that stand beside each other share a line. */
export function printTeam({ faction, limit, members }: TeamList): string {
  const lines: { readonly text: string; readonly member: Member; count: number }[] = [];
  for (const member of members) {
    const text = lineOf(member, 1);
    const last = lines.at(-1);
    if (last?.text === text) last.count += 1;
    else lines.push({ text, member, count: 1 });
  }
  return [`team ${faction} ${limit}`, ...lines.map(({ member, count }) => lineOf(member, count))].join('\n');
}
