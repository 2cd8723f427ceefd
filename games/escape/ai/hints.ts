/** What a machine player knows of Escape besides the rules: what a position is worth to a side. */
import type { Frame, Hints, Seat } from '@tablerunner/engine';
import { ability } from '../rules/abilities.ts';
import { attack } from '../rules/combat/attack.ts';
import { versionOf, type WeaponId } from '../rules/combat/weapons.ts';
import { live } from '../rules/live.ts';
import type { EscapeState, Faction, Unit } from '../rules/types.ts';
import { isOnBoard, left, otherFaction, value } from '../rules/units.ts';
import { FAR, type Goals, goalsOf, stepsToEnemy, stepsToGoal } from './goals.ts';
import { servesByLeaving } from './leaving.ts';
import { entryOf, progress } from './progress.ts';
import { promise } from './promise.ts';

const GOAL = 120;
const RANK = 5;
const LIFE = 3;
/** In Revolution the factory sends a fallen drone back, so it is worth less than a rebel. */
const DRONE = 0.5;
/** In Cooperation they come without end: worth shooting, not worth hunting. */
const BOT = 2;
const TOKEN = 4;
/** Who waits outside is safe, but of no use. */
const IDLE = 0.6;
const ANTHEM = 4;
const CARRIED = 2;
/** A step nearer to where one can be of use. */
const STEP = 0.3;
/** Farther away no step counts any more. */
const HORIZON = 30;
/** So far from all enemies nobody is caught in one activation. */
const SAFE = 8;
/** Who is still outside stands this much farther away than the Airlock. */
const OUTSIDE = 2;
/** Each turn of Cooperation brings more drones. */
const TIME = 4;
/** A Combat action kept for a Dodge. */
const GUARD = 0.6;

const factionOf = (state: EscapeState, seat: Seat): Faction =>
  state.mode === 'revolution' && seat === 'isc' ? 'isc' : 'resistance';

export const hints: Hints<EscapeState> = {
  value(state, seat, stack) {
    const faction = factionOf(state, seat);
    const enemy = otherFaction(faction);
    return (
      GOAL * (progress(state, faction) - progress(state, enemy)) +
      squad(state, faction) -
      squad(state, enemy) +
      stand(state, faction) +
      hope(state, faction, stack)
    );
  },
  promise,
  /** One activation after another: who has been activated tells which it is. */
  stretch({ turn, units }) {
    let activated = 0;
    for (const unit of units) if (unit.activated) activated++;
    return turn * 100 + activated;
  },
};

function squad(state: EscapeState, faction: Faction): number {
  if (state.mode === 'cooperation' && faction === 'isc') return machine(state);
  const weight = faction === 'isc' ? DRONE : 1;
  let sum = 0;
  for (const [index, unit] of state.units.entries()) {
    if (unit.faction !== faction || unit.place === 'out') continue;
    if (unit.place === 'gone' && !servesByLeaving(state, index)) continue;
    sum += (unit.place === 'waiting' ? IDLE : 1) * weight * (unit.profile.rank * RANK + unit.life * LIFE);
    if (isOnBoard(unit) && state.markers.some(({ carrier }) => carrier === index)) sum += CARRIED;
  }
  for (const seat of state.seats) if (faction === 'resistance') sum += ANTHEM * (state.anthem[seat] ?? 0);
  return sum;
}

/** The automated ISC by what stands against the players now. A token weighs as much as what it mostly hides: to uncover it is no loss. */
function machine(state: EscapeState): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.faction === 'isc' && isOnBoard(unit)) sum += BOT * unit.profile.rank + unit.life - 1;
  }
  for (const { cell } of state.repression?.tokens ?? []) if (cell >= 0) sum += TOKEN;
  return sum;
}

/**
 * How well the side's own characters stand. The other side's do not count here: a door between two that go for each
 * other would be worth the same to both, and nobody would ever open it.
 */
function stand(state: EscapeState, faction: Faction): number {
  const goals = goalsOf(state, faction);
  let sum = 0;
  for (const [index, unit] of state.units.entries()) {
    if (unit.faction !== faction) continue;
    if (unit.place === 'waiting') sum -= STEP * (OUTSIDE + wayToUse(state, goals, index, unit, entryOf(state, unit)));
    if (!isOnBoard(unit)) continue;
    sum += GUARD * Math.min(1, left(state, unit, 'cbt')) - STEP * wayToUse(state, goals, index, unit, unit.cell);
  }
  return state.mode === 'cooperation' ? sum - TIME * state.turn : sum;
}

/** Steps to where the character can be of use: a goal of its side; without one an enemy, or away from all of them. */
function wayToUse(state: EscapeState, goals: Goals, index: number, unit: Unit, cell: number): number {
  const steps = stepsToGoal(state, goals, index, cell);
  if (steps < FAR) return Math.min(HORIZON, steps);
  const enemy = stepsToEnemy(state, unit.faction, cell);
  return goals.isHunter ? Math.min(HORIZON, enemy) : Math.max(0, SAFE - enemy);
}

interface Strike {
  readonly attacker: number;
  readonly weapon: WeaponId;
  readonly target?: number;
  readonly cell?: number;
  readonly stage?: string;
}

/** What an attack that is declared but not resolved will do on average. */
function hope(state: EscapeState, faction: Faction, stack: readonly Frame[] = []): number {
  const frame = stack.findLast(({ step }) => step === attack.name);
  if (frame === undefined) return 0;
  const { attacker, weapon, target, cell, stage } = frame.memory as Strike;
  if (stage === 'marks' || stage === 'over') return 0;
  const striker = state.units[attacker];
  if (striker === undefined) return 0;
  let sum = 0;
  for (const [index, unit] of state.units.entries()) {
    const isHit = index === target || (cell !== undefined && isOnBoard(unit) && isNear(state, unit.cell, cell));
    if (!isHit) continue;
    const worth = expectedDamage(state, striker, unit, weapon) * LIFE * (unit.life <= 3 ? 2 : 1);
    sum += unit.faction === faction ? -worth : worth;
  }
  return sum;
}

const isNear = (state: EscapeState, one: number, other: number): boolean => {
  const { grid } = live(state);
  return (
    Math.max(
      Math.abs((grid.xs[one] ?? 0) - (grid.xs[other] ?? 0)),
      Math.abs((grid.ys[one] ?? 0) - (grid.ys[other] ?? 0)),
    ) <= 1
  );
};

/** The mean damage of an attack that nobody dodges, or of the die that lies there. */
function expectedDamage(state: EscapeState, striker: Unit, target: Unit, weapon: WeaponId): number {
  const edge = value(state, striker, 'cbt') + versionOf(state, weapon).power - value(state, target, 'cbt');
  const armour = ability(state, target, 'armour');
  const face = state.roll?.purpose === 'attack' ? state.roll.dice[0]?.face : undefined;
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += Math.min(target.life, Math.max(0, (face ?? die) + edge - armour));
  return sum / 6;
}
