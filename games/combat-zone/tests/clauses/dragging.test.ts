/** Dragging objects and models: CZ-DRAG, CZ-FALL-05, 06, CZ-RULE-18, 38, 72, 79, 98. */
import type { Piece } from '@tablerunner/geometry';
import { describe, expect, it } from 'vitest';
import { activeTable, block, type DrawnModel, type DrawnState, inches, type Table } from '../kit.ts';

const way = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => ({ x: inches(x), y: inches(y) }));
const drag = (what: { model: number } | { piece: string }, ...points: readonly (readonly [number, number])[]) => ({
  kind: 'move',
  token: 0,
  way: way(...points),
  drag: what,
});
const put = (x: number, y: number) => ({ kind: 'place', x: inches(x), y: inches(y) });
const place = (table: Table, model = 0): number[] => [table.model(model).x, table.model(model).y, table.model(model).z];

const crate = (piece: Partial<Piece> = {}, box: readonly [number, number, number, number] = [11.2, 9.5, 12.2, 10.5]) =>
  block('crate', box, { top: 1000, isLight: true, ...piece });

/** Model 0 stands at 10, 10 with a GREEN token to pay. */
const dragger = (others: readonly DrawnModel[] = [], drawn: Partial<DrawnState> = {}): Table =>
  activeTable({ models: [{ at: [10, 10], tokens: 'g g' }, ...(others.length > 0 ? others : [{}])], ...drawn });

const corner = (table: Table): unknown => table.state.field.pieces.find(({ id }) => id === 'crate')?.outline[0];

