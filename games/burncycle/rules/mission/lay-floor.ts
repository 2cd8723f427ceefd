/** A floor is laid: terminals, caches, scout beads, and security at its posts. Clauses BC-SETUP-14 to 24, BC-FLOOR-02, 03, 10, BC-POST-04, 05, BC-CAPT-02; BC-RULE-19. */
import { defineStep, type Engine } from '@tablerunner/engine';
import { captainCard } from '../../content/captains.ts';
import { floorLaid } from '../events/setup.ts';
import { deploy } from '../floor/deploy.ts';
import type { Floor } from '../floor/floor.ts';
import { drawGuard } from '../piles.ts';
import type { BurncycleState, FloorNow } from '../types.ts';
import { floorOf } from '../units.ts';
import { layoutFor, missionOf } from './mission.ts';

/** By the flags of a floor, which never change: the spaces that have one. */
const flagged = new WeakMap<Uint8Array, readonly number[]>();

function cells(flags: Uint8Array): readonly number[] {
  let found = flagged.get(flags);
  if (found === undefined) {
    found = [...flags.keys()].filter((cell) => flags[cell] === 1);
    flagged.set(flags, found);
  }
  return found;
}

/** What lies on the floor at the start. Zones whose door was unlocked keep it so (BC-FLOOR-13). */
export function freshFloor(
  layout: FloorNow['layout'],
  floor: Floor,
  { scouted, noCaches }: { readonly scouted: readonly string[]; readonly noCaches: boolean },
  unlockedZones: readonly string[],
): FloorNow {
  const isUnlocked = (door: number): boolean =>
    floor.rooms.some(({ zone, doors }) => zone !== undefined && unlockedZones.includes(zone) && doors.includes(door));
  return {
    layout,
    doors: floor.doors.map((_, door) => (isUnlocked(door) ? 1 : 0)),
    destroyed: [],
    terminals: cells(floor.isTerminal).map((cell) => ({ cell, isMainframe: false })),
    caches: noCaches ? [] : [...cells(floor.isCache)],
    unscouted: [...floor.rooms.keys()].filter((room) => {
      const { scout = 0, id = '' } = floor.rooms[room] ?? {};
      return scout > 0 && !scouted.includes(id);
    }),
    keypads: [],
    beads: {},
  };
}

interface Laying {
  readonly stage: number;
  /** Secure zones whose door stays unlocked. */
  readonly unlockedZones: readonly string[];
}

export const layFloor = defineStep<BurncycleState, Laying>({
  name: 'burncycle/lay-floor',
  clause: 'BC-SETUP-14',
  run(state, { stage, unlockedZones }, engine) {
    const mission = missionOf(state);
    const plan = mission.floors[stage] ?? { scouted: [], noCaches: false };
    const layout = layoutFor(mission, stage);
    const floor = floorOf({ ...state, floor: { ...state.floor, layout } });
    engine.emit(floorLaid, { stage, floor: freshFloor(layout, floor, plan, unlockedZones) });
    engine.next(manPosts, { post: 0 });
  },
});

/** Hallway posts by the captain's detail, mandatory posts by the floor's number; room posts wait for scouts (BC-SETUP-19 to 23). */
export const manPosts = defineStep<BurncycleState, { readonly post: number }>({
  name: 'burncycle/man-posts',
  clause: 'BC-SETUP-19',
  run(state, { post }, engine) {
    const { posts, number } = floorOf(state);
    const found = posts[post];
    if (found === undefined) return engine.done();
    engine.stay({ post: post + 1 });
    const { unmanned = [] } = missionOf(state).floors[state.stage] ?? {};
    if (unmanned.includes(found.kind === 'mandatory' ? 'mandatory' : found.number)) return;
    if (found.kind === 'mandatory') return man(state, post, String(number), engine);
    if (found.kind === 'hallway')
      man(state, post, captainCard(state.captain).detail[number - 1]?.[found.number - 1] ?? '-', engine);
  },
});

/** An entry of the security detail: a level or the captain, with `k` where a key goes under it. */
function man(state: BurncycleState, post: number, entry: string, engine: Engine<BurncycleState>): void {
  const hasKey = entry.endsWith('k');
  const who = hasKey ? entry.slice(0, -1) : entry;
  if (who === '-') return;
  const isThere = state.guards.some(({ level }) => level === 0); // there is one captain's chip (BC-RULE-71)
  const kind = who === 'captain' ? (isThere ? undefined : state.captain) : drawGuard(state, Number(who), engine);
  if (kind !== undefined) engine.interrupt(deploy, { kind, post, hasKey });
}
