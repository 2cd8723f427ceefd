/** Positions and commands as a person writes them: what is left out, what is drawn, and what is wrong with a text. */
import { canonicalJson, type Frame, type Position } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { missionNamed } from '../../content/missions.ts';
import { notation } from '../../notation/notation.ts';
import { missionOf } from '../../rules/mission/mission.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { floorOf } from '../../rules/units.ts';

const FIRST_TASK = missionNamed('heavy-lifting').floors[0]?.tasks[0]?.id ?? '';

const FLOOR = `
  +-+-+-+-+
  |. . . .|
  + +o+-+d+
  |. A|B B|
  +-+x+-+-+
  room A lab tech scout 1 chip utility
  hideouts at: a1
  terminals at: c1
  caches at: d1
  agent byte a2 energy 7 push tech 2
  module exe b2 energy 3
  guard hamster d2 w key`;

function read(text: string): Position<BurncycleState> {
  const position = notation.parsePosition(text);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  return position.value;
}

function problem(text: string): string {
  const position = notation.parsePosition(text);
  return position.ok ? 'fine' : `${position.where}: ${position.problem}`;
}

describe('a drawn floor', () => {
  const { state } = read(FLOOR);

  test('o is an unlocked door, d a locked one, x a destroyed wall', () => {
    const floor = floorOf(state);
    expect(floor.doors.map(({ cells }) => cells.map((cell) => floor.cellNames[cell]).join())).toHaveLength(2);
    const unlocked = floor.doors.filter((_, door) => state.floor.doors[door] === 1);
    expect(unlocked.flatMap(({ cells }) => cells.map((cell) => floor.cellNames[cell])).sort()).toEqual(['b1', 'b2']);
    expect(state.floor.destroyed).toHaveLength(1);
  });

  test('rooms, and what lies on the floor as it was laid', () => {
    const floor = floorOf(state);
    expect(floor.rooms.map(({ id, type, scout }) => ({ id, type, scout }))).toEqual([
      { id: 'lab', type: 'tech', scout: 1 },
      { id: 'room-b', type: 'office', scout: 0 },
    ]);
    expect(state.floor.unscouted).toEqual([0]);
    expect(state.floor.terminals.map(({ cell }) => floor.cellNames[cell])).toEqual(['c1']);
    expect(state.floor.caches.map((cell) => floor.cellNames[cell])).toEqual(['d1']);
  });

  test('is drawn again', () => {
    const position = read(FLOOR);
    const text = notation.printPosition(position);
    expect(text).toContain('+-+x+-+-+');
    expect(text).toContain('+ +o+-+d+');
    expect(canonicalJson(read(text))).toBe(canonicalJson(position));
  });

  test('walls that fell in another order are written as lines', () => {
    const position = read(FLOOR);
    const { floor } = position.state;
    const walls = [
      ...floor.destroyed,
      ...read(FLOOR.replace('B B|', 'B Bx').replace('+-+x+', '+-+-+')).state.floor.destroyed,
    ];
    for (const destroyed of [walls, walls.toReversed()]) {
      const moved = { ...position, state: { ...position.state, floor: { ...floor, destroyed } } };
      expect(canonicalJson(read(notation.printPosition(moved)))).toBe(canonicalJson(moved));
    }
  });
});

test('what is left out is as usual: the first agent acts on the first chip', () => {
  const { state, stack } = read(FLOOR);
  expect(stack.at(-1)).toEqual({ step: 'burncycle/act', memory: { isOn: true } });
  expect(state).toMatchObject({ active: 0, tracker: 0, round: 1, seats: ['p1'], difficulty: 'standard' });
  expect(state.burncycle.map(({ chip }) => chip)).toEqual(['general', 'general', 'general', undefined, undefined]);
  expect(state.stock).toEqual({ general: 7, physical: 10, tech: 8, utility: 10 });
  expect(state.guardPiles[1]?.left).not.toContain('hamster');
});

test('a position without a floor is on the floor of its mission', () => {
  const { state } = read('agent byte a1\nmodule exe b1\nmission: night-shift');
  expect(state.mission).toBe('night-shift');
  expect(state.floor.terminals.length).toBeGreaterThan(0);
});

