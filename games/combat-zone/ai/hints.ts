/** What a machine player knows of Combat Zone besides its rules: points, people and tokens that are left. */
import type { Hints } from '@tablerunner/engine';
import { scoreOfSide } from '../rules/scenario/score.ts';
import type { CombatZoneState, Model } from '../rules/types.ts';

const POINT = 20;
const TOKEN = 4;
const GONK = 5;
const LUCK = 1;

/** What a model is worth while it stands: its tokens, more if they are not wounded. */
function worth({ kind, place, tokens }: Model): number {
  if (place === 'out' || place === 'gone') return 0;
  if (kind !== 'character') return GONK;
  return tokens.reduce((sum, { isWounded }) => sum + (isWounded ? TOKEN / 2 : TOKEN), TOKEN);
}

function strengthOf(state: CombatZoneState, side: number): number {
  const people = state.models.reduce(
    (sum, model) => (state.players[model.player]?.side === side ? sum + worth(model) : sum),
    0,
  );
  const luck = state.players.reduce((sum, player) => (player.side === side ? sum + player.luck * LUCK : sum), 0);
  return people + luck + scoreOfSide(state, side) * POINT;
}

export const hints: Hints<CombatZoneState> = {
  value(state, seat) {
    const side = state.players[state.seats.indexOf(seat)]?.side ?? 0;
    const others = [...new Set(state.players.map((player) => player.side))].filter((other) => other !== side);
    return strengthOf(state, side) - Math.max(...others.map((other) => strengthOf(state, other)));
  },
};
