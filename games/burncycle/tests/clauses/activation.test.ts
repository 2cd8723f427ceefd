/** Clauses BC-CORP-01, 02, BC-SEC, BC-PURSUE-03, BC-INVEST: who is activated, in which order, and what it does then. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { corporationTurn, rounds } from '../../rules/turn/turn.ts';
import { drawnState, Table } from '../kit.ts';
import { node } from '../nodes.ts';
import { activation, HALL } from '../security-kit.ts';

const activated = (t: Table): string[] =>
  t.events.flatMap(({ name, data }) => {
    const { guard, priority } = data as { guard?: number; priority?: string };
    return name === 'burncycle/guard-activated' ? [`${priority} ${guard}`] : [];
  });
const choices = (t: Table): string[] =>
  t.legal().map((choice) => {
    const { kind, guard, bot } = choice as { kind: string; guard: number; bot: number };
    return `${kind} ${guard} ${bot}`;
  });

test('BC-CORP-01 the corporation turn begins when the holder of the marker has ended the turn', () => {
  const state = drawnState(HALL, { bots: [{ at: 'a1' }, { at: 'b1' }, { at: 'c1' }] });
  state.marker = 0; // the second agent begins, the first is last
  const t = new Table(state, frameOf(rounds, {}), [3]);
  const turns: number[] = [];
  while (t.state.round === 1) {
    if (turns.at(-1) !== t.state.active) turns.push(t.state.active);
    const [choice] = ['go-on', 'done', 'end-turn'].filter(
      (kind) => t.refusal({ kind }) === 'fine' && isOffered(t, kind),
    );
    t.play({ kind: choice });
  }
  expect(turns).toEqual([1, 0]);
  expect(t.events.filter(({ name }) => name === 'burncycle/corporation-began').length).toBe(1);
});
const isOffered = (t: Table, kind: string): boolean =>
  t.legal().some((choice) => (choice as { kind: string }).kind === kind);

test('BC-CORP-02 security is activated first, then pings, and then threat advances', () => {
  const state = drawnState(HALL, { bots: [{ at: 'a1' }, { at: 'b1' }, {}], guards: ['hamster c4 e'] });
  state.pings = [node('2.7')];
  const t = new Table(state, frameOf(corporationTurn, { at: 0 })).over();
  const order = t.events
    .map(({ name }) => name.slice('burncycle/'.length))
    .filter((name) => ['guard-moved', 'security-rested', 'ping-moved', 'threat-changed'].includes(name));
  expect(order.filter((name, at) => name !== order[at - 1])).toEqual([
    'guard-moved',
    'security-rested',
    'ping-moved',
    'threat-changed',
  ]);
});

test('BC-SEC-01 all that pursue move and attack, then all that investigate, last those that patrol', () => {
  const t = activation({
    bots: [{ at: 'd4', chip: 'd4' }, { at: 'h1', chip: 'a1' }, {}],
    guards: ['walker h3 w', 'doorman a3 s', 'hamster b4 e'],
  }).playOut();
  expect(activated(t).map((one) => one.split(' ')[0])).toEqual(['pursue', 'investigate', 'patrol']);
  const names = t.events.map(({ name, data }) => `${name} ${(data as { priority?: string }).priority ?? ''}`);
  expect(names.findIndex((name) => name.includes('bot-attacked'))).toBeLessThan(
    names.findIndex((name) => name.includes('investigate')),
  );
});

test('BC-SEC-02 each unit is activated once: who has pursued or investigated does not patrol', () => {
  const t = activation({
    bots: [{ at: 'h4', chip: 'h4' }, { at: 'h1', chip: 'b2' }, {}],
    guards: ['hamster c4 e', 'hamster b3 w'],
  }).playOut();
  expect(activated(t)).toEqual(['pursue 0', 'investigate 1']);
  expect(t.guard(0)).toBe('e4 e'); // it keeps the facing of its move
});

test('BC-SEC-08 bots are no obstacle for the route, but nobody walks through them: players may choose a way without one', () => {
  const start = () =>
    activation({
      floor: { hideouts: ['c3'] },
      bots: [{ at: 'e4', chip: 'e4' }, { at: 'c3', isHidden: true }, {}],
      guards: ['usher b3 e'],
    });
  expect(start().legal().length).toBe(2);
  const around = start().play({ kind: 'way', side: 0 }).over();
  expect([around.guard(0), around.chip(1)]).toEqual(['d4 e', 'mat']);
  const into = start().play({ kind: 'way', side: 1 }).over();
  expect([into.guard(0), into.chip(1)]).toEqual(['b3 e', 'c3']);
});

test('BC-SEC-11 a unit that heads for a bot gets beside it and turns to face it', () => {
  const t = activation({ bots: [{ at: 'c4', chip: 'c4' }, {}], guards: ['usher a3 e'] });
  t.play({ kind: 'way', side: 1 });
  while (t.step === 'burncycle/walk') t.play({ kind: 'way', side: 1 });
  expect([t.guard(0), t.energy(0)]).toEqual(['c3 n', 4]);
});

test('BC-SEC-14 a pursuer that detects another bot on the way keeps its route', () => {
  const t = activation({ bots: [{ at: 'g3', chip: 'g3' }, { at: 'd4' }, {}], guards: ['hamster a3 e'] }).playOut();
  expect([t.chip(1), t.guard(0), t.energy(1)]).toEqual(['d4', 'c3 e', 5]);
});

test('BC-SEC-16 a unit takes the chips of the spaces it enters that have no bot on them', () => {
  const t = activation({
    bots: [{ at: 'f3', chip: 'f3' }, { at: 'h1', chip: 'b3' }, {}],
    guards: ['usher a3 e'],
  }).playOut();
  expect([t.chip(1), t.chip(0)]).toEqual(['mat', 'f3']);
});

test("BC-SEC-19 a captain's attack takes 3 energy", () => {
  const t = activation({ bots: [{ at: 'b4', chip: 'b4' }, {}], guards: ['vance b3 e'] }).playOut();
  expect(t.energy(0)).toBe(2);
});

test('BC-PURSUE-03 several units pursue one and the same bot', () => {
  const t = activation({ bots: [{ at: 'd4', chip: 'd4' }, {}], guards: ['usher a4 e', 'usher h4 w'] }).playOut();
  expect(activated(t).sort()).toEqual(['pursue 0', 'pursue 1']);
  expect([t.guard(0), t.guard(1), t.energy(0)]).toEqual(['c4 e', 'e4 w', 3]);
});

const twoChips = (guards: readonly string[]): Table =>
  activation({ bots: [{ at: 'h1', chip: 'a2' }, { at: 'h2', chip: 'd4' }, {}], guards: [...guards] });

test('BC-INVEST-01 every chip that lies face up must be investigated: nobody is spared', () => {
  const t = twoChips(['usher b4 s', 'usher e4 w']);
  expect(choices(t).every((choice) => choice.startsWith('investigate'))).toBe(true);
  expect(activated(t.playOut()).sort()).toEqual(['investigate 0', 'investigate 1']);
  expect([t.chip(0), t.chip(1)]).toEqual(['mat', 'mat']);
});

test('BC-INVEST-02 the players choose which chip is next', () => {
  const t = twoChips(['usher b3 s', 'usher h3 w']);
  expect(choices(t)).toEqual(['investigate 0 0', 'investigate 0 1']);
});

test('BC-INVEST-04 it does not matter in which area the closest unit is', () => {
  const t = activation({ bots: [{ at: 'h1', chip: 'b3' }, {}], guards: ['usher e3 e', 'usher b1 s'] }).over();
  expect([activated(t)[0], t.guard(1), t.chip(0)]).toEqual(['investigate 1', 'b3 n', 'mat']);
});

test('BC-INVEST-06 a chip is investigated by one unit only, even if that does not get there', () => {
  const t = activation({ bots: [{ at: 'h1', chip: 'a1' }, {}], guards: ['usher d4 e', 'usher h4 w'] }).playOut();
  expect(activated(t).filter((one) => one.startsWith('investigate'))).toEqual(['investigate 0']);
  expect(t.chip(0)).toBe('a1');
});

test('BC-INVEST-07 a unit tries to move onto a chip without a bot, which is removed then', () => {
  const t = activation({ bots: [{ at: 'h1', chip: 'a2' }, {}], guards: ['usher b3 e'] }).playOut();
  expect([t.guard(0), t.chip(0)]).toEqual(['a2 w', 'mat']);
});

test('BC-INVEST-09 after investigating the unit attacks, then unit and chip are turned', () => {
  const t = activation({
    bots: [{ at: 'b2', chip: 'b2' }, {}], // behind the locked door, in nobody's awareness
    guards: ['picket b4 w', 'hamster e4 e', 'hamster f4 e'],
  });
  expect(choices(t)).toEqual(['patrol 1 -1', 'patrol 2 -1']);
  expect([t.guard(0), t.energy(0)]).toEqual(['b3 s', 3]);
  expect(t.state.bots[0]?.isChipTurned).toBe(true);
  expect(t.state.guards.map(({ isTurned }) => isTurned)).toEqual([true, false, false]);
});

test('BC-INVEST-11 investigation ends when no unit is left that was not activated', () => {
  const t = twoChips(['usher c4 s']).play({ kind: 'investigate', guard: 0, bot: 1 }).playOut();
  expect([t.chip(0), t.chip(1), activated(t)]).toEqual(['a2', 'mat', ['investigate 0']]);
});
