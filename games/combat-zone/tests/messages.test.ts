/** Every refusal, event, step, stage, outcome, scenario and card has its English text. */
import { readdirSync, readFileSync } from 'node:fs';
import { createSpeaker } from '@tablerunner/language';
import { sweepMessages } from '@tablerunner/testkit';
import { expect, it } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { SCENARIOS } from '../content/scenarios/scenarios.ts';
import { SCENERY, THEMES } from '../content/scenery/scenery.ts';
import { combatZoneGame } from '../index.ts';
import { told } from '../view/told.ts';

const LOCALES = ['en', 'fr', 'it'] as const;
const { messages, events, steps } = combatZoneGame;
const english = messages.en ?? {};

const rules = readdirSync(new URL('../rules', import.meta.url), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8'))
  .join('\n');

it('every reason of a refusal has a sentence', () => {
  const given = [...rules.matchAll(/(?:refuse|problem)\(\s*[^,;]+,\s*'([a-z-]+)'/g)]; // the clause may be worked out
  const ofTokens = [...rules.matchAll(/reason: '([a-z-]+)',\s*places/g)];
  const reasons = [...given, ...ofTokens].map(([, reason]) => reason);
  expect(reasons.length).toBeGreaterThan(100);
  sweepMessages(combatZoneGame, new Set(reasons.map((reason) => `refusal.${reason}`)));
});

it('every event has a text, if only an empty one, and every step that asks has a question', () => {
  for (const { name } of events) expect(Object.hasOwn(english, `event.${name}`), name).toBe(true);
  sweepMessages(
    combatZoneGame,
    steps
      .filter(({ candidates, name }) => candidates !== undefined && name.startsWith('combat-zone/'))
      .map(({ name }) => `step.${name}`),
  );
});

it('CZ-MOVE-07 CZ-JUMP-01 CZ-CLIMB-03 everything that is rolled for has a name', () => {
  const named = [...rules.matchAll(/purpose: '([a-z-]+)'/g)].map(([, purpose]) => purpose);
  const [, onTheWay = ''] = /const PURPOSES[^{]*\{([^}]*)\}/.exec(rules) ?? [];
  const met = [...onTheWay.matchAll(/: '([a-z-]+)'/g)].map(([, purpose]) => purpose);
  expect(met).toContain('climb');
  const deeds = ['take', 'work', 'leave'].map((deed) => `scenario-${deed}`);
  sweepMessages(combatZoneGame, new Set([...named, ...met, ...deeds].map((purpose) => `name.${purpose}`)));
});

it('every ending has a text', () => {
  const reasons = [
    ...rules.matchAll(/'(last-side|target-reached|target-missed|most-points|wins-ties|equal-points)'/g),
  ].map(([, reason]) => reason);
  sweepMessages(combatZoneGame, new Set(reasons.map((reason) => `outcome.${reason}`)));
});

it('CZ-SCEN-01 CZ-SCEN-03 every scenario has a name and a story', () => {
  sweepMessages(
    combatZoneGame,
    SCENARIOS.flatMap(({ id }) => [`name.${id}`, `story.${id}`]),
  );
  // A position may have no aims.
  expect(createSpeaker(messages, 'en').name('none')).toBe('Free Play');
});

it('every card, piece of scenery and theme has a name', () => {
  const cards = [...Object.values(CARDS.profiles), ...Object.values(CARDS.gear), ...Object.values(CARDS.programs)];
  sweepMessages(combatZoneGame, [
    ...cards.flatMap(({ id, actions }) => [`name.${id}`, ...actions.map((action) => `name.${action.id}`)]),
    ...SCENERY.map(({ id }) => `name.${id}`),
    ...THEMES.map((theme) => `theme.${theme}`),
  ]);
  expect(english['name.warlord-veteran']).toBe('Warlord (Veteran)');
  expect(english['name.ripper.2']).toBe('Ripper 2');
});

it('sentences are made of what events tell', () => {
  const speaker = createSpeaker(messages, 'en');
  const say = (name: string, data: object) => speaker.event({ name: `combat-zone/${name}`, data });
  expect(say('attack-hit', { model: 'ripper.2', target: 'oyabun', action: 'x', isCrit: false })).toBe(
    'Ripper 2 hits Oyabun.',
  );
  const seen = { models: [{ card: 'ripper' }] } as never;
  const began = (action: string) => {
    const event = { name: 'combat-zone/action-began', data: { model: 0, action } } as never;
    return LOCALES.map((locale) =>
      createSpeaker(messages, locale).event({ name: 'combat-zone/action-began', data: told(event, seen) as object }),
    );
  };
  expect(began('use/loot-med-patch')).toEqual([
    'Ripper uses Med Patch.',
    'Ripper utilise Med Patch.',
    'Ripper usa Med Patch.',
  ]);
  expect(began('use/own')[0]).toBe('Ripper uses its own card.');
  expect(began('basic/triage')[0]).toBe('Ripper: Triage.');
  expect(say('scored', { player: 'p1', points: 2, why: 'quarters' })).toBe('Player 1: 2 points (quarters).');
});
