/** The table as a person at a terminal sees it: the battlefield from above, then the teams with their tokens. */
import type { Pen } from '@tablerunner/engine';
import { modelName, playerName } from '../notation/names.ts';
import { printSpot } from '../notation/words.ts';
import { isInside } from '../rules/field/raster.ts';
import { holderOfObjective } from '../rules/scenario/hold.ts';
import { holderOf, objectivesOf, spotOf } from '../rules/scenario/marks.ts';
import type { Model, Token } from '../rules/types.ts';
import { stage } from './stage.ts';
import type { CombatZoneView } from './view.ts';

export function draw(seen: CombatZoneView, pen: Pen): string {
  const { name, facts } = stage(seen);
  return [
    `${pen.paint(pen.name(seen.scenario), 'strong')} · ${pen.say(`stage.${name}`, facts)}`,
    ...drawField(seen, pen),
    ...drawObjectives(seen, pen),
    ...seen.players.flatMap((_, player) => drawTeam(seen, player, pen)),
    ...drawRoll(seen, pen),
  ].join('\n');
}

/** A square is an inch wide and two deep, so that it looks right with letters that are taller than wide. */
const [ACROSS, ALONG] = [1000, 2000];
/** `a` to `z`, then `A` to `Z`: models in the order of their numbers. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const letterOf = (model: number): string => LETTERS[model % LETTERS.length] ?? '?';

function drawField(seen: CombatZoneView, pen: Pen): string[] {
  const { width, depth, pieces } = seen.field;
  const [columns, rows] = [Math.floor(width / ACROSS), Math.floor(depth / ALONG)];
  const signs: string[][] = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const [x, y] = [column * ACROSS + 500, row * ALONG + 1000];
      const piece = pieces.find(({ outline }) => isInside(outline, x, y));
      if (piece === undefined) return pen.paint('·', 'soft');
      return piece.kind === 'barrier' ? '█' : '▒';
    }),
  );
  const put = (x: number, y: number, sign: string): void => {
    const row = signs[Math.min(rows - 1, Math.floor(y / ALONG))];
    if (row !== undefined) row[Math.min(columns - 1, Math.floor(x / ACROSS))] = sign;
  };
  for (const { x, y } of seen.bodies) put(x, y, pen.paint('+', 'soft'));
  for (const [i] of objectivesOf(seen).entries()) {
    const spot = spotOf(seen, i);
    if (spot !== undefined && holderOf(seen, i) < 0) put(spot.x, spot.y, pen.paint(String(i + 1), 'strong'));
  }
  for (const [i, { place, x, y, player }] of seen.models.entries()) {
    if (place === 'table') put(x, y, pen.paint(letterOf(i), seen.players[player]?.side === 0 ? 'own' : 'other'));
  }
  const rim = `+${'-'.repeat(columns)}+`;
  return [rim, ...signs.reverse().map((row) => `|${row.join('')}|`), rim];
}

function drawObjectives(seen: CombatZoneView, pen: Pen): string[] {
  return objectivesOf(seen).map(({ kind }, i) => {
    const holder = holderOf(seen, i);
    const side = holderOfObjective(seen, i);
    return [
      `${pen.say('draw.objective', { number: i + 1 })}: ${pen.say(`objective.${kind}`)}`,
      ...(holder < 0 ? [] : [pen.say('draw.carried', { model: modelName(seen, holder) })]),
      ...(side < 0 ? [] : [pen.say('draw.held', { side: pen.say('draw.side', { number: side + 1 }) })]),
    ].join(', ');
  });
}

/** Colour as a letter, wounds as a star, used ones in brackets: never by colour alone. */
function drawToken({ printed, isWounded, isReady }: Token): string {
  const sign = isWounded ? 'R*' : printed.slice(0, 1).toUpperCase();
  return isReady ? sign : `(${sign})`;
}

function drawTeam(seen: CombatZoneView, player: number, pen: Pen): string[] {
  const team = seen.players[player];
  if (team === undefined) return [];
  const head = [
    pen.paint(pen.name(playerName(seen, player)), 'strong'),
    pen.name(team.faction),
    pen.say('draw.points', { points: team.score }),
    pen.say('draw.luck', { luck: team.luck }),
    ...(seen.control === player ? [pen.say('draw.control')] : []),
  ].join(' · ');
  const lines = seen.models.flatMap((model, i) => (model.player === player ? [drawModel(seen, model, i, pen)] : []));
  return [head, ...lines];
}

function drawModel(seen: CombatZoneView, model: Model, at: number, pen: Pen): string {
  const { place, tokens, hacked, stunned, carried } = model;
  const where = place === 'table' ? printSpot(model) : pen.say(`draw.${place}`);
  const parts = [
    `${letterOf(at)} ${pen.name(modelName(seen, at))}`,
    where,
    ...(tokens.length === 0 ? [] : [tokens.map(drawToken).join(' ')]),
    ...carried.map(({ card, isExhausted }) => (isExhausted ? `(${pen.name(card)})` : pen.name(card))),
    ...(hacked === 0 ? [] : [pen.say('draw.hacked', { count: hacked })]),
    ...(stunned === 0 ? [] : [pen.say('draw.stunned')]),
    ...(seen.active === at ? [pen.paint(pen.say('draw.active'), 'strong')] : []),
  ];
  const text = `  ${parts.join(', ')}`;
  return place === 'out' || place === 'gone' ? pen.paint(text, 'soft') : text;
}

function drawRoll({ contest }: CombatZoneView, pen: Pen): string[] {
  if (contest === undefined || contest.acting.die.face === 0) return [];
  const total = ({ die, bonuses }: typeof contest.acting): number =>
    bonuses.reduce((sum, { by }) => sum + by, die.face);
  const opposing = contest.opposing.map(total).join(', ');
  return [pen.say('draw.roll', { acting: total(contest.acting), opposing, isOpposed: String(opposing !== '') })];
}
