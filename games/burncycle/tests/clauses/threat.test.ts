/** Clauses BC-THREAT-03 to 09, BC-DIFF-02, BC-PING-14; BC-RULE-29, 97: what the threat card does. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { NETWORK } from '../../content/network.ts';
import { THREAT_CARDS, type ThreatCard, threatCard } from '../../content/threat.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { strike } from '../../rules/actions/strike.ts';
import { pingActivation, pingDice } from '../../rules/corporation/pings.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { movementOf } from '../../rules/corporation/walk.ts';
import { effectList } from '../../rules/effects/list.ts';
import { corporate, modifier, thresholdsNow } from '../../rules/powers.ts';
import { reboot } from '../../rules/turn/reboot.ts';
import { corporationTurn } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { type DrawnState, drawnState, NO_MISSION, Table } from '../kit.ts';
import { node } from '../nodes.ts';

const FLOOR = `
  +-+-+-+-+
  |. . . .|
  +-+d+-+-+
  |A A A A|
  +-+-+-+-+
`;
const HUBS = [...NETWORK.nodes.keys()].filter((at) => NETWORK.nodes[at]?.kind === 'hub');
const POSTS = [{ cell: 'a2', facing: 'e' as const, kind: 'hallway' as const, number: 1 }];

interface Corporate extends DrawnState {
  readonly corporation?: string;
}

function state(
  { corporation = 'murmur', ...drawn }: Corporate = {},
  change: (state: BurncycleState) => void = () => {},
) {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'c1' }, { at: 'd1' }],
    active: 0,
    floor: { posts: POSTS },
    ...drawn,
  });
  const whole: BurncycleState = { ...made, mission: { ...NO_MISSION, corporation } };
  whole.peak = whole.threat;
  whole.burncycle = [0, 1, 2].map(() => ({ isActive: true, chip: 'general', isDegraded: false }));
  change(whole);
  return whole;
}

/** Threat changes by so much, step after step. */
const changing = (made: BurncycleState, ...by: number[]): Table =>
  new Table(
    made,
    frameOf(effectList, { list: by.map((one) => ({ do: 'threat', by: one })), at: 0, context: { bot: 0 } }),
  );
const reached = (t: Table): unknown[] =>
  t.events
    .filter(({ name }) => name === 'burncycle/threat-event-reached')
    .map(({ data }) => (data as { event: string }).event);

test('BC-THREAT-03 the Standard side has events and thresholds, the Simplified side thresholds only', () => {
  for (const { standard, simplified } of THREAT_CARDS) {
    expect(standard.events.length).toBeGreaterThan(0);
    expect(standard.thresholds.length).toBeGreaterThan(0);
    expect(Object.keys(simplified)).toEqual(['thresholds']);
  }
});

test('BC-DIFF-02 in a simplified game no threat event ever happens', () => {
  expect(reached(changing(state({ difficulty: 'simplified' }), 12).over())).toEqual([]);
  expect(thresholdsNow(state({ difficulty: 'simplified', threat: 9 })).map(({ id }) => id)).toEqual(['static']);
  expect(thresholdsNow(state({ difficulty: 'simplified', threat: 8 }))).toEqual([]);
});

test('BC-THREAT-04 an event happens when threat first reaches or passes its level', () => {
  expect(reached(changing(state({ threat: 1 }), 1))).toEqual(['first-echo']);
  expect(reached(changing(state({ threat: 1 }), 2))).toEqual(['first-echo']);
  expect(reached(changing(state({ threat: 0 }), 1).over())).toEqual([]);
  expect(changing(state({ threat: 1 }), 1).state.pings).toEqual([node('4.0')]);
});

test('BC-THREAT-05 an event never happens again, whatever threat does', () => {
  const t = changing(state({ threat: 1 }), 1, -2, 3).over();
  expect([reached(t), t.state.threat, t.state.highest]).toEqual([['first-echo'], 3, 2]);
});

test('BC-THREAT-06 a threshold holds while threat is at or above its level', () => {
  expect(modifier(state({ threat: 3 }), 0, 'terminal-ap')).toBe(0);
  expect(modifier(state({ threat: 4 }), 0, 'terminal-ap')).toBe(-1);
  expect(
    modifier(
      changing(
        state({ threat: 4 }, (one) => (one.highest = 4)),
        -1,
      ).over().state,
      0,
      'terminal-ap',
    ),
  ).toBe(0);
});

