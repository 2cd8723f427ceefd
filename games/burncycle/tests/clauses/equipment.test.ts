/** Clauses BC-EQUIP, BC-INV-04, BC-INV-05, BC-CM-03, BC-CM-04, BC-KEY-02 to 06, BC-FREE-07, BC-MOVE-11, BC-KEY-12, BC-EX-05: equipment and its use. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { faceOf, POWER_DICE } from '../../content/dice.ts';
import { EQUIPMENT } from '../../content/items.ts';
import { act } from '../../rules/actions/act.ts';
import { move } from '../../rules/actions/move.ts';
import { effectList } from '../../rules/effects/list.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { at, drawnFloor } from '../floors.ts';
import { type DrawnBot, drawnState, Table } from '../kit.ts';

/** Row 1 is the lower one. */
const FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+d+-+-+-+-+
  |A A A|B B B|
  +-+-+-+-+-+-+
`;
const item = (card: string, counter = 0, isInstalled = false) => ({ card, counter, isInstalled });

function state(agent: DrawnBot, change: (state: BurncycleState) => void = () => {}, module: DrawnBot = {}) {
  const made = drawnState(FLOOR, {
    bots: [
      { at: 'b2', ...agent },
      { at: 'f1', ...module },
    ],
    active: 0,
  });
  made.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  made.tracker = 0;
  change(made);
  return made;
}
const using = (agent: DrawnBot, change: (state: BurncycleState) => void = () => {}, module: DrawnBot = {}): Table =>
  new Table(state(agent, change, module), frameOf(act, { isOn: true }));
const use = (index = 0, bot = 0) => ({ kind: 'use', bot, from: 'item', index });
const drawing = (
  bot: number,
  of: number | undefined,
  left: string[],
  agent: DrawnBot = {},
  dice: number[] = [],
): Table =>
  new Table(
    state(agent, (made) => (made.decks.equipment.left = left)),
    frameOf(effectList, {
      list: [of === undefined ? { do: 'equipment' } : { do: 'equipment', of }],
      at: 0,
      context: { bot },
    }),
    dice,
  );
const cards = (t: Table, bot = 0): string[] => t.state.bots[bot]?.items.map(({ card }) => card) ?? [];
const discards = (t: Table): string[] => t.state.decks.equipment.discard;

test('BC-EQUIP-01 equipment lies in a slot and is used as its card says', () => {
  const t = using({ items: [item('jammer-pulse')] }, (made) => (made.threat = 4));
  expect(t.play(use()).state.threat).toBe(3);
});

test('BC-EQUIP-02 a card with a die names a die that there is, and no two cards share one', () => {
  const named = EQUIPMENT.flatMap(({ use: one }) => (one?.die === undefined ? [] : [one.die]));
  expect(new Set(named).size).toBe(named.length);
  for (const die of named) expect(POWER_DICE.map(({ id }) => id)).toContain(die);
});

test('BC-EQUIP-03 a Discard card is discarded at once for its benefit', () => {
  const t = drawing(0, undefined, ['spare-cell'], {}, [1]).over();
  expect([t.energy(0), cards(t), discards(t)]).toEqual([6, [], ['spare-cell']]);
});

test('BC-INV-05 a Discard card is resolved also with full slots', () => {
  const full = { items: [item('jammer-pulse'), item('flash-charge')] };
  const t = drawing(0, undefined, ['spare-cell'], full, [1]).over();
  expect([t.energy(0), cards(t)]).toEqual([6, ['jammer-pulse', 'flash-charge']]);
});

test('BC-INV-04 whoever has too much discards down to two', () => {
  const t = drawing(0, undefined, ['spoof-tag'], { items: [item('jammer-pulse'), item('flash-charge')] }, [1]);
  expect(cards(t.play({ kind: 'discard', item: 1 }).over())).toEqual(['jammer-pulse', 'spoof-tag']);
});

test('BC-KEY-06 of several cards drawn a key card is resolved only if it is the one that is kept', () => {
  const kept = drawing(0, 2, ['key-card', 'jammer-pulse'], {}, [1, 1]);
  expect(kept.legal()).toEqual([
    { kind: 'keep-card', card: 'key-card' },
    { kind: 'keep-card', card: 'jammer-pulse' },
  ]);
  expect(kept.play({ kind: 'keep-card', card: 'key-card' }).over().state.bots[0]?.keys).toBe(1);
  expect(discards(kept).sort()).toEqual(['jammer-pulse', 'key-card']);
  const left = drawing(0, 2, ['key-card', 'jammer-pulse'], {}, [1, 1]);
  left.play({ kind: 'keep-card', card: 'jammer-pulse' }).over();
  expect([left.state.bots[0]?.keys, cards(left), discards(left)]).toEqual([0, ['jammer-pulse'], ['key-card']]);
});

test('BC-EQUIP-04 a Single use card is discarded when it is used', () => {
  const t = using({ items: [item('flash-charge'), item('jammer-pulse')] }, (made) => (made.threat = 4)).play(use(1));
  expect([cards(t), discards(t)]).toEqual([['flash-charge'], ['jammer-pulse']]);
});

test('BC-EQUIP-05 a Counter counts down and is discarded with its last count', () => {
  const gained = drawing(0, undefined, ['battery-rack'], {}, [1]).over();
  expect(gained.state.bots[0]?.items).toEqual([item('battery-rack', 3)]);
  const t = using({ items: [item('battery-rack', 3)] }).play(use());
  expect([t.energy(0), t.state.bots[0]?.items[0]?.counter]).toEqual([6, 2]);
  const last = using({ items: [item('battery-rack', 1)] }).play(use());
  expect([last.energy(0), cards(last), discards(last)]).toEqual([6, [], ['battery-rack']]);
});

test('BC-EQUIP-06 a Breakable card goes only when a result with the break icon is resolved', () => {
  expect([faceOf('equipment-4', 4).breaks, faceOf('equipment-4', 5).breaks]).toEqual([undefined, true]);
  const whole = using({ items: [item('field-kit')] })
    .dice(4)
    .play(use())
    .play({ kind: 'resolve' });
  expect([whole.energy(0), cards(whole)]).toEqual([6, ['field-kit']]);
  const broken = using({ items: [item('field-kit')] })
    .dice(5)
    .play(use())
    .play({ kind: 'resolve' });
  expect([broken.energy(0), cards(broken), discards(broken)]).toEqual([7, [], ['field-kit']]);
});

test('BC-RULE-05 a card whose die shows no break icon stays', () => {
  const t = using({ items: [item('field-kit')] })
    .dice(1)
    .play(use())
    .play({ kind: 'resolve' });
  expect([t.energy(0), cards(t)]).toEqual([5, ['field-kit']]);
});

test('BC-EQUIP-07 a player may leave what the die shows, and then nothing breaks', () => {
  const t = using({ items: [item('field-kit')] })
    .dice(5)
    .play(use());
  expect(t.legal()).toEqual([{ kind: 'resolve' }, { kind: 'decline' }]);
  t.play({ kind: 'decline' });
  expect([t.energy(0), cards(t)]).toEqual([5, ['field-kit']]);
});

test('BC-EQUIP-08 when the deck is empty its discards come back', () => {
  const t = new Table(
    state({}, (made) => (made.decks.equipment.discard = ['jammer-pulse'])),
    frameOf(effectList, { list: [{ do: 'equipment' }], at: 0, context: { bot: 0 } }),
    [1],
  ).over();
  expect([cards(t), discards(t)]).toEqual([['jammer-pulse'], []]);
});

test('BC-FREE-07 a use that is limited to once a turn is made once, and again in another turn', () => {
  const t = using({ items: [item('battery-rack', 3)] }).play(use());
  expect(t.refusal(use())).toBe('BC-FREE-07 used-already');
  t.state.round += 1;
  expect(t.refusal(use())).toBe('fine');
});

test('BC-FREE-07 a card is not used up where nothing would happen', () => {
  expect(using({ items: [item('spoof-tag')] }).refusal(use())).toBe('BC-FREE-07 nothing-would-happen');
  expect(using({ items: [item('spoof-tag')] }, (made) => (made.pings = [0])).refusal(use())).toBe('fine');
});

test("BC-FREE-07 nobody uses what is another agent's", () => {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'b2' }, { at: 'c2', items: [item('battery-rack', 3)] }, { at: 'f1' }],
    active: 0,
  });
  made.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  expect(new Table(made, frameOf(act, {})).refusal(use(0, 1))).toBe('BC-FREE-07 not-yours-to-use');
});

test('BC-CM-03 the module carries equipment but cannot use it', () => {
  const t = using({}, () => {}, { items: [item('battery-rack', 3)] });
  expect(t.refusal(use(0, 1))).toBe('BC-CM-03 module-uses-no-items');
});

test('BC-CM-04 the module does benefit from a Discard card', () => {
  expect(drawing(1, undefined, ['spare-cell'], {}, [1]).over().energy(1)).toBe(6);
});

test('BC-KEY-03 the module too gains the key of a key card', () => {
  expect(drawing(1, undefined, ['key-card'], {}, [1]).over().state.bots[1]?.keys).toBe(1);
});

test('BC-SHUT-08 an agent that is shut down uses nothing', () => {
  expect(using({ energy: 0, items: [item('battery-rack', 3)] }).refusal(use())).toBe('BC-SHUT-08 shut-down');
});

test('BC-EX-05 Nitro Shot moves its bot, but that is no move action: a key cannot be used', () => {
  const t = using({ keys: 1, items: [item('nitro-shot')] }).play(use());
  expect(t.refusal({ kind: 'key', bot: 0, door: 0 })).toBe('BC-MOVE-11 not-a-move-action');
  expect(t.legal()).toEqual([{ kind: 'step', side: 1 }, { kind: 'step', side: 3 }, { kind: 'end' }]);
  t.play({ kind: 'step', side: 1 }).play({ kind: 'step', side: 1 }).play({ kind: 'end' });
  expect([t.state.bots[0]?.cell, t.state.bots[0]?.keys]).toEqual([at(drawnFloor(FLOOR), 'd2'), 1]);
});

test('BC-KEY-12 in the same place a move action does allow the key', () => {
  const made = state({ keys: 1 }, (one) => (one.pool = { basic: 1, advanced: 0, elite: 0 }));
  const t = new Table(made, frameOf(move, { isOptimized: true })).play({
    kind: 'dice',
    basic: 0,
    advanced: 0,
    elite: 0,
  });
  expect(t.refusal({ kind: 'key', bot: 0, door: 0 })).toBe('fine');
});

test('BC-MOVE-11 bonus movement has neither swap nor push', () => {
  const upgrades = { universal: ['swap' as const, 'push' as const], unique: [], supply: [], advanced: 0, elite: 0 };
  const t = using({ upgrades, items: [item('nitro-shot')] }, () => {}, { at: 'c2' }).play(use());
  expect(t.refusal({ kind: 'step', side: 1 })).toBe('BC-MOVE-11 a-unit-is-in-the-way');
});

test('BC-MOVE-12 bonus movement scouts rooms and picks up caches', () => {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'b2', items: [item('nitro-shot')] }, { at: 'f1' }],
    active: 0,
    unlocked: ['b2'],
    floor: { caches: ['b1'], rooms: [{ letter: 'A', scout: 1 }] },
  });
  made.floor.unscouted = [0];
  made.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  made.decks.equipment.left = ['jammer-pulse'];
  const t = new Table(made, frameOf(act, {})).play(use()).dice(4).play({ kind: 'step', side: 2 });
  expect([t.energy(0), t.state.floor.unscouted]).toEqual([6, []]);
  expect(t.legal()).toEqual([{ kind: 'pick-up' }, { kind: 'leave' }]);
});

test('BC-AP-03 equipment adds AP to a roll, also to one without dice', () => {
  const made = state({ items: [item('tuned-servo', 4)] });
  const t = new Table(made, frameOf(move, { isOptimized: false }));
  expect(t.legal()).toEqual([{ kind: 'use', bot: 0, from: 'item', index: 0 }, { kind: 'go-on' }]);
  t.play(use());
  expect([t.refusal({ kind: 'step', bot: 0, side: 1 }), t.state.bots[0]?.items[0]?.counter]).toEqual(['fine', 3]);
});

test('BC-FREE-03 what is for a roll is no free action, and the other way round', () => {
  expect(using({ items: [item('tuned-servo', 4)] }).refusal(use())).toBe('BC-FREE-03 not-at-this-moment');
  const made = state({ items: [item('jammer-pulse'), item('tuned-servo', 4)] }, (one) => (one.threat = 3));
  expect(new Table(made, frameOf(move, { isOptimized: false })).refusal(use(0))).toBe('BC-FREE-03 not-at-this-moment');
});

test('BC-GAP-15 thirty cards of equipment, in all four categories', () => {
  expect(EQUIPMENT.reduce((sum, { copies }) => sum + copies, 0)).toBe(30);
  expect(new Set(EQUIPMENT.map(({ category }) => category)).size).toBe(4);
});
