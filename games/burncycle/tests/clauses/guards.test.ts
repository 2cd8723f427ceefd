/** Clauses BC-GUARD, BC-CAPT-01, 07, BC-ABIL-01; BC-RULE-67, 68; BC-EX-10, 27: the corporation's units and their abilities. */
import { frameOf } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { CAPTAINS, captainCard } from '../../content/captains.ts';
import { GUARDS } from '../../content/guards.ts';
import { MISSIONS } from '../../content/missions.ts';
import { checkStrike, strike } from '../../rules/actions/strike.ts';
import { effectList } from '../../rules/effects/list.ts';
import { securityRested } from '../../rules/events/units.ts';
import { PATROLS } from '../../rules/lists.ts';
import type { Mission } from '../../rules/mission/types.ts';
import { defaultTable } from '../../rules/options.ts';
import { startGame } from '../../rules/setup/start.ts';
import type { BurncycleState, Guard } from '../../rules/types.ts';
import { cardOf } from '../../rules/units.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, moveStep, stepTo, Table } from '../kit.ts';
import { activation, HALL } from '../security-kit.ts';

const POSTS = [{ cell: 'c4', facing: 'e' as const, kind: 'hallway' as const, number: 1 }];
const deploying = (
  level: number,
  piles: Record<number, { left?: string[]; discard?: string[] }>,
  ...dice: number[]
): Table => {
  const state = drawnState(HALL, { bots: [{ at: 'h1' }, {}], floor: { posts: POSTS } });
  for (const [at, { left = [], discard = [] }] of Object.entries(piles))
    state.guardPiles[Number(at)] = { left, discard };
  return new Table(
    state,
    frameOf(effectList, { list: [{ do: 'deploy-guard', level }], at: 0, context: { bot: 0 } }),
    dice,
  ).over();
};
const kinds = (t: Table): string[] => t.state.guards.map(({ kind }) => kind);

test('BC-GUARD-01 a guard comes by chance from the pile of its level', () => {
  const pile = { 1: { left: ['hamster', 'walker', 'clerk'] }, 2: { left: ['picket'] } };
  const t = deploying(1, structuredClone(pile), 2);
  expect([kinds(t), t.state.guardPiles[1]]).toEqual([['walker'], { left: ['hamster', 'clerk'], discard: [] }]);
  expect(kinds(deploying(1, structuredClone(pile), 3))).toEqual(['clerk']);
  const begun = startGame(
    { mission: MISSIONS[0] as Mission, difficulty: 'standard', captain: 'vance', table: defaultTable },
    ['r'],
    { pick: () => 0, die: () => 1, shuffle: (items) => [...items] },
  );
  for (const level of [1, 2, 3]) {
    const ids = GUARDS.filter((guard) => guard.level === level).map(({ id }) => id);
    expect(begun.guardPiles[level]).toEqual({ left: ids, discard: [] });
  }
});

test('BC-GUARD-02 when a pile is used up its discards are the new pile', () => {
  const t = deploying(1, { 1: { discard: ['hamster', 'clerk'] } }, 2);
  expect([kinds(t), t.state.guardPiles[1]]).toEqual([['clerk'], { left: ['hamster'], discard: [] }]);
});

test('BC-GUARD-03 with pile and discards empty a guard of the next lower level comes, and keeps its own level', () => {
  const t = deploying(3, { 1: { left: ['hamster'] } }, 1);
  expect(t.state.guards[0]).toMatchObject({ kind: 'hamster', level: 1 });
});

test('BC-EX-27 a level 3 guard is needed, and there is none: a level 2 guard is drawn', () => {
  const t = deploying(3, { 1: { left: ['hamster'] }, 2: { left: ['picket'] } }, 1);
  expect(t.state.guards[0]).toMatchObject({ kind: 'picket', level: 2 });
  expect(kinds(deploying(3, { 2: { left: ['picket'] }, 3: { discard: ['hound'] } }, 1))).toEqual(['hound']);
});

