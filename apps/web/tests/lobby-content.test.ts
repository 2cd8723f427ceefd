/** What the lobby knows of a game without loading it is just what the game says. `npm run renew -- apps/web` writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { CAMPAIGNS, escapeGame, RULING_OPTIONS, SCENARIOS } from '@tablerunner/escape';
import { LOCALES } from '@tablerunner/language';
import { expect, test } from 'vitest';

const FILE = new URL('../src/lobby/games/escape/content.json', import.meta.url);

/** Names of scenarios, boards, seats and characters, a sentence about each scenario, and where a match stands. */
function texts(locale: string): Record<string, string> {
  const messages = escapeGame.messages[locale] ?? {};
  const characters = SCENARIOS.flatMap(({ recruitment: { squads } }) => [...squads.resistance, ...(squads.isc ?? [])]);
  const seats = escapeGame.modes.flatMap(({ id, seats: { max } }) => escapeGame.seats({ mode: id, players: max }));
  const ids = [
    ...new Set([
      ...SCENARIOS.map(({ id }) => id),
      ...CAMPAIGNS.map(({ id }) => id),
      ...seats,
      ...characters,
      'easy',
      'normal',
      'hard',
    ]),
  ];
  const stages = Object.keys(messages).filter((key) => key.startsWith('stage.'));
  const keys = [
    ...ids.map((id) => `name.${id}`),
    ...SCENARIOS.map(({ id }) => `scenario.${id}`),
    ...CAMPAIGNS.map(({ id }) => `campaign.${id}`),
    ...stages,
  ].sort();
  return Object.fromEntries(keys.map((key) => [key, messages[key] ?? '']));
}

function content(): string {
  const told = {
    modes: escapeGame.modes,
    scenarios: SCENARIOS.map(({ id, mode, turns, recruitment: { squads } }) => ({
      id,
      mode,
      ...(mode === 'revolution' ? { turns } : {}),
      squads: { resistance: squads.resistance, isc: squads.isc ?? [] },
    })),
    campaigns: CAMPAIGNS.map(({ id, mode, first }) => ({ id, mode, first })),
    rulings: Object.entries(RULING_OPTIONS).map(([id, { ruling, values }]) => ({ id, clause: ruling, values })),
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, texts(locale)])),
  };
  return `${JSON.stringify(told, undefined, 2)}\n`;
}

test('the lobby offers what the game offers, with a text for everything in every language', () => {
  if (process.env.TABLERUNNER_RENEW === '1') writeFileSync(FILE, content());
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(content()));
  for (const locale of LOCALES) expect(Object.entries(texts(locale)).filter(([, text]) => text === '')).toEqual([]);
});
