/** Teams of Combat Zone in the browser: what is kept, handed on, changed and refused, and how the lobby offers it. */
import {
  CARDS,
  combatZoneGame,
  parseTeam,
  printTeam,
  problemsOfTeam,
  READY_TEAMS,
  type TeamList,
} from '@tablerunner/combat-zone';
import { readOptions, refuse } from '@tablerunner/engine';
import { LOCALES } from '@tablerunner/language';
import { setupSchema } from '@tablerunner/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { loadWords } from '../src/i18n/loaded-words.ts';
import { wordsOf } from '../src/i18n/words.ts';
import { keptDraft, setupOf, withOptions, withSeats } from '../src/lobby/draft.ts';
import {
  FIELDS,
  LIMITS,
  RULINGS,
  SCENARIOS,
  seatsOf,
  seatsOfSide,
  suits,
} from '../src/lobby/games/combat-zone/content.ts';
import { combatZoneOffer } from '../src/lobby/games/combat-zone/offer.ts';
import { ScenarioSheet } from '../src/lobby/games/combat-zone/scenario-sheet.tsx';
import { BY_LIMIT, followLimit, teamChoices, usualTeam } from '../src/lobby/games/combat-zone/team-choices.ts';
import { HireList } from '../src/teams/hire-list.tsx';
import { EMPTY_TEAM, keepNew, recordOf, teamIn } from '../src/teams/keep.ts';
import { playWith } from '../src/teams/play-with.ts';
import { Refusals } from '../src/teams/refusals.tsx';
import { dropTeam, freeName, keepTeam, savedTeam, savedTeams } from '../src/teams/saved-teams.ts';
import { linkToShare, readShared, textInLink, textToShare } from '../src/teams/share.ts';
import { dismiss, hire, numberOf, putBack, take, withFaction } from '../src/teams/team-edit.ts';

await loadWords('en');
const say = wordsOf('en');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('location', { origin: 'https://table.example' });
});

afterEach(() => vi.unstubAllGlobals());

const readyTeam = (id: string): TeamList => {
  const found = READY_TEAMS.find((ready) => ready.id === id);
  if (found === undefined) throw new Error(id);
  return found.team;
};
const team = readyTeam('maelstrom-100');

test('a team is kept with what the lobby tells of it, copied under a free name, deleted and put back in its place', () => {
  const first = keepNew(team, 'Night shift');
  const second = keepNew({ ...EMPTY_TEAM, limit: 150 }, 'Night shift');
  expect(first).toMatchObject({ faction: 'maelstrom', limit: 100, eb: 100, models: 9, broken: [] });
  expect(second).toMatchObject({ name: 'Night shift 2', models: 0, broken: ['CZ-TEAM-03'] });
  expect(freeName('Night shift')).toBe('Night shift 3');
  expect(savedTeams().map(teamIn)).toEqual([{ ...EMPTY_TEAM, limit: 150 }, team]);

  const restore = dropTeam(first?.id ?? '');
  expect(savedTeams().map(({ name }) => name)).toEqual(['Night shift 2']);
  restore();
  restore();
  expect(savedTeams().map(({ name }) => name)).toEqual(['Night shift 2', 'Night shift']);
});

test('a change of a kept team keeps its place; what is no team in the storage is left out', () => {
  const one = keepNew(team, 'One');
  keepNew(team, 'Two');
  if (one === undefined) throw new Error('not kept');
  expect(keepTeam(recordOf(dismiss(team, 0), one))).toBe(true);
  expect(savedTeams().map(({ name }) => name)).toEqual(['Two', 'One']);
  expect(savedTeam(one.id)).toMatchObject({ models: 8, broken: ['CZ-TEAM-03'] });
  localStorage.setItem('tablerunner.teams.combat-zone', '[1,{"id":"x","name":3}]');
  expect(savedTeams()).toEqual([]);
  localStorage.setItem('tablerunner.teams.combat-zone', '{');
  expect(savedTeams()).toEqual([]);
});

