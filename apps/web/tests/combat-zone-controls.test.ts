/** Whatever the rules let a player do at a table of Combat Zone can be done on its page, and is called by words in every language. */
import { totalOf } from '@tablerunner/combat-zone/plan';
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
import { verdictOf } from '../src/games/combat-zone/roll/verdict.ts';
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

test('whoever may roll again reads what the dice come to now, who has the better of it, and how much Luck is left', () => {
  const say = wordsOf('en');
  const speaker = createSpeaker(game.messages, 'en');
  for (let seed = 0; seed < 10; seed++) {
    for (const { decision } of decisions(`luck ${seed}`, 'turf-war', 400)) {
      const { contest } = decision.view;
      if (decision.step !== 'combat-zone/luck' || contest?.opposing.length !== 1) continue;
      const hint = hintOf(planningOf(decision, decision.actor), say, speaker);
      const [opposing] = contest.opposing;
      if (opposing === undefined) throw new Error('nobody opposes');
      expect(hint).toContain(`: ${totalOf(contest.acting)}. `);
      expect(hint).toContain(`: ${totalOf(opposing)}. `);
      expect(hint).toMatch(/As the dice lie, .+ (wins|holds)\. [0-9] Luck tokens? left\.$/);
      expect(hint.includes(' wins. ')).toBe(verdictOf(contest.acting, opposing).isWon);
      return;
    }
  }
  throw new Error('nobody was asked');
});

test('every kind of choice that a step announces has a sentence', () => {
  const keys = Object.keys(game.messages.en ?? {});
  const kinds = new Set<string>();
  const gather = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { kind, ...rest } = part as { readonly kind?: { readonly def?: { readonly values?: readonly string[] } } };
    for (const value of kind?.def?.values ?? []) kinds.add(value);
    for (const inner of Object.values(rest)) gather(inner);
  };
  for (const { choice } of game.steps) gather((choice as { readonly def?: unknown } | undefined)?.def);
  expect(kinds.size).toBeGreaterThan(25);
  const isSaid = (kind: string): boolean =>
    keys.some((key) => key === `choice.${kind}` || key.startsWith(`choice.${kind}-`));
  expect([...kinds].filter((kind) => !isSaid(kind))).toEqual([]);
});

test('a team whose tokens are all ready reads why it cannot be inspired', () => {
  for (const { decision } of decisions('ready', 'turf-war', 60)) {
    if (decision.step !== 'combat-zone/control') continue;
    const inspire = buttonsOf(planningOf(decision, -1)).find(({ choice }) => deedOf(choice).kind === 'inspire');
    expect(inspire?.verdict).toMatchObject({ ok: false, clause: 'CZ-CONTROL-05', reason: 'all-tokens-ready' });
    return;
  }
  throw new Error('nobody had Control');
});

test('a question that a card asks says what the card does', { timeout: 60_000 }, () => {
  const [say, speaker] = [wordsOf('en'), createSpeaker(game.messages, 'en')];
  for (let seed = 0; seed < 20; seed++) {
    for (const { decision } of decisions(`cards ${seed}`, 'turf-war', 300)) {
      if (decision.step !== 'combat-zone/reflex' && decision.step !== 'combat-zone/choose-target') continue;
      const { context } = decision.memory as { readonly context: { readonly card: string } };
      const hint = hintOf(planningOf(decision, decision.actor), say, speaker);
      expect(hint.startsWith(`${speaker.name(context.card)} (`)).toBe(true);
      expect(hint).toMatch(/\): .{8,}/);
      return;
    }
  }
  throw new Error('no card asked anything');
});
