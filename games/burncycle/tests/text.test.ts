/** Everything that happens, is asked, is offered or is refused has its words, and so has everything that a pack names. */
import { readdirSync, readFileSync } from 'node:fs';
import { createSpeaker } from '@tablerunner/language';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CORPORATIONS } from '../content/floors.ts';
import { MISSIONS } from '../content/missions.ts';
import { EFFECT_NAMES } from '../rules/effects/vocabulary.ts';
import {
  ACTION_TYPES,
  DIFFICULTIES,
  GUARD_ABILITIES,
  INPUTS,
  PATROLS,
  SUPPLY_CHIPS,
  UNIVERSALS,
} from '../rules/lists.ts';
import { MODIFIERS } from '../rules/modifiers.ts';
import { SEATS } from '../rules/setup/options.ts';
import { events, steps } from '../rules/steps.ts';
import { DICE } from '../rules/types.ts';
import written from '../text/en.json' with { type: 'json' };
import { messages } from '../text/messages.ts';
import { labelOf } from '../view/label.ts';
import { stage } from '../view/stage.ts';
import { told } from '../view/told.ts';
import { drawnState } from './kit.ts';
import { contentIds, descriptions, eachPosition } from './text-kit.ts';

const en: Readonly<Record<string, string>> = messages.en ?? {};
const missing = (keys: readonly string[]): string[] =>
  [...new Set(keys)].filter((key) => !Object.hasOwn(en, key)).sort();
const speaker = createSpeaker(messages, 'en');

test('every event and every step has a sentence, and no sentence is left over', () => {
  const keys = [...events.map(({ name }) => `event.${name}`), ...steps.map(({ name }) => `step.${name}`)];
  expect(missing(keys)).toEqual([]);
  const told = Object.keys(written).filter((key) => /^(event|step)\./.test(key));
  expect(told.filter((key) => !keys.includes(key))).toEqual([]);
});

test('everything that a pack or a list of the rules names has a name', () => {
  const words = [
    ...[...ACTION_TYPES, ...DIFFICULTIES, ...GUARD_ABILITIES, ...INPUTS, ...PATROLS, ...SUPPLY_CHIPS, ...UNIVERSALS],
    ...[...SEATS, ...DICE, 'captain', 'hub', 'core', 'team', 'module', 'agent', 'random', 'unique', 'slot'],
    ...['terminal', 'network', 'keypad', 'equipment', 'mod', 'imperative', 'burncycle', 'scout', 'reroll', 'joan'],
  ];
  expect(missing([...contentIds(), ...words].map((id) => `name.${id}`))).toEqual([]);
  expect(Object.values(en).filter((text) => /NaN|undefined/.test(text))).toEqual([]);
});

/** The list of the imperatives, which no other file takes. */
function happenings(): string[] {
  const source = readFileSync(new URL('../content/imperatives.ts', import.meta.url), 'utf8');
  const [, list = ''] = /HAPPENINGS = \[(.*?)\]/s.exec(source) ?? [];
  return [...list.matchAll(/'([a-z-]+)'/g)].map(([, id = '']) => id);
}

test('missions, corporations, effects, modifiers, patrols and abilities are explained, and nothing that is gone', () => {
  const explained: Readonly<Record<string, readonly string[]>> = {
    mission: MISSIONS.map(({ id }) => id),
    corporation: CORPORATIONS.map(({ id }) => id),
    effect: EFFECT_NAMES,
    modifier: Object.keys(MODIFIERS),
    patrol: PATROLS,
    ability: GUARD_ABILITIES,
    happening: happenings(),
  };
  for (const [kind, ids] of Object.entries(explained)) {
    const keys = Object.keys(written).filter((key) => key.startsWith(`${kind}.`));
    expect(keys, kind).toEqual([...ids].map((id) => `${kind}.${id}`).toSorted());
  }
});

function sourcesIn(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const url = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    return entry.isDirectory() ? sourcesIn(url) : [readFileSync(url, 'utf8')];
  });
}

const RULES = sourcesIn(new URL('../rules/', import.meta.url));

