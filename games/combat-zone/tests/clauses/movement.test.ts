/** Moving, obstacles, barriers and rivals in the way: CZ-MOVE, CZ-OBST, CZ-BARRIER, CZ-RANGE-10, CZ-RULE-28 to 33, 38, CZ-EX-06, 08, 15, 16, 19, 21, 40. */
import { frameOf } from '@tablerunner/engine';
import type { Piece } from '@tablerunner/geometry';
import { describe, expect, it } from 'vitest';
import { freeMove } from '../../rules/movement/free-move.ts';
import { isInBrawl } from '../../rules/targeting/brawl.ts';
import {
  activeTable,
  block,
  controlTable,
  type DrawnModel,
  type DrawnState,
  drawnState,
  inches,
  Table,
} from '../kit.ts';

const way = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => ({ x: inches(x), y: inches(y) }));
const go = (token: number, ...points: readonly (readonly [number, number])[]) => ({
  kind: 'move',
  token,
  way: way(...points),
});

/** Model 0 stands at 3, 10 and is the Active Model; a rival is far away. */
const mover = (model: DrawnModel = {}, others: readonly DrawnModel[] = [], drawn: Partial<DrawnState> = {}): Table =>
  activeTable({
    models: [{ at: [3, 10], tokens: 'g y r', ...model }, ...(others.length > 0 ? others : [{}])],
    ...drawn,
  });

const place = (table: Table, model = 0): number[] => [table.model(model).x, table.model(model).y, table.model(model).z];
const fence = block('fence', [7, 8, 7.5, 12], { top: 1000 });
const wall = (piece: Partial<Piece> = {}, box: readonly [number, number, number, number] = [7, 8, 7.5, 12]) =>
  block('wall', box, { kind: 'barrier', top: 4000, ...piece });

