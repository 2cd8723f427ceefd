import { expect, test } from 'vitest';
import type { BurncycleState } from '../../rules/types.ts';
import type { Table } from '../kit.ts';
import { playing } from '../turn-kit.ts';

const DONE = { kind: 'done' };
const PASS = { kind: 'pass' };

/** Passes through whatever is left of a turn; the burncycle die shows 1. */
function pass(t: Table): void {
  t.play({ kind: 'go-on' }).play(DONE);
  while (t.step === 'burncycle/act') t.play(PASS);
  while (t.step === 'burncycle/ip-phase') t.play(PASS);
  t.dice(1).play(DONE);
}

test('BC-TURN-01 the six phases follow each other: route, pool, act, network, route, degrade', () => {
  const t = playing();
  const seen: string[] = [];
  const note = (): void => {
    if (seen.at(-1) !== t.step) seen.push(t.step);
  };
  note();
  t.play({ kind: 'go-on' });
  note();
  t.play(DONE);
  expect(t.state.pool.basic).toBe(5);
  for (let slot = 0; slot < 3; slot++) {
    note();
    t.play(PASS);
  }
  for (let slot = 0; slot < 3; slot++) {
    note();
    t.play(PASS);
  }
  note();
  t.dice(1).play(DONE);
  note();
  expect(seen.map((step) => step.replace('burncycle/', ''))).toEqual([
    'before-turn',
    'routing',
    'act',
    'ip-phase',
    'routing',
    'last-word',
  ]);
  expect(t.state.burncycle[0]?.isDegraded).toBe(true);
});

test('BC-POOL-02 a basic die per energy, and BC-POOL-03 one per upgrade', () => {
  const t = playing((state) => Object.assign(state.bots[0]?.upgrades ?? {}, { advanced: 2, elite: 1 }));
  t.play({ kind: 'go-on' }).play(DONE);
  expect(t.state.pool).toEqual({ basic: 5, advanced: 2, elite: 1 });
});

test('BC-POOL-06 a shut-down agent has the dice of its upgrades only', () => {
  const t = playing((state) => {
    Object.assign(state.bots[0] ?? {}, { energy: 0 });
    Object.assign(state.bots[0]?.upgrades ?? {}, { advanced: 2 });
  });
  t.play({ kind: 'go-on' }).play(DONE);
  expect(t.state.pool).toEqual({ basic: 0, advanced: 2, elite: 0 });
});

test('BC-TURN-17 turns pass on, and the corporation comes after the holder of the marker', () => {
  const t = playing();
  expect(t.state.active).toBe(0);
  pass(t);
  t.play({ kind: 'end-turn' });
  expect(t.state.active).toBe(1);
  pass(t);
  t.dice(3).play({ kind: 'end-turn' }); // the ping die of the new ping on the core
  expect([t.state.round, t.state.active, t.state.threat]).toEqual([2, 0, 2]);
});

test('BC-CORP-03 at the end of a round threat rises by the player count, shut-down agents included', () => {
  const t = playing((state) => Object.assign(state.bots[1] ?? {}, { energy: 0 }));
  pass(t);
  t.play({ kind: 'end-turn' });
  t.play({ kind: 'go-on' }).play(DONE);
  while (t.step === 'burncycle/act') t.play(PASS);
  t.dice(1).play(DONE).dice(3).play({ kind: 'end-turn' });
  expect(t.state.threat).toBe(2);
});

test('BC-TURN-14 unused network cards go at the end of the turn', () => {
  const t = playing((state) => state.bots[0]?.cards.push('quiet-corridor'));
  pass(t);
  t.play({ kind: 'end-turn' });
  expect([t.state.bots[0]?.cards, t.state.decks.network.discard]).toEqual([[], ['quiet-corridor']]);
});

test("BC-REBOOT-02 there is no reboot before the corporation turn, but before the next player's", () => {
  const t = playing();
  pass(t);
  t.play({ kind: 'end-turn' });
  pass(t);
  t.dice(3).play({ kind: 'end-turn' });
  expect(t.step).toBe('burncycle/before-turn');
});

test('BC-DEGRADE-06 after degrading the burncycle may still be altered', () => {
  const t = playing((state) => {
    state.team.tech = 1;
  });
  pass(t);
  t.play({ kind: 'alter', slot: 0, from: 'team', chip: 'tech' });
  expect(t.state.burncycle[0]).toMatchObject({ chip: 'tech', isDegraded: false });
});

test('BC-FREE-02 free actions are possible in every phase of the own turn', () => {
  const t = playing((state) => {
    state.team.tech = 9;
  });
  const alter = { kind: 'alter', slot: 0, from: 'team', chip: 'tech' };
  t.play({ kind: 'go-on' });
  for (const next of [DONE, PASS, PASS, PASS, PASS, PASS, PASS]) {
    expect(t.refusal(alter)).toBe('fine');
    t.play(next);
  }
  expect([t.step, t.refusal(alter)]).toEqual(['burncycle/routing', 'fine']);
  t.dice(1).play(DONE);
  expect([t.step, t.refusal(alter)]).toEqual(['burncycle/last-word', 'fine']); // after degrading too
});

test('BC-FREE-01 a free action does not move the tracker', () => {
  const t = playing((state) => {
    state.team.tech = 9;
  });
  t.play({ kind: 'go-on' }).play(DONE).play({ kind: 'alter', slot: 0, from: 'team', chip: 'tech' });
  expect([t.state.tracker, t.step]).toEqual([0, 'burncycle/act']);
});

