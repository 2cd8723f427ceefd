/** Generated battlefields: scenery dealt evenly over the table, laid by a seed, and never less even than the bound. Clauses CZ-FIELD-02, CZ-FIELD-03, CZ-RULE-08. */
import { type FastChance, fastChance } from '@tablerunner/engine';
import type { OpenField, Point } from '@tablerunner/geometry';
import { type Role, SCENERY, type SceneryCard, sceneryCard, type Theme } from '../../content/scenery/scenery.ts';
import { MOST_UNEVEN, type Rivalry, unevennessOf } from './fairness.ts';
import { type Laid, layAll, outlineOf, TURNS } from './lay.ts';

export interface FieldWish {
  readonly width: number;
  readonly depth: number;
  readonly theme: Theme;
  /** Between whom it must be even. */
  readonly rivalry: Rivalry;
  readonly seed: number;
  /** Places where a scenario puts something: nothing is laid within their radius. */
  readonly clear?: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

/** Room for a base between two pieces, and along the edge of the table. */
const GAP = 1300;
const MOST_DRAWS = 60;
const MOST_TRIES = 60;

interface Section {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A part of the table that gets 3 or 4 pieces: a quarter of 22 x 30; larger tables have more of them. */
function sectionsOf(width: number, depth: number): readonly Section[] {
  const columns = width > 33_000 ? 4 : 2;
  const rows = depth > 38_000 ? 4 : 2;
  const edge = (side: number, count: number, at: number): number => Math.floor((side * at) / count);
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      left: edge(width, columns, column),
      right: edge(width, columns, column + 1),
      bottom: edge(depth, rows, row),
      top: edge(depth, rows, row + 1),
    };
  });
}

/** Pieces for each square foot, in tenths (CZ-FIELD-04); 22 x 30 and 44 x 30 come to 3 for each section (CZ-RULE-08). */
const DENSITY = 26;
const SQUARE_FOOT = 144_000_000;

/** What every section gets. */
function rolesFor({ width, depth }: FieldWish, sections: number, isWalled: boolean): readonly Role[] {
  const count = Math.floor((width * depth * DENSITY + SQUARE_FOOT * 5 * sections) / (SQUARE_FOOT * 10 * sections));
  return ([isWalled ? 'wall' : 'roof', 'large', 'small', 'small'] as const).slice(0, Math.max(1, count));
}

/** What each section gets: the same for all; one piece more always goes to a section and to the one opposite to it. */
function deal(wish: FieldWish, sections: number, chance: FastChance): readonly (readonly Role[])[] {
  const first = rolesFor(wish, sections, chance.below(3) === 0);
  const pairs = Math.floor(sections / 2);
  // 22 x 30: 12 or 14 pieces; 44 x 30: 24 to 30 (CZ-RULE-08).
  const extra = chance.below(Math.floor(pairs / 2) + Math.floor(pairs / 4) + 1);
  const chosen = new Set<number>();
  while (chosen.size < extra) chosen.add(chance.below(pairs));
  const more = new Map([...chosen].map((pair) => [pair, (['small', 'wall', 'large'] as const)[chance.below(3)]]));
  return Array.from({ length: sections }, (_, at) => {
    const role = more.get(Math.min(at, sections - 1 - at));
    return role === undefined ? first : [...first, role];
  });
}

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

function boxOf(corners: readonly Point[], x: number, y: number): Box {
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return {
    left: x + Math.min(...xs),
    right: x + Math.max(...xs),
    bottom: y + Math.min(...ys),
    top: y + Math.max(...ys),
  };
}

const isApart = (a: Box, b: Box): boolean =>
  a.left >= b.right + GAP || b.left >= a.right + GAP || a.bottom >= b.top + GAP || b.bottom >= a.top + GAP;

const isClear = (box: Box, { x, y, radius }: { x: number; y: number; radius: number }): boolean => {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.bottom - y, 0, y - box.top);
  return dx * dx + dy * dy >= radius * radius;
};

/** The cards that may lie there: those of a role that suit the theme. */
const cardsOf = ({ theme }: FieldWish, role: Role): readonly SceneryCard[] =>
  SCENERY.filter((card) => card.role === role && card.themes.includes(theme));

