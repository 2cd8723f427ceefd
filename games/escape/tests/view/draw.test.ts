/** The drawn table: what a person at a terminal sees. */
import { SPECTATOR } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { BOARDS } from '../../content/boards.ts';
import { escapeGame } from '../../index.ts';
import { labelsOf } from '../../view/labels.ts';
import { read } from '../kit.ts';

const draw = (text: string, viewer: string = SPECTATOR): string =>
  escapeGame.draw(escapeGame.view(read(text).state, viewer));

test('walls, doors, limits, fires, markers and characters each have their sign', () => {
  const text = draw(
    `
    +#+#+#+#+#+
    #A . .|. M#
    + +-+ +d+ +
    #. .:.7. .#
    +#+#+#+#+#+
    airlocks: 1 a1 b1
    unit anna A mvt 2/4 life 3/5
    unit mole M isc carries radio
    doors: d1n open
    burns: c2
    marker crate c1
    anthem: resistance 1
    event: 10`,
    'resistance',
  );
  expect(text.split('\n')).toEqual([
    'Escape: Revolution · turn 1 of 6 · event 10: firewall · initiative resistance · you are resistance',
    '   ┏━━━━━━━━━━━┯━━━━━━━┓  Resistance Life  Mvt Cbt Int  ♪1',
    ' 2 ┃▸A   ·  ≈·≈│ ·   m ┃  ▸ A  anna ♥♥♥♡♡ 2/4 2/2 2/2',
    '   ┃   ╶───╴   ├─/─╴   ┃',
    ' 1 ┃‹1› ‹1›┊ ▣ 7 ·   · ┃  ISC       Life  Mvt Cbt Int',
    '   ┗━━━━━━━━━━━┷━━━━━━━┛    m  mole ♥♥♥♥♥ 4/4 2/2 2/2 radio',
    '     a   b   c   d   e',
    '                          ▣ crate c1',
  ]);
});

test('every board of the content fits on a screen, with a whole squad beside or below it', () => {
  const squad = ['alice', 'ashton', 'jimmy', 'freedom', 'duncan', 'black-ubume', 'green-mamushi', 'blue-rikishi'];
  for (const { id } of BOARDS) {
    const lines = draw([`board: ${id}`, ...squad.map((name) => `unit ${name} waiting`)].join('\n')).split('\n');
    expect(Math.max(...lines.map((line) => line.length)), id).toBeLessThanOrEqual(110);
  }
});

test('no two characters have the same label', () => {
  const units = ['anna', 'arno', 'anno', 'flybot-1', 'flybot-2', 'black-ubume', 'ubu', 'a-b-c'].map((id, i) => ({
    id,
    faction: i < 3 ? ('resistance' as const) : ('isc' as const),
  }));
  const labels = labelsOf(units);
  expect(labels).toEqual(['A', 'Ar', 'An', 'f1', 'f2', 'u', 'ub', 'c']);
  expect(new Set(labels).size).toBe(units.length);
});

test('a hidden Equipment is drawn as one, its face only to who knows it', () => {
  const hall = `
    +-+-+
    |A .|
    +-+-+
    unit anna A
    marker radio b1 known resistance`;
  expect(draw(hall, 'resistance')).toContain('○ radio b1');
  expect(draw(hall, 'isc')).toContain('○ ? b1');
});
