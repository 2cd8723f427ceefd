/** What machine partners of burncycle do: finish what is one action away, keep out of sight, run, use the network, never idle. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { watchedFrom } from '../../ai/danger.ts';
import { hints } from '../../ai/hints.ts';
import { planOf } from '../../ai/plan.ts';
import { act } from '../../rules/actions/act.ts';
import { move } from '../../rules/actions/move.ts';
import type { Mission, Task } from '../../rules/mission/types.ts';
import { ipPhase } from '../../rules/network/ip-phase.ts';
import { routing } from '../../rules/turn/routing.ts';
import { rounds } from '../../rules/turn/turn.ts';
import type { BurncycleState, Slot } from '../../rules/types.ts';
import { type DrawnState, drawnState } from '../kit.ts';
import { cache, mission, task } from '../mission-kit.ts';
import { node } from '../nodes.ts';
import { chosen, hopeful, playedGame, positionOf } from './partner.ts';

const CORRIDOR = `
  +-+-+-+-+-+-+-+-+
  |. . . . . . .d.|
  + +-+-+-+-+-+-+ +
  |. . . . . . . .|
  +-+-+-+-+-+-+-+-+
`;

const slots = (...chips: Slot['chip'][]): Slot[] => chips.map((chip) => ({ isActive: true, chip, isDegraded: false }));
const anywhere = (tasks: readonly Task[]): Mission =>
  mission(tasks, {
    win: { objective: 'out', tasks: [task({ scope: 'one-agent', deed: { do: 'be', where: { ground: 'hallway' } } })] },
  });
const CACHE = anywhere([task({ scope: 'one-bot', deed: cache })]);

/** The agent r is at work; the module stands in a corner where it has nothing to do. */
function drawnTurn(played: Mission, drawn: DrawnState): BurncycleState {
  const bots = drawn.bots ?? [{ at: 'b1' }, { at: 'a2' }];
  const state = drawnState(CORRIDOR, { active: 0, ...drawn, bots });
  return { ...state, mission: played, burncycle: slots('general', 'general'), tracker: 0 };
}
const base = frameOf(rounds, {});
const moving = (state: BurncycleState, ap: number) =>
  positionOf(state, base, frameOf(act, {}), frameOf(move, { isOptimized: false, ap }));
const acting = (state: BurncycleState) => positionOf(state, base, frameOf(act, { isOn: true }));

describe('a floor', () => {
  const withCache = (cell: string): BurncycleState => drawnTurn(CACHE, { floor: { caches: [cell] } });

  test('a cache that is one step away is fetched', () => {
    const state = drawnTurn(CACHE, { floor: { caches: ['c1'] } });
    expect(chosen(moving(state, 2))).toEqual({ kind: 'step', bot: 0, side: 1 });
  });

  test('nearer to what is wanted is better', () => {
    const worth = (cache_: string): number => hints.value(withCache(cache_), 'r', [base]);
    expect(worth('d1')).toBeGreaterThan(worth('f1'));
  });

  test('steps that lead nowhere are hopeless while the way is free', () => {
    const state = drawnTurn(CACHE, { floor: { caches: ['h1'] } });
    expect(hopeful(moving(state, 3))).not.toContainEqual({ kind: 'step', bot: 0, side: 3 });
  });

  test('a move goes straight to its end: one step is hopeful at a time, and then the end', () => {
    const state = drawnTurn(CACHE, { floor: { caches: ['e1'] } });
    for (const at of ['b1', 'c1', 'd1']) {
      const there = drawnTurn(CACHE, { bots: [{ at }, { at: 'a2' }], floor: { caches: ['e1'] } });
      expect(hopeful(moving(there, 5))).toEqual([{ kind: 'step', bot: 0, side: 1 }]);
    }
    const done = { ...state, floor: { ...state.floor, caches: [] }, progress: { ...state.progress, isDone: true } };
    expect(hopeful(moving(done, 5))).toEqual([{ kind: 'end' }]);
  });

  test('the lock that bars the way is worked on, another is not', () => {
    const far = drawnTurn(CACHE, { bots: [{ at: 'g2' }, { at: 'a2' }], floor: { caches: ['h2'] } });
    expect(hopeful(acting(far))).toContainEqual({ kind: 'keypad', bot: 0, door: 0 });
    const near = drawnTurn(CACHE, { bots: [{ at: 'g2' }, { at: 'a2' }], floor: { caches: ['d2'] } });
    expect(hopeful(acting(near))).not.toContainEqual({ kind: 'keypad', bot: 0, door: 0 });
  });

  test('with dice and a way to go nobody passes', () => {
    const state = { ...withCache('h1'), pool: { basic: 6, advanced: 0, elite: 0 } };
    expect(chosen(acting(state))).toEqual({ kind: 'move' });
  });

  test('nothing is handed to and fro, and nothing thrown away', () => {
    const state = drawnTurn(CACHE, { bots: [{ at: 'b1', keys: 1 }, { at: 'a1' }], floor: { caches: ['h1'] } });
    const kinds = hopeful(acting(state)).map((choice) => (choice as { kind: string }).kind);
    expect(kinds).not.toContain('trade');
    expect(kinds).not.toContain('drop');
  });
});

