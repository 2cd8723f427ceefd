/** Views and guesses: a seat learns what it may and no more, and a guess fits what it has seen. */
import { canonicalJson, cloneJson, fastChance, plainPen, SPECTATOR } from '@tablerunner/engine';
import { createSpeaker } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { eachDecision } from '../random-games.ts';

const VIEWERS = ['red', 'blue', SPECTATOR];

test('the view of a guess is the view that it was made from', () => {
  const chance = fastChance('guess');
  eachDecision(30, ({ position }) => {
    for (const viewer of VIEWERS) {
      const view = sample.view(position.state, viewer);
      const again = sample.view(sample.guess(view, chance), viewer);
      if (canonicalJson(again) !== canonicalJson(view)) expect(again).toEqual(view);
    }
  });
});

test('a guess puts the unseen cards anywhere, and keeps them all', () => {
  const chance = fastChance('guess');
  let [same, other] = [0, 0];
  eachDecision(5, ({ position: { state } }) => {
    const guess = sample.guess(sample.view(state, 'red'), chance);
    expect([...guess.deck, ...guess.blue.hand].sort()).toEqual([...state.deck, ...state.blue.hand].sort());
    if (guess.deck.join() === state.deck.join()) same++;
    else other++;
  });
  expect(other).toBeGreaterThan(20 * same);
});

test('a view shares nothing with the state, and a guess nothing with the view', () => {
  eachDecision(3, ({ position: { state } }) => {
    const before = canonicalJson(state);
    const view = sample.view(state, 'red');
    const seen = canonicalJson(view);
    const guess = sample.guess(view, fastChance(1));
    for (const server of guess.servers) server.ice += 1;
    guess.red.hand.push(...guess.deck.splice(0));
    guess.discard.length = 0;
    guess.run.on = 5;
    expect(canonicalJson(view)).toBe(seen);
    expect(canonicalJson(state)).toBe(before);
  });
});

test('what a seat may do is decided by what it sees: its legal list is the same in every guess', () => {
  const chance = fastChance('legal');
  eachDecision(40, (runner) => {
    const { seat, frame, step, position } = runner;
    if (seat === undefined) return;
    const guess = sample.guess(sample.view(position.state, seat), chance);
    const legal = (step.candidates?.(guess, frame.memory) ?? []).filter(
      (choice) => step.check?.(guess, frame.memory, choice).ok !== false,
    );
    expect(legal).toEqual(runner.legal());
  });
});

test('the hand-written clone is a whole copy', () => {
  eachDecision(10, ({ position: { state } }) => {
    const copy = sample.clone(state);
    expect(copy).toEqual(cloneJson(state));
    copy.red.hand.push(...copy.deck.splice(0));
    copy.blue.programs.length = 0;
    copy.servers.reverse();
    copy.run.on = 9;
    expect(copy).not.toEqual(state);
    expect(sample.clone(state)).toEqual(state);
  });
});

const pen = { ...plainPen, ...createSpeaker(sample.messages, 'en'), columns: 100 };

test('the table is drawn within 100 columns, and hides what is hidden', () => {
  eachDecision(20, ({ position: { state } }) => {
    for (const viewer of VIEWERS) {
      const drawn = sample.draw(sample.view(state, viewer), pen);
      expect(drawn.split('\n').filter((line) => line.length > 100)).toEqual([]);
      if (viewer === SPECTATOR) expect(drawn.match(/hidden/g)).toHaveLength(2);
    }
  });
});
