/** What is offered: the list of legal commands leaves nothing out that the rules allow, and nothing lies beyond the board. */
import type { Verdict } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import type { Choice } from '../../rules/actions/action.ts';
import { checkAction } from '../../rules/actions/table.ts';
import { blackout, celestialOrder, shortCircuit } from '../../rules/turn/event-choices.ts';
import { type Table, table } from '../kit.ts';
import { line } from '../scenarios.ts';

const HALL = `
  +-+-+-+-+-+-+-+
  |. . . . . . .|
  + + + + + + + +
  |. . . . . . .|
  + + + + + + + +
  |. . . . . . .|
  + + + + + + + +
  |. . . A . . .|
  + + + + + + + +
  |. . . . . . .|
  + + + + + + + +
  |. . . . . . .|
  + + + + + + + +
  |. . . . . . .|
  +-+-+-+-+-+-+-+`;

test('ES-ABIL-04 every free cell within range is offered to a blast', () => {
  const t = table(`${HALL}\nunit ashton A own amx-10`);
  const aims = t.legal().filter((command) => command.startsWith('blast'));
  expect(aims.length).toBe(24); // 4 + 8 + 12 cells at distances 1, 2 and 3
  expect(aims).toContain('blast amx-10 d7');
  expect(aims).toContain('blast amx-10 g4');
  expect(aims).toContain('blast amx-10 a4');
  const wide = table(`${HALL}\nunit ashton A own amx-10\noption: diagonalDistance one`);
  expect(wide.legal().filter((command) => command.startsWith('blast')).length).toBe(48);
});

test('ES-RANGED-02 every enemy within range is offered to a shot', () => {
  const t = table(`${HALL}\nunit ashton A own tesla-rifle\nunit ubume g4 own black\nunit mole a5 own green`);
  expect(t.legal().filter((command) => command.startsWith('ranged'))).toEqual(['ranged ubume']);
});

test('ES-ABIL-23 the walls around are offered to the drill', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    + +-+ +
    |.|A#.|
    +-+-+-+
    unit ashton A own drill 3`);
  expect(t.legal().filter((command) => command.startsWith('drill'))).toEqual(['drill b1n', 'drill a1e']);
});

test('ES-ABIL-50 whatever a Robot can pay for with its Pilot is offered twice', () => {
  const t = table(`
    +-+-+-+
    |R . P|
    +-+-+-+
    unit robot R robot rank 1 mvt 1 cbt 0/1 bound-to pilot
    unit pilot P pilot rank 2 mvt 2`);
  expect([...t.legal()].sort()).toEqual(['end', 'move b1', 'pilot: move b1']);
  t.play('b1');
  expect([...t.legal()].sort()).toEqual(['end', 'pilot: move a1']);
});

test('ES-EXIT-02 leaving is offered on a cell of the Airlock and nowhere else', () => {
  const t = table(`
    +-+-+-+-+
    |A . . D|
    +-+-+-+-+
    ${line({ exits: { resistance: [1] } })}
    airlocks: 1 a1 b1, 2 d1 c1
    unit alice A own
    unit drone D black`);
  expect(t.legal()).toContain('exit');
  expect(t.play('b1', 'c1').legal()).not.toContain('exit');
});

/** The cell in the middle is missing: text cannot name it, a command as JSON can. */
const RING = `
  +-+-+-+
  |. . .|
  + + + +
  |A # .|
  + + + +
  |. . .|
  +-+-+-+`;
const HOLE = 4;

/** The verdict on an action of the first character. */
function judge({ state }: Table, choice: Choice & Record<string, unknown>): Verdict {
  const [unit] = state.units;
  if (unit === undefined) throw new Error('nobody is there');
  return checkAction(state, { unit, index: 0, extra: false }, choice);
}

test('ES-MOVE-02 where there is no cell nobody goes, not even through walls', () => {
  const t = table(`${RING}\nunit ghost A infiltration`);
  for (const to of [HOLE, 9]) {
    expect(judge(t, { kind: 'move', to })).toMatchObject({ ok: false, clause: 'ES-MOVE-02', reason: 'no-such-cell' });
  }
  expect(judge(t, { kind: 'move', to: t.cell('a3') })).toMatchObject({ ok: true });
});

test('ES-ABIL-04 where there is no cell nothing can be aimed at or burnt', () => {
  const t = table(`${RING}\nunit ashton A own amx-10 flamethrower`);
  const near = t.cell('a3');
  for (const cell of [HOLE, 9]) {
    for (const [choice, clause] of [
      [{ kind: 'blast', weapon: 'amx-10', cell }, 'ES-ABIL-04'],
      [{ kind: 'flame', first: cell, second: near }, 'ES-ABIL-35'],
      [{ kind: 'flame', first: near, second: cell }, 'ES-ABIL-36'],
    ] as const) {
      expect(judge(t, choice)).toMatchObject({ ok: false, clause, reason: 'no-such-cell' });
    }
  }
  expect(judge(t, { kind: 'flame', first: near, second: t.cell('b3') })).toMatchObject({ ok: true });
});

test('ES-EVENT-03 the Celestial Order sends nobody where there is no cell', () => {
  const t = table(`${RING}\nturn: 2 of 6\nunit anna A\nunit drone c1 black\nevent: 3\nat: apply-event`);
  expect(t.legal().length).toBe(6); // eight cells, two of them taken
  for (const to of [HOLE, 9]) {
    const verdict = celestialOrder.check?.(t.state, {}, { kind: 'send', unit: 'drone', to });
    expect(verdict).toMatchObject({ ok: false, clause: 'ES-EVENT-03', reason: 'no-such-cell' });
  }
  t.play('send drone a1');
});

test('ES-EVENT-09 only a room or a door of the board can be chosen', () => {
  const { state } = table(`
    +-+-+-+
    |A .d.|
    +-+-+-+
    unit anna A`);
  expect(blackout.check?.(state, {}, { kind: 'darken', room: 1 })).toMatchObject({ ok: true });
  expect(blackout.check?.(state, {}, { kind: 'darken', room: 2 })).toMatchObject({ ok: false, reason: 'no-such-room' });
  expect(shortCircuit.check?.(state, {}, { kind: 'switch', door: 0 })).toMatchObject({ ok: true });
  expect(shortCircuit.check?.(state, {}, { kind: 'switch', door: 1 })).toMatchObject({
    ok: false,
    reason: 'no-such-door',
  });
});
