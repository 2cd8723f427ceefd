/** Everything that happens, is asked or is refused has its sentence, and the sentences can be made. */
import { readdirSync, readFileSync } from 'node:fs';
import { eventSeenBy, type GameEvent, Match, SPECTATOR } from '@tablerunner/engine';
import { catalogueProblems, createSpeaker } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { BOARDS } from '../content/boards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { escapeGame } from '../index.ts';
import { ABILITIES } from '../rules/abilities.ts';
import { EQUIPMENT } from '../rules/types.ts';
import written from '../text/en.json' with { type: 'json' };
import { told } from '../view/told.ts';

const en: Readonly<Record<string, string>> = escapeGame.messages.en ?? {};
const missing = (keys: readonly string[]): string[] => keys.filter((key) => !(key in en)).sort();

test('the catalogue is in order', () => {
  const problems = catalogueProblems(escapeGame.messages);
  expect(problems.filter((problem) => !problem.endsWith('the language is missing'))).toEqual([]);
  expect(Object.keys(written)).toEqual(Object.keys(written).toSorted());
});

test('every event and every step has a sentence', () => {
  expect(
    missing([
      ...escapeGame.events.map(({ name }) => `event.${name}`),
      ...escapeGame.steps.filter(({ choice }) => choice !== undefined).map(({ name }) => `step.${name}`),
    ]),
  ).toEqual([]);
});

test('every character, ability, Equipment, board, scenario and seat has a name', () => {
  const ids = [
    ...CHARACTERS.map(({ id }) => id),
    ...ABILITIES,
    ...EQUIPMENT,
    ...BOARDS.map(({ id }) => id),
    ...SCENARIOS.map(({ id }) => id),
    ...['resistance', 'isc', 'crate', 'objective', 'equipment', 'p1', 'p6', 'flybot-3'],
  ];
  expect(missing(ids.map((id) => `name.${id}`))).toEqual([]);
});

/** Reasons of refusals as they stand in the sources of the rules. */
function reasonsIn(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const url = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    if (entry.isDirectory()) return reasonsIn(url);
    const source = readFileSync(url, 'utf8');
    return [
      ...source.matchAll(/refuse\([^'()]*(?:\([^()]*\))?[^'()]*(?:'ES-[A-Z]+-\d+',)?\s*'([a-z][a-z0-9-]+)'/g),
    ].map(([, reason = '']) => reason);
  });
}

test('every refusal has a sentence', () => {
  const reasons = [...new Set(reasonsIn(new URL('../rules/', import.meta.url)))];
  expect(reasons.length).toBeGreaterThan(40);
  expect(missing(reasons.map((reason) => `refusal.${reason}`))).toEqual([]);
});

test('all events of random matches can be told to everybody, with names and not with numbers', {
  timeout: 60_000,
}, () => {
  const speaker = createSpeaker(escapeGame.messages, 'en');
  for (const [options, seed] of [
    [{ squads: 'proposed' }, 'told'],
    [{ mode: 'cooperation', players: 2 }, 'told too'],
  ] as const) {
    const started = Match.start(escapeGame, { options, seed });
    if (!started.ok) throw new Error(started.problem);
    const match = started.value;
    for (let n = 0; n < 250 && match.decision() !== undefined; n++) {
      const legal = match.legal();
      match.play(match.decision()?.seat ?? '', legal[(n * 7) % legal.length]);
    }
    for (const viewer of [...match.seats, SPECTATOR]) {
      const { view } = match.view(viewer);
      for (const event of match.events) {
        const seen = eventSeenBy(escapeGame, event, viewer);
        if (seen === undefined || event.name.startsWith('engine/')) continue;
        const sentence = speaker.event({ name: event.name, data: told(seen, view) } satisfies GameEvent);
        if (sentence === '') continue;
        expect(sentence, event.name).toMatch(/^\S.*\.$/);
        expect(sentence, event.name).not.toMatch(/\{|undefined|^\d+ (moves|is|suffers|spends|loses)/);
      }
    }
  }
});

test('a cell is never taken for a seat: p2 is a place, and Player 2 is somebody', () => {
  const speaker = createSpeaker(escapeGame.messages, 'en');
  const moved = speaker.event({ name: 'escape/unit-moved', data: { unit: 'alice', to: 'p2' } });
  expect(moved).toBe('Alice moves to p2.');
  const refused = { clause: 'ES-MOVE-01', reason: 'not-adjacent', facts: { unit: 'alice', from: 'p1', to: 'p3' } };
  expect(speaker.refusal(refused)).toContain('from p1 to p3');
  expect(speaker.event({ name: 'escape/anthem-gained', data: { seat: 'p2' } })).toContain('Player 2');
  const places = Object.entries(written).filter(([, text]) => /\{(to|cell|from|at)\}/.test(text));
  expect(places).toEqual([]);
});
