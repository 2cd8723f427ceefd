/** Jumping, falling, climbing and being pushed: CZ-JUMP, CZ-FALL, CZ-CLIMB, CZ-KW-32, CZ-RULE-34 to 37, 68, 98, 102, CZ-EX-17, 18, 20, 29. */
import { frameOf } from '@tablerunner/engine';
import type { Piece } from '@tablerunner/geometry';
import { describe, expect, it } from 'vitest';
import { attack } from '../../rules/attacks/attack.ts';
import { fallWounds } from '../../rules/movement/falls.ts';
import { freeMove } from '../../rules/movement/free-move.ts';
import { push } from '../../rules/movement/push.ts';
import {
  activeTable,
  block,
  controlTable,
  type DrawnModel,
  type DrawnState,
  drawnAction,
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
const place = (table: Table, model = 0): number[] => [table.model(model).x, table.model(model).y, table.model(model).z];

const house = (
  top: number,
  box: readonly [number, number, number, number] = [7, 6, 12, 14],
  piece: Partial<Piece> = {},
) => block('house', box, { kind: 'barrier', top: inches(top), isFloor: true, ...piece });
const next = (top: number, from: number) => ({ ...house(top, [from, 6, from + 5, 14]), id: 'next' });

/** Model 0 stands on a roof at 11, 10, two inches before the next roof. */
const jumper = (top: number, model: DrawnModel = {}, drawn: Partial<DrawnState> = {}): Table =>
  activeTable({
    size: [44, 30],
    pieces: [house(top), next(top, 14)],
    models: [{ at: [11, 10, top], tokens: 'y y', ...model }, {}],
    ...drawn,
  });

describe('jumping', () => {
  it('CZ-JUMP-01 CZ-JUMP-03 Reflexes against the Obstacle die; on a success the move goes on', () => {
    const table = jumper(4, { skills: { reflexes: 1 } }).play(go(0, [17, 10]), 5, 5);
    const declared = table.events.find(({ name }) => name === 'combat-zone/declared');
    expect(declared?.data).toMatchObject({ contest: { purpose: 'jump', opposing: [{ model: -1 }] } });
    expect(place(table)).toEqual([17_000, 10_000, 4000]);
  });

  it('CZ-JUMP-02 CZ-RULE-36 no farther than 3 inches, and not to a roof more than half an inch higher', () => {
    const over = (from: number, top: number) =>
      jumper(4, { tokens: 'g' }, { pieces: [house(4), next(top, from)] }).refusal(go(0, [17.5, 10]));
    expect(over(15, 4)).toBe('fine');
    expect(over(15.1, 4)).toBe('CZ-JUMP-02 gap-too-wide');
    expect(over(14, 4.5)).toBe('fine');
    expect(over(14, 4.6)).toBe('CZ-JUMP-02 gap-too-wide');
  });

  it('CZ-JUMP-04 CZ-RULE-37 on a failure it is put down below the middle of the gap and takes falling damage', () => {
    const table = jumper(4).play(go(0, [17, 10]), 5, 5);
    expect(place(table)).toEqual([13_000, 10_000, 0]);
    expect(table.tokens(0)).toBe('y*- y');
  });

  it('CZ-EX-29 CZ-FALL-03 CZ-WOUND-05 a fall in GREEN wounds the YELLOW token that was used', () => {
    const table = jumper(9).play(go(1, [17, 10]), 4, 5);
    expect(table.tokens(0)).toBe('y y*-');
  });

  it('CZ-RULE-37 CZ-FALL-05 who stands below is hurt as well; CZ-FALL-06 they end base to base', () => {
    const table = jumper(
      4,
      {},
      {
        models: [
          { at: [11, 10, 4], tokens: 'y y' },
          { at: [13, 10.3], tokens: 'y' },
        ],
      },
    );
    table.play(go(0, [17, 10]), 4, 5);
    expect([table.tokens(0), table.tokens(1)]).toEqual(['y*- y', 'y*']);
    const { x, y } = table.model(0);
    const apart = Math.hypot(x - 13_000, y - 10_300);
    expect(apart).toBeGreaterThanOrEqual(1063);
    expect(apart).toBeLessThan(1075);
  });

  it('CZ-RULE-36 a landing more than 3 inches lower hurts even on a success, and the move goes on', () => {
    const table = jumper(
      4,
      { tokens: 'y y' },
      { pieces: [house(7.5), next(4, 14)], models: [{ at: [11, 10, 7.5], tokens: 'y y' }, {}] },
    );
    table.play(go(0, [17, 10]), 6, 5);
    expect(place(table)).toEqual([17_000, 10_000, 4000]);
    expect(table.tokens(0)).toBe('y*- y');
  });

  it('CZ-MOVE-06 CZ-RULE-32 who lands where a rival stands and fails to pass it stops beside it, not on it', () => {
    const models: DrawnModel[] = [
      { at: [11, 10, 7.5], tokens: 'g g' },
      { at: [14.6, 10, 4], player: 1 },
    ];
    const table = activeTable({ models, pieces: [house(7.5), next(4, 14)] });
    table.play(go(0, [17, 10]), 9, 5, 2, 5);
    expect(table.tokens(0)).toBe('g*- g');
    expect(place(table)).toEqual([15_663, 10_000, 4000]);
  });

  it('CZ-RULE-36 and if it takes the model out, the body lies where it landed', () => {
    const table = jumper(
      4,
      {},
      { pieces: [house(7.5), next(4, 14)], models: [{ at: [11.9, 10, 7.5], tokens: 'r y' }, {}] },
    );
    table.play(go(0, [14.9, 10]), 6, 5).playOut();
    expect(table.model(0).place).toBe('out');
    expect(table.state.bodies).toEqual([{ model: 0, x: 14_001, y: 10_000, z: 4000 }]);
  });
});

describe('falling', () => {
  it('CZ-FALL-02 CZ-FALL-03 CZ-FALL-04 CZ-EX-17 up to 3 inches nothing, up to 12 one wound, more takes out', () => {
    expect([3000, 3010, 3011, 7000, 12_010, 12_011].map(fallWounds)).toEqual([0, 0, 1, 1, 1, 'out']);
  });

  it('CZ-FALL-02 a failed jump between low roofs hurts nobody', () => {
    const table = jumper(3).play(go(0, [17, 10]), 4, 5);
    expect(place(table)).toEqual([13_000, 10_000, 0]);
    expect(table.tokens(0)).toBe('y- y');
  });

  it('CZ-FALL-04 CZ-RULE-04 a fall of more than 12 inches takes out, and leaves a body', () => {
    const table = jumper(13)
      .play(go(0, [17, 10]), 4, 5)
      .playOut();
    expect(table.model(0).place).toBe('out');
    expect(table.state.bodies).toEqual([{ model: 0, x: 13_000, y: 10_000, z: 0 }]);
  });

  it('CZ-FALL-01 it is measured straight down to the nearest surface: a ledge below breaks the fall', () => {
    const ledge = { ...house(3, [12.2, 8, 13.8, 12]), id: 'ledge' };
    const table = jumper(6, {}, { pieces: [house(6), next(6, 14), ledge] }).play(go(0, [17, 10]), 4, 5);
    expect(place(table)).toEqual([13_000, 10_000, 3000]);
    expect(table.tokens(0)).toBe('y- y');
  });
});

/** Model 0 stands at the foot of a house. */
const climber = (top: number, tokens: string, drawn: Partial<DrawnState> = {}): Table =>
  activeTable({ pieces: [house(top)], models: [{ at: [6.4, 10], tokens }, {}], ...drawn });

describe('climbing with one action', () => {
  it('CZ-CLIMB-01 CZ-RULE-34 only from the foot, a quarter of an inch is closed', () => {
    const from = (x: number) => climber(4, 'g', { models: [{ at: [x, 10], tokens: 'g' }, {}] }).refusal(go(0, [8, 10]));
    expect(from(6.2)).toBe('CZ-CLIMB-01 not-at-the-foot');
    expect(from(6.22)).toBe('fine');
  });

  it('CZ-CLIMB-01 down only from the edge', () => {
    const from = (x: number) =>
      activeTable({ pieces: [house(4)], models: [{ at: [x, 10, 4], tokens: 'g' }, {}] }).refusal(go(0, [14, 10]));
    expect(from(11)).not.toBe('fine');
    expect(from(11.3)).toBe('fine');
  });

  it('CZ-CLIMB-02 CZ-CLIMB-04 CZ-EX-18 4 inches up leave 3 of a YELLOW token for the roof', () => {
    expect(climber(4, 'y').refusal(go(0, [9.4, 10]))).toBe('fine');
    expect(climber(4, 'y').refusal(go(0, [9.5, 10]))).toBe('CZ-MOVE-01 too-far');
  });

  it('CZ-CLIMB-03 CZ-EX-18 one Reflexes roll against the Obstacle die; on a success it is up', () => {
    const table = climber(4, 'y y').play(go(0, [9, 10]), 6, 5);
    expect(place(table)).toEqual([9000, 10_000, 4000]);
    expect(table.tokens(0)).toBe('y- y');
  });

  it('CZ-CLIMB-06 CZ-EX-18 CZ-WOUND-05 failed, it stays at the foot and falls from the height of the wall, on the token used', () => {
    const table = climber(4, 'y y').play(go(0, [9, 10]), 5, 5);
    expect(place(table)).toEqual([6400, 10_000, 0]);
    expect(table.tokens(0)).toBe('y*- y');
  });

  it('CZ-CLIMB-05 CZ-RULE-34 up one face and down another within the total, with a roll for each', () => {
    const thin = house(4, [7, 6, 7.5, 14]);
    const over = () => climber(4, 'g g', { pieces: [thin] });
    expect(over().refusal(go(0, [9.9, 10]))).toBe('fine'); // 8 of climbing and 3.5
    expect(over().refusal(go(0, [10.5, 10]))).toBe('CZ-MOVE-01 too-far');
    expect(place(over().play(go(0, [9, 10]), 9, 5, 9, 5))).toEqual([9000, 10_000, 0]);
    const failed = over().play(go(0, [9, 10]), 9, 5, 4, 5);
    expect(failed.tokens(0)).toBe('g*- g');
    expect(failed.model(0).x).toBeGreaterThan(7500);
    expect(failed.model(0).z).toBe(0);
  });

  it('CZ-CLIMB-09 a climb down that fails ends at the foot, with falling damage', () => {
    const table = activeTable({ pieces: [house(4)], models: [{ at: [11.4, 10, 4], tokens: 'g y' }, {}] });
    table.play(go(0, [14, 10]), 5, 5);
    expect(table.model(0).z).toBe(0);
    expect(table.model(0).x).toBeGreaterThanOrEqual(12_500);
    expect(table.model(0).x).toBeLessThan(12_600);
    expect(table.tokens(0)).toBe('g*- y');
  });

  it('CZ-CLIMB-10 a ladder is climbed as a normal move, without a roll', () => {
    const ladder = { from: { x: 7000, y: 9500 }, to: { x: 7000, y: 10_500 } };
    const pieces = [house(4, [7, 6, 12, 14], { ladders: [ladder] })];
    expect(place(climber(4, 'y', { pieces }).play(go(0, [9, 10])))).toEqual([9000, 10_000, 4000]);
    expect(climber(4, 'y', { pieces }).refusal(go(0, [9.5, 10]))).toBe('CZ-MOVE-01 too-far');
  });

  it('CZ-RULE-33 there is no drop of more than 3 inches but a climb', () => {
    const table = activeTable({ pieces: [house(4)], models: [{ at: [10, 10, 4], tokens: 'g' }, {}] });
    expect(table.refusal(go(0, [14, 10]))).toBe('CZ-RULE-33 drop-too-deep');
    expect(table.refusal(go(0, [11.4, 10]))).toBe('fine');
  });

  it('CZ-CLIMB-03 a card may give a climb without rolls, and nothing but a climb', () => {
    const state = drawnState({ pieces: [house(4)], models: [{ at: [6.4, 10], tokens: 'y-' }, {}] });
    const table = new Table(state, frameOf(freeMove, { model: 0, limit: 'yellow', isClimb: true }));
    expect(table.refusal(go(0, [5, 10]))).toBe('CZ-CLIMB-01 no-climb');
    expect(place(table.play(go(0, [9, 10])).over())).toEqual([9000, 10_000, 4000]);
  });
});

describe('climbing with two actions', () => {
  const both = (token: number, second: number, ...points: readonly (readonly [number, number])[]) => ({
    ...go(token, ...points),
    second,
  });

  it('CZ-CLIMB-07 CZ-RULE-35 a wall that is too high for one action takes two tokens and two rolls', () => {
    const table = climber(10, 'y y g');
    expect(table.refusal(go(0, [8, 10]))).toBe('CZ-RULE-35 needs-two-actions');
    table.play(both(0, 1, [8, 10]), 6, 5, 6, 5);
    expect(place(table)).toEqual([8000, 10_000, 10_000]);
    expect(table.tokens(0)).toBe('y- y- g');
  });

  it('CZ-RULE-35 it needs a second ready token, and a wall that is worth it', () => {
    const table = climber(10, 'y y- g');
    expect(table.refusal(both(0, 1, [8, 10]))).toBe('CZ-RULE-35 second-token-not-ready');
    expect(table.refusal(both(0, 0, [8, 10]))).toBe('CZ-RULE-35 second-token-not-ready');
    expect(table.refusal(both(2, 0, [8, 10]))).toBe('CZ-RULE-35 one-action-is-enough');
    expect(table.refusal(both(0, 2, [8, 10]))).toBe('fine');
  });

  it('CZ-RULE-35 the first roll failed: it falls from as high as the first action goes, and the second token stays ready', () => {
    const table = climber(10, 'y y g').play(both(0, 1, [8, 10]), 5, 5);
    expect(place(table)).toEqual([6400, 10_000, 0]);
    expect(table.tokens(0)).toBe('y*- y g');
    expect(
      climber(5, 'r y g')
        .play(both(0, 1, [8, 10]), 4, 5)
        .tokens(0),
    ).toBe('r- y g'); // 3 inches hurt nobody
  });

  it.each([
    ['y', 7],
    ['g', 12],
  ])('CZ-CLIMB-02 CZ-CLIMB-09 CZ-RULE-34 with %s a wall of %i inches is climbed up and down again', (token, top) => {
    const tokens = `${token} ${token} ${token}`;
    const up = climber(top, tokens).play(go(0, [7.005, 10]), 6, 5);
    expect(place(up)).toEqual([7005, 10_000, inches(top)]);
    const down = up.play(go(1, [6.4, 10]), 6, 5);
    expect(place(down)).toEqual([6400, 10_000, 0]);
    expect(climber(top, tokens).refusal(go(0, [7.5, 10]))).toBe('fine'); // the whole base on the roof
    expect(climber(top, tokens).refusal(go(0, [7.9, 10]))).toBe('CZ-MOVE-01 too-far'); // what is walked there counts
    expect(climber(top + 0.1, tokens).refusal(go(0, [7.005, 10]))).toBe('CZ-RULE-35 needs-two-actions');
  });

  it('CZ-CLIMB-02 CZ-CLIMB-10 a ladder as high as the colour is climbed from its foot, not from farther off', () => {
    const ladder = [{ from: { x: 7000, y: 9500 }, to: { x: 7000, y: 10_500 } }];
    const by = (x: number, at: number) =>
      activeTable({
        pieces: [house(6.5, [7, 6, 12, 14], { ladders: ladder })],
        models: [{ at: [x, 10], tokens: 'y' }, {}],
      }).refusal(go(0, [at, 10]));
    expect([by(6.4, 7.5), by(6.4, 7.9), by(5.6, 7.005)]).toEqual(['fine', 'CZ-MOVE-01 too-far', 'CZ-MOVE-01 too-far']);
  });

  it('CZ-CLIMB-08 CZ-EX-20 the second roll failed: YELLOW + YELLOW on 10 inches, a fall of 10 on the second token', () => {
    const table = climber(10, 'y y g').play(both(0, 1, [8, 10]), 6, 5, 5, 5);
    expect(place(table)).toEqual([6400, 10_000, 0]);
    expect(table.tokens(0)).toBe('y- y*- g');
  });

  it('CZ-EX-20 CZ-CLIMB-08 YELLOW + YELLOW on a wall of 14: a fall of 14 takes out', () => {
    const table = climber(14, 'y y g');
    expect(table.refusal(both(0, 1, [7.9, 10]))).toBe('CZ-MOVE-01 too-far');
    expect(climber(14.1, 'y y g').refusal(both(0, 1, [7.005, 10]))).toBe('CZ-RULE-102 wall-too-high');
    expect(
      table
        .play(both(0, 1, [7.005, 10]), 6, 5, 5, 5)
        .playOut()
        .model(0).place,
    ).toBe('out');
  });

  it('CZ-EX-20 CZ-RULE-58 RED + RED on 5 inches: a wound on a RED token takes out', () => {
    const table = climber(5, 'r r g')
      .play(both(0, 1, [7.3, 10]), 6, 5, 4, 5)
      .playOut();
    expect(table.model(0).place).toBe('out');
  });

  it('CZ-RULE-102 a wall that is higher than both colours cannot be declared', () => {
    expect(climber(14.1, 'y y g').refusal(both(0, 1, [8, 10]))).toBe('CZ-RULE-102 wall-too-high');
  });

  it('CZ-RULE-35 gonks cannot, and neither can a [RE]action', () => {
    const table = controlTable({
      pieces: [house(10)],
      models: [{ tokens: 'y-' }, { at: [6.4, 10], player: 0, kind: 'gonk' }, { player: 1 }],
    }).play({ kind: 'gonk', model: 1 });
    expect(table.refusal(both(-1, 0, [8, 10]))).toBe('CZ-RULE-35 gonks-climb-with-one-action');
    const free = new Table(
      drawnState({ pieces: [house(10)], models: [{ at: [6.4, 10], tokens: 'y y' }, {}] }),
      frameOf(freeMove, { model: 0 }),
    );
    expect(free.refusal(both(0, 1, [8, 10]))).toBe('CZ-RULE-35 only-one-action');
  });
});

describe('pushes', () => {
  const shove = (drawn: Partial<DrawnState> & { models: readonly DrawnModel[] }): Table =>
    new Table(drawnState(drawn), frameOf(push, { model: 1, by: 0 }));
  const target = (x: number, y = 10, z = 0): DrawnModel => ({ at: [x, y, z], tokens: 'y' });

  it('CZ-KW-32 CZ-RULE-68 3 inches directly away from the Active Model', () => {
    expect(place(shove({ models: [{ at: [3, 10] }, target(5)] }), 1)).toEqual([8000, 10_000, 0]);
    expect(place(shove({ models: [{ at: [3, 10] }, target(3, 13)] }), 1)).toEqual([3000, 16_000, 0]);
  });

  it('CZ-RULE-68 it stops at scenery, bases and the edge of the table, without rolls', () => {
    const models = [{ at: [3, 10] }, target(5)] as const;
    const fence = block('fence', [7, 8, 7.5, 12]);
    expect(place(shove({ models, pieces: [fence] }), 1)).toEqual([6468, 10_000, 0]);
    expect(place(shove({ models: [...models, target(7.5)] }), 1)).toEqual([6437, 10_000, 0]);
    expect(place(shove({ models: [{ at: [3.5, 10] }, target(2)] }), 1)).toEqual([532, 10_000, 0]);
  });

  it('CZ-RULE-68 CZ-FALL-05 over an edge it falls, on whoever stands there', () => {
    const models = [{ at: [9, 10, 4] }, target(11, 10, 4), target(12.6, 10)] as const;
    const table = shove({ models, pieces: [house(4)] });
    expect(table.model(1).z).toBe(0);
    expect([table.tokens(1), table.tokens(2)]).toEqual(['y*', 'y*']);
  });

  it('CZ-KW-32 CZ-KW-01 a successful attack with Push pushes its target, a failed one does not', () => {
    const ram = drawnAction({
      id: 'ram',
      skill: 'melee',
      bands: ['red'],
      aim: 'rival',
      isAttack: true,
      keywords: { push: 1 },
    });
    const strike = (...dice: number[]) =>
      new Table(
        drawnState({
          models: [
            { at: [3, 10], tokens: 'y', actions: [ram] },
            { at: [5, 10], tokens: 'y' },
          ],
        }),
        frameOf(attack, { model: 0, token: 0, colour: 'yellow', action: 'ram', target: 1 }),
        dice,
      ).over();
    expect(place(strike(6, 5), 1)).toEqual([8000, 10_000, 0]);
    expect(place(strike(5, 5), 1)).toEqual([5000, 10_000, 0]);
  });
});
