/** Intellect action: a Hack. Clauses ES-INTEL, ES-HACK, ES-EQUIP-15, ES-EQUIP-24; ES-RULE-12, ES-RULE-82. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { has } from '../abilities.ts';
import { bestCommander, commandersOf } from '../command.ts';
import { doorsBeside } from '../doors.ts';
import { markerDiscarded } from '../events/markers.ts';
import { hack } from '../hacking/hack.ts';
import { checkDoor, checkLock, checkTerminal, checkUnit } from '../hacking/target.ts';
import { carriedBy, markerOf, mayUse } from '../markers.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { Equipment, EscapeState, HackTarget, Pool } from '../types.ts';
import { indexOf, isEnemy, isOnBoard, unitAt } from '../units.ts';
import { type Action, type Actor, type Choice, defineAction } from './action.ts';

/** Exactly one of door, lock, terminal and target. */
interface Hack extends Choice {
  readonly kind: 'hack' | 'hack-with-datadisk' | 'hack-with-radio';
  readonly door?: number | undefined;
  /** A hacked door to be locked again (Lockdown). */
  readonly lock?: number | undefined;
  readonly terminal?: number | undefined;
  readonly target?: string | undefined;
  /** The ally whose Int is used (Command). */
  readonly command?: string | undefined;
}

const NO_HACKS: readonly Hack[] = [];

const GOALS = ['door', 'lock', 'terminal', 'target'] as const;

const shape = (kind: Hack['kind']) =>
  z
    .strictObject({
      kind: z.literal(kind),
      door: z.int().min(0).optional(),
      lock: z.int().min(0).optional(),
      terminal: z.int().min(0).optional(),
      target: z.string().optional(),
      command: z.string().optional(),
      by: z.literal('pilot').optional(),
    })
    .refine((choice) => GOALS.filter((goal) => choice[goal] !== undefined).length === 1, {
      message: 'a Hack has one target: door, lock, terminal or target',
    });

function targetOf(state: EscapeState, { door, lock, terminal, target = '' }: Hack): HackTarget {
  if (door !== undefined) return { kind: 'door', door };
  if (lock !== undefined) return { kind: 'lock', door: lock };
  if (terminal !== undefined) return { kind: 'terminal', prop: terminal };
  return { kind: 'unit', unit: indexOf(state, target) };
}

function checkTarget(state: EscapeState, { unit }: Actor, choice: Hack, mustBeBeside: boolean): Verdict {
  const { door, lock, terminal, target = '' } = choice;
  if (door !== undefined) return checkDoor(state, unit, door, mustBeBeside);
  if (mustBeBeside) return refuse('ES-EQUIP-24', 'radio-is-for-doors', { unit: unit.id });
  if (lock !== undefined) return checkLock(state, unit, lock);
  return terminal !== undefined ? checkTerminal(state, unit, terminal) : checkUnit(state, unit, target);
}

function goalsInReach(state: EscapeState, { unit }: Actor, kind: Hack['kind']): Hack[] {
  const goals: Hack[] = [];
  const beside = doorsBeside(state, unit);
  if (has(state, unit, 'otaku')) for (let door = 0; door < state.doors.length; door++) goals.push({ kind, door });
  else if (unit.faction === 'resistance') for (const door of beside) goals.push({ kind, door });
  if (beside.length > 0 && has(state, unit, 'lockdown')) for (const lock of beside) goals.push({ kind, lock });
  for (let terminal = 0; terminal < state.props.length; terminal++) {
    if (state.props[terminal]?.kind === 'terminal') goals.push({ kind, terminal });
  }
  if (scenarioOf(state).characterHacks === undefined || unit.faction !== 'resistance') return goals;
  for (const enemy of state.units) if (isOnBoard(enemy) && isEnemy(unit, enemy)) goals.push({ kind, target: enemy.id });
  return goals;
}

interface Kind {
  readonly kind: Hack['kind'];
  readonly pool: Pool | undefined;
  /** The Equipment that is used up for it, in Cooperation only. */
  readonly item?: Equipment;
}

function checkItem(state: EscapeState, { unit, index }: Actor, item: Equipment): Verdict {
  if (state.mode !== 'cooperation') return refuse('ES-ITEM-06', 'not-in-this-mode', { item });
  if (markerOf(state, index)?.equipment !== item) {
    return refuse('ES-ITEM-06', 'does-not-carry-that', { unit: unit.id, item });
  }
  return mayUse(state, unit, item);
}

const hackAction = ({ kind, pool, item }: Kind): Action<Hack> =>
  defineAction<Hack>({
    kind,
    clause: 'ES-HACK-03',
    pool,
    ...(item === undefined ? {} : { needs: ['marker'] as const }),
    choice: shape(kind),

    candidates(state, actor) {
      if (item !== undefined && (state.mode !== 'cooperation' || !checkItem(state, actor, item).ok)) return NO_HACKS;
      const isSure = kind === 'hack-with-radio';
      const goals = goalsInReach(state, actor, kind).filter((goal) => checkTarget(state, actor, goal, isSure).ok);
      // Where nothing is rolled nobody's Int counts.
      const commander = isSure || goals.length === 0 ? -1 : bestCommander(state, actor.index);
      if (commander < 0) return goals;
      const command = unitAt(state, commander).id;
      return goals.flatMap((own) => [own, { ...own, command }]);
    },

    check(state, actor, choice) {
      const ready = item === undefined ? accept() : checkItem(state, actor, item);
      if (!ready.ok) return ready;
      if (choice.command !== undefined && !commandersOf(state, actor.index).includes(indexOf(state, choice.command))) {
        return refuse('ES-ABIL-14', 'no-commander-beside', { unit: actor.unit.id, commander: choice.command });
      }
      return checkTarget(state, actor, choice, kind === 'hack-with-radio');
    },

    apply(state, { index }, choice, engine) {
      if (item !== undefined) engine.emit(markerDiscarded, { marker: carriedBy(state, index) });
      engine.interrupt(hack, {
        unit: index,
        target: targetOf(state, choice),
        mind: choice.command === undefined ? index : indexOf(state, choice.command),
        certain: kind === 'hack-with-radio',
        stage: 'declare',
        countered: false,
      });
    },
  });

export const hackWithIntellect = hackAction({ kind: 'hack', pool: 'int' });

/** ES-RULE-82: the Datadisk replaces the cost, the Radio the roll. */
export const hackWithDatadisk = hackAction({ kind: 'hack-with-datadisk', pool: undefined, item: 'datadisk' });
export const hackWithRadio = hackAction({ kind: 'hack-with-radio', pool: 'int', item: 'radio' });