describe('moving', () => {
  it('CZ-MOVE-01 CZ-RANGE-10 CZ-EX-06 CZ-EX-08 up to the length of the token: GREEN 12, YELLOW 7, RED 3 inches', () => {
    const table = mover();
    expect([go(0, [15, 10]), go(1, [10, 10]), go(2, [6, 10])].map((choice) => table.refusal(choice))).toEqual([
      'fine',
      'fine',
      'fine',
    ]);
    expect([go(0, [15.1, 10]), go(1, [10.1, 10]), go(2, [6.1, 10])].map((choice) => table.refusal(choice))).toEqual([
      'CZ-MOVE-01 too-far',
      'CZ-MOVE-01 too-far',
      'CZ-MOVE-01 too-far',
    ]);
    table.play(go(0, [15, 10]));
    expect(place(table)).toEqual([15_000, 10_000, 0]);
    expect(table.tokens(0)).toBe('g- y r');
  });

  it('CZ-MOVE-01 a gonk uses the colour on its card', () => {
    const table = controlTable({
      models: [{ at: [3, 10], tokens: 'y-' }, { at: [3, 5], player: 0, kind: 'gonk', tokens: 'y' }, { player: 1 }],
    }).play({ kind: 'gonk', model: 1 });
    expect(table.refusal(go(-1, [10.1, 5]))).toBe('CZ-MOVE-01 too-far');
    expect(table.refusal(go(-1, [10, 5]))).toBe('fine');
  });

  it('CZ-MOVE-02 moving less is allowed, down to nothing', () => {
    expect(place(mover().play(go(0, [4, 10])))).toEqual([4000, 10_000, 0]);
    expect(place(mover().play(go(0)))).toEqual([3000, 10_000, 0]);
  });

  it('CZ-MOVE-03 CZ-RULE-28 CZ-EX-15 the Limiter may be bent: round a container without a roll, by the length of the bend', () => {
    const container = wall({}, [6, 9, 9, 11]);
    const round = go(0, [5, 12], [10, 12], [12, 10]);
    const table = mover({}, [], { pieces: [container] });
    expect(table.refusal(go(0, [12, 10]))).not.toBe('fine');
    expect(place(table.play(round))).toEqual([12_000, 10_000, 0]);
    expect(mover({}, [], { pieces: [container] }).refusal(go(0, [5, 12], [10, 12], [14, 10]))).toBe(
      'CZ-MOVE-01 too-far',
    );
  });

  it('CZ-MOVE-04 a way that meets nothing needs no roll', () => {
    const table = mover().play(go(1, [9, 10]));
    expect(table.story).not.toContain('rolled');
  });

  it('CZ-MOVE-05 friends are passed freely', () => {
    const friend: DrawnModel = { at: [6, 10], player: 0 };
    expect(place(mover({}, [friend, { player: 1 }]).play(go(1, [9, 10])))).toEqual([9000, 10_000, 0]);
  });

  it('CZ-MOVE-06 CZ-RULE-30 no base ends on another, touching is allowed', () => {
    const friend: DrawnModel = { at: [8, 10], player: 0 };
    const table = mover({}, [friend, { player: 1 }]);
    expect(table.refusal(go(1, [7, 10]))).toBe('CZ-MOVE-06 ends-on-a-base');
    expect(table.refusal(go(1, [6.937, 10]))).toBe('fine');
  });

  it('CZ-RULE-30 nor on a barrier or an obstacle; who crosses one must get clear of it', () => {
    const table = mover({}, [], { pieces: [fence] });
    expect(table.refusal(go(1, [7.2, 10]))).toBe('CZ-RULE-30 ends-on-an-obstacle');
    expect(table.refusal(go(1, [7.9, 10]))).toBe('CZ-RULE-30 ends-on-an-obstacle');
    expect(table.refusal(go(1, [8.1, 10]))).toBe('fine');
  });

  it('CZ-RULE-38 nobody leaves the table', () => {
    expect(mover().refusal(go(0, [3, -1]))).toBe('CZ-RULE-38 off-the-table');
    expect(mover().refusal(go(1, [0.5, 10]))).toBe('CZ-RULE-38 off-the-table');
    expect(mover().refusal(go(1, [0.6, 10]))).toBe('fine');
  });

  it('CZ-RULE-41 a move of 0 inches is an action after which the activation may end', () => {
    const table = mover();
    expect(table.refusal({ kind: 'end' })).toBe('CZ-RULE-41 nothing-done-yet');
    expect(table.play(go(2)).refusal({ kind: 'end' })).toBe('fine');
  });

  it('CZ-RANGE-03 CZ-EX-40 a YELLOW move of up to 7 inches brings a model to the reach of another', () => {
    const table = mover({}, [{ at: [11, 10], player: 1, tokens: 'y' }]).play(go(1, [9, 10]));
    expect(isInBrawl(table.state, 0)).toBe(true);
  });
});

describe('rivals in the way', () => {
  const rival: DrawnModel = { at: [7, 10], player: 1, tokens: 'g- y', skills: { reflexes: 1 } };

  it('CZ-MOVE-07 CZ-MOVE-08 CZ-EX-16 CZ-EX-19 CZ-OPPOSE-11 through a rival by Reflexes against its Reflexes; on a success it goes on', () => {
    const table = mover({ skills: { reflexes: 2 } }, [rival]).play(go(0, [12, 10]));
    expect(table.waiting).toBe('b contest');
    table.oppose(0, 8, 8); // 10 against 9; the used GREEN token is chosen
    expect(place(table)).toEqual([12_000, 10_000, 0]);
    expect(table.tokens(1)).toBe('g- y'); // CZ-OPPOSE-12
  });

  it('CZ-MOVE-09 CZ-RULE-32 on a failure it stops at reach of the rival, and they brawl', () => {
    const table = mover({ skills: { reflexes: 2 } }, [rival])
      .play(go(0, [12, 10]))
      .oppose(0, 7, 8);
    expect(place(table)).toEqual([4927, 10_000, 0]);
    expect(isInBrawl(table.state, 0)).toBe(true);
    expect(table.tokens(0)).toBe('g- y r');
  });

  it('CZ-RULE-32 passing within an inch without overlap is free', () => {
    const table = mover({}, [{ ...rival, at: [7, 11.2] }]).play(go(0, [12, 10]));
    expect(place(table)).toEqual([12_000, 10_000, 0]);
    expect(mover({}, [{ ...rival, at: [7, 11] }]).play(go(0, [12, 10])).waiting).toBe('b contest');
  });

  it('CZ-RULE-57 a drone in the way rolls the Obstacle die', () => {
    const table = mover({}, [{ at: [7, 10], player: 1, kind: 'drone' }, { player: 1 }]).play(go(0, [12, 10]), 5, 5);
    expect(place(table)).toEqual([4927, 10_000, 0]);
  });
});

