/** The lessons: each is played to its end by its own way, through the real rules, in all languages. */
import { parseCell, parseEdge } from '@tablerunner/geometry';
import { expectOrder, lessonKit, testLessons } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { burncycleGame } from '../index.ts';
import type { BurncycleState } from '../rules/types.ts';
import { floorOf } from '../rules/units.ts';

const kit = lessonKit(burncycleGame, new URL('../', import.meta.url));
const { begin, through, stateOf } = kit;

test('there are six, in order, under their own names', () => {
  expect(kit.lessons).toHaveLength(6);
  expectOrder(kit);
});

testLessons(kit, (lesson) => {
  test('what it points at is on the floor', () => {
    const { grid } = floorOf(stateOf(begin(lesson)));
    for (const place of lesson.steps.flatMap(({ point }) => point))
      expect(parseCell(grid, place) ?? parseEdge(grid, place), place).toBeDefined();
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

const ended = (id: string): BurncycleState => stateOf(through(id));
