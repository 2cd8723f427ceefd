/** Clauses BC-TURN-05 to 08, BC-ACT, BC-OPT, BC-TERM, BC-NETCARD-01 to 04, BC-REPAIR: actions on the chips of the burncycle. */
import { expect, test } from 'vitest';
import { acting, kinds, pool, rolls, upgrades } from '../action-kit.ts';

const REPAIR = upgrades('repair');
const PASS = { kind: 'pass' };

test('BC-TURN-05 the tracker visits the usable chips from left to right, one action or a pass on each', () => {
  const t = acting(['general', 'tech', 'general']);
  expect(t.state.tracker).toBe(0);
  expect(t.play(PASS).state.tracker).toBe(1);
  expect(t.play(PASS).play(PASS).over().state.tracker).toBe(-1);
});

test('BC-CYCLE-05 a degraded chip gives no action', () => {
  const t = acting(['general', 'general'], {}, (state) => {
    (state.burncycle[0] as { isDegraded: boolean }).isDegraded = true;
  });
  expect(t.state.tracker).toBe(1);
});

test('BC-SLOT-07 an inactive slot is skipped, also between active ones', () => {
  const t = acting(['general', 'general', 'general'], {}, (state) => {
    Object.assign(state.burncycle[1] ?? {}, { isActive: false, chip: undefined });
  });
  expect(t.play(PASS).state.tracker).toBe(2);
});

test('BC-TURN-08 an action need not match the chip', () => {
  expect(kinds(acting(['tech']))).toEqual(['move', 'strike-wall', 'terminal', 'keypad', 'network-card', 'pass']);
});

test('BC-ACT-03 the module may act in place of the agent', () => {
  const actors = acting(['general'])
    .legal()
    .filter((choice) => (choice as { kind: string }).kind === 'terminal');
  expect(actors).toEqual([
    { kind: 'terminal', bot: 0 },
    { kind: 'terminal', bot: 1 },
  ]);
});

test('BC-SHUT-04 a player whose agent is shut down acts with the module only', () => {
  const t = acting(['general'], { bots: [{ at: 'b2', energy: 0 }, { at: 'd2' }] });
  expect(t.legal().filter((choice) => (choice as { kind: string }).kind === 'terminal')).toEqual([
    { kind: 'terminal', bot: 1 },
  ]);
  expect(t.refusal({ kind: 'network-card' })).toBe('BC-SHUT-04 shut-down');
});

test('BC-OPT-01 an action on a chip of its type is optimized', () => {
  expect(acting(['tech']).dice(1).play({ kind: 'terminal', bot: 0 }).legal().length).toBe(6);
  expect(acting(['utility']).dice(1).play({ kind: 'terminal', bot: 0 }).legal().length).toBe(3);
});

test('BC-OPT-02 an optimized move has 2 AP more', () => {
  const t = acting(['physical']).play({ kind: 'move' }).play({ kind: 'step', bot: 0, side: 1 });
  expect(t.refusal({ kind: 'step', bot: 0, side: 3 })).toBe('fine');
});

test("BC-OPT-07 general chips and the captain's optimize nothing", () => {
  expect(acting(['captain']).dice(1).play({ kind: 'terminal', bot: 0 }).legal().length).toBe(3);
});

test('BC-TERM-02 a card with three options is drawn', () => {
  const t = acting(['general']).dice(1).play({ kind: 'terminal', bot: 0 });
  expect(t.legal()).toEqual([0, 1, 2].map((option) => ({ kind: 'options', options: [option] })));
});

test('BC-TERM-04 enough AP resolve the option', () => {
  const t = acting(['general'], {}, pool(2))
    .dice(1)
    .play({ kind: 'terminal', bot: 0 })
    .play({ kind: 'options', options: [0] });
  expect(
    rolls(t, 2)
      .play({ kind: 'resolve', options: [0] })
      .energy(0),
  ).toBe(6);
});

test('BC-TERM-05 card and chip are discarded, also after a failure', () => {
  const t = acting(['general'], {}, pool(1))
    .dice(1)
    .play({ kind: 'terminal', bot: 0 })
    .play({ kind: 'options', options: [0] });
  rolls(t, 1).over();
  expect([t.state.floor.terminals.length, t.state.decks.terminal.discard, t.energy(0)]).toEqual([
    1,
    ['terminal-01'],
    5,
  ]);
});

test('BC-TERM-06 an optimized action picks up to two options, before the roll', () => {
  const t = acting(['tech'], {}, pool(6))
    .dice(1)
    .play({ kind: 'terminal', bot: 0 })
    .play({ kind: 'options', options: [0, 1] });
  rolls(t, 6)
    .play({ kind: 'resolve', options: [0, 1] })
    .over();
  expect([t.energy(0), t.state.threat]).toEqual([6, 0]);
});

test('BC-TERM-07 with too few AP for both the player assigns them', () => {
  const t = acting(['tech'], {}, pool(5))
    .dice(1)
    .play({ kind: 'terminal', bot: 0 })
    .play({ kind: 'options', options: [0, 1] });
  expect(rolls(t, 5).legal()).toEqual([[], [0], [1]].map((options) => ({ kind: 'resolve', options })));
});

test('BC-RULE-38 both succeed only if the AP cover the sum', () => {
  const t = acting(['tech'], {}, pool(5))
    .dice(1)
    .play({ kind: 'terminal', bot: 0 })
    .play({ kind: 'options', options: [0, 1] });
  expect(rolls(t, 5).refusal({ kind: 'resolve', options: [0, 1] })).toBe('BC-TERM-04 too-few-ap');
});

