/** The state of a replay: whose eyes, which moment, whether it runs; and the view that belongs to it. */
import type { MatchView, Viewer } from '@tablerunner/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { readerOf, turnOf } from './readers/index.ts';
import type { ReplaySource } from './source.ts';
import { beatAt, type Moment, type Story, tellStory, turnFrom } from './story.ts';

export interface Replay {
  /** What is played: some games count turns, others rounds. */
  readonly game: string;
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

interface Told {
  readonly moments: readonly Moment[];
  readonly first: MatchView;
  readonly last: MatchView;
}

/** How long one moment is shown, at the usual speed. */
const PACE = 900;
/** So long until something is asked for again that was not given, and so often. */
const AGAIN = 400;
const MOST_TRIES = 20;

/** `at`: the length of the log to begin with; left out, the beginning. */
export function useReplay(source: ReplaySource, at: number | undefined): Replay | undefined {
  const [viewer, look] = useState<Viewer>(source.viewers[0] ?? '');
  const [told, setTold] = useState<Told>();
  /** By the length of the log, which says the same however the story grows; `end` goes on with a running match. */
  const [wanted, setWanted] = useState<number | 'end' | undefined>(at);
  const [seen, setSeen] = useState<MatchView>();
  const [isRunning, run] = useState(false);
  const speed = useSettings((settings) => settings.speed);

  useEffect(() => {
    const tell = async (): Promise<Told> => {
      const moments = await source.moments(viewer);
      const first = await source.view(viewer, 0);
      return { moments, first, last: await source.view(viewer, moments.at(-1)?.at ?? 0) };
    };
    return asking(tell, setTold);
  }, [source, viewer]);

  const story = useMemo(
    () =>
      told === undefined
        ? undefined
        : tellStory(
            told.moments,
            readerOf(source.game, told.first.view, told.last.view),
            turnOf(source.game, told.first.view),
          ),
    [told, source.game],
  );
  const length = story?.beats.length ?? 0;
  const here = placeOf(story, wanted);
  const moment = story?.beats[here]?.at;

  useEffect(() => {
    if (moment === undefined) return;
    return asking(() => source.view(viewer, moment), setSeen);
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
    game: source.game,
    story,
    viewer,
    place: here,
    seen,
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

/**
 * Asks until there is an answer: a newer question may have taken the place of this one, or a host may have been asked too
 * often in too short a time. Gives back how to give up.
 */
function asking<T>(ask: () => Promise<T>, answered: (answer: T) => void): () => void {
  let isWanted = true;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void =>
    void ask().then(
      (answer) => {
        if (isWanted) answered(answer);
      },
      () => {
        tries += 1;
        if (isWanted && tries < MOST_TRIES) timer = setTimeout(again, AGAIN);
      },
    );
  again();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
