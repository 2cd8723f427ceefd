/** Ranges, paths of attack, cover and heights: CZ-RANGE, CZ-PATH, CZ-COVER, CZ-HEIGHT, CZ-GAME-17, 18, CZ-KW-28, 29, CZ-RULE-02, 20 to 27, 56, 94, 95, 99, 104. */
import { frameOf } from '@tablerunner/engine';
import type { Piece } from '@tablerunner/geometry';
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../content/types.ts';
import { attack } from '../../rules/attacks/attack.ts';
import { coverOn, pathBetween } from '../../rules/targeting/path.ts';
import { bandBetween, distanceBetween } from '../../rules/targeting/table.ts';
import { checkTarget, targetsOf } from '../../rules/targeting/targets.ts';
import { isVisible } from '../../rules/targeting/visible.ts';
import { block, type DrawnModel, drawnAction, drawnState, Table } from '../kit.ts';

const RANGED = drawnAction({ id: 'gun', skill: 'ranged', bands: ['yellow', 'green'], aim: 'rival', isAttack: true });
const LONG = drawnAction({ ...RANGED, id: 'rifle', bands: ['long'] });
const ALL = drawnAction({ ...RANGED, id: 'all', bands: ['red', 'yellow', 'green', 'long'] });
const LOB = drawnAction({ ...ALL, id: 'lob', keywords: { indirect: 1 } });

/** Model 0 acts; the others stand so many inches of centres to its right. */
const line = (...at: readonly number[]) =>
  drawnState({ size: [44, 30], models: [{ at: [2, 10] }, ...at.map((x): DrawnModel => ({ at: [2 + x, 10] }))] });

const verdict = (state: ReturnType<typeof line>, action: ActionCard, target = 1): string => {
  const judged = checkTarget(state, 0, action, target);
  return judged.ok ? 'fine' : `${judged.clause} ${judged.reason}`;
};

describe('ranges', () => {
  it('CZ-EX-56 CZ-GAME-18 CZ-RULE-21 standard bases of 27 mm: bands by distance of centres', () => {
    const band = (centres: number) => bandBetween(line(centres), 0, 1);
    expect([4.063, 4.083].map(band)).toEqual(['red', 'yellow']);
    expect([8.063, 8.083].map(band)).toEqual(['yellow', 'green']);
    expect([13.063, 13.083, 30].map(band)).toEqual(['green', 'long', 'long']);
  });

  it('CZ-GAME-17 the base decides every distance: a larger one is nearer', () => {
    const wide = drawnState({ models: [{ at: [2, 10] }, { at: [7, 10], width: 2000 }] });
    expect(distanceBetween(line(5), 0, 1)).toBe(3937);
    expect(distanceBetween(wide, 0, 1)).toBe(3469);
  });

  it('CZ-RULE-20 CZ-RANGE-01 exactly 3, 7 and 12 inches belong to the nearer band', () => {
    const band = (gap: number) => bandBetween(line(gap + 1.063), 0, 1);
    expect([3, 7, 12].map(band)).toEqual(['red', 'yellow', 'green']);
  });

  it('CZ-RULE-93 a length meets a limit up to 10 thousandths over it; an overlap of 50 or less is none', () => {
    const band = (gap: number) => bandBetween(line(gap + 1.063), 0, 1);
    expect([3.01, 3.011].map(band)).toEqual(['red', 'yellow']);
    const beside = (y: number) =>
      drawnState({ pieces: [block('crate', [7, y, 9, y + 2])], models: [{ at: [2, 10] }, { at: [14, 10] }] });
    expect(pathBetween(beside(10.45), 0, 1).cover).toEqual([]);
    expect(pathBetween(beside(10.449), 0, 1).cover).toHaveLength(1);
  });

  it('CZ-RULE-21 heights count: 3 inches up and 2.9 away are beyond RED', () => {
    const tower = block('tower', [4, 8, 8, 12], { kind: 'barrier', top: 3000, isFloor: true });
    const state = drawnState({ pieces: [tower], models: [{ at: [2, 10] }, { at: [5.963, 10, 3] }] });
    expect(distanceBetween(state, 0, 1)).toBe(4173);
    expect(bandBetween(state, 0, 1)).toBe('yellow');
  });

  it('CZ-RANGE-04 CZ-PATH-06 an action reaches only the bands of its range', () => {
    expect(verdict(line(6), RANGED)).toBe('fine');
    expect(verdict(line(13), RANGED)).toBe('fine');
    expect(verdict(line(14), RANGED)).toBe('CZ-PATH-06 out-of-range');
  });

  it('CZ-RANGE-05 CZ-EX-02 a range of YELLOW and GREEN leaves RED out', () => {
    expect(verdict(line(4), RANGED)).toBe('CZ-PATH-06 out-of-range');
    expect(verdict(line(4.2), RANGED)).toBe('fine');
  });

  it('CZ-RANGE-06 long range is everything beyond the Limiter', () => {
    expect(verdict(line(13), LONG)).toBe('CZ-PATH-06 out-of-range');
    expect([14, 30, 40].map((x) => verdict(line(x), LONG))).toEqual(['fine', 'fine', 'fine']);
  });

  it('CZ-RANGE-07 without the long-range field nothing beyond 12 inches is a target', () => {
    expect(verdict(line(40), RANGED)).toBe('CZ-PATH-06 out-of-range');
  });

  it('CZ-RANGE-08 an action without a range asks for a path only', () => {
    const words = drawnAction({ id: 'words', skill: 'tech', aim: 'rival' });
    expect([3, 9, 40].map((x) => verdict(line(x), words))).toEqual(['fine', 'fine', 'fine']);
  });

  it('CZ-RANGE-03 CZ-RULE-02 an action at reach needs a target within 1 inch', () => {
    const touch = drawnAction({ id: 'touch', skill: 'med', aim: 'any', isAtReach: true });
    expect(verdict(line(2.063), touch)).toBe('fine');
    expect(verdict(line(2.1), touch)).toBe('CZ-RANGE-03 not-at-reach');
  });

  it('CZ-RANGE-02 CZ-PATH-02 the path is as wide as the Limiter: what lies farther aside is not in it', () => {
    const beside = (y: number) =>
      drawnState({ pieces: [block('crate', [7, y, 9, y + 2])], models: [{ at: [2, 10] }, { at: [14, 10] }] });
    expect(pathBetween(beside(10.4), 0, 1).cover).toEqual([{ piece: 'crate', why: 'enters' }]);
    expect(pathBetween(beside(10.5), 0, 1).cover).toEqual([]);
  });
});

