/** English, French and Italian say the same things: the same keys, the same facts, every form fit to be read, nothing left in English. */
import { LOCALES } from '@tablerunner/language';
import { expectSelectsById, Hearing, testTexts, writtenTexts } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { messages } from '../text/messages.ts';
import { labelOf } from '../view/label.ts';
import { stage } from '../view/stage.ts';
import { told } from '../view/told.ts';
import { descriptions, eachPosition, soleSpeaker } from './text-kit.ts';

const written = writtenTexts(new URL('../', import.meta.url));

/** Called the same everywhere: bots, captains, corporations, cards and words that the rulebooks do not translate. */
const PROPER = [
  ...['access', 'bit', 'byte', 'casing', 'crash', 'exe', 'interface', 'joan', 'memory', 'processor'],
  ...['brandt', 'mirela', 'okafor', 'sorrel', 'vance', 'zuk', 'evergild', 'gantry', 'murmur'],
  ...['amparo-lisle', 'castor-vey', 'odile-marsh'],
  ...['cannonarm', 'doomscrolling', 'hamster', 'ip-spoof', 'lift', 'nitro-shot', 'pressure', 'tumble-magnet'],
  ...['virtual-terminal', 'walker', 'burncycle', 'hub', 'mainframe', 'mod', 'ping'],
].map((id) => `name.${id}`);

/** Nothing but facts, or words that the two languages have in common with English. */
const SHARED = {
  fr: [
    ...['draw.cache', 'draw.ip', 'draw.mainframe', 'draw.terminal', 'problem.what-mission'],
    ...['choice.pays', 'choice.target-bot', 'choice.target-guard', 'choice.target-room', 'imperative.when'],
    ...['name.agent', 'name.drain', 'name.dynamo', 'name.tech', 'name.terminal'],
  ],
  it: [
    ...['draw.cache', 'draw.cycle', 'draw.ip', 'draw.mainframe', 'draw.total', 'problem.what-bot'],
    ...['choice.pays', 'choice.target-bot', 'choice.target-guard', 'choice.target-room', 'imperative.when'],
    ...['card.option', 'name.standard', 'task.line', 'use.face'],
  ],
};

testTexts({
  messages,
  written,
  proper: PROPER,
  shared: SHARED,
  english: 'room|chip|guard|floor|threat|key|door',
  // "de Access", "que Interface", "le Carte-clé"
  names: 'bot|other|card|power|item|captain|seat|room|upgrade|chip|die|theGuard|guard|kind|objective|action',
});

test('no message tells facts apart by their names, which differ from language to language', () => {
  expectSelectsById(written, 20);
  const french = new Map(descriptions(soleSpeaker('fr')));
  expect(french.get('gates-down')).toContain('de l’étage');
  expect(french.get('supply-run')).toContain('réserve d’équipe');
});

test.each(LOCALES)('%s: what cards, abilities and tasks do is said in whole sentences of the language', (locale) => {
  const english = new Map(descriptions(soleSpeaker('en')));
  for (const [id, text] of descriptions(soleSpeaker(locale))) {
    expect(text, id).toMatch(/^\S.*\.$/);
    expect(text, id).not.toMatch(/LOST|NaN|undefined|[{}]| {2}|–|\.\./);
    if (locale !== 'en') expect(text, id).not.toBe(english.get(id));
  }
});

describe('in play', () => {
  const speakers = LOCALES.map(soleSpeaker);

  test('questions, choices, refusals and events are told in each language', { timeout: 60_000 }, () => {
    const reasons = new Set<string>();
    const hearing = new Hearing();
    eachPosition(50, (runner) => {
      const { state, stack, outcome } = runner.position;
      const frame = stack.at(-1);
      const isAsked = outcome === undefined && frame !== undefined;
      const candidates = isAsked ? (runner.step.candidates?.(state, frame.memory) ?? []).slice(0, 20) : [];
      const verdicts = candidates.map((choice) => runner.check(choice));
      const { name, facts } = stage(state);
      for (const { locale, refusal, event: tell, say, name: nameOf, step } of speakers) {
        for (const event of runner.events) {
          const data = event.name.startsWith('engine/') ? event.data : told(event, state);
          hearing.hear(locale, event.name, tell({ name: event.name, data }));
        }
        hearing.hear(locale, name, say(`stage.${name}`, facts));
        if (!isAsked) continue;
        hearing.hear(locale, frame.step, step(frame.step));
        for (const choice of candidates) {
          const label = labelOf(state, frame, choice, { say, name: nameOf });
          expect(label, JSON.stringify(choice)).not.toMatch(/LOST|NaN|undefined|[{}]| {2}|–/);
        }
        for (const verdict of verdicts) {
          if (verdict.ok) continue;
          reasons.add(verdict.reason);
          hearing.hearRefusal(locale, verdict.reason, refusal(verdict));
        }
      }
    });
    expect(reasons.size).toBeGreaterThan(10);
    hearing.expectApart();
  });
});