describe('danger', () => {
  /** A guard at the end of the corridor, looking along it. */
  const watched = (at: string, ap: number, caches: string[] = []) =>
    moving(drawnTurn(CACHE, { bots: [{ at }, { at: 'a2' }], guards: ['hamster h1 w'], floor: { caches } }), ap);

  test('nobody steps into sight for nothing', () => {
    const { state, stack } = watched('a2', 1);
    const hidden = drawnTurn(CACHE, { bots: [{ at: 'b2' }, { at: 'a2' }], guards: ['hamster h1 w'] });
    const seen = drawnTurn(CACHE, { bots: [{ at: 'f1', chip: 'f1' }, { at: 'a2' }], guards: ['hamster h1 w'] });
    expect(hints.value(hidden, 'r', stack)).toBeGreaterThan(hints.value(seen, 'r', stack));
    expect(chosen({ state: hidden, stack: [...stack], drawn: 0 })).toEqual({ kind: 'end' });
    expect(state.guards).toHaveLength(1);
  });

  test('who was seen runs out of sight', () => {
    const state = drawnTurn(anywhere([task({ scope: 'team', deed: { do: 'threat', most: 0 } })]), {
      bots: [{ at: 'h1', chip: 'h1', energy: 2 }, { at: 'a2' }],
      guards: ['hamster f1 e'],
      unlocked: ['g2'],
      threat: 1,
    });
    expect(chosen(moving(state, 3))).toEqual({ kind: 'step', bot: 0, side: 0 });
  });

  test('the module beside a guard that has seen it is worse off than an agent there', () => {
    const loss = (module: boolean): number => {
      const worth = (chip: boolean): number => {
        const here = { at: 'f1', energy: 3, ...(chip ? { chip: 'f1' } : {}) };
        const there = { at: 'a2', energy: 3 };
        const bots = module ? [there, here] : [here, there];
        return hints.value(drawnTurn(CACHE, { bots, guards: ['hamster h1 w'] }), 'r', [base]);
      };
      return worth(false) - worth(true);
    };
    expect(loss(true)).toBeGreaterThan(loss(false));
    expect(loss(false)).toBeGreaterThan(0);
  });

  test('an agent that is shut down is repaired', () => {
    const state = drawnTurn(CACHE, {
      bots: [
        { at: 'b1', energy: 6, upgrades: { universal: ['repair'], unique: [], supply: [], advanced: 0, elite: 0 } },
        { at: 'd1', energy: 0 },
        { at: 'a2' },
      ],
    });
    expect(chosen(acting(state))).toMatchObject({ kind: 'repair', bot: 0, other: 1 });
  });
});

