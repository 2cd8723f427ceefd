/** The drawn table: what a person at a terminal sees. */
import { Match, type Pen, plainPen, SPECTATOR } from '@tablerunner/engine';
import { createSpeaker, LOCALES } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { BOARDS } from '../../content/boards.ts';
import { escapeGame } from '../../index.ts';
import { scenarioById } from '../../rules/scenario/scenario.ts';
import { type Scenario, scenarioSchema } from '../../rules/scenario/types.ts';
import { labelsOf } from '../../view/labels.ts';
import { read } from '../kit.ts';

const pen: Pen = { ...plainPen, ...createSpeaker(escapeGame.messages, 'en') };

const draw = (text: string, viewer: string = SPECTATOR, change: Partial<Pen> = {}): string =>
  escapeGame.draw(escapeGame.view(read(text).state, viewer), { ...pen, ...change });

/** Infiltration as a fight for a room. */
const HOLD: Scenario = scenarioSchema.parse({
  ...scenarioById('infiltration'),
  hold: { room: 1 },
  sealed: [2],
  exits: { resistance: [1, 4], isc: [] },
  victory: { resistance: { is: 'held', turns: 3 }, isc: { is: 'held', turns: 3 } },
});

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
    'Escape: Revolution · turn 1 of 6 · event 10: Firewall · Initiative: Resistance · anna acts · you: Resistance',
    '   ┏━━━━━━━━━━━┯━━━━━━━┓  Resistance Life  Mvt Cbt Int  ♪1',
    ' 2 ┃▸A  ¹·  ≈·≈│⁶·   m ┃  ▸ A  anna  ♥♥♥♡♡ 2/4 2/2 2/2',
    '   ┃   ╶───╴   ├─/─╴   ┃',
    ' 1 ┃‹1› ‹1›┊ ▣ 7 ·   · ┃  ISC       Life  Mvt Cbt Int',
    '   ┗━━━━━━━━━━━┷━━━━━━━┛    m  mole ♥♥♥♥♥ 4/4 2/2 2/2 radio',
    '     a   b   c   d   e',
    '                          ▣ Crate c1',
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

test('goals, held turns, exits, sealed and shut Airlocks stand beside the board of a scenario', () => {
  const started = Match.start(escapeGame, { options: { scenario: 'heartbeat', squads: 'proposed' }, seed: 'goals' });
  if (!started.ok) throw new Error(started.problem);
  const seen = escapeGame.view(started.value.position.state, 'isc');
  const told = escapeGame.draw({ ...seen, score: { 'held-isc': 2 }, shutAirlock: 3 }, pen);
  expect(told).toMatch(/^Heartbeat · set-up · Initiative: /);
  expect(told).toMatch(/\nResistance: .*\n/);
  expect(told).toMatch(/\nISC: .*\n/);
  expect(told).toContain('Airlock 3 is shut');
  const held = escapeGame.draw({ ...seen, scenario: HOLD, score: { 'held-isc': 2 } }, pen);
  expect(held).toContain('ISC: You have held Room 1 at the end of 3 turns. (So far: 2.)');
  expect(held).toContain('Airlock 2 is sealed');
  expect(held).toContain('The Resistance may leave by Airlock 1, 4');
});

test('the drawing keeps to the width that there is, and colours do not move anything', () => {
  const started = Match.start(escapeGame, { options: { squads: 'proposed' }, seed: 'width' });
  if (!started.ok) throw new Error(started.problem);
  const seen = started.value.view('resistance').view;
  for (const columns of [80, 120]) {
    const plain = escapeGame.draw(seen, { ...pen, columns });
    for (const line of plain.split('\n')) expect(line.length, line).toBeLessThanOrEqual(columns);
    const coloured: Pen = { ...pen, columns, paint: (text) => `{${text}}`, width: (text) => bare(text).length };
    expect(bare(escapeGame.draw(seen, coloured))).toBe(plain);
  }
});

test('in Cooperation the box is not drawn: only what has come onto the board, and the cards that are left', () => {
  const options = { mode: 'cooperation', players: 2, squads: 'proposed' };
  const started = Match.start(escapeGame, { options, seed: 'box' });
  if (!started.ok) throw new Error(started.problem);
  const seen = started.value.view('p1').view;
  const drawn = (place: 'board' | 'out'): string => {
    const units = seen.units.map((unit) => (unit.id === 'black-ubume' ? { ...unit, place, cell: 0 } : unit));
    return escapeGame.draw({ ...seen, units }, pen);
  };
  expect(drawn('out')).not.toContain('black-ubume');
  expect(drawn('board')).toContain('black-ubume');
  expect(drawn('out')).not.toContain('blue-rikishi');
  expect(drawn('out')).toMatch(/Repression: \d+ cards? left, \d each turn/);
  expect(drawn('out')).toMatch(/alice .*Player \d/);
});

test.each(LOCALES)(
  'tokens of the three colours are told apart without colours, and the key explains them: %s',
  (locale) => {
    const speaker = createSpeaker(escapeGame.messages, locale);
    const text = draw(
      `mode: cooperation
    +-+-+-+-+-+
    |A|. . . .|
    +-+-+-+-+-+
    unit anna A
    token 1 black 1/1 b1
    token 2 green 1/1 c1
    token 3 blue 1/1 d1`,
      'p1',
      speaker,
    );
    const signs = text.match(/●\S\S(?= )/g) ?? [];
    expect(new Set(signs).size).toBe(3);
    for (const sign of signs) expect(speaker.say('draw.key')).toContain(sign);
  },
);

const bare = (text: string): string => text.replaceAll(/[{}]/g, '');
