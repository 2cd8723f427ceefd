/** Clauses BC-BOT, BC-CM, BC-ENERGY, BC-ROUTE, BC-UPG, BC-SUPPLY: what bots are, have and buy. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, botCard } from '../../content/bots.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { floorCheck } from '../../rules/mission/floor-change.ts';
import { beforeTurn } from '../../rules/turn/reboot.ts';
import { routing } from '../../rules/turn/routing.ts';
import { rounds } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { acting, cell, DONE, effect, moving, names, route, state } from '../bots-kit.ts';
import { Table } from '../kit.ts';
import { cache, mission, moving as missionMove, table as missionTable, PICK, step, task } from '../mission-kit.ts';
import { laid } from '../setup-kit.ts';

const [E, W] = [1, 3] as const;
const routing1 = (made: BurncycleState): Table => new Table(made, frameOf(routing, {}));

describe('what a bot is', () => {
  test('BC-BOT-01 each has a card with two sides, a place on the floor and an awareness chip of its own', () => {
    for (const { abilities, bank, module } of BOTS) {
      expect([abilities.length, bank > 0, module.energy > 0, module.slots.length]).toEqual([4, true, true, 5]);
    }
    const t = moving(state([{}, {}, {}], { guards: ['usher e2 w'] }));
    t.play(step(0, W));
    expect(t.state.bots.map(({ chip }) => chip)).toEqual([cell('a2'), -1, -1]);
  });

  test('BC-BOT-02 an agent is controlled by one player, and nobody else acts with it', () => {
    const t = acting(state([{ upgrades: { universal: ['repair'], unique: [], supply: [], advanced: 0, elite: 0 } }]));
    expect(t.seat).toBe('r');
    expect(t.refusal({ kind: 'terminal', bot: 1 })).toBe('BC-ACT-03 not-yours-to-act');
    expect(moving(state()).refusal(step(1, E))).toBe('BC-MOVE-04 not-yours-to-move');
    const { bots } = laid({ seats: ['p1', 'p2', 'p3'] }).state;
    expect(new Set(bots.slice(0, 3).map(({ seat }) => seat)).size).toBe(3);
  });

  test.each(BOTS.map(({ id }) => id))('BC-BOT-05 the card of %s sets its bank and its dice', (card) => {
    const { bank, advanced, elite } = botCard(card);
    expect([bank < 10, advanced <= 5, elite <= 5]).toEqual([true, true, true]);
    const t = new Table(state([{ card, energy: 10 }]), frameOf(routing, { isLast: true })).play(DONE);
    expect(t.energy(0)).toBe(bank);
    const full = { universal: [], unique: [], supply: [], advanced, elite };
    const rich = routing1(state([{ card, energy: 9, upgrades: full }]));
    expect(rich.refusal(route(0, 'advanced', [2, 0, 0]))).toBe('BC-UPG-07 limit-reached');
    expect(rich.refusal(route(0, 'elite', [4, 0, 0]))).toBe('BC-UPG-07 limit-reached');
    expect(rich.refusal(route(0, 'elite-for-advanced', [2, 0, 0]))).toBe(
      advanced > 0 ? 'BC-UPG-07 limit-reached' : 'BC-UPG-06 no-advanced-die-to-give',
    );
  });
});

describe('the command module', () => {
  test('BC-CM-01 it has no turn: after the last agent comes the corporation', () => {
    const t = new Table({ ...state(), active: -1, lastTurn: -1 }, frameOf(rounds, {}), Array<number>(20).fill(3));
    while (t.state.round === 1) t.play(t.legal()[0] as object);
    const turns = t.events.filter(({ name }) => name === 'burncycle/turn-began').map(({ data }) => data);
    expect(turns.slice(0, 2)).toEqual([{ bot: 0 }, { bot: 1 }]);
    expect(turns).not.toContainEqual({ bot: 2 });
  });

  test('BC-CM-01 players spend their actions on it', () => {
    const t = moving(state()).play(step(2, W));
    expect(t.state.bots[2]?.cell).toBe(cell('e2'));
    const other = moving({ ...state(), active: 1 }).play(step(2, W));
    expect(other.state.bots[2]?.cell).toBe(cell('e2'));
  });

  test('BC-CM-05 it holds keys and uses them, in a move and at a keypad', () => {
    const made = () => state([{}, {}, { at: 'e2', keys: 1 }]);
    const moved = moving(made()).play({ kind: 'key', bot: 2, door: 1 });
    expect([moved.state.floor.doors, moved.state.bots[2]?.keys]).toEqual([[0, 1], 0]);
    const at2 = made();
    at2.floor.keypads = [{ door: 1, card: 'keypad-02' }];
    const opened = new Table(at2, frameOf(keypad, { bot: 2, door: 1, isOptimized: false })).play({ kind: 'key' });
    expect([opened.state.floor.doors, opened.state.bots[2]?.keys]).toEqual([[0, 1], 0]);
    expect(effect(state(), [{ do: 'key' }], 2).state.bots[2]?.keys).toBe(1);
  });

  test('BC-CM-06 an objective pays the agents and not the module', () => {
    const played = mission([task({ scope: 'one-bot', deed: cache })]);
    const bots = [
      { at: 'a3', energy: 5 },
      { at: 'e3', energy: 5 },
      { at: 'f3', energy: 5 },
    ];
    const t = missionMove(played, { bots }).play(step(0, 0)).play(PICK);
    expect([t.energy(0), t.energy(1), t.energy(2)]).toEqual([7, 7, 5]);
  });
});

describe('energy', () => {
  test('BC-ENERGY-02 it buys upgrades, and is passed on by repair', () => {
    const t = routing1(state([{ energy: 5 }])).play(route(0, 'repair', [1, 0, 0]));
    expect([t.energy(0), t.state.bots[0]?.upgrades.universal]).toEqual([4, ['repair']]);
    const repaired = acting(t.state).play({ kind: 'repair', bot: 0, other: 1, amount: 2 });
    expect([repaired.energy(0), repaired.energy(1)]).toEqual([2, 7]);
  });

  test('BC-ENERGY-03 nobody has more than 10, and what comes on top is lost', () => {
    const list = [{ do: 'energy', amount: 4, to: 'each-agent' }];
    const t = effect(state([{ energy: 8 }, { energy: 10 }]), [...list, { do: 'energy', amount: 9, to: 'module' }]);
    expect([t.energy(0), t.energy(1), t.energy(2)]).toEqual([10, 10, 10]);
  });

  test('BC-ENERGY-05 the module starts with what its card says, holds up to 10 and never spends down', () => {
    const { energy } = botCard('casing').module;
    expect(energy).toBeLessThan(10);
    const t = new Table(state([{}, {}, { energy: 10 }]), frameOf(routing, { isLast: true })).play(DONE);
    expect(t.energy(2)).toBe(10);
  });
});

describe('routing', () => {
  test('BC-ROUTE-01 in set-up by all players, one after the other', () => {
    const t = laid({ seats: ['p1', 'p2', 'p3'] });
    for (const card of ['byte', 'bit', 'exe', 'casing']) t.play({ kind: 'bot', card });
    const seats = [0, 1, 2].map(() => {
      const { seat } = t;
      t.play(DONE);
      return seat;
    });
    expect(seats).toEqual(['p1', 'p2', 'p3']);
  });

  test('BC-ROUTE-01 in a turn in phases 1 and 5, and at no other time', () => {
    const t = new Table({ ...state(), active: -1, lastTurn: -1 }, frameOf(rounds, {}), Array<number>(20).fill(3));
    const steps: string[] = [];
    while (t.state.active !== 1) {
      const offers = t.legal().some((choice) => (choice as { kind: string }).kind === 'route');
      if (offers) steps.push(`${t.step} ${t.seat}`);
      else expect(t.step).not.toBe('burncycle/routing');
      const last = t
        .legal()
        .filter((choice) => ['done', 'pass', 'go-on', 'end-turn'].includes((choice as { kind: string }).kind));
      t.play((last[0] ?? t.legal()[0]) as object);
    }
    expect(steps).toEqual(['burncycle/routing r', 'burncycle/routing r']);
  });

  test('BC-ROUTE-02 the energy falls by the cost, and the upgrade is active', () => {
    const t = routing1(state([{ energy: 9 }]));
    t.play(route(0, 'advanced', [2, 0, 0]))
      .play(route(0, 'supply', [2, 0, 0], 1))
      .play(route(0, 'unique', [2, 0, 0], 1));
    expect(t.energy(0)).toBe(3);
    expect(t.state.bots[0]?.upgrades).toEqual({ universal: [], unique: [1], supply: [1], advanced: 1, elite: 0 });
    expect(t.refusal(route(0, 'swap', [2, 0, 0]))).toBe('BC-ROUTE-02 not-the-cost');
    expect(t.refusal(route(0, 'swap', [1, 0]))).toBe('BC-ROUTE-02 a-payment-per-bot');
  });

  test("BC-ROUTE-05 the module's energy is for its own upgrades", () => {
    const t = routing1(state());
    expect(t.refusal(route(0, 'advanced', [0, 0, 2]))).toBe('BC-ROUTE-04 pays-for-itself');
    expect(t.refusal(route(0, 'advanced', [1, 0, 1]))).toBe('BC-ROUTE-04 pays-for-itself');
    expect(t.refusal(route(2, 'swap', [0, 0, 1]))).toBe('fine');
  });

  test('BC-ESCAPE-02 who has escaped pays for nothing', () => {
    const t = routing1(
      state([{}, { hasEscaped: true, at: 'c2', energy: 9 }], {}, (made) => {
        made.burncycle.push({ isActive: false, chip: undefined, isDegraded: false });
        Object.assign(made.bots[1] ?? {}, { cell: -1 });
      }),
    );
    const cost = botCard('casing').module.slots[1] ?? 0;
    expect(t.refusal(route(2, 'slot', [1, cost - 1, 0]))).toBe('BC-ESCAPE-02 shut-down');
    const payers = t.legal().filter((choice) => ((choice as { pays?: number[] }).pays?.[1] ?? 0) > 0);
    expect(payers).toEqual([]);
  });

  test('BC-UPG-01 an upgrade is there to stay, on the next floor too, and is bought once', () => {
    const t = routing1(state())
      .play(route(0, 'swap', [1, 0, 0]))
      .play(route(0, 'supply', [2, 0, 0]));
    expect(t.refusal(route(0, 'swap', [1, 0, 0]))).toBe('BC-UPG-01 active-already');
    expect(t.refusal(route(0, 'supply', [2, 0, 0]))).toBe('BC-UPG-01 active-already');
    const two = mission([task({ scope: 'one-bot', deed: cache })]);
    const upgrades = { universal: ['push' as const], unique: [2], supply: [0], advanced: 1, elite: 1 };
    const changed = missionTable(
      { ...two, floors: [...two.floors, ...two.floors] },
      frameOf(floorCheck, {}),
      { bots: [{ at: 'e2', upgrades }, { at: 'f2' }] },
      (made) => {
        made.progress.isDone = true;
        made.captain = 'vance';
      },
    ).playOut();
    expect([changed.state.stage, changed.state.bots[0]?.upgrades]).toEqual([1, upgrades]);
  });
});

describe('supplies', () => {
  test('BC-SUPPLY-01 they are built right after the burncycle, in a reboot as in the set-up', () => {
    const made = state([], {
      floor: { rooms: [{ letter: 'A', chip: 'tech' }] },
      bots: [{ at: 'b1' }, { at: 'c2' }, {}],
    });
    const t = new Table(made, frameOf(beforeTurn, {}), [1]).play({ kind: 'reboot' });
    const order = names(t).filter((name) => ['cycle-filled', 'chip-gained', 'threat-changed'].includes(name));
    expect(order[0]).toBe('cycle-filled');
    expect(order.slice(1, -1).every((name) => name === 'chip-gained')).toBe(true);
    expect(order.at(-1)).toBe('threat-changed');
    const [team, ...mine] = t.events.filter(({ name }) => name === 'burncycle/chip-gained');
    expect(team?.data).toEqual({ to: 'team', chip: 'tech' });
    expect(mine.length).toBe(botCard('byte').supply.start.length + botCard('bit').supply.start.length);
  });

  test('BC-SUPPLY-07 chips of the own and of the team supply alter the burncycle or serve a keypad', () => {
    const made = () =>
      state([{}, { supply: { general: 0, physical: 1, tech: 1, utility: 1 } }], {}, (one) => {
        one.team.tech = 1;
        Object.assign(one.bots[0]?.supply ?? {}, { physical: 1 });
      });
    const t = acting(made());
    expect(t.refusal({ kind: 'alter', slot: 0, from: 'own', chip: 'physical' })).toBe('fine');
    expect(t.refusal({ kind: 'alter', slot: 0, from: 'team', chip: 'tech' })).toBe('fine');
    expect(t.refusal({ kind: 'alter', slot: 0, from: 'own', chip: 'utility' })).toBe('BC-SUPPLY-07 no-such-chip');
    const inputs = ['physical' as const, 'tech' as const, 'utility' as const];
    const door = new Table(made(), frameOf(keypad, { bot: 0, door: 0, isOptimized: false, inputs, by: 'inputs' }));
    expect(door.legal()).toEqual([
      { kind: 'pay', input: 'physical', from: 'own' },
      { kind: 'pay', input: 'tech', from: 'team' },
      { kind: 'give-up' },
    ]);
    door.play({ kind: 'pay', input: 'physical', from: 'own' }).play({ kind: 'pay', input: 'tech', from: 'team' });
    expect([door.state.bots[0]?.supply.physical, door.state.team.tech, door.state.stock.tech]).toEqual([0, 0, 6]);
  });
});