test('BC-RULE-43 a chip placed under the tracker counts for the action that is still to be taken', () => {
  const t = playing((state) => {
    state.team.physical = 1;
  });
  t.play({ kind: 'go-on' }).play(DONE).play({ kind: 'alter', slot: 0, from: 'team', chip: 'physical' });
  t.play({ kind: 'move' }).play({ kind: 'dice', basic: 0, advanced: 0, elite: 0 });
  expect(t.refusal({ kind: 'step', bot: 0, side: 2 })).toBe('fine');
});

test('BC-FREE-04 no free action between the steps of a move', () => {
  const t = playing((state) => {
    state.team.tech = 1;
  });
  t.play({ kind: 'go-on' })
    .play(DONE)
    .play({ kind: 'move' })
    .dice(6)
    .play({ kind: 'dice', basic: 1, advanced: 0, elite: 0 });
  expect(t.legal().map((choice) => (choice as { kind: string }).kind)).not.toContain('alter');
});

const item = (card: string, isInstalled = false) => ({ card, isInstalled, counter: 0 });
const give = (bot: number, other: number, change: object) => ({
  kind: 'trade',
  bot,
  other,
  gives: [],
  takes: [],
  keysGiven: 0,
  keysTaken: 0,
  ...change,
});
const trading = (change: (state: BurncycleState) => void): Table => playing(change).play({ kind: 'go-on' });

test('BC-TRADE-01 bots side by side may trade', () => {
  const t = trading((state) => Object.assign(state.bots[0] ?? {}, { keys: 1 }));
  expect(t.refusal(give(0, 2, { keysGiven: 1 }))).toBe('BC-TRADE-01 not-adjacent');
  expect(t.refusal(give(0, 1, { keysGiven: 1 }))).toBe('fine');
});

test('BC-EX-07 nobody trades between two steps of a move', () => {
  const t = trading((state) => Object.assign(state.bots[0] ?? {}, { keys: 1 }));
  t.play(DONE).play({ kind: 'move' }).dice(6).play({ kind: 'dice', basic: 1, advanced: 0, elite: 0 });
  expect(t.legal().map((choice) => (choice as { kind: string }).kind)).not.toContain('trade');
});

test('BC-TRADE-03 a trade between two agents needs the consent of the other player', () => {
  const t = trading((state) => Object.assign(state.bots[0] ?? {}, { keys: 1 })).play(give(0, 1, { keysGiven: 1 }));
  expect(t.seat).toBe('s');
  expect(t.play({ kind: 'agree' }).state.bots[1]?.keys).toBe(1);
  const no = trading((state) => Object.assign(state.bots[0] ?? {}, { keys: 1 }))
    .play(give(0, 1, { keysGiven: 1 }))
    .play({ kind: 'decline' });
  expect(no.state.bots[1]?.keys).toBe(0);
});

test('BC-TRADE-04 a trade may be one-sided, or go both ways', () => {
  const t = trading((state) => {
    state.bots[0]?.items.push(item('jammer-pulse'));
    Object.assign(state.bots[1] ?? {}, { keys: 2 });
  })
    .play(give(0, 1, { gives: [0], keysTaken: 2 }))
    .play({ kind: 'agree' });
  expect([t.state.bots[0]?.keys, t.state.bots[1]?.items.length]).toEqual([2, 1]);
});

test('BC-TRADE-05 an installed mod cannot be traded', () => {
  const t = trading((state) => state.bots[0]?.items.push(item('cannonarm', true)));
  expect(t.refusal(give(0, 1, { gives: [0] }))).toBe('BC-TRADE-05 installed-mod');
});

test('BC-TRADE-06 who has too much after a trade discards down to two, and a mod pays', () => {
  const t = trading((state) => {
    state.bots[0]?.items.push(item('cannonarm'));
    state.bots[1]?.items.push(item('jammer-pulse'), item('jammer-pulse'));
  })
    .play(give(0, 1, { gives: [0] }))
    .play({ kind: 'agree' })
    .play({ kind: 'discard', item: 2 });
  expect([t.state.bots[1]?.items.length, t.energy(1)]).toEqual([2, 7]);
});

test('BC-TRADE-07 the module trades like any bot', () => {
  const t = playing((state) => state.bots[2]?.items.push(item('cannonarm')), {
    bots: [{ at: 'b2' }, { at: 'f2' }, { at: 'c2' }],
  }).play({ kind: 'go-on' });
  expect(t.play(give(2, 0, { gives: [0] })).state.bots[0]?.items.length).toBe(1);
});

test('BC-SHUT-08 a shut-down agent cannot trade', () => {
  const t = trading((state) => {
    Object.assign(state.bots[0] ?? {}, { keys: 1 });
    Object.assign(state.bots[1] ?? {}, { energy: 0 });
  });
  expect(t.refusal(give(0, 1, { keysGiven: 1 }))).toBe('BC-SHUT-08 shut-down');
});

test('BC-MOD-04 an agent installs a mod of its inventory at any time', () => {
  const t = trading((state) => state.bots[0]?.items.push(item('cannonarm'))).play({ kind: 'install', item: 0 });
  expect(t.state.bots[0]?.items[0]?.isInstalled).toBe(true);
  const equipment = trading((state) => state.bots[0]?.items.push(item('jammer-pulse')));
  expect(equipment.refusal({ kind: 'install', item: 0 })).toBe('BC-MOD-04 no-such-mod');
});

test('BC-MOD-06 an installed mod that is discarded pays nothing', () => {
  const t = trading((state) => state.bots[0]?.items.push(item('cannonarm', true))).play({
    kind: 'drop',
    bot: 0,
    item: 0,
  });
  expect([t.energy(0), t.state.decks.mod.discard]).toEqual([5, ['cannonarm']]);
});
