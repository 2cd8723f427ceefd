/** The lessons: each is played to its end by its own way, through the real rules, in all languages. */
import { expectOrder, lessonKit, testLessons } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { escapeGame } from '../index.ts';

const kit = lessonKit(escapeGame, new URL('../', import.meta.url));

test('there are at least five, in order, under their own names', () => {
  expect(kit.lessons.length).toBeGreaterThanOrEqual(5);
  expectOrder(kit);
});

testLessons(kit, (lesson) => {
  test('what it points at is on the board', () => {
    const state = kit.stateOf(kit.begin(lesson));
    const from = (lesson.position.find((line) => line.startsWith('unit ')) ?? '').split(' ')[1] ?? '';
    for (const to of lesson.steps.flatMap(({ point }) => point)) {
      const answer = escapeGame.questions?.sight?.answer(state, { from, to }, undefined);
      expect(answer, to).not.toHaveProperty('problem');
    }
  });
});