test('BC-TERM-08 picked options cannot be changed after the roll', () => {
  const t = acting(['general'], {}, pool(4))
    .dice(1)
    .play({ kind: 'terminal', bot: 0 })
    .play({ kind: 'options', options: [0] });
  expect(rolls(t, 4).refusal({ kind: 'resolve', options: [1] })).toBe('BC-TERM-04 too-few-ap');
});

test('BC-TERM-09 a player may apply no AP and avoid all effects', () => {
  const t = acting(['general'], {}, pool(2))
    .dice(1)
    .play({ kind: 'terminal', bot: 0 })
    .play({ kind: 'options', options: [0] });
  rolls(t, 2).play({ kind: 'resolve', options: [] }).over();
  expect([t.energy(0), t.state.floor.terminals.length]).toEqual([5, 1]);
});

test('BC-TERM-10 on a mainframe every option needs 0 AP', () => {
  const t = acting(['general'], {}, (state) => {
    Object.assign(state.floor.terminals[0] ?? {}, { isMainframe: true });
  });
  t.dice(1)
    .play({ kind: 'terminal', bot: 0 })
    .play({ kind: 'options', options: [2] })
    .play({ kind: 'resolve', options: [2] });
  expect(t.energy(0)).toBe(8);
});

test('BC-TERM-11 a mainframe does not change how many options may be picked', () => {
  const t = acting(['general'], {}, (state) => {
    Object.assign(state.floor.terminals[0] ?? {}, { isMainframe: true });
  });
  expect(
    t
      .dice(1)
      .play({ kind: 'terminal', bot: 0 })
      .refusal({ kind: 'options', options: [0, 1] }),
  ).toBe('BC-TERM-06 one-option-only');
});

test('BC-TERM-13 on a terminal space without a chip there is no terminal action', () => {
  const t = acting(['general'], {}, (state) => {
    state.floor.terminals = [];
  });
  expect(t.refusal({ kind: 'terminal', bot: 0 })).toBe('BC-TERM-13 no-terminal-here');
});

test("BC-NETCARD-02 a network card is drawn and lies beside the agent's mat", () => {
  expect(acting(['general']).dice(2).play({ kind: 'network-card' }).state.bots[0]?.cards).toEqual(['spare-charge']);
});

test("BC-NETCARD-03 a fourth card is discarded at once, the player's choice", () => {
  const t = acting(['general'], { bots: [{ at: 'b2', cards: ['a', 'b', 'c'] }, {}] })
    .dice(1)
    .play({ kind: 'network-card' });
  expect(t.play({ kind: 'discard-card', card: 0 }).state.bots[0]?.cards).toEqual(['b', 'c', 'quiet-corridor']);
});

test('BC-NETCARD-04 optimized, one more action follows, which is not optimized and does not move the tracker', () => {
  const t = acting(['tech']).dice(1).play({ kind: 'network-card' });
  expect(t.state.tracker).toBe(0);
  expect(t.dice(1).play({ kind: 'terminal', bot: 0 }).legal().length).toBe(3);
});

test('BC-RULE-39 the extra action may be another network card, or be forgone', () => {
  const t = acting(['tech']).dice(1).play({ kind: 'network-card' });
  expect(t.refusal({ kind: 'network-card' })).toBe('fine');
  t.play(PASS).over();
});

test('BC-REPAIR-02 the bot gives energy and the other gains as much', () => {
  const t = acting(['general'], { bots: [{ at: 'b2', upgrades: REPAIR }, { at: 'd2' }] }).play({
    kind: 'repair',
    bot: 0,
    other: 1,
    amount: 3,
  });
  expect([t.energy(0), t.energy(1)]).toEqual([2, 8]);
});

test('BC-REPAIR-01 only with the upgrade', () => {
  expect(acting(['general']).refusal({ kind: 'repair', bot: 0, other: 1, amount: 1 })).toBe(
    'BC-REPAIR-01 no-repair-upgrade',
  );
});

test('BC-REPAIR-03 nobody is repaired above 10 energy', () => {
  const t = acting(['general'], {
    bots: [
      { at: 'b2', upgrades: REPAIR },
      { at: 'd2', energy: 9 },
    ],
  });
  expect(t.refusal({ kind: 'repair', bot: 0, other: 1, amount: 2 })).toBe('BC-REPAIR-03 more-than-ten-energy');
});

test('BC-REPAIR-04 the giver keeps at least 1 energy', () => {
  const t = acting(['general'], { bots: [{ at: 'b2', upgrades: REPAIR }, { at: 'd2' }] });
  expect(t.refusal({ kind: 'repair', bot: 0, other: 1, amount: 5 })).toBe('BC-REPAIR-04 must-keep-one-energy');
});

test('BC-REPAIR-06 only the acting bot needs the upgrade', () => {
  const t = acting(['general'], { bots: [{ at: 'b2' }, { at: 'd2', upgrades: REPAIR }] });
  expect(t.refusal({ kind: 'repair', bot: 1, other: 0, amount: 1 })).toBe('fine');
});

test('BC-REPAIR-07 a repaired agent that was shut down is back', () => {
  const t = acting(['general'], {
    bots: [
      { at: 'b2', energy: 0 },
      { at: 'd2', upgrades: REPAIR },
    ],
  });
  expect(t.play({ kind: 'repair', bot: 1, other: 0, amount: 2 }).energy(0)).toBe(2);
});

test('BC-OPT-06 a general action is never optimized', () => {
  for (const chip of ['general', 'physical', 'tech', 'utility'] as const) {
    const t = acting([chip], { bots: [{ at: 'b2', upgrades: REPAIR }, { at: 'd2' }] });
    expect(t.play({ kind: 'repair', bot: 0, other: 1, amount: 1 }).energy(1)).toBe(6);
  }
});
