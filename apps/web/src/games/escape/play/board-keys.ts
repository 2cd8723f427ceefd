/** Single keys on the board: T next target, U next unit, O odds, G glossary, ? why not, Escape back. */
import type { Cell } from '@tablerunner/geometry';
import type { KeyboardEvent } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { useGlosser } from '../../../rulebook/glosser.ts';
import { usePlay } from '../../../table/play-context.ts';
import { announce } from '../../../ui/live-region.tsx';
import { termsAt } from './board-tip.tsx';
import { offersAt } from './choices.ts';
import { targetsOf } from './overlays-now.ts';
import { usePlan } from './plan-context.tsx';

export function useBoardKeys(): (event: KeyboardEvent, cell: Cell) => void {
  const { say, speaker } = usePlay();
  const planning = usePlan();
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const gloss = useGlosser('escape');
  const { view, decision } = planning;

  const next = (cells: readonly Cell[], from: Cell): void => {
    const to = cells[(cells.indexOf(from) + 1) % Math.max(1, cells.length)];
    if (to === undefined) announce(say('escape.key.none'));
    else planning.setCursor(to);
  };

  const why = (cell: Cell): void => {
    const refused =
      decision === undefined ? undefined : offersAt(view, decision.offers, cell).find(({ verdict }) => !verdict.ok);
    if (refused?.verdict.ok === false) planning.refuse({ refusal: refused.verdict, cell, choice: refused.choice });
    else announce(say('escape.key.nothing-refused'));
  };

  /** The meaning of what lies here, for whoever hears the board. */
  const tell = (cell: Cell): void => {
    const terms = termsAt(view, cell, { say, speaker }, gloss);
    announce(terms.map(({ name, meaning }) => `${name}. ${meaning}`).join(' ') || say('escape.key.no-words'));
  };

  const keys: Readonly<Record<string, (cell: Cell) => void>> = {
    t: (cell) =>
      next(
        [...targetsOf(planning)].map((index) => view.units[index]?.cell ?? 0),
        cell,
      ),
    u: (cell) =>
      next(
        view.units.filter(({ place }) => place === 'board').map((unit) => unit.cell),
        cell,
      ),
    o: () => document.getElementById('explanation')?.focus(),
    g: tell,
    '?': why,
  };

  return (event, cell) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      return planning.back();
    }
    if (!shortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
    const work = keys[event.key.toLowerCase()];
    if (work === undefined || speaker === undefined) return;
    event.preventDefault();
    work(cell);
  };
}
