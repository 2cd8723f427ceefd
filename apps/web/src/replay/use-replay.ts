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
/** So long until a view is asked for again that the host did not give. */
const AGAIN = 400;

/** `at`: the length of the log to begin with; left out, the beginning. */
export function useReplay(source: ReplaySource, at: number | undefined): Replay | undefined {
  const [viewer, look] = useState<Viewer>(source.viewers[0] ?? '');
  const [told, setTold] = useState<{ readonly moments: readonly Moment[]; readonly last: MatchView }>();
  /** By the length of the log, which says the same however the story grows; `end` goes on with a running match. */
  const [wanted, setWanted] = useState<number | 'end' | undefined>(at);
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
  const here = placeOf(story, wanted);
  const moment = story?.beats[here]?.at;

  useEffect(() => {
    if (moment === undefined) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void =>
      void source.view(viewer, moment).then(
        (seen) => isWanted && setShown({ key: `${viewer}/${moment}`, seen }),
        () => {
          // A host that was asked too often in too short a time answers again after a moment.
          if (isWanted) timer = setTimeout(ask, AGAIN);
        },
      );
    ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [source, viewer, moment]);

  const isGrowing = source.outcome === undefined;
  const go = useCallback(
    (to: number) =>
      setWanted(isGrowing && to >= length - 1 ? 'end' : story?.beats[Math.max(0, Math.min(length - 1, to))]?.at),
    [story, length, isGrowing],
  );

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

function placeOf(story: Story | undefined, wanted: number | 'end' | undefined): number {
  if (story === undefined || wanted === undefined) return 0;
  return wanted === 'end' ? story.beats.length - 1 : beatAt(story, wanted);
}

/** Whoever has moved on no longer wants the answer. */
const ignore = (): void => undefined;
