/** Clauses BC-INV, BC-KEY, BC-SHUT: what bots carry, and how they are shut down. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { EQUIPMENT, equipmentCard, modCard } from '../../content/items.ts';
import { KEYPADS, keypadColumn } from '../../content/keypads.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { rounds } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { guardOn, isDown } from '../../rules/units.ts';
import { acting, cell, DONE, effect, item, moving, names, state } from '../bots-kit.ts';
import { Table } from '../kit.ts';
import { step } from '../mission-kit.ts';

const [S, W] = [2, 3] as const;

describe('inventory and keys', () => {
  const drawing = (held: readonly string[], card: string, bot = 0): Table =>
    effect(
      state([{ items: held.map((one) => item(one)) }], {}, (made) => {
        made.decks.equipment.left = [card];
      }),
      [{ do: 'equipment' }],
      bot,
      [1],
    );

  test('BC-INV-01 two slots, for equipment and mods together', () => {
    const t = drawing(['cannonarm'], 'jammer-pulse').over();
    expect(t.state.bots[0]?.items).toHaveLength(2);
    const full = drawing(['cannonarm', 'battery-rack'], 'jammer-pulse');
    expect([full.step, full.legal().length]).toEqual(['burncycle/discard-down', 3]);
    expect(
      full
        .play({ kind: 'discard', item: 1 })
        .over()
        .state.bots[0]?.items.map(({ card }) => card),
    ).toEqual(['cannonarm', 'jammer-pulse']);
  });

  test('BC-INV-02 keys take no slot and have no limit', () => {
    const made = state([{ keys: 7, items: [item('cannonarm'), item('battery-rack')] }]);
    const t = effect(made, [{ do: 'key' }, { do: 'key' }]).over();
    expect([t.state.bots[0]?.keys, t.state.bots[0]?.items.length]).toEqual([9, 2]);
  });

  test('BC-INV-03 cards may be discarded, of the own agent and of the module, as many as one likes', () => {
    const t = acting(
      state([{ items: [item('cannonarm', true), item('battery-rack')] }, {}, { items: [item('jammer-pulse')] }]),
    );
    t.play({ kind: 'drop', bot: 0, item: 1 })
      .play({ kind: 'drop', bot: 0, item: 0 })
      .play({ kind: 'drop', bot: 2, item: 0 });
    expect(t.state.bots.map(({ items }) => items.length)).toEqual([0, 0, 0]);
    expect([t.state.decks.equipment.discard, t.state.decks.mod.discard]).toEqual([
      ['battery-rack', 'jammer-pulse'],
      ['cannonarm'],
    ]);
    expect(t.refusal({ kind: 'drop', bot: 0, item: 0 })).toBe('BC-INV-03 no-such-item');
    expect(t.refusal({ kind: 'drop', bot: 1, item: 0 })).toBe('BC-INV-03 not-yours-to-drop');
  });

  test('BC-KEY-01 a key is a chip; the card that brings one is a card of another name', () => {
    const bringers = EQUIPMENT.filter(({ effects }) => effects?.some((one) => one.do === 'key'));
    expect(bringers.map(({ id, category }) => [id, category])).toEqual([['key-card', 'discard']]);
    const t = acting(
      state([
        { keys: 0, items: [item('jammer-pulse')] },
        { at: 'c2', keys: 1 },
      ]),
    );
    expect(t.refusal({ kind: 'trade', bot: 0, other: 1, gives: [], takes: [], keysGiven: 1, keysTaken: 0 })).toBe(
      'BC-TRADE-02 no-such-key',
    );
  });

  test('BC-KEY-04 BC-KEY-05 a key card gives its chip also with full slots, and is never kept', () => {
    const t = drawing(['cannonarm', 'battery-rack'], 'key-card').over();
    expect([t.state.bots[0]?.keys, t.state.bots[0]?.items.map(({ card }) => card)]).toEqual([
      1,
      ['cannonarm', 'battery-rack'],
    ]);
    expect(t.state.decks.equipment.discard).toEqual(['key-card']);
    expect(drawing([], 'key-card').over().state.bots[0]?.items).toEqual([]);
    expect(equipmentCard('key-card')?.use).toBeUndefined();
    expect(modCard('key-card')).toBeUndefined();
  });

  test('BC-KEY-08 a key opens a door at the keypad as if all inputs were resolved, and is gone', () => {
    const inputs = ['physical' as const, 'shock' as const];
    const memory = { bot: 0, door: 0, isOptimized: false, inputs, by: 'inputs' as const };
    const t = new Table(state([{ keys: 2 }]), frameOf(keypad, memory)).play({ kind: 'key' });
    expect([t.state.floor.doors[0], t.state.bots[0]?.keys, t.energy(0)]).toEqual([1, 1, 5]);
    expect(t.step).toBe('burncycle/step-through');
    const moved = moving(state([{ keys: 2 }])).play({ kind: 'key', bot: 0, door: 0 });
    expect([moved.state.floor.doors[0], moved.state.bots[0]?.keys, moved.step]).toEqual([1, 1, 'burncycle/move']);
  });

  test('BC-KEY-10 behind a door that a key opened an unscouted room is scouted before the bot moves on', () => {
    const made = state([{ keys: 1 }], { floor: { rooms: [{ letter: 'A', scout: 1 }] } });
    made.floor.unscouted = [0];
    const t = moving(made).play({ kind: 'key', bot: 0, door: 0 });
    expect(t.state.floor.unscouted).toEqual([0]);
    t.dice(4).play(step(0, S));
    expect(t.energy(0)).toBe(6);
    t.play(step(0, W));
    expect(names(t).filter((name) => name === 'bot-moved' || name === 'room-scouted')).toEqual([
      'bot-moved',
      'room-scouted',
      'bot-moved',
    ]);
  });
});

describe('shutdown', () => {
  const shock = {
    bot: 0,
    door: 0,
    isOptimized: false,
    inputs: ['shock' as const, 'physical' as const],
    by: 'inputs' as const,
  };
  const shocked = (made: BurncycleState): Table =>
    new Table(made, frameOf(keypad, shock)).play({ kind: 'accept', input: 'shock' });

  test('BC-SHUT-01 a bot is shut down with its last energy, not before', () => {
    const two = shocked(state([{ energy: 2 }]));
    expect([two.energy(0), names(two).includes('bot-shut-down')]).toEqual([1, false]);
    const one = shocked(state([{ energy: 1 }]));
    expect([one.energy(0), names(one).includes('bot-shut-down'), one.state.bots.map(isDown)]).toEqual([
      0,
      true,
      [true, false, false],
    ]);
  });

  test('BC-SHUT-03 BC-RULE-25 the turn of its own player is over at once, and the next one begins', () => {
    const shocking = KEYPADS.find(({ id }) => keypadColumn(id, 1).inputs.includes('shock'))?.id ?? '';
    const made = state([{ energy: 1 }], {}, (one) => {
      one.floor.keypads = [{ door: 0, card: shocking }];
      one.burncycle.push({ isActive: true, chip: 'general', isDegraded: false });
    });
    const t = new Table({ ...made, active: -1 }, frameOf(rounds, {}), Array<number>(20).fill(2));
    t.play({ kind: 'go-on' }).play(DONE).play({ kind: 'keypad', bot: 0, door: 0 }).play({ kind: 'inputs' });
    const before = t.events.length;
    t.play({ kind: 'accept', input: 'shock' });
    expect([t.step, t.seat, t.state.active]).toEqual(['burncycle/before-turn', 's', 1]);
    expect(names(t).slice(before)).toEqual([
      'energy-lost',
      'bot-shut-down',
      'threat-changed',
      'door-unlocked', // BC-RULE-96
      'turn-ended',
      'turn-began',
    ]);
  });

  test('BC-SHUT-03 BC-RULE-25 but not that of another', () => {
    const list = [{ do: 'lose-energy', amount: 1, to: 'each-agent' }];
    const t = effect(state([{ energy: 5 }, { energy: 1 }]), list);
    expect([t.state.bots.map(isDown), t.state.isTurnOver]).toEqual([[false, true, false], false]);
  });

  test('BC-SHUT-07 it triggers no awareness, and nobody pursues or investigates it', () => {
    const made = state([{ energy: 0 }, { at: 'a1' }, { at: 'f1' }], { guards: ['usher e2 w'] });
    const t = new Table({ ...made, active: -1 }, frameOf(security, startSecurity)).playOut();
    expect(t.chip(0)).toBe('mat');
    expect(t.events.filter(({ name }) => name === 'burncycle/guard-activated').map(({ data }) => data)).toEqual([
      { guard: 0, unit: 'usher', priority: 'patrol' },
    ]);
    const awake = state([{ energy: 1 }, { at: 'a1' }, { at: 'f1' }], { guards: ['usher e2 w'] });
    expect(new Table({ ...awake, active: -1 }, frameOf(security, startSecurity)).playOut().chip(0)).toBe('b2');
  });

  test('BC-SHUT-10 a security unit that is shut down is gone, its chip with the discards of its level', () => {
    const made = state([], { guards: ['sweeper c1 w', 'hamster d2 w'] }, (one) => (one.floor.doors = [1, 1]));
    const t = effect(made, [{ do: 'shut-down-guard', within: 2, level: 1 }]);
    expect(t.state.guards.map(({ kind }) => kind)).toEqual(['sweeper']);
    expect(t.state.guardPiles[1]?.discard).toEqual(['hamster']);
    expect(guardOn(t.state, cell('d2'))).toBe(-1);
  });
});
