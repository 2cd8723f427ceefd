/** The odds of what is planned, at the spot: the worse answer of the other side counts. */
import { usePlay } from '../../../table/play-context.ts';
import { OddsChip } from '../../../ui/odds-chip.tsx';
import { usePlan } from './plan-context.tsx';
import { partsOf, stanceOf } from './read-odds.ts';

export function PlanOddsChip() {
  const { say } = usePlay();
  const { decision, view, odds } = usePlan();
  const first = odds?.[0]?.odds;
  if (first === undefined) return undefined;
  const { some, best, success, of, exact } = partsOf(first, stanceOf(view, decision));
  const percent = new Intl.NumberFormat(say.locale, { style: 'percent' }).format(best.share);
  return (
    <OddsChip
      share={success.share}
      {...(exact ? { ways: success.ways, of } : {})}
      {...(best.share > 0 && some.share > 0 ? { best: say('escape.odds.best-chip', { percent }) } : {})}
    />
  );
}
