/** The table in three.js: holds what is drawn, moves models from view to view, and draws only when something has changed. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { Spot } from '@tablerunner/geometry';
import { AmbientLight, DirectionalLight, type Group, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import { build, dispose, type Palette } from './build.ts';
import { figurePartsOf, heightOf } from './figure-parts.ts';
import { tablePartsOf, thingPartsOf } from './ground-parts.ts';
import { cameraOf, HALF_FIELD, type Pose } from './orbit.ts';
import { inchSpot, type Part } from './parts.ts';
import { piecePartsOf } from './scenery-parts.ts';

/** Where a model is in the picture: its feet and its head, in pixels, and how far from the camera. */
export interface Projected {
  readonly model: number;
  readonly x: number;
  readonly y: number;
  readonly headY: number;
  readonly far: number;
}

export interface Shown {
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

interface Slot {
  readonly key: string;
  readonly group: Group;
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
  const camera = new PerspectiveCamera((HALF_FIELD * 2 * 180) / Math.PI, 1, 0.05, 250);
  let [palette, size, eyesOf] = [first, { width: 1, height: 1 }, -1];
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
  function fill(name: string, parts: readonly Part[]): Group {
    const key = JSON.stringify(parts);
    const there = slots.get(name);
    if (there?.key === key) return there.group;
    const group = build(parts, palette);
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

  function showModel(model: number, { view, lookedAt, glide }: Shown): void {
    const name = `model ${model}`;
    const found = view.models[model];
    if (found?.place !== 'table') return empty(name);
    const isNew = !slots.has(name);
    const marks = { isActive: view.active === model, isLookedAt: lookedAt === model };
    const group = fill(name, figurePartsOf(view, model, marks));
    group.visible = model !== eyesOf;
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
    look(pose) {
      const { at, way } = cameraOf(pose);
      camera.position.copy(vectorOf(at));
      camera.lookAt(vectorOf({ x: at.x + way.x, y: at.y + way.y, z: at.z + way.z }));
      camera.updateMatrixWorld();
      eyesOf = pose.eyesOf ?? -1;
      for (const [name, { group }] of slots) group.visible = name !== `model ${eyesOf}`;
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
      return models.flatMap((found, model): Projected[] => {
        const group = slots.get(`model ${model}`)?.group;
        if (group === undefined || !group.visible) return [];
        const [feet, head] = [0, heightOf(found)].map((up) => {
          const spot = group.position.clone();
          spot.y += up;
          return spot.project(camera);
        });
        if (feet === undefined || head === undefined || feet.z > 1) return [];
        const pixelY = ({ y }: Vector3): number => ((1 - y) / 2) * size.height;
        const far = group.position.distanceTo(camera.position);
        return [{ model, x: ((feet.x + 1) / 2) * size.width, y: pixelY(feet), headY: pixelY(head), far }];
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

const vectorOf = ({ x, y, z }: Spot): Vector3 => new Vector3(x, z, -y);

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
