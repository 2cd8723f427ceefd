/** Questions of the referee protocol: each answer is what the rules themselves would do. */
import { describe, expect, test } from 'vitest';
import { notation } from '../notation/notation.ts';
import { questions } from '../rules/questions.ts';
import type { BurncycleState } from '../rules/types.ts';
import { playAtRandom } from './random-play.ts';

const HALL = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + +-+o+-+-+ +
  |.|A A|B B d.|
  + + + + + + +
  |.|A A|B B|.|
  +-+-+-+-+-+-+
  hideouts at: b1
  agent byte a3 energy 7 ip 1.2
  module exe a1 energy 3
  guard hamster f3 w
  threat: 0`.replace('B B d.|', 'B Bd.|');

function read(text: string): BurncycleState {
  const position = notation.parsePosition(text);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  return position.value.state;
}

const ask = (text: string, what: string, params: Record<string, unknown>) =>
  questions[what]?.answer(read(text), params, undefined);

describe('awareness', () => {
  test('BC-RANGE-02 BC-RANGE-03 straight ahead to the reach, half of it around', () => {
    expect(ask(HALL, 'awareness', { unit: 'hamster' })).toEqual({
      front: ['a3', 'b3', 'c3', 'd3', 'e3'],
      periphery: ['f1', 'f2', 'f3'],
      rooms: [],
      bots: ['byte'],
    });
  });

  test('BC-STUN-05 a stunned unit is aware of nothing', () => {
    expect(ask(HALL.replace('f3 w', 'f3 w stunned'), 'awareness', { unit: 'hamster' })).toEqual({
      front: [],
      periphery: [],
      rooms: [],
      bots: [],
    });
  });

  test('who sees a space, or whoever stands there', () => {
    const two = `${HALL}\n  guard clerk f1 n`;
    expect(ask(two, 'watchers', { space: 'byte' })).toEqual({ space: 'a3', units: ['hamster'] });
    expect(ask(two, 'watchers', { space: 'f2' })).toEqual({ space: 'f2', units: ['hamster', 'clerk'] });
    expect(ask(two, 'watchers', { space: 'b1' })).toEqual({ space: 'b1', units: [] });
  });
});

describe('ways', () => {
  test('BC-DOOR-03 a bot goes round a locked door, security through it', () => {
    expect(ask(HALL, 'route', { unit: 'byte', to: 'b2' })).toEqual({
      found: true,
      cost: 4,
      cells: ['a3', 'b3', 'c3', 'c2', 'b2'],
    });
    expect(ask(HALL, 'route', { unit: 'byte', to: 'd2' })).toEqual({ found: false });
    expect(ask(HALL, 'route', { unit: 'hamster', to: 'd2' })).toMatchObject({ found: true, cost: 3 });
  });

  test('BC-MOVE-03 reach tells the AP of each space', () => {
    expect(ask(HALL, 'reach', { bot: 'byte', ap: 3 })).toEqual({ cells: { a2: 1, b3: 1, c3: 2, c2: 3, d3: 3 } });
    expect(ask(HALL, 'reach', { bot: 'module', ap: 1 })).toEqual({ cells: { a2: 1 } });
    expect(ask(HALL.replace('energy 7', 'energy 0'), 'reach', { bot: 'byte' })).toEqual({ cells: {} });
  });

  test('BC-ABIL-06 Grapple is paid for', () => {
    const held = `${HALL}\n  guard shackle b3 n`;
    const free = HALL.replace('guard hamster', 'guard usher');
    expect(ask(free, 'reach', { bot: 'byte', ap: 1 })).toEqual({ cells: { a2: 1, b3: 1 } });
    const { cells } = ask(held, 'reach', { bot: 'byte', ap: 9 }) as { cells: Record<string, number> };
    expect(cells.a2).toBeGreaterThan(1);
    expect(cells).not.toHaveProperty('b3');
  });
});

test('BC-IP-03 the nodes at which an IP can stop, by chip', () => {
  const { nodes } = ask(HALL, 'network', { bot: 'byte' }) as { nodes: Record<string, string[]> };
  expect(nodes.general).toEqual(['1.3']);
  expect(nodes.utility).toContain('1.3');
  expect(nodes.physical).toContain('1.4');
  expect(ask(HALL.replace('ip 1.2', 'ip banned'), 'network', { bot: 'byte' })).toEqual({
    problem: 'the IP of byte is banned (BC-BAN-02)',
  });
  expect(ask(HALL, 'network', { bot: 'exe' })).toEqual({ problem: 'the command module has no IP (BC-NET-04)' });
});

describe('plan', () => {
  test('BC-PURSUE-01 it pursues a detected bot that it is aware of, and attacks where it arrives', () => {
    const near = HALL.replace('byte a3', 'byte d3 detected');
    expect(ask(near, 'plan', { unit: 'hamster' })).toMatchObject({
      does: 'pursue',
      clause: 'BC-PURSUE-01',
      after: ['byte'],
      cells: ['f3', 'e3'],
      facing: 'w',
      attacks: ['byte'],
    });
  });

  test('BC-INVEST-01 it investigates a chip', () => {
    const chip = HALL.replace('byte a3', 'byte a2 chip a3');
    expect(ask(chip, 'plan', { unit: 'hamster' })).toMatchObject({
      does: 'investigate',
      after: ['byte'],
      cells: ['f3', 'e3', 'd3'],
    });
  });

  test('BC-PATROL-06 else it patrols', () => {
    const calm = HALL.replace('byte a3', 'byte b1 hidden');
    expect(ask(calm, 'plan', { unit: 'hamster' })).toMatchObject({
      does: 'patrol pace',
      cells: ['f3', 'e3', 'd3'],
      attacks: [],
      isOpen: false,
    });
  });

  test('BC-PATROL-02 BC-STUN-04 a guard in a room does not, nor a stunned one', () => {
    const calm = HALL.replace('byte a3', 'byte b1 hidden');
    expect(ask(calm.replace('hamster f3', 'hamster d2'), 'plan', { unit: 'hamster' })).toMatchObject({
      does: 'nothing',
    });
    expect(ask(calm.replace('f3 w', 'f3 w stunned'), 'plan', { unit: 'hamster' })).toMatchObject({ does: 'stunned' });
  });

  test('nothing is changed, and every unit of random games has a plan', { timeout: 60_000 }, () => {
    const seen = new Set<string>();
    playAtRandom({ mission: 1, players: 2, seed: 'plans', most: 120 }, ({ position: { state, outcome } }) => {
      if (outcome !== undefined || state.guards.length === 0 || state.bots.some(({ card }) => card === '')) return;
      const before = JSON.stringify(state);
      const guard = `#${state.round % state.guards.length}`;
      const answer = questions.plan?.answer(state, { unit: guard }, undefined);
      seen.add(String(answer?.does));
      expect(JSON.stringify(state)).toBe(before);
    });
    expect(seen.size).toBeGreaterThan(1);
  });
});

test('what cannot be answered is answered with the reason', () => {
  expect(ask(HALL, 'awareness', { unit: 'rex' })).toEqual({
    problem: "no security unit is called 'rex'; there are hamster",
  });
  expect(ask(HALL, 'reach', { bot: 'bob' })).toEqual({ problem: "no bot is called 'bob'; there are byte, exe" });
  expect(ask(HALL, 'watchers', { space: 'z9' })).toEqual({ problem: "there is no space 'z9' on this floor" });
  const setUp = 'agent unchosen off\nmodule unchosen off\nguard hamster e3 n\nburncycle: none\nat: choose-bots';
  expect(ask(setUp, 'plan', { unit: 'hamster' })).toEqual({ problem: 'the bots are not chosen yet (BC-SETUP-25)' });
  expect(ask(HALL.replace('byte a3', 'byte off'), 'reach', { bot: 'byte' })).toEqual({
    problem: 'byte is not on the floor',
  });
});
