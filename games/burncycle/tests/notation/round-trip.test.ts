/** parse(print(x)) is x, for positions and commands of random games of every mission. */
import { expectCommandsReadBack, expectReadBack } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { notation } from '../../notation/notation.ts';
import { playAtRandom } from '../random-play.ts';

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 60_000 };

describe('round trip', () => {
  for (const [mission, { id }] of MISSIONS.entries()) {
    test(`positions and commands of a game of ${id}`, SLOW, () => {
      const players = 1 + (mission % 4);
      let [looks, positions] = [0, 0];
      playAtRandom({ mission, players, seed: `notation ${id}`, most: 500 }, (runner) => {
        const { position } = runner;
        const isLooked = looks % 5 === 0;
        looks += 1;
        if (isLooked) {
          positions += 1;
          expectReadBack(notation, position);
        }
        if (position.outcome !== undefined) return;
        const texts = expectCommandsReadBack(notation, runner, runner.legal().slice(0, isLooked ? undefined : 6));
        if (runner.frame.step !== 'engine/triggers') expect(texts.join(), runner.frame.step).not.toContain('{');
      });
      expect(positions).toBeGreaterThan(9);
    });
  }
});
