/** The automated ISC is built: the piles of tokens. The pile of cards lies ready since the start. Clauses ES-AI, ES-COOP-05. */
import { defineStep } from '@tablerunner/engine';
import { TOKENS } from '../../content/repression.ts';
import { repressionPrepared } from '../events/coop.ts';
import { COLOURS, type Colour, type EscapeState, type Repression, type Token } from '../types.ts';

export const prepareRepression = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/prepare-repression',
  clause: 'ES-AI-07',
  run(state, _memory, engine) {
    const heldBack = state.units.flatMap((unit, index) => (unit.faction === 'isc' ? [index] : []));
    const repression: Repression = {
      pile: state.repression?.pile ?? [],
      drawn: [],
      piles: pilesOf(state),
      tokens: [],
      cardsPerTurn: state.repression?.cardsPerTurn ?? 1,
    };
    engine.emit(repressionPrepared, { repression, heldBack });
    engine.done();
  },
});

/** ES-AI-01, ES-AI-03, ES-AI-05: bots of all colours, and the tokens of the characters that were chosen, by colour and rank. */
function pilesOf(state: EscapeState): Repression['piles'] {
  let number = 0;
  const isFaced = (colour: Colour, rank: number): boolean =>
    rank === 1 || state.units.some(({ profile }) => profile.colour === colour && profile.rank === rank);
  const pile = (colour: Colour): Pick<Token, 'id' | 'rank' | 'bots'>[] => {
    const tokens: Pick<Token, 'id' | 'rank' | 'bots'>[] = [];
    for (const { rank, bots, copies } of TOKENS) {
      if (!isFaced(colour, rank)) continue;
      for (let i = 0; i < copies; i++) tokens.push({ id: ++number, rank, bots });
    }
    return tokens;
  };
  const [black, green, blue] = COLOURS.map(pile);
  return { black: black ?? [], green: green ?? [], blue: blue ?? [] };
}
