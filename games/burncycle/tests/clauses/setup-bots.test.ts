/** Clauses BC-SETUP-25 to 40: bots, first routing, burncycle, starting spaces, supplies, imperatives. */
import { describe, expect, test } from 'vitest';
import { BOTS, botCard } from '../../content/bots.ts';
import { imperativeCard } from '../../content/imperatives.ts';
import { MISSIONS } from '../../content/missions.ts';
import { isAwareOf } from '../../rules/floor/awareness.ts';
import { SUPPLY_CHIPS } from '../../rules/lists.ts';
import type { BurncycleState, Chips } from '../../rules/types.ts';
import { floorOf, watcherOf } from '../../rules/units.ts';
import type { Table } from '../kit.ts';
import { laid } from '../setup-kit.ts';

const DONE = { kind: 'done' };
const bot = (card: string) => ({ kind: 'bot', card });
const supply = (number: number) => ({ kind: 'supply', number });
const place = (cell: number) => ({ kind: 'place', cell });
const route = (index: number, upgrade: string, pays: readonly number[], number = 0) => ({
  kind: 'route',
  bot: index,
  upgrade,
  number,
  pays,
});
const SEATS = ['p1', 'p2', 'p3', 'p4'];

type Wanted = Parameters<typeof laid>[0];

/** Bots are chosen: agents first, the module last. */
const chosen = (cards: readonly string[], wanted: Wanted = {}): Table => {
  const t = laid({ ...wanted, seats: SEATS.slice(0, cards.length - 1) });
  for (const card of cards) t.play(bot(card));
  return t;
};
/** Up to the first routing. */
const granted = (cards: readonly string[], wanted: Wanted = {}): Table => {
  const t = chosen(cards, wanted);
  while (t.step === 'burncycle/grant-supplies') t.play(supply(0));
  return t;
};
/** Up to the starting spaces, nothing bought. */
const routed = (cards: readonly string[], wanted: Wanted = {}): Table => {
  const t = granted(cards, wanted);
  while (t.step === 'burncycle/setup-routing') t.play(DONE);
  return t;
};
/** Up to the first turn, each bot on the first space that there is. */
const ready = (cards: readonly string[], wanted: Wanted = {}): Table => {
  const t = routed(cards, wanted);
  while (t.step === 'burncycle/place-bots') t.play(t.legal()[0] as object);
  return t;
};
const sum = (chips: Chips): number => SUPPLY_CHIPS.reduce((all, chip) => all + chips[chip], 0);
const energies = ({ state }: Table): number[] => state.bots.map(({ energy }) => energy);

test('BC-SETUP-25 each player picks a bot that nobody has, in its own seat', () => {
  const t = laid({ seats: ['p1', 'p2'] });
  expect([t.step, t.seat, t.legal().length]).toEqual(['burncycle/choose-bots', 'p1', BOTS.length]);
  t.play(bot('exe'));
  expect([t.seat, t.refusal(bot('exe')), t.refusal(bot('nobody'))]).toEqual([
    'p2',
    'BC-SETUP-25 no-such-bot',
    'BC-SETUP-25 no-such-bot',
  ]);
  expect(t.play(bot('bit')).state.bots.map(({ card, role }) => [card, role])).toEqual([
    ['exe', 'agent'],
    ['bit', 'agent'],
    ['', 'module'],
  ]);
});

test("BC-SETUP-26 what a card says for the set-up is done: Memory's drone comes along and starts with her", () => {
  expect(chosen(['bit', 'exe', 'byte']).state.drone).toBeUndefined();
  const t = ready(['bit', 'memory', 'exe']);
  expect(t.state.drone).toEqual({ bot: 1, cell: t.state.bots[1]?.cell, isCharged: true, moved: 0 });
});

test('BC-SETUP-27 the team picks one more as command module, with its other side up', () => {
  const t = chosen(['exe', 'bit', 'casing']);
  const module = t.state.bots.at(-1);
  expect([module?.role, module?.card, module?.seat]).toEqual(['module', 'casing', '']);
});