test('a full storage is told, and nothing is lost that was there', () => {
  keepNew(team, 'One');
  vi.stubGlobal('localStorage', {
    getItem: localStorage.getItem,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(keepNew(team, 'Two')).toBeUndefined();
  expect(savedTeams().map(({ name }) => name)).toEqual(['One']);
});

test('text and link of every ready-made team give it back with its name', () => {
  for (const { team: ready } of READY_TEAMS) {
    const name = 'Rue n° 7; #1 & co';
    const link = linkToShare(name, ready);
    expect(link).toMatch(/^https:\/\/table\.example\/teams#team=/);
    for (const given of [textToShare(name, ready), link, textInLink(new URL(link).hash) ?? '']) {
      expect(readShared(given)).toEqual({ name: 'Rue n° 7 1 & co', read: { ok: true, value: ready } });
    }
  }
  expect(textInLink('#other')).toBeUndefined();
  expect(textInLink('#team=%E0%A4%A')).toBeUndefined();
  expect(readShared('team maelstrom 100\nripper ++')).toMatchObject({ name: '', read: { ok: false, where: 'line 2' } });
});

test('members join their like, take, put back and leave; a new faction keeps what it can have', () => {
  const two = hire(team, 'ripper');
  expect(two.members.map(({ profile }) => profile).filter((id) => id === 'ripper')).toHaveLength(3);
  expect(two.members[6]).toEqual({ profile: 'ripper', gear: [], programs: [] });
  expect(numberOf(two, 6)).toBe(3);
  expect(numberOf(two, 0)).toBeUndefined();
  const armed = take(two, 6, 'gear', 'katana');
  expect(armed.members[6]?.gear).toEqual(['katana']);
  expect(putBack(armed, 6, 'gear', 'katana')).toEqual(two);
  expect(dismiss(two, 6)).toEqual(team);
  const claws = withFaction(take(readyTeam('maelstrom-200'), 6, 'gear', 'brain-box'), 'tyger-claws');
  expect(claws.members.map(({ profile }) => profile)).toEqual(['brainburn-netrunner', 'solo-bodyguard']);
  expect(claws.members[1]?.gear).toEqual([]); // only Maelstrom can buy it
  expect(problemsOfTeam(CARDS, claws).map(({ clause }) => clause)).toEqual(['CZ-TEAM-03', 'CZ-TEAM-22']);
});

test('who cannot be hired says why, with the clause; who can be hired is no refused button', () => {
  const empty = renderToStaticMarkup(
    <Router ssrPath="/teams">
      <HireList team={{ ...EMPTY_TEAM, limit: 24 }} onHire={() => undefined} />
    </Router>,
  );
  const buttonOf = (html: string, name: string): string =>
    html.match(/<button[^>]*>/g)?.find((tag) => tag.includes(`aria-label="${name}`)) ?? '';
  expect(buttonOf(empty, 'Hire Warlord, 15 EB')).not.toContain('aria-disabled');
  expect(buttonOf(empty, 'Hire Warlord (Elite), 25 EB')).toContain('aria-disabled="true"');
  expect(empty).toContain('The team costs 25 EB, the limit is 24.');
  expect(empty).toContain('href="/rules/combat-zone/CZ-TEAM-07"');
  expect(buttonOf(empty, 'Hire Pledge')).toContain('aria-disabled="true"');
  expect(empty).toContain('href="/rules/combat-zone/CZ-TEAM-08"');

  const full = renderToStaticMarkup(
    <Router ssrPath="/teams">
      <HireList team={{ ...team, limit: 500 }} onHire={() => undefined} />
    </Router>,
  );
  expect(buttonOf(full, 'Hire Hammerlord, 15 EB')).toContain('aria-disabled="true"');
  expect(full).toContain('A team has exactly one Leader; this one has 2.');
  expect(buttonOf(full, 'Hire Flenser, 20 EB')).not.toContain('aria-disabled');
});

test('a refusal is a sentence with a link to its clause', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/teams">
      <Refusals refusals={[refuse('CZ-GEAR-01', 'gonks-carry-nothing', { member: 0, card: 'pledge' })]} />
    </Router>,
  );
  expect(html).toContain('Pledge is a gonk: gonks carry no gear and no programs.');
  expect(html).toContain('/rules/combat-zone/CZ-GEAR-01');
});

test('every scenario with every number of players that suits it is a set-up that the game takes', () => {
  for (const scenario of SCENARIOS) {
    for (const players of [2, 3, 4]) {
      const options = { scenario: scenario.id, players, limit: 150 };
      expect(readOptions(combatZoneGame, options)).toMatchObject({ ok: suits(scenario, players) });
      if (!suits(scenario, players)) continue;
      const draft = withSeats({ options, seats: {}, keep: 'here' }, seatsOf(options));
      expect(combatZoneOffer.fits(draft)).toBe(true);
      expect(combatZoneOffer.objection?.(draft, say)).toBeUndefined();
      const { setup } = setupOf('combat-zone', draft, 'Ada');
      expect(setupSchema.safeParse(setup).success).toBe(true);
      expect(Object.keys(setup.seats)).toEqual(combatZoneGame.seats(setup.options));
    }
  }
  expect(combatZoneOffer.fits(withOptions(combatZoneOffer.usual, { scenario: 'random' }))).toBe(true);
  expect(combatZoneOffer.fits(withOptions(combatZoneOffer.usual, { scenario: 'four-corners' }))).toBe(false);
  for (const { id, values } of RULINGS) {
    for (const value of values) {
      expect(readOptions(combatZoneGame, { table: { [id]: value } })).toMatchObject({ ok: true });
    }
  }
});

test('limit and battlefield are refused by the lobby just where the game refuses them', () => {
  const { min, max } = LIMITS;
  for (const limit of [min - 1, min, max, max + 1, 99.5, '12x']) {
    const draft = withOptions(combatZoneOffer.usual, { limit });
    const isFine = combatZoneOffer.objection?.(draft, say) === undefined;
    expect([limit, isFine]).toEqual([limit, readOptions(combatZoneGame, draft.options).ok]);
  }
  for (const field of [FIELDS.min, FIELDS.max, FIELDS.max + 1, -1, 'bare', 'x', undefined]) {
    const draft = withOptions(combatZoneOffer.usual, { field });
    const isFine = combatZoneOffer.objection?.(draft, say) === undefined;
    expect([field, isFine]).toEqual([field, readOptions(combatZoneGame, draft.options).ok]);
  }
});

test('a team that may not play is refused with its clause, by the lobby as by the game', () => {
  const cases = [
    ['maelstrom-100', true],
    ['maelstrom-150', false],
    [printTeam(team), true],
    [printTeam({ ...team, limit: 150 }), false],
    [printTeam(dismiss(team, 0)), false],
  ] as const;
  keepNew(dismiss(team, 0), 'Headless');
  for (const [chosen, isFine] of cases) {
    const draft = withOptions(combatZoneOffer.usual, { teams: { p2: chosen } });
    const objection = combatZoneOffer.objection?.(draft, say);
    expect([chosen, objection === undefined]).toEqual([chosen, isFine]);
    expect(readOptions(combatZoneGame, draft.options).ok).toBe(isFine);
  }
  const dear = combatZoneOffer.objection?.(withOptions(combatZoneOffer.usual, { teams: { p2: 'maelstrom-150' } }), say);
  expect(dear).toEqual({
    text: 'Team of Player 2: It was built for 150 EB, the limit is 100.',
    clause: 'CZ-SIZE-01',
  });
});

test('the teams of a seat: ready-made and mine, and one that was chosen and is kept no more', () => {
  keepNew(team, 'Night shift');
  const mine = savedTeams();
  const text = mine[0]?.text ?? '';
  const own = teamChoices({ limit: 100, chosen: BY_LIMIT, mine }, say).filter(({ group }) => group === 'mine');
  expect(own).toEqual([{ value: text, group: 'mine', label: 'Night shift: Maelstrom, 100 EB' }]);
  const forgotten = teamChoices({ limit: 100, chosen: text, mine: [] }, say).at(-1);
  expect(forgotten).toEqual({ value: text, group: 'mine', label: 'A team of before: Maelstrom, 100 EB' });
  expect(followLimit({ p1: 'maelstrom-100', p2: text }, 200)).toEqual({ p1: 'maelstrom-200', p2: text });
});

test('the ready-made team that the lobby names is the one that the game takes', () => {
  const tables = { 40: 2, 99: 2, 120: 2, 150: 4, 200: 4 };
  for (const [limit, players] of Object.entries(tables)) {
    const scenario = players === 4 ? 'four-corners' : 'turf-war';
    const read = readOptions(combatZoneGame, { scenario, players, limit: Number(limit) });
    if (!read.ok) throw new Error(limit);
    const seats = combatZoneGame.seats(read.value);
    const state = combatZoneGame.setup(read.value, seats, {
      die: () => 1,
      pick: () => 0,
      shuffle: (list) => [...list],
    });
    const factions = state.players.map(({ faction }) => faction);
    expect(factions).toEqual(seats.map((_, place) => usualTeam(Number(limit), place)));
  }
});

test('to play with a team leads to its set-up, for its limit, with the others as they were', () => {
  expect(playWith(readyTeam('tyger-claws-200'))).toBe('/?set-up=combat-zone');
  const draft = keptDraft('combat-zone');
  expect(draft?.options).toMatchObject({ scenario: 'turf-war', limit: 200 });
  const { p1 } = (draft?.options.teams ?? {}) as Record<string, string>;
  expect(parseTeam(p1 ?? '')).toMatchObject({ ok: true, value: readyTeam('tyger-claws-200') });
  expect(readOptions(combatZoneGame, draft?.options)).toMatchObject({ ok: true });
});

test('a scenario says who attacks, and what brings points, in every language', async () => {
  const sheet = (id: string, players: number): string => {
    const options = { scenario: id, players };
    const scenario = SCENARIOS.find((one) => one.id === id);
    return renderToStaticMarkup(
      <Router ssrPath="/">
        <ScenarioSheet options={options} scenario={scenario} />
      </Router>,
    );
  };
  expect(sheet('sabotage', 2)).toContain('Player 1 attacks, Player 2 defends.');
  expect(sheet('turf-war', 4)).toContain('Player 1 and Player 3 against Player 2 and Player 4.');
  expect(sheet('random', 3)).toContain('Bad Debts');
  const [sabotage] = SCENARIOS.filter(({ id }) => id === 'sabotage');
  if (sabotage === undefined) throw new Error('no such scenario');
  expect(seatsOfSide(sabotage, 1, { players: 4 })).toEqual(['p2', 'p4']);
  for (const locale of LOCALES) {
    const words = wordsOf(locale);
    for (const { scores } of SCENARIOS) {
      for (const score of scores) {
        const key = `lobby.combat-zone.score.${score.for}` as Parameters<typeof words>[0];
        const line = words(key, {
          ...score,
          at: 'end',
          who: 'any',
          carrying: 'false',
          objectives: 'crate',
          role: 'team',
        });
        expect(line).toMatch(/^\d+ \p{L}/u);
      }
    }
  }
});
