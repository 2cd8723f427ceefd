/** A model as bodies round its own middle: the base true to scale, a figure by kind and side, its action tokens, its leader's star. */
import {
  type CombatZoneView,
  colourOfToken,
  hasKeyword,
  isRedLined,
  type Model,
  type Token,
} from '@tablerunner/combat-zone/plan';
import type { Point } from '@tablerunner/geometry';
import { inches, type Part, ROUND, type Tone } from './parts.ts';

/** How the sides differ: in lightness, in the corners of their bases and in those of their figures. */
interface SideLook {
  readonly tone: Tone;
  /** Round bodies have a skin, cornered ones show their edges. */
  readonly edges?: Tone;
  readonly skin?: Tone;
  /** Corners of the figures. */
  readonly sides: number;
  /** Corners of the bases, and notches in their rims. */
  readonly corners: number;
  readonly notches: number;
}

const SIDES: readonly SideLook[] = [
  { tone: 'side-a', skin: 'side-a-ink', sides: ROUND, corners: ROUND, notches: 0 },
  { tone: 'side-b', edges: 'side-b-ink', sides: 4, corners: ROUND, notches: 4 },
  { tone: 'scene-side-c', edges: 'side-a-ink', sides: 6, corners: 6, notches: 0 },
  { tone: 'scene-side-d', edges: 'side-b-ink', sides: 3, corners: 4, notches: 0 },
];

export const sideLook = (side: number): SideLook => SIDES[side % SIDES.length] as SideLook;

const BASE_HEIGHT = 0.16;
/** So that the skin of a base does not sink into the table. */
const OFF_GROUND = 0.035;
const NOTCH_DEPTH = 0.8;
const CENTRE: Point = { x: 0, y: 0 };

/** How high the figures are, their base included. */
const HEIGHTS = { character: 1.35, gonk: 0.95, drone: 0.9 } as const;

export const heightOf = ({ kind }: Pick<Model, 'kind'>): number => HEIGHTS[kind];

export interface Marked {
  /** It is active: whose turn it is. */
  readonly isActive: boolean;
  readonly isLookedAt: boolean;
}

export function figurePartsOf(view: CombatZoneView, number: number, { isActive, isLookedAt }: Marked): readonly Part[] {
  const model = view.models[number];
  if (model === undefined) return [];
  const look = sideLook(view.players[model.player]?.side ?? 0);
  const radius = inches(model.width) / 2;
  const flat = { ...CENTRE, z: BASE_HEIGHT };
  return [
    ...baseOf(radius, look),
    ...FIGURES[model.kind](radius, look),
    ...(isRedLined(model) ? [ringOf(flat, radius * 0.86, 'bad'), ringOf(flat, radius * 0.68, 'bad')] : []),
    ...(isActive ? [ringOf({ ...CENTRE, z: 0.04 }, radius + 0.12, 'acc')] : []),
    ...(isLookedAt ? [ringOf({ ...CENTRE, z: 0.04 }, radius + (isActive ? 0.24 : 0.12), 'ink')] : []),
  ];
}

const ringOf = (at: { x: number; y: number; z: number }, radius: number, tone: Tone): Part => ({
  form: 'ring',
  at,
  radius,
  thickness: 0.045,
  tone,
});

/** Plain bases are round or cornered; notched ones have their rim cut in, once for each notch. */
function baseOf(radius: number, { tone, edges, skin, corners, notches }: SideLook): readonly Part[] {
  const turn = corners === 4 ? Math.PI / 4 : 0;
  if (notches === 0)
    return [
      {
        form: 'drum',
        at: CENTRE,
        bottom: OFF_GROUND,
        top: BASE_HEIGHT,
        radius,
        sides: corners,
        turn,
        tone,
        edges,
        skin,
      },
    ];
  return [
    { form: 'prism', outline: notchedRim(radius, notches), bottom: OFF_GROUND, top: BASE_HEIGHT, tone, edges, skin },
  ];
}

