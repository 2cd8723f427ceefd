/** The log in sentences: steps of one walk are one line, an attack stands with its dice and its sum. */

import { type GameEvent, tellEvent } from '@tablerunner/engine';
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import { cellName } from '@tablerunner/geometry';
import type { LogLine, LogSource } from '../../../table/game-ui.ts';
import { Glyph, type GlyphName } from '../board/glyph.tsx';
import { CLAUSES } from './clauses.ts';
import { game } from './decision.ts';
import { type AttackResult, type RolledDice, sumOf } from './rolls.ts';

const ICONS: Readonly<Record<string, GlyphName>> = {
  'unit-moved': 'walk',
  'unit-entered': 'sprint',
  'unit-left': 'exit-door',
  'unit-pushed': 'walk',
  'door-changed': 'closed-doors',
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
  at: number;
  event: GameEvent;
  steps: number;
  from?: number | undefined;
  dice: RolledDice[];
}

export function escapeLines({ events, seen, speaker, say }: LogSource): readonly LogLine[] {
  const view = seen.view as EscapeView;
  const drafts = draftsOf(events);
  return drafts.flatMap((draft): LogLine[] => {
    const text = textOf(draft);
    if (text === '') return [];
    const name = shortName(draft.event);
    const icon = ICONS[name];
    return [
      {
        n: draft.n,
        at: draft.at,
        text,
        kind: name === 'turn-began' ? 'turn' : name === 'attack-resolved' || name === 'unit-removed' ? 'harm' : 'line',
        clause: CLAUSES[view.mode][name],
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

  function textOf({ event, steps, from }: Draft): string {
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

function draftsOf(events: LogSource['events']): readonly Draft[] {
  const drafts: Draft[] = [];
  const places = new Map<number, number>();
  let dice: RolledDice[] = [];
  let struck: readonly number[] = [];
  for (const { n, at, event } of events) {
    const name = shortName(event);
    const data = (event.data ?? {}) as {
      unit?: number;
      to?: number;
      dice?: readonly RolledDice[];
      die?: number;
      face?: number;
    };
    if (name === 'dice-rolled')
      dice = [...((event.data as { added?: boolean }).added === true ? dice : []), ...(data.dice ?? [])];
    if (name === 'die-rerolled' && dice[data.die ?? -1] !== undefined)
      dice[data.die ?? 0] = { ...(dice[data.die ?? 0] as RolledDice), face: data.face ?? 0 };
    if (name === 'attack-resolved')
      struck = (event.data as { results: readonly AttackResult[] }).results.map(({ unit }) => unit);
    if (name === 'unit-damaged' && struck.includes(data.unit ?? -1)) continue; // told with the attack
    const last = drafts.at(-1);
    const isSameWalk =
      name === 'unit-moved' &&
      last?.event.name === event.name &&
      (last.event.data as { unit?: number }).unit === data.unit;
    if (isSameWalk && last !== undefined) {
      last.event = event;
      last.steps += 1;
      last.at = at;
    } else if (event.name !== name && !SILENT.includes(name) && name !== 'dice-rolled') {
      const takesDice = ['attack-resolved', 'hack-resolved', 'initiative-won', 'event-began'].includes(name);
      drafts.push({ n, at, event, steps: 1, from: places.get(data.unit ?? -1), dice: takesDice ? dice : [] });
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
