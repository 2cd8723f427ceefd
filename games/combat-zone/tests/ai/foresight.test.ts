/** What machine players of Combat Zone see coming: the rival's next activation, the end of the match, what a model could get done. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { hints } from '../../ai/hints.ts';
import { controlTurn } from '../../rules/turn/control.ts';
import { type DrawnModel, type DrawnState, drawnState } from '../kit.ts';
import { promised } from './rival.ts';

const OPEN = [frameOf(controlTurn, {})];

/** What the position is worth to a, at the start of somebody's Control. */
const worth = (drawn: DrawnState): number => hints.value(drawnState({ scenario: 'turf-war', ...drawn }), 'a', OPEN);

describe('the rival’s next activation', () => {
  // hard to shoot at, so that only blows count
  const own: DrawnModel = { player: 0, at: [11, 10], tokens: 'y y', skills: { reflexes: 9 } };
  const brawler = (tokens: string, y: number): DrawnModel => ({ player: 1, at: [11, y], tokens, skills: { melee: 5 } });
  /** How much worse it is when the rival has Control now. */
  const fear = (rival: DrawnModel): number =>
    worth({ models: [own, rival], control: 0 }) - worth({ models: [own, rival], control: 1 });

  test('whoever has Control next is the more dangerous', () => {
    expect(fear(brawler('y y y', 11.5))).toBeGreaterThan(0);
  });

  test('a brawler is feared from as far as it can run and still strike, and no farther', () => {
    expect(fear(brawler('y y', 18))).toBeGreaterThan(fear(brawler('y y', 22)));
    // one token is enough to run or to strike, not for both
    expect(fear(brawler('y', 18))).toBe(fear(brawler('y', 22)));
  });

  test('three ready tokens are feared more than one, and none not at all', () => {
    const [three, one, none] = ['y y y', 'y y- y-', 'y- y- y-'].map((tokens) => fear(brawler(tokens, 11.5)));
    expect(three ?? 0).toBeGreaterThan(one ?? 0);
    expect(one ?? 0).toBeGreaterThan(none ?? 0);
  });
});

describe('the end of the match', () => {
  const models: DrawnModel[] = [
    { player: 0, at: [5, 5], tokens: 'y y' },
    { player: 1, at: [17, 25], tokens: 'y y' },
  ];
  const players = (own: number, theirs: number, inspires: readonly [number, number]) => [
    { score: own, inspires: inspires[0] },
    { score: theirs, inspires: inspires[1] },
  ];
  const late = (own: number, theirs: number, inspires: readonly [number, number] = [3, 3], control = 1): number =>
    worth({ models, players: players(own, theirs, inspires), marks: { rounds: 3 }, control });
  const early = (own: number, theirs: number): number =>
    worth({ models, players: players(own, theirs, [0, 0]), marks: { rounds: 0 }, control: 1 });

  test('a point that decides is worth more than the same point at the beginning', () => {
    expect(late(6, 5) - late(5, 5)).toBeGreaterThan(early(6, 5) - early(5, 5));
  });

  test('the point that takes the lead is worth more than one on top of a great lead', () => {
    expect(late(6, 5) - late(5, 5)).toBeGreaterThan(late(13, 5) - late(12, 5));
  });

  test('a rival who is ahead and may end the match with the next Inspire has as good as won', () => {
    expect(late(5, 6, [4, 3])).toBeLessThan(late(5, 6, [3, 3]) - 5);
    expect(late(6, 5, [4, 3])).toBe(late(6, 5, [3, 3]));
  });

  test('who is ahead and may end it is glad of it', () => {
    expect(late(6, 5, [3, 4], 0)).toBeGreaterThan(late(6, 5, [3, 3], 0) + 5);
  });
});

describe('errands', () => {
  test('who can take a crate now is activated before a friend with as many tokens and nothing to do', () => {
    const state = drawnState({
      scenario: 'stash-run',
      models: [
        { player: 0, at: [11, 12], tokens: 'y y' },
        { player: 0, at: [2, 2], tokens: 'y y' },
        { player: 1, at: [20, 29], tokens: 'y y' },
      ],
    });
    const position = { state, stack: OPEN, drawn: 0 };
    const [near, far] = [0, 1].map((model) => promised(position, { kind: 'activate', model }));
    expect(near ?? 0).toBeGreaterThan(far ?? 0);
  });

  test('a crate that is too far for the tokens that are ready is no errand', () => {
    const chance = (y: number): number =>
      promised(
        {
          state: drawnState({
            scenario: 'stash-run',
            models: [
              { player: 0, at: [11, y], tokens: 'y y' },
              { player: 1, at: [20, 29], tokens: 'y y' },
            ],
          }),
          stack: OPEN,
          drawn: 0,
        },
        { kind: 'activate', model: 0 },
      );
    expect(chance(9)).toBeGreaterThan(chance(5));
    expect(chance(5)).toBe(chance(2));
  });

  test('a bearer at the edge it may leave by has something to do', () => {
    const chance = (holder: number): number =>
      promised(
        {
          state: drawnState({
            scenario: 'smash-and-carry',
            marks: { 'holder-0': holder },
            models: [
              { player: 0, at: [11, 4], tokens: 'y y' },
              { player: 0, at: [2, 15], tokens: 'y y' },
              { player: 1, at: [20, 29], tokens: 'y y' },
            ],
          }),
          stack: OPEN,
          drawn: 0,
        },
        { kind: 'activate', model: 0 },
      );
    expect(chance(0)).toBeGreaterThan(chance(1));
  });
});

test('who has left the table with its points is safe: it is worth leaving, and better than being taken out', () => {
  const rival: DrawnModel = { player: 1, at: [11, 3], tokens: 'y y', skills: { ranged: 3 } };
  const leaver = (place: 'table' | 'gone' | 'out', score: number): number =>
    worth({
      scenario: 'break-through',
      models: [{ player: 0, at: [11, 29.4], tokens: 'y- y', place }, rival],
      players: [{ score }, {}],
      control: 0,
    });
  expect(leaver('gone', 3)).toBeGreaterThan(leaver('table', 0));
  expect(leaver('gone', 0)).toBeGreaterThan(leaver('out', 0));
});
