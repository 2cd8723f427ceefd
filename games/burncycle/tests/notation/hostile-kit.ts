/** Forged positions, judged: each is refused in a sentence, or plays on as an honest one does. */
import { fastChance, type Game, type Position, Problem, type Read, Runner, unreadable } from '@tablerunner/engine';
import { expectTold } from '@tablerunner/testkit';
import { expect } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { notation } from '../../notation/notation.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { game } from '../kit.ts';
import { playAtRandom } from '../random-play.ts';
import { forge } from './forge.ts';

type Any = Position<BurncycleState>;

/** A floor and a mission of one's own, which no random game of the content has. */
const DRAWN = `
+-+-+-+-+
|. . . .|
+ +o+-+d+
|. A|B B|
+-+x+-+-+
room A lab tech scout 1 chip utility
terminals at: c1
post d2 w hallway 1
mission: ${JSON.stringify({ ...MISSIONS[0], id: 'own' })}
agent byte a2 energy 7 push
module exe b2 energy 3
guard hamster d2 w key post d2`;

/** Positions of a random game of every mission, some decisions apart, and one with a floor of its own. */
export function honestPositions(): Any[] {
  const drawn = notation.parsePosition(DRAWN);
  if (!drawn.ok) throw new Error(drawn.problem);
  const found: Any[] = [drawn.value];
  for (const mission of MISSIONS.keys()) {
    let seen = 0;
    playAtRandom({ mission, players: 1 + (mission % 4), seed: `hostile ${mission}`, most: 300 }, ({ position }) => {
      if (seen++ % 12 === 0) found.push(structuredClone(position));
    });
  }
  return found;
}

/** What becomes of a position that comes out of a file: printed, and read again. */
export function readBack(position: Any): Read<Any> {
  try {
    return notation.parsePosition(notation.printPosition(position));
  } catch (error) {
    if (error instanceof Problem) return unreadable('position', error.message);
    throw error;
  }
}

const MOST_COMMANDS = 200;

/** Plays on at random. `lap` is called after each command. */
function playOn(position: Any, seed: string, lap: () => void): void {
  const runner = new Runner<BurncycleState>(game as Game<BurncycleState>, position, fastChance(seed));
  const choices = fastChance(`${seed} choices`);
  if (runner.position.outcome === undefined) runner.advance();
  for (let commands = 0; commands < MOST_COMMANDS && runner.position.outcome === undefined; commands++) {
    const legal = runner.legal();
    runner.play(legal[choices.below(legal.length)]);
    lap();
  }
}

interface Judged {
  readonly played: number;
  readonly refused: number;
}

/** Forges so many; nothing may take longer than `most` milliseconds, or throw anything. */
export function judgeForged(times: number, seed: string, most: number): Judged {
  const honest = honestPositions();
  const chance = fastChance(seed);
  let [played, refused] = [0, 0];
  for (let i = 0; i < times; i++) {
    const forged = forge(honest[chance.below(honest.length)] as Any, chance);
    let since = performance.now();
    const lap = (): void => {
      const now = performance.now();
      expect(now - since, `number ${i} of ${seed}`).toBeLessThan(most);
      since = now;
    };
    const read = readBack(forged);
    lap();
    expectTold(read, `number ${i} of ${seed}`);
    if (read.ok) playOn(read.value, `${seed} ${i}`, lap);
    if (read.ok) played += 1;
    else refused += 1;
  }
  return { played, refused };
}