export function notchedRim(radius: number, notches: number): readonly Point[] {
  const [steps, wide] = [notches * 12, 2];
  return Array.from({ length: steps }, (_, i) => {
    const far = i % 12 < wide ? radius * NOTCH_DEPTH : radius;
    const angle = ((i + 0.5 - wide / 2) / steps) * 2 * Math.PI + Math.PI / 2;
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
}

type Figure = (radius: number, look: SideLook) => readonly Part[];

/** A coat that widens to the ground, shoulders, a head. */
const character: Figure = (radius, { tone, edges, skin, sides }) => {
  const body = { form: 'drum', at: CENTRE, sides, tone, edges, skin } as const;
  const wide = radius * (sides < 5 ? 0.66 : 0.56);
  return [
    { ...body, bottom: BASE_HEIGHT, top: 0.72, radius: wide, upper: wide * 0.62 },
    { ...body, bottom: 0.72, top: 1, radius: wide * 0.62, upper: wide * 0.9 },
    { form: 'ball', at: { ...CENTRE, z: 1.17 }, radius: 0.17, sides: sides === ROUND ? 16 : sides, tone, edges, skin },
  ];
};

/** Small, without shoulders. */
const gonk: Figure = (radius, { tone, edges, skin, sides }) => {
  const wide = radius * (sides < 5 ? 0.5 : 0.42);
  return [
    {
      form: 'drum',
      at: CENTRE,
      bottom: BASE_HEIGHT,
      top: 0.66,
      radius: wide,
      upper: wide * 0.5,
      sides,
      tone,
      edges,
      skin,
    },
    { form: 'ball', at: { ...CENTRE, z: 0.78 }, radius: 0.14, sides: sides === ROUND ? 16 : sides, tone, edges, skin },
  ];
};

/** Floats above its base on a thin rod. */
const drone: Figure = (radius, { tone, edges, skin, sides }) => [
  { form: 'drum', at: CENTRE, bottom: BASE_HEIGHT, top: 0.6, radius: 0.04, sides: 8, tone: 'edge' },
  {
    form: 'drum',
    at: CENTRE,
    bottom: 0.6,
    top: 0.74,
    radius: radius * 0.4,
    upper: radius * 0.8,
    sides,
    tone,
    edges,
    skin,
  },
  {
    form: 'drum',
    at: CENTRE,
    bottom: 0.74,
    top: 0.86,
    radius: radius * 0.8,
    upper: radius * 0.3,
    sides,
    tone,
    edges,
    skin,
  },
];

const FIGURES: Readonly<Record<Model['kind'], Figure>> = { character, gonk, drone };

/** The star of a leader, round its own middle: it always looks at whoever looks. */
export function starPartsOf(view: CombatZoneView, number: number): readonly Part[] {
  if (!hasKeyword(view, number, 'leader')) return [];
  const outline = Array.from({ length: 10 }, (_, i) => {
    const [far, angle] = [i % 2 === 0 ? 0.24 : 0.1, (i / 10) * 2 * Math.PI + Math.PI / 2];
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
  return [{ form: 'plate', outline, thickness: 0.06, tone: 'ink', skin: 'board' }];
}

/** Its action tokens in an arc, on the side where the viewer is while they look north. */
export function tokenPartsOf({ tokens, width }: Model): readonly Part[] {
  return tokens.flatMap((token, i) => tokenOf(token, i, tokens.length, inches(width) / 2));
}

/** GREEN a pentagon, YELLOW a diamond, RED a square: what is used is an outline. */
const TOKENS = {
  green: { sides: 5, turn: 0, tone: 'scene-green' },
  yellow: { sides: 4, turn: 0, tone: 'scene-yellow' },
  red: { sides: 4, turn: Math.PI / 4, tone: 'scene-red' },
} as const;

function tokenOf(token: Token, place: number, count: number, radius: number): readonly Part[] {
  const { sides, turn, tone } = TOKENS[colourOfToken(token)];
  const angle = -Math.PI / 2 + (place - (count - 1) / 2) * 0.62;
  const far = radius + 0.3;
  const at = { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  const look = token.isReady ? { tone, edges: 'board' as const } : { edges: tone };
  return [{ form: 'drum', at, bottom: 0.01, top: 0.1, radius: 0.19, sides, turn, ...look }];
}
