/** One attack from its declaration to the last push. Clauses ES-MELEE, ES-RANGED, ES-DODGE; ES-RULE-01, 34, 42, 46, 86. */
import { accept, defineStep, type Engine } from '@tablerunner/engine';
import { z } from 'zod';
import { harm } from '../casualties.ts';
import { attackDeclared, attackResolved, commandLent } from '../events/combat.ts';
import { rollClosed } from '../events/rolls.ts';
import { actionSpent, unitPushed } from '../events/units.ts';
import { DODGES } from '../lists.ts';
import { rollDice } from '../roll.ts';
import type { EscapeState } from '../types.ts';
import { indexOf, isOnBoard, unitAt } from '../units.ts';
import { isStillThere, leaveMarks } from './aftermath.ts';
import { payDodge } from './dodge.ts';
import {
  type AttackChoice,
  answersTo,
  checkAnswer,
  type Question,
  questionsAfter,
  questionsBefore,
  questionsOfPush,
  stillOpen,
} from './questions.ts';
import { isCountered, judge, type Result, type Victim } from './result.ts';
import { blastCells } from './targets.ts';
import { isBlast, spendWeapon, type WeaponId } from './weapons.ts';

interface Order {
  readonly attacker: number;
  readonly weapon: WeaponId;
  /** The character aimed at, as index; for a blast give `cell`. */
  readonly target?: number | undefined;
  readonly cell?: number | undefined;
  /** False: the attacker's own Combat action is still to be spent. */
  readonly paid: boolean;
}

/** What comes when nothing is left to ask. */
type Stage = 'begin' | 'roll' | 'look' | 'roll-late' | 'resolve' | 'marks' | 'over';

interface AttackMemory extends Order {
  /** Whoever orders the attack leaves out all of these. */
  readonly stage?: Stage | undefined;
  readonly asking?: readonly Question[] | undefined;
  readonly victims?: readonly Victim[] | undefined;
  readonly results?: readonly Pick<Result, 'unit' | 'total' | 'damage'>[] | undefined;
}

/**
 * A memory with something changed, spelled out. A spread would do, but where it meets records of many makes it gives every copy
 * a make of its own, and code that meets a new make each time is compiled over and over.
 */
const changed = (
  memory: AttackMemory,
  { stage, asking, victims, results }: Omit<AttackMemory, keyof Order>,
): AttackMemory => ({
  attacker: memory.attacker,
  weapon: memory.weapon,
  target: memory.target,
  cell: memory.cell,
  paid: memory.paid,
  victims: victims ?? memory.victims,
  asking: asking ?? memory.asking,
  stage: stage ?? memory.stage,
  results: results ?? memory.results,
});

type Stager = (state: EscapeState, memory: AttackMemory, engine: Engine<EscapeState>) => void;

/** Trusts its caller: whether the attack is allowed is checked by whoever orders it. */
export const attack = defineStep<EscapeState, AttackMemory, AttackChoice>({
  name: 'escape/attack',
  clause: 'ES-DODGE-03',
  choice: z.union([
    z.strictObject({ pass: z.literal(true) }),
    z.strictObject({ kind: z.literal('dodge'), with: z.enum(DODGES) }),
    z.strictObject({ kind: z.literal('command'), unit: z.string() }),
    z.strictObject({ kind: z.literal('push'), to: z.int().min(0) }),
  ]),

  who: (_state, { asking }) => asking?.[0]?.seat,

  candidates(state, memory) {
    const question = memory.asking?.[0];
    return question === undefined ? [] : answersTo(state, memory, question);
  },

  check(state, memory, choice) {
    const question = memory.asking?.[0];
    return question === undefined ? accept() : checkAnswer(state, memory, question, choice);
  },

  apply(state, memory, choice, engine) {
    const [question, ...later] = memory.asking ?? [];
    if (question === undefined) return;
    if ('pass' in choice) {
      return engine.stay(changed(memory, { asking: stillOpen(state, memory, later) }));
    }
    const { about, unit, seat } = question;
    if (choice.kind === 'dodge') payDodge(state, unit, seat, choice.with, engine);
    else if (choice.kind === 'push') engine.emit(unitPushed, { unit, to: choice.to });
    else engine.emit(commandLent, { unit, commander: indexOf(state, choice.unit) });
    // A Dodge that one player has paid for is not offered to the next.
    const others = later.filter((next) => next.about !== about || next.unit !== unit);
    const victims = noteAnswer(state, memory.victims ?? [], unit, choice);
    engine.stay(changed(memory, { victims, asking: stillOpen(state, memory, others) }));
  },

  run: (state, memory, engine) => STAGES[memory.stage ?? 'begin'](state, memory, engine),
});

