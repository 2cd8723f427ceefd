/** The games whose replays have lanes and marks. */
import type { BurncycleView } from '@tablerunner/burncycle/plan';
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { EscapeView } from '@tablerunner/escape/plan';
import type { Reader } from '../story.ts';
import { burncycleReader } from './burncycle.ts';
import { combatZoneReader, roundOf } from './combat-zone.ts';
import { escapeReader } from './escape.ts';

/** A game without a reader of its own is shown all the same, without lanes. */
const plain = (): Reader => ({ lanes: [], read: () => ({ marks: [], dice: [] }) });

/** The turn or round of a view; 0 before the first. */
export function turnOf(game: string, view: object): number {
  if (game === 'burncycle') return (view as BurncycleView).round;
  if (game === 'combat-zone') return roundOf(view as CombatZoneView);
  return game === 'escape' ? (view as EscapeView).turn : 0;
}

/** `first` and `last`: the views of the first and of the last moment. */
export function readerOf(game: string, first: object, last: object): Reader {
  if (game === 'burncycle') return burncycleReader(first as BurncycleView);
  if (game === 'combat-zone') return combatZoneReader(first as CombatZoneView, last as CombatZoneView);
  return game === 'escape' ? escapeReader(first as EscapeView, last as EscapeView) : plain();
}
