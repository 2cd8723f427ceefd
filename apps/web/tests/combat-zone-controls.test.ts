/** Whatever the rules let a player do at a table of Combat Zone can be done on its page, and is called by words in every language. */
import { fastChance, Match } from '@tablerunner/engine';
import { createSpeaker, LOCALES } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { buttonsOf, targetsNow } from '../src/games/combat-zone/play/answers.ts';
import { cardOf, cardsOf, refusalOf } from '../src/games/combat-zone/play/cards.ts';
import { chanceIn } from '../src/games/combat-zone/play/chances.ts';
import {
  actorsOf,
  deedOf,
  doerOf,
  isMoveChoice,
  isPlaceChoice,
  modelMeant,
} from '../src/games/combat-zone/play/choices.ts';
import { labelFor } from '../src/games/combat-zone/play/labels.ts';
import { payersOf, usualPayer } from '../src/games/combat-zone/play/payers.ts';
import { moveTo, pickModel, pickPoint } from '../src/games/combat-zone/play/pick.ts';
import { hintOf, titleOf } from '../src/games/combat-zone/play/questions.ts';
import { type Decision, decisionOf, game, type Planning } from '../src/games/combat-zone/shared.ts';
import { wordsOf } from '../src/i18n/words.ts';

const speakers = LOCALES.map((locale) => createSpeaker(game.messages, locale));

/** What a person has chosen so far. */
const planningOf = (decision: Decision, actor: number, card?: string): Planning =>
  ({
    decision,
    view: decision.view,
    actor,
    card,
    token: usualPayer(decision, actor),
    bends: [],
  }) as unknown as Planning;

const SCENARIOS = ['turf-war', 'data-grab', 'sabotage', 'stash-run'];

/** Every decision of some matches by chance; moves are taken more often than they are listed, so that the teams meet. */
function* decisions(seed: string, scenario: string, most: number): Generator<{ decision: Decision; match: Match }> {
  const begun = Match.start(game, { options: { scenario }, seed });
  if (!begun.ok) throw new Error(`${begun.where}: ${begun.problem}`);
  const match = begun.value as Match;
  const chance = fastChance(seed);
  for (let turns = 0; turns < most; turns++) {
    const asked = match.decision();
    if (asked === undefined) return;
    const decision = decisionOf(match.view(asked.seat));
    if (decision === undefined) throw new Error('nobody is asked');
    yield { decision, match };
    const rolls = decision.legal.filter(({ choice }) => ['act', 'launch', 'objective'].includes(deedOf(choice).kind));
    const legal = rolls.length > 0 && chance.below(2) === 0 ? rolls : decision.legal;
    match.play(asked.seat, legal[chance.below(legal.length)]?.choice);
  }
}

/** How an offer is answered on the page: by its card, a button, or by pointing. */
function controlOf(decision: Decision, choice: unknown): string | undefined {
  const actor = doerOf(decision, choice);
  const card = cardOf(decision, choice);
  if (card !== undefined) {
    if (!cardsOf(decision, actor).some(({ id, legal }) => id === card && legal.length > 0)) return undefined;
    if (isMoveChoice(choice)) return 'move';
    if (modelMeant(choice) >= 0)
      return targetsNow(planningOf(decision, actor, card)).has(modelMeant(choice)) ? 'target' : undefined;
    return 'card';
  }
  if (isPlaceChoice(choice)) return 'place';
  const buttons = buttonsOf(planningOf(decision, actor));
  return buttons.some((offer) => offer.choice === choice) ? 'button' : undefined;
}