/** Reasons of refusals as they stand in the sources of the rules. */
function reasons(): string[] {
  return RULES.flatMap((source) => {
    const found = source.matchAll(/refuse\(\s*(?:[^;'()]*'BC-[A-Z]+-\d+'|[\w.[\]]+)+[^;'()]*,\s*'([a-z][a-z0-9-]+)'/g);
    return [...found].map(([, reason = '']) => reason);
  });
}

test('every refusal has a sentence, and no sentence is left over', () => {
  const given = [...new Set(reasons())];
  expect(given.length).toBeGreaterThan(80);
  expect(missing(given.map((reason) => `refusal.${reason}`))).toEqual([]);
  const told = Object.keys(written).filter((key) => key.startsWith('refusal.'));
  expect(told.filter((key) => !given.includes(key.slice('refusal.'.length)))).toEqual([]);
});

test('what an event comes from has a name', () => {
  const calls = /\b(?:detect|loseEnergy|raiseThreat)\([^;]*?'([a-z-]+)', engine/g;
  const facts = /\b(?:cause|source|by|purpose|priority|how): '([a-z-]+)'/g;
  const causes = RULES.flatMap((source) => [...source.matchAll(calls), ...source.matchAll(facts)]);
  expect(causes.length).toBeGreaterThan(40);
  expect(missing(causes.map(([, cause]) => `name.${cause}`))).toEqual([]);
});

/** Numbers of bots, spaces and slots count from 0, and nobody names them for a refusal: only amounts can be told. */
test('a refusal tells amounts and words, never numbers of things', () => {
  const told = Object.entries(written).filter(([key]) => key.startsWith('refusal.'));
  const facts = told.flatMap(([, text]) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, fact = '']) => fact));
  const known = ['ap', 'bots', 'card', 'cost', 'die', 'has', 'limit', 'power', 'result', 'upgrade'];
  expect([...new Set(facts)].filter((fact) => !known.includes(fact))).toEqual([]);
});

interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** The kinds of choices that a step takes. */
function kindsOf({ properties, anyOf = [], oneOf = [] }: Schema): unknown[] {
  const { kind } = properties ?? {};
  return [...(kind?.enum ?? [kind?.const]), ...[...anyOf, ...oneOf].flatMap(kindsOf)];
}

test('every kind of choice has its words', () => {
  const kinds = steps.flatMap(({ choice }) => (choice === undefined ? [] : kindsOf(z.toJSONSchema(choice) as Schema)));
  const named = [...new Set(kinds.filter((kind) => typeof kind === 'string'))];
  expect(named.length).toBeGreaterThan(50);
  expect(missing(named.filter((kind) => kind !== 'target').map((kind) => `choice.${kind}`))).toEqual([]);
});

