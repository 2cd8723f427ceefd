/** The table of the referee: the games it knows and the one match that is open. */
import {
  type Game,
  type GameEvent,
  type Match,
  printCommand,
  type Refusal,
  refuse,
  type Seat,
  SPECTATOR,
  tellEvent,
} from '@tablerunner/engine';
import { createSpeaker, type Locale, type Speaker } from '@tablerunner/language';
import { messagesBeforeAGame } from '../messages.ts';

export interface RefereeSetup {
  readonly games: readonly Game[];
  readonly locale: Locale;
  newSeed(): string;
  /** A count of more is refused. */
  readonly mostSequences?: number;
}

export interface Table {
  readonly setup: RefereeSetup;
  match: Match | undefined;
  /** Speaks for the open match's game. */
  speaker: Speaker;
  /** Speaks for the referee itself (clauses `REF-*`), whatever words a game uses. */
  readonly own: Speaker;
}

/** What an operation gives back: fields of an answer, or a refusal. */
export type Answer = { readonly ok: true; readonly [field: string]: unknown } | Refusal;

export const openTable = (setup: RefereeSetup): Table => ({
  setup,
  match: undefined,
  speaker: createSpeaker({}, setup.locale),
  own: createSpeaker(messagesBeforeAGame(setup.games), setup.locale),
});

/** Puts a match on the table, after looking at all of it: one that cannot be shown would be of no use to anybody. */
export function putOnTable(table: Table, match: Match): Answer {
  for (const viewer of [...match.seats, SPECTATOR]) match.view(viewer);
  const { position } = match;
  if (position.outcome === undefined) {
    const frame = frameOf(match);
    for (const choice of match.legal()) printCommand(match.game, choice, position.state, frame);
  }
  match.game.notation.printPosition(position);
  match.hash();

  table.match = match;
  table.speaker = createSpeaker(match.game.messages, table.setup.locale);
  return {
    ok: true,
    game: match.game.id,
    seats: match.seats,
    seal: match.seal,
    events: told(table, match, match.events),
    ...situation(table, match),
  };
}

/** The sentence of a refusal, whoever refused. */
export const sentenceOf = ({ own, speaker }: Table, refusal: Refusal): string =>
  (refusal.clause.startsWith('REF-') ? own : speaker).refusal(refusal);

/** Where the match stands: the next decision, or the outcome. */
export function situation({ speaker }: Table, match: Match): Readonly<Record<string, unknown>> {
  const decision = match.decision();
  const { outcome } = match.position;
  return {
    length: match.log.length,
    ...(decision === undefined ? {} : { decision: { ...decision, sentence: speaker.step(decision.step) } }),
    ...(outcome === undefined ? {} : { outcome: { ...outcome, sentence: speaker.outcome(outcome) } }),
  };
}

/** The referee tells everything; the sentences are those of the spectators. */
export function told({ speaker }: Table, match: Match, events: readonly GameEvent[]): readonly object[] {
  const { view } = match.view(SPECTATOR);
  return events.map((event) => ({ ...event, sentence: speaker.event(tellEvent(match.game, event, view)) }));
}

/** The step at work, for notation. */
export function frameOf(match: Match): Match['position']['stack'][number] {
  return match.position.stack.at(-1) ?? { step: '', memory: {} };
}

/** The seat that must choose, or the refusal that nobody must. */
export function choosingSeat(match: Match): { readonly ok: true; readonly seat: Seat } | Refusal {
  const decision = match.decision();
  return decision === undefined ? refuse('ENG-OVER-01', 'match-is-over') : { ok: true, seat: decision.seat };
}

/** Uniform refusal for a text that could not be read. */
export const notRead = (clause: string, reason: string, read: { where: string; problem: string }): Refusal =>
  refuse(clause, reason, { where: read.where, problem: read.problem });
