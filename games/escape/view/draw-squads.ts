/** Who is who: each side's characters with life, remaining actions and what they carry. */
import type { Pen } from '@tablerunner/engine';
import { FACTIONS, type Faction, POOLS, type Unit } from '../rules/types.ts';
import { SIGNS } from './draw-board.ts';
import { inkOf } from './draw-goals.ts';
import { labelsOf } from './labels.ts';
import type { EscapeView, MarkerView } from './view.ts';

export const drawSquads = (seen: EscapeView, pen: Pen): string[] =>
  FACTIONS.flatMap((faction) => drawSquad(seen, pen, faction));

function drawSquad(seen: EscapeView, pen: Pen, faction: Faction): string[] {
  const squad = seen.units.flatMap((unit, index) =>
    unit.faction === faction && !isInTheBox(seen, unit) ? [{ unit, index }] : [],
  );
  if (squad.length === 0) return [];
  const labels = labelsOf(seen.units);
  const title = pen.name(faction);
  const names = Math.max(title.length - 5, ...squad.map(({ unit }) => unit.id.length));
  const life = pen.say('draw.life');
  const lives = Math.max(life.length, ...squad.map(({ unit }) => unit.profile.life));
  const pools = POOLS.map((pool) => pen.say(`draw.${pool}`).slice(0, 3).padEnd(3)).join(' ');
  const head = `${title.padEnd(names + 5)} ${life.padEnd(lives)} ${pools}`;
  return [
    `${pen.paint(head, 'soft')}${anthemOf(seen, pen, faction)}`,
    ...squad.map(({ unit, index }) => {
      const mark = index === seen.active ? SIGNS.active : unit.activated ? '✓' : ' ';
      const label = pen.paint((labels[index] ?? '?').padEnd(2), inkOf(seen, faction));
      const name = unit.id.padEnd(names);
      const line = describe(seen, pen, unit, index, lives);
      return `${mark} ${label} ${index === seen.active ? pen.paint(name, 'strong') : name} ${line}`;
    }),
    '',
  ];
}

/** The automated ISC fields its characters when a token is revealed; until then, and after, they are in the box. */
const isInTheBox = ({ mode }: EscapeView, { faction, place }: Unit): boolean =>
  mode === 'cooperation' && faction === 'isc' && place !== 'board';

/** Revolution markers: in Cooperation they belong to players, all of the Resistance. */
function anthemOf({ anthem, mode }: EscapeView, pen: Pen, faction: Faction): string {
  const markers = Object.entries(anthem).filter(([, count]) => count > 0 && faction === 'resistance');
  return markers.map(([seat, count]) => `  ♪${count}${mode === 'revolution' ? '' : ` ${pen.name(seat)}`}`).join('');
}

function describe(seen: EscapeView, pen: Pen, unit: Unit, index: number, lives: number): string {
  const { profile, life, place, seat } = unit;
  if (place === 'out') return pen.paint(pen.say('draw.out'), 'soft');
  if (place === 'gone') return pen.paint(pen.say('draw.gone'), 'soft');
  const hearts = '♥'.repeat(life) + '♡'.repeat(Math.max(0, profile.life - life));
  const padded = hearts.padEnd(lives);
  const pools = POOLS.map((pool) => `${leftOf(unit, pool)}/${profile.values[pool]}`).join(' ');
  const carried = seen.markers.find(({ carrier }) => carrier === index);
  const notes = [
    ...(place === 'waiting' ? [pen.say('draw.waiting')] : []),
    ...(index === seen.trapped ? [pen.say('draw.trapped')] : []),
    ...(carried === undefined ? [] : [faceOf(pen, carried)]),
    ...(seen.mode === 'cooperation' && unit.faction === 'resistance' && seen.seats.length > 1 ? [pen.name(seat)] : []),
  ];
  return `${life * 3 <= profile.life ? pen.paint(padded, 'danger') : padded} ${[pools, ...notes].join(' ')}`;
}

const leftOf = ({ profile, used, lost, lowered }: Unit, pool: (typeof POOLS)[number]): number =>
  Math.max(0, profile.values[pool] - lowered[pool] - used[pool] - lost[pool]);

export function faceOf(pen: Pen, { kind, equipment, points }: MarkerView): string {
  if (equipment !== undefined) return equipment;
  if (kind === 'objective') return pen.say('draw.objective', { points: points ?? '?' });
  return kind === 'crate' ? pen.name('crate') : '?';
}