describe('targets', () => {
  const crowd = drawnState({
    models: [
      { at: [2, 2] },
      { at: [8, 2], player: 0 },
      { at: [8, 8], player: 1 },
      { at: [2, 8], player: 1, place: 'reserve' },
      { at: [14, 2], player: 1, kind: 'drone' },
    ],
  });
  const judged = (action: ActionCard) =>
    targetsOf(crowd, 0, action).map(({ model, problem }) => `${model} ${problem?.reason ?? 'fine'}`);

  it('CZ-BASIC-04 an attack aims at rivals only, and nobody aims at a model in Reserve', () => {
    expect(judged(ALL)).toEqual(['0 not-a-rival', '1 not-a-rival', '2 fine', '4 fine']);
    expect(verdict(crowd, ALL, 3)).toBe('CZ-RULE-46 not-on-the-table');
    expect(verdict(crowd, ALL, 9)).toBe('CZ-ACTION-12 no-such-model');
  });

  it('CZ-OUT-05 nobody aims at a model that was taken out', () => {
    const fallen = drawnState({ models: [{ at: [2, 2] }, { at: [8, 2], player: 1, place: 'out' }] });
    expect(verdict(fallen, ALL, 1)).toBe('CZ-OUT-05 not-on-the-table');
  });

  it('CZ-ACTION-06 friends, other friends, oneself: as the action says; drones are immune to what is no attack', () => {
    const heal = (aim: ActionCard['aim']) => drawnAction({ id: 'heal', skill: 'med', aim });
    expect(judged(heal('friend')).slice(0, 3)).toEqual(['0 fine', '1 fine', '2 aims-at-friend']);
    expect(judged(heal('other-friend')).slice(0, 2)).toEqual(['0 aims-at-other-friend', '1 fine']);
    expect(judged(heal('self')).slice(0, 2)).toEqual(['0 fine', '1 aims-at-self']);
    expect(judged(heal('rival'))).toEqual(['0 aims-at-rival', '1 aims-at-rival', '2 fine', '4 drones-are-immune']);
    expect(judged(heal('none'))).toEqual([]);
  });
});

const wall = (kind: Piece['kind'], box: readonly [number, number, number, number], piece: Partial<Piece> = {}) =>
  block('wall', box, { kind, top: 4000, ...piece });

/** Two models 12 inches apart, scenery and models between them. */
const between = (pieces: readonly Piece[], others: readonly DrawnModel[] = []) =>
  drawnState({ pieces, models: [{ at: [2, 10] }, { at: [14, 10] }, ...others] });

