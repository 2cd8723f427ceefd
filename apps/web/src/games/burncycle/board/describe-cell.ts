/** A space of the floor in words, for whoever hears the board instead of seeing it. */
import {
  type Bot,
  type BurncycleView,
  EDGE,
  floorOf,
  type Guard,
  isDetected,
  isDown,
  watchersOf,
} from '@tablerunner/burncycle/plan';
import type { Cell } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';

const SIDES = ['north', 'east', 'south', 'west'] as const;

export interface Voice {
  readonly say: Words;
  readonly speaker: Speaker;
}

/** "g7, Archive, tech, Byte, 6 energy, detected, terminal, noticed by Hamster, north: locked door." */
export function describeCell(view: BurncycleView, cell: Cell, voice: Voice): string {
  const floor = floorOf(view);
  if (floor.grid.holes[cell] !== 0) return '';
  const { say, speaker } = voice;
  const things = thingsAt(view, cell, voice);
  const bots = view.bots.filter((bot) => bot.cell === cell && bot.card !== '');
  const guards = view.guards.filter((guard) => guard.cell === cell);
  const watchers = watchersOf(view, cell).map((guard) => speaker.name(view.guards[guard]?.kind ?? ''));
  return [
    floor.cellNames[cell] ?? '',
    placeOf(view, cell, voice),
    ...bots.map((bot) => describeBot(bot, voice)),
    ...guards.map((guard) => describeGuard(guard, voice)),
    ...view.bots
      .filter((bot) => bot.chip === cell && bot.cell !== cell)
      .map(({ card }) => say('burncycle.cell.chip', { bot: speaker.name(card) })),
    ...(view.drone?.cell === cell ? [say('burncycle.cell.drone', { charged: String(view.drone.isCharged) })] : []),
    ...things,
    ...(bots.length + guards.length === 0 ? [say('burncycle.cell.free')] : []),
    ...(watchers.length === 0
      ? []
      : [say('burncycle.cell.noticed', { names: new Intl.ListFormat(say.locale).format(watchers) })]),
    ...sidesOf(view, cell, say),
  ].join(', ');
}

function placeOf(view: BurncycleView, cell: Cell, { say, speaker }: Voice): string {
  const floor = floorOf(view);
  const index = floor.roomAt[cell] ?? -1;
  const room = floor.rooms[index];
  if (room === undefined) return say(floor.isOutdoor[cell] === 1 ? 'burncycle.cell.outdoor' : 'burncycle.cell.hallway');
  return [
    speaker.name(room.id),
    ...(room.zone !== undefined
      ? [say('burncycle.cell.secure')]
      : room.type === undefined
        ? []
        : [speaker.name(room.type)]),
    ...(view.floor.unscouted.includes(index) ? [say('burncycle.cell.unscouted')] : []),
  ].join(', ');
}

export function describeBot(bot: Bot, { say, speaker }: Voice): string {
  return [
    speaker.name(bot.card),
    ...(bot.role === 'module' ? [speaker.name('module')] : []),
    say('burncycle.cell.energy', { energy: bot.energy }),
    ...(isDown(bot) ? [say('burncycle.cell.down')] : []),
    ...(isDetected(bot) ? [say('burncycle.cell.detected')] : []),
    ...(bot.isHidden ? [say('burncycle.cell.hidden')] : []),
    ...(bot.disguise === undefined
      ? []
      : [say('burncycle.cell.disguised', { guard: speaker.name(bot.disguise.kind) })]),
  ].join(', ');
}

function describeGuard(guard: Guard, { say, speaker }: Voice): string {
  const side = say(`burncycle.side.${SIDES[guard.facing] ?? 'north'}`);
  return [
    speaker.name(guard.kind),
    ...(guard.level === 0 ? [] : [say('burncycle.cell.level', { level: guard.level })]),
    say('burncycle.cell.looks', { side }),
    ...(guard.isStunned ? [say('burncycle.cell.stunned')] : []),
    ...(guard.isTurned ? [say('burncycle.cell.turned')] : []),
    ...(guard.hasKey ? [say('burncycle.cell.has-key')] : []),
  ].join(', ');
}

/** What lies there or is marked there. */
function thingsAt(view: BurncycleView, cell: Cell, { say, speaker }: Voice): readonly string[] {
  const floor = floorOf(view);
  const terminal = view.floor.terminals.find((one) => one.cell === cell);
  const icon = floor.icons.get(cell);
  return [
    ...(terminal === undefined
      ? []
      : [say(terminal.isMainframe ? 'burncycle.cell.mainframe' : 'burncycle.cell.terminal')]),
    ...(view.floor.caches.includes(cell) ? [say('burncycle.cell.cache')] : []),
    ...(floor.isHideout[cell] === 1 ? [say('burncycle.cell.hideout')] : []),
    ...(floor.isObjective[cell] === 1 ? [say('burncycle.cell.objective', { beads: view.floor.beads[cell] ?? 0 })] : []),
    ...floor.posts
      .filter((post) => post.cell === cell)
      .map(({ kind, number, facing }) =>
        say('burncycle.cell.post', { kind, number, side: say(`burncycle.side.${SIDES[facing] ?? 'north'}`) }),
      ),
    ...(icon === undefined ? [] : [say('burncycle.cell.icon', { chip: speaker.name(icon) })]),
  ];
}

/** What bounds a space; said once for each way in which a space can be bounded. */
const saidSides = new WeakMap<Words, Map<string, readonly string[]>>();

function sidesOf(view: BurncycleView, cell: Cell, say: Words): readonly string[] {
  const { grid, doorAt } = floorOf(view);
  const around = SIDES.map((side, direction) => {
    const edge = grid.sides[cell * 4 + direction] ?? -1;
    const kind = grid.edges[edge] ?? EDGE.open;
    const door = doorAt[edge] ?? -1;
    if (view.floor.destroyed.includes(edge)) return { side, what: 'destroyed' } as const;
    if (kind === EDGE.door) return { side, what: view.floor.doors[door] === 1 ? 'unlocked' : 'locked' } as const;
    if (kind === EDGE.outerWall) return { side, what: 'outer-wall' } as const;
    return kind === EDGE.wall ? ({ side, what: 'wall' } as const) : undefined;
  });
  const key = around.map((one) => one?.what ?? '').join();
  const said = saidSides.get(say) ?? new Map<string, readonly string[]>();
  saidSides.set(say, said);
  const known = said.get(key);
  if (known !== undefined) return known;
  const words = around.flatMap((one) =>
    one === undefined
      ? []
      : [
          say('burncycle.side', {
            side: say(`burncycle.side.${one.side}`),
            what: say(`burncycle.edge.${one.what}`),
          }),
        ],
  );
  said.set(key, words);
  return words;
}
