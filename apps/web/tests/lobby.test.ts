/** What the lobby remembers and asks for. */
import { type MatchSave, readOptions } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';
import { setupSchema } from '@tablerunner/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../src/app/settings.ts';
import { wordsOf } from '../src/i18n/words.ts';
import { knownTables, linkTo, myLinkTo, mySeats, readLink, rememberTable } from '../src/link/my-tables.ts';
import { fromFile, type MyTable } from '../src/link/tables.ts';
import {
  alone,
  type Draft,
  hasFriends,
  keepDraft,
  keptDraft,
  setupOf,
  wantsServer,
  withSeat,
  withSeats,
} from '../src/lobby/draft.ts';
import { RULINGS, SCENARIOS } from '../src/lobby/games/escape/content.ts';
import { escapeOffer } from '../src/lobby/games/escape/offer.ts';
import { factsOf, stateOf, timeAgo } from '../src/lobby/match-words.ts';
import { readName } from '../src/settings/read-name.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('location', { origin: 'https://table.example' });
});

afterEach(() => vi.unstubAllGlobals());

const ID = 'k3v9x2m7q1ab';

test('a link is read whole, in part and with space around it; anything else is no link', () => {
  rememberTable({ id: ID, game: 'escape', secrets: { isc: 'abc_-9' } });
  expect(readLink(linkTo(ID, 'abc_-9'))).toEqual({ id: ID, secret: 'abc_-9' });
  expect(readLink(linkTo(ID))).toEqual({ id: ID });
  expect(readLink(`${ID}#x `)).toEqual({ id: ID, secret: 'x' });
  expect(readLink(`/t/local-${ID}`)).toEqual({ id: `local-${ID}` });
  for (const text of ['', 'hello', 'https://table.example/', `/t/${ID}extra`, `/t/${ID}#not a secret`])
    expect(readLink(text)).toBeUndefined();
});

test('my link opens my seat; several seats of mine have no link in common', () => {
  expect(myLinkTo(ID)).toBe(`https://table.example/t/${ID}`);
  rememberTable({ id: ID, game: 'escape', secrets: { isc: 'one' } });
  expect(myLinkTo(ID)).toBe(`https://table.example/t/${ID}#one`);
  rememberTable({ id: ID, game: 'escape', secrets: { resistance: 'two' } });
  expect(myLinkTo(ID)).toBeUndefined();
});

test('a match file is taken up with its own dice in the browser, with new ones on a server', () => {
  const save = {} as MatchSave;
  expect(fromFile(save, false)).toEqual({ save, same: true });
  expect(fromFile(save, true)).toEqual({ save });
  const draft: Draft = withSeats({ options: {}, seats: {}, keep: 'here' }, ['resistance', 'isc']);
  expect(wantsServer(draft)).toBe(false);
  expect(wantsServer({ ...draft, keep: 'server' })).toBe(true);
  expect(wantsServer(withSeat(draft, 'isc', { who: 'friend' }))).toBe(true);
});

test('a second seat at the same table joins the first, and nonsense in the storage is left out', () => {
  rememberTable({ id: ID, game: 'escape', secrets: { isc: 'one' } });
  rememberTable({ id: ID, game: 'escape', secrets: { resistance: 'two' }, invites: { p3: 'three' } });
  expect(mySeats(ID)).toEqual([
    ['isc', 'one'],
    ['resistance', 'two'],
  ]);
  expect(knownTables()).toHaveLength(1);
  localStorage.setItem('tablerunner.tables', '[1,null,{"id":3}]');
  expect(knownTables()).toEqual([]);
  localStorage.setItem('tablerunner.tables', '{');
  expect(knownTables()).toEqual([]);
});

test('every scenario with every option of the lobby is a set-up that the game takes', () => {
  for (const { id, mode, squads } of SCENARIOS) {
    for (const how of ['proposed', 'recruited']) {
      for (const players of mode === 'cooperation' ? [1, squads.resistance.length] : [undefined]) {
        const options = { mode, scenario: id, squads: how, ...(players === undefined ? {} : { players }) };
        const draft = withSeats({ options, seats: {}, keep: 'here' }, escapeOffer.seatsOf(options));
        expect(escapeOffer.fits(draft)).toBe(true);
        const { setup } = setupOf('escape', draft, 'Ada');
        expect(setupSchema.safeParse(setup).success).toBe(true);
        expect(readOptions(escapeGame, setup.options)).toMatchObject({ ok: true });
        expect(Object.keys(setup.seats)).toEqual(escapeGame.seats(setup.options));
      }
    }
  }
  for (const { id, values } of RULINGS)
    for (const value of values) expect(readOptions(escapeGame, { table: { [id]: value } })).toMatchObject({ ok: true });
});

