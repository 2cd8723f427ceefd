/** Every choice in words: what a button, a menu or a list calls it. */
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import { cellName, edgeName } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import type { MessageKey, Words } from '../../../i18n/words.ts';
import { type Fields, fieldsOf } from './choices.ts';

/** "Open the door c4n", "Shoot the Mamushi", "Reroll Alice's die (Veteran)". */
export function labelOf(view: EscapeView, choice: unknown, say: Words, speaker: Speaker): string {
  const fields = fieldsOf(choice);
  const { action, source, unit } = fields;
  if (action !== undefined) {
    return say('escape.do.extra', {
      unit: speaker.name(unit ?? ''),
      source: speaker.name(source ?? ''),
      action: labelOf(view, action, say, speaker),
    });
  }
  const words = say(keyOf(fields), factsOf(view, fields, speaker));
  return fields.by === 'pilot' ? say('escape.do.by-pilot', { action: words }) : words;
}

function keyOf(fields: Fields): MessageKey {
  if (fields.pass === true || fields.kind === 'pass') return 'escape.do.pass';
  if (fields.keep === true) return 'escape.do.keep';
  if (fields.die !== undefined) return 'escape.do.reroll';
  if (fields.counter !== undefined) return 'escape.do.counter';
  return `escape.do.${fields.kind}` as MessageKey;
}

function factsOf(view: EscapeView, fields: Fields, speaker: Speaker): Readonly<Record<string, unknown>> {
  const board = boardOf(view);
  const { grid } = board;
  const cell = (at: number | undefined): string => (at === undefined ? '' : cellName(grid, at));
  const name = (id: string | undefined): string => (id === undefined ? '' : speaker.name(id));
  const door = board.doors[fields.door ?? fields.lock ?? -1];
  const marker = view.markers[fields.marker ?? -1];
  const prop = view.props[fields.terminal ?? fields.tube ?? -1];
  const rolled = view.roll?.dice[fields.die ?? -1];
  const token = view.repression?.tokens.find(({ id }) => id === fields.token);
  return {
    ...fields,
    goal: goalKind(fields),
    cell: cell(fields.to ?? fields.cell ?? fields.first ?? prop?.cell ?? marker?.cell),
    second: cell(fields.second),
    hasSecond: String(fields.second !== undefined),
    unit: name(fields.target ?? fields.unit ?? fields.pilot),
    command: name(fields.command),
    hasCommand: String(fields.command !== undefined),
    door: door === undefined ? '' : edgeName(grid, door.edge),
    wall: fields.wall === undefined ? '' : edgeName(grid, fields.wall),
    marker: name(marker?.equipment ?? marker?.kind),
    weapon: name(fields.weapon),
    means: name(fields.with ?? fields.counter),
    seat: name(fields.seat),
    faction: name(fields.faction),
    branch: fields.branch?.toUpperCase() ?? '',
    shift: fields.shift ?? 0,
    airlock: fields.airlock ?? 0,
    room: board.roomNumbers[fields.room ?? -1] ?? 0,
    token: fields.token ?? 0,
    colour: name(token?.colour),
    die: rolled === undefined ? (fields.die ?? 0) + 1 : rolled.face,
    roller: rolled === undefined ? '' : name(view.units[rolled.unit]?.id ?? rolled.seat),
    source: name(fields.source),
  };
}

const goalKind = ({ door, lock, terminal }: Fields): string =>
  door !== undefined ? 'door' : lock !== undefined ? 'lock' : terminal !== undefined ? 'terminal' : 'unit';
