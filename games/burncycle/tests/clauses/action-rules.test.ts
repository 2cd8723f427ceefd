/** Clauses BC-ACT, BC-OPT, BC-STRIKE, BC-TERM, BC-NETCARD, BC-REPAIR, BC-AP-02: who acts, on which chip, with which dice. */
import { expect, test } from 'vitest';
import { checkNetworkCard } from '../../rules/actions/network-card.ts';
import type { Chip } from '../../rules/lists.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { acting, drawn, kinds, pool, rolls, upgrades } from '../action-kit.ts';
import { at } from '../floors.ts';
import type { Table } from '../kit.ts';

const PASS = { kind: 'pass' };
const NO_DICE = { kind: 'dice', basic: 0, advanced: 0, elite: 0 };
const CHIPS = ['general', 'physical', 'tech', 'utility', 'captain'] as const;

/** Whether the action has its bonus on that chip. */
const BONUS: Readonly<Record<string, (chip: Chip) => boolean>> = {
  move: (chip) => kinds(acting([chip]).play({ kind: 'move' })).includes('step'),
  strike: (chip) =>
    kinds(
      rolls(acting([chip], { guards: ['hamster c2 e'] }, pool(8)).play({ kind: 'strike', bot: 0, guard: 0 }), 8),
    ).includes('shut-down'),
  terminal: (chip) => acting([chip]).dice(1).play({ kind: 'terminal', bot: 0 }).legal().length > 3,
  'network-card': (chip) => acting([chip]).dice(1).play({ kind: 'network-card' }).step === 'burncycle/extra-action',
  keypad: (chip) => {
    const t = acting([chip], {}, (state) => (state.floor.keypads = [{ door: 0, card: 'keypad-02' }]));
    return kinds(t.play({ kind: 'keypad', bot: 0, door: 0 }).play({ kind: 'inputs' })).includes('ignore');
  },
};

test('BC-ACT-01 move and strike are physical, terminal and network card tech, keypad utility', () => {
  const types = Object.entries(BONUS).map(([action, isOptimized]) => [action, CHIPS.filter(isOptimized)]);
  expect(Object.fromEntries(types)).toEqual({
    move: ['physical'],
    strike: ['physical'],
    terminal: ['tech'],
    'network-card': ['tech'],
    keypad: ['utility'],
  });
});

test('BC-OPT-03 an optimized terminal action may pick two options', () => {
  const picks = (chip: Chip): string =>
    acting([chip])
      .dice(1)
      .play({ kind: 'terminal', bot: 0 })
      .refusal({ kind: 'options', options: [0, 2] });
  expect([picks('tech'), picks('general')]).toEqual(['fine', 'BC-TERM-06 one-option-only']);
});

test('BC-OPT-04 an optimized network card is followed by one more action, and that by none', () => {
  const t = acting(['tech']).dice(1).play({ kind: 'network-card' });
  expect(t.step).toBe('burncycle/extra-action');
  t.dice(1).play({ kind: 'network-card' }).over(); // not optimized, so there is no third
  acting(['physical']).dice(1).play({ kind: 'network-card' }).over();
});

test('BC-OPT-05 an optimized keypad action may ignore one input, but need not', () => {
  const t = acting(['utility'], {}, (state) => {
    state.floor.keypads = [{ door: 0, card: 'keypad-02' }];
    state.team.physical = 1;
  });
  t.play({ kind: 'keypad', bot: 0, door: 0 }).play({ kind: 'inputs' });
  expect(kinds(t)).toEqual(['pay', 'ignore', 'give-up']);
});

test('BC-ACT-02 what can be carried out may be chosen, the rest may not, and a pass always', () => {
  const bare = acting(['general'], { floor: {}, bots: [{ at: 'c2' }, { at: 'd2' }] });
  expect(kinds(bare)).toEqual(['move', 'strike-wall', 'network-card', 'pass']);
  expect(bare.refusal({ kind: 'keypad', bot: 0, door: 0 })).toBe('BC-KEYPAD-01 not-beside-the-door');
  const nothing = acting(['general'], { bots: [{ at: 'b2', energy: 0 }, { hasEscaped: true }] });
  expect(kinds(nothing)).toEqual(['pass']);
});

test('BC-ACT-04 an action of the module uses up the chip, and is optimized on a chip of its type', () => {
  const t = acting(['tech', 'general']).dice(1).play({ kind: 'terminal', bot: 1 });
  expect(t.legal().length).toBe(6);
  t.play({ kind: 'options', options: [0] });
  expect([t.step, t.state.tracker]).toEqual(['burncycle/act', 1]);
});

test("BC-ACT-05 the module's tests are rolled with dice of the active player's pool", () => {
  const t = acting(['general'], {}, pool(3)).dice(1).play({ kind: 'terminal', bot: 1 });
  rolls(t.play({ kind: 'options', options: [0] }), 2);
  expect([t.state.pool.basic, t.play({ kind: 'resolve', options: [0] }).energy(1)]).toEqual([1, 6]);
});

