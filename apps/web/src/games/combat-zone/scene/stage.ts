/** The table in three.js: holds what is drawn, moves models from view to view, and draws only when something has changed. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { Spot } from '@tablerunner/geometry';
import {
  AmbientLight,
  DirectionalLight,
  type Group,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { build, dispose, type Palette } from './build.ts';
import { figurePartsOf, heightOf, starPartsOf, tokenPartsOf } from './figure-parts.ts';
import { tablePartsOf, thingPartsOf } from './ground-parts.ts';
import { cameraOf, HALF_FIELD, type Pose, WIDE_FIELD } from './orbit.ts';
import { inchSpot, type Part } from './parts.ts';
import { piecePartsOf } from './scenery-parts.ts';

/** Where a model is in the picture: its feet, its head and its upper end, in pixels, and how far from the camera. */
export interface Projected {
  readonly model: number;
  readonly x: number;
  readonly y: number;
  readonly headY: number;
  readonly topY: number;
  readonly far: number;
}

interface Shown {
  readonly view: CombatZoneView;
  readonly lookedAt: number | undefined;
  /** Milliseconds that a model takes to its new place; 0: it jumps. */
  readonly glide: number;
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  show(shown: Shown): void;
  paint(palette: Palette): void;
  look(pose: Pose): void;
  resize(width: number, height: number): void;
  projected(): readonly Projected[];
  dispose(): void;
}

/** Beyond this, more pixels cost time and show nothing new. */
const MOST_PIXELS = 1.5;
/** How far a leader's star floats above the head. */
const STAR_UP = 0.32;

interface Slot {
  readonly key: string;
  readonly group: Group;
}

/** What turns to the camera: built round its own middle, so far above the table. */
interface Facing {
  readonly name: 'tokens' | 'star';
  readonly up: number;
  readonly parts: readonly Part[];
}

interface Glide {
  readonly from: Vector3;
  readonly to: Vector3;
  readonly begun: number;
  readonly lasts: number;
}

