/** The examples of docs/notation-combat-zone.md can be read, and every line and word is explained there. */
import { readdirSync, readFileSync } from 'node:fs';
import { Match } from '@tablerunner/engine';
import { notationPage, testPage } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { combatZoneGame } from '../../index.ts';
import { MEMORIES } from '../../notation/memories.ts';
import { MODEL_FLAGS, MODEL_WORDS } from '../../notation/model-line.ts';
import { notation } from '../../notation/notation.ts';
import { KEYS } from '../../notation/position.ts';
import { outcomes } from '../../rules/outcomes.ts';
import { questions } from '../../rules/questions.ts';
import { problemsOfTeam } from '../../rules/team/check.ts';
import { parseTeam, printTeam } from '../../rules/team/text.ts';

const page = notationPage(notation, new URL('../../../../docs/notation-combat-zone.md', import.meta.url), ['team']);

test('the page has examples of all kinds', () => {
  for (const kind of ['position', 'commands', 'team']) expect(page.blocks.map((block) => block.kind)).toContain(kind);
});

testPage(notation, page, ({ text }) => {
  const team = parseTeam(text);
  if (!team.ok) throw new Error(team.problem);
  expect(problemsOfTeam(CARDS, team.value)).toEqual([]);
  expect(parseTeam(printTeam(team.value))).toEqual(team);
});

test('every command in the table is read as the short form of something', () => {
  const { state, frame } = page.before(1);
  const table = page.page.slice(page.page.indexOf('## Commands'), page.page.indexOf('## Questions'));
  const commands = [...table.matchAll(/`([a-z]+(?: [^`=]*)?)`/g)].map(([, command = '']) => command);
  const unnamed = commands.filter((command) => !/first|obake|barrels|netrunner/.test(command));
  expect(unnamed.length).toBeGreaterThan(30);
  for (const command of unnamed) {
    if (command === 'inspire p3') continue; // a table of four
    expect(notation.parseChoice(command, state, frame), command).toMatchObject({ ok: true });
  }
});

test('every line of a position, every word of a model and every question is on the page', () => {
  page.expectExplained(KEYS);
  for (const word of [...Object.keys(MODEL_WORDS), ...MODEL_FLAGS])
    expect(page.page, word).toMatch(new RegExp(`\`${word}[ \`]`));
  for (const question of Object.keys(questions)) expect(page.page, question).toContain(`"what":"${question}"`);
});

test('CZ-LOOT-01 a body is called by the model that it was, or by its number', () => {
  const { state, frame } = page.before(1);
  const body = state.models.findLastIndex(({ card }) => card === 'ripper');
  const choice = { kind: 'act', action: 'loot/gear', token: 0, body };
  for (const text of ['act loot/gear t1 body=ripper.3', `act loot/gear t1 body=${body}`])
    expect(notation.parseChoice(text, state, frame)).toEqual({ ok: true, value: choice });
  expect(notation.printChoice(choice, state, frame)).toBe('act loot/gear t1 body=ripper.3');
});

const section = (title: string): string => page.page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
/** What stands in backticks in the first cells of a table. */
const firstCells = (text: string): string[] =>
  [...text.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(' · ').map((word) => word.replaceAll('`', '')),
  );

const STEPS = [...combatZoneGame.stepsByName.keys()].map((name) => name.replace('combat-zone/', ''));

test('every step is told, with all that it remembers and an example that can be played on from', () => {
  const told = section('What stands in the step line');
  expect(firstCells(told).sort()).toEqual([...STEPS].sort());
  expect([...Object.keys(MEMORIES), 'engine/triggers'].sort()).toEqual([...STEPS].sort());
  const [, base = ''] = /```position\n(.*?)```/s.exec(told) ?? [];
  const [, block = ''] = /```steps\n(.*?)```/s.exec(told) ?? [];
  const tops = block.split(/\n\n+/).map((example) => {
    const position = page.read(`${base}${example}`);
    expect(Match.from(combatZoneGame, { seed: 'docs', position }), example).toMatchObject({ ok: true });
    return /step: (\S+)[^\n]*\n?$/.exec(example)?.[1];
  });
  expect(tops.sort()).toEqual([...STEPS].sort());
});

test('every roll is told with its purpose, and every name of an outcome and policy', () => {
  const files = readdirSync(new URL('../../rules', import.meta.url), { recursive: true }).map(String);
  const sources = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(`../../rules/${file}`, import.meta.url), 'utf8'));
  const source = sources.join('\n');
  const named = [...source.matchAll(/purpose: '([a-z-]+)'/g)].map(([, purpose = '']) => purpose);
  const [, onTheWay = ''] = /const PURPOSES[^{]*\{([^}]*)\}/.exec(source) ?? [];
  const met = [...onTheWay.matchAll(/: '([a-z-]+)'/g)].map(([, purpose = '']) => purpose);
  const deeds = ['take', 'work', 'leave'].map((deed) => `scenario-${deed}`);
  const purposes = [...new Set([...named, ...met, ...deeds])];
  const told = firstCells(section('Dice: order and owners'));
  expect(told.filter((word) => !word.includes('/')).sort()).toEqual(purposes.sort());
  expect(source.match(/engine\.(?:die|roll)\(/g)).toHaveLength(4);
  expect(source.match(/engine\.(?:die|roll)\([^;]*?\bowner: /g)).toHaveLength(4);
  const results = section('What a command comes to');
  for (const name of [...Object.keys(outcomes), ...(combatZoneGame.forecasts ?? []).map((forecast) => forecast.name)])
    expect(results, name).toContain(`\`${name}\``);
});
