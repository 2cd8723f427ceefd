/** Moves in whose middle somebody is taken out: CZ-ACTION-16, CZ-MOVE-10, CZ-DRAG-04, CZ-RULE-43. */
import { describe, expect, it } from 'vitest';
import { activeTable, block, type DrawnGear, type DrawnModel, inches } from '../kit.ts';

const move = (x: number, y: number, more: object = {}) => ({
  kind: 'move',
  token: 0,
  way: [{ x: inches(x), y: inches(y) }],
  ...more,
});

/** Whoever bears it is wounded by a fumble of its own when it opposes. */
const nervous: DrawnGear = {
  id: 'nervous',
  reflexes: [{ on: 'opposing-fumbled', effects: [{ do: 'wound', wounds: 1 }] }],
} as unknown as DrawnGear;
/** All that its bearer does is Dangerous. */
const reckless: DrawnGear = {
  id: 'reckless',
  gifts: [{ give: 'keyword', keyword: 'dangerous', on: {} }],
} as unknown as DrawnGear;

const mover: DrawnModel = { at: [10, 4], tokens: 'g g' };
const far: DrawnModel = { at: [2, 28], player: 1 };

describe('a rival that falls in the roll against who moves through it', () => {
  const brittle: DrawnModel = { at: [10, 8], player: 1, tokens: 'r', gear: [nervous] };
  const fence = block('fence', [8, 11, 12, 11.2], { top: 1000 });

  it('CZ-MOVE-10 what comes behind it on the way still wants a roll of its own', () => {
    const table = activeTable({ models: [mover, brittle, far], pieces: [fence] });
    table.play(move(10, 14), 9, 1, 4, 5);
    expect(table.model(1).place).toBe('out');
    expect(table.story.filter((name) => name === 'declared')).toHaveLength(2);
    expect(table.model(0).y).toBeLessThan(inches(11));
  });

  it('CZ-MOVE-10 also if it had been passed before on the same way', () => {
    const wire = block('wire', [8.6, 4, 8.8, 7], { top: 1000 });
    const table = activeTable({ models: [{ ...mover, at: [10, 5] }, brittle, far], pieces: [wire] });
    const way = [
      { x: inches(10), y: inches(10) },
      { x: inches(10), y: inches(5.8) },
      { x: inches(7.6), y: inches(5.8) },
    ];
    table.play({ kind: 'move', token: 0, way }, 9, 4, 9, 1, 4, 5);
    expect(table.model(1).place).toBe('out');
    expect(table.model(0).x).toBeGreaterThan(inches(8.8));
  });

  it('CZ-MOVE-08 and nobody is left to stop the move', () => {
    const table = activeTable({ models: [mover, brittle, far] });
    table.play(move(10, 14), 9, 1);
    expect([table.model(1).place, table.model(0).y]).toEqual(['out', inches(14)]);
  });
});

describe('dragging that loses one of the two', () => {
  it('CZ-DRAG-04 a rival that fell in the roll is not placed', () => {
    const table = activeTable({
      models: [mover, { at: [10, 5.8], player: 1, tokens: 'r', gear: [nervous] }, far],
    });
    table.play(move(10, 2, { drag: { model: 1 } }), 9, 1);
    expect([table.model(1).place, table.model(1).y]).toEqual(['out', inches(5.8)]);
    expect(table.waiting).toBe('a activation');
  });

  it('CZ-DRAG-04 CZ-RULE-43 who was taken out on the way places nothing', () => {
    const fence = block('fence', [8, 2, 12, 2.2], { top: 1000 });
    const table = activeTable({
      models: [{ ...mover, tokens: 'r g', gear: [reckless] }, { at: [10, 5.8], player: 0, tokens: 'y' }, far],
      pieces: [fence],
    });
    table.play(move(10, 1.2, { drag: { model: 1 } }), 5, 2, 1, 5);
    expect(table.model(0).place).toBe('out');
    expect(table.model(1).y).toBe(inches(5.8));
    expect(table.step).not.toBe('combat-zone/place-dragged');
  });
});
