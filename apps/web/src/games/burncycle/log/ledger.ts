/**
 * What a log must remember to tell of things long past: which units stood where in the list, which floor lay on the
 * table. A number of an event means what it meant then, not what it would mean now.
 */
import { type BurncycleView, missionOf } from '@tablerunner/burncycle/plan';
import type { GameEvent } from '@tablerunner/engine';
import type { SeenEvent } from '@tablerunner/table';
import { shortName } from './clauses.ts';

type Guards = BurncycleView['guards'];
type Guard = Guards[number];

/** Nobody remembers which unit it was. */
const FORGOTTEN: Guard = {
  kind: 'security-unit',
  level: 1,
  cell: -1,
  facing: 0,
  hasKey: false,
  post: -1,
  isStunned: false,
  isTurned: false,
};

/** The view as each event should be told with, in the order of the events. A new one is made only when something changes. */
export function viewsAt(events: readonly SeenEvent[], now: BurncycleView): readonly BurncycleView[] {
  let view = firstView(events, now);
  return events.map(({ event }) => {
    const before = view;
    view = after(view, event);
    // A unit that is gone is still told of by the event that takes it away.
    return shortName(event) === 'guard-shut-down' || shortName(event) === 'floor-cleared' ? before : view;
  });
}

function after(view: BurncycleView, event: GameEvent): BurncycleView {
  switch (shortName(event)) {
    case 'guard-deployed':
      return { ...view, guards: [...view.guards, { ...FORGOTTEN, ...(event.data as Partial<Guard>) }] };
    case 'guard-shut-down': {
      const { guard } = event.data as { readonly guard: number };
      return { ...view, guards: view.guards.filter((_, at) => at !== guard) };
    }
    case 'floor-cleared': {
      const { kept } = event.data as { readonly kept: readonly number[] };
      return { ...view, guards: view.guards.filter((_, at) => kept.includes(at)) };
    }
    case 'floor-laid': {
      const { stage, floor } = event.data as Pick<BurncycleView, 'stage' | 'floor'>;
      return { ...view, stage, floor };
    }
    default:
      return view;
  }
}

/** Before the first event: everything that is known to have happened is taken back. */
function firstView(events: readonly SeenEvent[], now: BurncycleView): BurncycleView {
  let { guards, floor, stage } = now;
  for (const { event } of events.toReversed()) {
    const name = shortName(event);
    if (name === 'guard-deployed') guards = guards.slice(0, -1);
    if (name === 'guard-shut-down') {
      guards = guards.toSpliced((event.data as { readonly guard: number }).guard, 0, FORGOTTEN);
    }
    if (name === 'floor-cleared') guards = spread(guards, (event.data as { readonly kept: readonly number[] }).kept);
    if (name === 'floor-laid') {
      stage = Math.max(0, (event.data as { readonly stage: number }).stage - 1);
      floor = { ...floor, layout: layoutOf(now, stage) };
    }
  }
  return { ...now, guards, floor, stage };
}

/** Those who came along, back at their old places; who stayed behind is forgotten. */
function spread(guards: Guards, kept: readonly number[]): Guards {
  const all = Array<Guard>(Math.max(-1, ...kept) + 1).fill(FORGOTTEN);
  for (const [at, place] of kept.entries()) all[place] = guards[at] ?? FORGOTTEN;
  return all;
}

function layoutOf(view: BurncycleView, stage: number): BurncycleView['floor']['layout'] {
  const { corporation, floors } = missionOf(view);
  const { layout, number = 1 } = floors[stage] ?? {};
  return layout ?? `${corporation}-${number}`;
}
