/**
 * Whoever guesses at the password of an account has to wait, longer each time, from however many addresses the guesses come.
 * The owner is not locked out by it: pauses are short, and where they have signed in before guesses of others do not count.
 */

interface Tries {
  count: number;
  last: number;
}

const FREE_TRIES = 5;
const LONGEST_PAUSE = 60_000;
const FORGOTTEN_AFTER = 900_000;
const MOST_REMEMBERED = 10_000;

export class SignInPauses {
  private readonly tries = new Map<string, Tries>();
  private readonly homes = new Set<string>();

  /** Milliseconds until the next try; 0: now, and it counts as one that failed until it is known to have gone well. */
  try(account: string, network: string): number {
    const key = this.keyOf(account, network);
    const now = Date.now();
    const before = this.tries.get(key) ?? { count: 0, last: 0 };
    const tries = now - before.last > FORGOTTEN_AFTER ? { count: 0, last: 0 } : before;
    const wait = tries.last + pauseAfter(tries.count) - now;
    if (wait > 0) return wait;
    remember(this.tries, key);
    this.tries.set(key, { count: tries.count + 1, last: now });
    return 0;
  }

  noteSuccess(account: string, network: string): void {
    this.tries.delete(this.keyOf(account, network));
    const home = JSON.stringify([account, network]);
    remember(this.homes, home);
    this.homes.add(home);
  }

  private keyOf(account: string, network: string): string {
    const home = JSON.stringify([account, network]);
    return this.homes.has(home) ? home : JSON.stringify([account]);
  }
}

const pauseAfter = (tries: number): number =>
  tries < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE, 1000 * 2 ** (tries - FREE_TRIES));

/** Makes room for one more, which becomes the youngest. */
function remember(all: Map<string, unknown> | Set<string>, key: string): void {
  all.delete(key);
  const [oldest] = all.keys();
  if (oldest !== undefined && all.size >= MOST_REMEMBERED) all.delete(oldest);
}
