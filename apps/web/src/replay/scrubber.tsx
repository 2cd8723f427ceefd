/** The whole match on one line: turns, a lane for each side, marks, and the luck of the dice. A slider by keyboard. */
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { LuckLine } from './luck-line.tsx';
import { MarkSign } from './mark-sign.tsx';
import styles from './scrubber.module.css';
import type { Story } from './story.ts';
import type { Replay } from './use-replay.ts';

export interface ScrubberProps {
  readonly replay: Replay;
  /** What a screen reader says of the moment. */
  readonly words: string;
  readonly laneName: (lane: string) => string;
}

const ROW = { turns: 22, lane: 16, marks: 18, luck: 40 };

export function Scrubber({ replay, words, laneName }: ScrubberProps) {
  const say = useWords();
  const { story, place } = replay;
  const track = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(800);
  useLayoutEffect(() => {
    const box = track.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => setWidth(box.clientWidth));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const last = Math.max(1, story.beats.length - 1);
  const x = (at: number): number => (at / last) * width;
  /** The edge of a stretch, half a moment before or after it, never beyond the track. */
  const edge = (at: number): number => Math.min(width, Math.max(0, x(at)));
  const lanes = ROW.turns + 6;
  const marks = lanes + story.lanes.length * ROW.lane + 4;
  const luck = marks + ROW.marks;
  const height = luck + (story.lanes.length > 0 ? ROW.luck : 0) + 6;

  const pick = (event: PointerEvent): void => {
    const box = track.current?.getBoundingClientRect();
    if (box !== undefined) replay.go(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = KEYS[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(replay);
  };
  return (
    <div className={styles.scrubber}>
      <div
        ref={track}
        className={styles.track}
        role="slider"
        tabIndex={0}
        aria-label={say('replay.moment')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={place}
        aria-valuetext={words}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pick(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && pick(event)}
      >
        <svg width={width} height={height} aria-hidden="true" focusable="false">
          {story.turns.map(({ turn, from }, i) => {
            const to = story.turns[i + 1]?.from ?? last;
            const isNow = place >= from && (place < to || i === story.turns.length - 1);
            return (
              <g key={from} className={isNow ? styles.turnNow : styles.turn}>
                <rect x={x(from)} width={Math.max(0, x(to) - x(from) - 2)} height={ROW.turns} />
                {x(to) - x(from) > 46 && (
                  <text x={x(from) + 8} y={15}>
                    {turn === 0 ? say('replay.setup') : say('replay.turn', { turn, game: replay.game })}
                  </text>
                )}
                {isNow && <path d={`M${x(from)} ${ROW.turns + 1}H${x(to) - 2}`} />}
              </g>
            );
          })}
          {story.lanes.map((lane, row) =>
            stretches(story, lane).map(([from, to]) => (
              <rect
                key={`${lane}/${from}`}
                className={styles[row === 0 ? 'laneA' : 'laneB']}
                data-past={from <= place || undefined}
                x={edge(from - 0.5) + 1}
                y={lanes + row * ROW.lane}
                width={Math.max(2, edge(to + 0.5) - edge(from - 0.5) - 2)}
                height={ROW.lane - 6}
              />
            )),
          )}
          {story.beats.map(({ at, marks: own }, i) =>
            own.length === 0 ? undefined : <MarkSign key={at} mark={strongest(own)} x={x(i)} y={marks + 7} />,
          )}
          <LuckLine story={story} x={x} y={luck} height={ROW.luck} />
          <g className={styles.now}>
            <path d={`M${x(place)} 6V${height}`} />
            <path className={styles.handle} d={`M${x(place) - 7} 0h14v9l-7 7-7-7z`} />
          </g>
        </svg>
      </div>
      <ul className={styles.legend} aria-label={say('replay.legend')}>
        {story.lanes.map((lane, row) => (
          <li key={lane}>
            <span className={row === 0 ? styles.chipA : styles.chipB} />
            {laneName(lane)}
          </li>
        ))}
        {(['damage', 'roll', 'event', 'out'] as const).map((mark) => (
          <li key={mark}>
            <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
              <MarkSign mark={mark} x={0} y={0} />
            </svg>
            {say(`replay.mark.${mark}`)}
          </li>
        ))}
        <li>
          <svg width="20" height="10" viewBox="0 0 20 10" className={styles.luck} aria-hidden="true">
            <path d="M1 6q4-8 9 0t9-2" />
          </svg>
          {say('replay.mark.luck')}
        </li>
      </ul>
    </div>
  );
}

const KEYS: Readonly<Record<string, (replay: Replay) => void>> = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowDown: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  ArrowUp: (replay) => replay.step(1),
  PageUp: (replay) => replay.turn(-1),
  PageDown: (replay) => replay.turn(1),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.story.beats.length - 1),
};

/** From where to where a side acts without a break. */
function stretches({ beats }: Story, lane: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const [i, beat] of beats.entries()) {
    if (beat.lane !== lane) continue;
    const last = found.at(-1);
    if (last !== undefined && last[1] === i - 1) last[1] = i;
    else found.push([i, i]);
  }
  return found;
}

/** One sign a moment: the gravest. */
const strongest = (marks: Story['beats'][number]['marks']) =>
  (['out', 'damage', 'event', 'roll'] as const).find((mark) => marks.includes(mark)) ?? 'roll';
