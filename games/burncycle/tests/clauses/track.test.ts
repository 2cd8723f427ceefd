/** Clauses BC-CYCLE, BC-ALTER-05, 06, BC-REBOOT-01, 06, BC-SLOT-01, 05: what the track of action chips is, and when it changes. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { BOTS, botCard } from '../../content/bots.ts';
import { act } from '../../rules/actions/act.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import type { Chip } from '../../rules/lists.ts';
import { ipPhase } from '../../rules/network/ip-phase.ts';
import { chooseBots, setupRouting } from '../../rules/setup/bots.ts';
import { createCycle } from '../../rules/setup/place.ts';
import { degrade } from '../../rules/track/degrade.ts';
import { beforeTurn } from '../../rules/turn/reboot.ts';
import { routing } from '../../rules/turn/routing.ts';
import { rounds } from '../../rules/turn/turn.ts';
import type { BurncycleState, Slot } from '../../rules/types.ts';
import { drawnState, Table } from '../kit.ts';
import { node } from '../nodes.ts';

const FLOOR = `
  +-+-+-+-+
  |. .|A A|
  +-+-+-+-+
`;

const slot = (chip: Chip | '-'): Slot =>
  chip === '-' ? { isActive: false, chip: undefined, isDegraded: false } : { isActive: true, chip, isDegraded: false };

function made(chips: readonly (Chip | '-')[], change: (state: BurncycleState) => void = () => {}): BurncycleState {
  const state = drawnState(FLOOR, {
    bots: [{ at: 'a1' }, { at: 'b1' }, { at: 'c1' }],
    active: 0,
    floor: { rooms: [{ letter: 'A', chip: 'utility' }] },
  });
  state.captain = 'okafor';
  state.marker = 1;
  state.burncycle = chips.map(slot);
  state.stock = { general: 5, physical: 9, tech: 9, utility: 9 };
  change(state);
  return state;
}
const THREE = ['general', 'captain', 'general', '-', '-'] as const;
const alter = (at: number, chip: string, from = 'own') => ({ kind: 'alter', slot: at, from, chip });
const kinds = (t: Table): unknown[] => t.legal().map((choice) => (choice as { kind: string }).kind);

test('BC-CYCLE-01 the burncycle of every module has five slots, the starting ones active and leftmost', () => {
  for (const { id } of BOTS) {
    const state = made([], (one) => {
      for (const [at, bot] of one.bots.entries())
        bot.card = at === 2 ? '' : (BOTS.find((card) => card.id !== id)?.id ?? '');
    });
    const { burncycle } = new Table(state, frameOf(chooseBots, {})).play({ kind: 'bot', card: id }).over().state;
    const { starts } = botCard(id).module;
    expect(burncycle.map(({ isActive }) => isActive)).toEqual([0, 1, 2, 3, 4].map((at) => at < starts));
  }
});

test('BC-CYCLE-02 only active slots hold chips: nothing is put into an inactive one', () => {
  const state = made(THREE, (one) => {
    one.team.tech = 1;
  });
  const t = new Table(state, frameOf(routing, {}));
  expect(t.refusal(alter(3, 'tech', 'team'))).toBe('BC-ALTER-01 no-chip-there');
  expect(t.refusal(alter(2, 'tech', 'team'))).toBe('fine');
  const rebooted = new Table(made(THREE), frameOf(beforeTurn, {})).dice(2).play({ kind: 'reboot' }).over();
  expect(rebooted.state.burncycle.map(({ chip }) => chip)).toEqual([
    'general',
    'captain',
    'general',
    undefined,
    undefined,
  ]);
});

test("BC-CYCLE-03 general, physical, tech and utility chips are in supplies; the captain's is in the burncycle only", () => {
  for (const chip of ['general', 'physical', 'tech', 'utility'] as const) {
    const state = made(THREE, (one) => {
      one.team[chip] = 1;
    });
    const t = new Table(state, frameOf(routing, {})).play(alter(0, chip, 'team'));
    expect(t.state.burncycle[0]?.chip).toBe(chip);
  }
  const replaced = new Table(
    made(THREE, (one) => {
      one.team.tech = 1;
    }),
    frameOf(routing, {}),
  ).play(alter(1, 'tech', 'team'));
  expect(replaced.refusal(alter(0, 'captain', 'team'))).toBe('BC-SUPPLY-07 no-such-chip');
  expect(replaced.state.stock).toEqual({ general: 5, physical: 9, tech: 9, utility: 9 }); // it is set aside
});

test('BC-CYCLE-06 one and the same chips fill burncycle and supplies: what one gets the other loses', () => {
  const state = made(THREE, (one) => Object.assign(one.bots[0]?.supply ?? {}, { tech: 1 }));
  const t = new Table(state, frameOf(routing, {})).play(alter(0, 'tech'));
  expect([t.state.burncycle[0]?.chip, t.state.bots[0]?.supply.tech, t.state.stock]).toEqual([
    'tech',
    0,
    { general: 6, physical: 9, tech: 9, utility: 9 },
  ]);
});

test("BC-CYCLE-09 but for its action the captain's chip is a general one, for actions and on the network", () => {
  const moved = (chip: Chip): unknown => {
    const t = new Table(made([chip]), frameOf(act, {})).play({ kind: 'move' });
    return t.events.find(({ name }) => name === 'burncycle/test-ended')?.data;
  };
  expect(moved('captain')).toEqual(moved('general'));
  expect(moved('captain')).not.toEqual(moved('physical'));
  const ends = (chip: Chip): readonly unknown[] => {
    const state = made([chip], (one) => Object.assign(one.bots[0] ?? {}, { ip: node('1.3') }));
    return new Table(state, frameOf(ipPhase, {})).legal();
  };
  expect(ends('captain')).toEqual(ends('general'));
  expect(ends('captain')).not.toEqual(ends('utility'));
});

test('BC-CYCLE-05 a chip that is degraded under the tracker moves no IP any more', () => {
  const state = made(['general', 'general'], (one) => Object.assign(one.bots[0] ?? {}, { ip: node('1.8') }));
  const t = new Table(state, frameOf(ipPhase, {}));
  expect(t.refusal({ kind: 'ip', to: node('1.9') })).toBe('fine');
  Object.assign(t.state.burncycle[0] ?? {}, { isDegraded: true });
  expect(t.refusal({ kind: 'ip', to: node('1.9') })).toBe('BC-IP-03 not-where-the-move-ends');
  expect(t.refusal({ kind: 'pass' })).toBe('fine');
});

test('BC-ALTER-05 nothing is altered within a keypad action, nor between the die and the degrading', () => {
  const give = (one: BurncycleState): void => {
    one.team.tech = 2;
  };
  const rolled = new Table(made(THREE, give), frameOf(degrade, { isFree: false }), [6]);
  expect(new Set(kinds(rolled))).toEqual(new Set(['degrade']));
  expect(degrade.choice?.safeParse(alter(0, 'tech', 'team')).success).toBe(false);
  expect(keypad.choice?.safeParse(alter(0, 'tech', 'team')).success).toBe(false);
  expect(kinds(new Table(made(THREE, give), frameOf(act, {})))).toContain('alter'); // before the action it may be
});

test('BC-ALTER-06 in the turn of any player that player alters, with the own chips', () => {
  const state = made(THREE, (one) => {
    one.active = 1;
    Object.assign(one.bots[0]?.supply ?? {}, { physical: 1 });
    Object.assign(one.bots[1]?.supply ?? {}, { tech: 1 });
  });
  const t = new Table(state, frameOf(routing, {}));
  expect([t.seat, t.refusal(alter(0, 'physical'))]).toEqual(['s', 'BC-SUPPLY-07 no-such-chip']);
  expect(t.play(alter(0, 'tech')).state.bots[1]?.supply.tech).toBe(0);
});

test("BC-REBOOT-01 the players are asked once, immediately before each player's turn, and at no other time", () => {
  const t = new Table(
    made(THREE, (one) => {
      one.active = -1;
    }),
    frameOf(rounds, {}),
  );
  const asked: string[] = [];
  for (let answers = 0; answers < 60 && t.state.round === 1; answers++) {
    if (kinds(t).includes('reboot')) asked.push(`${t.seat} ${t.step}`);
    const wanted = ['go-on', 'done', 'pass', 'end-turn'].find((kind) => kinds(t).includes(kind));
    t.dice(3).play({ kind: wanted }); // a die more than is needed does no harm here
  }
  expect(asked).toEqual(['r burncycle/before-turn', 's burncycle/before-turn']);
});

test('BC-REBOOT-06 after the burncycle the team supply is built, then the personal ones, then threat rises', () => {
  const t = new Table(made(THREE), frameOf(beforeTurn, {})).dice(1).play({ kind: 'reboot' }).over();
  const order = t.events.flatMap(({ name, data }) => {
    const { to } = data as { to?: unknown };
    if (name === 'burncycle/chip-gained') return [to === 'team' ? 'team' : 'agent'];
    return name === 'burncycle/cycle-filled' || name === 'burncycle/threat-changed' ? [name.slice(10)] : [];
  });
  expect(order.filter((one, at) => one !== order[at - 1])).toEqual(['cycle-filled', 'team', 'agent', 'threat-changed']);
});

const buy = (...pays: number[]) => ({ kind: 'route', bot: 2, upgrade: 'slot', number: 0, pays });

test('BC-SLOT-01 a slot may be activated in both routing phases of any player, and in set-up, but in no action', () => {
  for (const active of [0, 1]) {
    for (const isLast of [false, true]) {
      const state = made(THREE, (one) => {
        one.active = active;
      });
      expect(new Table(state, frameOf(routing, { isLast })).refusal(buy(2, 0, 2))).toBe('fine');
    }
  }
  expect(new Table(made(THREE), frameOf(setupRouting, {})).refusal(buy(2, 0, 2))).toBe('fine');
  expect(act.choice?.safeParse(buy(2, 0, 2)).success).toBe(false);
  expect(ipPhase.choice?.safeParse(buy(2, 0, 2)).success).toBe(false);
});

test('BC-SLOT-05 a slot that is activated in set-up is filled when the burncycle is created', () => {
  const empty = made(THREE, (one) => {
    for (const each of one.burncycle) each.chip = undefined;
  });
  const bought = new Table(empty, frameOf(setupRouting, {})).play(buy(2, 0, 2)).state;
  expect([bought.burncycle[3], bought.stock.general]).toEqual([
    { isActive: true, chip: undefined, isDegraded: false },
    5,
  ]);
  const created = new Table(bought, frameOf(createCycle, {}), [4]).over().state;
  expect(created.burncycle.map(({ chip }) => chip)).toEqual(['general', 'general', 'general', 'captain', undefined]);
  expect(created.stock.general).toBe(2);
});