describe('dragging objects', () => {
  const table = (piece: Partial<Piece> = {}, drawn: Partial<DrawnState> = {}) =>
    dragger([], { pieces: [crate(piece)], ...drawn });

  it('CZ-DRAG-01 a light object at reach, by Reflexes against the Obstacle die', () => {
    expect(table({ isLight: false }).refusal(drag({ piece: 'crate' }, [8, 10]))).toBe('CZ-DRAG-01 too-heavy');
    expect(table().refusal(drag({ piece: 'none' }, [8, 10]))).toBe('CZ-DRAG-01 no-such-piece');
    const far = dragger([], { pieces: [crate({}, [11.6, 9.5, 12.6, 10.5])] });
    expect(far.refusal(drag({ piece: 'crate' }, [8, 10]))).toBe('CZ-DRAG-01 not-at-reach');
    const dragged = table().play(drag({ piece: 'crate' }, [8, 10]), 9, 5);
    const declared = dragged.events.find(({ name }) => name === 'combat-zone/declared');
    expect(declared?.data).toMatchObject({ contest: { purpose: 'drag', opposing: [{ model: -1 }] } });
  });

  it('CZ-DRAG-02 only up to RED, whatever the colour', () => {
    expect(table().refusal(drag({ piece: 'crate' }, [6.9, 10]))).toBe('CZ-DRAG-02 too-far');
    expect(table().refusal(drag({ piece: 'crate' }, [7, 10]))).toBe('fine');
  });

  it('CZ-RULE-72 failed, the action is lost and nothing moves', () => {
    const failed = table().play(drag({ piece: 'crate' }, [7, 10]), 5, 5);
    expect(place(failed)).toEqual([10_000, 10_000, 0]);
    expect(corner(failed)).toEqual({ x: 11_200, y: 9500 });
    expect(failed.tokens(0)).toBe('g- g');
  });

  it('CZ-DRAG-03 an obstacle in its way is rolled for besides', () => {
    const fence = block('fence', [8.2, 9, 8.4, 11], { top: 1000 });
    const over = () => table({}, { pieces: [crate(), fence] });
    expect(place(over().play(drag({ piece: 'crate' }, [7.3, 10]), 9, 5, 9, 5))).toEqual([7300, 10_000, 0]);
    expect(place(over().play(drag({ piece: 'crate' }, [7.3, 10]), 9, 5, 4, 5))).toEqual([8932, 10_000, 0]);
  });

  it('CZ-DRAG-04 the model moves first, then the object is placed at reach of it', () => {
    const dragged = table().play(drag({ piece: 'crate' }, [7, 10]), 9, 5);
    expect(place(dragged)).toEqual([7000, 10_000, 0]);
    expect(dragged.waiting).toBe('a place-dragged');
    expect(dragged.refusal(put(11.2, 9.5))).toBe('CZ-DRAG-04 not-at-reach');
    expect(dragged.refusal({ kind: 'leave' })).toBe('CZ-DRAG-04 must-be-placed');
    dragged.play(put(8.2, 9.5));
    expect(corner(dragged)).toEqual({ x: 8200, y: 9500 });
  });

  it('CZ-DRAG-04 also if the move ended early at an obstacle: the drag itself has succeeded', () => {
    const fence = block('fence', [8.2, 9, 8.4, 11], { top: 1000 });
    const stopped = table({}, { pieces: [crate(), fence] }).play(drag({ piece: 'crate' }, [7.3, 10]), 9, 5, 4, 5);
    expect(stopped.waiting).toBe('a place-dragged');
    expect(stopped.refusal(put(20, 20))).toBe('CZ-DRAG-04 not-at-reach');
  });

  it('CZ-RULE-98 not onto a model, not onto other scenery, not off the table', () => {
    const dragged = dragger([{ at: [9, 11], player: 0 }, { player: 1 }], {
      pieces: [crate(), block('fence', [8, 8, 9, 8.9])],
    }).play(drag({ piece: 'crate' }, [7, 10]), 9, 5);
    expect(dragged.refusal(put(8.1, 10.4))).toBe('CZ-RULE-98 model-in-the-way');
    expect(dragged.refusal(put(7.9, 8.5))).toBe('CZ-RULE-98 piece-in-the-way');
    const edge = activeTable({
      models: [{ at: [1.5, 10], tokens: 'g g' }, {}],
      pieces: [crate({}, [2.7, 9.5, 3.7, 10.5])],
    }).play(drag({ piece: 'crate' }, [1, 10]), 9, 5);
    expect(edge.refusal(put(-0.5, 11))).toBe('CZ-RULE-38 off-the-table');
  });

  it('CZ-DRAG-05 CZ-FALL-05 CZ-FALL-06 an object may be dropped from a roof, on whoever stands below', () => {
    const house = block('house', [7, 6, 11, 14], { kind: 'barrier', top: 4000, isFloor: true });
    const dropped = dragger([{ at: [12, 10], tokens: 'y' }], {
      models: [
        { at: [10, 10, 4], tokens: 'g g' },
        { at: [12.3, 10], tokens: 'y' },
      ],
      pieces: [house, crate({ bottom: 4000, top: 5000 }, [8.2, 9.5, 9.2, 10.5])],
    }).play(drag({ piece: 'crate' }, [10.2, 10]), 9, 5);
    dropped.play(put(11.5, 9.5));
    expect(dropped.tokens(1)).toBe('y*');
    const piece = dropped.state.field.pieces.find(({ id }) => id === 'crate');
    expect([piece?.bottom, piece?.top]).toEqual([0, 1000]);
    expect(dropped.refusal({ kind: 'end' })).toBe('fine');
  });

  it('CZ-DRAG-01 CZ-RULE-22 an object behind a wall is not at reach, and none is put behind one', () => {
    const thick = block('wall', [10.7, 6, 10.9, 14], { kind: 'barrier', top: 4000 });
    const hidden = dragger([], { pieces: [crate({}, [11, 9.5, 12, 10.5]), thick] });
    expect(hidden.refusal(drag({ piece: 'crate' }, [8, 10]))).toBe('CZ-DRAG-01 not-at-reach');
    const wall = block('wall', [7, 6, 7.2, 14], { kind: 'barrier', top: 4000 });
    const dragged = table({}, { pieces: [crate(), wall] }).play(drag({ piece: 'crate' }, [7.8, 10]), 9, 5);
    expect(dragged.refusal(put(5.9, 9.5))).toBe('CZ-DRAG-04 not-at-reach');
    expect(dragged.refusal(put(8.5, 9.5))).toBe('fine');
  });

  it('CZ-DRAG-04 CZ-DRAG-05 an object comes along up a step, and down one', () => {
    const stage = block('stage', [3, 6, 9, 14], { kind: 'barrier', top: 2000, isFloor: true });
    const heights = (dragged: Table) => {
      const piece = dragged.state.field.pieces.find(({ id }) => id === 'crate');
      return [piece?.bottom, piece?.top];
    };
    const up = dragger([], { pieces: [crate(), stage] }).play(drag({ piece: 'crate' }, [7, 10]), 9, 5, 9, 5);
    expect(place(up)).toEqual([7000, 10_000, 2000]);
    expect(heights(up.play(put(7.6, 9.5)))).toEqual([2000, 3000]);
    const down = activeTable({
      models: [{ at: [8, 10, 2], tokens: 'g g' }, {}],
      pieces: [stage, crate({ bottom: 2000, top: 3000 }, [6.2, 9.5, 7.2, 10.5])],
    }).play(drag({ piece: 'crate' }, [10.6, 10]), 9, 5, 9, 5);
    expect(place(down)).toEqual([10_600, 10_000, 0]);
    expect(heights(down.play(put(11.4, 9.5)))).toEqual([0, 1000]);
  });

  it('CZ-RULE-98 CZ-DRAG-05 an object that is dropped is held out where there is room, and lies close to whom it hits', () => {
    const roof = block('roof', [2, 5, 8, 11], { kind: 'barrier', top: 4000, isFloor: true });
    const tall = block('tall', [8, 3, 14, 8], { kind: 'barrier', top: 9000, isFloor: true });
    const onRoof = (models: readonly DrawnModel[], ...pieces: readonly Piece[]) =>
      activeTable({
        models: [{ at: [7.1, 9, 4], tokens: 'g g' }, ...models],
        pieces: [roof, ...pieces, crate({ bottom: 4000, top: 5000 }, [5.6, 9, 6.4, 9.8])],
      }).play(drag({ piece: 'crate' }, [7.3, 8.8]), 9, 5);
    expect(onRoof([{ player: 1 }], tall).refusal(put(7.7, 7.4))).toBe('CZ-RULE-98 piece-in-the-way');
    const friendly: DrawnModel = { at: [7.6, 7.5, 4], player: 0 };
    expect(onRoof([friendly, { player: 1 }]).refusal(put(7.65, 7.4))).toBe('CZ-RULE-98 model-in-the-way');
    const hit = onRoof([{ at: [9, 8], player: 1, tokens: 'y y y' }]).play(put(8.05, 7.4));
    const { outline = [] } = hit.state.field.pieces.find(({ id }) => id === 'crate') ?? {};
    const [left, right] = [Math.min(...outline.map(({ x }) => x)), Math.max(...outline.map(({ x }) => x))];
    const [low, high] = [Math.min(...outline.map(({ y }) => y)), Math.max(...outline.map(({ y }) => y))];
    const { x, y, width } = hit.model(1);
    const gap = Math.hypot(Math.max(left - x, 0, x - right), Math.max(low - y, 0, y - high)) - width / 2;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(10);
  });

  it('CZ-DRAG-01 nobody drags what somebody stands on', () => {
    const stood = dragger([{ at: [11.7, 10, 1], player: 0 }, { player: 1 }], { pieces: [crate({ isFloor: true })] });
    expect(stood.refusal(drag({ piece: 'crate' }, [8, 10]))).toBe('CZ-DRAG-01 somebody-stands-on-it');
  });
});