/** One of the cards somewhere in a section, or nothing if there is no room. */
function layOne(
  wish: FieldWish,
  section: Section,
  cards: readonly SceneryCard[],
  taken: readonly Box[],
  chance: FastChance,
): (Laid & { readonly box: Box }) | undefined {
  // Half a gap on inner sides, so that two sections leave a whole one between them.
  const inner = Math.ceil(GAP / 2);
  const margin = (at: number, end: number): number => (at === 0 || at === end ? GAP : inner);
  const free = {
    left: section.left + margin(section.left, wish.width),
    right: section.right - margin(section.right, wish.width),
    bottom: section.bottom + margin(section.bottom, wish.depth),
    top: section.top - margin(section.top, wish.depth),
  };
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const card = cards[chance.below(cards.length)] as SceneryCard;
    // Most stand along the streets.
    const turn = chance.below(3) === 0 ? chance.below(TURNS) : chance.below(4);
    const isMirrored = chance.below(2) === 1;
    const size = boxOf(outlineOf(card, turn, isMirrored), 0, 0);
    const room = {
      x: free.right - free.left - (size.right - size.left),
      y: free.top - free.bottom - (size.top - size.bottom),
    };
    if (room.x < 0 || room.y < 0) continue;
    const x = free.left - size.left + 50 * chance.below(Math.floor(room.x / 50) + 1);
    const y = free.bottom - size.bottom + 50 * chance.below(Math.floor(room.y / 50) + 1);
    const box = boxOf(outlineOf(card, turn, isMirrored), x, y);
    if (taken.every((other) => isApart(box, other)) && (wish.clear ?? []).every((spot) => isClear(box, spot))) {
      return { card: card.id, x, y, turn, isMirrored, box };
    }
  }
  return undefined;
}

/** A section and the one opposite to it get the same cards, each in a place of its own. */
function layField(wish: FieldWish, chance: FastChance): readonly Laid[] | undefined {
  const sections = sectionsOf(wish.width, wish.depth);
  const roles = deal(wish, sections.length, chance);
  const laid: Laid[][] = sections.map(() => []);
  const taken: Box[] = [];
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at];
    const before = laid[sections.length - 1 - at] ?? [];
    for (const [i, role] of (roles[at] ?? []).entries()) {
      const same = at * 2 >= sections.length ? before[i]?.card : undefined;
      const cards = same === undefined ? cardsOf(wish, role) : [sceneryCard(same)];
      const one = section === undefined ? undefined : layOne(wish, section, cards, taken, chance);
      if (one === undefined) return undefined;
      const { box, ...piece } = one;
      taken.push(box);
      laid[at]?.push(piece);
    }
  }
  return laid.flat();
}

/** One quarter mirrored over both middle lines: as even as a table can be. Where there is too little room, something is left out at last. */
function layMirrored(wish: FieldWish, isPatient: boolean, chance: FastChance): readonly Laid[] | undefined {
  const sections = sectionsOf(wish.width, wish.depth);
  const roles = rolesFor(wish, sections.length, false);
  const quarter = sections.filter(({ right, top }) => 2 * right <= wish.width && 2 * top <= wish.depth);
  const laid: Laid[] = [];
  const taken: Box[] = [];
  for (const section of quarter) {
    for (const role of roles) {
      const one = layOne(wish, section, cardsOf(wish, role), taken, chance);
      if (one === undefined && isPatient) return undefined;
      if (one === undefined) continue;
      const { box, ...piece } = one;
      taken.push(box);
      laid.push(piece);
    }
  }
  return laid.flatMap((piece) => [
    piece,
    mirrored(piece, wish.width - piece.x, piece.y, 'x'),
    mirrored(piece, piece.x, wish.depth - piece.y, 'y'),
    mirrored(mirrored(piece, wish.width - piece.x, piece.y, 'x'), wish.width - piece.x, wish.depth - piece.y, 'y'),
  ]);
}

/** The way of lying that is the mirror image over an axis. */
function mirrored(piece: Laid, x: number, y: number, axis: 'x' | 'y'): Laid {
  const flip = ({ x: a, y: b }: Point): string => (axis === 'x' ? `${-a + 0},${b}` : `${a},${-b + 0}`);
  const nameOf = (corners: readonly string[]): string => [...corners].sort().join(' ');
  const card = sceneryCard(piece.card);
  const wanted = nameOf(outlineOf(card, piece.turn, piece.isMirrored).map(flip));
  for (let turn = 0; turn < TURNS; turn++) {
    const corners = outlineOf(card, turn, !piece.isMirrored).map((corner) => `${corner.x},${corner.y}`);
    if (nameOf(corners) === wanted) return { card: piece.card, x, y, turn, isMirrored: !piece.isMirrored };
  }
  throw new Error(`${piece.card} has no mirror image`);
}

/** The same wish gives the same table, in Node and in every browser. */
export function generateField(wish: FieldWish): OpenField {
  const { width, depth, rivalry } = wish;
  const chance = fastChance(wish.seed);
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const laid = layField(wish, chance);
    if (laid === undefined) continue;
    const field = { width, depth, pieces: layAll(laid) };
    if (unevennessOf(field, rivalry, MOST_UNEVEN) <= MOST_UNEVEN) return field;
  }
  for (let attempt = 0; ; attempt++) {
    const laid = layMirrored(wish, attempt < MOST_TRIES, chance);
    if (laid === undefined) continue;
    const field = { width, depth, pieces: layAll(laid) };
    if (unevennessOf(field, rivalry, MOST_UNEVEN) <= MOST_UNEVEN) return field; // else somebody was walled in
  }
}
