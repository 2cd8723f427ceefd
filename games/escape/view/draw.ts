/** The table as a person at a terminal sees it: goals, the board, and beside or below it who is who. */
import { type Pen, SPECTATOR } from '@tablerunner/engine';
import { boardOf, nameOfCell } from '../rules/board.ts';
import { scenarioOf } from '../rules/scenario/scenario.ts';
import { titleOfEvent } from '../rules/turn/event-titles.ts';
import { drawBoard, SIGNS } from './draw-board.ts';
import { drawGoals } from './draw-goals.ts';
import { drawSquads, faceOf } from './draw-squads.ts';
import { inColumns, padTo, widest, wrapParts } from './layout.ts';
import type { EscapeView } from './view.ts';

const GAP = '  ';

export function draw(seen: EscapeView, pen: Pen): string {
  const board = drawBoard(seen, pen);
  const legend = [...drawSquads(seen, pen), ...drawFloor(seen, pen), ...drawRepression(seen, pen)];
  const wide = widest(pen, board);
  const isBeside = wide + GAP.length + widest(pen, legend) <= pen.columns;
  const body = isBeside
    ? Array.from({ length: Math.max(board.length, legend.length) }, (_, i) =>
        `${padTo(pen, board[i] ?? '', wide)}${GAP}${legend[i] ?? ''}`.trimEnd(),
      )
    : [...board, '', ...legend];
  while (body.at(-1) === '') body.pop();
  return [...headline(seen, pen), ...drawGoals(seen, pen), ...body, ...drawRoll(seen, pen)].join('\n');
}

function headline(seen: EscapeView, pen: Pen): string[] {
  const { mode, scenario, turn, lastTurn, event, viewer, units, active } = seen;
  const id = typeof scenario === 'string' ? scenario : scenario.id;
  const acting = units[active];
  const clock = turn === 0 ? 'draw.set-up' : mode === 'revolution' || lastTurn === turn ? 'draw.turn-of' : 'draw.turn';
  return wrapParts(pen, [
    pen.paint(id === '' ? pen.say(`draw.${mode}`) : pen.name(id), 'strong'),
    pen.say(clock, { turn, lastTurn }),
    ...(event === 0 ? [] : [pen.say('draw.event', { event, title: titleOfEvent(mode, event) })]),
    mode === 'revolution'
      ? pen.say('draw.initiative', { faction: seen.initiative })
      : pen.say('draw.leader', { seat: seen.leader }),
    ...(acting === undefined ? [] : [pen.paint(pen.say('draw.acts', { unit: acting.id }), 'strong')]),
    viewer === SPECTATOR ? pen.say('draw.watching') : pen.say('draw.you', { seat: viewer }),
  ]);
}

const COLUMN = 26;

/** Markers, tokens of the scenario, fires, and what is shut or dark. */
function drawFloor(seen: EscapeView, pen: Pen): string[] {
  const board = boardOf(seen);
  const at = (cell: number): string => nameOfCell(board, cell);
  const markers = seen.markers
    .filter(({ cell }) => cell >= 0)
    .map((marker) => `${SIGNS[marker.kind]} ${faceOf(pen, marker)} ${at(marker.cell)}`);
  const props = seen.props.map(
    ({ kind, cell, doneBy }) =>
      `${SIGNS[kind]} ${pen.name(kind)} ${at(cell)}${doneBy === 'nobody' ? '' : ` (${pen.name(doneBy)})`}`,
  );
  const rooms = board.roomNumbers[seen.darkRoom];
  const { sealed, exits } = scenarioOf(seen);
  const shut = [...new Set([...sealed, ...(seen.shutAirlock === 0 ? [] : [seen.shutAirlock])])];
  return [
    ...inColumns(pen, [...markers, ...props], COLUMN, 2),
    ...(rooms === undefined ? [] : [pen.say('draw.dark', { room: rooms })]),
    ...shut.map((airlock) => pen.say(sealed.includes(airlock) ? 'draw.sealed' : 'draw.shut', { airlock })),
    ...(exits.resistance.length === 0 ? [] : [sayExits(pen, 'resistance', exits.resistance)]),
    ...(exits.isc.length === 0 ? [] : [sayExits(pen, 'isc', exits.isc)]),
  ];
}

const sayExits = (pen: Pen, faction: string, airlocks: readonly number[]): string =>
  pen.say('draw.exits', { faction, airlocks: [...airlocks] });

function drawRepression({ repression }: EscapeView, pen: Pen): string[] {
  if (repression === undefined) return [];
  const waiting = repression.tokens.filter(({ cell }) => cell < 0).length;
  return [
    pen.say('draw.repression', { cards: repression.cards.length, each: repression.cardsPerTurn, waiting }),
    ...repression.drawn.map(
      ({ airlock, colour, tokens }) => `  ${pen.say('draw.coming', { airlock, colour, tokens })}`,
    ),
  ];
}

function drawRoll({ roll, units }: EscapeView, pen: Pen): string[] {
  if (roll === undefined) return [];
  const dice = roll.dice.map(({ unit, seat, face, rerolls }) => {
    const who = pen.name(units[unit]?.id ?? seat);
    const again = rerolls.map((source) => pen.name(source)).join(', ');
    return `${who} ${pen.paint(`[${face}]`, 'strong')}${again === '' ? '' : ` (${again})`}`;
  });
  return wrapParts(pen, [`${pen.say('draw.roll', { purpose: roll.purpose })} ${dice[0] ?? ''}`, ...dice.slice(1)]);
}
