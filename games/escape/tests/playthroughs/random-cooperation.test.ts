/** Whole games of Cooperation by random answers: they end, nothing is lost or seen twice, and a save gives the same game again. */
import { fastChance, Match, type Runner, restoreMatch } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../content/scenarios.ts';
import { escapeGame } from '../../index.ts';
import { sees } from '../../rules/sight.ts';
import { COLOURS, type EscapeState } from '../../rules/types.ts';
import { playAtRandom } from '../random-play.ts';

const COOPERATION = SCENARIOS.filter(({ mode }) => mode === 'cooperation');
const MOST_COMMANDS = 6000;
const MOST_BOTS = 6;
const FIREWALL = 8;

const onBoard = ({ units }: EscapeState) => units.filter(({ place }) => place === 'board');

/** What must hold whenever somebody has to choose. */
function look({ position: { state }, step }: Runner<EscapeState>): void {
  const { repression } = state;
  if (repression === undefined || state.turn === 0) return;
  const rebels = onBoard(state).filter(({ faction }) => faction === 'resistance');
  const lying = repression.tokens.filter(({ cell }) => cell >= 0);
  if (step.name !== 'escape/reveal') {
    const seen = lying.filter(({ cell }) => rebels.some((rebel) => sees(state, rebel.cell, cell)));
    expect(seen, 'ES-TOKEN-06: a token in sight').toEqual([]);
  }
  for (const colour of COLOURS) {
    const bots = onBoard(state).filter(({ profile }) => profile.colour === colour && profile.rank === 1);
    expect(bots.length, 'ES-RULE-76').toBeLessThanOrEqual(MOST_BOTS);
  }
  const numbers = [...repression.tokens, ...COLOURS.flatMap((colour) => repression.piles[colour])].map(({ id }) => id);
  expect(new Set(numbers).size, 'a token is lost or doubled').toBe(numbers.length);
  if (state.event !== FIREWALL) {
    const cells = onBoard(state).map(({ cell }) => cell);
    expect(new Set(cells).size, 'two characters on one cell').toBe(cells.length);
  }
  if (step.name === 'escape/activate-rebels') {
    const cells = lying.map(({ cell }) => cell);
    expect(new Set(cells).size, 'ES-TOKEN-05: two tokens rest on one cell').toBe(cells.length);
  }
}

test.each(COOPERATION.map(({ id }) => id))(
  'ES-AI-08 random games of %s end with the pile at the latest',
  (scenario) => {
    for (let seed = 0; seed < 6; seed++) {
      const options = {
        mode: 'cooperation',
        scenario,
        players: 1 + (seed % 4),
        difficulty: ['easy', 'normal', 'hard'][seed % 3],
        squads: seed % 2 === 0 ? 'recruited' : 'proposed',
        table: seed === 5 ? { routeTies: 'leader', victimChoice: 'weakest-is-attacked', tokenGifts: 'none' } : {},
      };
      const { outcome, state } = playAtRandom(options, seed, look, MOST_COMMANDS);
      expect(outcome, `seed ${seed}`).toBeDefined();
      expect(state.turn).toBeLessThanOrEqual(state.lastTurn);
    }
  },
);

test('ES-CEND-01 a game of six can be saved, and its log gives the same game again', () => {
  const begun = Match.start(escapeGame, { options: { mode: 'cooperation', players: 6 }, seed: 'six of them' });
  if (!begun.ok) throw new Error(`${begun.where}: ${begun.problem}`);
  const match = begun.value;
  const choice = fastChance(5);
  for (let n = 0; n < MOST_COMMANDS && match.decision() !== undefined; n++) {
    const legal = match.legal();
    const played = match.play(match.decision()?.seat ?? '', legal[choice.below(legal.length)]);
    expect(played.ok).toBe(true);
  }
  expect(match.position.outcome).toBeDefined();
  const restored = restoreMatch(escapeGame, JSON.parse(JSON.stringify(match.save())));
  if (!restored.ok) throw new Error(`${restored.where}: ${restored.problem}`);
  expect(restored.value.hash()).toBe(match.hash());
});