/** Throws where the browser has no WebGL. `onDrawn` is called after every picture. */
export function createStage(canvas: HTMLCanvasElement, first: Palette, onDrawn: () => void): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
  renderer.setPixelRatio(Math.min(MOST_PIXELS, devicePixelRatio));
  const scene = new Scene();
  const light = new DirectionalLight('white', Math.PI * 0.55);
  light.position.set(-0.5, 1, 0.8);
  scene.add(new AmbientLight('white', Math.PI * 0.55), light);
  const camera = new PerspectiveCamera(degrees(HALF_FIELD) * 2, 1, 0.05, 250);
  let [palette, size, pose]: [Palette, { width: number; height: number }, Pose | undefined] = [
    first,
    { width: 1, height: 1 },
    undefined,
  ];
  let [shown, frame]: [Shown | undefined, number] = [undefined, 0];
  const slots = new Map<string, Slot>();
  const glides = new Map<number, Glide>();

  const wake = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  function draw(now: number): void {
    frame = 0;
    for (const [model, { from, to, begun, lasts }] of glides) {
      const share = lasts === 0 ? 1 : Math.min(1, Math.max(0, (now - begun) / lasts));
      slots.get(`model ${model}`)?.group.position.lerpVectors(from, to, ease(share));
      if (share === 1) glides.delete(model);
    }
    renderer.render(scene, camera);
    onDrawn();
    if (glides.size > 0) wake();
  }

  /** Builds what a slot holds, unless it is what stands there already. */
  function fill(name: string, parts: readonly Part[], facing: readonly Facing[] = []): Group {
    const key = JSON.stringify([parts, facing]);
    const there = slots.get(name);
    if (there?.key === key) return there.group;
    const group = build(parts, palette);
    for (const { name, up, parts } of facing) {
      const part = build(parts, palette);
      part.name = name;
      part.position.y = up;
      group.add(part);
    }
    if (there !== undefined) {
      group.position.copy(there.group.position);
      dispose(there.group);
    }
    scene.add(group);
    slots.set(name, { key, group });
    return group;
  }

  function empty(name: string): void {
    const there = slots.get(name);
    if (there !== undefined) dispose(there.group);
    slots.delete(name);
  }

  /** Tokens and stars turn with whoever looks. */
  function faceCamera(): void {
    for (const { group } of slots.values()) {
      for (const child of group.children) {
        if (child.name === 'tokens') child.rotation.y = pose?.turn ?? 0;
        if (child.name === 'star') child.rotation.set(-(pose?.tilt ?? 0), pose?.turn ?? 0, 0, 'YXZ');
      }
    }
  }

  function showModel(model: number, { view, lookedAt, glide }: Shown): void {
    const name = `model ${model}`;
    const found = view.models[model];
    if (found?.place !== 'table') return empty(name);
    const isNew = !slots.has(name);
    const marks = { isActive: view.active === model, isLookedAt: lookedAt === model };
    const group = fill(name, figurePartsOf(view, model, marks), [
      { name: 'tokens', up: 0, parts: tokenPartsOf(found) },
      { name: 'star', up: heightOf(found) + STAR_UP, parts: starPartsOf(view, model) },
    ]);
    group.visible = model !== pose?.eyesOf;
    const to = vectorOf(inchSpot(found));
    const goal = glides.get(model)?.to ?? group.position;
    if (isNew || goal.distanceTo(to) < 0.001) {
      if (isNew) group.position.copy(to);
      return;
    }
    glides.set(model, { from: group.position.clone(), to, begun: performance.now(), lasts: glide });
  }

  function showAll(): void {
    if (shown === undefined) return;
    const { view } = shown;
    renderer.setClearColor(palette.board);
    fill('table', tablePartsOf(view));
    fill('scenery', view.field.pieces.flatMap(piecePartsOf));
    fill('things', thingPartsOf(view));
    for (const model of view.models.keys()) showModel(model, shown);
    faceCamera();
    wake();
  }

  return {
    canvas,
    show(next) {
      shown = next;
      showAll();
    },
    paint(next) {
      palette = next;
      // All is built anew, where it stands now.
      for (const [name, { group }] of slots) slots.set(name, { key: '', group });
      showAll();
    },
    look(next) {
      pose = next;
      const { at, way } = cameraOf(next);
      camera.position.copy(vectorOf(at));
      camera.lookAt(vectorOf({ x: at.x + way.x, y: at.y + way.y, z: at.z + way.z }));
      // As far away as nothing stands, so that what lies close together is still told apart.
      camera.near = Math.max(0.05, next.distance * 0.15);
      camera.fov = degrees(next.distance === 0 ? WIDE_FIELD : HALF_FIELD) * 2;
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
      for (const [name, { group }] of slots) group.visible = name !== `model ${next.eyesOf}`;
      faceCamera();
      wake();
    },
    resize(width, height) {
      size = { width, height };
      camera.aspect = width / Math.max(1, height);
      camera.updateProjectionMatrix();
      renderer.setSize(width, height, false);
      wake();
    },
    projected() {
      const models = shown?.view.models ?? [];
      const scenery = slots.get('scenery')?.group;
      return models.flatMap((found, model): Projected[] => {
        const group = slots.get(`model ${model}`)?.group;
        if (group === undefined || !group.visible) return [];
        const at = group.position;
        const head = at.clone().setY(at.y + heightOf(found));
        if (pose?.eyesOf !== undefined && scenery !== undefined && isHidden(camera.position, head, scenery)) return [];
        const star = group.getObjectByName('star')?.children.length === 0 ? 0 : STAR_UP * 2;
        const high = head.clone().setY(head.y + star);
        const [feet, top, upper] = [at, head, high].map((one) => one.clone().project(camera)) as [
          Vector3,
          Vector3,
          Vector3,
        ];
        if (feet.z > 1) return [];
        const far = at.distanceTo(camera.position);
        const inch = size.height / 2 / Math.tan((camera.fov * Math.PI) / 360) / far;
        const pixelY = (one: Vector3): number => ((1 - one.y) / 2) * size.height;
        const [y, headY] = [pixelY(feet), pixelY(top)];
        const topY = Math.min(pixelY(upper), y - (found.width / 2000) * inch);
        return [{ model, x: ((feet.x + 1) / 2) * size.width, y, headY, topY, far }];
      });
    },
    dispose() {
      cancelAnimationFrame(frame);
      for (const name of [...slots.keys()]) empty(name);
      renderer.dispose();
      // A page may hold only so many of them, and would take away somebody else's.
      renderer.forceContextLoss();
    },
  };
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

const vectorOf = ({ x, y, z }: Spot): Vector3 => new Vector3(x, z, -y);

/** Whether scenery stands between two places. */
function isHidden(from: Vector3, to: Vector3, scenery: Group): boolean {
  const way = to.clone().sub(from);
  const ray = new Raycaster(from, way.clone().normalize(), 0.1, way.length());
  return ray.intersectObject(scenery).some(({ object }) => object.type === 'Mesh');
}

/** Sets off at once and comes to rest softly. */
const ease = (share: number): number => 1 - (1 - share) ** 3;

/** The model at a place of the picture: among those under a fingertip the one that is nearest to the camera. */
export function modelAt(projected: readonly Projected[], x: number, y: number, reach = 22): number | undefined {
  const under = projected.filter((one) => {
    const nearestY = Math.min(Math.max(y, Math.min(one.headY, one.y)), Math.max(one.headY, one.y));
    return Math.hypot(one.x - x, nearestY - y) <= reach;
  });
  return under.sort((one, other) => one.far - other.far)[0]?.model;
}
