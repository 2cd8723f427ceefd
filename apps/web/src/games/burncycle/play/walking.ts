/** The walk that is under way: where it was planned that the bot is noticed, nobody is stopped by it. */
import { type BurncycleView, noticedOn } from '@tablerunner/burncycle/plan';
import type { GameEvent, MatchView } from '@tablerunner/engine';
import type { Walk } from '../shared.ts';

let expected: { readonly bot: number; readonly cells: ReadonlySet<number> } | undefined;

export function setOut(view: BurncycleView, walk: Walk | undefined): void {
  if (walk === undefined) {
    expected = undefined;
    return;
  }
  const seen = noticedOn(view, walk.bot, walk.path).filter(({ noticedBy }) => noticedBy.length > 0);
  expected = { bot: walk.bot, cells: new Set(seen.map(({ to }) => to)) };
}

/** What nobody could foresee ends a walk: a room that was scouted, a unit that came, a place where the bot is noticed after all. */
const SURPRISES = ['burncycle/room-scouted', 'burncycle/guard-deployed', 'burncycle/energy-lost'];

export function isExpected({ name, data }: GameEvent, { view }: MatchView): boolean {
  if (SURPRISES.includes(name)) return false;
  if (name !== 'burncycle/bot-detected') return true;
  const { bot } = data as { readonly bot: number };
  const { chip = -1 } = (view as BurncycleView).bots[bot] ?? {};
  return expected?.bot === bot && expected.cells.has(chip);
}