test('friends make a table online; alone their seats are the machine’s', () => {
  const draft = withSeat(escapeOffer.usual, 'isc', { who: 'friend' });
  expect(hasFriends(draft)).toBe(true);
  expect(setupOf('escape', draft, ' Ada ')).toMatchObject({
    online: true,
    mine: ['resistance'],
    friends: ['isc'],
    setup: { seats: { resistance: { kind: 'person', name: 'Ada' }, isc: { kind: 'person' } } },
  });
  expect(setupOf('escape', alone(draft), '')).toMatchObject({ online: false, friends: [] });
  expect(setupOf('escape', { ...escapeOffer.usual, keep: 'server' }, '').online).toBe(true);
  const two: Draft = withSeat(escapeOffer.usual, 'isc', { who: 'me' });
  expect(setupOf('escape', two, 'Ada').setup.seats).toEqual({
    resistance: { kind: 'person' },
    isc: { kind: 'person' },
  });
});

test('a draft is kept, and one that no longer has its form is not', () => {
  keepDraft('escape', escapeOffer.usual);
  expect(keptDraft('escape')).toEqual(escapeOffer.usual);
  localStorage.setItem('tablerunner.draft.escape', '{"options":{},"seats":{"x":{"who":"cat"}},"keep":"here"}');
  expect(keptDraft('escape')).toBeUndefined();
  localStorage.setItem('tablerunner.draft.escape', 'x');
  expect(keptDraft('escape')).toBeUndefined();
});

test('settings from elsewhere are taken where they fit', () => {
  expect(readSettings({ locale: 'it', theme: 'pink', speed: 4, sound: 'yes', overlays: ['sight', 'x'] })).toEqual({
    locale: 'it',
    speed: 4,
    overlays: ['sight'],
  });
  expect(readSettings(undefined)).toEqual({});
  expect(readSettings({ playerName: 'x'.repeat(99) }).playerName).toHaveLength(40);
});

test('a name is read by the rule of the tables: nothing in it that cannot be seen', () => {
  expect(readName('Ada')).toBe('Ada');
  expect(readName('  Zoë Ŵ  ')).toBe('Zoë Ŵ');
  expect(readName('')).toBe('');
  expect(readName('   ')).toBe('');
  for (const unseen of ['\u0000', '\u0007', '\u200b', '\u202e', '\u2066', '\u2028', '\u3164', '\ud800'])
    expect(readName(`A${unseen}da`), JSON.stringify(unseen)).toBeUndefined();
});

test('the list says whose turn it is, against whom, and how it ended', () => {
  const say = wordsOf('en');
  const table: MyTable = {
    id: ID,
    game: 'escape',
    options: {},
    seats: [
      { seat: 'resistance', player: { kind: 'person' } },
      { seat: 'isc', player: { kind: 'machine', strength: '4' } },
    ],
    mine: ['resistance'],
    turn: 'resistance',
    over: false,
    updated: 0,
    revision: 3,
    reachable: true,
  };
  expect(stateOf(table, say)).toBe('your move');
  expect(stateOf({ ...table, turn: 'isc' }, say)).toBe('the machine plays');
  const now = Date.now();
  const staged = { ...table, updated: now, stage: { name: 'turn-of', facts: { turn: 3, last: 6 } } };
  expect(factsOf(staged, say)).toBe('Turn 3 of 6 · machine 4 · now');
  expect(factsOf(staged, wordsOf('fr'))).toMatch(/^Tour 3 sur 6 · /);
  expect(factsOf({ ...staged, over: true }, say)).toBe('Revolution · machine 4 · now');
  expect(factsOf({ ...table, updated: now }, say)).toBe('Revolution · machine 4 · now');
  const origin = { from: 'file', at: 3, length: 9 } as const;
  expect(factsOf({ ...staged, origin }, say)).toBe('Turn 3 of 6 · from a file · machine 4 · now');
  expect(stateOf({ ...table, turn: undefined, gathering: true }, say)).toBe('waits for its players');
  const outcome = { winners: ['isc'], draw: false, clause: 'ES-END-01', reason: 'x' };
  expect(stateOf({ ...table, over: true, outcome }, say)).toBe('lost');
  expect(stateOf({ ...table, over: true, outcome, mine: ['isc'] }, say)).toBe('won');
  expect(stateOf({ ...table, reachable: false }, say)).toBe('no answer');
  expect(timeAgo(0, 'en', 9 * 60_000)).toBe('9 min. ago');
  expect(timeAgo(0, 'fr', 3 * 86_400_000)).toContain('3');
});
