/** Operations that change the match: play and undo. A refusal leaves it untouched. */
import { type Match, type Refusal, refuse, type Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { readCommand, withMay } from './command.ts';
import { shorten } from './guard.ts';
import { defineMatchOp, scripted } from './op.ts';
import { situation, told } from './table.ts';

const command = z.union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown()), z.number(), z.boolean()]);

export const playOp = defineMatchOp(
  'play',
  { seat: z.string(), command, dice: scripted, picks: scripted, at: z.int().min(0).optional() },
  ({ seat, command, dice, picks, at }, match, table) => {
    const wrong = seatProblem(match, seat, at);
    if (wrong !== undefined) return wrong; // told first: the text would be read for another's step
    const read = readCommand(match, command);
    if (!read.ok) return read;
    const from = match.log.length;
    const played = match.play(seat, read.choice, { ...(dice && { dice }), ...(picks && { picks }), at });
    if (!played.ok) return withMay(match, played);
    const automatic = match.log.slice(from + 1).map(({ seat, choice }) => ({ seat, choice }));
    return { ok: true, events: told(table, match, played.events), automatic, ...situation(table, match) };
  },
);

export const undoOp = defineMatchOp(
  'undo',
  { seat: z.string().optional(), consent: z.boolean().optional(), to: z.int().min(0).optional() },
  ({ seat, consent, to }, match, table) => {
    if (to !== undefined && consent !== true) return refuse('REF-UNDO-01', 'needs-consent', { to });
    const last = match.log.findLastIndex((entry) => entry.auto !== true);
    const entry = match.log[last];
    if (entry === undefined) return refuse('ENG-UNDO-01', 'nothing-to-undo');
    const undone = consent === true ? match.undoByConsent(to ?? last) : match.undo(seat ?? entry.seat);
    return undone.ok ? { ok: true, ...situation(table, match) } : undone;
  },
);

function seatProblem(match: Match, seat: Seat, at: number | undefined): Refusal | undefined {
  const decision = match.decision();
  if (decision === undefined) return refuse('ENG-OVER-01', 'match-is-over');
  if (!match.seats.includes(seat)) return refuse('ENG-SEAT-01', 'no-such-seat', { seat: shorten(seat) });
  if (at !== undefined && at !== match.log.length) {
    return refuse('ENG-STALE-01', 'out-of-date', { at, now: match.log.length });
  }
  if (decision.seat !== seat) return refuse('ENG-TURN-01', 'not-your-turn', { seat, waitingFor: decision.seat });
  return undefined;
}
