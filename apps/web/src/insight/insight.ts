/** Asks the insight worker. Of requests in the same slot only the newest counts; the older ones are given up. */
import type { GameEvent, MatchSave, MatchView } from '@tablerunner/engine';
import type { SeatOdds } from '@tablerunner/table';
import { type Caller, callerOf } from '../worker/calls.ts';
import type { InsightFunctions, Verified } from './functions.ts';
import { slotsOf } from './slots.ts';
import type { Timeline } from './timeline.ts';

let worker: Caller<InsightFunctions> | undefined;

const call: Caller<InsightFunctions> = (name, ...args) => {
  worker ??= callerOf<InsightFunctions>(
    new Worker(new URL('./insight.worker.ts', import.meta.url), { type: 'module' }),
    () => {
      worker = undefined; // it keeps nothing: the next question starts another
    },
  );
  return worker(name, ...args);
};

const inSlot = slotsOf();

export const odds = (seen: MatchView, choice: unknown, forecast?: string, slot = 'odds'): Promise<SeatOdds> =>
  inSlot(`${slot}/${forecast ?? ''}`, () => call('odds', seen, choice, forecast));

/** Never given up: every event is told. */
export const told = (seen: MatchView, events: readonly GameEvent[]): Promise<readonly GameEvent[]> =>
  inSlot(undefined, () => call('told', seen, events));

export const timeline = (save: MatchSave, viewer: string): Promise<Timeline> =>
  inSlot('timeline', () => call('timeline', save, viewer));

export const viewAt = (save: MatchSave, viewer: string, at: number): Promise<MatchView> =>
  inSlot('view-at', () => call('viewAt', save, viewer, at));

export const verify = (save: unknown): Promise<Verified> => call('verify', save);

/** The game's own sentences in one language. */
export const messages = (game: string, locale: string): Promise<Readonly<Record<string, string>>> =>
  call('messages', game, locale);
