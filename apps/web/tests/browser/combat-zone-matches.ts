/** Matches of Combat Zone that machines have played beforehand up to a moment that a test wants. */
import { createPlayer } from '@tablerunner/ai';
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import { Match, type MatchSave } from '@tablerunner/engine';
import { type Decision, decisionOf, game } from '../../src/games/combat-zone/shared.ts';

const SEEDS = 40;

/** The match at the first decision that fits. */
export function foundAt(fits: (decision: Decision) => boolean, options: object = {}): MatchSave {
  for (let seed = 0; seed < SEEDS; seed++) {
    const begun = Match.start(game, { seed: `moments ${seed}`, options: { scenario: 'turf-war', ...options } });
    if (!begun.ok) throw new Error(`${begun.where}: ${begun.problem}`);
    const match = begun.value;
    const player = createPlayer(game, 'greedy', seed);
    if (!player.ok) throw new Error(player.problem);
    for (let at = match.decision(); at !== undefined; at = match.decision()) {
      const seen = match.view(at.seat);
      const decision = decisionOf(seen);
      if (decision !== undefined && fits(decision)) return match.save();
      match.play(at.seat, player.value.choose(seen));
    }
  }
  throw new Error(`nothing fits in ${SEEDS} matches`);
}

/** Somebody may shoot, strike or the like, and may walk too. */
export const mayAttack = ({ step, legal, view, actor }: Decision): boolean =>
  step === 'combat-zone/activation' &&
  legal.some(({ choice }) => isAttack(view, choice) && actor >= 0) &&
  legal.some(({ choice }) => (choice as { kind: string }).kind === 'move');

function isAttack({ models }: CombatZoneView, choice: unknown): boolean {
  const { kind, target } = choice as { readonly kind: string; readonly target?: number };
  return kind === 'act' && target !== undefined && models[target]?.place === 'table';
}
