/** The 3D view of Combat Zone without a browser: which bodies stand for which pieces, where one looks from, which names are shown, what is said. */
import { combatZoneGame } from '@tablerunner/combat-zone';
import { CARDS, type CombatZoneView } from '@tablerunner/combat-zone/plan';
import { type Game, Match } from '@tablerunner/engine';
import type { Opening, Piece } from '@tablerunner/geometry';
import { createSpeaker } from '@tablerunner/language';
import { Box3, Color, type Group } from 'three';
import { expect, test } from 'vitest';
import { build, dispose, geometryOf, type Palette } from '../src/games/combat-zone/scene/build.ts';
import { figurePartsOf, notchedRim, starPartsOf, tokenPartsOf } from '../src/games/combat-zone/scene/figure-parts.ts';
import { tablePartsOf, thingPartsOf } from '../src/games/combat-zone/scene/ground-parts.ts';
import { freeLabels } from '../src/games/combat-zone/scene/labels.ts';
import {
  cameraOf,
  farther,
  firstPose,
  fromAbove,
  fromEyes,
  nearer,
  pushed,
  tilted,
  turned,
} from '../src/games/combat-zone/scene/orbit.ts';
import { type Part, TONES } from '../src/games/combat-zone/scene/parts.ts';
import { deedOf } from '../src/games/combat-zone/scene/scene-keys.ts';
import { modelText, pieceText, thingTexts } from '../src/games/combat-zone/scene/scene-words.ts';
import { piecePartsOf, wallsOf } from '../src/games/combat-zone/scene/scenery-parts.ts';
import { modelAt } from '../src/games/combat-zone/scene/stage.ts';
import { wordsOf } from '../src/i18n/words.ts';

const palette = Object.fromEntries(TONES.map((tone) => [tone, new Color('#808080')])) as unknown as Palette;

function viewOf(options: object = {}): CombatZoneView {
  const match = Match.start(combatZoneGame as unknown as Game, { seed: 'scene', options: { ...options } });
  if (!match.ok) throw new Error(match.problem);
  return match.value.view('p1').view as CombatZoneView;
}

/** All models stand in a row, an inch above the table. */
function standing(options: object = {}): CombatZoneView {
  const view = viewOf(options);
  for (const [i, model] of view.models.entries())
    Object.assign(model, { place: 'table', x: 1000 + i * 1500, y: 2000, z: 1000 });
  return view;
}

const wall = (openings: readonly Opening[]): Piece => ({
  id: 'wall-with-door-1',
  kind: 'barrier',
  outline: [
    { x: 0, y: 0 },
    { x: 6000, y: 0 },
    { x: 6000, y: 400 },
    { x: 0, y: 400 },
  ],
  bottom: 0,
  top: 4000,
  isFloor: false,
  isLight: false,
  openings,
  ladders: [],
});

const door: Opening = { from: { x: 2400, y: 0 }, to: { x: 3600, y: 0 }, kind: 'door', bottom: 0, top: 2000 };

