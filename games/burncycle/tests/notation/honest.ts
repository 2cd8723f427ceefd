/** Positions that matches come to, for tests that forge them. */
import type { Position } from '@tablerunner/engine';
import { MISSIONS } from '../../content/missions.ts';
import { notation } from '../../notation/notation.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { playAtRandom } from '../random-play.ts';

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
export function honestPositions(): Position<BurncycleState>[] {
  const drawn = notation.parsePosition(DRAWN);
  if (!drawn.ok) throw new Error(drawn.problem);
  const found = [drawn.value];
  for (const mission of MISSIONS.keys()) {
    let seen = 0;
    playAtRandom({ mission, players: 1 + (mission % 4), seed: `hostile ${mission}`, most: 300 }, ({ position }) => {
      if (seen++ % 12 === 0) found.push(structuredClone(position));
    });
  }
  return found;
}
