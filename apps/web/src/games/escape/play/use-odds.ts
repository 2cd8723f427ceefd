/** The exact odds of what is planned, one row for each answer of the other side. */
import type { MatchView } from '@tablerunner/engine';
import type { SeatOdds } from '@tablerunner/table';
import { useEffect, useState } from 'react';
import { odds } from '../../../insight/insight.ts';
import { fieldsOf } from './choices.ts';

const FORECASTS = ['dodge', 'no-dodge'] as const;
type ForecastName = (typeof FORECASTS)[number];

export interface ForecastOdds {
  readonly forecast: ForecastName;
  readonly odds: SeatOdds;
}

/** These roll nothing, ever: nobody need be asked. */
const SURE = [
  'move',
  'enter',
  'open',
  'close',
  'take',
  'drop',
  'give',
  'look',
  'end',
  'activate',
  'exit',
  'place',
  'deploy',
  'put',
];

export const isSure = (choice: unknown): boolean => {
  const { kind = '', action } = fieldsOf(choice);
  return action === undefined ? SURE.includes(kind) : isSure(action);
};

/** Empty while they are worked out, and for what is certain. Equal rows are told once. */
export function useOdds(seen: MatchView | undefined, choice: unknown, slot = 'plan'): readonly ForecastOdds[] {
  const [found, setFound] = useState<readonly ForecastOdds[]>([]);
  useEffect(() => {
    setFound([]);
    if (seen === undefined || choice === undefined || isSure(choice)) return;
    let wanted = true;
    void Promise.all(
      FORECASTS.map(async (forecast) => ({ forecast, odds: await odds(seen, choice, forecast, slot) })),
    ).then(
      (all) => wanted && setFound(distinct(all)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [seen, choice, slot]);
  return found;
}

const distinct = (all: readonly ForecastOdds[]): readonly ForecastOdds[] =>
  all.filter(
    ({ odds: one }, i) => all.findIndex(({ odds: other }) => JSON.stringify(other) === JSON.stringify(one)) === i,
  );
