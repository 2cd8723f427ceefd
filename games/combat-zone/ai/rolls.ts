/** How promising it is to oppose with a token or armor, and to roll a die again. */

import { actionOf } from '../rules/abilities/skills.ts';
import { usableArmor } from '../rules/contest/against.ts';
import { isWonAgainst } from '../rules/contest/compare.ts';
import type { ContestMemory, Naming } from '../rules/contest/memory.ts';
import { rollerAt } from '../rules/events/contest.ts';
import { colourOfToken } from '../rules/tokens.ts';
import type { CombatZoneState, Contest, Roller } from '../rules/types.ts';
import { plainColour } from './arms.ts';
import { chanceAgainst, chanceToBeat } from './odds.ts';
import { lossBy, type Man, manOf, type Scene } from './scene.ts';
import { LUCK, readyWorth } from './stakes.ts';

const sumOf = (bonuses: readonly { readonly by: number }[]): number => bonuses.reduce((sum, { by }) => sum + by, 0);

/** A piece of armor that is lost, against a wound. */
const ARMOR = 2;
/** Between tokens of one colour the used one is the better shield. */
const SPARED = 0.05;

/** What a wound on that token would cost. */
function lossOn(man: Man, token: number): number {
  const found = man.model.tokens[token];
  if (found === undefined) return lossBy(man, 1);
  const colour = colourOfToken(found);
  if (colour === 'red') return lossBy(man, 3) + 0.01; // taken out at once
  return lossBy(man, 1) + (colour === 'green' ? 1.2 : 0) + 0.5 * readyWorth(found) + (found.isReady ? SPARED : 0);
}

/** What it costs on average to oppose like that. */
export function costOfNaming(scene: Scene, memory: ContestMemory, { token, armor, model }: Naming): number {
  const { state } = scene;
  const next = memory.against[memory.named?.length ?? 0];
  if (next === undefined || next === 'obstacle') return 0;
  const man = manOf(scene, model ?? next.model);
  if (man === undefined) return 0;
  const attacker = manOf(scene, memory.acting.model);
  const strike = attacker?.arms.strikes.find(({ action }) => action === memory.action);
  const action =
    attacker === undefined || memory.action === undefined ? undefined : actionOf(state, attacker.index, memory.action);
  const own =
    strike?.bonus ?? (memory.acting.skill === undefined ? 0 : (attacker?.arms.guard[memory.acting.skill] ?? 0));
  const armors = armor === undefined ? [] : usableArmor(state, next, { model: memory.acting.model, action });
  const guard =
    armor === undefined ? man.arms.guard[next.skill] : (armors.find(({ source }) => source === armor)?.value ?? 0);
  const found = man.model.tokens[token];
  const colour = found === undefined ? plainColour(state, man.index) : colourOfToken(found);
  const edge = own + sumOf(memory.acting.bonuses) - guard - (model === undefined ? sumOf(next.bonuses) : 0);
  const chance = chanceToBeat(memory.acting.colour, colour, edge);
  if (action?.isAttack !== true) return chance * 3;
  const isWorn = armor !== undefined && armor >= 0;
  const wounds = strike?.wounds ?? 1;
  const first = isWorn ? ARMOR : lossOn(man, token);
  const more = wounds > 1 ? lossBy(man, isWorn ? wounds - 1 : wounds) - (isWorn ? 0 : lossBy(man, 1)) : 0;
  return chance * (first + Math.max(0, more));
}

/** The face that a die shows, and what is added. */
const edgeOf = (acting: Roller, opposing: Roller): number => sumOf(acting.bonuses) - sumOf(opposing.bonuses);

/** How likely a new roll of one die turns a roll that is lost as it lies; nothing where it is not lost. */
function turnChance(rolled: Contest, place: number, player: number): number {
  const roller = rollerAt(rolled, place);
  if (place >= 0) {
    if (!isWonAgainst(rolled, place)) return 0;
    const { acting } = rolled;
    return chanceAgainst(
      roller.die.colour,
      { kind: acting.die.colour, face: acting.die.face },
      edgeOf(acting, roller),
      false,
    );
  }
  // Of several that oppose the first counts.
  const [first] = rolled.opposing;
  if (first === undefined || isWonAgainst(rolled, 0) || roller.player !== player) return 0;
  return chanceAgainst(
    roller.die.colour,
    { kind: first.die.colour, face: first.die.face },
    edgeOf(roller, first),
    true,
  );
}

/** What winning the roll is worth to whoever rolls that die. */
function stakeOf(scene: Scene, rolled: Contest, place: number): number {
  const strike = manOf(scene, rolled.acting.model)?.arms.strikes.find(({ action }) => action === rolled.action);
  const opposing = rolled.opposing[Math.max(0, place)];
  const target = opposing === undefined ? undefined : manOf(scene, opposing.model);
  if (strike !== undefined && target !== undefined && opposing !== undefined) {
    if (opposing.armor !== undefined && opposing.armor >= 0) return ARMOR + lossBy(target, strike.wounds - 1);
    return strike.wounds > 1 ? lossBy(target, strike.wounds) : lossOn(target, opposing.token);
  }
  const { purpose } = rolled;
  if (purpose.startsWith('scenario-')) return scene.stakes.point;
  if (purpose === 'jump' || purpose === 'climb') return 4;
  return rolled.action === 'basic/move' ? 1.5 : 2.5;
}

/** What a Luck token is still worth. */
const priceOfLuck = ({ stakes }: Scene): number => LUCK * (1 - 0.75 * stakes.progress);

/** The gain of a new roll in EB; negative where the die had better stay. */
export function gainOfReroll(
  scene: Scene,
  { roller, means, player }: { readonly roller: number; readonly means: string; readonly player: number },
): number {
  const { contest: rolled } = scene.state;
  if (rolled === undefined) return -1;
  const chance = turnChance(rolled, roller, player);
  if (chance === 0) return -1;
  const cost = means === 'accurate' ? 0 : priceOfLuck(scene);
  return chance * stakeOf(scene, rolled, roller) - cost;
}

/** Whether the roll is going well for a player. */
export function isGoingWell({ contest }: CombatZoneState, player: number): boolean {
  if (contest === undefined) return true;
  if (contest.acting.player === player) return isWonAgainst(contest, 0);
  return contest.opposing.every((roller, i) => roller.player !== player || !isWonAgainst(contest, i));
}
