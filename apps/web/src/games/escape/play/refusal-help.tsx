/** What would help against a refusal, where the game can tell: the cells from which the target would be in sight. */
import { boardOf, seenFrom } from '@tablerunner/escape/plan';
import { cellName } from '@tablerunner/geometry';
import { usePlay } from '../../../table/play-context.ts';
import { usePlan } from './plan-context.tsx';

const SIGHT = ['not-in-sight', 'no-line-of-sight'];
const MOST = 2;

export function RefusalHelp() {
  const { say } = usePlay();
  const { refused, decision, view } = usePlan();
  const { cell, refusal } = refused ?? {};
  if (cell === undefined || refusal === undefined || decision === undefined || !SIGHT.includes(refusal.reason))
    return undefined;
  const { grid } = boardOf(view);
  const from = [...decision.reach]
    .filter(([place]) => seenFrom(view, place).has(cell))
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST);
  if (from.length === 0) return <p>{say('escape.help.no-sight')}</p>;
  const places = from.map(([place, steps]) => say('escape.help.place', { cell: cellName(grid, place), steps }));
  return (
    <p>
      {say('escape.help.sight', { places: new Intl.ListFormat(say.locale, { type: 'disjunction' }).format(places) })}
    </p>
  );
}