test('BC-GUARD-04 a key under a unit moves with it, and is still there to be taken', () => {
  const t = activation({ guards: [{ kind: 'hamster', at: 'c3', facing: 1, hasKey: true }] }).over();
  expect([t.guard(0), t.state.guards[0]?.hasKey]).toEqual(['e3 e', true]);
  const taken = new Table(
    drawnState(HALL, { bots: [{ at: 'e4' }, {}], guards: [{ kind: 'hamster', at: 'e3', facing: 1, hasKey: true }] }),
    frameOf(effectList, { list: [{ do: 'lift-key' }], at: 0, context: { bot: 0 } }),
  ).over();
  expect([taken.state.bots[0]?.keys, taken.state.guards[0]?.hasKey]).toEqual([1, false]);
});

test('BC-GUARD-05 each chip shows level, patrol, movement and awareness; a number goes with Grapple and with nothing else', () => {
  for (const { level, patrol, movement, awareness, ability, value } of GUARDS) {
    expect([1, 2, 3]).toContain(level);
    expect(PATROLS).toContain(patrol);
    expect([movement > 0, awareness > 0, value !== undefined]).toEqual([true, true, ability === 'grapple']);
  }
  const [unit] = drawnState(HALL, { guards: ['walker c4 w'] }).guards;
  expect(cardOf(unit as Guard)).toMatchObject({ movement: 4, patrol: 'perimeter', ability: 'drain' });
});

test('BC-CAPT-01 the captain is one, and what speaks of guards does not apply to it', () => {
  const only = (kind: string): Table =>
    new Table(
      drawnState(HALL, { bots: [{ at: 'b3' }, {}], guards: [`${kind} c3 e`] }),
      frameOf(effectList, { list: [{ do: 'stun-guard', within: 3 }], at: 0, context: { bot: 0 } }),
    ).over();
  expect(only('hamster').state.guards[0]?.isStunned).toBe(true);
  expect(only('vance').state.guards[0]?.isStunned).toBe(false);
  const shut = (kind: string): number =>
    new Table(
      drawnState(HALL, { bots: [{ at: 'b3' }, {}], guards: [`${kind} c3 e`] }),
      frameOf(effectList, { list: [{ do: 'shut-down-guard', within: 3 }], at: 0, context: { bot: 0 } }),
    ).over().state.guards.length;
  expect([shut('hamster'), shut('vance')]).toEqual([0, 1]);
});

test("BC-CAPT-07 a captain's chip carries the same values as other units'", () => {
  for (const { id } of CAPTAINS) {
    const [unit] = drawnState(HALL, { guards: [`${id} c4 w`] }).guards;
    const { movement, awareness, patrol } = captainCard(id);
    expect(cardOf(unit as Guard)).toMatchObject({ movement, awareness, patrol });
  }
});

const rich = () => ({ supply: { general: 0, physical: 1, tech: 1, utility: 0 } });
const lost = (t: Table): unknown[] =>
  t.events.filter(({ name }) => name === 'burncycle/chip-discarded').map(({ data }) => data);

test('BC-ABIL-01 abilities are on in the turns of players too, and trigger at once', () => {
  const t = new Table(
    drawnState(HALL, {
      bots: [{ at: 'a3', supply: { general: 0, physical: 1, tech: 0, utility: 0 } }, {}],
      guards: ['walker c3 n'],
      active: 0,
    }),
    frameOf(moveStep, { bot: 0, to: at(drawnFloor(HALL), 'b3') }),
  ).over();
  expect(lost(t)).toEqual([{ from: 0, chip: 'physical', cause: 'drain' }]);
});

test('BC-EX-10 Drain works through a locked door, while the bot beyond it is not beside the Walker', () => {
  const drawn: DrawnState = { bots: [{ at: 'a2', ...rich() }, {}], guards: ['walker b3 e'], active: 0 };
  const t = new Table(drawnState(HALL, drawn), frameOf(moveStep, { bot: 0, to: at(drawnFloor(HALL), 'b2') }));
  expect([t.step, t.seat]).toEqual(['burncycle/drain', 'r']);
  t.play({ kind: 'lose', chip: 'tech' }).over();
  expect(t.state.bots[0]?.supply).toEqual({ general: 0, physical: 1, tech: 0, utility: 0 });
  const verdict = checkStrike(t.state, 0, { guard: 0 });
  expect(verdict.ok ? 'fine' : verdict.reason).toBe('not-adjacent');
});

