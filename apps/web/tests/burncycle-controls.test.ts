/** Every legal choice of random games of burncycle can be made at the table: by a button, a card, a spot of the floor, or on the network. */
import { MISSIONS } from '@tablerunner/burncycle';
import { floorOf } from '@tablerunner/burncycle/plan';
import { fastChance, Match } from '@tablerunner/engine';
import { type Cell, cellsBeside } from '@tablerunner/geometry';
import { createSpeaker, LOCALES } from '@tablerunner/language';
import type { Offer } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { fieldsOf, isOnFloorPlan, spotOf } from '../src/games/burncycle/choices.ts';
import { answersOf } from '../src/games/burncycle/play/answers.ts';
import { cardOf } from '../src/games/burncycle/play/cards.ts';
import { labelFor } from '../src/games/burncycle/play/labels.ts';
import { pickAt } from '../src/games/burncycle/play/pick.ts';
import { hintOf, titleOf } from '../src/games/burncycle/play/questions.ts';
import { type Decision, decisionOf, game, type Planning } from '../src/games/burncycle/shared.ts';
import { wordsOf } from '../src/i18n/words.ts';

function isReachable(decision: Decision, offer: Offer): boolean {
  const { cards, buttons, spots } = answersOf(decision);
  if (buttons.includes(offer) || decision.step === 'burncycle/choose-dice') return true;
  const card = cards.find(({ legal }) => legal.includes(offer));
  // A card without places opens a list of all that it offers.
  if (card !== undefined && !card.legal.some((one) => spots.includes(one))) return true;
  if (card?.legal.length === 1) return true;
  const { cells, edge, node, access } = spotOf(decision.view, offer.choice, decision.memory);
  if (node !== undefined || access !== undefined) return true;
  const around: readonly Cell[] =
    edge === undefined
      ? cells
      : cellsBeside(floorOf(decision.view).grid, edge).flatMap((cell) => (cell === undefined ? [] : [cell]));
  const { bot = -1 } = fieldsOf(offer.choice);
  return around.some((cell) => {
    const picked = pickAt(decision, { cell, card: cardOf(decision.step, offer.choice), mover: bot });
    if (picked.is === 'menu') return picked.offers.includes(offer);
    return picked.is === 'plan' && JSON.stringify(picked.plan.choices[0]) === JSON.stringify(offer.choice);
  });
}

const met: Record<string, number> = {};

test.each(MISSIONS.map(({ id }) => id))(
  'every legal choice of random games of %s has a control and a name in every language',
  (mission) => {
    const voices = LOCALES.map((locale) => ({ say: wordsOf(locale), speaker: createSpeaker(game.messages, locale) }));
    for (const [seed, players] of [
      ['one', 1],
      ['two', 3],
    ] as const) {
      const started = Match.start(game, { options: { mission, players, difficulty: 'high' }, seed });
      if (!started.ok) throw new Error(started.problem);
      const match = started.value;
      const chance = fastChance(seed);
      for (let turn = 0; turn < 350; turn++) {
        const asked = match.decision();
        if (asked === undefined) break;
        const decision = decisionOf(match.view(asked.seat));
        if (decision === undefined) throw new Error('the decision is not seen');
        const missing = decision.legal.filter((offer) => !isReachable(decision, offer)).map(({ choice }) => choice);
        expect(missing, `${asked.step} in ${mission}`).toEqual([]);
        expect(decision.legal).toHaveLength(match.legal().length);
        for (const offer of decision.legal) {
          const kind = `${asked.step} ${fieldsOf(offer.choice).kind}`;
          met[kind] = (met[kind] ?? 0) + 1;
          if ((met[kind] ?? 0) > 2) continue;
          for (const { say, speaker } of voices) {
            for (const text of [labelFor(decision, offer, speaker), titleOf(decision, say, speaker)]) {
              expect(text, `${kind} in ${say.locale}`).not.toMatch(/undefined|choice\.|step\.|[{}]/);
              expect(text.length).toBeGreaterThan(2);
            }
            const planning = { decision, view: decision.view, mover: decision.view.active } as Planning;
            expect(hintOf(planning, say, speaker)).not.toMatch(/undefined|burncycle\.|[{}]/);
          }
        }
        const { legal } = decision;
        match.play(asked.seat, legal[chance.below(legal.length)]?.choice);
      }
    }
  },
);

test('the random games came across almost every kind of choice', () => {
  expect(Object.keys(met).length).toBeGreaterThan(45);
  expect(Object.keys(met).some((kind) => kind === 'burncycle/walk way')).toBe(true);
});

test('a choice that is made on the floor says where', () => {
  const started = Match.start(game, { options: { players: 1 }, seed: 'placed' });
  if (!started.ok) throw new Error(started.problem);
  const match = started.value;
  for (let asked = match.decision(); asked?.step !== 'burncycle/place-bots'; asked = match.decision()) {
    if (asked === undefined) throw new Error('the game was over before the bots were placed');
    match.play(asked.seat, match.legal().at(-1));
  }
  const decision = decisionOf(match.view('p1'));
  expect(decision?.legal.length).toBeGreaterThan(3);
  for (const { choice } of decision?.legal ?? []) {
    expect(isOnFloorPlan(spotOf((decision as Decision).view, choice))).toBe(true);
  }
});
