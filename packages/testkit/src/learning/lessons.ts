/** The lessons of a game, for its tests: each is played by its own way, through the real rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Game, parseCommand } from '@tablerunner/engine';
import { type Lesson, LessonSession, type LessonStep, lessonSchema } from '@tablerunner/learning';
import { describe, expect, test } from 'vitest';
import { must } from '../read.ts';
import { rulebookKit } from './rulebook.ts';

export interface LessonKit<S> {
  readonly files: readonly string[];
  readonly lessons: readonly Lesson[];
  /** The clauses of the rulebook that they may name. */
  readonly clauses: ReadonlySet<string>;
  begin(lesson: Lesson): LessonSession;
  /** Does what a step asks for by the way that it shows. */
  walk(session: LessonSession, step: LessonStep): void;
  /** Where the first steps of a lesson lead; all of them, unless told how many. */
  through(lesson: Lesson | string, steps?: number): LessonSession;
  /** What a command means where the lesson is now. */
  choiceOf(session: LessonSession, command: string): unknown;
  stateOf(session: LessonSession): S;
  /** The position, line by line. */
  printed(session: LessonSession): readonly string[];
}

/** @param home the folder of the game */
export function lessonKit<S extends object, V extends object>(ofGame: Game<S, V>, home: URL): LessonKit<S> {
  const game = ofGame as unknown as Game;
  const folder = new URL('lessons/', home);
  const files = readdirSync(folder).sort();
  const lessons = files.map((file) => lessonSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));

  const begin = (lesson: Lesson): LessonSession => must(LessonSession.begin(game, lesson), lesson.id);

  const choiceOf = (session: LessonSession, command: string): unknown => {
    const { state, stack } = session.match.position;
    const frame = stack.at(-1);
    if (frame === undefined) throw new Error('no step is at work');
    return must(parseCommand(game, command, state, frame), `'${command}' at ${frame.step}`);
  };

  const walk = (session: LessonSession, { wants, way }: LessonStep): void => {
    if (wants === undefined) expect(session.read()).toBe(true);
    else
      for (const [i, command] of way.entries())
        expect(session.play(choiceOf(session, command)), command).toEqual({ ok: true, done: i === way.length - 1 });
  };

  const lessonOf = (id: string): Lesson => {
    const found = lessons.find((lesson) => lesson.id === id);
    if (found === undefined) throw new Error(`there is no lesson ${id}`);
    return found;
  };

  return {
    files,
    lessons,
    clauses: rulebookKit(home).ids,
    begin,
    walk,
    choiceOf,
    stateOf: (session) => session.match.position.state as S,
    printed: (session) => game.notation.printPosition(session.match.position).split('\n'),
    through(of, steps) {
      const lesson = typeof of === 'string' ? lessonOf(of) : of;
      const session = begin(lesson);
      for (const step of lesson.steps.slice(0, steps)) walk(session, step);
      return session;
    },
  };
}

/** The files bear the names of their lessons, and stand in their order. */
export function expectOrder({ files, lessons }: LessonKit<unknown>): void {
  expect(files).toEqual(lessons.map(({ order, id }) => `${String(order).padStart(2, '0')}-${id}.json`));
  expect(lessons.map(({ order }) => order)).toEqual(lessons.map((_, i) => i + 1));
}

/** Tests of each lesson, under its name; a game adds its own. */
export function testLessons(
  { lessons, clauses, begin, walk }: LessonKit<unknown>,
  own: (lesson: Lesson) => void,
): void {
  describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_id, lesson) => {
    test('is played to its end by its own way', () => {
      const session = begin(lesson);
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

    test('takes nothing but what it asks for, can be taken back and begun anew', () => {
      const session = begin(lesson);
      const before = session.match.hash();
      for (const choice of session.match.legal()) {
        const one = begin(lesson);
        const done = one.play(choice);
        if (done.ok) {
          one.again();
          if (!done.done) expect(one.match.hash()).toBe(before);
          one.restart();
        } else expect(done.reason).toBe('lesson-asks-for-something-else');
        expect(one.match.hash()).toBe(before);
      }
      expect(session.match.decision()?.seat).toBe(lesson.seat);
      expect(session.play({ kind: 'nonsense' })).toMatchObject({ ok: false });
    });

    own(lesson);
  });
}
