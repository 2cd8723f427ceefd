/** The buttons under the scrubber: to the beginning, back, play, on, to the end, and how fast. */
import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { type Speed, useSettings } from '../app/settings.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './controls.module.css';
import type { Replay } from './use-replay.ts';

const SPEEDS = [
  { value: '0.5', label: '½' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '4', label: '4' },
] as const;

export function Controls({ replay }: { readonly replay: Replay }) {
  const say = useWords();
  const speed = useSettings((settings) => settings.speed);
  const set = useSettings((settings) => settings.set);
  const { story, place, isRunning } = replay;
  const last = story.beats.length - 1;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Button kind="quiet" iconOnly icon={<SkipBack size={20} aria-hidden="true" />} onClick={() => replay.turn(-1)}>
          {say('replay.turn-back', { game: replay.game })}
        </Button>
        <Button
          kind="quiet"
          iconOnly
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => replay.step(-1)}
        >
          {say('replay.back')}
        </Button>
        <Button
          kind="primary"
          iconOnly
          icon={isRunning ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
          onClick={() => replay.run(!isRunning)}
        >
          {say(isRunning ? 'replay.pause' : 'replay.play')}
        </Button>
        <Button
          kind="quiet"
          iconOnly
          icon={<ChevronRight size={20} aria-hidden="true" />}
          onClick={() => replay.step(1)}
        >
          {say('replay.on')}
        </Button>
        <Button
          kind="quiet"
          iconOnly
          icon={<SkipForward size={20} aria-hidden="true" />}
          onClick={() => replay.turn(1)}
        >
          {say('replay.turn-on', { game: replay.game })}
        </Button>
      </div>
      <p className={styles.place}>
        <b>{place}</b> / {last}
      </p>
      <Segmented
        className={styles.speed}
        legend={say('replay.speed')}
        hideLegend
        segments={SPEEDS.map(({ value, label }) => ({ value, label, name: say('replay.times', { speed: label }) }))}
        value={SPEEDS.find(({ value }) => Number(value) === speed)?.value ?? '4'}
        onChange={(value) => set({ speed: Number(value) as Speed })}
      />
    </div>
  );
}
