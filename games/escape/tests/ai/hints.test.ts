/** What machine players think of a position of Escape: leaving, goals, attacks that are about to be rolled. */
import { expect, test } from 'vitest';
import { hints } from '../../ai/hints.ts';
import { table } from '../kit.ts';

const worth = (text: string, seat = 'resistance'): number => {
  const t = table(text);
  return hints.value(t.state, seat, t.position.stack);
};

/** A corridor with an exit at its right end. */
const corridor = (victory: object, lines: string): string => `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+-+-+-+-+-+
  airlocks: 1 a1 b1, 3 e1 f1
  scenario: ${JSON.stringify({
    id: 'trial',
    source: 'original',
    mode: 'revolution',
    board: 'none',
    turns: 6,
    crates: 1,
    equipment: 0,
    deployment: { resistance: { by: 'entry', airlocks: [1] }, isc: { by: 'position', room: 1 } },
    exits: { resistance: [3] },
    victory: { resistance: victory, isc: { is: 'lasted' } },
    recruitment: { squads: { resistance: ['alice'], isc: ['black-ubume'] } },
  })}
  ${lines}`;

const ESCAPE = { is: 'escaped', count: 1 };
const CARGO = { is: 'carried-out', what: 'crate', count: 1 };

test('nearer to the exit is better where the goal is to get out', () => {
  expect(worth(corridor(ESCAPE, 'unit anna d1'))).toBeGreaterThan(worth(corridor(ESCAPE, 'unit anna b1')));
});

test('leaving is worth it for whoever has to get out, and not for whoever should have brought something', () => {
  const others = 'unit bert a1';
  expect(worth(corridor(ESCAPE, `${others}\nunit anna gone`))).toBeGreaterThan(
    worth(corridor(ESCAPE, `${others}\nunit anna f1`)),
  );
  expect(worth(corridor(CARGO, `${others}\nunit anna gone\nmarker crate c1`))).toBeLessThan(
    worth(corridor(CARGO, `${others}\nunit anna f1\nmarker crate c1`)),
  );
  expect(worth(corridor(CARGO, `${others}\nunit anna gone\nmarker crate anna`))).toBeGreaterThan(
    worth(corridor(CARGO, `${others}\nunit anna f1\nmarker crate anna`)),
  );
});

test('an attack that is declared but not rolled yet counts for whoever strikes', () => {
  const t = table(`
    +-+-+-+
    |A M .|
    +-+-+-+
    unit anna A cbt 3
    unit mole M isc cbt 1`);
  t.play('melee mole').waitingFor('isc', 'attack');
  const { state, position } = t;
  expect(hints.value(state, 'resistance', position.stack)).toBeGreaterThan(hints.value(state, 'resistance', []));
  expect(hints.value(state, 'isc', position.stack)).toBeLessThan(hints.value(state, 'isc', []));
});

/** How much more promising than the end of her activation something looks to Anna. */
function promiseToAnna(victory: object, lines: string, choice: object): number {
  const { state, position } = table(corridor(victory, `unit bert a1\nunit anna f1\n${lines}\nactive: anna`));
  const frame = position.stack.at(-1);
  if (frame === undefined || hints.promise === undefined) throw new Error('nobody is asked');
  return hints.promise(state, frame, choice) - hints.promise(state, frame, { kind: 'end' });
}

test('nobody thinks of leaving as promising who would leave with empty hands', () => {
  expect(promiseToAnna(CARGO, 'marker crate c1', { kind: 'exit' })).toBeLessThan(0);
  expect(promiseToAnna(CARGO, 'marker crate anna', { kind: 'exit' })).toBeGreaterThan(0);
});

test('nobody thinks of throwing the Crate that has to be brought out', () => {
  const lines = 'marker crate anna\nunit mole d1 isc';
  expect(promiseToAnna(CARGO, lines, { kind: 'throw-crate', target: 'mole' })).toBeLessThan(0);
  expect(promiseToAnna(ESCAPE, lines, { kind: 'throw-crate', target: 'mole' })).toBeGreaterThan(0);
});
