/** A progress bar, where there is a terminal to draw it on. */
import type { Out } from '../world.ts';

const WIDTH = 30;

export interface Progress {
  show(done: number): void;
  /** Takes the bar away again. */
  end(): void;
}

export function progressBar(out: Out, total: number, now: () => number = () => performance.now()): Progress {
  if (out.isTTY !== true) return { show() {}, end() {} };
  const start = now();
  const show = (done: number): void => {
    const filled = Math.floor((done * WIDTH) / total);
    const seconds = (now() - start) / 1000;
    const left = done === 0 ? '' : ` · ${time((seconds * (total - done)) / done)} left`;
    out.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}${left}`);
  };
  show(0);
  return { show, end: () => out.write('\r\x1b[K') };
}

const time = (seconds: number): string => (seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`);
