/** Who would win if the match ended now: what counts when the end is near. */
import { pointsAt } from '../rules/scenario/score.ts';
import { playerOf } from '../rules/units.ts';
import type { Scene } from './scene.ts';

/** A match that is as good as won, in EB. */
const MATCH = 30;
/** So many points more are nearly enough while everybody can still do much. */
const SWING = 2.5;
/** Who may end the match at once and is ahead has won it; who may end it later nearly so. */
const NEARLY = 0.7;

/** Points by which a side would win. */
function leadOf({ state, stakes }: Scene, side: number): number {
  let lead = 0;
  for (const player of state.players) lead += player.side === side ? player.score : -player.score;
  for (const moment of ['round', 'end'] as const)
    for (const { player, points } of pointsAt(state, moment))
      lead += playerOf(state, player).side === side ? points : -points;
  const { decide } = stakes.scenario.victory;
  if (decide.by !== 'points' || decide.tie === undefined) return lead;
  return lead + (decide.tie === side ? 0.5 : -0.5);
}

/** The side whose Inspire ends the last round, if the others have all had theirs. */
function enderOf({ state }: Scene): number {
  const most = Math.max(...state.players.map(({ inspires }) => inspires));
  const behind = state.players.filter(({ inspires }) => inspires < most);
  return behind.length === 1 ? (behind[0]?.side ?? -1) : -1;
}

/** What the end that is near is worth to one of two sides; `next` has Control next. */
export function verdictOf(scene: Scene, side: number, next: number): number {
  const { left, scenario } = scene.stakes;
  if (left > 1 || scenario.victory.decide.by !== 'points') return 0;
  const lead = leadOf(scene, side);
  const so = Math.tanh(lead / SWING);
  const ender = enderOf(scene);
  if (lead === 0 || ender < 0 || (ender === side) !== lead > 0) return MATCH * so;
  const sure = Math.sign(lead) * (ender === next ? 1 : NEARLY);
  return MATCH * (lead > 0 ? Math.max(sure, so) : Math.min(sure, so));
}