describe('paths of attack', () => {
  it('CZ-PATH-01 CZ-COVER-04 a barrier that crosses the path blocks it', () => {
    const shut = between([wall('barrier', [7, 8, 8, 12])]);
    expect(verdict(shut, ALL)).toBe('CZ-COVER-04 path-blocked');
    expect(pathBetween(shut, 0, 1).blockedBy).toBe('wall');
  });

  it('CZ-PATH-01 an action on a friend needs a path just as well', () => {
    const heal = drawnAction({ id: 'heal', skill: 'med', aim: 'other-friend', bands: ['green'] });
    const friends = (pieces: readonly Piece[]) =>
      drawnState({ pieces, models: [{ at: [2, 10] }, { at: [14, 10], player: 0 }] });
    expect(verdict(friends([]), heal)).toBe('fine');
    expect(verdict(friends([wall('barrier', [7, 8, 8, 12])]), heal)).toBe('CZ-COVER-04 path-blocked');
  });

  it('CZ-PATH-03 at long range the corridor runs on: a barrier far away blocks as well', () => {
    const far = (pieces: readonly Piece[]) =>
      drawnState({ size: [44, 30], pieces, models: [{ at: [2, 10] }, { at: [40, 10] }] });
    expect(verdict(far([wall('barrier', [30, 8, 31, 12])]), LONG)).toBe('CZ-COVER-04 path-blocked');
    expect(verdict(far([wall('barrier', [30, 11, 31, 12])]), LONG)).toBe('fine');
  });

  it('CZ-PATH-04 CZ-RULE-23 sight is mutual, whatever the base sizes', () => {
    const shut = between([wall('barrier', [7, 8, 8, 12])]);
    expect([isVisible(shut, 0, 1), isVisible(shut, 1, 0)]).toEqual([false, false]);
    const open = drawnState({
      pieces: [wall('barrier', [7, 10.2, 8, 12])],
      models: [{ at: [2, 10], width: 2000 }, { at: [14, 10] }],
    });
    expect([isVisible(open, 0, 1), isVisible(open, 1, 0)]).toEqual([true, true]);
  });

  it('CZ-PATH-05 range does not matter for being visible, obstacles neither', () => {
    const far = drawnState({
      size: [44, 30],
      pieces: [wall('obstacle', [20, 8, 21, 12])],
      models: [{ at: [2, 10] }, { at: [42, 10] }],
    });
    expect(isVisible(far, 0, 1)).toBe(true);
  });
});

describe('obscured paths', () => {
  const coverIn = (state: ReturnType<typeof between>, action = ALL) => coverOn(state, 0, 1, action);

  it('CZ-COVER-01 an obstacle that enters or crosses the path adds 1', () => {
    const plusOne = [{ why: 'obstacle-in-the-path', by: 1 }];
    expect(coverIn(between([]))).toEqual([]);
    expect(coverIn(between([wall('obstacle', [7, 10.2, 8, 12])]))).toEqual(plusOne);
    expect(coverIn(between([wall('obstacle', [7, 8, 8, 12])]))).toEqual(plusOne);
  });

  it('CZ-COVER-02 another model in the path adds 1, friend or rival', () => {
    const plusOne = [{ why: 'model-in-the-path', by: 1 }];
    expect(coverIn(between([], [{ at: [8, 10], player: 0 }]))).toEqual(plusOne);
    expect(coverIn(between([], [{ at: [8, 10], player: 1 }]))).toEqual(plusOne);
    expect(coverIn(between([], [{ at: [8, 12], player: 1 }]))).toEqual([]);
    expect(coverIn(between([], [{ at: [8, 10], player: 1, place: 'out' }]))).toEqual([]);
  });

  it('CZ-COVER-03 a barrier that only enters the path adds 1', () => {
    expect(coverIn(between([wall('barrier', [7, 10.2, 8, 12])]))).toEqual([{ why: 'barrier-in-the-path', by: 1 }]);
  });

  it('CZ-COVER-05 one for each of them', () => {
    const pieces = [wall('obstacle', [6, 8, 7, 12]), block('post', [9, 10.2, 9.5, 12], { kind: 'barrier', top: 4000 })];
    expect(coverIn(between(pieces, [{ at: [11, 10], player: 1 }]))).toHaveLength(3);
  });

  it('CZ-COVER-06 CZ-RULE-25 CZ-RULE-95 what stands within 1 inch of the attacker adds nothing, but a barrier still blocks', () => {
    expect(coverIn(between([wall('obstacle', [3.5, 8, 4, 12])]))).toEqual([]);
    expect(coverIn(between([], [{ at: [3.6, 10], player: 0 }]))).toEqual([]);
    expect(verdict(between([wall('barrier', [3.5, 8, 4, 12])]), ALL)).toBe('CZ-COVER-04 path-blocked');
    expect(coverIn(between([wall('obstacle', [3.6, 8, 4, 12])]))).toHaveLength(1);
  });

  it('CZ-RULE-24 a door inside the corridor breaks the run of a barrier', () => {
    const door = {
      kind: 'door',
      bottom: 0,
      top: 2500,
      from: { x: 7000, y: 10_600 },
      to: { x: 7000, y: 9400 },
    } as const;
    const open = between([wall('barrier', [7, 8, 8, 12], { openings: [door] })]);
    expect(verdict(open, ALL)).toBe('fine');
  });

  it('CZ-KW-28 CZ-RULE-99 Indirect: neither obstacles nor models add anything', () => {
    const state = between([wall('obstacle', [6, 8, 7, 12])], [{ at: [9, 10], player: 1 }]);
    expect(coverIn(state)).toHaveLength(2);
    expect(coverIn(state, LOB)).toEqual([]);
  });

  it('CZ-KW-29 Indirect does not change what barriers do', () => {
    expect(coverIn(between([wall('barrier', [7, 10.2, 8, 12])]), LOB)).toHaveLength(1);
    expect(verdict(between([wall('barrier', [7, 8, 8, 12])]), LOB)).toBe('CZ-COVER-04 path-blocked');
  });

  it('CZ-RULE-56 the target adds the cover to its roll; the Obstacle die of a drone never does', () => {
    const shoot = (kind: 'character' | 'drone', ...dice: number[]) => {
      const state = drawnState({
        pieces: [wall('obstacle', [6, 8, 7, 12])],
        models: [
          { at: [2, 10], tokens: 'y', actions: [ALL] },
          { at: [14, 10], tokens: 'y', kind },
        ],
      });
      const memory = { model: 0, token: 0, colour: 'yellow', action: 'all', target: 1 } as const;
      return new Table(state, frameOf(attack, memory), dice).over();
    };
    expect(shoot('character', 5, 4).tokens(1)).toBe('y');
    expect(shoot('character', 6, 4).tokens(1)).toBe('y*');
    expect(shoot('drone', 5, 4).model(1).place).toBe('out');
  });
});