/** A sentence that lacks a fact, or shows a number or an ID where a name should stand. */
const FAULTY = /[{}]|undefined|NaN|–|\([a-z]+: |#\d| {2}|: \.|\b[a-z]+-[a-z]+-[a-z]+\b.*:/;

describe('in random games', () => {
  test('events are told, with names and not with numbers', { timeout: 60_000 }, () => {
    const heard = new Set<string>();
    eachPosition(160, ({ events: happened, position: { state } }) => {
      for (const event of happened.filter(({ name }) => !name.startsWith('engine/'))) {
        const sentence = speaker.event({ name: event.name, data: told(event, state) });
        heard.add(event.name);
        if (sentence === '') continue;
        expect(sentence, event.name).toMatch(/^\S.*\.$/);
        expect(sentence, event.name).not.toMatch(FAULTY);
      }
    });
    expect(heard.size).toBeGreaterThan(50);
  });

  test('every choice that is offered has a label of its own, and refusals are sentences', { timeout: 60_000 }, () => {
    const steps = new Set<string>();
    eachPosition(90, (runner) => {
      if (runner.position.outcome !== undefined) return;
      const { state, stack } = runner.position;
      const frame = stack.at(-1);
      if (frame === undefined) return;
      const legal = runner.legal();
      const labels = legal.map((choice) => labelOf(state, frame, choice, speaker));
      for (const label of labels) expect(label, frame.step).not.toMatch(FAULTY);
      steps.add(frame.step);
      const twice = labels.findIndex((label, at) => labels.indexOf(label) !== at);
      expect(twice < 0 ? '' : `${labels[twice]} ${JSON.stringify(legal[twice])}`, frame.step).toBe('');
      const candidates = runner.step.candidates?.(state, frame.memory) ?? [];
      for (const verdict of candidates.map((choice) => runner.check(choice))) {
        if (!verdict.ok) expect(speaker.refusal(verdict), verdict.reason).not.toMatch(FAULTY);
      }
    });
    expect(steps.size).toBeGreaterThan(20);
  });

  test('where a match stands is told', () => {
    const seen = new Set<string>();
    eachPosition(40, ({ position: { state } }) => {
      const { name, facts } = stage(state);
      seen.add(name);
      expect(speaker.say(`stage.${name}`, facts)).toMatch(/^(Set-up|Floor \d, round \d+, threat \d+ of 26)$/);
    });
    expect([...seen]).toEqual(['set-up', 'round']);
  });
});

test('what cards, abilities and tasks do is said in whole sentences', () => {
  const all = descriptions(speaker);
  for (const [id, text] of all) {
    expect(text, id).toMatch(/^\S.*\.$/);
    expect(text, id).not.toMatch(/[{}]|undefined|NaN|–| {2}|\.\./);
  }
  const texts = new Map(all);
  expect(texts.get('bolt-cutter')).toBe('Single use. Free action: Unlock a door beside you.');
  expect(texts.get('ram')).toBe('+3 AP for strikes against walls.');
  expect(texts.get('overclock')).toBe(
    'After the dice of a test have fallen (terminal and brute force), once a turn: Roll one die of the test again.',
  );
  expect(texts.get('walker')).toBe(
    'Level 1, movement 4, awareness 4. Patrol: it walks round the outer edge of its area, counterclockwise. Drain: A bot beside which it comes to stand discards an action chip of its supply.',
  );
  expect(texts.get('sit-tight')).toBe(
    'Must not: take a move action. Complete after 2 of these: pass on a chip. Pays 2 energy.',
  );
  expect(texts.get('kill-switch')).toBe('Layer 4, tech node: Twice: Take a ping off the network.');
  expect(texts.get('petty-cash from-the-strongroom')).toBe('A bot: pick up a cache (room: Strongroom).');
  expect(texts.get('the-long-corridor caches')).toBe('Any bots: pick up 2 caches.');
  expect(texts.get('lost-parcels two-caches')).toBe('Any bots: pick up 5 caches.');
});

test('a space is never taken for a seat: p2 is a place, and Player 2 is somebody', () => {
  const state = drawnState('+-+-+\n|. .|\n+-+-+');
  expect(speaker.event({ name: 'burncycle/bot-moved', data: { bot: 'byte', to: 'p2' } })).toBe('Byte moves to p2.');
  expect(speaker.name('p2')).toBe('Player 2');
  const label = labelOf(state, { step: 'burncycle/place-bots', memory: {} }, { kind: 'place', cell: 1 }, speaker);
  expect(label).toBe('Place on b1');
  const places = Object.entries(written).filter(([, text]) => /\{(cell|from|at|place)\}/.test(text));
  expect(places.map(([key]) => key)).toEqual(['task.line']);
});

test('units, doors, rooms and cards are told by what events carry, whatever their numbers mean by now', () => {
  const state = drawnState('+-+-+\n|. .|\n+-+-+', { guards: ['hamster a1 e'] });
  const tell = (kind: string, data: object): string =>
    speaker.event({ name: `burncycle/${kind}`, data: told({ name: `burncycle/${kind}`, data }, state) });
  const unit = { guard: 0, unit: 'walker' };
  expect(tell('guard-shut-down', { ...unit, bot: 0, level: 1 })).toContain('shuts down the Walker');
  expect(tell('guard-stunned', { ...unit, bot: 0 })).toBe('The Walker is stunned.');
  expect(tell('door-locked', { door: 7, at: 'k9n' })).toBe('The door k9n is locked.');
  expect(tell('room-scouted', { room: 7, id: 'strongroom', bot: 0 })).toContain('scouts a room: Strongroom');
  expect(tell('item-discarded', { bot: 0, item: 7, card: 'dynamo', deck: 'mod' })).toContain(speaker.name('dynamo'));
});
