/** The examples of docs/notation-combat-zone.md can be read, and every line and word is explained there. */
import { readFileSync } from 'node:fs';
import { canonicalJson, type Position } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { MODEL_FLAGS, MODEL_WORDS } from '../../notation/model-line.ts';
import { notation } from '../../notation/notation.ts';
import { KEYS } from '../../notation/position.ts';
import { questions } from '../../rules/questions.ts';
import { problemsOfTeam } from '../../rules/team/check.ts';
import { parseTeam, printTeam } from '../../rules/team/text.ts';
import type { CombatZoneState } from '../../rules/types.ts';

const page = readFileSync(new URL('../../../../docs/notation-combat-zone.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```(position|commands|team)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));

function read(text: string): Position<CombatZoneState> {
  const position = notation.parsePosition(text);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  return position.value;
}

test('the page has examples of all kinds', () => {
  for (const kind of ['position', 'commands', 'team']) expect(blocks.map((block) => block.kind)).toContain(kind);
});

for (const [i, { kind, text }] of blocks.entries()) {
  test(`example ${i + 1}: ${text.split('\n')[0] ?? ''}`, () => {
    if (kind === 'team') {
      const team = parseTeam(text);
      if (!team.ok) throw new Error(team.problem);
      expect(problemsOfTeam(CARDS, team.value)).toEqual([]);
      expect(parseTeam(printTeam(team.value))).toEqual(team);
      return;
    }
    if (kind === 'position') {
      const position = read(text);
      expect(canonicalJson(read(notation.printPosition(position))) === canonicalJson(position)).toBe(true);
      return;
    }
    const { state, stack } = read(blocks[0]?.text ?? '');
    const frame = stack.at(-1) ?? { step: '', memory: {} };
    for (const line of text.split('\n').filter((command) => command !== '')) {
      expect(notation.parseChoice(line, state, frame), line).toMatchObject({ ok: true });
    }
  });
}

test('every command in the table is read as the short form of something', () => {
  const { state, stack } = read(blocks[0]?.text ?? '');
  const frame = stack.at(-1) ?? { step: '', memory: {} };
  const table = page.slice(page.indexOf('## Commands'), page.indexOf('## Questions'));
  const commands = [...table.matchAll(/`([a-z]+(?: [^`=]*)?)`/g)].map(([, command = '']) => command);
  const unnamed = commands.filter((command) => !/first|obake|barrels|netrunner/.test(command));
  expect(unnamed.length).toBeGreaterThan(30);
  for (const command of unnamed) {
    if (command === 'inspire p3') continue; // a table of four
    expect(notation.parseChoice(command, state, frame), command).toMatchObject({ ok: true });
  }
});

test('every line of a position, every word of a model and every question is on the page', () => {
  for (const key of KEYS) expect(page, key).toMatch(new RegExp(`\`${key}[: \`]`));
  for (const word of [...Object.keys(MODEL_WORDS), ...MODEL_FLAGS])
    expect(page, word).toMatch(new RegExp(`\`${word}[ \`]`));
  for (const question of Object.keys(questions)) expect(page, question).toContain(`"what":"${question}"`);
});
