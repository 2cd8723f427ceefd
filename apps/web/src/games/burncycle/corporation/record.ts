/** The corporation's turn act by act, out of its events: who was activated, why it did what it did, what came of it. */
import { type BurncycleView, isCaptain, planOf } from '@tablerunner/burncycle/plan';
import { fastChance, type Game, type GameEvent } from '@tablerunner/engine';
import type { SeenEvent } from '@tablerunner/table';
import { shortName } from '../log/clauses.ts';

/** A unit that was activated. */
export interface UnitAct {
  readonly kind: 'unit';
  readonly unit: string;
  readonly isCaptain: boolean;
  readonly priority: string;
  /** How the unit would have acted alone, worked out by the rules just before: its targets, and whether the players had a say. */
  readonly after: readonly number[];
  readonly isOpen: boolean;
  readonly patrol: string;
  /** Where it stood and went, and which way it looks now. */
  readonly cells: readonly number[];
  readonly facing: number;
  readonly attacks: readonly number[];
}

/** Units that were not activated at all. */
interface IdleAct {
  readonly kind: 'idle';
  readonly units: readonly { readonly unit: string; readonly isStunned: boolean }[];
}

interface PartAct {
  readonly kind: 'pings' | 'threat';
}

export type Act = (UnitAct | IdleAct | PartAct) & {
  /** Its first event, and what happened in it. */
  readonly n: number;
  readonly events: readonly SeenEvent[];
  /** The table after it. */
  readonly view: BurncycleView;
};

export interface Turn {
  readonly round: number;
  readonly acts: readonly Act[];
  /** Over: the next event of a corporation's turn begins another. */
  readonly isOver: boolean;
}

/** Goes on with a record, or begins a new one; `before` is the table before the first of the events. */
export function recordOf(
  game: Game,
  before: object,
  events: readonly SeenEvent[],
  known: Turn | undefined,
): Turn | undefined {
  const state = game.guess(before, fastChance('record')) as BurncycleView;
  let turn = known;
  for (const seen of events) {
    const name = shortName(seen.event);
    if (name === 'corporation-began') turn = { round: state.round, acts: [], isOver: false };
    const isOn = turn !== undefined && !turn.isOver;
    const begun = isOn ? begin(state, seen) : undefined;
    write(game, state, seen.event);
    if (turn === undefined || !isOn) continue;
    const view = game.view(state, '') as BurncycleView;
    if (begun !== undefined) turn = { ...turn, acts: [...turn.acts, { ...begun, n: seen.n, events: [seen], view }] };
    else turn = { ...turn, acts: withEvent(turn.acts, seen, view) };
    if (name === 'round-ended') turn = { ...turn, isOver: true };
  }
  return turn;
}

type Begun = UnitAct | IdleAct | PartAct;

/** The act that an event begins, judged on the table before it. */
function begin(state: BurncycleView, { event }: SeenEvent): Begun | undefined {
  switch (shortName(event)) {
    case 'guard-activated':
      return unitAct(state, event.data as { readonly guard: number; readonly priority: string });
    case 'security-rested':
      return idleAct(state);
    case 'threat-held':
      return (event.data as { readonly isHeld: boolean }).isHeld ? { kind: 'pings' } : undefined;
    case 'threat-changed':
      return (event.data as { readonly cause: string }).cause === 'round' ? { kind: 'threat' } : undefined;
    default:
      return undefined;
  }
}

function unitAct(
  state: BurncycleView,
  { guard, priority }: { readonly guard: number; readonly priority: string },
): UnitAct | undefined {
  const unit = state.guards[guard];
  if (unit === undefined) return undefined;
  const { does, bots, isOpen } = planOf(state, guard);
  const [phase, patrol = ''] = does.split(' ');
  return {
    kind: 'unit',
    unit: unit.kind,
    isCaptain: isCaptain(unit),
    priority,
    after: phase === priority ? bots : [],
    isOpen: phase === priority && isOpen,
    patrol,
    cells: [unit.cell],
    facing: unit.facing,
    attacks: [],
  };
}

/** Those who are neither activated nor on patrol, and why. */
function idleAct({ guards }: BurncycleView): IdleAct | undefined {
  const units = guards.flatMap(({ kind, isTurned, isStunned }) => (isTurned ? [] : [{ unit: kind, isStunned }]));
  return units.length === 0 ? undefined : { kind: 'idle', units };
}

function withEvent(acts: readonly Act[], seen: SeenEvent, view: BurncycleView): readonly Act[] {
  const last = acts.at(-1);
  if (last === undefined) return acts;
  const gone = last.kind === 'unit' ? { ...last, ...change(last, seen.event) } : last;
  return [...acts.slice(0, -1), { ...gone, events: [...last.events, seen], view }];
}

/** What its own moves and blows add to an act. */
function change(act: UnitAct, event: GameEvent): Partial<UnitAct> {
  const { to, facing, bot } = event.data as { readonly to: number; readonly facing: number; readonly bot: number };
  switch (shortName(event)) {
    case 'guard-moved':
      return { cells: [...act.cells, to], facing };
    case 'guard-faced':
      return { facing };
    case 'bot-attacked':
      return { attacks: [...act.attacks, bot] };
    default:
      return {};
  }
}

function write(game: Game, state: object, { name, data }: GameEvent): void {
  game.eventsByName.get(name)?.write(state, data);
}
