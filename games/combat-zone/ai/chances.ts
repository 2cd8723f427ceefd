/** What a model could make of its turn: attacks from where it stands or from a little nearer, a step towards what counts. */
import { LIMITER } from '@tablerunner/geometry';
import { readyTokens } from '../rules/tokens.ts';
import { errandOf } from './errands.ts';
import type { Man, Scene } from './scene.ts';
import { placeOf } from './scene.ts';
import { bestBlow } from './threat.ts';

/** What a move towards a goal is worth, about. */
const STEP = 0.7;
/** An attack that needs a move first. */
const AFTER_A_MOVE = 0.7;
/** The second and the third token. */
const THEN = [1, 0.75, 0.55, 0.4];

/** The best attack from here, or as good as one after a move. */
function attackOf(scene: Scene, man: Man): number {
  const colour = man.ready;
  if (colour === undefined) return 0;
  let most = 0;
  for (const target of scene.men) {
    if (target.side === man.side) continue;
    const now = bestBlow(scene, man, man.model, target, target.model, colour);
    if (now > most) most = now;
    const { x, y } = placeOf(target);
    const gap = Math.hypot(man.model.x - x, man.model.y - y) - LIMITER.red;
    if (man.arms.isBrawler && gap > 0 && gap < LIMITER[colour]) {
      const near = { ...target.model, x: man.model.x, y: man.model.y, z: man.model.z };
      const soon = AFTER_A_MOVE * bestBlow(scene, man, near, target, near, colour);
      if (soon > most) most = soon;
    }
  }
  return most;
}

export function chancesOf(scene: Scene, man: Man): number {
  const tokens = man.model.kind === 'character' ? readyTokens(man.model).length : 1;
  const each = Math.max(STEP, attackOf(scene, man));
  let sum = 0;
  for (let i = 0; i < tokens; i++) sum += each * (THEN[i] ?? 0);
  return Math.max(sum, errandOf(scene, man));
}