describe('obstacles', () => {
  it('CZ-OBST-01 CZ-OBST-03 CZ-BASIC-02 CZ-EX-16 Reflexes with the die of the token against the Obstacle die', () => {
    const table = mover({ skills: { reflexes: 2 } }, [], { pieces: [fence] }).play(go(1, [9, 10]), 6, 7);
    const declared = table.events.find(({ name }) => name === 'combat-zone/declared');
    expect(declared?.data).toMatchObject({
      contest: { purpose: 'cross', acting: { die: { colour: 'yellow' } }, opposing: [{ die: { colour: 'obstacle' } }] },
    });
    expect(place(table)).toEqual([9000, 10_000, 0]); // CZ-OBST-04: 8 against 7
  });

  it('CZ-OBST-04 on a success it goes on with the rest of its distance', () => {
    expect(place(mover({}, [], { pieces: [fence] }).play(go(0, [15, 10]), 9, 5))).toEqual([15_000, 10_000, 0]);
  });

  it('CZ-OBST-05 CZ-RULE-31 CZ-DICE-03 on a failure, ties too, it stops where it met it, clear of it', () => {
    const table = mover({}, [], { pieces: [fence] }).play(go(0, [15, 10]), 5, 5);
    expect(place(table)).toEqual([6468, 10_000, 0]);
  });

  it('CZ-RULE-31 where another base is in the way it goes back along its path', () => {
    const friend: DrawnModel = { at: [6.4, 10], player: 0 };
    const table = mover({}, [friend, { player: 1 }], { pieces: [fence] }).play(go(0, [15, 10]), 5, 5);
    expect(place(table)).toEqual([5337, 10_000, 0]);
  });

  it('CZ-OBST-02 a ruined wall that counts as an obstacle is crossed like one, however high', () => {
    const ruin = block('ruin', [7, 8, 7.5, 12], { top: 4000 });
    expect(place(mover({}, [], { pieces: [ruin] }).play(go(0, [15, 10]), 9, 5))).toEqual([15_000, 10_000, 0]);
  });

  it('CZ-MOVE-10 CZ-EX-21 parkour: each obstacle and each rival is rolled for, in the order of the path', () => {
    const ripper: DrawnModel = { at: [12, 10], player: 1, tokens: 'y' };
    const table = mover({}, [ripper], { pieces: [fence] });
    table.play(go(0, [15, 10]), 9, 5, 4, 4); // over the fence, and not past the Ripper
    expect(place(table)).toEqual([9927, 10_000, 0]);
    expect(isInBrawl(table.state, 0)).toBe(true);
  });

  it('CZ-EX-21 had the first roll failed, there would have been no second', () => {
    const ripper: DrawnModel = { at: [12, 10], player: 1, tokens: 'y' };
    expect(place(mover({}, [ripper], { pieces: [fence] }).play(go(0, [15, 10]), 4, 5))).toEqual([6468, 10_000, 0]);
  });
});

