/** The log in sentences: steps of one walk are one line, an attack stands with its dice and its sum. */

import { type GameEvent, tellEvent } from '@tablerunner/engine';
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import { cellName, edgeName } from '@tablerunner/geometry';
import { Glyph, type GlyphName } from '../../../plan/glyph.tsx';
import type { LogLine, LogSource } from '../../../table/game-ui.ts';
import { clauseOf, type Told } from './clauses.ts';
import { game } from './decision.ts';
import { type AttackResult, type RolledDice, sumOf } from './rolls.ts';

const ICONS: Readonly<Record<string, GlyphName>> = {
  'unit-moved': 'walk',
  'unit-entered': 'sprint',
  'unit-left': 'exit-door',
  'unit-pushed': 'walk',
  'door-changed': 'closed-doors',
  'unit-sent': 'sprint',
  'unit-rebuilt': 'spanner',
  'unit-trapped': 'plain-padlock',
  'unit-recruited': 'person',
  'robot-bound': 'tracked-robot',
  'setup-initiative-won': 'clockwork',
  'initiative-tied': 'clockwork',
  'initiative-taken': 'clockwork',
  'first-chosen': 'fast-forward-button',
  'dodge-declared': 'shield',
  'room-darkened': 'light-bulb',
  'airlock-shut': 'plain-padlock',
  'countermeasure-taken': 'shield',
  'marker-seen': 'magnifying-glass',
  'marker-turned-up': 'magnifying-glass',
  'attack-resolved': 'targeted',
  'attack-declared': 'targeted',
  'unit-damaged': 'drop',
  'unit-removed': 'death-skull',
  'unit-healed': 'medical-pack-alt',
  'hack-resolved': 'padlock-open',
  'burn-placed': 'small-fire',
  'wall-broken': 'drill',
  'event-began': 'light-bulb',
  'initiative-won': 'clockwork',
  'anthem-gained': 'fist',
  'anthem-spent': 'fist',
  'prop-done': 'computing',
  'token-moved': 'robot-helmet',
  'token-revealed': 'robot-helmet',
  'drone-appeared': 'robot-helmet',
  'repression-drawn': 'cctv-camera',
  'marker-taken': 'hand',
  'marker-dropped': 'briefcase',
};

/** Told in the same breath as something else, or no news at all. */
const SILENT = [
  'action-spent',
  'attack-declared',
  'activation-ended',
  'activation-began',
  'marker-placed',
  'roll-closed',
  'last-free-cell-marked',
  'turn-ended',
  'turn-passed',
];

const shortName = ({ name }: GameEvent): string => name.replace('escape/', '');

interface Draft {
  n: number;
  last: number;
  at: number;
  event: GameEvent;
  steps: number;
  from?: number | undefined;
  dice: RolledDice[];
  readonly told: Told;
  /** Doors that close together. */
  doors: number[];
}

export function escapeLines({ events, seen, speaker, say }: LogSource): readonly LogLine[] {
  const view = seen.view as EscapeView;
  const drafts = draftsOf(events, view);
  return drafts.flatMap((draft): LogLine[] => {
    const text = textOf(draft);
    if (text === '') return [];
    const name = shortName(draft.event);
    const icon = ICONS[name];
    return [
      {
        n: draft.n,
        last: draft.last,
        at: draft.at,
        text,
        kind: name === 'turn-began' ? 'turn' : name === 'attack-resolved' || name === 'unit-removed' ? 'harm' : 'line',
        clause: clauseOf(draft.told),
        ...(icon === undefined ? {} : { icon: <IconOf name={icon} /> }),
        ...(draft.dice.length === 0
          ? {}
          : {
              dice: draft.dice.map(({ face }, i) => ({
                face,
                role: i === 0 ? ('active' as const) : ('passive' as const),
              })),
            }),
      },
    ];
  });

  function textOf({ event, steps, from, doors }: Draft): string {
    const name = shortName(event);
    const unitName = (index: number): string => speaker.name(view.units[index]?.id ?? '');
    if (name === 'unit-moved') {
      const { unit, to } = event.data as { unit: number; to: number };
      const { grid } = boardOf(view);
      return say('escape.line.moved', {
        unit: unitName(unit),
        steps,
        from: from === undefined || from < 0 ? '' : cellName(grid, from),
        hasFrom: String(from !== undefined && from >= 0),
        to: cellName(grid, to),
      });
    }
    if (doors.length > 0) {
      const board = boardOf(view);
      const names = [(event.data as { readonly door: number }).door, ...doors].map((door) =>
        edgeName(board.grid, board.doors[door]?.edge ?? 0),
      );
      return say('escape.line.doors-closed', { doors: new Intl.ListFormat(say.locale).format(names) });
    }
    if (name === 'attack-resolved') {
      const { attacker, weapon, results } = event.data as {
        attacker: number;
        weapon: string;
        results: readonly AttackResult[];
      };
      const sums = results.map((result) => sumOf(result, say, speaker, view)).join(' ');
      return `${say('escape.line.attacked', { attacker: unitName(attacker), weapon: speaker.name(weapon) })} ${sums}`;
    }
    return speaker.event(tellEvent(game, event, seen.view));
  }
}

