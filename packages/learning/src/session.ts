/** A lesson at work: the learner's commands go through the real rules, the dice and the other seats follow the script. */
import {
  canonicalJson,
  type Facts,
  type Game,
  type Match,
  printCommand,
  type Read,
  type Refusal,
  readable,
  refuse,
  unreadable,
} from '@tablerunner/engine';
import { beginExample, playMove } from './example.ts';
import type { Lesson, LessonStep } from './lesson.ts';

export interface StepDone {
  readonly ok: true;
  /** Whether the step is over, and not only a part of it done. */
  readonly done: boolean;
}

export class LessonSession {
  readonly game: Game;
  readonly lesson: Lesson;
  private current: Match;
  private number = 0;
  /** The log's length when the step began. */
  private begun: number;

  private constructor(game: Game, lesson: Lesson, match: Match) {
    this.game = game;
    this.lesson = lesson;
    this.current = match;
    this.begun = match.log.length;
  }

  static begin(game: Game, lesson: Lesson): Read<LessonSession> {
    const match = beginMatch(game, lesson);
    if (!match.ok) return match;
    if (!match.value.seats.includes(lesson.seat)) return unreadable('seat', `nobody sits at ${lesson.seat}`);
    return readable(new LessonSession(game, lesson, match.value));
  }

  get match(): Match {
    return this.current;
  }

  /** The number of the step, from 0; as many as there are steps when the lesson is over. */
  get at(): number {
    return this.number;
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.number];
  }

  get isOver(): boolean {
    return this.step === undefined;
  }

  /** Whether something was done since the step began. */
  get isUnderWay(): boolean {
    return this.current.log.length > this.begun;
  }

  /** Judges the learner's command by the rules, then by what the step asks for. */
  play(choice: unknown): StepDone | Refusal {
    const { step } = this;
    if (step === undefined) return refuse('ENG-LESSON-01', 'lesson-is-over');
    const checked = this.current.check(this.lesson.seat, choice);
    if (!checked.ok) return checked;
    const text = this.print(checked.choice);
    if (!(step.wants ?? []).some((pattern) => fits(pattern, text))) {
      return astray(text);
    }
    const before = this.current.log.length;
    const { dice = [], picks } = step;
    const script = { dice, ...(picks === undefined ? {} : { picks }) };
    const played = this.current.play(this.lesson.seat, checked.choice, script);
    // Another way of doing it needs other dice than the words of the step tell of.
    if (!played.ok) return played.reason === 'script-mismatch' ? astray(text) : played;
    const isMet = this.isMet(step);
    if (!isMet && step.way.length > 1) return { ok: true, done: false };
    // One command is enough here: where it leads elsewhere, or the others cannot answer as told, it was not the one.
    if (!isMet || step.answers.some((move) => playMove(this.game, this.current, move) !== undefined)) {
      this.current.undoByConsent(before);
      return astray(text);
    }
    this.goOn();
    return { ok: true, done: true };
  }

  /** Past a step that asks for nothing. */
  read(): boolean {
    if (this.step?.wants !== undefined || this.step === undefined) return false;
    this.goOn();
    return true;
  }

  /** Takes back the learner's last command, as far as the step goes. */
  undo(): { readonly ok: true } | Refusal {
    if (!this.isUnderWay) return refuse('ENG-UNDO-01', 'nothing-to-undo');
    return this.current.undo(this.lesson.seat);
  }

  /** To the beginning of the step, whatever was done in it. */
  again(): void {
    if (this.isUnderWay) this.current.undoByConsent(this.begun);
  }

  /** From the beginning of the lesson. */
  restart(): void {
    const match = beginMatch(this.game, this.lesson);
    if (!match.ok) throw new Error(`${match.where}: ${match.problem}`);
    this.current = match.value;
    this.number = 0;
    this.begun = this.current.log.length;
  }

  private goOn(): void {
    this.number += 1;
    this.begun = this.current.log.length;
  }

  private print(choice: unknown): string {
    const { state, stack } = this.current.position;
    const frame = stack.at(-1);
    return frame === undefined ? '' : printCommand(this.game, choice, state, frame);
  }

  private isMet({ until }: LessonStep): boolean {
    if (until === undefined) return true;
    const { state, stack } = this.current.position;
    const answer: Facts = this.game.questions?.[until.what]?.answer(state, until.params, stack.at(-1)) ?? {};
    return Object.entries(until.answer).every(([fact, value]) => canonicalJson(answer[fact]) === canonicalJson(value));
  }
}

function beginMatch(game: Game, { id, position, opening }: Lesson): Read<Match> {
  const match = beginExample(game, position, `lesson ${id}`);
  if (!match.ok) return match;
  for (const [i, move] of opening.entries()) {
    const problem = playMove(game, match.value, move);
    if (problem !== undefined) return unreadable(`opening[${i}]`, problem);
  }
  return match;
}

const astray = (command: string): Refusal => refuse('ENG-LESSON-02', 'lesson-asks-for-something-else', { command });

/** `move *` fits every move. */
function fits(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