test('a step without the game below it stands on the action of the active agent', () => {
  const { stack } = read(`${FLOOR}\nstep: move {"isOptimized":false,"ap":3}`);
  expect(stack.map(({ step }) => step)).toEqual([
    'burncycle/game',
    'burncycle/rounds',
    'burncycle/player-turn',
    'burncycle/act',
    'burncycle/move',
  ]);
  expect(read(`${FLOOR}\nat: security-phase\nactive: corporation`).stack.at(-2)?.step).toBe(
    'burncycle/corporation-turn',
  );
});

test('everything that can be said of a table is said again', () => {
  const text = `
    +-+-+-+-+-+
    |. . . . ,|
    + +o+-+d+-+
    |.|A|B B|.|
    +-+-+-+-+-+
    floor number: 1
    room A lab tech scout 2 chip utility
    room B lift zone lift
    post d2 w hallway 1
    post d2 e mandatory 2
    terminals at: c1
    caches at: d1
    objectives at: b1
    icons: e2 tech
    mission: heavy-lifting
    difficulty: high
    captain: none
    seats: ann bob
    option: eliteRerollFace three
    agent memory a2 energy 0 chip b2 chip-turned bought swap/push unique 2/1 supplies 3 advanced 1 elite 2 general 1 physical 2 utility 3 holds data-spike/installed holds battery-rack/3 keys 2 imperative sit-tight/2 card quiet-corridor card loose-hinge ip banned access 3 level 4 note turn:peek=19 note steps=-2
    agent interface b2 energy 5 hidden disguise usher/e
    module exe off energy 3 escaped swap
    guard hamster d2 w key post #1 stunned turned
    guard sorrel off n
    terminals: c1/mainframe a1
    caches: none
    keypads: b1n/keypad-03
    beads: c1/2
    unscouted: none
    drone: memory c2 charged moved 2
    tasks: ${FIRST_TASK} 2 memory/nobody
    objective: complete
    burncycle: general (tech) -utility (empty) captain
    team: tech 1
    stock: general 1
    pool: basic 3 elite 1
    test: strike memory bonus -2 pairs 1 basic/1 basic/2 elite/6/used
    pings: 1.1 4.0
    ceo: 6
    threat: 5 highest 7 peak 9 held
    round: 12
    active: interface over
    last turn: memory
    marker: interface
    deck mod: data-spike*2 heat-sink / dampers
    guards 2: none / picket
    drawn: 33
    over: ann,bob BC-WIN-01 objective-complete`;
  const position = read(text);
  const printed = notation.printPosition(position);
  expect(canonicalJson(read(printed))).toBe(canonicalJson(position));
  const lines = text.split('\n').map((line) => line.trim());
  const own = lines.filter((line) => line !== '' && !line.startsWith('floor number'));
  expect(printed.split('\n').sort()).toEqual(own.sort());
});

test('a mission and a floor of one’s own are written out', () => {
  const position = read(FLOOR);
  const layout = { ...floorOf(position.state).layout, id: 'atelier' };
  const state = { ...position.state, mission: { ...missionOf(position.state), id: 'mine' } };
  const moved = { ...position, state: { ...state, floor: { ...state.floor, layout } } };
  const text = notation.printPosition(moved);
  expect(text).toContain('floor: {"id":"atelier"');
  expect(text).toContain('mission: {"id":"mine"');
  expect(canonicalJson(read(text))).toBe(canonicalJson(moved));
  expect(problem(text.replace('"number":1', '"number":7'))).toMatch(/^line 1: the floor: number: /);
  expect(problem(text.replace('"complexity":1', '"complexity":7'))).toMatch(/^line 2: the mission: complexity: /);
});

