/** What stands at the spot itself: a small menu, the reason for a refusal, the odds of what is planned. */
import { boardOf } from '@tablerunner/escape/plan';
import { middleOf, type Point } from '../../../plan/measure.ts';
import { SpotNote as Note } from '../../../plan/spot-note.tsx';
import { blockerOf } from './blocker.ts';
import { spotOf } from './choices.ts';
import { type Planning, usePlan } from './plan-context.tsx';
import { PlanOddsChip } from './plan-odds-chip.tsx';
import { EscapeRefusal } from './refusal-note.tsx';
import { SpotMenu } from './spot-menu.tsx';

interface SpotNoteProps {
  /** Where a point of the drawing stands on the page. */
  readonly at: (point: Point) => { readonly left: number; readonly top: number };
  readonly size: number;
}

export function SpotNote({ at, size }: SpotNoteProps) {
  const planning = usePlan();
  const { menu, refused, plan } = planning;
  const point = pointOf(planning);
  return (
    <Note spot={point === undefined ? undefined : at(point)} size={size} hasLeader={refused !== undefined}>
      {menu !== undefined && <SpotMenu />}
      {menu === undefined && refused !== undefined && <EscapeRefusal />}
      {menu === undefined && refused === undefined && plan !== undefined && <PlanOddsChip />}
    </Note>
  );
}

/** The menu's cell, what was refused, or what is planned. Doors and walls are spots too. */
function pointOf({ menu, refused, plan, view, decision }: Planning): Point | undefined {
  const blocker = menu === undefined && refused?.cell === undefined ? blockerOf(decision, refused) : undefined;
  if (blocker !== undefined) return blocker.at;
  const refusedAt = refused === undefined ? undefined : (refused.cell ?? decision?.actor?.cell);
  const cell = menu?.cell ?? refusedAt ?? spotOf(view, plan?.choices.at(-1) ?? {}).cells[0];
  return cell === undefined || cell < 0 ? undefined : middleOf(boardOf(view), cell);
}
