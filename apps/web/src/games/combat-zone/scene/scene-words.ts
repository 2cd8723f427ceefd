/** The table in words, for whoever does not see the 3D view: every model, piece and thing with its place. */
import {
  type CombatZoneView,
  colourOfToken,
  hasKeyword,
  isRedLined,
  modelName,
  objectivesOf,
  spotOf,
  type Token,
} from '@tablerunner/combat-zone/plan';
import type { Piece, Spot } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';

interface Tongue {
  readonly say: Words;
  readonly speaker: Speaker;
}

const lengthText = (mil: number, { say }: Tongue): string =>
  (mil / 1000).toLocaleString(say.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "10.4 | 5.2", and how high where it is not on the ground. */
function placeText({ x, y, z }: Spot, tongue: Tongue): string {
  const facts = { x: lengthText(x, tongue), y: lengthText(y, tongue), z: lengthText(z, tongue), isUp: String(z > 0) };
  return tongue.say('combat-zone.scene.place', facts);
}

/** "Ripper"; where several have the card, "Ripper 2". */
export function titleOf(view: CombatZoneView, model: number, speaker: Speaker): string {
  const [card = '', number] = modelName(view, model).split('.');
  return number === undefined ? speaker.name(card) : `${speaker.name(card)} ${number}`;
}

export function modelText(view: CombatZoneView, model: number, tongue: Tongue): string {
  const found = view.models[model];
  if (found === undefined) return '';
  const { say, speaker } = tongue;
  const colours = (tokens: readonly Token[]): string =>
    tokens.map((token) => speaker.name(colourOfToken(token))).join(', ');
  const [ready, used] = [found.tokens.filter(({ isReady }) => isReady), found.tokens.filter(({ isReady }) => !isReady)];
  return [
    say('combat-zone.scene.model', {
      name: titleOf(view, model, speaker),
      player: found.player + 1,
      kind: found.kind,
      place: placeText(found, tongue),
    }),
    ...(hasKeyword(view, model, 'leader') ? [speaker.name('leader')] : []),
    ...(view.active === model ? [say('combat-zone.scene.active')] : []),
    ...(ready.length > 0 ? [say('combat-zone.scene.ready', { tokens: colours(ready) })] : []),
    ...(used.length > 0 ? [say('combat-zone.scene.used', { tokens: colours(used) })] : []),
    ...(isRedLined(found) ? [say('combat-zone.scene.red-lined')] : []),
  ].join(', ');
}

export function pieceText(piece: Piece, tongue: Tongue): string {
  const { say, speaker } = tongue;
  const [, card = piece.id, number = ''] = /^(.*)-(\d+)$/.exec(piece.id) ?? [];
  const [xs, ys] = [piece.outline.map(({ x }) => x), piece.outline.map(({ y }) => y)];
  return say('combat-zone.scene.piece', {
    name: `${speaker.name(card)} ${number}`.trim(),
    kind: piece.kind,
    height: lengthText(piece.top - piece.bottom, tongue),
    isFloor: String(piece.isFloor),
    openings: piece.openings.length,
    ladders: piece.ladders.length,
    from: placeText({ x: Math.min(...xs), y: Math.min(...ys), z: piece.bottom }, tongue),
    to: placeText({ x: Math.max(...xs), y: Math.max(...ys), z: piece.bottom }, tongue),
  });
}

export function thingTexts(view: CombatZoneView, tongue: Tongue): readonly string[] {
  const { say, speaker } = tongue;
  const at = (name: string, spot: Spot): string =>
    say('combat-zone.scene.thing', { name, place: placeText(spot, tongue) });
  return [
    ...objectivesOf(view).flatMap(({ kind }, i) => {
      const spot = spotOf(view, i);
      const name = `${speaker.say('draw.objective', { number: i + 1 })}: ${speaker.say(`objective.${kind}`)}`;
      return spot === undefined ? [] : [at(name, spot)];
    }),
    ...view.markers.map((marker) => at(speaker.name(marker.card), marker)),
    ...view.bodies.map((body) => at(say('combat-zone.scene.body', { name: titleOf(view, body.model, speaker) }), body)),
  ];
}