describe('the network', () => {
  const at = (place: string, change: Partial<BurncycleState> = {}) => {
    const state = drawnTurn(CACHE, { bots: [{ at: 'b1', ip: node(place) }, { at: 'a2' }], floor: { caches: ['h1'] } });
    return positionOf({ ...state, ...change }, base, frameOf(ipPhase, { isOn: true }));
  };

  test('the IP goes on to a hub that is one node away', () => {
    expect(chosen(at('2.5', { threat: 5 }))).toEqual({ kind: 'ip', to: node('2.6') });
  });

  test('it does not run into a ping that would throw it back', () => {
    expect(hopeful(at('2.7', { pings: [node('2.8')], ceo: 3 }))).toContainEqual({ kind: 'ip', to: node('2.8') });
    expect(chosen(at('2.7', { pings: [node('2.8')], ceo: 3 }))).not.toEqual({ kind: 'ip', to: node('2.8') });
  });

  test('less threat is better, and each level costs more than the one before', () => {
    const worth = (threat: number): number =>
      hints.value(drawnTurn(CACHE, { threat, floor: { caches: ['h1'] } }), 'r', [base]);
    expect(worth(5)).toBeGreaterThan(worth(6));
    expect(worth(20) - worth(21)).toBeGreaterThan(worth(5) - worth(6));
  });
});

describe('energy', () => {
  test('what could not be banked is routed into something; the last energy is not', () => {
    const routes = (energy: number): number =>
      hopeful(
        positionOf(
          drawnTurn(CACHE, {
            bots: [
              { at: 'b1', energy },
              { at: 'a2', energy: 2 },
            ],
          }),
          base,
          frameOf(routing, { isLast: true }),
        ),
      ).filter((choice) => (choice as { kind: string }).kind === 'route').length;
    expect(routes(9)).toBeGreaterThan(0);
    expect(routes(2)).toBe(0);
  });
});

describe('what is remembered', () => {
  const state = drawnTurn(CACHE, { bots: [{ at: 'b2' }, { at: 'a2' }], guards: ['hamster h1 w'] });

  test('a floor with another unit on the same space is another floor', () => {
    const [guard] = state.guards;
    if (guard === undefined) throw new Error('there is no guard');
    const watched = (kind: string): number => {
      const spaces = watchedFrom({ ...state, guards: [{ ...guard, kind }] });
      return spaces.reduce((sum, one) => sum + one, 0);
    };
    const far = watched('usher');
    expect(far).toBeGreaterThan(watched('hamster'));
    expect(watched('usher')).toBe(far);
  });

  test('who has done its part is not sent again, and who has not is', () => {
    const each = anywhere([task({ scope: 'each-agent', deed: cache })]);
    const two = { ...drawnTurn(each, { bots: [{ at: 'b1' }, { at: 'c1' }, { at: 'a2' }] }), seats: ['r', 's'] };
    const wanted = (bot: number): readonly (readonly number[])[] =>
      planOf({ ...two, progress: { ...two.progress, tasks: [{ count: 1, by: [bot] }] } }).needs.errands.map(
        ({ bots }) => bots,
      );
    expect([wanted(0), wanted(1)]).toEqual([[[1]], [[0]]]);
  });
});

describe('whole games', () => {
  test('two partners win a mission of one floor', () => {
    const options = { mission: 'party-line', difficulty: 'simplified', players: 2, captain: 'okafor' };
    const { position } = playedGame(options, 'party', 900);
    expect(position.outcome?.winners).toEqual(['p1', 'p2']);
  });

  test('a game comes to an end, alone and with three', () => {
    for (const players of [1, 3]) {
      const options = { mission: 'petty-cash', difficulty: 'high', players };
      expect(playedGame(options, `end ${players}`, 6000).position.outcome, `${players} players`).toBeDefined();
    }
  });
});

test('a value takes less than 50 microseconds', () => {
  const [one, other] = [100, 130].map(
    (most) => playedGame({ mission: 'dead-air', players: 2 }, 'speed', most).position,
  );
  /** The best of many short rounds: a busy machine disturbs some of them. */
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 200; round++) {
    const before = performance.now();
    for (let i = 0; i < 25; i++) {
      // In turns, so that none is remembered from the question before.
      for (const position of [one, other]) if (position) hints.value(position.state, 'p1', position.stack);
    }
    best = Math.min(best, ((performance.now() - before) * 1000) / 50);
  }
  expect(best).toBeLessThan(50);
});
