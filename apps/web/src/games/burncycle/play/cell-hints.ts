/** What the overlays show of a space, in words: what a way costs, who would notice, whether it can be chosen and, if not, why. */
import { noticedOn } from '@tablerunner/burncycle/plan';
import type { Cell } from '@tablerunner/geometry';
import type { FloorOverlays } from '../board/burncycle-board.tsx';
import type { Voice } from '../board/describe-cell.ts';
import type { Planning } from '../shared.ts';
import { isWalk } from './overlays-now.ts';
import { reachFor } from './pick.ts';

/** "4 AP, here you would be noticed by Hamster", "can be chosen", "not allowed: a wall bars the way (BC-MOVE-05)". */
export function hintsOf(planning: Planning, overlays: FloorOverlays, { say, speaker }: Voice) {
  const { view, decision, card, mover } = planning;
  const reach = decision === undefined || !isWalk(decision, card) ? undefined : reachFor(decision, mover);
  return (cell: Cell): readonly string[] => {
    const way = reach?.get(cell);
    const refusal = overlays.refused?.get(cell);
    return [
      ...(way === undefined ? [] : [say('burncycle.cell.cost', { cost: way.cost }), ...seenThere(way.path)]),
      ...(overlays.targets?.has(cell) === true ? [say('burncycle.cell.target')] : []),
      ...(refusal === undefined ? [] : [say('table.not-allowed', { why: speaker.refusal(refusal) })]),
    ];
  };

  function seenThere(path: readonly Cell[]): readonly string[] {
    const last = noticedOn(view, mover, path).at(-1);
    if (last?.hides === true) return [say('burncycle.cell.would-hide')];
    if (last === undefined || last.noticedBy.length === 0) return [];
    const names = last.noticedBy.map((guard) => speaker.name(view.guards[guard]?.kind ?? ''));
    return [say('burncycle.cell.would-be-seen', { names: new Intl.ListFormat(say.locale).format(names) })];
  }
}