describe('what is wrong is told with its line', () => {
  test.each([
    ['energy 7', 'energy 12', "line 11: energy must be a number from 0 to 10, not '12' (BC-ENERGY-03)"],
    ['agent byte', 'agent bite', "line 11: there is no bot 'bite'"],
    ['d2 w key', 'b2 w key', 'position: two units share a space (BC-SPACE-02)'],
    ['hamster d2', 'hamster e9', "line 13: there is no space 'e9' on this floor"],
    ['d2 w key', 'd2 up key', "line 13: a side is one of n, e, s, w, not 'up'"],
    ['w key', 'w asleep', "line 13: 'asleep' says nothing of a security unit; there are key, post, stunned, turned"],
    ['module exe', 'robot exe', /^line 12: 'robot exe b2 energy 3' is no line of a position; there are floor, /],
    ['A|B B', 'A?B B', "drawing: drawing: '?' is no kind of edge"],
    ['hideouts at: a1', 'hideouts at: a9', 'drawing: floor drawn: there is no space a9'],
    ['exe b2', 'byte b2', 'position: a bot stands there twice (BC-SETUP-25)'],
  ])('%s, %s', (good, bad, told) => {
    expect(problem(FLOOR.replace(good, bad))).toMatch(told);
  });

  test.each([
    ['threat: 30', "line 14: threat must be a number from 0 to 26, not '30' (BC-THREAT-02)"],
    ['pings: 1.1 1.1', 'line 14: there are four pings, each on its node (BC-PING-03)'],
    ['burncycle: tech tech tech tech tech tech', 'line 14: the burncycle has five slots (BC-CYCLE-01)'],
    ['destroyed: b1n', 'line 14: there is no wall at b1n (BC-STRIKE-18)'],
    ['deck mod: bolt-cutter9', "line 14: there is no mod card 'bolt-cutter9'"],
    ['tasks: nothing 1', /^line 14: task 1 is 'two-caches', not 'nothing' \(BC-OBJ-02\)/],
    ['stage: 3', 'drawing: the mission has no floor 3 (BC-MISS-03)'],
    ['step: dance', /^line 14: 'dance' is no step; there are game, /],
    ['step: walk {"guard":9}', 'line 14: what walk remembers: guard: Too big: expected number to be <=0'],
    ['active: corporation', 'position: in the turn of a player an agent is active (BC-GAME-05)'],
    ['step: strike {"bot":0}', 'line 14: what strike remembers: target: Invalid input'],
  ])('%s', (line, told) => {
    expect(problem(`${FLOOR}\n  ${line}`)).toMatch(told);
  });

  test('a position wants agents and a command module', () => {
    expect(problem('module exe a1')).toContain('there is no agent');
    expect(problem('agent byte a1')).toContain('there is no command module');
  });
});

describe('commands', () => {
  const { state, stack } = read(FLOOR);
  const act = stack.at(-1) as Frame;
  const move: Frame = { step: 'burncycle/move', memory: { isOptimized: false, ap: 3 } };
  const parse = (text: string, frame = act): unknown => {
    const choice = notation.parseChoice(text, state, frame);
    return choice.ok ? choice.value : choice.problem;
  };

  test('the active agent is meant unless a bot is named', () => {
    expect(parse('strike hamster')).toEqual({ kind: 'strike', bot: 0, guard: 0 });
    expect(parse('exe: strike d2')).toEqual({ kind: 'strike', bot: 1, guard: 0 });
    expect(parse('module: keypad b2s')).toEqual({ kind: 'keypad', bot: 1, door: 0 });
  });

  test('a step by its side, by its space, or by either alone', () => {
    const east = { kind: 'step', bot: 0, side: 1 };
    expect(['step e', 'step b2', 'e', 'b2'].map((text) => parse(text, move))).toEqual([east, east, east, east]);
    expect(parse('module: c2', move)).toEqual({ ...east, bot: 1 });
    expect(parse('step d2', move)).toBe('d2 is not the next space in one of the four directions');
  });

  test('what cannot be read is answered with what could be', () => {
    expect(parse('dance')).toMatch(/^'dance' is no command at this step; there are move, strike, /);
    expect(parse('strike')).toBe('write: strike GUARD');
    expect(parse('strike rex')).toBe("no security unit is called 'rex'; there are hamster");
    expect(parse('bob: strike hamster')).toBe("no bot is called 'bob'; there are byte, exe");
    expect(parse('exe: pass')).toBe("'exe:' means nothing here: pass is not done by one bot");
    expect(parse('keypad a2n')).toBe('there is no door at a2n');
    expect(parse('alter 9 own tech')).toEqual({ kind: 'alter', slot: 8, from: 'own', chip: 'tech' });
    expect(parse('x'.repeat(500))).toBe('it is longer than 400 characters');
  });

  test('a choice without a short form is written as JSON', () => {
    const odd = { kind: 'strike', bot: 0, guard: 0, why: [1] };
    const text = notation.printChoice(odd, state, act);
    expect(text).toBe('{"kind":"strike","bot":0,"guard":0,"why":[1]}');
    expect(parse(text)).toEqual(odd);
  });
});
