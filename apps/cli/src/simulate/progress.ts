/** A progress bar where there is a terminal to draw it on, and elsewhere a line now and then. */
import type { Out } from '../world.ts';

const WIDTH = 30;
const LINE_EVERY_MS = 30_000;

export interface Progress {
  show(done: number): void;
  /** Takes the bar away again. */
  end(): void;
}

export function progressBar(out: Out, total: number, now: () => number = () => performance.now()): Progress {
  const start = now();
  const left = (done: number): string =>
    done === 0 ? '' : ` · ${time(((now() - start) * (total - done)) / done / 1000)} left`;
  if (out.isTTY !== true) return lines(out, total, left, now);
  const show = (done: number): void => {
    const filled = Math.floor((done * WIDTH) / total);
    out.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}${left(done)}`);
  };
  show(0);
  return { show, end: () => out.write('\r\x1b[K') };
}

/** For logs: nothing at all when it is soon over. */
function lines(out: Out, total: number, left: (done: number) => string, now: () => number): Progress {
  let last = now();
  return {
    show(done) {
      if (now() - last < LINE_EVERY_MS || done === total) return;
      last = now();
      out.write(`${done}/${total}${left(done)}\n`);
    },
    end() {},
  };
}

const time = (seconds: number): string => (seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`);
