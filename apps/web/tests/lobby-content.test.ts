/** What the lobby knows of a game without loading it is just what the game says. `npm run renew -- apps/web` writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { RULING_OPTIONS as BURNCYCLE_RULINGS, burncycleGame, CAPTAINS, MISSIONS } from '@tablerunner/burncycle';
import { DIFFICULTIES } from '@tablerunner/burncycle/plan';
import { readOptions } from '@tablerunner/engine';
import { CAMPAIGNS, escapeGame, RULING_OPTIONS, SCENARIOS } from '@tablerunner/escape';
import { LOCALES } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { burncycleOffer } from '../src/lobby/games/burncycle/offer.ts';

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

const BURNCYCLE = new URL('../src/lobby/games/burncycle/content.json', import.meta.url);
const { seats: burncycleSeats, modes: burncycleModes, messages: burncycleMessages } = burncycleGame;

/** Names of missions, corporations, captains, seats and difficulties, a sentence about each, and where a match stands. */
function burncycleTexts(locale: string): Record<string, string> {
  const messages = burncycleMessages[locale] ?? {};
  const corporations = [...new Set(MISSIONS.map(({ corporation }) => corporation))];
  const captains = CAPTAINS.map(({ id }) => id);
  const missions = MISSIONS.map(({ id }) => id);
  const keys = [
    ...[...missions, ...corporations, ...captains, ...burncycleSeats({ players: 4 }), ...DIFFICULTIES, 'burncycle'].map(
      (id) => `name.${id}`,
    ),
    ...missions.map((id) => `mission.${id}`),
    ...corporations.map((id) => `corporation.${id}`),
    ...Object.keys(messages).filter((key) => key.startsWith('stage.')),
  ].sort();
  return Object.fromEntries(keys.map((key) => [key, messages[key] ?? '']));
}

function burncycleContent(): string {
  const told = {
    modes: burncycleModes,
    missions: MISSIONS.map(({ id, corporation, complexity, floors }) => ({
      id,
      corporation,
      complexity,
      floors: floors.map(({ number }) => number),
    })),
    captains: CAPTAINS.map(({ id }) => id),
    difficulties: DIFFICULTIES,
    rulings: Object.entries(BURNCYCLE_RULINGS).map(([id, { ruling, values }]) => ({ id, clause: ruling, values })),
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, burncycleTexts(locale)])),
  };
  return `${JSON.stringify(told, undefined, 2)}\n`;
}

test('the lobby offers the missions of burncycle, with a text for everything in every language', () => {
  if (process.env.TABLERUNNER_RENEW === '1') writeFileSync(BURNCYCLE, burncycleContent());
  expect(JSON.parse(readFileSync(BURNCYCLE, 'utf8'))).toEqual(JSON.parse(burncycleContent()));
  for (const locale of LOCALES) {
    expect(Object.entries(burncycleTexts(locale)).filter(([, text]) => text === '')).toEqual([]);
  }
});

test('the mission of the day of the lobby is the one that the game asks for', () => {
  for (const date of ['2026-11-16', '2027-02-28', '2028-02-29']) {
    const { options } = burncycleOffer.daily?.(date) ?? {};
    expect(readOptions(burncycleGame, options)).toMatchObject({ ok: true });
  }
});
