/** The odds of what is planned, at the spot: the worse answer of the other side counts. */
import { usePlay } from '../../../table/play-context.ts';
import { OddsChip } from '../../../ui/odds-chip.tsx';
import { usePlan } from './plan-context.tsx';
import { partsOf } from './read-odds.ts';

export function PlanOddsChip() {
  const { say } = usePlay();
  const { decision, view, odds } = usePlan();
  const [first] = odds;
  if (first === undefined) return undefined;
  const own = view.units.filter(({ faction }) => faction === decision?.actor?.faction).map(({ id }) => id);
  const { some, best, of, exact } = partsOf(first.odds, own);
  const percent = new Intl.NumberFormat(say.locale, { style: 'percent' }).format(best.share);
  return (
    <OddsChip
      share={some.share + best.share}
      {...(exact ? { ways: some.ways + best.ways, of } : {})}
      {...(best.share > 0 && some.share > 0 ? { best: say('escape.odds.best-chip', { percent }) } : {})}
    />
  );
}
