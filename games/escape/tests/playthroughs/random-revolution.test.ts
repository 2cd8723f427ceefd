/** Whole games of Revolution by random answers: they end, never get stuck, and a save gives the same game again. */
import { fastChance, firstPosition, Match, Runner, readOptions, restoreMatch } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../content/scenarios.ts';
import { escapeGame } from '../../index.ts';
import type { EscapeState } from '../../rules/types.ts';

const REVOLUTION = SCENARIOS.filter(({ mode }) => mode === 'revolution');
const MOST_COMMANDS = 5000;
const GAMES = 12;

function playOut(options: object, seed: number): Runner<EscapeState> {
  const read = readOptions(escapeGame, options);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  const chance = fastChance(seed);
  const runner = new Runner<EscapeState>(escapeGame, firstPosition(escapeGame, read.value, chance), chance);
  runner.advance();
  for (let n = 0; n < MOST_COMMANDS && runner.position.outcome === undefined; n++) {
    const legal = runner.legal();
    runner.play(legal[chance.draw(legal.length, 0, 'pick')]);
  }
  return runner;
}

test.each(REVOLUTION.map(({ id }) => id))(
  'ES-GAME-09 random games of %s end by the last turn at the latest',
  (scenario) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { position } = playOut({ scenario, squads: seed % 2 === 0 ? 'recruited' : 'proposed' }, seed);
      expect(position.outcome, `seed ${seed}`).toBeDefined();
      expect(position.state.turn).toBeLessThanOrEqual(position.state.lastTurn);
    }
  },
);

test('ES-GAME-08 a game played at the table can be saved, and its log gives the same game again', () => {
  const begun = Match.start(escapeGame, { options: { squads: 'proposed' }, seed: 'a whole game' });
  if (!begun.ok) throw new Error(begun.problem);
  const match = begun.value;
  const choice = fastChance(11);
  for (let n = 0; n < MOST_COMMANDS && match.decision() !== undefined; n++) {
    const legal = match.legal();
    const played = match.play(match.decision()?.seat ?? '', legal[choice.draw(legal.length, 0, 'pick')]);
    expect(played.ok).toBe(true);
  }
  expect(match.position.outcome).toBeDefined();
  const restored = restoreMatch(escapeGame, JSON.parse(JSON.stringify(match.save())));
  if (!restored.ok) throw new Error(`${restored.where}: ${restored.problem}`);
  expect(restored.value.hash()).toBe(match.hash());
});
