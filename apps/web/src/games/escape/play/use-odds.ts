/** The exact odds of what is planned and of every answer, one row for each defence of the other side. */
import type { MatchView } from '@tablerunner/engine';
import type { SeatOdds } from '@tablerunner/table';
import { useEffect, useState } from 'react';
import { odds } from '../../../insight/insight.ts';
import { fieldsOf } from './choices.ts';

const FORECASTS = ['dodge', 'no-dodge'] as const;
type ForecastName = (typeof FORECASTS)[number];

export interface ForecastOdds {
  readonly forecast: ForecastName;
  /** `undefined`: the dice can fall in more ways than can be counted. */
  readonly odds: SeatOdds | undefined;
}

/** Empty for what is certain; `undefined` while they are worked out. */
export type OddsNow = readonly ForecastOdds[] | undefined;

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

const isSure = (choice: unknown): boolean => {
  const { kind = '', action } = fieldsOf(choice);
  return action === undefined ? SURE.includes(kind) : isSure(action);
};

const NOTHING: readonly ForecastOdds[] = [];

/** Equal rows are told once. What cannot be counted is a row too: nobody waits for it for ever. */
export async function workOut(
  choice: unknown,
  ask: (forecast: ForecastName) => Promise<SeatOdds>,
): Promise<readonly ForecastOdds[]> {
  if (isSure(choice)) return NOTHING;
  const all = await Promise.all(
    FORECASTS.map(async (forecast) => ({ forecast, odds: await ask(forecast).catch(() => undefined) })),
  );
  const texts = all.map(({ odds: one }) => JSON.stringify(one) ?? '');
  return all.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
}

/** The odds of each of the choices; the list must be the same one as long as the choices are. */
export function useOdds(seen: MatchView | undefined, choices: readonly unknown[], slot: string): readonly OddsNow[] {
  const [found, setFound] = useState<{ readonly of: unknown; readonly all: readonly OddsNow[] }>({ of: [], all: [] });
  useEffect(() => {
    if (seen === undefined) return;
    let wanted = true;
    setFound({ of: choices, all: choices.map(() => undefined) });
    for (const [at, choice] of choices.entries()) {
      void workOut(choice, (forecast) => odds(seen, choice, forecast, `${slot}-${at}`)).then((rows) => {
        if (wanted) setFound(({ of, all }) => ({ of, all: all.map((one, i) => (i === at ? rows : one)) }));
      });
    }
    return () => {
      wanted = false;
    };
  }, [seen, choices, slot]);
  return found.of === choices ? found.all : choices.map(() => undefined);
}
