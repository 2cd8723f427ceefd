/** The picture at a terminal: in every language, at every width, of every position, and with what a player must see. */
import { type Pen, plainPen } from '@tablerunner/engine';
import { createSpeaker } from '@tablerunner/language';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../content/missions.ts';
import { notation } from '../notation/notation.ts';
import type { BurncycleState } from '../rules/types.ts';
import { messages } from '../text/messages.ts';
import { draw } from '../view/draw.ts';
import { playAtRandom } from './random-play.ts';

const penIn = (locale: 'en' | 'fr' | 'it', columns: number): Pen => {
  const { say, name } = createSpeaker(messages, locale);
  return { ...plainPen, columns, say, name, width: (text) => [...text].length };
};

function read(text: string): BurncycleState {
  const position = notation.parsePosition(text);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  return position.value.state;
}

const STATE = read(`
  +-+-+-+-+
  |. . . .|
  + +o+-+d+
  |.|A|B B|
  +-+x+-+-+
  room A lab tech scout 1
  hideouts at: a1
  terminals at: c1
  caches at: d1
  agent byte a2 energy 2 detected push ip 1.4 holds bolt-cutter
  module exe b2 energy 3
  guard hamster d2 w key
  guard clerk c2 e stunned
  burncycle: general >tech (utility) captain -empty
  pings: 3.7
  pool: basic 2`);

test('walls, doors, units, what lies there and what is watched', () => {
  const lines = draw(STATE, penIn('en', 60)).split('\n');
  const at = lines.findIndex((line) => line.includes('┏'));
  expect(lines.slice(at, at + 6)).toEqual([
    '   ┏━━━━━━━━━━━━━━━┓',
    ' 2 ┃!By  Ex ×cl ←ha┃',
    '   ┃   ┌─▫─┬─────╪─┨',
    ' 1 ┃∩ ·│A?·│Δ · ▣ ·┃',
    '   ┗━━━┙░░░┕━━━━━━━┛',
    '     a   b   c   d',
  ]);
});

test('the burncycle, the mats, the network, the dice', () => {
  const text = draw(STATE, penIn('en', 100));
  expect(text).toContain('Burncycle: 1 general  2▸tech  3 (utility)  4 captain  5 –');
  expect(text).toContain('Byte: level 1 · – · Push · Bolt Cutter');
  expect(text).toContain('1.4H[By]');
  expect(text).toContain('3.7t>3*');
  expect(text).toContain('Dice: basic dice 2');
  expect(text).toMatch(/ha Hamster 1 +d2← 2\|6 Pace, key/);
  expect(text).toMatch(/cl Clerk 1 +c2→ 3\|5 .*stunned/);
});

describe.each(['en', 'fr', 'it'] as const)('in %s', (locale) => {
  test('every position of random games is drawn, with nothing left untold', { timeout: 60_000 }, () => {
    const wide = penIn(locale, 120);
    const narrow = penIn(locale, 80);
    for (const mission of [0, 4, MISSIONS.length - 1]) {
      let looks = 0;
      playAtRandom({ mission, players: 1 + (mission % 4), seed: `draw ${mission}`, most: 120 }, ({ position }) => {
        if (looks++ % 8 !== 0) return;
        const text = draw(position.state, wide);
        expect(text).not.toMatch(/Draw |draw\.|undefined|NaN/);
        const lines = draw(position.state, narrow).split('\n');
        expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
      });
    }
  });
});
