/** Exact odds of one die against another with the rules for crits and fumbles (CZ-RULE-55). */
import { type Colour, SIDES_OF } from '../rules/lists.ts';

export type DieKind = Colour | 'obstacle';

/** Beyond this edge only crits and fumbles decide. */
const MOST_EDGE = 14;

const KINDS: readonly DieKind[] = ['green', 'yellow', 'red', 'obstacle'];

/** Whether a face beats another; `edge` is what the acting side has more to add. */
function faceBeats(acting: DieKind, face: number, opposing: DieKind, other: number, edge: number): boolean {
  if (face === 1) return false;
  if (other === 1) return true;
  const isCrit = face === SIDES_OF[acting];
  const isMet = other === SIDES_OF[opposing];
  if (isCrit || isMet) return !isMet;
  return face + edge > other;
}

const tables = new Map<string, readonly number[]>();

/** The chance that the acting die wins, by edge. */
function tableFor(acting: DieKind, opposing: DieKind): readonly number[] {
  const key = `${acting} ${opposing}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const [mine, theirs] = [SIDES_OF[acting], SIDES_OF[opposing]];
  const table = Array.from({ length: 2 * MOST_EDGE + 1 }, (_, at) => {
    let wins = 0;
    for (let face = 1; face <= mine; face++)
      for (let other = 1; other <= theirs; other++)
        if (faceBeats(acting, face, opposing, other, at - MOST_EDGE)) wins++;
    return wins / (mine * theirs);
  });
  tables.set(key, table);
  return table;
}

/** Tables by the places of both kinds of dice: the odds are asked for all the time. */
const byPlace = KINDS.map((acting) => KINDS.map((opposing) => tableFor(acting, opposing)));

export function chanceToBeat(acting: DieKind, opposing: DieKind, edge: number): number {
  const place = Math.max(-MOST_EDGE, Math.min(MOST_EDGE, edge)) + MOST_EDGE;
  return byPlace[KINDS.indexOf(acting)]?.[KINDS.indexOf(opposing)]?.[place] ?? 0;
}

/** The chance of a crit that wins. */
export const chanceOfCrit = (acting: DieKind, opposing: DieKind): number =>
  (1 - 1 / SIDES_OF[opposing]) / SIDES_OF[acting];

/** The chance that a new roll of one die wins (for its side) against a face that lies there. */
export function chanceAgainst(
  own: DieKind,
  met: { readonly kind: DieKind; readonly face: number },
  edge: number,
  isActing: boolean,
): number {
  const sides = SIDES_OF[own];
  let wins = 0;
  for (let face = 1; face <= sides; face++) {
    const isWon = isActing
      ? faceBeats(own, face, met.kind, met.face, edge)
      : !faceBeats(met.kind, met.face, own, face, edge);
    if (isWon) wins++;
  }
  return wins / sides;
}
