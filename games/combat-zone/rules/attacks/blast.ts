/** A blast: Impact token, roll, evading moves, evading rolls, effects. Clauses CZ-KW-05 to 18; CZ-RULE-64 to 66, 96. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import type { Point, Spot } from '@tablerunner/geometry';
import { z } from 'zod';
import { hasGift } from '../abilities/gifts.ts';
import { actionOf, keywordsOf } from '../abilities/skills.ts';
import { type Against, oppositionTo } from '../contest/against.ts';
import { isCrit, isFumble, isMereNumber, isWonAgainst } from '../contest/compare.ts';
import { contest } from '../contest/contest.ts';
import type { ContestMemory } from '../contest/memory.ts';
import { contestEnded } from '../events/contest.ts';
import { attackMissed } from '../events/moments.ts';
import { coverOn } from '../targeting/path.ts';
import { baseOf } from '../targeting/table.ts';
import type { CombatZoneState, Roller } from '../types.ts';
import { isOnTable, modelOf, seatOf } from '../units.ts';
import { suffer } from '../wounds/suffer.ts';
import { evade, evaderQueue } from './evade.ts';
import { impactPlaced } from './events.ts';
import { hit } from './hit.ts';
import { checkContact, checkShift, contactSpot, contactsOf, modelsInBlast, shiftedSpot, shiftsOf } from './impact.ts';
import type { Shot } from './shot-types.ts';

interface BlastMemory extends Shot {
  /** Left out: the token is still to be aimed. */
  readonly stage?:
    | 'aimed'
    | 'steered'
    | 'missed'
    | 'fumbled'
    | 'replaced'
    | 'evading'
    | 'rolling'
    | 'caught'
    | undefined;
  readonly impact?: Spot | undefined;
  /** The roll that placed the blast; after a fumble the Obstacle die in its place (CZ-KW-15). */
  readonly given?: Roller | undefined;
  /** The target of a miss, whom nothing of it touches; -1 after a hit (CZ-RULE-65). */
  readonly spared?: number | undefined;
}

interface Put {
  readonly kind: 'impact';
  readonly x: number;
  readonly y: number;
}

/** Attacker, or the player who was aimed at and has the token to shift or to send back (CZ-KW-13, CZ-KW-14). */
function asked(state: CombatZoneState, { stage, model, target }: BlastMemory): string | undefined {
  if (stage === undefined || stage === 'steered') return seatOf(state, model);
  return stage === 'missed' || stage === 'fumbled' ? seatOf(state, target) : undefined;
}

/** The token is moved from where it lies: after a miss, or by an attacker whose card steers it. */
const isShift = (stage: BlastMemory['stage']): boolean => stage === 'missed' || stage === 'steered';

function placesOf(state: CombatZoneState, { stage, model, target, impact }: BlastMemory): readonly Point[] {
  if (isShift(stage) && impact !== undefined) return shiftsOf(impact);
  return contactsOf(baseOf(state, stage === 'fumbled' ? model : target));
}

function checkPut(state: CombatZoneState, memory: BlastMemory, { x, y }: Put): Verdict {
  const { stage, model, target, impact } = memory;
  if (isShift(stage) && impact !== undefined) {
    const verdict = checkShift(state, impact, { x, y });
    const isLeft = x === impact.x && y === impact.y; // nobody has to shift it, and the hit may have carried the target off
    if (!verdict.ok || stage === 'missed' || isLeft) return verdict;
    const isKept = modelsInBlast(state, shiftedSpot(state, impact, { x, y })).includes(target);
    return isKept || !isOnTable(state, target)
      ? accept()
      : refuse('CZ-KW-08', 'target-must-stay-in-the-area', { target });
  }
  if (stage === 'fumbled') return checkContact(state, baseOf(state, model), { x, y }, 'CZ-KW-14');
  return stage === undefined
    ? checkContact(state, baseOf(state, target), { x, y }, 'CZ-KW-05')
    : refuse('CZ-KW-05', 'nothing-to-place');
}

export const blast = defineStep<CombatZoneState, BlastMemory, Put>({
  name: 'combat-zone/blast',
  clause: 'CZ-KW-05',
  choice: z.strictObject({ kind: z.literal('impact'), x: z.int(), y: z.int() }),
  sampled: true,
  who: asked,
  candidates: (state, memory) => placesOf(state, memory).map(({ x, y }) => ({ kind: 'impact', x, y })),
  check: checkPut,

  apply(state, memory, { x, y }, engine) {
    const { stage, model, target, impact } = memory;
    if (stage === undefined) {
      const spot = contactSpot(baseOf(state, target), { x, y });
      engine.emit(impactPlaced, { model, ...spot, why: 'aimed' });
      return aim(state, { ...memory, impact: spot, stage: 'aimed' }, engine);
    }
    if (isShift(stage) && impact !== undefined) {
      const spot = shiftedSpot(state, impact, { x, y });
      engine.emit(impactPlaced, { model, ...spot, why: 'shifted' });
      return engine.stay<BlastMemory>({ ...memory, impact: spot, stage: 'evading' });
    }
    const spot = contactSpot(baseOf(state, model), { x, y });
    engine.emit(impactPlaced, { model, ...spot, why: 'returned' });
    engine.stay<BlastMemory>({ ...memory, impact: spot, stage: 'replaced' });
    engine.interrupt(contest, { purpose: 'evade', acting: obstacleOf(modelOf(state, target).player), against: [] });
  },

  run(state, memory, engine) {
    const { stage, impact, model, spared = -1 } = memory;
    if (impact === undefined) return engine.done();
    if (stage === 'aimed') return settle(state, memory, engine);
    if (stage === 'replaced') return replace(state, memory, engine);
    if (stage === 'evading') {
      engine.stay<BlastMemory>({ ...memory, stage: 'rolling' });
      return engine.interrupt(evade, { impact, by: model, spared, players: evaderQueue(state, model) });
    }
    if (stage === 'rolling') return rollToEvade(state, memory, impact, engine);
    catchAll(state, memory, engine);
  },
});