test('BC-PLAYER-01 BC-ACT-03 nobody acts with the agent of another player', () => {
  const t = acting(['general'], { bots: [{ at: 'b2' }, { at: 'd2' }, {}], floor: { terminals: ['d2'] } });
  expect(t.refusal({ kind: 'terminal', bot: 1 })).toBe('BC-ACT-03 not-yours-to-act');
  expect(t.seat).toBe('r');
});

test("BC-TURN-16 some actions are the player's, some the agent's, some the module's", () => {
  const t = acting(['general'], { guards: ['hamster c2 e'] });
  const by = (kind: string): (number | undefined)[] =>
    t.legal().flatMap((choice) => {
      const one = choice as { kind: string; bot?: number };
      return one.kind === kind ? [one.bot] : [];
    });
  expect([by('move'), by('network-card'), by('strike'), by('terminal')]).toEqual([
    [undefined],
    [undefined],
    [0, 1],
    [0, 1],
  ]);
});

test('BC-MOVE-01 a move is a test with any dice of the pool, and 2 AP more if it is optimized', () => {
  const apLeft = (t: Table): number => {
    let steps = 0;
    for (; kinds(t).includes('step'); steps++) t.play({ kind: 'step', bot: 0, side: steps % 2 === 0 ? 1 : 3 });
    return steps;
  };
  expect(apLeft(rolls(acting(['general'], {}, pool(4)).play({ kind: 'move' }), 3))).toBe(3);
  expect(apLeft(rolls(acting(['physical'], {}, pool(4)).play({ kind: 'move' }), 3))).toBe(5);
});

test('BC-MOVE-02 the 2 AP of an optimized move need no die', () => {
  const t = acting(['physical'], {}, pool(4)).play({ kind: 'move' }).play(NO_DICE);
  t.play({ kind: 'step', bot: 0, side: 1 }).play({ kind: 'step', bot: 0, side: 3 });
  expect([t.refusal({ kind: 'step', bot: 0, side: 1 }), t.state.pool.basic]).toEqual(['BC-MOVE-03 too-few-ap', 4]);
});

test('BC-STRIKE-02 a strike is a test with any dice, 2 AP more if optimized, against the resistance', () => {
  const blows = (chip: Chip, ap: number): string[] => {
    const t = acting([chip], { guards: ['hamster c2 e'] }, pool(12)).play({ kind: 'strike', bot: 0, guard: 0 });
    return kinds(rolls(t, ap));
  };
  expect(blows('general', 10)).toContain('shut-down');
  expect(blows('general', 9)).not.toContain('shut-down');
  expect(blows('physical', 8)).toContain('shut-down');
  expect(blows('physical', 7)).not.toContain('shut-down');
});

test('BC-STRIKE-03 strikes do not add up', () => {
  const t = acting(['general', 'general'], { guards: ['hamster c2 e'] }, pool(10));
  for (const ap of [4, 4]) rolls(t.play({ kind: 'strike', bot: 0, guard: 0 }), ap);
  expect([t.over().guard(0), t.state.guards[0]?.isStunned, t.state.threat]).toEqual(['c2 e', false, 2]);
});

test('BC-DIFF-09 on high a strike that brings the chip into play raises threat by 2, a second one by 1', () => {
  const guards = [{ kind: 'hamster', at: 'c2', facing: 1, isStunned: true }];
  const t = acting(['general', 'general'], { guards, difficulty: 'high' });
  expect(t.play({ kind: 'strike', bot: 0, guard: 0 }).state.threat).toBe(2);
  expect(t.play({ kind: 'strike', bot: 0, guard: 0 }).state.threat).toBe(3);
});

test('BC-TERM-01 a terminal action needs a terminal chip under the bot, agent or module', () => {
  const t = acting(['general'], { floor: { terminals: ['d2'] } });
  expect(t.refusal({ kind: 'terminal', bot: 0 })).toBe('BC-TERM-13 no-terminal-here');
  expect(t.refusal({ kind: 'terminal', bot: 1 })).toBe('fine');
});

test('BC-TERM-03 the option is picked first, then the dice', () => {
  const t = acting(['general'], {}, pool(2)).dice(1).play({ kind: 'terminal', bot: 0 });
  expect(t.refusal({ kind: 'resolve', options: [0] })).toBe('BC-TERM-08 picked-before-the-roll');
  expect(kinds(t)).toEqual(['options']);
  expect(kinds(t.play({ kind: 'options', options: [1] }))).toEqual(['dice']);
});

test('BC-NETCARD-05 a network card does nothing in phase 3', () => {
  const t = acting(['general', 'general'], { bots: [{ at: 'b2', cards: ['spare-charge'] }, { at: 'd2' }] });
  expect(kinds(t)).not.toContain('use-card');
  expect(t.dice(1).play({ kind: 'network-card' }).state.bots[0]?.cards).toEqual(['spare-charge', 'quiet-corridor']);
  expect([kinds(t).includes('use-card'), t.energy(0)]).toEqual([false, 5]);
});

