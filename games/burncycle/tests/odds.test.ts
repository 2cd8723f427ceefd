/** Odds of commands that roll: few rows of named outcomes, with fractions that were reckoned by hand. */
import { type Odds, oddsOf, type Policy } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { burncycleGame } from '../index.ts';
import { notation } from '../notation/notation.ts';
import type { BurncycleState } from '../rules/types.ts';
import { playAtRandom } from './random-play.ts';

const FLOOR = `
  +-+-+-+-+-+
  |. . . . .|
  + +d+-+d+ +
  |. A|B B|.|
  +-+-+-+-+-+
  room A lab tech scout 2
  room B stockroom warehouse scout 1
  post b1 e room 1
  post c1 e room 1
  captain: none
  threat: 0
  agent access b2 energy 5
  module byte e1 energy 3`;

const policyOf = (name: string): Policy<BurncycleState> =>
  burncycleGame.forecasts?.find((forecast) => forecast.name === name) ?? (name as 'best');

function odds(lines: string, command: string, policy = 'best', agent = 'access b2', floor = FLOOR): Odds {
  const read = notation.parsePosition(`${floor.replace('access b2', agent)}\n${lines}`);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  const { state, stack } = read.value;
  const choice = notation.parseChoice(command, state, stack.at(-1) ?? { step: '', memory: {} });
  if (!choice.ok) throw new Error(choice.problem);
  const found = oddsOf(burncycleGame, read.value, choice.value, policyOf(policy));
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

/** The spread of one name: by value its share. */
const each = (found: Odds, name: string): Record<string, string> =>
  Object.fromEntries((found.each[name] ?? []).map(({ value, share }) => [String(value), share]));

const rows = ({ rows: found }: Odds): (readonly [outcome: object, share: string])[] =>
  found.map(({ outcome, share }) => [outcome, share]);

const MOVE = 'step: move {"isOptimized":false}\nstep: choose-dice {"purpose":"move","bot":0,"bonus":0}';

describe('AP tests', () => {
  test('BC-DICE-06 two basic dice: 1 AP with two blanks (4/36) or a blank and a 1 (12/36)', () => {
    const found = odds(`pool: basic 2\n${MOVE}`, 'dice basic 2', 'keep');
    expect(rows(found)).toEqual([
      [{ ap: 1 }, '4/9'],
      [{ ap: 2 }, '13/36'], // 9 of two ones, 4 of a blank and a 2
      [{ ap: 3 }, '1/6'],
      [{ ap: 4 }, '1/36'],
    ]);
    expect(found).toMatchObject({ of: 36, policy: 'keep' });
  });

  test('an advanced die: 1, 2 or 3', () => {
    const found = odds(`pool: advanced 1\n${MOVE}`, 'dice advanced 1', 'keep');
    expect(each(found, 'ap')).toEqual({ 1: '1/3', 2: '1/2', 3: '1/6' });
  });

  test('BC-DICE-08 the icon of an elite die rolls a blank again', () => {
    // 2 AP: 1/2 x 1/3 without the icon, 1/6 x 1/3 x 1/3 with it; the others alike
    const found = odds(`pool: basic 1 elite 1\n${MOVE}`, 'dice basic 1 elite 1', 'reroll');
    expect(each(found, 'ap')).toEqual({ 2: '5/27', 3: '17/36', 4: '31/108', 5: '1/18' });
    const kept = odds(`pool: basic 1 elite 1\n${MOVE}`, 'dice basic 1 elite 1', 'keep');
    expect(each(kept, 'ap')).toEqual({ 2: '2/9', 3: '4/9', 4: '5/18', 5: '1/18' });
  });

  test('ten dice, sixty million ways: all blanks, or all but one and a 1, are 5 AP', () => {
    const found = odds(`pool: basic 10\n${MOVE}`, 'dice basic 10', 'keep');
    expect(found.of).toBe(6 ** 10);
    expect(each(found, 'ap')).toMatchObject({ 5: '16/59049', 20: '1/60466176' });
  });

  test('BC-POOL-04 the largest pool of all: twenty dice', () => {
    const found = odds(`pool: basic 10 advanced 5 elite 5\n${MOVE}`, 'dice basic 10 advanced 5 elite 5', 'keep');
    // all at their best: (1/6)^15 of basic and advanced dice, (2/6)^5 of elite ones, which have two faces of 3
    expect(each(found, 'ap')).toMatchObject({ 50: '1/114254951251968' });
  });

  test('from the action on: the best number of dice is rolled, and nothing is asked', () => {
    expect(odds('pool: basic 2', 'move', 'keep').rows).toHaveLength(4);
    expect(odds('pool: basic 2', 'move', 'best').rows[0]?.outcome).toHaveProperty('ap');
    expect(rows(odds('pool: basic 2', 'move', 'none'))).toEqual([[{}, '1']]);
  });
});

describe('strikes', () => {
  test('BC-STRIKE-02 two elite dice stun a clerk with 5 AP: one 3 at least, 20 of 36', () => {
    const found = odds('guard clerk a2 n\npool: elite 2', 'strike clerk', 'keep');
    expect(each(found, 'strike')).toEqual({ stunned: '5/9', nothing: '4/9' });
    expect(found.rows).toHaveLength(2);
    expect(each(found, 'threat')).toEqual({ 1: '1' });
    expect(each(found, 'noticed')).toEqual({ 1: '1' });
  });

  test('BC-STRIKE-05 the best answer shuts down where it can, for 1 energy', () => {
    const STRUCK = 'step: strike {"bot":0,"target":{"guard":0},"isOptimized":false}';
    const TEST = 'step: choose-dice {"purpose":"strike","bot":0,"bonus":5}';
    const found = odds(`guard clerk a2 n\npool: elite 2\n${STRUCK}\n${TEST}`, 'dice elite 2', 'best');
    // with a bonus of 5 a shutdown (10) wants 5 of the dice
    expect(rows(found)).toContainEqual([{ strike: 'shut-down', threat: 1, energy: 1, noticed: 1 }, '5/9']);
  });
});

describe('elite dice, whose icons may come again', () => {
  test('have best odds too, in few rows', () => {
    for (const pool of ['basic 4 elite 3', 'basic 7 advanced 3 elite 2']) {
      const found = odds(`guard clerk a2 n\npool: ${pool}`, 'strike clerk', 'best');
      expect(found.rows.length, pool).toBeLessThan(4);
    }
  });

  test('three of them and four basic dice shut a clerk down with 10 AP: by hand of 6^7 ways', () => {
    // The dice are read as heaps of faces; plain counting of all 279,936 ways says the same.
    const elite = [2, 2, 2, 3, 3, 2];
    const basic = [0, 0, 1, 1, 1, 2];
    let ways = 0;
    for (let way = 0; way < 6 ** 7; way++) {
      const faces = Array.from({ length: 7 }, (_, die) => Math.floor(way / 6 ** die) % 6);
      const blanks = faces.slice(3).filter((face) => basic[face] === 0).length;
      const shown = faces.map((face, die) => (die < 3 ? elite[face] : basic[face]) ?? 0);
      if (shown.reduce((sum, ap) => sum + ap, Math.floor(blanks / 2)) >= 10) ways += 1;
    }
    const found = odds('guard clerk a2 n\npool: basic 4 elite 3', 'strike clerk', 'keep');
    expect(found.of).toBe(6 ** 7);
    expect(found.each.strike?.find(({ value }) => value === 'shut-down')?.ways).toBe(ways);
  });
});

describe('doors', () => {
  test('BC-BRUTE-01 force wants 4 AP of three basic dice: 43 of 216', () => {
    const AT = 'step: keypad {"bot":0,"door":0,"isOptimized":false,"inputs":["tech"]}';
    const found = odds(`keypads: b2s/keypad-04\npool: basic 3\n${AT}`, 'force', 'keep');
    expect(each(found, 'door')).toEqual({ true: '43/216', false: '173/216' });
  });

  test('BC-KEYPAD-06 the keypad die opens the door by its first face', () => {
    const found = odds('keypads: b2s/keypad-05', 'keypad b2s');
    expect(each(found, 'door')).toMatchObject({ true: '1/6' });
    expect(each(found, 'keypad')).toMatchObject({ unlock: '1/6', shock: '1/6' });
  });
});

test('BC-SCOUT-02 one scout die: a guard by two of six faces, who notices the bot before it', () => {
  const found = odds('unlocked: d2s\nstep: move {"isOptimized":false,"ap":3}', 'byte: step n');
  expect(rows(found)).toEqual([[{}, '1']]); // no room there
  const entered = odds('unlocked: d2s\nstep: move {"isOptimized":false,"ap":3}', 'step s', 'best', 'access d2');
  const quiet = { energy: 0, noticed: 0, guards: 0 };
  expect(rows(entered)).toEqual([
    [{ scouted: 'guard', energy: 0, noticed: 1, guards: 1 }, '1/3'],
    [{ ...quiet, scouted: 'imperative' }, '1/6'],
    [{ ...quiet, scouted: 'auto-lock' }, '1/6'],
    [{ ...quiet, scouted: 'energy', energy: 1 }, '1/6'],
    [{ ...quiet, scouted: 'mainframe' }, '1/6'],
  ]);
});

test('BC-DEGRADE-03 the burncycle die: slots 1 to 3 are active, what names another falls to the next, a 6 is free', () => {
  const found = odds('step: player-turn {"at":6}\nstep: routing {"isLast":true}\nlast turn: access', 'done');
  expect(each(found, 'degraded')).toEqual({ 1: '1/2', 2: '1/6', 3: '1/6', free: '1/6' });
});

test('BC-PINGDIE-01 the turn of the corporation: threat, CEO or a new ping, a third each', () => {
  const found = odds('at: last-word\nlast turn: access\npings: 1.0', 'end-turn');
  const calm = { energy: 0, noticed: 0, down: 0 };
  expect(rows(found)).toEqual([
    [{ ...calm, threat: 2, ceo: 0, pings: 0 }, '1/3'],
    [{ ...calm, threat: 1, ceo: 1, pings: 0 }, '1/3'],
    [{ ...calm, threat: 1, ceo: 0, pings: 1 }, '1/3'],
  ]);
});

test('BC-EQUIP-07 the die of an ability shows each of its faces alike', () => {
  const found = odds('', 'use lift', 'none', 'bit b2');
  expect(each(found, 'die')).toEqual({ 1: '1/6', 2: '1/6', 3: '1/6', 4: '1/6', 5: '1/6', 6: '1/6' });
});

test('BC-CACHE-02 a cache: cards, or what a card brings at once', () => {
  const found = odds('caches: b2\nstep: pick-up {"bot":0}', 'pick-up', 'none');
  const isKept = found.each.cards?.find(({ value }) => value === 1);
  expect(isKept).toBeDefined();
  expect(rows(odds('caches: b2\nstep: pick-up {"bot":0}', 'leave'))).toEqual([[{}, '1']]);
});

test('BC-TURN-07 what the captain does on the next chip belongs to no command before it', () => {
  const lines = 'captain: okafor\nburncycle: >general captain general';
  const text = FLOOR.replace('captain: none', lines);
  expect(rows(odds('', 'pass', 'best', 'access b2', text))).toEqual([[{}, '1']]);
});

test('random games give no name that is not listed', { timeout: 60_000 }, () => {
  const names = new Set<string>();
  let looks = 0;
  playAtRandom({ mission: 1, players: 2, seed: 'outcomes', most: 160 }, (runner) => {
    const { position } = runner;
    if (position.outcome !== undefined || looks++ % 4 !== 0) return;
    for (const choice of runner.legal().slice(0, 3)) {
      const found = oddsOf(burncycleGame, position, choice, policyOf('keep'));
      if (!found.ok) continue;
      for (const name of Object.keys(found.value.each)) names.add(name);
    }
  });
  const listed = Object.keys(burncycleGame.outcomes ?? {});
  expect([...names].filter((name) => !listed.includes(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(3);
});
