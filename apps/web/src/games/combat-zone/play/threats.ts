/** Which rivals would have a free path to a place, and how much cover it gives from each. Clauses CZ-PATH-01, CZ-COVER-*. */
import { baseOf, type CombatZoneView, isRival, standingBut, tableOf } from '@tablerunner/combat-zone/plan';
import { attackPath, type Base } from '@tablerunner/geometry';

export interface Threat {
  readonly rival: number;
  readonly cover: number;
}

/** As if the model stood there already, and everybody else where they are; the least cover first. */
export function threatsAt(view: CombatZoneView, model: number, at: Base): readonly Threat[] {
  const table = tableOf(view);
  const others = standingBut(view, model);
  return others
    .filter((other) => isRival(view, model, other))
    .flatMap((rival): readonly Threat[] => {
      const between = others.filter((other) => other !== rival).map((other) => baseOf(view, other));
      const { blockedBy, cover } = attackPath(table, baseOf(view, rival), at, between);
      return blockedBy === undefined ? [{ rival, cover: cover.length }] : [];
    })
    .sort((one, other) => one.cover - other.cover);
}