test('BC-RULE-29 at exactly its level a threshold holds', () => {
  expect(corporate(state({ corporation: 'gantry', threat: 5 }), 'guard-movement')).toBe(1);
  expect(corporate(state({ corporation: 'gantry', threat: 4 }), 'guard-movement')).toBe(0);
});

test('BC-THREAT-07 the bead moves by the full amount, then all that it reached happens in order', () => {
  const t = changing(state(), 8).over();
  expect([reached(t), t.state.threat]).toEqual([['first-echo', 'profiling', 'deep-trace'], 8]);
  const names = t.events.map(({ name }) => name);
  expect(names.indexOf('burncycle/threat-changed')).toBeLessThan(names.indexOf('burncycle/threat-event-reached'));
});

test('BC-THREAT-08 events at or below the level that a mission starts with never happen', () => {
  const made = state({ threat: 8 }, (one) => (one.highest = 8));
  expect(reached(changing(made, -6, 6).over())).toEqual([]);
});

test('BC-THREAT-09 thresholds at or below such a level hold as usual', () => {
  expect(thresholdsNow(state({ threat: 8 }, (one) => (one.highest = 8))).map(({ id }) => id)).toEqual(['static']);
});

test('BC-RULE-97 what a threat event reaches waits until those before it, and the event itself, are done', () => {
  const card = threatCard('murmur') as ThreatCard;
  const events = [
    {
      level: 3,
      id: 'one',
      effects: [
        { do: 'threat', by: 6 },
        { do: 'level', by: 1 },
      ],
    },
    { level: 4, id: 'two', effects: [{ do: 'level', by: 1 }] },
    { level: 8, id: 'three', effects: [{ do: 'level', by: 1 }] },
  ];
  const before = card.standard.events;
  Object.assign(card.standard, { events });
  try {
    const t = changing(state({ threat: 2 }), 2).over();
    const log = t.events.flatMap(({ name, data }) =>
      name === 'burncycle/threat-event-reached'
        ? [(data as { event: string }).event]
        : name === 'burncycle/level-changed'
          ? ['level']
          : [],
    );
    expect(log).toEqual(['one', 'level', 'two', 'level', 'three', 'level']);
  } finally {
    Object.assign(card.standard, { events: before });
  }
});

test('BC-PING-14 what ping dice reach happens after all of them have been rolled', () => {
  const made = state({ threat: 1 }, (one) => {
    one.pings = HUBS.slice(0, 2);
    one.isThreatHeld = true;
  });
  const t = new Table(made, frameOf(pingDice, {}), [1, 3]).over();
  const names = t.events.map(({ name }) => name);
  expect(reached(t)).toEqual(['first-echo']);
  expect(names.lastIndexOf('engine/rolled')).toBeLessThan(names.indexOf('burncycle/threat-event-reached'));
  expect(t.state.isThreatHeld).toBe(false);
});

test('BC-PING-14 threat is held from the first ping on, and no longer when all is done', () => {
  const t = new Table(state({ threat: 0 }), frameOf(pingActivation, { layer: 0 }), [1]).over();
  expect(t.events.filter(({ name }) => name === 'burncycle/threat-held').map(({ data }) => data)).toEqual([
    { isHeld: true },
    { isHeld: false },
  ]);
});

test('BC-LOSE-01 at 26 the game is lost, and no event happens any more', () => {
  const t = changing(
    state({ threat: 21 }, (one) => (one.highest = 21)),
    5,
  );
  expect([t.outcome?.reason, reached(t)]).toEqual(['threat', []]);
});

test('BC-GAP-07 a slot is deactivated, agents draw imperatives, the captain comes: each by some threat card', () => {
  const done = THREAT_CARDS.flatMap(({ standard }) =>
    standard.events.flatMap(({ effects }) => effects.map((one) => one.do)),
  );
  for (const effect of ['deactivate-slot', 'imperative', 'captain']) expect(done).toContain(effect);
});

test('BC-SLOT-06 a threat event deactivates a slot: its chip goes to the stock', () => {
  const t = changing(
    state({ threat: 19 }, (one) => (one.highest = 19)),
    1,
  ).over();
  expect(t.state.burncycle.map(({ isActive }) => isActive)).toEqual([true, true, false]);
  expect([t.state.burncycle[2]?.chip, t.state.stock.general]).toEqual([undefined, 1]);
});