test('BC-RULE-67 a cautious unit locks every unlocked door along the sides of its space', () => {
  const CORNER = `
    +-+-+-+
    |A|. .|
    + + + +
    |Ad. .|
    +-+d+-+
    |B B B|
    +-+-+-+
  `;
  const t = activation({ guards: ['doorman c2 w'], unlocked: ['a2', 'b1'] }, CORNER).playOut();
  expect([t.guard(0).slice(0, 2), t.state.floor.doors]).toEqual(['b2', [0, 0]]);
  expect(t.events.filter(({ name }) => name === 'burncycle/door-locked').length).toBe(2);
});

test('BC-RULE-68 Drain triggers when the two become adjacent, whoever moved, and not again while they stay so', () => {
  const comes = activation({ bots: [{ at: 'e3', chip: 'e3', ...rich() }, {}], guards: ['walker c3 e'] });
  expect(comes.step).toBe('burncycle/drain');
  comes.play({ kind: 'lose', chip: 'tech' }).playOut();
  expect(lost(comes).length).toBe(1);
  const stays = activation({ bots: [{ at: 'd3', chip: 'd3', ...rich() }, {}], guards: ['walker c3 e'] }).playOut();
  expect(lost(stays)).toEqual([]);
});

test('BC-RULE-68 also when the unit is deployed beside the bot, or the wall between them is destroyed', () => {
  const state = drawnState(HALL, { bots: [{ at: 'c3', ...rich() }, {}], floor: { posts: POSTS } });
  state.guardPiles[1] = { left: ['walker'], discard: [] };
  const t = new Table(
    state,
    frameOf(effectList, { list: [{ do: 'deploy-guard', level: 1 }], at: 0, context: { bot: 0 } }),
    [1],
  );
  expect(t.step).toBe('burncycle/drain');
  const floor = drawnFloor(HALL);
  const wall = edgeBetween(floor.grid, at(floor, 'c2'), at(floor, 'c3')) ?? -1;
  const through = drawnState(HALL, { bots: [{ at: 'c2', ...rich() }, {}], guards: ['walker c3 e'], active: 0 });
  through.pool = { basic: 10, advanced: 0, elite: 0 };
  const struck = new Table(through, frameOf(strike, { bot: 0, target: { wall }, isOptimized: false }))
    .dice(...Array<number>(10).fill(6))
    .play({ kind: 'dice', basic: 10, advanced: 0, elite: 0 });
  expect(struck.step).toBe('burncycle/drain');
});

test('BC-RULE-68 waking from a stun drains nobody, and an empty supply loses nothing', () => {
  const woken = (state: BurncycleState): BurncycleState => {
    securityRested.write(state, {});
    return state;
  };
  const state = woken(
    drawnState(HALL, { bots: [{ at: 'b3', ...rich() }, {}], guards: [{ kind: 'walker', at: 'c3', isStunned: true }] }),
  );
  const t = new Table(state, frameOf(moveStep, { bot: 0, to: at(drawnFloor(HALL), 'c4') })).over(); // from one side of it to another
  expect([state.guards[0]?.isStunned, lost(t)]).toEqual([false, []]);
  expect(lost(stepTo(HALL, { bots: [{ at: 'a3' }, {}], guards: ['walker c3 n'] }, 'b3'))).toEqual([]);
});

test('BC-RULE-68 for the team supply the players choose', () => {
  const state = drawnState(HALL, { bots: [{}, { at: 'a3' }], guards: ['walker c3 n'], active: 0 });
  state.team = { general: 1, physical: 1, tech: 0, utility: 0 };
  const t = new Table(state, frameOf(moveStep, { bot: 1, to: at(drawnFloor(HALL), 'b3') }));
  expect([t.seat, t.legal().length]).toEqual(['r', 2]);
});