/** The first roll, against the target alone (CZ-KW-06). */
function aim(state: CombatZoneState, memory: BlastMemory, engine: Engine<CombatZoneState>): void {
  const { model, colour, token, action: id, target, bonuses } = memory;
  const action = actionOf(state, model, id);
  if (action?.skill === undefined) return engine.done();
  engine.stay<BlastMemory>(memory);
  engine.interrupt(contest, {
    purpose: id,
    acting: { model, colour, token, skill: action.skill, bonuses },
    action: id,
    against: [oppositionTo(state, model, action, { target, bonuses: coverOn(state, model, target, action) })],
  });
}

/** Hit, missed or fumbled: what becomes of the target and of the token (CZ-KW-07, CZ-KW-13 to 16). */
function settle(state: CombatZoneState, memory: BlastMemory, engine: Engine<CombatZoneState>): void {
  const { contest: rolled } = state;
  const { model, action: id } = memory;
  const action = actionOf(state, model, id);
  if (rolled === undefined || action === undefined) throw new Error('there was no roll');
  const { acting } = rolled;
  const [opposing] = rolled.opposing;
  const target = opposing === undefined || opposing.model < 0 ? memory.target : opposing.model; // somebody may have stepped in
  const isWon = isWonAgainst(rolled, 0);
  engine.emit(contestEnded, {});
  if (isWon) {
    const next = hasGift(state, model, 'steers-blast') ? 'steered' : 'evading';
    engine.stay<BlastMemory>({ ...memory, target, given: acting, spared: -1, stage: next });
    const armor = opposing?.armor === undefined ? {} : { armor: opposing.armor };
    return hit(state, memory, { target, token: opposing?.token ?? -1, ...armor, isCrit: isCrit(acting) }, engine);
  }
  if (action.isAttack === true) engine.emit(attackMissed, { model, target, action: id, isFailed: true });
  const missed = { ...memory, target, spared: target };
  if (!isFumble(acting)) return engine.stay<BlastMemory>({ ...missed, given: acting, stage: 'missed' });
  engine.stay<BlastMemory>({ ...missed, stage: 'fumbled' });
  if (keywordsOf(state, model, action, target).dangerous !== undefined)
    engine.interrupt(suffer, { model, wounds: 1, token: acting.token, by: model, isAttack: false }); // CZ-KW-16
}

/** The die that the targeted player rolls in the place of a fumble; it lies before anybody decides about evading (CZ-KW-15, CZ-RULE-65). */
const obstacleOf = (player: number) =>
  ({ model: -1, player, colour: 'obstacle', token: -1, bonuses: [] }) as const satisfies ContestMemory['acting'];

function replace({ contest: rolled }: CombatZoneState, memory: BlastMemory, engine: Engine<CombatZoneState>): void {
  if (rolled === undefined) throw new Error('there was no roll');
  const { acting } = rolled;
  engine.emit(contestEnded, {});
  engine.stay<BlastMemory>({ ...memory, given: acting, stage: 'evading' });
}

/** Reflexes of everybody who is still there, against the roll that placed the blast (CZ-KW-10, CZ-KW-15). */
function rollToEvade(state: CombatZoneState, memory: BlastMemory, impact: Spot, engine: Engine<CombatZoneState>): void {
  const { model, token, colour, action, given, spared } = memory;
  if (given === undefined) throw new Error('there was no roll');
  const isAttack = actionOf(state, model, action)?.isAttack === true;
  const caught = modelsInBlast(state, impact).filter(
    (one) => one !== spared && (isAttack || modelOf(state, one).kind !== 'drone'), // CZ-DRONE-05
  );
  if (caught.length === 0) return engine.done();
  engine.stay<BlastMemory>({ ...memory, stage: 'caught' });
  engine.interrupt(contest, {
    purpose: 'evade',
    ...(isMereNumber(given)
      ? { acting: obstacleOf(given.player), by: model } // what helps against attacks helps against a fumbled one too
      : { acting: { model, colour, token, bonuses: [] } }),
    given,
    action,
    against: caught.map((one): Against => ({ model: one, skill: 'reflexes', bonuses: [] })),
  });
}

/** A crit always evades and a fumble never does; ties evade, but nothing save a crit evades the attacker's crit (CZ-RULE-96). */
function catchAll(state: CombatZoneState, memory: BlastMemory, engine: Engine<CombatZoneState>): void {
  const { contest: rolled } = state;
  if (rolled === undefined) throw new Error('there was no roll');
  const caught = rolled.opposing.filter((_, at) => isWonAgainst(rolled, at));
  engine.emit(contestEnded, {});
  engine.done();
  for (const { model: target, token } of caught)
    hit(state, memory, { target, token, isCrit: false, isFurther: true }, engine);
}
