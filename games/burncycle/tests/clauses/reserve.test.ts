/** Clauses BC-INV-03, BC-MOD-03: cards can be discarded at any time, and so also before the last energy is lost. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { keypad } from '../../rules/actions/keypad.ts';
import { effectList } from '../../rules/effects/list.ts';
import { type DrawnBot, drawnState, Table } from '../kit.ts';

const FLOOR = `
  +-+-+-+
  |. . .|
  +-+d+-+
  |A A A|
  +-+-+-+
`;
const mod = (card: string, isInstalled = false) => ({ card, isInstalled, counter: 0 });
const drop = (item: number) => ({ kind: 'discard', item });
const GO_ON = { kind: 'go-on' };

/** In the corporation turn the agent loses so much. Leg Pistons pay 2, Heat Sink pays 1. */
const losing = (amount: number, agent: DrawnBot, module: DrawnBot = {}, to = 'each-agent'): Table => {
  const made = drawnState(FLOOR, {
    bots: [
      { at: 'b2', ...agent },
      { at: 'a1', ...module },
    ],
  });
  const list = [{ do: 'lose-energy', amount, to }];
  return new Table(made, frameOf(effectList, { list, at: 0, context: { bot: 0 } }));
};

test('BC-MOD-03 a mod in hand saves the bot, in anybody’s turn', () => {
  const t = losing(2, { energy: 2, items: [mod('leg-pistons')] });
  expect([t.step, t.seat, t.legal()]).toEqual(['burncycle/last-reserve', 'r', [drop(0), GO_ON]]);
  t.play(drop(0)).over();
  expect([t.energy(0), t.state.threat, t.state.bots[0]?.items]).toEqual([2, 0, []]);
  expect(t.state.decks.mod.discard).toEqual(['leg-pistons']);
});

test('BC-MOD-03 nobody has to: then the bot is shut down and keeps its cards', () => {
  const t = losing(2, { energy: 2, items: [mod('leg-pistons')] })
    .play(GO_ON)
    .over();
  expect([t.energy(0), t.state.threat, t.state.bots[0]?.items.length]).toEqual([0, 3, 1]);
});

test('BC-INV-03 several cards go one by one, and no more than are needed is asked for', () => {
  const t = losing(3, { energy: 1, items: [mod('heat-sink'), mod('leg-pistons')] }).play(drop(0));
  expect([t.step, t.energy(0)]).toEqual(['burncycle/last-reserve', 2]);
  expect(t.play(drop(0)).over().energy(0)).toBe(1);
  const enough = losing(2, { energy: 1, items: [mod('leg-pistons'), mod('heat-sink')] })
    .play(drop(0))
    .over();
  expect([enough.energy(0), enough.state.bots[0]?.items.length]).toEqual([1, 1]);
});

test('BC-MOD-06 what pays nothing is no help, and nobody is asked in vain', () => {
  expect(
    losing(2, { energy: 2, items: [mod('leg-pistons', true)] })
      .over()
      .energy(0),
  ).toBe(0);
  expect(
    losing(2, { energy: 2, items: [mod('battery-rack')] })
      .over()
      .energy(0),
  ).toBe(0);
  expect(
    losing(5, { energy: 2, items: [mod('leg-pistons')] })
      .over()
      .energy(0),
  ).toBe(0);
  expect(
    losing(1, { energy: 2, items: [mod('leg-pistons')] })
      .over()
      .energy(0),
  ).toBe(1);
  const t = losing(2, { energy: 2, items: [mod('battery-rack'), mod('leg-pistons')] });
  expect(t.refusal(drop(0))).toBe('BC-MOD-03 no-such-mod');
});

test('BC-MOD-03 the module is saved like any bot, and with it the game', () => {
  const t = losing(1, {}, { energy: 1, items: [mod('heat-sink')] }, 'module');
  expect([t.outcome, t.seat]).toEqual([undefined, 'r']);
  expect(t.play(drop(0)).over().energy(1)).toBe(1);
  expect(losing(1, {}, { energy: 1, items: [mod('heat-sink')] }, 'module').play(GO_ON).outcome?.clause).toBe(
    'BC-LOSE-02',
  );
});

test('BC-RULE-96 a shock that would be fatal opens the door with the last input, whatever is chosen', () => {
  const shocked = (): Table => {
    const made = drawnState(FLOOR, {
      bots: [{ at: 'b2', energy: 1, items: [mod('heat-sink')] }, { at: 'a1' }],
      active: 0,
    });
    const memory = { bot: 0, door: 0, isOptimized: false, inputs: ['shock' as const], by: 'inputs' as const };
    return new Table(made, frameOf(keypad, memory)).play({ kind: 'accept', input: 'shock' });
  };
  const saved = shocked().play(drop(0));
  expect([saved.step, saved.energy(0), saved.state.floor.doors]).toEqual(['burncycle/step-through', 1, [1]]);
  const down = shocked().play(GO_ON).over();
  expect([down.energy(0), down.state.floor.doors, down.state.isTurnOver]).toEqual([0, [1], true]);
});