describe('barriers and openings', () => {
  const opening = (kind: 'door' | 'window', bottom = 0) => ({
    kind,
    bottom,
    top: 2500,
    from: { x: 7000, y: 10_500 },
    to: { x: 7000, y: 9500 },
  });

  it('CZ-BARRIER-01 CZ-BARRIER-02 what is solid and higher than RED cannot be passed', () => {
    expect(mover({}, [], { pieces: [wall()] }).refusal(go(0, [10, 10]))).toBe('CZ-CLIMB-01 not-at-the-foot');
    expect(mover({}, [], { pieces: [wall()] }).refusal(go(0, [6.8, 10]))).toBe('CZ-BARRIER-01 barrier-in-the-way');
  });

  it('CZ-BARRIER-03 it is bypassed, or climbed', () => {
    const table = mover({}, [], { pieces: [wall()] });
    expect(table.refusal(go(0, [6, 12.8], [9, 12.8]))).toBe('fine');
    const foot = mover({ at: [6.4, 10] }, [], { pieces: [wall()] });
    expect(foot.refusal(go(0, [8.1, 10]))).toBe('fine');
  });

  it('CZ-BARRIER-04 a window is passed like an obstacle', () => {
    const table = mover({}, [], { pieces: [wall({ openings: [opening('window', 800)] })] }).play(go(0, [10, 10]), 9, 5);
    expect(place(table)).toEqual([10_000, 10_000, 0]);
    const failed = mover({}, [], { pieces: [wall({ openings: [opening('window', 800)] })] }).play(
      go(0, [10, 10]),
      4,
      5,
    );
    expect(failed.model(0).x).toBeLessThan(6500);
  });

  it('CZ-BARRIER-05 a dilapidated building may be one obstacle as a whole', () => {
    const ruin = block('ruin', [6, 8, 9, 12], { top: 4000 });
    expect(place(mover({}, [], { pieces: [ruin] }).play(go(0, [12, 10]), 9, 5))).toEqual([12_000, 10_000, 0]);
  });

  it('CZ-BARRIER-06 CZ-RULE-29 a door needs no roll, whatever its width', () => {
    const table = mover({}, [], { pieces: [wall({ openings: [opening('door')] })] }).play(go(0, [10, 10]));
    expect(place(table)).toEqual([10_000, 10_000, 0]);
    const narrow = { ...opening('door'), from: { x: 7000, y: 10_300 }, to: { x: 7000, y: 9700 } };
    expect(mover({}, [], { pieces: [wall({ openings: [narrow] })] }).refusal(go(0, [10, 10]))).toBe('fine');
  });

  it('CZ-RULE-29 between barriers an inch is wide enough, less is not', () => {
    const walls = (gap: number) => [wall({}, [7, 6, 7.5, 9.5]), { ...wall({}, [7, 9.5 + gap, 7.5, 14]), id: 'other' }];
    expect(mover({}, [], { pieces: walls(1) }).refusal(go(0, [10, 10]))).toBe('fine');
    expect(mover({}, [], { pieces: walls(0.9) }).refusal(go(0, [6, 9.95], [10, 9.95]))).not.toBe('fine');
  });

  it('CZ-RULE-33 CZ-RULE-94 low barriers are crossed like obstacles; half an inch is nothing', () => {
    const low = (top: number) => mover({}, [], { pieces: [wall({ top, isFloor: true })] });
    expect(place(low(3000).play(go(0, [10, 10]), 9, 5))).toEqual([10_000, 10_000, 0]);
    expect(place(low(3000).play(go(0, [10, 10]), 4, 5))).toEqual([6468, 10_000, 0]);
    expect(place(low(500).play(go(0, [10, 10])))).toEqual([10_000, 10_000, 0]);
  });

  it('CZ-RULE-33 onto a platform and down again: no vertical cost, one roll for each side', () => {
    const platform = block('platform', [7, 8, 12, 12], { kind: 'barrier', top: 2000, isFloor: true });
    const up = mover({}, [], { pieces: [platform] }).play(go(0, [9, 10]), 9, 5);
    expect(place(up)).toEqual([9000, 10_000, 2000]);
    up.play(go(1, [14, 10]), 4, 5); // down: fails, and stays on the edge
    expect(up.model(0).z).toBe(2000);
    expect(up.model(0).x).toBeGreaterThan(11_000);
  });
});