/** The attack die is the first; who dodges gets the next number. */
function noteAnswer(
  state: EscapeState,
  victims: readonly Victim[],
  unit: number,
  choice: AttackChoice,
): readonly Victim[] {
  if ('pass' in choice || choice.kind === 'push') return victims;
  const number = 1 + victims.filter(({ die }) => die !== undefined).length;
  return victims.map((victim) => {
    if (victim.unit !== unit) return victim;
    const { die, commander } = victim;
    if (choice.kind === 'dodge') return { unit, die: number, commander };
    return { unit, die, commander: indexOf(state, choice.unit) };
  });
}

const begin: Stager = (state, memory, engine) => {
  const { attacker, weapon, target, cell, paid } = memory;
  engine.emit(attackDeclared, { attacker, weapon, target, cell });
  if (!paid) engine.emit(actionSpent, { unit: attacker, pool: 'cbt' });
  spendWeapon(state, attacker, weapon, engine);
  const victims = victimsOf(state, memory);
  const asking = questionsBefore(state, memory, victims);
  if (asking.length === 0) return roll(state, changed(memory, { victims, asking }), engine);
  engine.stay(changed(memory, { victims, asking, stage: 'roll' }));
};

const victim = (unit: number): Victim => ({ unit, die: undefined, commander: undefined });

/** ES-RULE-42: of a blast everybody in the area, friend, foe and the attacker. */
function victimsOf(state: EscapeState, { weapon, target, cell }: AttackMemory): Victim[] {
  if (!isBlast(weapon) || cell === undefined) return target === undefined ? [] : [victim(target)];
  const cells = blastCells(state, cell);
  return state.units.flatMap((other, unit) => (isOnBoard(other) && cells.includes(other.cell) ? [victim(unit)] : []));
}

const dieOf = (state: EscapeState, unit: number) => ({ unit, seat: unitAt(state, unit).seat });

/** ES-COMBAT-02, ES-DODGE-05: one attack die, and one for each that dodges. */
const roll: Stager = (state, memory, engine) => {
  const dice = [dieOf(state, memory.attacker)];
  for (const { unit, die } of memory.victims ?? []) if (die !== undefined) dice.push(dieOf(state, unit));
  engine.interrupt(rollDice, { purpose: 'attack', dice, added: false });
  engine.stay(changed(memory, { stage: 'look' }));
};

/** ES-ABIL-20: Evasive characters have seen the dice. */
const look: Stager = (state, memory, engine) => {
  const asking = questionsAfter(state, memory, memory.victims ?? []);
  if (asking.length === 0) return resolve(state, memory, engine);
  engine.stay(changed(memory, { asking, stage: 'roll-late' }));
};

/** ES-ABIL-21: the attack die stays as it is. */
const rollLate: Stager = (state, memory, engine) => {
  const rolled = state.roll?.dice.length ?? 0;
  const late = (memory.victims ?? []).filter(({ die }) => die !== undefined && die >= rolled);
  if (late.length === 0) return resolve(state, memory, engine);
  engine.interrupt(rollDice, { purpose: 'dodge', dice: late.map(({ unit }) => dieOf(state, unit)), added: true });
  engine.stay(changed(memory, { stage: 'resolve' }));
};

const resolve: Stager = (state, memory, engine) => {
  const { attacker, weapon, victims = [] } = memory;
  const results = victims.map((victim) => judge(state, memory, victim));
  engine.emit(attackResolved, { attacker, weapon, results });
  engine.emit(rollClosed, {});
  const hits = results.filter(({ damage }) => damage > 0).map(({ unit, damage }) => ({ unit, amount: damage }));
  const answers = results.filter((result) => isCountered(state, result));
  const counters = answers.map(() => ({ unit: attacker, amount: 1, source: 'counter-attack' }));
  if (hits.length + counters.length > 0) engine.interrupt(harm, { source: weapon, hits: [...hits, ...counters] });
  const kept = results.map(({ unit, total, damage }) => ({ unit, total, damage }));
  engine.stay(changed(memory, { results: kept, stage: 'marks' }));
};

/** ES-RULE-02, ES-RULE-48: Armour may have taken all damage, the attack succeeded all the same. */
const marks: Stager = (state, memory, engine) => {
  const results = memory.results ?? [];
  leaveMarks(state, memory, results, engine);
  const hit = results.filter((result) => result.total > 0 && isStillThere(state, result)).map(({ unit }) => unit);
  const asking = questionsOfPush(state, memory, hit);
  if (asking.length === 0) return engine.done();
  engine.stay(changed(memory, { asking, stage: 'over' }));
};

const STAGES: Readonly<Record<Stage, Stager>> = {
  begin,
  roll,
  look,
  'roll-late': rollLate,
  resolve,
  marks,
  over: (_state, _memory, engine) => engine.done(),
};
