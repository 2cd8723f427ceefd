/** What the panels beside the floor ask: tasks, threat card, what a roll needs, whose turn comes when. By the functions that the rules use. */
import type { Frame } from '@tablerunner/engine';
import { type AtKeypad, forceNeeded, levelOf } from '../rules/actions/keypad.ts';
import { resistanceOf, STUN_MARGIN, type Striking, WALL_RESISTANCE } from '../rules/actions/strike.ts';
import { type AtTerminal, apNeeded } from '../rules/actions/terminal.ts';
import { threatCardOf } from '../rules/mission/mission.ts';
import { corporationTurn, playerTurn } from '../rules/turn/turn.ts';
import { guardAt } from '../rules/units.ts';
import { describeThreatEvent, describeThreshold, type Words } from '../text/describe.ts';
import type { BurncycleView } from './view.ts';

export { type BotCard, botCard } from '../content/bots.ts';
export { captainCard } from '../content/captains.ts';
export { type GuardCard, guardCard } from '../content/guards.ts';
export { imperativeCard } from '../content/imperatives.ts';
export { equipmentCard, modCard } from '../content/items.ts';
export { networkCard } from '../content/network-cards.ts';
export { KEYPAD_FACES } from '../rules/actions/keypad.ts';
export { resistanceOf } from '../rules/actions/strike.ts';
export { MOST_THREAT } from '../rules/events/threat.ts';
export { SCOUT_FACES } from '../rules/floor/scout.ts';
export { ACTION_TYPES, SUPPLY_CHIPS } from '../rules/lists.ts';
export { type TaskNow, tasksOf } from '../rules/mission/progress.ts';
export type { Task } from '../rules/mission/types.ts';
export { type NetworkMap, type Node, nodeOf } from '../rules/network/map.ts';
export { ipWins } from '../rules/network/reset.ts';
export { planOf } from '../rules/plans.ts';
export { apOf, hasIcon, isBlank } from '../rules/test/dice.ts';
export { isLive, nextSlot } from '../rules/track/track.ts';
export { type ActionDie, type Chips, DICE, type DicePool } from '../rules/types.ts';
export {
  describeCaptain,
  describeEquipment,
  describeGuard,
  describeImperative,
  describeMod,
  describeModule,
  describeNetworkCard,
  describePower,
  describeTask,
} from '../text/describe.ts';
export { nodeText } from './naming.ts';

/** An entry of the threat card: an event happens once, a threshold holds as long as threat is high enough. */
export interface ThreatMark {
  readonly kind: 'event' | 'threshold';
  readonly id: string;
  readonly level: number;
  /** What it does, in a sentence. */
  readonly text: string;
  /** An event that has happened; a threshold that is in force. */
  readonly isOn: boolean;
}

/** BC-THREAT-03 to 06, in ascending order. */
export function threatMarks(view: BurncycleView, words: Words): readonly ThreatMark[] {
  const { difficulty, threat, highest } = view;
  const card = threatCardOf(view);
  if (card === undefined) return [];
  const isSimple = difficulty === 'simplified';
  const events = (isSimple ? [] : card.standard.events).map(
    (event): ThreatMark => markOf('event', event, describeThreatEvent(event, words), event.level <= highest),
  );
  const thresholds = (isSimple ? card.simplified : card.standard).thresholds.map(
    (one): ThreatMark => markOf('threshold', one, describeThreshold(one, words), threat >= one.level),
  );
  return [...events, ...thresholds].sort((one, other) => one.level - other.level);
}

const markOf = (
  kind: ThreatMark['kind'],
  { id, level }: { readonly id: string; readonly level: number },
  text: string,
  isOn: boolean,
): ThreatMark => ({ kind, id, level, text, isOn });

/** What so many AP would do. */
export interface Need {
  readonly ap: number;
  readonly does: 'shutdown' | 'stun' | 'break' | 'force' | 'option' | 'both';
  /** The option of a terminal card. */
  readonly option?: number;
}

/** What the roll that is about to be made must come to, the least first; nothing for a move, whose AP are all of use. */
export function needsOf(view: BurncycleView, stack: readonly Frame[]): readonly Need[] {
  for (const { step, memory } of stack.toReversed()) {
    const needs = NEEDS[step]?.(view, memory);
    if (needs !== undefined) return [...needs].sort((one, other) => one.ap - other.ap);
  }
  return [];
}

const NEEDS: Readonly<Record<string, (view: BurncycleView, memory: unknown) => readonly Need[]>> = {
  'burncycle/move': () => [],
  'burncycle/strike'(view, memory) {
    const { target } = memory as Striking;
    if (!('guard' in target)) return [{ ap: WALL_RESISTANCE, does: 'break' }];
    const resistance = resistanceOf(guardAt(view, target.guard));
    return [
      { ap: resistance - STUN_MARGIN, does: 'stun' },
      { ap: resistance, does: 'shutdown' },
    ];
  },
  'burncycle/keypad': (view, memory) =>
    (memory as AtKeypad).by === 'force' ? [{ ap: forceNeeded(levelOf(view)), does: 'force' }] : [],
  'burncycle/terminal'(view, memory) {
    const at = memory as AtTerminal;
    if (at.card === undefined) return [];
    const options = (at.picked ?? []).map(
      (option): Need => ({ ap: apNeeded(view, at, option), does: 'option', option }),
    );
    // Each of two options needs its own AP (BC-TERM-07).
    const all = options.reduce((sum, { ap }) => sum + ap, 0);
    return options.length > 1 ? [...options, { ap: all, does: 'both' }] : options;
  },
};

/** The agents in the order of their turns: after the one with the corporation marker comes the first (BC-TURN-17). */
export const turnOrder = ({ seats, marker }: BurncycleView): readonly number[] =>
  seats.map((_, at) => (Math.max(0, marker) + 1 + at) % seats.length);

const TURNS = [playerTurn, corporationTurn] as const;

/** The part of a turn that is at work, by the name of its step; undefined while the table is set up (BC-TURN-01, BC-CORP-02). */
export function phaseNow(stack: readonly Frame[]): string | undefined {
  for (const { step, memory } of stack.toReversed()) {
    const turn = TURNS.find(({ name }) => name === step);
    if (turn !== undefined) return turn.parts[(memory as { readonly at: number }).at - 1]?.name;
  }
  return undefined;
}
