/** The lessons: each is played to its end by its own way, through the real rules, in all languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Game, parseCommand } from '@tablerunner/engine';
import { clausesOf, LessonSession, type LessonStep, lessonSchema, readRulebook } from '@tablerunner/learning';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../index.ts';

const game = escapeGame as unknown as Game;
const folder = new URL('../lessons/', import.meta.url);
const rulebook = new URL('../rulebook/en/', import.meta.url);

const lessons = readdirSync(folder)
  .sort()
  .map((file) => ({ file, lesson: lessonSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))) }));

const clauses = new Set(
  clausesOf(
    readRulebook(
      Object.fromEntries(
        readdirSync(rulebook).map((file) => [file.replace('.md', ''), readFileSync(new URL(file, rulebook), 'utf8')]),
      ),
    ),
  ).map(({ id }) => id),
);

test('there are at least five, in order, under their own names', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(5);
  expect(lessons.map(({ file }) => file)).toEqual(
    lessons.map(({ lesson: { order, id } }) => `${String(order).padStart(2, '0')}-${id}.json`),
  );
  expect(lessons.map(({ lesson }) => lesson.order)).toEqual(lessons.map((_, i) => i + 1));
});

describe.each(lessons.map(({ lesson }) => [lesson.id, lesson] as const))('%s', (_id, lesson) => {
  test('is played to its end by its own way', () => {
    const session = begin();
    for (const [i, step] of lesson.steps.entries()) {
      expect(session.at, `step ${i + 1}`).toBe(i);
      walk(session, step);
    }
    expect(session.isOver).toBe(true);
  });

  test('every step names a clause that exists and says how to get on', () => {
    for (const { clause, wants, hint, way } of lesson.steps) {
      expect(clauses).toContain(clause);
      if (wants === undefined) continue;
      expect(hint).toBeDefined();
      expect(way.length).toBeGreaterThan(0);
    }
  });

  test('what it points at is on the board', () => {
    const state = begin().match.position.state;
    for (const place of lesson.steps.flatMap(({ point }) => point)) {
      const answer = game.questions?.sight?.answer(
        state,
        { from: lesson.steps[0] ? first() : '', to: place },
        undefined,
      );
      expect(answer, place).not.toHaveProperty('problem');
    }
  });

  test('takes nothing but what it asks for, can be taken back and begun anew', () => {
    const session = begin();
    const before = session.match.hash();
    const decision = session.match.decision();
    for (const choice of session.match.legal()) {
      const one = begin();
      const done = one.play(choice);
      if (done.ok) {
        one.again();
        expect(one.at === 1 || one.match.position.state).toBeTruthy();
        one.restart();
      } else expect(done.reason).toBe('lesson-asks-for-something-else');
      expect(one.match.hash()).toBe(before);
    }
    expect(decision?.seat).toBe(lesson.seat);
    expect(session.play({ kind: 'nonsense' })).toMatchObject({ ok: false });
  });

  function begin(): LessonSession {
    const session = LessonSession.begin(game, lesson);
    if (!session.ok) throw new Error(`${session.where}: ${session.problem}`);
    return session.value;
  }

  function first(): string {
    return (lesson.position.find((line) => line.startsWith('unit ')) ?? '').split(' ')[1] ?? '';
  }
});

function walk(session: LessonSession, step: LessonStep): void {
  if (step.wants === undefined) {
    expect(session.read()).toBe(true);
    return;
  }
  for (const [i, command] of step.way.entries()) {
    const { state, stack } = session.match.position;
    const frame = stack.at(-1);
    if (frame === undefined) throw new Error('no step is at work');
    const choice = parseCommand(game, command, state, frame);
    if (!choice.ok) throw new Error(`'${command}' at ${frame.step}: ${choice.problem}`);
    expect(session.play(choice.value), command).toEqual({ ok: true, done: i === step.way.length - 1 });
  }
}
