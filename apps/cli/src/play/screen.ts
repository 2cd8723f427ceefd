/** What a person sees: events in sentences, the board, and the legal commands in columns. */
import { printCommand, tellEvent } from '@tablerunner/engine';
import type { Sitting } from './sitting.ts';

const USUAL_WIDTH = 80;
const WIDEST = 120;
/** More would push the board off the screen; `list` shows them all. */
const MOST_LISTED = 60;

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

export function showBoard({ match, out }: Sitting, viewer: string): void {
  out.write(`\n${match.game.draw(match.view(viewer).view)}\n\n`);
}

/** The question, and the numbered answers. */
export function showDecision(sitting: Sitting, all = false): void {
  const { match, speaker, paint, out } = sitting;
  const decision = match.decision();
  if (decision === undefined) return;
  const asked = { name: speaker.name(decision.seat), question: speaker.step(decision.step) };
  out.write(`${paint.bold(speaker.say('play.question', asked))} (${decision.clause})\n`);
  const texts = legalTexts(sitting);
  const shown = all ? texts : texts.slice(0, MOST_LISTED);
  out.write(columns(shown, Math.min(out.columns ?? USUAL_WIDTH, WIDEST)));
  if (shown.length < texts.length) {
    out.write(`${paint.dim(speaker.say('play.more', { count: texts.length - shown.length }))}\n`);
  }
}

export function legalTexts({ match }: Sitting): readonly string[] {
  const { state, stack } = match.position;
  const frame = stack.at(-1);
  return frame === undefined ? [] : match.legal().map((choice) => printCommand(match.game, choice, state, frame));
}

/** Numbered, in as many columns as fit, read from top to bottom. */
export function columns(texts: readonly string[], width: number): string {
  const digits = String(texts.length).length;
  const cells = texts.map((text, i) => `${String(i + 1).padStart(digits + 2)}  ${text}`);
  const widest = cells.reduce((most, cell) => Math.max(most, cell.length), 1);
  const across = Math.max(1, Math.min(texts.length > 8 ? Math.floor(width / (widest + 2)) : 1, texts.length));
  const down = Math.ceil(texts.length / across);
  let text = '';
  for (let row = 0; row < down; row++) {
    let line = '';
    for (let i = row; i < cells.length; i += down) line += (cells[i] ?? '').padEnd(widest + 2);
    text += `${line.trimEnd()}\n`;
  }
  return text;
}
