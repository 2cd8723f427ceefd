/** What the overlays show of a cell, in words: steps, distance, sight, threat, whether it can be chosen and, if not, why. */
import { sees } from '@tablerunner/escape';
import { stateOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import type { Overlays } from '../../../plan/overlays.tsx';
import type { Voice } from '../board/describe-cell.ts';
import type { Planning } from './plan-context.tsx';

type Choosing = Pick<Planning, 'view' | 'decision'>;

/** "4 steps, sees the Mamushi", "not in sight", "can be attacked", "not allowed: the line crosses the closed door c2e (ES-LOS-02)". */
export function hintsOf({ view, decision }: Choosing, overlays: Overlays, { say, speaker }: Voice) {
  const { reach, distances, seen, threat, targets, refused } = overlays;
  const foes = view.units.filter(({ place, faction }) => place === 'board' && faction !== decision?.actor?.faction);
  return (cell: Cell): readonly string[] => {
    const [steps, far, refusal] = [reach?.get(cell), distances?.get(cell), refused?.get(cell)];
    const inSight = steps === undefined ? [] : foes.filter((foe) => sees(stateOf(view), cell, foe.cell));
    const names = new Intl.ListFormat(say.locale).format(inSight.map(({ id }) => speaker.name(id)));
    return [
      ...(steps === undefined ? [] : [say('escape.cell.steps', { steps })]),
      ...(inSight.length === 0 ? [] : [say('escape.cell.sees', { names })]),
      ...(far === undefined ? [] : [say('escape.cell.distance', { far })]),
      ...(seen === undefined || seen.has(cell) ? [] : [say('escape.legend.unseen')]),
      ...(threat?.has(cell) === true ? [say('escape.legend.threat')] : []),
      ...(targets?.has(cell) === true ? [say('escape.cell.target')] : []),
      ...(refusal === undefined ? [] : [say('table.not-allowed', { why: speaker.refusal(refusal) })]),
    ];
  };
}
