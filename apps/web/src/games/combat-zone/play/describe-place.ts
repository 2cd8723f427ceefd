/** A place under the cursor in words: who stands there, what it is, and what a move to it would come to, as lengths and bends. */
import { hazardsOf, measuredLength, tableOf, walkOf } from '@tablerunner/combat-zone/plan';
import { lengthOf, type Point, surfaceAt } from '@tablerunner/geometry';
import { describeModel, type Voice } from '../board/describe.ts';
import { inchesText, placeText } from '../board/inches.ts';
import { isInside } from '../board/piece-labels.ts';
import type { Planning } from '../shared.ts';
import { isDrawing } from './limiter-tool.tsx';
import { HIT, modelAt } from './model-at.ts';
import { clickOf, placeLook } from './place-look.ts';
import { lookText } from './place-words.ts';
import { movingFor, wayTo } from './ways.ts';

const HIGH = 100_000;

export function describePlace(planning: Planning, at: Point, voice: Voice): string {
  const { view, actor } = planning;
  const { say, speaker } = voice;
  const model = modelAt(planning, at, HIT);
  const placed = placedText(planning, at, voice);
  if (model !== undefined) return [describeModel(view, model, voice, actor), ...placed].join('. ');
  const height = surfaceAt(tableOf(view), at, HIGH);
  const parts = [placeText(at, say)];
  if (height > 0) parts.push(say('combat-zone.board.aloft', { height: inchesText(height, say) }));
  const piece = view.field.pieces.find(({ outline }) => isInside(outline, at));
  if (piece !== undefined) parts.push(speaker.name(piece.id));
  if (isDrawing(planning)) parts.push(wayText(planning, at, voice));
  return [parts.join(', '), ...placed].join('. ');
}

/** Where a place is asked for: whether it may be this one, and what it would come to. */
function placedText(planning: Planning, at: Point, voice: Voice): readonly string[] {
  const click = clickOf(planning);
  const look = click === undefined ? undefined : placeLook(click, at);
  if (look === undefined) return [];
  const { say } = voice;
  const text = lookText(planning.view, look, voice, planning.view.models.length);
  if (look.refusal !== undefined) return [say('table.not-allowed', { why: text })];
  const isMoved = look.at.x !== at.x || look.at.y !== at.y;
  const allowed = isMoved
    ? say('combat-zone.place.moved', { place: placeText(look.at, say) })
    : say('combat-zone.place.allowed');
  return text === '' ? [allowed] : [allowed, text];
}

/** "6.2 of 12 inches: 4, bend, 2.2; 1 roll". */
function wayText({ decision, actor, token, card, bends }: Planning, at: Point, { say }: Voice): string {
  if (decision === undefined) return '';
  const walker = { decision, actor, token, card };
  const found = wayTo(walker, bends, at);
  const from = decision.view.models[actor];
  if (found === undefined || from === undefined) return say('combat-zone.limiter.no-way');
  const moving = movingFor(walker, found.way);
  const length = measuredLength(walkOf(decision.view, moving), from.width);
  const parts = found.way.map((point, i) => inchesText(lengthOf(found.way[i - 1] ?? from, point), say));
  return say('combat-zone.limiter.read', {
    length: inchesText(length, say),
    limit: inchesText(moving.limit, say),
    parts: parts.join(` ${say('combat-zone.limiter.bend')} `),
    rolls: hazardsOf(decision.view, moving).filter(({ prospect }) => prospect !== undefined).length,
  });
}
