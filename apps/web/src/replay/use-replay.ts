/** The state of a replay: whose eyes, which moment, whether it runs; and the view that belongs to it. */
import type { MatchView, Viewer } from '@tablerunner/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { readerOf } from './readers/index.ts';
import type { ReplaySource } from './source.ts';
import { beatAt, type Moment, type Story, tellStory, turnFrom } from './story.ts';

export interface Replay {
  readonly story: Story;
  readonly viewer: Viewer;
  readonly place: number;
  readonly seen: MatchView | undefined;
  readonly isRunning: boolean;
  look(viewer: Viewer): void;
  go(place: number): void;
  step(by: number): void;
  turn(way: 1 | -1): void;
  run(isRunning: boolean): void;
}

/** How long one moment is shown, at the usual speed. */
const PACE = 900;

/** `at`: the length of the log to begin with; left out, the beginning. */
export function useReplay(source: ReplaySource, at: number | undefined): Replay | undefined {
  const [viewer, look] = useState<Viewer>(source.viewers[0] ?? '');
  const [told, setTold] = useState<{ readonly moments: readonly Moment[]; readonly last: MatchView }>();
  const [place, setPlace] = useState<number>();
  const [shown, setShown] = useState<{ readonly key: string; readonly seen: MatchView }>();
  const [isRunning, run] = useState(false);
  const speed = useSettings((settings) => settings.speed);

  useEffect(() => {
    let wanted = true;
    void source
      .moments(viewer)
      .then(async (moments) => ({ moments, last: await source.view(viewer, moments.at(-1)?.at ?? 0) }))
      .then((now) => wanted && setTold(now), ignore);
    return () => {
      wanted = false;
    };
  }, [source, viewer]);

  const story = useMemo(
    () => (told === undefined ? undefined : tellStory(told.moments, readerOf(source.game, told.last.view))),
    [told, source.game],
  );
  const length = story?.beats.length ?? 0;
  const here = Math.min(place ?? (story === undefined || at === undefined ? 0 : beatAt(story, at)), length - 1);
  const moment = story?.beats[here]?.at;

  useEffect(() => {
    if (moment === undefined) return;
    let wanted = true;
    void source.view(viewer, moment).then((seen) => wanted && setShown({ key: `${viewer}/${moment}`, seen }), ignore);
    return () => {
      wanted = false;
    };
  }, [source, viewer, moment]);

  const go = useCallback((to: number) => setPlace(Math.max(0, Math.min(length - 1, to))), [length]);

  useEffect(() => {
    if (!isRunning) return;
    if (here >= length - 1) return run(false);
    const timer = setTimeout(() => go(here + 1), PACE / (speed === 0 ? 4 : speed));
    return () => clearTimeout(timer);
  }, [isRunning, here, length, speed, go]);

  if (story === undefined) return undefined;
  return {
    story,
    viewer,
    place: here,
    seen: shown?.seen,
    isRunning,
    look,
    go: (to) => {
      run(false);
      go(to);
    },
    step: (by) => {
      run(false);
      go(here + by);
    },
    turn: (way) => {
      run(false);
      go(turnFrom(story, here, way));
    },
    run: (on) => {
      if (on && here >= length - 1) go(0);
      run(on);
    },
  };
}

/** Whoever has moved on no longer wants the answer. */
const ignore = (): void => undefined;
