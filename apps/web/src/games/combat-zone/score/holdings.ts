/** Who holds what counts in this scenario: objectives, quarters, zones. */
import {
  type CombatZoneView,
  holderOf,
  holderOfObjective,
  holderOfQuarter,
  holderOfZone,
  modelName,
  objectivesOf,
  scenarioOf,
  spotOf,
} from '@tablerunner/combat-zone/plan';
import type { Point } from '@tablerunner/geometry';

export interface Holding {
  readonly kind: 'crate' | 'device' | 'ground' | 'quarter' | 'zone';
  /** Counted from 1; of quarters south-west, south-east, north-west, north-east. */
  readonly number: number;
  /** The side that it counts for; -1 for none. */
  readonly side: number;
  /** The model that carries a crate, by name. */
  readonly carrier?: string | undefined;
  /** A crate that has left the table. */
  readonly isGone: boolean;
  /** Where it is, to be shown on the board. */
  readonly at?: Point | undefined;
}

const QUARTERS = [0, 1, 2, 3];

export function holdingsOf(view: CombatZoneView): readonly Holding[] {
  const { scores } = scenarioOf(view).victory;
  const objectives = objectivesOf(view).map(({ kind }, at): Holding => {
    const carrier = holderOf(view, at);
    const spot = spotOf(view, at);
    return {
      kind,
      number: at + 1,
      side: holderOfObjective(view, at),
      isGone: spot === undefined,
      ...(carrier < 0 ? {} : { carrier: modelName(view, carrier) }),
      ...(spot === undefined ? {} : { at: { x: spot.x, y: spot.y } }),
    };
  });
  const quarters = scores.some((score) => score.for === 'quarters')
    ? QUARTERS.map(
        (quarter): Holding => ({
          kind: 'quarter',
          number: quarter + 1,
          side: holderOfQuarter(view, quarter),
          isGone: false,
        }),
      )
    : [];
  const zones = scores.flatMap((score): Holding[] =>
    score.for === 'zone' ? [{ kind: 'zone', number: 1, side: holderOfZone(view, score.zone), isGone: false }] : [],
  );
  return [...objectives, ...quarters, ...zones];
}
