/** A lesson as a table: it speaks the table's messages, and what the coach does not want is not carried out. */
import { findGame } from '@tablerunner/catalogue';
import { parseCommand } from '@tablerunner/engine';
import { LessonSession } from '@tablerunner/learning';
import type { HostMessage } from '@tablerunner/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { hostLesson, type LessonTable } from '../src/lessons/lesson-table.ts';
import { findLesson, LESSONS, lessonAfter } from '../src/lessons/shelf.ts';
import type { Link } from '../src/link/link.ts';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

let session: LessonSession;
let table: LessonTable;
let link: Link;
let heard: HostMessage[];

beforeEach(async () => {
  const lesson = findLesson('escape', 'move-and-doors');
  const game = findGame('escape');
  if (lesson === undefined || game === undefined) throw new Error('the first lesson is missing');
  const begun = LessonSession.begin(game, lesson);
  if (!begun.ok) throw new Error(begun.problem);
  session = begun.value;
  table = hostLesson(session);
  heard = [];
  link = table.open({ message: (message) => heard.push(message), state: () => undefined });
  await soon();
});

const play = async (command: string, id = command): Promise<void> => {
  const { state, stack } = session.match.position;
  const frame = stack.at(-1);
  if (frame === undefined) throw new Error('no step is at work');
  const choice = parseCommand(session.game, command, state, frame);
  if (!choice.ok) throw new Error(choice.problem);
  link.send({ type: 'play', id, at: session.match.log.length, choice: choice.value as never });
  await soon();
};

const types = (): readonly string[] => heard.map(({ type }) => type);

test('the shelf holds the lessons in order, and knows what comes next', () => {
  const games = [...new Set(LESSONS.map(({ game }) => game))];
  expect(games).toEqual(['burncycle', 'combat-zone', 'escape']);
  for (const game of games) {
    const own = LESSONS.filter((lesson) => lesson.game === game);
    expect(own.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(own.map((lesson) => lessonAfter(lesson)?.id)).toEqual([...own.slice(1).map(({ id }) => id), undefined]);
  }
  expect(findLesson('escape', 'nothing')).toBeUndefined();
});

test('whoever sits down gets the whole table, with their own seat', () => {
  expect(types()).toEqual(['table']);
  expect(heard[0]).toMatchObject({ viewer: 'resistance', standing: { seen: { decision: { seat: 'resistance' } } } });
});

describe('commands', () => {
  test('what the step asks for is carried out, and the step goes on', async () => {
    await play('move c3');
    expect(types()).toEqual(['table', 'update', 'done']);
    expect(table.coach.getState()).toEqual({ at: 0, isOver: false, isUnderWay: true, isAstray: false });
    await play('move d3');
    expect(table.coach.getState()).toMatchObject({ at: 1, isUnderWay: false });
  });

  test('what it does not ask for is not carried out, and the coach says so', async () => {
    const before = session.match.hash();
    await play('end');
    expect(types()).toEqual(['table', 'done']);
    expect(table.coach.getState().isAstray).toBe(true);
    expect(session.match.hash()).toBe(before);
  });

  test('what the rules forbid is refused with its clause', async () => {
    link.send({ type: 'play', id: 'x', at: 0, choice: { kind: 'move', to: 0 } });
    await soon();
    expect(heard.at(-1)).toMatchObject({ type: 'refused', id: 'x' });
  });

  test('a step can be taken back, begun anew, and shown', async () => {
    await play('move c3');
    link.send({ type: 'undo', id: 'u', at: 1 });
    await soon();
    expect(types().slice(-2)).toEqual(['table', 'done']);
    link.send({ type: 'undo', id: 'v', at: 0 });
    await soon();
    expect(heard.at(-1)).toMatchObject({ type: 'refused', refusal: { clause: 'ENG-UNDO-01' } });
    await play('move b4');
    table.again();
    expect(session.match.log.length).toBe(0);
    table.show();
    expect(table.coach.getState().at).toBe(1);
  });
});

test('all lessons can be shown from the first step to the last, and begun anew', () => {
  for (const lesson of LESSONS) {
    const game = findGame(lesson.game);
    if (game === undefined) throw new Error(`there is no game ${lesson.game}`);
    const begun = LessonSession.begin(game, lesson);
    if (!begun.ok) throw new Error(begun.problem);
    const own = hostLesson(begun.value);
    for (const step of lesson.steps) {
      if (step.wants === undefined) own.read();
      else own.show();
    }
    expect(own.coach.getState().isOver, lesson.id).toBe(true);
    own.restart();
    expect(own.coach.getState().at).toBe(0);
  }
});

test('whoever has left hears nothing more', async () => {
  link.close();
  heard = [];
  table.again();
  await soon();
  expect(heard).toEqual([]);
});
