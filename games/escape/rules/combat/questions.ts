/** What an attack asks the players: Command before the roll, Dodge before or after it, and where to push. ES-DODGE-03, ES-ABIL-14, 16, 20; ES-RULE-46, ES-RULE-51. */
import { accept, refuse, type Seat, type Verdict } from '@tablerunner/engine';
import { has } from '../abilities.ts';
import { nameOfCell } from '../board.ts';
import { bestCommander, commandersOf } from '../command.ts';
import type { Dodge } from '../lists.ts';
import { live } from '../live.ts';
import { distance } from '../sight.ts';
import type { EscapeState } from '../types.ts';
import { indexOf, isEnemy, isOnBoard, unitAt } from '../units.ts';
import { canDodge, checkDodge, checkDodger, dodgesOf } from './dodge.ts';
import { pushCells } from './push.ts';
import { isHypnosis, type Victim } from './result.ts';
import type { WeaponId } from './weapons.ts';

export interface Question {
  readonly about: 'command' | 'dodge' | 'push';
  readonly seat: Seat;
  /** The character that is attacked. */
  readonly unit: number;
}

export type AttackChoice =
  | { readonly pass: true }
  | { readonly kind: 'dodge'; readonly with: Dodge }
  | { readonly kind: 'command'; readonly unit: string }
  | { readonly kind: 'push'; readonly to: number };

interface Strike {
  readonly attacker: number;
  readonly weapon: WeaponId;
}

const PASS = { pass: true } as const;

/** Before the roll: whose Int counts against Hypnosis, and who dodges. Evasive characters wait for the roll. */
export function questionsBefore(state: EscapeState, strike: Strike, victims: readonly Victim[]): Question[] {
  const questions: Question[] = [];
  for (const { unit } of victims) {
    const { seat } = unitAt(state, unit);
    if (isHypnosis(state, strike)) questions.push({ about: 'command', seat, unit });
    if (!has(state, unitAt(state, unit), 'evasive')) questions.push(...dodgeQuestions(state, unit));
  }
  return stillOpen(state, strike, questions);
}

/** ES-ABIL-20. */
export function questionsAfter(state: EscapeState, strike: Strike, victims: readonly Victim[]): Question[] {
  const questions: Question[] = [];
  for (const { unit } of victims) {
    if (has(state, unitAt(state, unit), 'evasive')) questions.push(...dodgeQuestions(state, unit));
  }
  return stillOpen(state, strike, questions);
}

/** The controller first; in Cooperation the others may then give an Anthem marker for it (ES-CRESIST-02). */
function dodgeQuestions(state: EscapeState, unit: number): Question[] {
  const { seat: own, faction } = unitAt(state, unit);
  const isShared = state.mode === 'cooperation' && faction === 'resistance';
  const others = isShared ? state.seats.filter((seat) => seat !== own) : [];
  const questions: Question[] = [{ about: 'dodge', seat: own, unit }];
  for (const seat of others) questions.push({ about: 'dodge', seat, unit });
  return questions;
}

/** ES-ABIL-16: the enemies that were hit, the farthest first, so that those before them find room. */
export function questionsOfPush(state: EscapeState, strike: Strike, hit: readonly number[]): Question[] {
  const attacker = unitAt(state, strike.attacker);
  if (!has(state, attacker, 'power-strike') || !isOnBoard(attacker)) return [];
  const gap = (unit: number): number => distance(state, attacker.cell, unitAt(state, unit).cell);
  const pushed = hit.filter((unit) => isOnBoard(unitAt(state, unit)) && isEnemy(attacker, unitAt(state, unit)));
  pushed.sort((one, other) => gap(other) - gap(one));
  return stillOpen(
    state,
    strike,
    pushed.map((unit) => ({ about: 'push', seat: attacker.seat, unit })),
  );
}

/** From the first question on that has an answer besides passing; what comes later is looked at when its turn comes. */
export function stillOpen(state: EscapeState, strike: Strike, questions: readonly Question[]): Question[] {
  const first = questions.findIndex((question) => isOpen(state, strike, question));
  return first < 0 ? [] : questions.slice(first);
}

function isOpen(state: EscapeState, strike: Strike, question: Question): boolean {
  const { about, unit, seat } = question;
  if (about === 'push') return placesToPush(state, strike, question).length > 0;
  if (about === 'command') return bestCommander(state, unit) >= 0;
  return checkDodger(state, unit, strike.attacker).ok && canDodge(state, unit, seat);
}

export function answersTo(state: EscapeState, strike: Strike, question: Question): AttackChoice[] {
  const { about, unit, seat } = question;
  if (about === 'dodge') return [PASS, ...dodgesOf(state, unit, seat).map((dodge) => ({ kind: about, with: dodge }))];
  if (about === 'push') return [PASS, ...placesToPush(state, strike, question).map((to) => ({ kind: about, to }))];
  return [PASS, ...commandersOf(state, unit).map((index) => ({ kind: about, unit: unitAt(state, index).id }))];
}

export function checkAnswer(state: EscapeState, strike: Strike, question: Question, choice: AttackChoice): Verdict {
  if ('pass' in choice) return accept();
  const { about, unit, seat } = question;
  if (choice.kind !== about) return refuse('ES-RULE-46', 'answers-another-question', { question: about });
  if (choice.kind === 'dodge') {
    const dodger = checkDodger(state, unit, strike.attacker);
    return dodger.ok ? checkDodge(state, unit, seat, choice.with) : dodger;
  }
  const { id } = unitAt(state, unit);
  if (choice.kind === 'command') {
    if (commandersOf(state, unit).includes(indexOf(state, choice.unit))) return accept();
    return refuse('ES-ABIL-14', 'no-commander-beside', { unit: id, commander: choice.unit });
  }
  if (placesToPush(state, strike, question).includes(choice.to)) return accept();
  const { board, grid } = live(state);
  const to = choice.to < grid.cellCount ? nameOfCell(board, choice.to) : String(choice.to);
  return refuse('ES-ABIL-17', 'cannot-be-pushed-there', { unit: id, to });
}

function placesToPush(state: EscapeState, { attacker }: Strike, { unit }: Question): number[] {
  const [striker, target] = [unitAt(state, attacker), unitAt(state, unit)];
  if (!isOnBoard(striker) || !isOnBoard(target)) return [];
  return pushCells(state, striker.cell, target.cell);
}
