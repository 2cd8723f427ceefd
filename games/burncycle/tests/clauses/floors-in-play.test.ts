/** Clauses BC-FLOOR-03, 06 to 08, BC-ESCAPE-04; BC-EX-28 to 30: real floor numbers, and what a floor change keeps and clears. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { missionNamed } from '../../content/missions.ts';
import { act } from '../../rules/actions/act.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { floorCheck } from '../../rules/mission/floor-change.ts';
import { layFloor } from '../../rules/mission/lay-floor.ts';
import type { Mission } from '../../rules/mission/types.ts';
import { ipPhase } from '../../rules/network/ip-phase.ts';
import { defaultTable } from '../../rules/options.ts';
import { startGame } from '../../rules/setup/start.ts';
import { degrade } from '../../rules/track/degrade.ts';
import { rounds } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { floorOf } from '../../rules/units.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';
import { cache, mission, table, task } from '../mission-kit.ts';
import { node } from '../nodes.ts';

/** The first floor of a mission, laid and all its posts manned; every pile gives its first. */
function laid(id: string, captain: string): BurncycleState {
  const named = missionNamed(id);
  const manned = { ...named, floors: named.floors.map(({ unmanned: _unmanned, ...floor }) => floor) };
  const start = { mission: manned, difficulty: 'standard' as const, captain, table: defaultTable };
  const state = startGame(start, ['r', 's'], { pick: () => 0, die: () => 1, shuffle: (items) => [...items] });
  return new Table(state, frameOf(layFloor, { stage: 0, unlockedZones: [] }), Array<number>(30).fill(1)).over().state;
}

/** The units at the hallway posts of a number, as the security detail writes them. */
const atPost = (state: BurncycleState, number: number): string[] =>
  state.guards
    .filter(
      ({ post }) => floorOf(state).posts[post]?.kind === 'hallway' && floorOf(state).posts[post]?.number === number,
    )
    .map(({ level, hasKey }) => `${level === 0 ? 'captain' : level}${hasKey ? 'k' : ''}`);

test('BC-EX-28 a mission that starts on floor 3 is on floor 3 for every effect', () => {
  const state = laid('echo-chamber', 'vance');
  expect([state.stage, floorOf(state).number, state.floor.layout]).toEqual([0, 3, 'murmur-3']);
  expect([1, 2, 3].map((number) => new Set(atPost(state, number)))).toEqual([
    new Set(['2k']),
    new Set(['3']),
    new Set(['captain']),
  ]);
  const mandatory = state.guards.filter(({ post }) => floorOf(state).posts[post]?.kind === 'mandatory');
  expect([mandatory.length > 0, mandatory.every(({ level }) => level === 3)]).toEqual([true, true]);
});

test("BC-EX-29 a mission that begins on floor 2 uses that row of the captain's detail", () => {
  const state = laid('heavy-lifting', 'vance');
  expect([1, 2, 3].map((number) => new Set(atPost(state, number)))).toEqual([
    new Set(['2']),
    new Set(['1k']),
    new Set(['2']),
  ]);
});

test('BC-FLOOR-03 security is that of the real floor: mandatory posts by its number, hallway posts by its row', () => {
  const state = laid('heavy-lifting', 'okafor');
  const mandatory = state.guards.filter(({ post }) => floorOf(state).posts[post]?.kind === 'mandatory');
  expect(new Set(mandatory.map(({ level }) => level))).toEqual(new Set([2]));
  expect([1, 2, 3].map((number) => atPost(state, number)[0])).toEqual(['2k', '2', '1']);
});

test('BC-FLOOR-03 the keypad column is that of the real floor, whichever floor of the mission it is', () => {
  const forced = (number: number, dice: number): boolean => {
    const state = drawnState('+-+-+\n|.dA|\n+-+-+', { bots: [{ at: 'a1' }, {}], floor: { number }, active: 0 });
    state.floor.keypads = [{ door: 0, card: 'keypad-01' }];
    state.pool = { basic: dice, advanced: 0, elite: 0 };
    const memory = { bot: 0, door: 0, isOptimized: false, inputs: [], by: 'force' as const };
    const t = new Table(state, frameOf(keypad, memory)).dice(...Array<number>(dice).fill(3));
    return t.play({ kind: 'dice', basic: dice, advanced: 0, elite: 0 }).state.floor.doors[0] === 1;
  };
  // A 3 on a basic die is 1 AP; brute force asks for 4, 6 and 8.
  expect([1, 2, 3].map((number) => [3, 4, 5, 6, 7, 8].find((dice) => forced(number, dice)))).toEqual([4, 6, 8]);
});

/** The second floor: the lift at the same place belongs to the executive office now. */
const UPSTAIRS = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  +-+d+-+d+-+d+
  |C C|E EdS|T|
  + + + + +-+ +
  |C C|E E|#|T|
  +-+-+-+-+ +-+