describe('dragging models', () => {
  const friend: DrawnModel = { at: [12, 10], player: 0, tokens: 'y', skills: { reflexes: 5 } };
  const rival: DrawnModel = { at: [12, 10], player: 1, tokens: 'y', skills: { reflexes: 1 } };
  const far: DrawnModel = { at: [20, 28], player: 1 };

  it('CZ-DRAG-06 CZ-RULE-18 friends and rivals at reach, nobody farther away', () => {
    expect(dragger([friend, far]).refusal(drag({ model: 1 }, [8, 10]))).toBe('fine');
    expect(dragger([rival, far]).refusal(drag({ model: 1 }, [8, 10]))).toBe('fine');
    expect(dragger([friend, far]).refusal(drag({ model: 2 }, [8, 10]))).toBe('CZ-DRAG-06 not-at-reach');
    expect(dragger([friend, far]).refusal(drag({ model: 0 }, [8, 10]))).toBe('CZ-DRAG-06 drags-itself');
    expect(dragger([friend, far]).refusal(drag({ model: 9 }, [8, 10]))).toBe('CZ-DRAG-06 not-on-the-table');
  });

  it('CZ-DRAG-07 CZ-DRAG-10 a friend who is not in a brawl: against the Obstacle die, then as with objects', () => {
    const table = dragger([friend, far]).play(drag({ model: 1 }, [8, 10]), 6, 5);
    expect(table.waiting).toBe('a place-dragged');
    expect(table.refusal(put(12, 10))).toBe('CZ-DRAG-04 not-at-reach');
    expect(table.refusal(put(8.5, 10))).toBe('CZ-MOVE-06 ends-on-a-base');
    table.play(put(10, 10));
    expect(place(table, 1)).toEqual([10_000, 10_000, 0]);
    expect(table.tokens(1)).toBe('y');
  });

  it('CZ-DRAG-08 a friend out of a brawl: against the Reflexes of a rival in it, whom the opponent chooses', () => {
    const foes: DrawnModel[] = [
      { at: [14, 10], player: 1, tokens: 'y', skills: { reflexes: 2 } },
      { at: [12, 12], player: 1, tokens: 'y', skills: { reflexes: 3 } },
    ];
    const table = dragger([friend, ...foes]).play(drag({ model: 1 }, [8, 10]));
    expect(table.waiting).toBe('b choose-rival');
    table.play({ kind: 'stop', model: 3 }, 8, 5); // 8 against 5 + 3
    expect(place(table)).toEqual([10_000, 10_000, 0]);
  });

  it('CZ-DRAG-09 a rival: against its Reflexes', () => {
    expect(place(dragger([rival, far]).play(drag({ model: 1 }, [8, 10]), 6, 5))).toEqual([10_000, 10_000, 0]);
    expect(place(dragger([rival, far]).play(drag({ model: 1 }, [8, 10]), 7, 5))).toEqual([8000, 10_000, 0]);
  });

  it('CZ-RULE-72 that roll is the escape from the rival who is dragged; others must be escaped from as usual', () => {
    const table = dragger([rival, { at: [10, 12], player: 1, tokens: 'y' }]).play(
      drag({ model: 1 }, [8, 9]),
      7,
      5,
      4,
      4,
    );
    expect(place(table)).toEqual([10_000, 10_000, 0]); // dragged, but not escaped
    const out = dragger([rival, { at: [10, 12], player: 1, tokens: 'y' }]).play(drag({ model: 1 }, [8, 9]), 7, 5, 5, 4);
    expect(place(out)).toEqual([8000, 9000, 0]);
  });

  it('CZ-RULE-72 a model in a brawl cannot drag friends or objects', () => {
    const table = dragger([friend, { at: [10, 12], player: 1 }], { pieces: [crate({}, [8, 9.5, 8.8, 10.5])] });
    expect(table.refusal(drag({ model: 1 }, [8, 6]))).toBe('CZ-RULE-72 only-rivals-in-a-brawl');
    expect(table.refusal(drag({ piece: 'crate' }, [10, 8]))).toBe('CZ-RULE-72 only-rivals-in-a-brawl');
  });

  it('CZ-RULE-72 no [RE]action, and nobody is put behind a wall', () => {
    const wall = block('wall', [8.8, 6, 9, 14], { kind: 'barrier', top: 4000 });
    const table = activeTable({
      models: [
        { at: [10, 10], tokens: 'g g' },
        { ...rival, at: [12, 10], tokens: 'y y' },
      ],
      pieces: [wall],
    }).play(drag({ model: 1 }, [9.6, 10]), 9, 5);
    expect(table.refusal(put(8.2, 10))).toBe('CZ-DRAG-04 not-at-reach');
    table.play(put(11, 11.2));
    expect(table.waiting).toBe('a activation');
  });

  it('CZ-RULE-72 CZ-RULE-30 who is dropped over an edge is not held out inside a wall or through another base', () => {
    const roof = block('roof', [5, 5, 11, 11], { kind: 'barrier', top: 4000, isFloor: true });
    const tall = block('tall', [11, 3, 17, 8], { kind: 'barrier', top: 9000, isFloor: true });
    const held = (others: readonly DrawnModel[], ...pieces: readonly Piece[]) =>
      activeTable({
        models: [{ at: [10.2, 8.6, 4], tokens: 'g g' }, { at: [9.1, 8.6, 4], player: 0 }, ...others, far],
        pieces: [roof, ...pieces],
      }).play(drag({ model: 1 }, [10.4, 8.6]), 9, 5);
    expect(held([], tall).refusal(put(11.3, 7.9))).toBe('CZ-RULE-30 ends-on-a-barrier');
    expect(held([{ at: [10.9, 9.9, 4], player: 0 }]).refusal(put(11.4, 9.6))).toBe('CZ-MOVE-06 ends-on-a-base');
    expect(held([]).refusal(put(11.4, 9.6))).toBe('fine');
  });

  it('CZ-RULE-79 a drone is not dragged by rivals', () => {
    const drone: DrawnModel = { at: [12, 10], player: 1, kind: 'drone' };
    expect(dragger([drone, far]).refusal(drag({ model: 1 }, [8, 10]))).toBe('CZ-RULE-79 drones-cannot-be-dragged');
  });

  it('CZ-DRAG-05 CZ-FALL-03 a rival may be dropped from a roof and is hurt by the fall', () => {
    const house = block('house', [6, 6, 11, 14], { kind: 'barrier', top: 4000, isFloor: true });
    const table = activeTable({
      models: [
        { at: [10, 10, 4], tokens: 'g g' },
        { at: [8.2, 10, 4], player: 1, tokens: 'y' },
      ],
      pieces: [house],
    }).play(drag({ model: 1 }, [10.4, 10]), 9, 5);
    table.play(put(11.9, 10));
    expect(place(table, 1)).toEqual([11_900, 10_000, 0]);
    expect(table.tokens(1)).toBe('y*');
    expect(table.waiting).toBe('a activation');
  });
});
