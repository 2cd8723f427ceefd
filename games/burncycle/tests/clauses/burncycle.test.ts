/** Clauses BC-CYCLE, BC-DEGRADE, BC-ALTER, BC-REBOOT, BC-SLOT, BC-SUPPLY: the track of action chips. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { botCard } from '../../content/bots.ts';
import type { Chip } from '../../rules/lists.ts';
import { BANNED } from '../../rules/network/ip-moves.ts';
import { degrade } from '../../rules/track/degrade.ts';
import { deal } from '../../rules/track/supplies.ts';
import { beforeTurn } from '../../rules/turn/reboot.ts';
import { routing } from '../../rules/turn/routing.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { type DrawnState, drawnState, Table } from '../kit.ts';

const FLOOR = `
  +-+-+-+-+
  |,|A A A|
  + +-+-+-+
  |,|B B|S|
  +-+-+-+-+
`;
const SETTING: DrawnState = {
  bots: [{ at: 'b2' }, { at: 'c2' }, { at: 'a1' }],
  active: 0,
  floor: {
    icons: { a1: 'tech' },
    rooms: [
      { letter: 'A', chip: 'physical' },
      { letter: 'B', chip: 'utility' },
      { letter: 'S', zone: 'lift', chip: 'tech' },
    ],
  },
};
const inactive = { isActive: false, chip: undefined, isDegraded: false };
const cycle = (...chips: (Chip | '-')[]) =>
  chips.map((chip) => (chip === '-' ? { ...inactive } : { isActive: true, chip, isDegraded: false }));

function made(change: (state: BurncycleState) => void = () => {}, setting: DrawnState = SETTING): BurncycleState {
  const state = drawnState(FLOOR, setting);
  state.burncycle = cycle('general', 'captain', 'general', '-', '-');
  state.stock = { general: 5, physical: 9, tech: 9, utility: 9 };
  change(state);
  return state;
}
const degrading = (face: number, change?: (state: BurncycleState) => void): Table =>
  new Table(made(change), frameOf(degrade, { isFree: false }), [face]);
const degraded = (t: Table): number[] =>
  [...t.state.burncycle.keys()].filter((slot) => t.state.burncycle[slot]?.isDegraded);
const turnOver =
  (...slots: number[]) =>
  (state: BurncycleState) => {
    for (const slot of slots) (state.burncycle[slot] as { isDegraded: boolean }).isDegraded = true;
  };

test('BC-DEGRADE-02 a number on the die names the slot', () => {
  expect(degraded(degrading(2).over())).toEqual([1]);
});

test('BC-DEGRADE-03 the free face lets the player pick', () => {
  const t = degrading(6);
  expect(t.legal().length).toBe(3);
  expect(degraded(t.play({ kind: 'degrade', slot: 2 }).over())).toEqual([2]);
});

test('BC-RULE-12 the die shows 1 to 5 and a free face', () => {
  expect(degraded(degrading(5).over())).toEqual([0]);
});

test('BC-DEGRADE-04 an inactive slot or a degraded chip passes it on to the next active chip', () => {
  expect(degraded(degrading(1, turnOver(0)).over())).toEqual([0, 1]);
  expect(degraded(degrading(4).over())).toEqual([0]);
});

test('BC-EX-17 slot 3 degraded, 4 and 5 inactive: a 3 degrades slot 1', () => {
  expect(degraded(degrading(3, turnOver(2)).over())).toEqual([0, 2]);
});

test('BC-DEGRADE-05 with no active chip left nothing is degraded', () => {
  const t = new Table(made(turnOver(0, 1, 2)), frameOf(degrade, { isFree: false })).over();
  expect(degraded(t)).toEqual([0, 1, 2]);
});

const rebooting = (change?: (state: BurncycleState) => void, captain = 1): Table =>
  new Table(made(change), frameOf(beforeTurn, {})).dice(captain).play({ kind: 'reboot' });

test("BC-REBOOT-03 whether to reboot is the players' choice, whatever is left", () => {
  const t = new Table(made(turnOver(0, 1, 2)), frameOf(beforeTurn, {})).play({ kind: 'go-on' }).over();
  expect(degraded(t).length).toBe(3);
});

test('BC-REBOOT-04 all chips of the burncycle and of all supplies go back', () => {
  const t = rebooting((state) => {
    state.team.utility = 3;
    Object.assign(state.bots[1]?.supply ?? {}, { general: 2 });
    state.stock = { general: 1, physical: 9, tech: 9, utility: 6 };
  }).over();
  expect(t.state.stock.general).toBe(3); // 1 + 2 of the track + 2 of the supply, and 2 drawn again
});

test("BC-REBOOT-05 the active slots are filled with the captain's chip and general ones, in random order", () => {
  const t = rebooting(turnOver(0, 1, 2), 3).over();
  expect(t.state.burncycle.map(({ chip }) => chip)).toEqual(['general', 'general', 'captain', undefined, undefined]);
  expect(degraded(t)).toEqual([]);
});

test('BC-SUPPLY-02 a bot on an outdoor space with an icon adds its chip to the team supply', () => {
  expect(rebooting().over().state.team.tech).toBe(1);
});

test('BC-SUPPLY-03 a room with bots in it adds its chip once', () => {
  expect(rebooting().over().state.team.physical).toBe(1);
});

test('BC-SECURE-07 secure zones give nothing', () => {
  const t = new Table(made(undefined, { ...SETTING, bots: [{ at: 'd1' }, {}, {}] }), frameOf(beforeTurn, {}))
    .dice(1)
    .play({ kind: 'reboot' })
    .over();
  expect(t.state.team).toEqual({ general: 0, physical: 0, tech: 0, utility: 0 });
});

test('BC-SUPPLY-04 each agent gets its starting supply and that of every active upgrade', () => {
  const t = rebooting((state) => state.bots[0]?.upgrades.supply.push(2)).over();
  expect(t.state.bots[0]?.supply).toEqual({ general: 1, physical: 1, tech: 1, utility: 1 });
  expect(t.state.bots[1]?.supply).toEqual({ general: 0, physical: 1, tech: 0, utility: 1 });
});

test('BC-SUPPLY-05 where the stock is short the players decide who goes short', () => {
  const t = rebooting((state) => {
    state.stock.physical = 2;
  });
  expect(t.legal().length).toBe(2);
  t.play({ kind: 'serve', demand: 2 }).over();
  expect([t.state.bots[0]?.supply.physical, t.state.bots[1]?.supply.physical]).toEqual([0, 1]);
});

test('BC-RULE-21 the team supply comes before the personal ones', () => {
  const t = rebooting((state) => {
    state.stock.physical = 1;
  }).over();
  expect([t.state.team.physical, t.state.bots[0]?.supply.physical]).toEqual([1, 0]);
});

test('BC-RULE-88 chips that the team supply misses are skipped', () => {
  const state = made((one) => {
    one.stock.tech = 0;
  });
  const t = new Table(state, frameOf(deal, { demands: [{ to: 'team', chip: 'tech', from: 'a1' }] })).over();
  expect(t.state.team.tech).toBe(0);
});

test('BC-REBOOT-07 threat rises by the player count', () => {
  expect(rebooting().over().state.threat).toBe(2);
});

test('BC-REBOOT-08 banned IPs return with level 1, each at an access point its player picks', () => {
  const t = rebooting((state) => Object.assign(state.bots[1] ?? {}, { ip: BANNED, level: 4 }));
  expect(t.legal()).toEqual([1, 2, 3].map((access) => ({ kind: 'return', access })));
  t.play({ kind: 'return', access: 3 }).over();
  expect([t.state.bots[1]?.access, t.state.bots[1]?.level]).toEqual([3, 1]);
});

const turn = (change?: (state: BurncycleState) => void): Table => new Table(made(change), frameOf(routing, {}));

test('BC-ALTER-01 a chip of the own or the team supply replaces any chip of the burncycle', () => {
  const t = turn((state) => {
    state.team.tech = 1;
  }).play({ kind: 'alter', slot: 0, from: 'team', chip: 'tech' });
  expect([t.state.burncycle[0]?.chip, t.state.team.tech]).toEqual(['tech', 0]);
});

test('BC-ALTER-02 the replaced chip goes to the general stock', () => {
  const t = turn((state) => {
    state.team.tech = 1;
  }).play({ kind: 'alter', slot: 0, from: 'team', chip: 'tech' });
  expect(t.state.stock.general).toBe(6);
});

test('BC-ALTER-03 the new chip lies active side up', () => {
  const t = turn((state) => {
    state.team.tech = 1;
    turnOver(0)(state);
  }).play({ kind: 'alter', slot: 0, from: 'team', chip: 'tech' });
  expect(degraded(t)).toEqual([]);
});

test("BC-ALTER-04 to replace the captain's chip raises threat by 2, a degraded one costs nothing", () => {
  const one = (state: BurncycleState) => Object.assign(state.bots[0]?.supply ?? {}, { physical: 1 });
  const choice = { kind: 'alter', slot: 1, from: 'own', chip: 'physical' };
  expect(turn(one).play(choice).state.threat).toBe(2);
  expect(
    turn((state) => {
      one(state);
      turnOver(1)(state);
    }).play(choice).state.threat,
  ).toBe(0);
});

test("BC-SUPPLY-08 nobody has access to another agent's supply", () => {
  const t = turn((state) => Object.assign(state.bots[1]?.supply ?? {}, { tech: 1 }));
  expect(t.refusal({ kind: 'alter', slot: 0, from: 'own', chip: 'tech' })).toBe('BC-SUPPLY-07 no-such-chip');
});

const slot = (...pays: number[]) => ({ kind: 'route', bot: 2, upgrade: 'slot', number: 0, pays });

test('BC-SLOT-03 only the leftmost inactive slot can be activated', () => {
  const t = turn().play(slot(2, 0, 2));
  expect(t.state.burncycle.map(({ isActive }) => isActive)).toEqual([true, true, true, true, false]);
});

test('BC-SLOT-04 it receives a general chip from the stock', () => {
  const t = turn().play(slot(2, 0, 2));
  expect([t.state.burncycle[3]?.chip, t.state.stock.general]).toEqual(['general', 4]);
});

test('BC-SLOT-08 a starting slot that was lost is activated again for its printed cost', () => {
  const t = turn((state) => Object.assign(state.burncycle[0] ?? {}, { isActive: false, chip: undefined }));
  expect(t.refusal(slot(1, 0, 2))).toBe('BC-ROUTE-02 not-the-cost');
  expect(t.play(slot(1, 0, 1)).state.burncycle[0]?.isActive).toBe(true);
});

test('BC-SLOT-02 its cost is printed on the card of the module', () => {
  expect(turn().refusal(slot(2, 0, 1))).toBe('BC-ROUTE-02 not-the-cost'); // Casing: 4
});

test("BC-ROUTE-06 the module's upgrades are paid by any mix with 1 from the active agent or the module", () => {
  expect(turn().refusal(slot(1, 3, 0))).toBe('fine');
  expect(turn().refusal(slot(0, 4, 0))).toBe('BC-ROUTE-06 one-from-agent-or-module');
});

const upgrade = (kind: string, number: number, cost: number, bot = 0) => ({
  kind: 'route',
  bot,
  upgrade: kind,
  number,
  pays: [0, 1, 2].map((payer) => (payer === bot ? cost : 0)),
});

test('BC-ROUTE-03 a bot keeps at least 1 energy', () => {
  const t = turn((state) => Object.assign(state.bots[0] ?? {}, { energy: 2 }));
  expect(t.refusal(upgrade('advanced', 0, 2))).toBe('BC-ROUTE-03 must-keep-one-energy');
});

test('BC-ROUTE-04 an agent pays for its own upgrades alone', () => {
  expect(turn().refusal({ kind: 'route', bot: 0, upgrade: 'push', number: 0, pays: [0, 1, 0] })).toBe(
    'BC-ROUTE-04 pays-for-itself',
  );
  expect(turn().refusal(upgrade('push', 0, 1, 1))).toBe('BC-ROUTE-04 not-yours-to-upgrade');
});

test('BC-UPG-02 push, repair and swap cost 1 energy each, for agents and the module', () => {
  const t = turn();
  for (const kind of ['push', 'repair', 'swap']) t.play(upgrade(kind, 0, 1));
  expect([t.state.bots[0]?.upgrades.universal, t.energy(0)]).toEqual([['push', 'repair', 'swap'], 2]);
  expect(turn().refusal(upgrade('swap', 0, 1, 2))).toBe('fine');
});

test('BC-UPG-03 unique abilities cost what the card says', () => {
  expect(turn().play(upgrade('unique', 2, 3)).state.bots[0]?.upgrades.unique).toEqual([2]);
  expect(turn().refusal(upgrade('unique', 2, 2))).toBe('BC-ROUTE-02 not-the-cost');
});

test('BC-UPG-04 supply upgrades cost 2', () => {
  expect(turn().play(upgrade('supply', 1, 2)).state.bots[0]?.upgrades.supply).toEqual([1]);
});

test('BC-UPG-05 an advanced die costs 2', () => {
  expect(turn().play(upgrade('advanced', 0, 2)).state.bots[0]?.upgrades.advanced).toBe(1);
});

test('BC-UPG-06 an elite die costs 4, or 2 and an advanced die', () => {
  expect(turn().play(upgrade('elite', 0, 4)).state.bots[0]?.upgrades.elite).toBe(1);
  const t = turn((state) => Object.assign(state.bots[0]?.upgrades ?? {}, { advanced: 1 })).play(
    upgrade('elite-for-advanced', 0, 2),
  );
  expect([t.state.bots[0]?.upgrades.advanced, t.state.bots[0]?.upgrades.elite]).toEqual([0, 1]);
  expect(turn().refusal(upgrade('elite-for-advanced', 0, 2))).toBe('BC-UPG-06 no-advanced-die-to-give');
});

test('BC-UPG-07 the limits of the card hold', () => {
  const t = turn((state) => Object.assign(state.bots[0]?.upgrades ?? {}, { advanced: 3 }));
  expect(t.refusal(upgrade('advanced', 0, 2))).toBe('BC-UPG-07 limit-reached');
  const elite = (count: number): string =>
    turn((state) => Object.assign(state.bots[0]?.upgrades ?? {}, { elite: count })).refusal(upgrade('elite', 0, 4));
  const { elite: limit } = botCard('byte');
  expect([elite(limit - 1), elite(limit)]).toEqual(['fine', 'BC-UPG-07 limit-reached']);
});

test('BC-UPG-08 the module has nothing but slots and the universal abilities', () => {
  expect(turn().refusal(upgrade('supply', 0, 2, 2))).toBe('BC-UPG-08 not-for-the-module');
});

test('BC-ENERGY-04 what is above the bank limit at the end of phase 5 is lost', () => {
  const rich = (state: BurncycleState) => Object.assign(state.bots[0] ?? {}, { energy: 9 });
  expect(new Table(made(rich), frameOf(routing, { isLast: true })).play({ kind: 'done' }).over().energy(0)).toBe(6);
  expect(turn(rich).play({ kind: 'done' }).over().energy(0)).toBe(9);
});