describe('free moves', () => {
  const free = (limit?: 'red' | 'yellow' | 'green') =>
    new Table(
      drawnState({ models: [{ at: [3, 10], tokens: 'g- y' }, {}], pieces: [fence] }),
      frameOf(freeMove, { model: 0, ...(limit === undefined ? {} : { limit }) }),
    );

  it('CZ-MOVE-11 CZ-FREE-01 an ability that moves a model gives it a free Basic Move, which may be declined', () => {
    const table = free('yellow')
      .play(go(1, [6, 10]))
      .over();
    expect(place(table)).toEqual([6000, 10_000, 0]);
    expect(table.tokens(0)).toBe('g- y');
    expect(place(free('yellow').play({ kind: 'stay' }).over())).toEqual([3000, 10_000, 0]);
  });

  it('CZ-MOVE-12 the colour that the effect names is the greatest distance', () => {
    expect(free('red').refusal(go(0, [3, 13.1]))).toBe('CZ-MOVE-01 too-far');
    expect(free('red').refusal(go(0, [3, 13]))).toBe('fine');
    expect(free().refusal(go(0, [3, 22]))).toBe('fine'); // no colour: that of the token
  });

  it('CZ-MOVE-12 CZ-DRAG-02 also for who drags farther than others', () => {
    const strong = { at: [3, 10], tokens: 'r g', gifts: [{ give: 'drag', colour: 'yellow', by: 0 }] } as const;
    const crate = block('crate', [1.2, 9.6, 2, 10.4], { top: 1000, isLight: true });
    const pull = (y: number) => ({ ...go(0, [3, y]), drag: { piece: 'crate' } });
    const table = (limit?: 'red' | 'green') =>
      new Table(
        drawnState({ models: [strong, {}], pieces: [crate] }),
        frameOf(freeMove, { model: 0, ...(limit === undefined ? {} : { limit }) }),
      );
    expect(table('red').refusal(pull(13.5))).toBe('CZ-DRAG-02 too-far');
    expect(table('green').refusal(pull(17))).toBe('fine');
    expect(table('green').refusal(pull(17.5))).toBe('CZ-DRAG-02 too-far');
    expect(table().refusal(pull(17))).toBe('fine'); // whatever token gives the die
  });

  it('CZ-MOVE-13 a token, ready or used, gives the die and not the distance', () => {
    const table = free('yellow')
      .play(go(0, [9, 10]), 12, 5)
      .over();
    expect(place(table)).toEqual([9000, 10_000, 0]);
    expect(free('green').refusal({ kind: 'move', token: 1, way: way([3, 21.9]) })).toBe('fine');
  });

  it('CZ-MOVE-13 whoever draws the way, the player of the model names the token', () => {
    const led = (chooser: number) =>
      new Table(
        drawnState({ models: [{ at: [3, 10], tokens: 'g- r' }, { player: 1 }, { player: 0 }], pieces: [fence] }),
        frameOf(freeMove, { model: 0, limit: 'yellow', chooser }),
      );
    const table = led(1);
    expect(table.waiting).toBe('b free-move');
    table.play(go(1, [9, 10]));
    expect(table.waiting).toBe('a free-token');
    expect(table.refusal({ kind: 'token', token: 2 })).toBe('CZ-FREE-02 no-such-token');
    table.play({ kind: 'token', token: 0 }, 12, 5).over();
    expect([place(table), table.tokens(0)]).toEqual([[9000, 10_000, 0], 'g- r']);
    led(2)
      .play(go(0, [9, 10]), 12, 5)
      .over();
  });
});