/** Steps of which many make one line. */
const WALKS = ['unit-moved', 'token-moved'];

/** A door that closes by itself. */
const isClosing = (event: GameEvent | undefined): boolean =>
  event?.name === 'escape/door-changed' && !(event.data as { readonly open: boolean }).open;

function moverOf({ data }: GameEvent): number | undefined {
  const { unit, token } = data as { readonly unit?: number; readonly token?: number };
  return unit ?? token;
}

function draftsOf(events: LogSource['events'], view: EscapeView): readonly Draft[] {
  const drafts: Draft[] = [];
  const places = new Map<number, number>();
  let dice: RolledDice[] = [];
  let struck: readonly number[] = [];
  let hasDice = false;
  let initiative: GameEvent | undefined;
  const firstTurn = events.findIndex(({ event }) => shortName(event) === 'turn-began');
  const setUp = firstTurn < 0 && view.turn === 0 ? events.length : firstTurn;
  for (const [i, { n, at, event }] of events.entries()) {
    const name = shortName(event);
    const data = (event.data ?? {}) as {
      unit?: number;
      to?: number;
      dice?: readonly RolledDice[];
      die?: number;
      face?: number;
    };
    if (name === 'dice-rolled') hasDice = true;
    if (name === 'roll-closed') hasDice = false;
    if (name === 'initiative-won' || name === 'initiative-taken') initiative = event;
    if (name === 'dice-rolled')
      dice = [...((event.data as { added?: boolean }).added === true ? dice : []), ...(data.dice ?? [])];
    if (name === 'die-rerolled' && dice[data.die ?? -1] !== undefined)
      dice[data.die ?? 0] = { ...(dice[data.die ?? 0] as RolledDice), face: data.face ?? 0 };
    if (name === 'attack-resolved')
      struck = (event.data as { results: readonly AttackResult[] }).results.map(({ unit }) => unit);
    if (name === 'unit-damaged' && struck.includes(data.unit ?? -1)) continue; // told with the attack
    const last = drafts.at(-1);
    const isSameWalk =
      WALKS.includes(name) && last?.event.name === event.name && moverOf(last.event) === moverOf(event);
    const isSameClosing =
      last !== undefined && isClosing(event) && isClosing(last.event) && isClosing(events[i - 1]?.event);
    if (isSameClosing) {
      last.doors.push((event.data as { readonly door: number }).door);
      last.last = n;
    } else if (isSameWalk && last !== undefined) {
      last.event = event;
      last.steps += 1;
      last.at = at;
      last.last = n;
    } else if (event.name !== name && !SILENT.includes(name) && name !== 'dice-rolled') {
      const takesDice = ['attack-resolved', 'hack-resolved', 'initiative-won', 'event-began'].includes(name);
      const before = name === 'first-chosen' ? initiative : events[i - 1]?.event;
      const told = { event, before, after: events[i + 1]?.event, isSetUp: i < setUp, hasDice, view };
      drafts.push({
        n,
        last: n,
        at,
        event,
        steps: 1,
        from: places.get(data.unit ?? -1),
        dice: takesDice ? dice : [],
        told,
        doors: [],
      });
      if (takesDice) dice = [];
    }
    if (data.unit !== undefined && data.to !== undefined) places.set(data.unit, data.to);
  }
  return drafts;
}

function IconOf({ name }: { readonly name: GlyphName }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      <Glyph name={name} x={9} y={9} size={17} />
    </svg>
  );
}
