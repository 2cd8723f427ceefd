/** The table as a person at a terminal sees it: plain text, no wider than 100 columns. */
import { type Facts, type Pen, SPECTATOR } from '@tablerunner/engine';
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

const drawServers = ({ servers, run }: SkimView, pen: Pen): string[] => {
  const title = (i: number): string => pen.say('draw.server', { server: i + 1 });
  return boxes([
    servers.map((_, i) => (run.on === i + 1 ? `▶ ${title(i)} ◀` : title(i))),
    servers.map(({ ice, taken }) => (taken === 'nobody' ? pen.say('draw.ice', { ice }) : '· · ·')),
    servers.map(({ ice, taken }) =>
      taken === 'nobody' ? '█'.repeat(Math.min(ice, CELL - 1)) : pen.say('draw.taken', { seat: taken }),
    ),
    servers.map(({ data }) => pen.say('draw.data', { data })),
  ]);
};

const drawRun = ({ run, active }: SkimView, pen: Pen): string[] =>
  run.on === 0 ? [] : [`  ${pen.say('draw.run', { seat: active, server: run.on, die: run.die, raised: run.raised })}`];

/** What a card does, in the sentences of its effects. */
const doing = ({ strength, effects }: Card, pen: Pen): string[] => [
  ...(strength > 0 ? [pen.say('draw.strength', { strength })] : []),
  ...effects.map(({ do: name, ...params }) => pen.say(`effect.${name}`, params as Facts)),
];

/** One line for each kind of card, and more where its text is long. */
function listCards(pen: Pen, title: string, list: readonly CardId[], costs: boolean): string[] {
  return [...new Set(list)].flatMap((id, i) => {
    const card = cardOf(id);
    const count = list.filter((other) => other === id).length;
    const cost = costs ? pen.say('draw.cost', { kind: card.kind, cost: card.cost }).padEnd(19) : '';
    const name = `${count > 1 ? `${count}x ` : ''}${id}`.padEnd(12);
    const head = `    ${(i === 0 ? title : '').padEnd(11)}${name}${cost}`;
    const lines = [head];
    for (const sentence of doing(card, pen)) {
      const last = lines.at(-1) ?? '';
      const fits = last === head || last.length + sentence.length < pen.columns;
      if (fits) lines[lines.length - 1] = `${last}${last === head ? '' : ' '}${sentence}`;
      else lines.push(`${' '.repeat(head.length)}${sentence}`);
    }
    return lines;
  });
}

function drawRunner(seen: SkimView, seat: SeatId, pen: Pen): string[] {
  const { credits, score, programs, cards, hand } = seen[seat];
  const mark = seen.active === seat ? '▶' : ' ';
  const isYou = seen.viewer === seat;
  const name = `${pen.name(seat)}${isYou ? ` (${pen.say('draw.you')})` : ''}`.padEnd(14);
  const facts = { score, credits, cards, limit: seen.handLimit, hidden: hand === undefined };
  return [
    `${mark} ${pen.paint(name, isYou ? 'own' : 'other')}${pen.say('draw.runner', facts)}`,
    ...listCards(pen, pen.say('draw.programs'), programs, false),
    ...listCards(pen, pen.say('draw.hand'), hand ?? [], true),
  ];
}

export function draw(seen: SkimView, pen: Pen): string {
  const { round, rounds, actions, active, deck, discard, viewer } = seen;
  const headline = [
    pen.name('sample'),
    pen.say('draw.round', { round: Math.min(round, rounds), rounds }),
    pen.say('draw.turn', { seat: active, actions }),
    ...(viewer === SPECTATOR ? [pen.say('draw.watching')] : []),
  ];
  return [
    pen.paint(headline.join(' · '), 'strong'),
    ...drawServers(seen, pen),
    ...drawRun(seen, pen),
    `  ${pen.say('draw.piles', { deck, discard: discard.length, top: discard.at(-1) ?? '' })}`,
    '',
    ...SEATS.flatMap((seat) => drawRunner(seen, seat, pen)),
  ].join('\n');
}
