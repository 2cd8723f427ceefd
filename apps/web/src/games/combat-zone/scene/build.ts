/** Makes bodies for three.js out of parts: one mesh for each colour and one set of lines, so that a table is drawn in few calls. */
import type { Point } from '@tablerunner/geometry';
import {
  BackSide,
  BufferGeometry,
  type Color,
  CylinderGeometry,
  EdgesGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OctahedronGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import type { Part, Tone } from './parts.ts';

export type Palette = Readonly<Record<Tone, Color>>;

/** Edges between faces that meet flatter than this are not drawn: those of a round body. */
const FLAT = 30;
/** Inches. */
const SKIN = 0.03;

/** A group with everything that the parts say; three's y is up, and its z runs to the south. */
export function build(parts: readonly Part[], palette: Palette): Group {
  const group = new Group();
  const faces = new Map<string, { readonly part: Part; readonly all: BufferGeometry[] }>();
  const lines = new Map<Tone, number[]>();
  for (const part of parts) {
    if (part.form === 'lines') {
      linesOf(lines, part.tone).push(...part.pairs.flatMap((pair) => pair.flatMap(({ x, y, z }) => [x, z, -y])));
      continue;
    }
    const geometry = geometryOf(part);
    if (part.skin !== undefined) group.add(skinOf(geometry, palette[part.skin]));
    if (part.edges !== undefined) addEdges(linesOf(lines, part.edges), geometry);
    if (part.tone === undefined) {
      geometry.dispose();
      continue;
    }
    const key = `${part.tone} ${part.opacity ?? 1}`;
    const same = faces.get(key) ?? { part, all: [] };
    same.all.push(geometry);
    faces.set(key, same);
  }
  for (const { part, all } of faces.values()) group.add(meshOf(part, all, palette));
  for (const [tone, points] of lines) group.add(strokesOf(points, palette[tone]));
  return group;
}

function linesOf(lines: Map<Tone, number[]>, tone: Tone): number[] {
  const there = lines.get(tone) ?? [];
  lines.set(tone, there);
  return there;
}

function addEdges(points: number[], geometry: BufferGeometry): void {
  const edges = new EdgesGeometry(geometry, FLAT);
  for (const value of edges.getAttribute('position').array) points.push(value);
  edges.dispose();
}

type Solid = Exclude<Part, { form: 'lines' }>;

/** Without an index, so that all can be put one behind the other; the corners keep their own normals, so edges stay sharp. */
export function geometryOf(part: Solid): BufferGeometry {
  const indexed = rawGeometryOf(part);
  if (indexed.index === null) return indexed;
  const plain = indexed.toNonIndexed();
  indexed.dispose();
  return plain;
}

function rawGeometryOf(part: Solid): BufferGeometry {
  switch (part.form) {
    case 'prism':
      return extruded(part.outline, part.top - part.bottom)
        .rotateX(-Math.PI / 2)
        .translate(0, part.bottom, 0);
    case 'plate':
      return extruded(part.outline, part.thickness).translate(0, 0, -part.thickness / 2);
    case 'drum': {
      const { at, bottom, top, radius, upper = radius, sides, turn = 0 } = part;
      const made = new CylinderGeometry(upper, radius, top - bottom, sides);
      if (sides < 12) sharpen(made);
      // three's first corner points south.
      return made.rotateY(turn + Math.PI).translate(at.x, (bottom + top) / 2, -at.y);
    }
    case 'ball': {
      const { at, radius, sides } = part;
      const made = sides < 8 ? new OctahedronGeometry(radius) : new SphereGeometry(radius, sides, sides);
      return made.translate(at.x, at.z, -at.y);
    }
    case 'ring': {
      const { at, radius, thickness } = part;
      return new TorusGeometry(radius, thickness, 6, 40).rotateX(-Math.PI / 2).translate(at.x, at.z, -at.y);
    }
  }
}

function extruded(outline: readonly Point[], depth: number): ExtrudeGeometry {
  const shape = new Shape();
  for (const [i, { x, y }] of outline.entries()) i === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y);
  return new ExtrudeGeometry(shape, { depth, bevelEnabled: false });
}

/** A body with few corners has flat sides: its faces share no corner. */
function sharpen(geometry: CylinderGeometry): void {
  const plain = geometry.toNonIndexed();
  plain.computeVertexNormals();
  geometry.setIndex(null);
  for (const name of ['position', 'normal', 'uv']) geometry.setAttribute(name, plain.getAttribute(name));
}

function meshOf(part: Part, all: readonly BufferGeometry[], palette: Palette): Mesh {
  const merged = new BufferGeometry();
  for (const name of ['position', 'normal']) {
    const values = all.flatMap((geometry) => [...geometry.getAttribute(name).array]);
    merged.setAttribute(name, new Float32BufferAttribute(values, 3));
  }
  for (const geometry of all) geometry.dispose();
  const opacity = 'opacity' in part ? (part.opacity ?? 1) : 1;
  const tone = part.tone ?? 'ink';
  // Faces stand back a little, so that lines on them are not broken.
  const offset = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 };
  const material = new MeshLambertMaterial({
    color: palette[tone],
    ...offset,
    ...(opacity < 1 ? { transparent: true, opacity, depthWrite: false } : {}),
  });
  return new Mesh(merged, material);
}

/** The back of a body that is a little larger: what shows of it is a line round the body, from wherever one looks. */
function skinOf(geometry: BufferGeometry, color: Color): Mesh {
  const larger = geometry.clone();
  const [places, normals] = [larger.getAttribute('position'), larger.getAttribute('normal')];
  for (let i = 0; i < places.count; i++) {
    const [x, y, z] = [normals.getX(i), normals.getY(i), normals.getZ(i)];
    places.setXYZ(i, places.getX(i) + x * SKIN, places.getY(i) + y * SKIN, places.getZ(i) + z * SKIN);
  }
  return new Mesh(larger, new MeshBasicMaterial({ color, side: BackSide }));
}

function strokesOf(points: readonly number[], color: Color): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color }));
}

/** Gives back what the graphics card holds of it. */
export function dispose(group: Group): void {
  group.removeFromParent();
  group.traverse((one) => {
    if (!(one instanceof Mesh || one instanceof LineSegments)) return;
    (one.geometry as BufferGeometry).dispose();
    (one.material as Material).dispose();
  });
}
