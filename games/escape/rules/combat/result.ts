/** What an attack comes to against one character, with its reasons. Clauses ES-MELEE-03, ES-RANGED-05, ES-DODGE-05, ES-ABIL-09, 15, 29, 30. */
import { ability, has } from '../abilities.ts';
import type { EscapeState } from '../types.ts';
import { unitAt, value } from '../units.ts';
import { versionOf, type WeaponId } from './weapons.ts';

/** One part of a computed number. */
interface Reason {
  readonly add: number;
  readonly why: string;
  readonly clause: string;
}

/** One character that the attack is rolled against. */
export interface Victim {
  readonly unit: number;
  /** Its die in `state.roll` if it dodges. */
  readonly die?: number | undefined;
  /** The Commander that lends its Int against Hypnosis (ES-ABIL-14). */
  readonly commander?: number | undefined;
}

export interface Result {
  readonly unit: number;
  readonly dodged: boolean;
  /** The attack total, or the margin if it dodged: 1 or more is a success (ES-RULE-01, ES-RULE-02). */
  readonly total: number;
  /** What it suffers, after Armour. */
  readonly damage: number;
  /** How the damage came about: first what makes the total, then Armour. */
  readonly breakdown: readonly Reason[];
}

interface Strike {
  readonly attacker: number;
  readonly weapon: WeaponId;
}

const faceOf = (state: EscapeState, die: number): number => state.roll?.dice[die]?.face ?? 0;

/** Every dodging character answers the one attack die with a die of its own (ES-RULE-42). */
export function judge(state: EscapeState, { attacker, weapon }: Strike, victim: Victim): Result {
  const striker = unitAt(state, attacker);
  const isMelee = weapon === 'melee';
  const { power } = versionOf(state, weapon);
  const dodged = victim.die !== undefined;
  const breakdown: Reason[] = [
    { add: faceOf(state, 0), why: 'attack-die', clause: dodged ? 'ES-ROLL-03' : 'ES-ROLL-06' },
    { add: value(state, striker, 'cbt'), why: 'cbt', clause: 'ES-COMBAT-02' },
  ];
  if (power !== 0) breakdown.push({ add: power, why: 'power', clause: 'ES-RANGED-03' });
  breakdown.push(defence(state, { attacker, weapon }, victim, dodged));
  if (dodged) breakdown.push({ add: 0 - faceOf(state, victim.die ?? -1), why: 'dodge-die', clause: 'ES-DODGE-05' });
  const total = breakdown.reduce((sum, { add }) => sum + add, 0);
  const clause = dodged ? 'ES-DODGE-07' : isMelee ? 'ES-MELEE-04' : 'ES-RANGED-06';
  if (total < 1)
    return { unit: victim.unit, dodged, total, damage: 0, breakdown: [...breakdown, fails(total, clause)] };
  const armour = ability(state, unitAt(state, victim.unit), 'armour');
  if (armour > 0) breakdown.push({ add: -Math.min(armour, total), why: 'armour', clause: 'ES-ABIL-09' });
  return { unit: victim.unit, dodged, total, damage: Math.max(0, total - armour), breakdown };
}

const fails = (total: number, clause: string): Reason => ({ add: 0 - total, why: 'attack-fails', clause });

/** The target's Cbt, or under Hypnosis its Int or the one that it is lent (ES-ABIL-29, ES-ABIL-30, ES-RULE-51). */
function defence(state: EscapeState, strike: Strike, { unit, commander }: Victim, dodged: boolean): Reason {
  const target = unitAt(state, unit);
  if (!isHypnosis(state, strike)) {
    const clause = dodged ? 'ES-ROLL-03' : strike.weapon === 'melee' ? 'ES-MELEE-02' : 'ES-RANGED-04';
    return { add: 0 - value(state, target, 'cbt'), why: 'target-cbt', clause };
  }
  if (commander !== undefined) {
    return { add: 0 - value(state, unitAt(state, commander), 'int'), why: 'command-int', clause: 'ES-ABIL-14' };
  }
  return { add: 0 - value(state, target, 'int'), why: 'target-int', clause: dodged ? 'ES-ABIL-30' : 'ES-ABIL-29' };
}

/** Compulsory, and in melee only (ES-RULE-49). */
export const isHypnosis = (state: EscapeState, { attacker, weapon }: Strike): boolean =>
  weapon === 'melee' && has(state, unitAt(state, attacker), 'hypnosis');

/** ES-ABIL-15: a Dodge that wins by at least 1 hurts the attacker. */
export const isCountered = (state: EscapeState, { unit, dodged, total }: Result): boolean =>
  dodged && total < 0 && has(state, unitAt(state, unit), 'counter-attack');
