/** The table as a person at a terminal sees it: the board, and beside or below it who is who. No wider than 110 columns. */
import { SPECTATOR } from '@tablerunner/engine';
import { boardOf, nameOfCell } from '../rules/board.ts';
import { titleOfEvent } from '../rules/turn/event-titles.ts';
import { FACTIONS, type Faction, POOLS, type Unit } from '../rules/types.ts';
import { drawBoard, SIGNS } from './draw-board.ts';
import { labelsOf } from './labels.ts';
import type { EscapeView, MarkerView } from './view.ts';

const WIDTH = 110;
const GAP = '  ';

export function draw(seen: EscapeView): string {
  const board = drawBoard(seen);
  const legend = [
    ...FACTIONS.flatMap((faction) => drawSquad(seen, faction)),
    ...drawFloor(seen),
    ...drawRepression(seen),
  ];
  const wide = Math.max(...board.map((line) => line.length));
  const isBeside = wide + GAP.length + Math.max(0, ...legend.map((line) => line.length)) <= WIDTH;
  const body = isBeside
    ? Array.from({ length: Math.max(board.length, legend.length) }, (_, i) =>
        `${(board[i] ?? '').padEnd(wide)}${GAP}${legend[i] ?? ''}`.trimEnd(),
      )
    : [...board, '', ...legend];
  return [...headline(seen), ...body, ...drawRoll(seen)].join('\n');
}

function headline(seen: EscapeView): string[] {
  const { mode, scenario, turn, lastTurn, event, viewer } = seen;
  const id = typeof scenario === 'string' ? scenario : scenario.id;
  return wrap([
    mode === 'revolution' ? 'Escape: Revolution' : 'Escape: Cooperation',
    ...(id === '' ? [] : [id]),
    mode === 'revolution' ? `turn ${turn} of ${lastTurn}` : `turn ${turn}`,
    ...(event === 0 ? [] : [`event ${event}: ${titleOfEvent(mode, event)}`]),
    ...(mode === 'revolution' ? [`initiative ${seen.initiative}`] : [`leader ${seen.leader}`]),
    ...(viewer === SPECTATOR ? ['watching'] : [`you are ${viewer}`]),
  ]);
}

/** Parts one after another, on as many lines as they need. */
function wrap(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined || last.length + part.length + 3 > WIDTH) lines.push(part);
    else lines[lines.length - 1] = `${last} · ${part}`;
  }
  return lines;
}

function drawSquad(seen: EscapeView, faction: Faction): string[] {
  const squad = seen.units.flatMap((unit, index) => (unit.faction === faction ? [{ unit, index }] : []));
  if (squad.length === 0) return [];
  const labels = labelsOf(seen.units);
  const names = Math.max(...squad.map(({ unit }) => unit.id.length));
  const lives = Math.max(4, ...squad.map(({ unit }) => unit.profile.life));
  const title = faction === 'isc' ? 'ISC' : 'Resistance';
  return [
    `${title.padEnd(names + 5)} ${'Life'.padEnd(lives)} Mvt Cbt Int${anthemOf(seen, faction)}`,
    ...squad.map(({ unit, index }) => {
      const mark = index === seen.active ? SIGNS.active : unit.activated ? '✓' : ' ';
      const name = `${mark} ${(labels[index] ?? '?').padEnd(2)} ${unit.id.padEnd(names)} `;
      return name + describe(seen, unit, index, lives);
    }),
    '',
  ];
}

/** Anthem markers: in Cooperation they belong to players, all of the Resistance. */
function anthemOf({ anthem, mode }: EscapeView, faction: Faction): string {
  const markers = Object.entries(anthem).filter(([, count]) => count > 0 && faction === 'resistance');
  return markers.map(([seat, count]) => `  ♪${count}${mode === 'revolution' ? '' : ` ${seat}`}`).join('');
}

function describe(seen: EscapeView, unit: Unit, index: number, lives: number): string {
  const { profile, life, place } = unit;
  if (place === 'out') return 'out of combat';
  if (place === 'gone') return 'has left the board';
  const hearts = '♥'.repeat(life) + '♡'.repeat(Math.max(0, profile.life - life));
  const pools = POOLS.map((pool) => `${leftOf(unit, pool)}/${profile.values[pool]}`).join(' ');
  const carried = seen.markers.find(({ carrier }) => carrier === index);
  const where = place === 'waiting' ? ' waiting' : '';
  return `${hearts.padEnd(lives)} ${pools}${where}${carried === undefined ? '' : ` ${faceOf(carried)}`}`;
}

const leftOf = ({ profile, used, lost, lowered }: Unit, pool: (typeof POOLS)[number]): number =>
  Math.max(0, profile.values[pool] - lowered[pool] - used[pool] - lost[pool]);

const faceOf = ({ kind, equipment, points }: MarkerView): string =>
  equipment ?? (kind === 'objective' ? `objective ${points ?? '?'}` : kind === 'crate' ? 'crate' : '?');

/** Markers and fires on the floor, tokens left out. */
function drawFloor(seen: EscapeView): string[] {
  const board = boardOf(seen);
  const at = (cell: number): string => nameOfCell(board, cell);
  const markers = seen.markers
    .filter(({ cell }) => cell >= 0)
    .map((marker) => `${SIGNS[marker.kind]} ${faceOf(marker)} ${at(marker.cell)}`);
  const props = seen.props.map(
    ({ kind, cell, doneBy }) => `${SIGNS[kind]} ${kind} ${at(cell)}${doneBy === 'nobody' ? '' : ` (${doneBy})`}`,
  );
  const dark = seen.darkRoom < 0 ? [] : [`room ${board.roomNumbers[seen.darkRoom] ?? '?'} is dark`];
  const shut = seen.shutAirlock === 0 ? [] : [`Airlock ${seen.shutAirlock} is shut`];
  return inColumns([...markers, ...props, ...dark, ...shut], 26, 2);
}

function inColumns(items: readonly string[], width: number, count: number): string[] {
  const lines: string[] = [];
  for (let i = 0; i < items.length; i += count) {
    lines.push(
      items
        .slice(i, i + count)
        .map((item) => item.padEnd(width))
        .join('')
        .trimEnd(),
    );
  }
  return lines;
}

function drawRepression({ repression }: EscapeView): string[] {
  if (repression === undefined) return [];
  const cards = repression.drawn.map(({ airlock, colour, tokens }) => `${tokens} ${colour} at Airlock ${airlock}`);
  const waiting = repression.tokens.filter(({ cell }) => cell < 0).length;
  return [
    `Repression: ${repression.cards.length} cards left${waiting === 0 ? '' : `, ${waiting} tokens waiting`}`,
    ...cards.map((card) => `  coming: ${card}`),
  ];
}

function drawRoll({ roll, units }: EscapeView): string[] {
  if (roll === undefined) return [];
  const dice = roll.dice.map(({ unit, seat, face, rerolls }) => {
    const who = units[unit]?.id ?? seat;
    return `${who} [${face}]${rerolls.length === 0 ? '' : ` (${rerolls.join(', ')})`}`;
  });
  return wrap([`Roll (${roll.purpose}): ${dice[0] ?? ''}`, ...dice.slice(1)]);
}
