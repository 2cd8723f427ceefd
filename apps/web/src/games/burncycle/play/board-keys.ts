/** Single keys on the floor: T next target, U next unit, O explanation, ? why not, Escape back. */
import type { Cell } from '@tablerunner/geometry';
import type { KeyboardEvent } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { usePlay } from '../../../table/play-context.ts';
import { announce } from '../../../ui/live-region.tsx';
import type { FloorOverlays } from '../board/burncycle-board.tsx';
import { usePlan } from '../shared.ts';
import { pickAt } from './pick.ts';

export function useBoardKeys(overlays: FloorOverlays): (event: KeyboardEvent, cell: Cell) => void {
  const { say } = usePlay();
  const planning = usePlan();
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const { view, decision } = planning;

  const next = (cells: readonly Cell[], from: Cell): void => {
    const to = cells[(cells.indexOf(from) + 1) % Math.max(1, cells.length)];
    if (to === undefined) announce(say('burncycle.key.none'));
    else planning.setCursor(to);
  };

  const why = (cell: Cell): void => {
    const { card, mover } = planning;
    const picked = decision === undefined ? undefined : pickAt(decision, { cell, card, mover });
    if (picked?.is === 'refused') planning.refuse(picked);
    else announce(say('burncycle.key.nothing-refused'));
  };

  const keys: Readonly<Record<string, (cell: Cell) => void>> = {
    t: (cell) => next([...(overlays.targets ?? [])], cell),
    u: (cell) =>
      next(
        [...view.bots, ...view.guards].map((unit) => unit.cell).filter((one) => one >= 0),
        cell,
      ),
    o: () => document.getElementById('explanation')?.focus(),
    '?': why,
  };

  return (event, cell) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      return planning.back();
    }
    if (!shortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
    const work = keys[event.key.toLowerCase()];
    if (work === undefined) return;
    event.preventDefault();
    work(cell);
  };
}