test.each(BOTS.map(({ id }) => id))('BC-SETUP-28 BC-SETUP-29 %s as module has its slots and its energy', (card) => {
  const others = BOTS.map(({ id }) => id).filter((id) => id !== card);
  const t = chosen([others[0] ?? '', others[1] ?? '', card]);
  const { starts, energy, slots } = botCard(card).module;
  expect(t.state.burncycle.map(({ isActive }) => isActive)).toEqual(slots.map((_, slot) => slot < starts));
  expect([t.energy(0), t.energy(1), t.energy(2)]).toEqual([10, 10, energy]);
});

describe('free supply upgrades', () => {
  const granting = (players: number): number[][] =>
    granted(BOTS.slice(0, players + 1).map(({ id }) => id)).state.bots.map(({ upgrades }) => upgrades.supply);

  test('BC-SETUP-30 alone all three, with three or four players none', () => {
    expect(granting(1)).toEqual([[0, 1, 2], []]);
    expect(granting(3)).toEqual([[], [], [], []]);
    expect(granting(4)).toEqual([[], [], [], [], []]);
  });

  test('BC-SETUP-30 with two players each picks one, for nothing', () => {
    const t = chosen(['exe', 'bit', 'casing']);
    expect([t.step, t.seat, t.legal()]).toEqual(['burncycle/grant-supplies', 'p1', [0, 1, 2].map(supply)]);
    expect(t.play(supply(2)).seat).toBe('p2');
    t.play(supply(1));
    expect(t.state.bots.map(({ upgrades }) => upgrades.supply)).toEqual([[2], [1], []]);
    expect(energies(t)).toEqual([10, 10, botCard('casing').module.energy]);
  });
});

describe('the first routing', () => {
  test('BC-SETUP-31 each agent has 10 energy to route, one after the other', () => {
    const t = granted(['exe', 'bit', 'casing']);
    expect([t.step, t.seat, t.energy(0)]).toEqual(['burncycle/setup-routing', 'p1', 10]);
    t.play(route(0, 'advanced', [2, 0, 0]));
    expect([t.energy(0), t.seat]).toEqual([8, 'p1']);
    expect(t.refusal(route(1, 'advanced', [0, 2, 0]))).toBe('BC-ROUTE-04 not-yours-to-upgrade');
    expect(t.play(DONE).seat).toBe('p2');
    expect(t.refusal(route(1, 'advanced', [0, 2, 0]))).toBe('fine');
  });

  test('BC-RULE-86 what is above the bank limit then is lost', () => {
    const t = routed(['exe', 'bit', 'casing']);
    expect(energies(t)).toEqual([botCard('exe').bank, botCard('bit').bank, botCard('casing').module.energy]);
  });

  test('BC-SETUP-31 only when all are done: until then the others may have it for the module', () => {
    const t = granted(['exe', 'bit', 'casing']).play(DONE);
    expect(t.energy(0)).toBe(10);
    const { slots, starts, energy } = botCard('casing').module;
    const cost = slots[starts] ?? 0;
    t.play(route(2, 'slot', [cost - 1, 1, 0])).play(DONE);
    expect(energies(t)).toEqual([Math.min(botCard('exe').bank, 10 - cost + 1), botCard('bit').bank, energy]);
    expect(t.state.burncycle[starts]?.isActive).toBe(true);
  });

  test('BC-SETUP-32 slots and upgrades of the module can be bought now', () => {
    const t = granted(['exe', 'bit', 'casing']);
    const { slots, starts } = botCard('casing').module;
    t.play(route(2, 'slot', [slots[starts] ?? 0, 0, 0])).play(route(2, 'swap', [0, 0, 1]));
    expect(t.state.bots[2]?.upgrades.universal).toEqual(['swap']);
    expect(t.state.burncycle.filter(({ isActive }) => isActive)).toHaveLength(starts + 1);
  });
});

