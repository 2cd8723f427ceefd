/** The table as a person at a terminal sees it: plain text, no wider than 100 columns. */
import { SPECTATOR } from '@tablerunner/engine';
import { cardOf } from '../rules/cards.ts';
import { type CardId, SEATS, type SeatId } from '../rules/types.ts';
import type { SkimView } from './view.ts';

const CELL = 13;
const WIDTH = 77;

const center = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2);
  return text.padStart(text.length + Math.max(0, left)).padEnd(width);
};

/** A row of boxes, line by line. */
function boxes(rows: readonly (readonly string[])[]): string[] {
  const count = rows[0]?.length ?? 0;
  const rule = (left: string, between: string, right: string): string =>
    left + new Array(count).fill('─'.repeat(CELL)).join(between) + right;
  return [
    rule('┌', '┬', '┐'),
    ...rows.map((cells) => `│${cells.map((cell) => center(cell, CELL)).join('│')}│`),
    rule('└', '┴', '┘'),
  ];
}

function drawServers({ servers, run }: SkimView): string[] {
  return boxes([
    servers.map((_, i) => (run.on === i + 1 ? `▶ server ${i + 1} ◀` : `server ${i + 1}`)),
    servers.map(({ ice, taken }) => (taken === 'nobody' ? `ICE ${ice}` : '· · ·')),
    servers.map(({ ice, taken }) => (taken === 'nobody' ? '█'.repeat(Math.min(ice, CELL - 2)) : `${taken} has it`)),
    servers.map(({ data }) => `data ${data}`),
  ]);
}

/** `ram x2, leech`, and where somebody may play them, with their cost. */
function listCards(list: readonly CardId[], costs: boolean): string {
  if (list.length === 0) return 'none';
  return [...new Set(list)]
    .map((card) => {
      const count = list.filter((other) => other === card).length;
      const cost = costs ? ` (${cardOf(card).kind}, cost ${cardOf(card).cost})` : '';
      return `${card}${count > 1 ? ` x${count}` : ''}${cost}`;
    })
    .join(', ');
}

/** Breaks a long line at commas, under its own beginning. */
function wrap(label: string, text: string): string[] {
  const lines: string[] = [];
  let line = label;
  for (const [i, part] of text.split(', ').entries()) {
    const piece = i === 0 ? part : `, ${part}`;
    if (line.length + piece.length > WIDTH && i > 0) {
      lines.push(`${line},`);
      line = ' '.repeat(label.length) + part;
    } else line += piece;
  }
  return [...lines, line];
}

function drawRunner(seen: SkimView, seat: SeatId): string[] {
  const { credits, score, programs, cards, hand } = seen[seat];
  const mark = seen.active === seat ? '▶' : ' ';
  const you = seen.viewer === seat ? ' (you)' : '';
  const held = hand === undefined ? `${cards} of ${seen.handLimit}, hidden` : listCards(hand, true);
  return [
    `${mark} ${`${seat}${you}`.padEnd(14)}score ${String(score).padStart(2)}    credits ${credits}`,
    ...wrap('    hand      ', held),
    ...wrap('    programs  ', listCards(programs, false)),
  ];
}

export function draw(seen: SkimView): string {
  const { run, round, rounds, actions, active, deck, discard, viewer } = seen;
  const shown = Math.min(round, rounds);
  const last = discard.at(-1);
  return [
    `Skim · round ${shown} of ${rounds} · ${active}'s turn, ${actions} ${actions === 1 ? 'action' : 'actions'} left${viewer === SPECTATOR ? ' · watching' : ''}`,
    ...drawServers(seen),
    ...(run.on === 0
      ? []
      : [
          `  ${active} runs on server ${run.on}: ${run.die === 0 ? 'not rolled yet' : `rolled ${run.die}`}, ICE raised by ${run.raised}`,
        ]),
    `  deck ${deck} · discard ${discard.length}${last === undefined ? '' : ` (top: ${last})`}`,
    '',
    ...SEATS.flatMap((seat) => drawRunner(seen, seat)),
  ].join('\n');
}
