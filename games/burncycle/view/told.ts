/** The facts of an event as a sentence wants them: bots, units, spaces, doors, rooms and nodes by name instead of by number. */
import type { Facts, GameEvent } from '@tablerunner/engine';
import { captainCard } from '../content/captains.ts';
import { missionOf } from '../rules/mission/mission.ts';
import { apOf } from '../rules/test/dice.ts';
import type { ActionDie } from '../rules/types.ts';
import { botName, cellText, type Namer, nodeText, sideName, upgradeName } from './naming.ts';
import type { BurncycleView } from './view.ts';

type Data = Readonly<Record<string, unknown>>;

const counted: Namer = (_seen, value) => String(value + 1);

/** Facts that mean the same in every event. */
const NAMERS: Readonly<Record<string, Namer>> = {
  bot: botName,
  other: botName,
  cell: cellText,
  node: nodeText,
  facing: sideName,
  slot: counted,
  access: counted,
};

const MOVES = ['bot-moved', 'guard-moved', 'guard-pushed', 'drone-moved'];
const NODES = ['ip-moved', 'ping-moved'];

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A supply: the team's, or that of a bot. */
const holder = (seen: BurncycleView, value: unknown): string => (value === 'team' ? 'team' : botName(seen, num(value)));

/** Facts that one event alone has, or that mean something else there. */
const OWN: Readonly<Record<string, (data: Data, seen: BurncycleView) => Facts>> = {
  'bot-chosen': ({ bot }, { bots }) => ({ seat: bots[num(bot)]?.seat ?? '', role: bots[num(bot)]?.role ?? '' }),
  'chip-gained': ({ to }, seen) => ({ holder: holder(seen, to) }),
  'chip-discarded': ({ from }, seen) => ({ holder: holder(seen, from) }),
  'cycle-altered': ({ from }, seen) => ({ holder: holder(seen, from) }),
  'supply-granted': ({ number }) => ({ number: num(number) + 1 }),
  upgraded: ({ bot, upgrade, number }, seen) => ({
    upgrade: upgradeName(seen, num(bot), text(upgrade), num(number)),
  }),
  'floor-laid': ({ floor }) => {
    const { layout } = floor as { readonly layout: unknown };
    return { floor: typeof layout === 'string' ? layout : 'floor-drawn' };
  },
  'objective-completed': ({ stage }, seen) => ({ objective: missionOf(seen).floors[num(stage)]?.objective ?? '' }),
  'task-advanced': ({ list, stage }, seen) => {
    const { floors, win } = missionOf(seen);
    return { objective: (list === 'win' ? win : floors[num(stage)])?.objective ?? '' };
  },
  'test-rolled': ({ dice }, { options }) => ({
    dice: (dice as readonly { die: ActionDie; face: number }[]).map(({ die, face }) => apOf(options, die, face)),
  }),
  'captain-acted': ({ captain }) => ({ action: captainCard(text(captain)).action.id }),
};

const PREFIX = 'burncycle/';

/** Any later view will do: of units, doors and rooms events carry what does not change, and bots keep their places. */
export function told({ name, data }: GameEvent, seen: BurncycleView): Facts {
  if (typeof data !== 'object' || data === null) return {};
  const kind = name.slice(PREFIX.length);
  const facts: Record<string, Facts[string]> = {};
  for (const [key, value] of Object.entries(data)) facts[key] = tell(kind, key, value, seen);
  return { ...facts, ...named(data as Data), ...OWN[kind]?.(data as Data, seen) };
}

/** In place of their numbers. */
const named = ({ guard, unit, door, edge, at, room, id }: Data): Facts => ({
  ...(guard === undefined ? {} : { guard: text(unit) }),
  ...(door === undefined ? {} : { door: text(at) }),
  ...(edge === undefined ? {} : { edge: text(at) }),
  ...(room === undefined ? {} : { room: text(id) }),
});

function tell(kind: string, key: string, value: unknown, seen: BurncycleView): Facts[string] {
  if (typeof value === 'number') return namerOf(kind, key)?.(seen, value) ?? value;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => tell(kind, key, item, seen) ?? '');
  return undefined; // things inside an event are told by facts of their own, or not at all
}

function namerOf(kind: string, key: string): Namer | undefined {
  if (key !== 'to' && key !== 'from') return Object.hasOwn(NAMERS, key) ? NAMERS[key] : undefined;
  if (MOVES.includes(kind)) return cellText;
  return NODES.includes(kind) ? nodeText : undefined;
}