`;
const upstairs = drawnFloor(UPSTAIRS, {
  id: 'upstairs',
  number: 2,
  rooms: [
    { letter: 'C', id: 'stockroom', type: 'warehouse' },
    { letter: 'E', id: 'executive-office', type: 'office' },
    { letter: 'S', id: 'small-elevator', zone: 'lift', type: undefined },
    { letter: 'T', id: 'stairwell', zone: 'stairs', type: undefined },
  ],
});
const first = mission([task({ scope: 'one-bot', deed: cache })]);
const twoFloors = {
  ...first,
  floors: [...first.floors, { ...first.floors[0], number: 2, layout: upstairs.layout }],
} as Mission;

const leaving = (state: DrawnState, change: (state: BurncycleState) => void = () => {}): Table =>
  table(twoFloors, frameOf(floorCheck, {}), state, (made) => {
    made.progress.isDone = true;
    made.captain = 'vance';
    change(made);
  });
const names = (t: Table): (string | undefined)[] => t.state.bots.map(({ cell }) => upstairs.cellNames[cell]);
const openDoors = (t: Table): string[] =>
  upstairs.doors
    .filter((_, door) => t.state.floor.doors[door] === 1)
    .map(({ cells }) => cells.map((cell) => upstairs.cellNames[cell]).join('-'));
const place = (name: string) => ({ kind: 'place', cell: at(upstairs, name) });

test('BC-EX-30 two in the stairwell are rearranged, the one in the lift is not; the zones keep place and doors', () => {
  const t = leaving({ bots: [{ at: 'f1' }, { at: 'f2' }, { at: 'e2' }], unlocked: ['e3', 'f3', 'b3'] });
  expect(t.legal()).toEqual([place('f1'), place('f2')]);
  t.play(place('f2')).over(); // the others have one space each
  expect(names(t)).toEqual(['f2', 'f1', 'e2']);
  expect(openDoors(t).sort()).toEqual(['d2-e2', 'f2-f3']); // the lift's is another one now; the stockroom's is locked
});

test('BC-FLOOR-14 a zone that was locked is locked also where it belongs to another room', () => {
  const t = leaving({ bots: [{ at: 'f1' }, { at: 'e2' }], unlocked: ['f3'] }).playOut();
  expect(openDoors(t)).toEqual(['f2-f3']);
});

test('BC-FLOOR-07 bots and units are noted by their zone, not by the space in it', () => {
  const t = leaving({ bots: [{ at: 'f2' }, { at: 'e2' }], guards: ['hamster f1 n', 'walker a4 e'] });
  t.play(place('f1')).over();
  expect([names(t), t.guard(0), t.state.guards.length]).toEqual([['f1', 'e2'], 'f2 n', 1]);
});

test('BC-FLOOR-08 everything else goes from the floor back to where it came from', () => {
  const t = leaving(
    { bots: [{ at: 'f2' }, { at: 'e2' }], guards: ['hamster a4 e', 'vance b4 e', 'picket c4 e'] },
    (state) => {
      state.floor.keypads = [{ door: 1, card: 'keypad-02' }];
      state.floor.beads = { a4: 1 };
      state.floor.terminals = [];
      state.floor.caches = [];
    },
  ).playOut();
  const { guards, guardPiles, floor, decks } = t.state;
  expect([guards, guardPiles[1]?.discard, guardPiles[2]?.discard]).toEqual([[], ['hamster'], ['picket']]);
  expect([floor.keypads, floor.beads, decks.keypad.discard]).toEqual([[], {}, ['keypad-02']]);
});

const FLOW = ['go-on', 'done', 'pass', 'end-turn'];

test('BC-FLOOR-06 alone, too, the player has a turn on the new floor before the corporation', () => {
  const t = table(twoFloors, frameOf(rounds, {}), { bots: [{ at: 'f2' }, { at: 'e2' }] }, (state) => {
    state.progress.isDone = true;
    state.captain = 'vance';
    state.active = -1;
  });
  while (t.state.stage === 0 || t.step !== 'burncycle/before-turn') {
    const choice = t.legal().find((one) => FLOW.includes((one as { kind: string }).kind)) ?? t.legal()[0];
    t.play(choice as object);
  }
  expect([t.seat, t.state.stage, t.state.round]).toEqual(['r', 1, 1]);
  expect(t.events.some(({ name }) => name === 'burncycle/corporation-began')).toBe(false);
});

test('BC-ESCAPE-04 when the module has escaped the burncycle works as before', () => {
  const escaped = (): BurncycleState => {
    const state = drawnState('+-+-+\n|. .|\n+-+-+', {
      bots: [{ at: 'a1', ip: node('1.8') }, { hasEscaped: true }],
      active: 0,
    });
    state.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
    return state;
  };
  expect(new Table(escaped(), frameOf(act, {})).refusal({ kind: 'move' })).toBe('fine');
  expect(new Table(escaped(), frameOf(ipPhase, {})).refusal({ kind: 'ip', to: node('1.9') })).toBe('fine');
  expect(new Table(escaped(), frameOf(degrade, { isFree: false }), [1]).over().state.burncycle[0]?.isDegraded).toBe(
    true,
  );
});