describe('elevation', () => {
  const roof = (at: number) => ({
    pieces: [block('house', [8, 6, 16, 14], { kind: 'barrier', top: 4000, isFloor: true })],
    models: [{ at: [3, 10] }, { at: [at, 10, 4] }] as DrawnModel[],
  });

  it('CZ-HEIGHT-01 CZ-HEIGHT-02 CZ-EX-22 shot at from below, the edge of the roof is an obstacle', () => {
    const state = drawnState(roof(9));
    expect(verdict(state, ALL)).toBe('fine');
    expect(coverOn(state, 0, 1, ALL)).toEqual([{ why: 'roof-edge', by: 1 }]);
  });

  it('CZ-HEIGHT-03 CZ-EX-22 shooting down from the edge, the building has no effect', () => {
    const state = drawnState(roof(9));
    expect(checkTarget(state, 1, ALL, 0).ok).toBe(true);
    expect(coverOn(state, 1, 0, ALL)).toEqual([]);
  });

  it('CZ-HEIGHT-04 CZ-EX-23 CZ-RULE-27 farther from the edge neither sees the other', () => {
    const state = drawnState(roof(10));
    expect(verdict(state, ALL)).toBe('CZ-COVER-04 path-blocked');
    expect(isVisible(state, 1, 0)).toBe(false);
  });

  it('CZ-RULE-94 on a low wall just as on a high one: freely down, +1 from below', () => {
    const state = drawnState({
      pieces: [block('crate', [8, 8, 12, 12], { kind: 'barrier', top: 2000, isFloor: true })],
      models: [{ at: [3, 10] }, { at: [9, 10, 2] }],
    });
    expect(coverOn(state, 0, 1, ALL)).toHaveLength(1);
    expect(coverOn(state, 1, 0, ALL)).toEqual([]);
  });

  it('CZ-RULE-26 low scenery far from the target does not matter for one who shoots from above', () => {
    const pieces = [
      block('house', [0, 6, 4, 14], { kind: 'barrier', top: 6000, isFloor: true }),
      block('fence', [6, 8, 6.5, 12], { top: 1000 }),
    ];
    const high = drawnState({ pieces, models: [{ at: [3.2, 10, 6] }, { at: [14, 10] }] });
    expect(coverOn(high, 0, 1, ALL)).toEqual([]);
    const low = drawnState({ pieces, models: [{ at: [4.6, 10] }, { at: [14, 10] }] });
    expect(coverOn(low, 0, 1, ALL)).toEqual([]); // at reach of the attacker
    const lower = drawnState({ pieces: pieces.slice(1), models: [{ at: [3.2, 10] }, { at: [14, 10] }] });
    expect(coverOn(lower, 0, 1, ALL)).toHaveLength(1);
  });

  it('CZ-RULE-104 unobscured means that nothing crosses the path; what only enters it does not count', () => {
    expect(pathBetween(between([wall('obstacle', [7, 10.2, 8, 12])]), 0, 1).isUnobscured).toBe(true);
    expect(pathBetween(between([wall('obstacle', [7, 8, 8, 12])]), 0, 1).isUnobscured).toBe(false);
  });
});
