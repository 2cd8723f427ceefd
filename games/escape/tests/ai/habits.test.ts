/** What makes machine players of Escape use doors, bring home what they carry, stay until the work is done, and come in. */
import { expect, test } from 'vitest';
import { hints } from '../../ai/hints.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

type Table = ReturnType<typeof table>;

const worthTo = (seat: string, { state, position }: Table): number => hints.value(state, seat, position.stack);
const worth = (text: string, seat = 'resistance'): number => worthTo(seat, table(text));

const LASTED = { is: 'lasted' };
const HUNT = { resistance: LASTED, isc: { is: 'eliminated', count: 1 } };
const CARGO = { resistance: { is: 'carried-out', what: 'crate', count: 1 }, isc: LASTED };
const OPEN_AND_GO = {
  resistance: {
    all: [
      { is: 'freed', count: 1 },
      { is: 'escaped', count: 1 },
    ],
  },
  isc: LASTED,
};

const corridor = (victory: object, lines: string): string => `
  +-+-+-+-+-+-+-+-+
  |. . . . . . . .|
  +-+-+-+-+-+-+-+-+
  airlocks: 1 a1 b1, 3 g1 h1
  ${line({ victory, exits: { resistance: [3] } })}
  ${lines}`;

test('a hunter opens the door to who it hunts, though that brings the hunted nearer too', () => {
  const t = table(`
    +-+-+-+-+
    |M .d. A|
    +-+-+-+-+
    ${line({ victory: HUNT })}
    unit mole M isc mvt 4
    unit anna A
    active: mole`);
  t.play('move b1');
  const before = worthTo('isc', t);
  t.play('open b1e');
  expect(worthTo('isc', t)).toBeGreaterThan(before);
});

test('the hunter comes nearer, and who only has to last keeps away', () => {
  const [near, far] = ['unit mole d1 isc', 'unit mole h1 isc'].map((hunter) => `${hunter}\nunit anna b1`);
  expect(worth(corridor(HUNT, near ?? ''), 'isc')).toBeGreaterThan(worth(corridor(HUNT, far ?? ''), 'isc'));
  expect(worth(corridor(HUNT, near ?? ''))).toBeLessThan(worth(corridor(HUNT, far ?? '')));
});

test('who has picked up what is wanted turns to the exit; who has not goes for it', () => {
  const at = (cell: string, crate: string): number =>
    worth(corridor(CARGO, `unit anna ${cell}\nmarker crate ${crate}`));
  expect(at('e1', 'anna')).toBeGreaterThan(at('d1', 'anna'));
  expect(at('c1', 'b1')).toBeGreaterThan(at('d1', 'b1'));
});

test('nobody leaves before the Cryo-tube is open', () => {
  const squad = (place: string, tube: string): number =>
    worth(corridor(OPEN_AND_GO, `prop cryo-tube b1${tube}\nunit anna ${place}\nunit bert c1`));
  expect(squad('gone', '')).toBeLessThan(squad('h1', ''));
  expect(squad('gone', ' by resistance')).toBeGreaterThan(squad('h1', ' by resistance'));
});

test('coming in is better than waiting outside', () => {
  expect(worth(corridor(CARGO, 'unit anna a1\nmarker crate e1'))).toBeGreaterThan(
    worth(corridor(CARGO, 'unit anna waiting\nmarker crate e1')),
  );
});

test('a stretch of play is one activation', () => {
  const stretch = (lines: string): number | undefined => hints.stretch?.(table(corridor(CARGO, lines)).state);
  const before = stretch('unit anna a1\nunit bert b1\nactive: anna');
  expect(stretch('unit anna c1\nunit bert b1\nactive: anna')).toBe(before);
  expect(stretch('unit anna c1 activated\nunit bert b1\nactive: bert')).not.toBe(before);
});

test('the hunter goes for whoever carries off what the others need, not for whoever stands nearest', () => {
  const at = (cell: string, carrier: string): number =>
    worth(corridor(CARGO, `unit anna a1\nunit bert h1\nunit mole ${cell} isc\nmarker crate ${carrier}`), 'isc');
  expect(at('d1', 'anna')).toBeGreaterThan(at('e1', 'anna'));
  expect(at('e1', 'bert')).toBeGreaterThan(at('d1', 'bert'));
});

test('nobody stops the others: on the board each of them can do nothing for itself', () => {
  const frame = { step: 'escape/activate-rebels', memory: {} };
  const stop = (unit: string): number | undefined =>
    hints.promise?.(table(corridor(CARGO, unit)).state, frame, { kind: 'stop' });
  expect(stop('unit anna b1')).toBe(0);
  expect(stop('unit anna waiting')).toBeGreaterThan(0);
});

test('many Objective markers within reach are no substitute for the one that is carried out', () => {
  const points = { resistance: { is: 'points', atLeast: 2, out: true }, isc: LASTED };
  const at = (first: string): number =>
    worth(corridor(points, `unit anna c1\nmarker objective 2 ${first}\nmarker objective 1 d1\nmarker objective 2 e1`));
  expect(at('anna')).toBeGreaterThan(at('c1') + 10);
});