test('BC-REPAIR-05 the two bots may be in different areas, behind a locked door', () => {
  const t = acting(['general'], { bots: [{ at: 'a2', upgrades: upgrades('repair') }, { at: 'd1' }] });
  expect(t.play({ kind: 'repair', bot: 0, other: 1, amount: 2 }).energy(1)).toBe(7);
});

test('BC-AP-02 a test with a requirement succeeds at that number, one without gives what it comes to', () => {
  const terminal = (ap: number): readonly unknown[] =>
    rolls(
      acting(['general'], {}, pool(9))
        .dice(1)
        .play({ kind: 'terminal', bot: 0 })
        .play({ kind: 'options', options: [1] }),
      ap,
    ).legal();
  expect(terminal(4)).toContainEqual({ kind: 'resolve', options: [1] });
  expect(terminal(3)).not.toContainEqual({ kind: 'resolve', options: [1] });
  expect(kinds(rolls(acting(['general'], {}, pool(9)).play({ kind: 'move' }), 1))).toContain('step');
});

const twice = (change: (state: BurncycleState) => void = () => {}): Table =>
  acting(['general', 'general'], {}, (state) => {
    state.decks.keypad.left = ['keypad-05', 'keypad-01'];
    change(state);
  });

test('BC-KEYPAD-24 a card that lies beside a door stays, and no other is drawn', () => {
  const t = twice().dice(1, 5).play({ kind: 'keypad', bot: 0, door: 0 }).play({ kind: 'give-up' });
  t.dice(6).play({ kind: 'keypad', bot: 0, door: 0 });
  expect(t.state.floor.keypads).toEqual([{ door: 0, card: 'keypad-05' }]);
  expect(t.play({ kind: 'give-up' }).over().state.decks.keypad.left).toEqual(['keypad-01']);
});

test('BC-KEYPAD-25 a bot may try the same door again in one turn, on the next chip', () => {
  const t = twice().dice(1, 5).play({ kind: 'keypad', bot: 0, door: 0 }).play({ kind: 'give-up' });
  expect([t.state.tracker, t.refusal({ kind: 'keypad', bot: 0, door: 0 })]).toEqual([1, 'fine']);
});

test('BC-KEYPAD-20 what the keypad die showed is forgotten: the next action rolls anew', () => {
  const t = twice().dice(1, 5).play({ kind: 'keypad', bot: 0, door: 0 }).play({ kind: 'inputs' });
  expect(t.legal()).toContainEqual({ kind: 'accept', input: 'alarm' });
  t.play({ kind: 'give-up' }).dice(6).play({ kind: 'keypad', bot: 0, door: 0 }).play({ kind: 'inputs' });
  expect(t.legal()).toEqual([{ kind: 'accept', input: 'shock' }, { kind: 'give-up' }]);
});

test('BC-KEYPAD-27 the burncycle cannot be altered in the middle of a keypad action', () => {
  const t = twice((state) => (state.team.tech = 1));
  const alter = { kind: 'alter', slot: 0, from: 'team', chip: 'tech' };
  expect(t.refusal(alter)).toBe('fine');
  t.dice(1, 5).play({ kind: 'keypad', bot: 0, door: 0 });
  expect(kinds(t)).not.toContain('alter');
  expect(t.refusal(alter)).not.toBe('fine');
});

test('BC-KEYPAD-28 a keypad card bars nobody, on neither side of its door', () => {
  const t = acting(['physical'], { bots: [{ at: 'a2' }, { at: 'd2' }] }, (state) => {
    state.floor.keypads = [{ door: 0, card: 'keypad-02' }];
  }).play({ kind: 'move' });
  t.play({ kind: 'step', bot: 0, side: 1 }).play({ kind: 'step', bot: 0, side: 1 });
  expect(t.state.bots[0]?.cell).toBe(at(drawn, 'c2'));
});

test('BC-TURN-05 a pass uses up the chip as an action does', () => {
  expect(acting(['general', 'general']).play(PASS).state.tracker).toBe(1);
});

test('BC-NETCARD-01 an agent takes a network card from anywhere on the floor, the module never', () => {
  for (const place of ['a2', 'd1']) {
    const t = acting(['general'], { floor: {}, bots: [{ at: place }, { at: 'c2' }] });
    expect(t.refusal({ kind: 'network-card' })).toBe('fine');
  }
  const down = acting(['general'], { bots: [{ at: 'b2', energy: 0 }, { at: 'd2' }] });
  expect(kinds(down)).not.toContain('network-card'); // the module alone is left to act
  const verdict = checkNetworkCard(down.state, 1);
  expect(verdict.ok ? 'fine' : verdict.reason).toBe('module-has-no-ip');
});
