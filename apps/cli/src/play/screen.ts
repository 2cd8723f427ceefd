/** What a person sees: events in sentences, the board, and the legal commands in columns. */
import { printCommand, tellEvent } from '@tablerunner/engine';
import { listing } from './listing.ts';
import type { Sitting } from './sitting.ts';

/** Tells the events that the viewer has not been told yet, as they may see them. */
export function tellNews(sitting: Sitting, viewer: string): void {
  const { match, speaker, paint, out, told } = sitting;
  const from = Math.min(told.get(viewer) ?? 0, match.events.length);
  told.set(viewer, match.events.length);
  const { view } = match.view(viewer);
  for (const { event } of match.eventsFor(viewer, from)) {
    const sentence = speaker.event(tellEvent(match.game, event, view));
    if (sentence !== '') out.write(`${paint.dim('·')} ${sentence}\n`);
  }
}

/** `anew` even when it is still on the screen. */
export function showBoard({ match, pen, out, shown }: Sitting, viewer: string, anew = false): void {
  const board = match.game.draw(match.view(viewer).view, pen);
  if (!anew && shown.get(viewer) === board) return;
  shown.set(viewer, board);
  out.write(`\n${board}\n\n`);
}

/** The question, and the numbered answers. */
export function showDecision(sitting: Sitting, all = false): void {
  const { match, speaker, paint, pen, out } = sitting;
  const decision = match.decision();
  if (decision === undefined) return;
  const asked = { name: speaker.name(decision.seat), question: speaker.step(decision.step) };
  out.write(`${paint.bold(speaker.say('play.question', asked))} (${decision.clause})\n`);
  const { text, left, example } = listing(legalTexts(sitting), pen.columns, all);
  out.write(text);
  if (example !== undefined) out.write(`${paint.dim(speaker.say('play.shared', { example }))}\n`);
  if (left > 0) out.write(`${paint.dim(speaker.say('play.more', { count: left }))}\n`);
}

export function legalTexts({ match }: Sitting): readonly string[] {
  const { state, stack } = match.position;
  const frame = stack.at(-1);
  return frame === undefined ? [] : match.legal().map((choice) => printCommand(match.game, choice, state, frame));
}
