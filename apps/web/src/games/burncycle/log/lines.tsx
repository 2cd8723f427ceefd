/** The log in sentences, each with its clause. */
import { apOf, type BurncycleView, floorOf, KEYPAD_FACES, SCOUT_FACES } from '@tablerunner/burncycle/plan';
import { type GameEvent, tellEvent } from '@tablerunner/engine';
import { cellName } from '@tablerunner/geometry';
import { Glyph, type GlyphName } from '../../../plan/glyph.tsx';
import type { LogLine, LogSource } from '../../../table/game-ui.ts';
import { game } from '../shared.ts';
import { clauseOf, shortName } from './clauses.ts';
import { type Draft, draftsOf } from './drafts.ts';
import { ICONS } from './icons.ts';

const TURNS = ['turn-began', 'corporation-began', 'floor-laid'];
const HARM = ['bot-attacked', 'bot-shut-down', 'energy-lost', 'bot-detected', 'threat-event-reached', 'ip-banned'];

export function burncycleLines({ events, seen, speaker, say }: LogSource): readonly LogLine[] {
  const tongue = { speaker, say, view: seen.view as BurncycleView };
  return draftsOf(events).flatMap((draft): LogLine[] => {
    const [first] = draft.events;
    const text = textOf(draft, tongue);
    if (first === undefined || text === '') return [];
    const name = shortName(first);
    const icon = ICONS[name];
    const dice = diceOf(draft, tongue);
    return [
      {
        n: draft.n,
        last: draft.last,
        at: draft.at,
        text,
        kind: kindOf(name, dice.length > 0),
        clause: clauseOf(first, draft.before),
        ...(icon === undefined ? {} : { icon: <IconOf name={icon} /> }),
        ...(dice.length === 0 ? {} : { dice }),
      },
    ];
  });
}

/** Events say themselves who and where; the view of today knows the rest, which does not change. */
interface Tongue extends Pick<LogSource, 'speaker' | 'say'> {
  readonly view: BurncycleView;
}

function kindOf(name: string, hasDice: boolean): LogLine['kind'] {
  if (TURNS.includes(name)) return 'turn';
  if (HARM.includes(name)) return 'harm';
  return hasDice ? 'roll' : 'line';
}

/** Dice of a test show their AP; others their face. */
function diceOf({ events: [first], test }: Draft, { view }: Tongue): NonNullable<LogLine['dice']> {
  if (test !== undefined) {
    return test.dice.map(({ die, face }) => ({
      face: apOf(view.options, die, face),
      role: die === 'basic' ? 'passive' : 'active',
    }));
  }
  if (first?.name !== 'engine/rolled') return [];
  const { results } = first.data as { readonly results: readonly number[] };
  return results.map((face) => ({ face, role: 'active' }));
}

/** Sentences of events long past do not change: they are made once for each language. */
const made = new WeakMap<GameEvent, Map<string, string>>();

function sentence(event: GameEvent, { speaker, say, view }: Tongue): string {
  const kept = made.get(event) ?? new Map<string, string>();
  made.set(event, kept);
  const text = kept.get(say.locale) ?? speaker.event(tellEvent(game, event, view));
  kept.set(say.locale, text);
  return text;
}

function textOf(draft: Draft, tongue: Tongue): string {
  const [first] = draft.events;
  const last = draft.events.at(-1);
  if (first === undefined || last === undefined) return '';
  const own = OWN[shortName(first)];
  return own === undefined ? sentence(last, tongue) : own(draft, first, last, tongue);
}

type Own = (draft: Draft, first: GameEvent, last: GameEvent, tongue: Tongue) => string;

/** Lines that tell several events, or more than one event knows. */
const OWN: Readonly<Record<string, Own>> = {
  'bot-moved'({ from, events }, _first, last, { say, speaker, view }) {
    const { bot, to } = last.data as { readonly bot: number; readonly to: number };
    const { grid } = floorOf(view);
    return say('burncycle.line.moved', {
      bot: speaker.name(view.bots[bot]?.card ?? ''),
      steps: events.length,
      hasFrom: String(from !== undefined && from >= 0),
      from: from === undefined || from < 0 ? '' : cellName(grid, from),
      to: cellName(grid, to),
    });
  },
  'guard-moved': guardWalk,
  'guard-faced': guardWalk,
  'ping-moved'(_draft, first, last, { speaker, view }) {
    const { from } = first.data as { readonly from: number };
    const { to } = last.data as { readonly to: number };
    return speaker.event(tellEvent(game, { name: first.name, data: { from, to } }, view));
  },
  'chip-gained'({ events }, first, _last, { say, speaker, view }) {
    const { to } = first.data as { readonly to: number | 'team' };
    const chips = events.map(({ data }) => speaker.name((data as { readonly chip: string }).chip));
    return say('burncycle.line.chips', {
      team: String(to === 'team'),
      bot: to === 'team' ? '' : speaker.name(view.bots[to]?.card ?? ''),
      chips: new Intl.ListFormat(say.locale).format(chips),
    });
  },
  'test-rolled'({ test }, _first, _last, { say, speaker, view }) {
    const { purpose = '', bot = -1, dice = [], total, bonus = 0, pairs = 0 } = test ?? {};
    return say('burncycle.line.test', {
      bot: speaker.name(view.bots[bot]?.card ?? ''),
      purpose: say(`burncycle.test.${purpose}` as 'burncycle.test.move'),
      dice: dice.length,
      pairs,
      bonus,
      isOver: String(total !== undefined),
      total: total ?? 0,
    });
  },
  'engine/rolled'(_draft, first, _last, { say, speaker }) {
    const { purpose, results } = first.data as { readonly purpose: string; readonly results: readonly number[] };
    const list = (names: readonly string[]): string =>
      new Intl.ListFormat(say.locale).format(names.map((name) => speaker.name(name)));
    switch (purpose) {
      case 'scout':
        return say('burncycle.line.scouted', { results: list(results.map((face) => SCOUT_FACES[face - 1] ?? '')) });
      case 'keypad':
        return say('burncycle.line.keypad', {
          unlocks: String(results[0] === 1),
          input: list(results.map((face) => KEYPAD_FACES[face - 1] ?? '')),
        });
      case 'ping':
      case 'burncycle':
        return `${say(`burncycle.roll.for-${purpose}`)}: ${say(`burncycle.roll.${purpose}`, { face: String(results[0]), slot: results[0] })}`;
      default:
        return ''; // the die of a card is told by what it does
    }
  },
};

/** Where it went, and which way it looks in the end. */
function guardWalk({ events }: Draft, _first: GameEvent, _last: GameEvent, tongue: Tongue): string {
  const at = events.findLastIndex((event) => shortName(event) === 'guard-moved');
  const told = [events[at], events.slice(at + 1).at(-1)];
  return told.flatMap((event) => (event === undefined ? [] : [sentence(event, tongue)])).join(' ');
}

function IconOf({ name }: { readonly name: GlyphName }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      <Glyph name={name} x={9} y={9} size={17} />
    </svg>
  );
}