/** Square inches of the layer that is cut at a height. */
function areaAt(parts: readonly Part[], height: number): number {
  const area = (outline: readonly { x: number; y: number }[]): number =>
    outline.reduce((sum, { x, y }, i) => {
      const next = outline[(i + 1) % outline.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0);
  const cut = parts.flatMap((part) =>
    part.form === 'prism' && part.bottom < height && part.top > height ? [part] : [],
  );
  return cut.reduce((sum, { outline }) => sum + area(outline), 0);
}

const sizeOf = (group: Group): readonly number[] => {
  const { min, max } = new Box3().setFromObject(group);
  return [min.x, min.y, min.z, max.x, max.y, max.z].map((value) => Math.round(value * 100) / 100);
};

test('a door is a hole through its wall: beside it the wall stands, above it the lintel', () => {
  const whole = wallsOf(wall([]));
  expect(areaAt(whole, 1)).toBeCloseTo(2.4);
  const pierced = wallsOf(wall([door]));
  expect(areaAt(pierced, 1)).toBeCloseTo(2.4 - 1.2 * 0.4);
  expect(areaAt(pierced, 3)).toBeCloseTo(2.4);
});

test('a window has wall below and above it, and two openings leave three parts', () => {
  const window = { ...door, kind: 'window', bottom: 800, top: 2200 } as const;
  const other = { ...window, from: { x: 4200, y: 0 }, to: { x: 5400, y: 0 } };
  const pierced = wallsOf(wall([window, other]));
  expect(areaAt(pierced, 0.5)).toBeCloseTo(2.4);
  expect(areaAt(pierced, 1.5)).toBeCloseTo(2.4 - 2 * 1.2 * 0.4);
  expect(areaAt(pierced, 3)).toBeCloseTo(2.4);
  const layer = pierced.filter((part) => part.form === 'prism' && part.bottom < 1.5 && part.top > 1.5);
  expect(layer).toHaveLength(3);
});

test('every piece of a battlefield is as large in 3D as on the table, and a ladder leads up it', () => {
  const view = viewOf();
  expect(view.field.pieces.length).toBeGreaterThan(10);
  for (const piece of view.field.pieces) {
    const parts = piecePartsOf(piece).filter(({ form }) => form === 'prism');
    const xs = piece.outline.map(({ x }) => x / 1000);
    const ys = piece.outline.map(({ y }) => -y / 1000);
    const wanted = [
      Math.min(...xs),
      piece.bottom / 1000,
      Math.min(...ys),
      Math.max(...xs),
      piece.top / 1000,
      Math.max(...ys),
    ];
    const found = sizeOf(build(parts, palette));
    for (const [i, value] of wanted.entries()) expect(found[i], piece.id).toBeCloseTo(value, 1);
  }
  const ladder = { from: { x: 0, y: 0 }, to: { x: 1000, y: 0 } };
  const climbed = piecePartsOf({ ...wall([]), ladders: [ladder] }).filter(({ form }) => form === 'lines');
  const [rails] = climbed;
  expect(rails?.form === 'lines' && Math.max(...rails.pairs.flatMap((pair) => pair.map(({ z }) => z)))).toBe(4);
});

test('bases are true to scale, and the sides differ in shape', () => {
  const view = standing();
  const [one, other] = [0, 1].map((player) => view.models.findIndex((model) => model.player === player));
  const marks = { isActive: false, isLookedAt: false };
  const [first, second] = [one, other].map((model) => figurePartsOf(view, model ?? -1, marks));
  const width = (view.models[0]?.width ?? 0) / 1000;
  const [base] = first ?? [];
  expect(base).toMatchObject({ form: 'drum', radius: width / 2 });
  expect(second?.[0]?.form).toBe('prism');
  const rim = notchedRim(1, 4).map(({ x, y }) => Math.hypot(x, y));
  expect(Math.max(...rim)).toBeCloseTo(1);
  expect(rim.filter((far) => far < 0.9)).toHaveLength(8);
});

test('tokens have the shape of their colour, used ones only an outline; the star is a leader’s alone', () => {
  const view = standing();
  const leader = view.models.findIndex((_, i) => starPartsOf(view, i).length > 0);
  const model = view.models[leader];
  if (model === undefined) throw new Error('a team has a leader');
  expect(view.models.filter((_, i) => starPartsOf(view, i).length > 0)).toHaveLength(2);
  model.tokens = [
    { printed: 'green', isReady: true, isWounded: false },
    { printed: 'yellow', isReady: false, isWounded: false },
    { printed: 'green', isReady: true, isWounded: true },
  ];
  const parts = tokenPartsOf(model);
  expect(parts.map((part) => part.form === 'drum' && part.sides)).toEqual([5, 4, 4]);
  expect(parts.map((part) => part.tone)).toEqual(['scene-green', undefined, 'scene-red']);
  expect(parts.map((part) => part.form === 'drum' && (part.turn ?? 0) > 0)).toEqual([false, false, true]);
});

test('objectives, markers, smoke and bodies lie where the view says', () => {
  const view = viewOf({ scenario: 'data-grab' });
  const before = thingPartsOf(view).length;
  expect(before).toBeGreaterThan(0);
  view.bodies.push({ model: 0, x: 5000, y: 6000, z: 0 });
  const { gear } = CARDS;
  const smoky = { ...view, cards: { ...view.cards, gear: { ...gear } } };
  view.markers.push({ card: 'smoke-grenade', player: 0, x: 8000, y: 9000, z: 0 });
  const after = thingPartsOf(smoky);
  expect(after).toContainEqual(expect.objectContaining({ form: 'drum', at: { x: 8, y: 9 }, radius: 1, opacity: 0.45 }));
  expect(after).toContainEqual(expect.objectContaining({ form: 'drum', at: { x: 5, y: 6 } }));
});

test('bodies of one colour are one mesh, and all is given back', () => {
  const group = build([...tablePartsOf(viewOf()), ...viewOf().field.pieces.flatMap(piecePartsOf)], palette);
  expect(group.children.length).toBeLessThan(12);
  let freed = 0;
  group.traverse((one) => {
    if ('geometry' in one)
      (one.geometry as { addEventListener: (name: string, heard: () => void) => void }).addEventListener(
        'dispose',
        () => {
          freed += 1;
        },
      );
  });
  const count = group.children.length;
  dispose(group);
  expect(freed).toBe(count);
});

test('north is away from the viewer, and up is up', () => {
  const drum = geometryOf({ form: 'drum', at: { x: 3, y: 4 }, bottom: 1, top: 2, radius: 0.5, sides: 4, tone: 'ink' });
  drum.computeBoundingBox();
  const { min, max } = drum.boundingBox ?? new Box3();
  expect([min.x, max.x, min.y, max.y, min.z, max.z].map((value) => Math.round(value * 10) / 10)).toEqual([
    2.5, 3.5, 1, 2, -4.5, -3.5,
  ]);
});

const table = { width: 22, depth: 30 };

test('from above the camera looks down on the middle; a long table is laid across where there is room', () => {
  const upright = fromAbove(table, 0.6);
  expect(cameraOf(upright).at).toMatchObject({ x: expect.closeTo(11, 1), y: expect.closeTo(15, 0) });
  expect(upright.turn).toBe(0);
  expect(fromAbove(table, 1.6).turn).toBeCloseTo(Math.PI / 2);
  expect(cameraOf(fromAbove(table, 1.6)).way.z).toBeCloseTo(-1);
});

test('a full turn ends where it began, tilts stop at the table and overhead, distances have their limits', () => {
  const first = firstPose(table, 1.6);
  const round = Array.from({ length: 24 }).reduce<typeof first>((pose) => turned(pose, Math.PI / 12), first);
  expect(cameraOf(round).at.x).toBeCloseTo(cameraOf(first).at.x);
  expect(cameraOf(tilted(first, -9)).at.z).toBeGreaterThan(0);
  expect(cameraOf(tilted(first, 9)).way.z).toBeCloseTo(-1);
  const far = Array.from({ length: 60 }).reduce<typeof first>(farther, first);
  expect(far.distance).toBe(90);
  expect(Array.from({ length: 60 }).reduce<typeof first>(nearer, first).distance).toBe(3);
  expect(pushed(first, table, 500, 0).pivot.y).toBe(30);
});

test('out of a model’s eyes one looks at a place, and steps back behind the model', () => {
  const pose = fromEyes({ x: 5, y: 5, z: 1 }, { x: 5, y: 15 }, 3);
  expect(cameraOf(pose).at).toEqual({ x: 5, y: 5, z: 1 });
  expect(cameraOf(pose).way.y).toBeGreaterThan(0.9);
  expect(cameraOf(fromEyes({ x: 5, y: 5, z: 1 }, { x: 15, y: 5 }, 3)).way.x).toBeGreaterThan(0.9);
  expect(nearer(pose)).toEqual(pose);
  expect(pushed(pose, table, 1, 1)).toEqual(pose);
  const back = farther(pose);
  expect(back.eyesOf).toBeUndefined();
  expect(cameraOf(back).at.y).toBeLessThan(5);
});

test('keys turn, tilt and push; those of the browser are left to it', () => {
  const key = (name: string, held: object = {}) => ({
    key: name,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...held,
  });
  const pose = firstPose(table, 1);
  const turn = deedOf(key('ArrowLeft'));
  expect(typeof turn === 'function' && turn(pose, table).turn).toBeGreaterThan(pose.turn);
  const push = deedOf(key('ArrowUp', { shiftKey: true }));
  expect(typeof push === 'function' && push(pose, table).tilt).toBe(pose.tilt);
  expect(deedOf(key('Home'))).toBe('above');
  expect(deedOf(key('E', { shiftKey: true }))).toBe('eyes');
  expect(deedOf(key('+', { ctrlKey: true }))).toBeUndefined();
  expect(deedOf(key('d'))).toBeUndefined();
});

test('of names that cover each other the nearer one is shown, and an important one always', () => {
  const label = { x: 100, y: 100, width: 60, isImportant: false };
  const near = { ...label, model: 1, far: 10 };
  const behind = { ...label, model: 2, far: 20, x: 130 };
  const aside = { ...label, model: 3, far: 30, x: 300 };
  expect([...freeLabels([behind, near, aside])].sort()).toEqual([1, 3]);
  expect([...freeLabels([{ ...behind, isImportant: true }, near])]).toEqual([2]);
});

test('a press takes the nearest model under the finger', () => {
  const model = { x: 100, y: 200, headY: 150, topY: 140, far: 10 };
  const all = [
    { ...model, model: 1, far: 20 },
    { ...model, model: 2 },
    { ...model, model: 3, x: 400 },
  ];
  expect(modelAt(all, 105, 170)).toBe(2);
  expect(modelAt(all, 405, 210)).toBe(3);
  expect(modelAt(all, 250, 170)).toBeUndefined();
});

test('whoever does not see the picture hears of every model, piece and thing', () => {
  const view = standing({ scenario: 'data-grab' });
  for (const locale of ['en', 'fr', 'it'] as const) {
    const tongue = { say: wordsOf(locale), speaker: createSpeaker(combatZoneGame.messages, locale) };
    const lines = view.models.map((_, i) => modelText(view, i, tongue));
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[0]).toContain(locale === 'en' ? '1.0 | 2.0, 1.0 inches up' : '1,0 | 2,0');
    expect(thingTexts(view, tongue)).toHaveLength(3);
  }
  const tongue = { say: wordsOf('en'), speaker: createSpeaker(combatZoneGame.messages, 'en') };
  expect(pieceText(wall([door]), tongue)).toBe(
    'Wall with a Door 1: barrier, 4.0 inches high, 1 opening, from 0.0 | 0.0 to 6.0 | 0.4',
  );
});
