/** The table in words, for whoever cannot see it: as a whole, a model, a place. */
import {
  bandBetween,
  type CombatZoneView,
  colourOfToken,
  distanceBetween,
  isOnTable,
  isRedLined,
  modelName,
  objectivesOf,
} from '@tablerunner/combat-zone/plan';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import { inchesText, placeText } from './inches.ts';

export interface Voice {
  readonly say: Words;
  readonly speaker: Speaker;
}

export function describeTable(view: CombatZoneView, { say, speaker }: Voice): string {
  return say('combat-zone.board.whole', {
    scenario: speaker.name(view.scenario),
    width: inchesText(view.field.width, say),
    depth: inchesText(view.field.depth, say),
    pieces: view.field.pieces.length,
    models: view.models.filter((_, model) => isOnTable(view, model)).length,
    objectives: objectivesOf(view).length,
  });
}

export const nameOf = (view: CombatZoneView, model: number, speaker: Speaker): string =>
  speaker.name(modelName(view, model));

/** "Kyodai 1, Tyger Claws, 12.5 | 8, YELLOW ready, RED used, red-lined. 9.6 inches from Warlord, GREEN band." */
export function describeModel(view: CombatZoneView, model: number, { say, speaker }: Voice, from = -1): string {
  const found = view.models[model];
  if (found === undefined) return '';
  const list = new Intl.ListFormat(say.locale, { type: 'unit' });
  const tokens = found.tokens.map((token) =>
    say(token.isReady ? 'combat-zone.board.ready' : 'combat-zone.board.used', {
      colour: speaker.name(colourOfToken(token)),
    }),
  );
  const parts = [
    nameOf(view, model, speaker),
    speaker.name(view.players[found.player]?.faction ?? ''),
    placeText(found, say),
    ...(found.z > 0 ? [say('combat-zone.board.aloft', { height: inchesText(found.z, say) })] : []),
    ...tokens,
    ...(isRedLined(found) ? [say('combat-zone.board.red-lined')] : []),
    ...(found.hacked > 0 ? [speaker.say('draw.hacked', { count: found.hacked })] : []),
    ...(found.stunned > 0 ? [speaker.say('draw.stunned')] : []),
  ];
  if (from < 0 || from === model || !isOnTable(view, from) || !isOnTable(view, model)) return list.format(parts);
  const away = say('combat-zone.board.away', {
    length: inchesText(distanceBetween(view, from, model), say),
    model: nameOf(view, from, speaker),
    band: speaker.say(`band.${bandBetween(view, from, model)}`),
  });
  return `${list.format(parts)}. ${away}`;
}