describe('the burncycle', () => {
  const chips = ({ state }: Table): (string | undefined)[] => state.burncycle.map(({ chip }) => chip);

  test('BC-SETUP-33 as many chips as active slots: the captain by chance among general ones, all active', () => {
    const { state } = routed(['exe', 'bit', 'byte']);
    expect(chips({ state } as Table)).toEqual(['captain', 'general', 'general', undefined, undefined]);
    expect(state.burncycle.some(({ isDegraded }) => isDegraded)).toBe(false);
    expect(state.stock.general).toBe(8);
    const second = laid({}, 2);
    for (const card of ['exe', 'bit', 'byte']) second.play(bot(card));
    second.play(supply(0)).play(supply(0)).play(DONE).play(DONE);
    expect(chips(second)).toEqual(['general', 'captain', 'general', undefined, undefined]);
  });

  test('BC-SETUP-34 the tracker waits before the first slot', () => {
    expect(routed(['exe', 'bit', 'byte']).state.tracker).toBe(-1);
  });

  test('BC-SETUP-40 a slot that was bought is filled from the bag like the others', () => {
    const t = granted(['exe', 'bit', 'byte']);
    const cost = botCard('byte').module.slots[3] ?? 0;
    t.play(route(2, 'slot', [cost, 0, 0]));
    expect(chips(t)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    t.play(DONE).play(DONE);
    expect(chips(t)).toEqual(['captain', 'general', 'general', 'general', undefined]);
  });
});

describe('starting spaces', () => {
  test('BC-SETUP-35 every bot starts on an outdoor space of choice, the module by the first seat', () => {
    const t = routed(['exe', 'bit', 'byte']);
    const floor = floorOf(t.state);
    const outdoor = [...floor.isOutdoor.keys()].filter((cell) => floor.isOutdoor[cell] === 1);
    expect(t.legal()).toEqual(outdoor.map(place));
    const inside = floor.rooms[0]?.cells[0] ?? -1;
    expect(t.refusal(place(inside))).toBe('BC-SETUP-35 not-a-start-space');
    const seats = outdoor.slice(0, 3).map((cell) => {
      const { seat } = t;
      t.play(place(cell));
      return seat;
    });
    expect(seats).toEqual(['p1', 'p2', 'p1']);
    expect(t.state.bots.map(({ cell }) => cell)).toEqual(outdoor.slice(0, 3));
  });

  test('BC-SETUP-35 nobody starts where another bot is', () => {
    const t = routed(['exe', 'bit', 'byte']);
    const [first] = t.legal();
    t.play(first as object);
    expect(t.refusal(first as object)).toBe('BC-SETUP-35 not-a-start-space');
  });

  test('BC-SETUP-35 a mission may give other spaces, and one above the ground must', () => {
    for (const { start, floors } of MISSIONS) if (floors[0]?.number !== 1) expect(start).toBeDefined();
    const t = routed(['exe', 'bit', 'byte'], { mission: 'heavy-lifting' });
    const floor = floorOf(t.state);
    const zones = t.legal().map((choice) => floor.rooms[floor.roomAt[(choice as { cell: number }).cell] ?? -1]?.zone);
    expect(zones.length).toBeGreaterThan(2);
    expect(zones.every((zone) => zone !== undefined)).toBe(true);
  });

  test('BC-RANGE-06 who starts inside in view of a unit is noticed, who starts out of view is not', () => {
    const mission = MISSIONS.find(({ id }) => id === 'night-shift') as (typeof MISSIONS)[number];
    const t = routed(['exe', 'bit', 'byte'], { mission: { ...mission, start: { ground: 'hallway' } } });
    const floor = floorOf(t.state);
    const isSeen = (cell: number): boolean => t.state.guards.some((guard) => isAwareOf(floor, watcherOf(guard), cell));
    const cells = t.legal().map((choice) => (choice as { cell: number }).cell);
    const [seen = -1, another = -1] = cells.filter(isSeen);
    const unseen = cells.find((cell) => !isSeen(cell)) ?? -1;
    t.play(place(seen)).play(place(unseen)).play(place(another));
    expect(t.state.bots.map(({ chip }) => chip)).toEqual([seen, -1, another]);
  });

  test('BC-SETUP-35 all bots of every mission find room, with four players', () => {
    for (const { id } of MISSIONS) {
      const { state } = ready(
        BOTS.slice(0, 5).map((card) => card.id),
        { mission: id },
      );
      expect(state.bots.every(({ cell }) => cell >= 0)).toBe(true);
    }
  });
});

describe('supplies and imperatives', () => {
  /** The module stands on an icon, the agents on none. */
  const withIcon = (): { readonly t: Table; readonly chip: string } => {
    const t = routed(['exe', 'bit', 'byte']);
    const { icons } = floorOf(t.state);
    const plain = t.legal().filter((choice) => !icons.has((choice as { cell: number }).cell));
    const [[cell, chip] = [-1, '']] = icons;
    t.play(plain[0] as object)
      .play(plain[1] as object)
      .play(place(cell));
    return { t, chip };
  };

  test('BC-SETUP-36 a bot on an icon brings its chip from the stock to the team', () => {
    const { t, chip } = withIcon();
    expect(t.state.team).toEqual({ general: 0, physical: 0, tech: 0, utility: 0, [chip]: 1 });
  });

  test('BC-SETUP-37 bots that start inside bring the chips of their rooms, as in a reboot', () => {
    const mission = { ...(MISSIONS.find(({ id }) => id === 'night-shift') as (typeof MISSIONS)[number]) };
    const rooms = floorOf(laid().state).rooms;
    const room = rooms.find(({ chip, zone }) => chip !== undefined && zone === undefined);
    if (room?.chip === undefined) throw new Error('no room has a chip');
    const t = ready(['exe', 'bit', 'byte'], { mission: { ...mission, start: { room: room.id } } });
    expect(t.state.team).toEqual({ general: 0, physical: 0, tech: 0, utility: 0, [room.chip]: 1 });
    expect(sum(ready(['exe', 'bit', 'byte'], { mission: 'heavy-lifting' }).state.team)).toBe(0); // secure zones (BC-RULE-21)
  });

  test('BC-SETUP-38 each agent then has the chips of its mat and of its supply upgrades', () => {
    const { state } = withIcon().t;
    for (const { card, supply: held, upgrades } of state.bots.slice(0, 2)) {
      const { start, upgrades: sets } = botCard(card).supply;
      const due = [...start, ...upgrades.supply.flatMap((number) => sets[number] ?? [])];
      expect(SUPPLY_CHIPS.map((chip) => held[chip])).toEqual(
        SUPPLY_CHIPS.map((chip) => due.filter((one) => one === chip).length),
      );
    }
    expect(sum(state.bots[2]?.supply ?? { general: 1, physical: 1, tech: 1, utility: 1 })).toBe(0);
  });

  test('BC-SETUP-39 each agent draws an imperative, and no two the same', () => {
    const { state } = ready(['exe', 'bit', 'byte']);
    const cards = state.bots.map(({ imperative }) => imperative?.card);
    expect(cards[2]).toBeUndefined();
    expect(cards[0]).not.toBe(cards[1]);
    for (const card of cards.slice(0, 2)) expect(imperativeCard(card ?? '').id).toBe(card);
  });

  test('BC-SETUP-40 upgrades, then the burncycle, then spaces, then the team supply before those of the agents', () => {
    const t = ready(['exe', 'bit', 'byte']);
    const order = t.events.map(({ name }) => name.replace('burncycle/', ''));
    const first = (name: string): number => order.indexOf(name);
    const names = [
      'floor-laid',
      'guard-deployed',
      'bot-chosen',
      'cycle-filled',
      'bot-placed',
      'chip-gained',
      'imperative-drawn',
    ];
    const found = names.map(first);
    expect(found.every((at) => at >= 0)).toBe(true);
    expect(found).toEqual([...found].sort((one, other) => one - other));
    const icon = withIcon().t.events.filter(({ name }) => name === 'burncycle/chip-gained');
    expect(icon.map(({ data }) => (data as { to: unknown }).to)).toEqual([
      'team',
      ...Array(icon.length - 1).fill(expect.any(Number)),
    ]);
    expect([t.step, (t.state as BurncycleState).round]).toEqual(['burncycle/before-turn', 1]);
  });
});