test.each(SCENARIOS)(
  'every legal choice of %s has a control and a name in every language',
  { timeout: 60_000 },
  (scenario) => {
    const met = new Set<string>();
    for (const { decision } of decisions(`controls ${scenario}`, scenario, 130)) {
      met.add(decision.step.replace('combat-zone/', ''));
      for (const { choice } of decision.legal) {
        expect({ step: decision.step, choice, control: controlOf(decision, choice) }).not.toMatchObject({
          control: undefined,
        });
      }
      const sample = decision.legal.filter((_, i) => i % 9 === 0);
      for (const speaker of speakers) {
        for (const { choice } of sample)
          expect(labelFor(decision, choice, speaker)).not.toMatch(/^$|choice\.|\{|undefined/);
        const say = wordsOf(speaker.locale);
        for (const actor of [...actorsOf(decision), -1].slice(0, 1)) {
          const planning = planningOf(decision, actor);
          expect(titleOf(planning, say, speaker)).not.toMatch(/^$|step\.|undefined/);
          expect(hintOf(planning, say, speaker)).not.toMatch(/undefined|\{/);
        }
      }
    }
    expect(met.size).toBeGreaterThan(4);
  },
);

test('what is refused in an activation says why, with a clause', { timeout: 60_000 }, () => {
  let refused = 0;
  for (const { decision } of decisions('refused', 'turf-war', 120)) {
    if (decision.step !== 'combat-zone/activation') continue;
    const [actor = -1] = actorsOf(decision);
    for (const card of cardsOf(decision, actor)) {
      if (card.legal.length > 0) continue;
      const { ok, clause, reason, facts } = refusalOf(decision, actor, card);
      expect(ok).toBe(false);
      expect(clause).toMatch(/^CZ-[A-Z]+-\d\d/);
      for (const speaker of speakers) expect(speaker.say(`refusal.${reason}`, facts)).not.toMatch(/refusal\.|\{/);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(30);
});

test('the end is always the last card, and pointing at a target or a place is the choice that was offered', {
  timeout: 60_000,
}, () => {
  let [targets, places, moves] = [0, 0, 0];
  for (const { decision } of decisions('pointing', 'turf-war', 100)) {
    for (const actor of actorsOf(decision)) {
      const ids = cardsOf(decision, actor).map(({ id }) => id);
      if (ids.includes('end')) expect(ids.at(-1)).toBe('end');
    }
    for (const { choice } of decision.legal.filter((_, i) => i % 5 === 0)) {
      const actor = doerOf(decision, choice);
      const card = cardOf(decision, choice);
      const { token = -1, way } = deedOf(choice);
      const click = { decision, actor, token, card, bends: [] };
      const model = modelMeant(choice);
      if (model >= 0) {
        const picked = pickModel(click, model);
        if (picked.is === 'plan') expect(picked.plan.choice).toEqual(choice);
        else expect(picked.is).toBe('menu');
        targets += 1;
      } else if (isPlaceChoice(choice) && 'x' in (choice as object)) {
        const { x = 0, y = 0 } = deedOf(choice);
        expect(pickPoint(click, { x, y })).toMatchObject({ is: 'plan', plan: { choice } });
        places += 1;
      } else if (
        isMoveChoice(choice) &&
        Array.isArray(way) &&
        way.length === 1 &&
        card === 'move' &&
        deedOf(choice).second === undefined
      ) {
        expect(moveTo(click, way[0] ?? { x: 0, y: 0 }).is).toBe('plan');
        moves += 1;
      }
    }
  }
  expect(Math.min(targets, places, moves)).toBeGreaterThan(10);
});

test('a token that is used cannot pay; a button that rolls has its exact chance', { timeout: 60_000 }, () => {
  let [used, chances] = [0, 0];
  for (const { decision } of decisions('tokens', 'turf-war', 120)) {
    for (const actor of actorsOf(decision)) {
      const { tokens = [] } = decision.view.models[actor] ?? {};
      for (const payer of payersOf(decision, actor)) {
        if (payer.token < 0) continue;
        if (payer.isUsed) used += 1;
        if (decision.step === 'combat-zone/activation')
          expect(payer.isUsed).toBe(tokens[payer.token]?.isReady === false);
      }
    }
    for (const { choice } of decision.legal) {
      const chance = chanceIn(decision, choice);
      if (chance === undefined) continue;
      expect(chance.ways).toBeLessThan(chance.of);
      expect(chance.ways).toBeGreaterThan(0);
      chances += 1;
    }
  }
  expect(used).toBeGreaterThan(10);
  expect(chances).toBeGreaterThan(30);
});
