/** What the lobby knows of a game without loading it is just what the game says. `npm run renew -- apps/web` writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { RULING_OPTIONS as BURNCYCLE_RULINGS, burncycleGame, CAPTAINS, MISSIONS } from '@tablerunner/burncycle';
import { DIFFICULTIES } from '@tablerunner/burncycle/plan';
import {
  CARDS,
  RULING_OPTIONS as COMBAT_ZONE_RULINGS,
  SCENARIOS as COMBAT_ZONE_SCENARIOS,
  combatZoneGame,
  FACTIONS,
  READY_TEAMS,
  sheetOf,
} from '@tablerunner/combat-zone';
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

const COMBAT_ZONE = new URL('../src/lobby/games/combat-zone/content.json', import.meta.url);

/** Names of scenarios, factions, seats and kinds of battlefields, the story of each scenario, and where a match stands. */
function combatZoneTexts(locale: string): Record<string, string> {
  const messages = combatZoneGame.messages[locale] ?? {};
  const scenarios = COMBAT_ZONE_SCENARIOS.map(({ id }) => id);
  const keys = [
    ...[...scenarios, ...FACTIONS, ...combatZoneGame.seats({ players: 4 })].map((id) => `name.${id}`),
    ...scenarios.map((id) => `story.${id}`),
    ...new Set(COMBAT_ZONE_SCENARIOS.map(({ setup }) => `theme.${setup.theme}`)),
    ...Object.keys(messages).filter((key) => key.startsWith('stage.')),
  ].sort();
  return Object.fromEntries(keys.map((key) => [key, messages[key] ?? '']));
}

function combatZoneScenario({ id, players, isForBeginners, setup, victory }: (typeof COMBAT_ZONE_SCENARIOS)[number]) {
  const kinds = new Set(setup.objectives.map(({ kind }) => kind));
  const { ends, decide } = victory;
  return {
    id,
    players,
    isForBeginners,
    theme: setup.theme,
    roles: setup.sides.map(({ role }) => role),
    objectives: kinds.size > 1 ? 'mixed' : ([...kinds][0] ?? 'none'),
    scores: victory.scores.map((score) => ({
      for: score.for,
      points: score.points,
      ...('at' in score ? { at: score.at } : {}),
      ...('who' in score ? { who: score.who } : {}),
      ...('carrying' in score && score.carrying ? { carrying: true } : {}),
      ...(score.side === undefined ? {} : { side: score.side }),
    })),
    rounds: ends.flatMap((end) => (end.when === 'rounds' ? [end.count] : []))[0],
    ...Object.fromEntries(ends.flatMap((end) => (end.when === 'points' ? [['points', end.points]] : []))),
    ...(decide.by === 'target' ? { target: { side: decide.side, points: decide.points } } : {}),
    ...(decide.by === 'points' && decide.tie !== undefined ? { tie: decide.tie } : {}),
  };
}

function combatZoneContent(): string {
  const told = {
    modes: combatZoneGame.modes,
    scenarios: COMBAT_ZONE_SCENARIOS.map(combatZoneScenario),
    factions: FACTIONS,
    readyTeams: READY_TEAMS.map(({ id, team }) => ({
      id,
      faction: team.faction,
      limit: team.limit,
      eb: sheetOf(CARDS, team).eb,
      models: team.members.length,
    })),
    rulings: Object.entries(COMBAT_ZONE_RULINGS).map(([id, { ruling, values }]) => ({ id, clause: ruling, values })),
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, combatZoneTexts(locale)])),
  };
  return `${JSON.stringify(told, undefined, 2)}\n`;
}

test('the lobby offers the scenarios and the ready-made teams of Combat Zone, with a text for everything in every language', () => {
  if (process.env.TABLERUNNER_RENEW === '1') writeFileSync(COMBAT_ZONE, combatZoneContent());
  expect(JSON.parse(readFileSync(COMBAT_ZONE, 'utf8'))).toEqual(JSON.parse(combatZoneContent()));
  for (const locale of LOCALES) {
    expect(Object.entries(combatZoneTexts(locale)).filter(([, text]) => text === '')).toEqual([]);
  }
});
