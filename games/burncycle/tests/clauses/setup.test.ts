/** Clauses BC-SETUP-01 to 24: table, mission, network, captain and the first floor. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { CAPTAINS, captainCard } from '../../content/captains.ts';
import { CORPORATIONS, LAYOUTS } from '../../content/floors.ts';
import { guardCard } from '../../content/guards.ts';
import { equipmentCard } from '../../content/items.ts';
import { MISSIONS, missionNamed } from '../../content/missions.ts';
import { NETWORK } from '../../content/network.ts';
import { THREAT_CARDS } from '../../content/threat.ts';
import { DIFFICULTIES } from '../../rules/lists.ts';
import type { Mission } from '../../rules/mission/types.ts';
import { thresholdsNow } from '../../rules/powers.ts';
import { gameOptions } from '../../rules/setup/options.ts';
import { rounds } from '../../rules/turn/turn.ts';
import { floorOf } from '../../rules/units.ts';
import { Table } from '../kit.ts';
import { laid, started } from '../setup-kit.ts';

const ends = ({ state }: Table) => ({ floor: floorOf(state), state });

test('BC-SETUP-01 the table holds a floor, a network, the module and a mat for each agent, in whatever order the players sit', () => {
  for (const seats of [['p1'], ['p3', 'p1'], ['p4', 'p2', 'p1', 'p3']]) {
    const { bots, floor, pings } = started({ seats });
    expect(bots.map(({ role, seat }) => [role, seat])).toEqual([
      ...seats.map((seat) => ['agent', seat]),
      ['module', ''],
    ]);
    expect(new Set(bots.map(({ upgrades }) => upgrades)).size).toBe(bots.length);
    expect([typeof floor.layout, pings.length]).toEqual(['string', 0]);
  }
});

describe('the first player', () => {
  const seats = ['p1', 'p2', 'p3'];

  test.each([0, 1, 2])('BC-SETUP-02 chance makes it player %i, who then has the first turn', (first) => {
    const asked: number[] = [];
    const pick = (count: number): number => {
      asked.push(count);
      return first;
    };
    const state = started({ seats, pick });
    expect(asked).toEqual([3]);
    const t = new Table({ ...state, bots: state.bots.map((bot) => ({ ...bot, card: 'byte' })) }, frameOf(rounds, {}));
    expect([t.state.active, t.seat]).toEqual([first, seats[first]]);
  });

  test.each([
    [0, 2],
    [1, 0],
    [2, 1],
  ])('BC-SETUP-03 on the right of player %i player %i has the marker', (first, last) => {
    expect(started({ seats, pick: () => first }).marker).toBe(last);
  });
});

test('BC-SETUP-04 a mission and a difficulty are picked, and no others than there are', () => {
  for (const difficulty of DIFFICULTIES) {
    const state = started({ mission: 'night-shift', difficulty });
    expect([state.mission, state.difficulty]).toEqual(['night-shift', difficulty]);
  }
  expect(gameOptions.safeParse({ mission: 'night-shift', difficulty: 'high' }).success).toBe(true);
  expect(gameOptions.safeParse({ mission: 'no-such-mission' }).success).toBe(false);
  expect(gameOptions.safeParse({ difficulty: 'impossible' }).success).toBe(false);
});

describe("the mission card's own rules", () => {
  const noted = (change: Partial<Mission['floors'][number]>): Mission => {
    const mission = missionNamed('night-shift');
    const [first, ...later] = mission.floors;
    if (first === undefined) throw new Error('night-shift has no floor');
    return { ...mission, floors: [{ ...first, ...change }, ...later] };
  };

  test('BC-SETUP-05 BC-SETUP-16 its notes for the first floor are carried out', () => {
    expect(laid({ mission: noted({ noCaches: true }) }).state.floor.caches).toEqual([]);
    expect(laid({ mission: noted({}) }).state.floor.caches.length).toBeGreaterThan(0);
  });

  test('BC-SETUP-05 BC-SETUP-19 BC-SETUP-22 posts that it leaves unmanned stay empty, all others are manned', () => {
    const manned = (unmanned?: Mission['floors'][number]['unmanned']): readonly string[] => {
      const { floor, state } = ends(laid({ mission: noted(unmanned === undefined ? {} : { unmanned }) }));
      const posts = state.guards.map(({ post }) => floor.posts[post]);
      return posts.map((post) => (post?.kind === 'hallway' ? `${post.number}` : `${post?.kind}`)).sort();
    };
    const all = manned();
    expect(new Set(all)).toEqual(new Set(['1', '2', '3', 'mandatory']));
    expect(manned([])).toEqual(all);
    expect(manned([2])).toEqual(all.filter((post) => post !== '2'));
    expect(manned([1, 'mandatory'])).toEqual(all.filter((post) => post !== '1' && post !== 'mandatory'));
  });

  test('BC-SETUP-05 its special rules hold from the start: cards that it takes out are in no pile', () => {
    const keys = (mission: string): number =>
      started({ mission }).decks.equipment.left.filter((card) => card === 'key-card').length;
    expect([keys('through-the-wall'), keys('night-shift')]).toEqual([0, equipmentCard('key-card')?.copies]);
  });

  test('BC-SETUP-18 a room that it declares scouted gets no bead', () => {
    const { floor, state } = ends(laid({ mission: noted({}) }));
    const room = state.floor.unscouted[0] ?? -1;
    const id = floor.rooms[room]?.id ?? '';
    const declared = laid({ mission: noted({ scouted: [id] }) }).state.floor.unscouted;
    expect(declared).toEqual(state.floor.unscouted.filter((one) => floor.rooms[one]?.id !== id));
    expect(declared).not.toContain(room);
  });
});

test('BC-SETUP-06 every corporation has a CEO of its own, and every mission a corporation', () => {
  expect(CORPORATIONS).toHaveLength(3);
  expect(new Set(CORPORATIONS.map(({ ceo }) => ceo)).size).toBe(3);
  for (const { corporation } of MISSIONS) expect(CORPORATIONS.map(({ id }) => id)).toContain(corporation);
});

describe('the threat card', () => {
  test('BC-SETUP-07 both beads are at the top', () => {
    const { threat, highest, peak } = started({ mission: 'night-shift' });
    expect([threat, highest, peak]).toEqual([0, 0, 0]);
  });

  test("BC-SETUP-07 it is the corporation's, on the side that the difficulty asks for", () => {
    for (const { id, standard, simplified } of THREAT_CARDS) {
      const mission = MISSIONS.find(({ corporation }) => corporation === id)?.id ?? '';
      const all = (difficulty: 'simplified' | 'standard' | 'high') =>
        thresholdsNow({ ...started({ mission, difficulty }), threat: 25 });
      expect(all('simplified')).toEqual(simplified.thresholds);
      expect(all('standard')).toEqual(standard.thresholds);
      expect(all('high')).toEqual(standard.thresholds);
    }
  });

  test('BC-SETUP-08 a mission may start with threat, and what lies below has been', () => {
    const { threat, highest, peak } = started({ mission: 'lost-parcels' });
    expect([threat, highest, peak]).toEqual([13, 13, 13]);
  });
});

describe('the network', () => {
  const state = started({ seats: ['p1', 'p2', 'p3', 'p4'], pick: () => 2 });

  test("BC-SETUP-09 the CEO's level is 1", () => {
    expect(state.ceo).toBe(1);
  });

  test('BC-SETUP-10 no ping is on it', () => {
    expect(state.pings).toEqual([]);
  });

  test('BC-SETUP-11 the first player has the first access point, the others follow clockwise', () => {
    expect(state.bots.slice(0, 4).map(({ access }) => access)).toEqual([2, 3, 0, 1]);
    const nodes = [0, 1, 2, 3].map((access) => NETWORK.access[access] ?? -1);
    const clockwise = [...nodes].sort((one, other) => one - other);
    const turned = [...clockwise.slice(clockwise.indexOf(nodes[0] ?? -1)), ...clockwise].slice(0, 4);
    expect(nodes).toEqual(turned);
    expect(nodes.every((node) => NETWORK.nodes[node]?.layer === 1)).toBe(true);
  });

  test('BC-SETUP-12 there each agent has its IP, and level 1', () => {
    for (const { ip, level } of state.bots.slice(0, 4)) expect([ip, level]).toEqual([-1, 1]);
  });
});

describe('the captain', () => {
  test('BC-SETUP-13 BC-RULE-24 one for the game, by chance', () => {
    for (const at of CAPTAINS.keys()) {
      const asked: number[] = [];
      const pick = (count: number): number => {
        asked.push(count);
        return asked.length === 1 ? 0 : at;
      };
      expect(started({ captain: 'random', pick }).captain).toBe(CAPTAINS[at]?.id);
      expect(asked).toEqual([2, CAPTAINS.length]);
    }
  });

  test('BC-SETUP-13 or chosen', () => {
    expect(started({ captain: 'okafor' }).captain).toBe('okafor');
  });
});

describe('the first floor', () => {
  test("BC-SETUP-14 is the one that the mission names, of its corporation's plans", () => {
    for (const { id, corporation, floors } of MISSIONS) {
      const { state, floor } = ends(laid({ mission: id }));
      expect(state.floor.layout).toBe(`${corporation}-${floors[0]?.number}`);
      expect(floor.layout).toBe(LAYOUTS.get(`${corporation}-${floors[0]?.number}`));
      expect(state.stage).toBe(0);
    }
  });

  const { state, floor } = ends(laid({ mission: 'night-shift', captain: 'brandt' }));
  const marked = (flags: Uint8Array): number[] => [...flags.keys()].filter((cell) => flags[cell] === 1);

  test('BC-SETUP-15 a terminal lies on every terminal space, and none is a mainframe', () => {
    expect(state.floor.terminals).toEqual(marked(floor.isTerminal).map((cell) => ({ cell, isMainframe: false })));
    expect(state.floor.terminals.length).toBeGreaterThan(0);
  });

  test('BC-SETUP-16 a cache lies on every cache space', () => {
    expect(state.floor.caches).toEqual(marked(floor.isCache));
  });

  test('BC-SETUP-17 a bead lies in every room with a scout die', () => {
    const withDie = [...floor.rooms.keys()].filter((room) => (floor.rooms[room]?.scout ?? 0) > 0);
    expect(state.floor.unscouted).toEqual(withDie);
    expect(withDie.length).toBeLessThan(floor.rooms.length);
  });

  test('BC-SETUP-14 all its doors are locked, and nothing is destroyed', () => {
    expect(new Set(state.floor.doors)).toEqual(new Set([0]));
    expect(state.floor.destroyed).toEqual([]);
  });
});

describe('security', () => {
  /** What stands at the posts of a kind: level, key and where it looks, as the post says. */
  const posted = (t: Table, kind: 'hallway' | 'mandatory' | 'room') => {
    const { floor, state } = ends(t);
    return [...floor.posts.entries()]
      .filter(([, post]) => post.kind === kind)
      .map(([at, post]) => {
        const guard = state.guards.find((one) => one.post === at);
        return { number: post.number, post, guard };
      });
  };
  const entry = ({ guard }: ReturnType<typeof posted>[number]): string => {
    if (guard === undefined) return '-';
    return `${guard.level === 0 ? 'captain' : guard.level}${guard.hasKey ? 'k' : ''}`;
  };

  test.each(CAPTAINS.map(({ id }) => id))(
    'BC-SETUP-19 BC-HALL-02 hallway posts are filled by the detail of %s',
    (captain) => {
      const [row] = captainCard(captain).detail;
      const posts = posted(laid({ mission: 'night-shift', captain }), 'hallway');
      expect(posts.length).toBeGreaterThan(2);
      for (const post of posts) expect(entry(post)).toBe(row?.[post.number - 1]);
    },
  );

  test('BC-SETUP-19 the units are drawn by chance', () => {
    const kinds = (dice: number): string[] =>
      laid({ mission: 'night-shift' }, dice).state.guards.map(({ kind }) => kind);
    expect(kinds(1)).not.toEqual(kinds(2));
    expect(kinds(1).every((kind, at, all) => all.indexOf(kind) === at)).toBe(true);
  });

  /** The mission without the notes that leave posts empty. */
  const fullyManned = (name: string): Mission => {
    const mission = missionNamed(name);
    return { ...mission, floors: mission.floors.map(({ unmanned: _unmanned, ...floor }) => floor) };
  };

  test.each([
    ['heavy-lifting', 2],
    ['echo-chamber', 3],
  ])('BC-SETUP-20 %s begins on floor %i and uses that row', (mission, number) => {
    const t = laid({ mission: fullyManned(mission), captain: 'vance' });
    const row = captainCard('vance').detail[number - 1];
    for (const post of posted(t, 'hallway')) expect(entry(post)).toBe(row?.[post.number - 1]);
    expect(floorOf(t.state).number).toBe(number);
  });

  test('BC-SETUP-21 posts with the same number have a unit each', () => {
    const doubled = MISSIONS.map(({ id }) => posted(laid({ mission: id, captain: 'vance' }), 'hallway')).find(
      (posts) => new Set(posts.map(({ number }) => number)).size < posts.length,
    );
    if (doubled === undefined) throw new Error('no floor has a number twice');
    const units = doubled.map(({ guard }) => guard);
    expect(units.every((unit) => unit !== undefined)).toBe(true);
    expect(new Set(units).size).toBe(units.length);
  });

  test.each(['night-shift', 'heavy-lifting', 'echo-chamber'])(
    "BC-SETUP-22 in %s each mandatory post has a guard of the floor's number",
    (mission) => {
      const t = laid({ mission: fullyManned(mission), captain: 'vance' });
      const posts = posted(t, 'mandatory');
      for (const { guard } of posts) {
        expect([guard?.level, guard?.hasKey]).toEqual([floorOf(t.state).number, false]);
        expect(guardCard(guard?.kind ?? '').level).toBe(floorOf(t.state).number);
      }
      expect(posts.length).toBeGreaterThan(0);
    },
  );

  test('BC-SETUP-23 room posts are empty', () => {
    const posts = posted(laid({ mission: 'night-shift' }), 'room');
    expect(posts.length).toBeGreaterThan(0);
    expect(posts.every(({ guard }) => guard === undefined)).toBe(true);
  });

  test('BC-SETUP-24 every unit stands on its post and looks along its arrow', () => {
    const t = laid({ mission: 'night-shift' });
    const posts = [...posted(t, 'hallway'), ...posted(t, 'mandatory')];
    for (const { post, guard } of posts) expect([guard?.cell, guard?.facing]).toEqual([post.cell, post.facing]);
    expect(posts).toHaveLength(t.state.guards.length);
  });
});