test('BC-SLOT-06 the last slot is never lost to an event', () => {
  const one = state({ threat: 19 }, (made) => {
    made.highest = 19;
    made.burncycle = [{ isActive: true, chip: 'general', isDegraded: false }];
  });
  expect(changing(one, 1).over().state.burncycle[0]?.isActive).toBe(true);
});

test('BC-IMP-03 a threat event makes each agent without an imperative draw one', () => {
  const made = state({ threat: 4 }, (one) => {
    one.highest = 4;
    one.decks.imperative.left = ['hands-off'];
  });
  const t = new Table(
    made,
    frameOf(effectList, { list: [{ do: 'threat', by: 1 }], at: 0, context: { bot: 0 } }),
    [1],
  ).over();
  expect([t.state.bots[0]?.imperative, t.state.bots[1]?.imperative]).toEqual([
    { card: 'hands-off', progress: 0 },
    undefined,
  ]);
});

test('BC-THREAT-04 an event that was reached while threat was held happens, also if threat has fallen since', () => {
  const made = state({ threat: 1 }, (one) => (one.isThreatHeld = true));
  const held = changing(made, 1, -1).over();
  expect([reached(held), held.state.threat]).toEqual([[], 1]);
  expect(reached(new Table(held.state, frameOf(pingDice, { left: 0 })).over())).toEqual(['first-echo']);
});

/** At a level, with all events up to it done. */
const at = (corporation: string, threat: number, drawn: DrawnState = {}): BurncycleState =>
  state({ corporation, threat, ...drawn }, (one) => (one.highest = 25));

test('BC-THREAT-06 thresholds: guards move farther, their attacks take more', () => {
  const guards = ['hamster c1 e'];
  expect([movementOf(at('gantry', 4, { guards }), 0, 'go'), movementOf(at('gantry', 5, { guards }), 0, 'go')]).toEqual([
    2, 3,
  ]);
  const attacked = (threat: number): number => {
    const bots = [{ at: 'a1', chip: 'a1' }, { at: 'd1' }];
    const made = at('gantry', threat, { bots, guards: ['hamster b1 w'], active: -1 });
    return new Table(made, frameOf(security, startSecurity)).playOut().energy(0);
  };
  expect([attacked(16), attacked(17)]).toEqual([4, 3]);
});

test('BC-THREAT-06 thresholds: strikes, reboots and rounds raise threat by more', () => {
  const struck = (threat: number): number => {
    const made = at('gantry', threat, { guards: [{ kind: 'hamster', at: 'b1', isStunned: true }] });
    return new Table(made, frameOf(strike, { bot: 0, target: { guard: 0 }, isOptimized: false })).state.threat - threat;
  };
  expect([struck(10), struck(11)]).toEqual([1, 2]);
  const rebooted = (threat: number): number =>
    new Table(at('murmur', threat), frameOf(reboot, { at: 3 })).over().state.threat - threat;
  expect([rebooted(9), rebooted(10)]).toEqual([1, 2]);
  const round = (threat: number): number =>
    new Table(at('evergild', threat), frameOf(corporationTurn, { at: 2 })).over().state.threat - threat;
  expect([round(18), round(19)]).toEqual([1, 2]);
});

test('BC-KEYPAD-04 a threshold reads keypads one level higher, but never above the third', () => {
  const forced = (threat: number, dice: number, number = 1): boolean => {
    const made = at('evergild', threat, { bots: [{ at: 'b1' }, { at: 'd1' }], floor: { number } });
    made.floor.keypads = [{ door: 0, card: 'keypad-01' }];
    made.pool = { basic: dice, advanced: 0, elite: 0 };
    const t = new Table(
      made,
      frameOf(keypad, { bot: 0, door: 0, isOptimized: false, inputs: [], by: 'force' as const }),
    );
    t.dice(...Array<number>(dice).fill(3)).play({ kind: 'dice', basic: dice, advanced: 0, elite: 0 });
    return t.state.floor.doors[0] === 1;
  };
  // One AP is lost to the threshold before; then 4 AP on level 1, 6 on level 2, 8 on level 3.
  expect([forced(11, 5), forced(11, 4), forced(12, 7), forced(12, 6)]).toEqual([true, false, true, false]);
  expect([forced(12, 9, 3), forced(12, 8, 3)]).toEqual([true, false]);
});
