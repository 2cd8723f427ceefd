/** The table as a person at a terminal sees it: plain text, no wider than 100 columns. */
import { SPECTATOR } from '@tablerunner/engine';
import { type Card, cardOf } from '../rules/cards.ts';
import { type CardId, SEATS, type SeatId } from '../rules/types.ts';
import type { SkimView } from './view.ts';

const CELL = 15;

const center = (text: string, width: number): string => {
  const left = Math.max(0, Math.floor((width - text.length) / 2));
  return `${' '.repeat(left)}${text}`.padEnd(width);
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

const drawServers = ({ servers, run }: SkimView): string[] =>
  boxes([
    servers.map((_, i) => (run.on === i + 1 ? `▶ server ${i + 1} ◀` : `server ${i + 1}`)),
    servers.map(({ ice, taken }) => (taken === 'nobody' ? `ICE ${ice}` : '· · ·')),
    servers.map(({ ice, taken }) => (taken === 'nobody' ? '█'.repeat(Math.min(ice, CELL - 1)) : `${taken} has it`)),
    servers.map(({ data }) => `data ${data}`),
  ]);

function drawRun({ run, active }: SkimView): string[] {
  if (run.on === 0) return [];
  const raised = run.raised === 0 ? '' : `, ICE raised by ${run.raised}`;
  return [`  ${active} runs on server ${run.on}: ${run.die === 0 ? 'not rolled yet' : `rolled ${run.die}`}${raised}`];
}

/** What a card does, in the words of the vocabulary: `make-discard 1, draw-cards 1`. */
function doing({ strength, effects }: Card): string {
  const lines = effects.map(({ do: name, ...params }) => [name, ...Object.values(params)].join(' '));
  return [...(strength > 0 ? [`strength ${strength}`] : []), ...lines].join(', ');
}

/** One line for each kind of card. */
function listCards(title: string, list: readonly CardId[], costs: boolean): string[] {
  return [...new Set(list)].map((id, i) => {
    const card = cardOf(id);
    const count = list.filter((other) => other === id).length;
    const cost = costs ? `${card.kind}, cost ${card.cost}`.padEnd(18) : '';
    return `    ${(i === 0 ? title : '').padEnd(10)}${`${count > 1 ? `${count}x ` : ''}${id}`.padEnd(14)}${cost}${doing(card)}`;
  });
}

function drawRunner(seen: SkimView, seat: SeatId): string[] {
  const { credits, score, programs, cards, hand } = seen[seat];
  const mark = seen.active === seat ? '▶' : ' ';
  const you = seen.viewer === seat ? ' (you)' : '';
  const holds = `${cards} of ${seen.handLimit} cards${hand === undefined ? ', hidden' : ''}`;
  return [
    `${mark} ${`${seat}${you}`.padEnd(12)}score ${score}   credits ${credits}   ${holds}`,
    ...listCards('programs', programs, false),
    ...listCards('hand', hand ?? [], true),
  ];
}

export function draw(seen: SkimView): string {
  const { round, rounds, actions, active, deck, discard, viewer } = seen;
  const last = discard.at(-1);
  const left = `${actions} ${actions === 1 ? 'action' : 'actions'} left`;
  const watching = viewer === SPECTATOR ? ' · watching' : '';
  return [
    `Skim · round ${Math.min(round, rounds)} of ${rounds} · ${active}'s turn, ${left}${watching}`,
    ...drawServers(seen),
    ...drawRun(seen),
    `  deck ${deck} · discard pile ${discard.length}${last === undefined ? '' : ` (top: ${last})`}`,
    '',
    ...SEATS.flatMap((seat) => drawRunner(seen, seat)),
  ].join('\n');
}
