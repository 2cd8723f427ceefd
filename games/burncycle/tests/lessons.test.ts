/** The lessons: each is played to its end by its own way, through the real rules, in all languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Game, parseCommand } from '@tablerunner/engine';
import { parseCell, parseEdge } from '@tablerunner/geometry';
import { clausesOf, LessonSession, type LessonStep, lessonSchema, readRulebook } from '@tablerunner/learning';
import { describe, expect, test } from 'vitest';
import { burncycleGame } from '../index.ts';
import type { BurncycleState } from '../rules/types.ts';
import { floorOf } from '../rules/units.ts';

const game = burncycleGame as unknown as Game;
const folder = new URL('../lessons/', import.meta.url);
const rulebook = new URL('../rulebook/en/', import.meta.url);

const lessons = readdirSync(folder)
  .sort()
  .map((file) => ({ file, lesson: lessonSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))) }));
type Lesson = (typeof lessons)[number]['lesson'];

const clauses = new Set(
  clausesOf(
    readRulebook(
      Object.fromEntries(
        readdirSync(rulebook).map((file) => [file.replace('.md', ''), readFileSync(new URL(file, rulebook), 'utf8')]),
      ),
    ),
  ).map(({ id }) => id),
);

test('there are six, in order, under their own names', () => {
  expect(lessons).toHaveLength(6);
  expect(lessons.map(({ file }) => file)).toEqual(
    lessons.map(({ lesson: { order, id } }) => `${String(order).padStart(2, '0')}-${id}.json`),
  );
  expect(lessons.map(({ lesson }) => lesson.order)).toEqual(lessons.map((_, i) => i + 1));
});

describe.each(lessons.map(({ lesson }) => [lesson.id, lesson] as const))('%s', (_id, lesson) => {
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

  test('what it points at is on the floor', () => {
    const { grid } = floorOf(stateOf(begin(lesson)));
    for (const place of lesson.steps.flatMap(({ point }) => point))
      expect(parseCell(grid, place) ?? parseEdge(grid, place), place).toBeDefined();
  });

  test('takes nothing but what it asks for, can be taken back and begun anew', () => {
    const session = begin(lesson);
    const before = session.match.hash();
    for (const choice of session.match.legal()) {
      const one = begin(lesson);
      const done = one.play(choice);
      if (done.ok) one.restart();
      else expect(done.reason).toBe('lesson-asks-for-something-else');
      expect(one.match.hash()).toBe(before);
    }
    expect(session.match.decision()?.seat).toBe(lesson.seat);
    expect(session.play({ kind: 'nonsense' })).toMatchObject({ ok: false });
  });
});

/** What each lesson says of its own end. */
describe('what the lessons tell comes true', () => {
  test('moving and doors: in the cold store with an equipment card, the key used, both doors unlocked', () => {
    const { bots, floor, burncycle } = ended('moving-and-doors');
    expect(bots[0]).toMatchObject({ keys: 0, items: [{ card: 'nitro-shot' }] });
    expect(floor.doors).toEqual([1, 1]);
    expect(burncycle).toHaveLength(5);
  });

  test('awareness and hiding: hidden, and the chip lies before the door', () => {
    const state = ended('awareness-and-hiding');
    const { cellNames } = floorOf(state);
    expect(state.bots[0]).toMatchObject({ isHidden: true });
    expect(cellNames[state.bots[0]?.chip ?? -1]).toBe('e3');
  });

  test('dice and burncycle: energy and threat as told, a key, a stunned guard, slot 2 degraded', () => {
    const { bots, guards, burncycle, threat } = ended('dice-and-burncycle');
    expect(bots[0]).toMatchObject({ energy: 6, keys: 1 });
    expect(guards[0]).toMatchObject({ isStunned: true });
    expect(threat).toBe(5 - 1 + 1 + 1);
    expect(burncycle.map(({ isDegraded }) => isDegraded)).toEqual([false, true, false, false, false]);
  });

  test('the network: no ping is left, the level fell, a hub gave energy', () => {
    const { bots, pings } = ended('the-network');
    expect(bots[0]).toMatchObject({ energy: 5, level: 1 });
    expect(pings).toEqual([]);
  });

  test('the corporation turn: two attacks, the chip removed, threat up by the die and by the player', () => {
    const { bots, threat, round } = ended('the-corporation-turn');
    expect(bots.map(({ energy }) => energy)).toEqual([3, 3]);
    expect(bots[1]?.chip).toBe(-1);
    expect([threat, round]).toEqual([7, 2]);
  });

  test('a mission: it is won', () => {
    const session = through('a-mission');
    expect(session.match.position).toMatchObject({ outcome: { winners: ['p1'], clause: 'BC-WIN-01' } });
    expect(stateOf(session).stage).toBe(1);
  });
});

function begin(lesson: Lesson): LessonSession {
  const session = LessonSession.begin(game, lesson);
  if (!session.ok) throw new Error(`${session.where}: ${session.problem}`);
  return session.value;
}

const stateOf = (session: LessonSession): BurncycleState => session.match.position.state as BurncycleState;

function through(id: string): LessonSession {
  const found = lessons.find(({ lesson }) => lesson.id === id);
  if (found === undefined) throw new Error(`there is no lesson ${id}`);
  const session = begin(found.lesson);
  for (const step of found.lesson.steps) walk(session, step);
  return session;
}

const ended = (id: string): BurncycleState => stateOf(through(id));

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
