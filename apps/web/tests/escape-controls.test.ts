/** Every legal choice of random games can be made at the table: by a button, a card, or a spot on the board. */

import { fastChance, Match } from '@tablerunner/engine';
import { SCENARIOS } from '@tablerunner/escape';
import { boardOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import { createSpeaker, LOCALES } from '@tablerunner/language';
import type { Offer } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { cardOf } from '../src/games/escape/play/cards.ts';
import { fieldsOf, spotOf } from '../src/games/escape/play/choices.ts';
import { type Decision, decisionOf, game } from '../src/games/escape/play/decision.ts';
import { labelOf } from '../src/games/escape/play/labels.ts';
import { pickAt } from '../src/games/escape/play/pick.ts';
import { wordsOf } from '../src/i18n/words.ts';

const cellsBeside = ({ view }: Decision, edge: number): readonly Cell[] => {
  const { grid } = boardOf(view);
  return [...grid.holes.keys()].filter((cell) => [0, 1, 2, 3].some((side) => grid.sides[cell * 4 + side] === edge));
};

function isReachable(decision: Decision, offer: Offer): boolean {
  if (decision.buttons.includes(offer)) return true;
  const onCard = decision.cards.some(({ legal }) => legal.includes(offer));
  if (onCard && !decision.spots.includes(offer)) return true;
  const { cells, edge } = spotOf(decision.view, offer.choice);
  const around = edge === undefined ? cells : cellsBeside(decision, edge);
  return around.some((cell) => {
    const picked = pickAt(decision, { cell, card: cardOf(offer.choice) });
    if (picked.is === 'menu') return picked.offers.includes(offer);
    return picked.is === 'plan' && picked.plan.choices[0] === offer.choice;
  });
}

const seen: Record<string, number> = {};

test.each(SCENARIOS.map(({ mode, id }) => [mode, id] as const))(
  'every legal choice of random games of %s, %s has a control and a name in every language',
  (mode, scenario) => {
    const voices = LOCALES.map((locale) => ({ say: wordsOf(locale), speaker: createSpeaker(game.messages, locale) }));
    for (const seed of ['one', 'two']) {
      const players = mode === 'cooperation' && seed === 'two' ? 2 : 1;
      const squads = seed === 'one' ? 'proposed' : 'recruited';
      const started = Match.start(game, { options: { mode, scenario, squads, players }, seed });
      if (!started.ok) throw new Error(started.problem);
      const match = started.value;
      const chance = fastChance(seed);
      for (let turn = 0; turn < 150; turn++) {
        const asked = match.decision();
        if (asked === undefined) break;
        const view = match.view(asked.seat);
        const decision = decisionOf(view);
        if (decision === undefined) throw new Error('the decision is not seen');
        const all = [decision, ...decision.actors.flatMap((actor) => decisionOf(view, actor) ?? [])];
        const legal = match.legal();
        const found = new Set(
          all.flatMap((one) =>
            one.legal.filter((offer) => isReachable(one, offer)).map(({ choice }) => JSON.stringify(choice)),
          ),
        );
        const missing = legal.filter((choice) => !found.has(JSON.stringify(choice)));
        expect(missing, `${asked.step} in ${scenario}`).toEqual([]);
        for (const choice of legal) {
          const kind = `${asked.step} ${fieldsOf(choice).kind ?? Object.keys(fieldsOf(choice)).join()}`;
          seen[kind] = (seen[kind] ?? 0) + 1;
          if ((seen[kind] ?? 0) > 3) continue;
          for (const { say, speaker } of voices) {
            const label = labelOf(decision.view, choice, say, speaker);
            expect(label, `${kind} in ${say.locale}`).not.toMatch(/undefined|escape\.do|[{}]/);
            expect(label.length).toBeGreaterThan(2);
          }
        }
        match.play(asked.seat, legal[chance.below(legal.length)]);
      }
    }
  },
);

test('the random games came across almost every kind of choice', () => {
  expect(Object.keys(seen).length).toBeGreaterThan(45);
});
