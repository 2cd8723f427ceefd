/** The table itself and what lies on it: inches, quarters, objectives, markers, smoke, bodies. */
import { type CombatZoneView, objectivesOf, spotOf } from '@tablerunner/combat-zone/plan';
import type { Spot } from '@tablerunner/geometry';
import { sideLook } from './figure-parts.ts';
import { inches, inchSpot, type Part, ROUND } from './parts.ts';

const THICK = 0.4;
const SMOKE_RADIUS = 1;
const MARKER_RADIUS = 0.5;

export function tablePartsOf({ field }: Pick<CombatZoneView, 'field'>): readonly Part[] {
  const [width, depth] = [inches(field.width), inches(field.depth)];
  const outline = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const line = (x: number, y: number, toX: number, toY: number): readonly [Spot, Spot] => [
    { x, y, z: 0.005 },
    { x: toX, y: toY, z: 0.005 },
  ];
  const everyInch = [
    ...steps(width).map((x) => line(x, 0, x, depth)),
    ...steps(depth).map((y) => line(0, y, width, y)),
  ];
  const quarters = [line(width / 2, 0, width / 2, depth), line(0, depth / 2, width, depth / 2)];
  return [
    { form: 'prism', outline, bottom: -THICK, top: 0, tone: 'floor0', edges: 'wall' },
    { form: 'lines', tone: 'line', pairs: everyInch },
    { form: 'lines', tone: 'edge', pairs: quarters },
  ];
}

const steps = (length: number): readonly number[] => Array.from({ length: Math.ceil(length) - 1 }, (_, i) => i + 1);

/** Whatever lies there for everybody: it is drawn anew with every view. */
export function thingPartsOf(view: CombatZoneView): readonly Part[] {
  return [
    ...objectivesOf(view).flatMap(({ kind }, i) => {
      const spot = spotOf(view, i);
      return spot === undefined ? [] : OBJECTIVES[kind](inchSpot(spot));
    }),
    ...view.markers.flatMap((marker) => markerOf(view, marker)),
    ...view.bodies.flatMap(bodyOf),
  ];
}

type Drawn = (spot: Spot) => readonly Part[];

const OBJECTIVES: Readonly<Record<'crate' | 'device' | 'ground', Drawn>> = {
  /** A box; whoever carries it has it over the shoulder. */
  crate: ({ x, y, z }) => [
    {
      form: 'drum',
      at: { x: x + 0.3, y: y + 0.3 },
      bottom: z,
      top: z + 0.45,
      radius: 0.36,
      sides: 4,
      turn: Math.PI / 4,
      tone: 'ink3',
      edges: 'board',
    },
  ],
  /** A desk with a mast. */
  device: ({ x, y, z }) => [
    {
      form: 'drum',
      at: { x, y },
      bottom: z,
      top: z + 0.6,
      radius: 0.5,
      upper: 0.4,
      sides: 6,
      tone: 'ink3',
      edges: 'board',
    },
    { form: 'drum', at: { x, y }, bottom: z + 0.6, top: z + 1.4, radius: 0.05, sides: 6, tone: 'ink' },
    { form: 'ball', at: { x, y, z: z + 1.45 }, radius: 0.12, sides: 12, tone: 'ink' },
  ],
  /** A flag. */
  ground: ({ x, y, z }) => [
    { form: 'ring', at: { x, y, z: z + 0.03 }, radius: 0.5, thickness: 0.05, tone: 'ink' },
    { form: 'drum', at: { x, y }, bottom: z, top: z + 1.6, radius: 0.04, sides: 6, tone: 'ink' },
    {
      form: 'prism',
      outline: [
        { x, y: y - 0.03 },
        { x: x + 0.7, y: y - 0.03 },
        { x: x + 0.7, y: y + 0.03 },
        { x, y: y + 0.03 },
      ],
      bottom: z + 1.15,
      top: z + 1.6,
      tone: 'ink',
    },
  ],
};

const isSmoke = ({ cards }: CombatZoneView, card: string): boolean =>
  cards.gear[card]?.actions.some(({ effects }) => effects?.some((effect) => effect.do === 'smoke') ?? false) === true;

function markerOf(view: CombatZoneView, marker: CombatZoneView['markers'][number]): readonly Part[] {
  const { x, y, z } = inchSpot(marker);
  const { tone, sides } = sideLook(view.players[marker.player]?.side ?? 0);
  const at = { x, y };
  if (isSmoke(view, marker.card))
    return [
      { form: 'drum', at, bottom: z, top: z + 2, radius: SMOKE_RADIUS, sides: ROUND, tone: 'ink3', opacity: 0.45 },
    ];
  return [
    { form: 'drum', at, bottom: z, top: z + 0.08, radius: MARKER_RADIUS, sides: ROUND, tone: 's3', edges: 'edge' },
    { form: 'drum', at, bottom: z + 0.08, top: z + 0.5, radius: 0.28, upper: 0.02, sides, tone, edges: 'edge' },
  ];
}

/** A struck disc. */
function bodyOf(body: Spot): readonly Part[] {
  const { x, y, z } = inchSpot(body);
  const [far, top] = [0.36, z + 0.07];
  return [
    { form: 'drum', at: { x, y }, bottom: z, top: z + 0.06, radius: 0.5, sides: ROUND, tone: 's2', edges: 'ink3' },
    {
      form: 'lines',
      tone: 'ink3',
      pairs: [
        [
          { x: x - far, y: y - far, z: top },
          { x: x + far, y: y + far, z: top },
        ],
        [
          { x: x - far, y: y + far, z: top },
          { x: x + far, y: y - far, z: top },
        ],
      ],
    },
  ];
}
