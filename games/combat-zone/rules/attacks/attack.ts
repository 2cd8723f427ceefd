/** An attack with all its repetitions: Rapid and walking fire. Clauses CZ-KW-34 to 39; CZ-RULE-67, 97. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { isWithin, LIMITER } from '@tablerunner/geometry';
import { z } from 'zod';
import { allHold } from '../abilities/conditions.ts';
import { hasGift } from '../abilities/gifts.ts';
import { actionOf, heldAction, keywordsOf } from '../abilities/skills.ts';
import { distanceBetween } from '../targeting/table.ts';
import { checkTarget, targetsOf } from '../targeting/targets.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, seatOf } from '../units.ts';
import { shot } from './shot.ts';
import type { Shot } from './shot-types.ts';

interface AttackMemory extends Omit<Shot, 'bonuses'> {
  /** Shots that are left after those fired; left out before the first. */
  readonly left?: number | undefined;
  /** Changes of target so far: the penalty never falls again (CZ-RULE-67). */
  readonly changes?: number | undefined;
}

type Next = { readonly kind: 'shoot'; readonly target: number } | { readonly kind: 'stop' };

/** The next target: legal as any, and if it is another one, within RED of the last (CZ-KW-35, CZ-KW-38). Where that one stood counts (CZ-RULE-97). */
function checkNext(state: CombatZoneState, { model, action: id, target: last }: AttackMemory, target: number): Verdict {
  const action = heldAction(state, model, id);
  if (action === undefined) return refuse('CZ-ACTION-07', 'no-such-action', { action: id });
  if (!allHold(state, model, action.needs, target)) return refuse('CZ-GAME-11', 'condition-not-met', { action: id });
  const verdict = checkTarget(state, model, action, target);
  if (!verdict.ok || target === last) return verdict;
  return isWithin(distanceBetween(state, last, target), LIMITER.red)
    ? accept()
    : refuse('CZ-KW-38', 'too-far-from-the-last-target', { target, last });
}

function nextTargets(state: CombatZoneState, memory: AttackMemory): number[] {
  const { model, action: id, left = 0 } = memory;
  if (left <= 0 || !isOnTable(state, model)) return [];
  const action = heldAction(state, model, id); // a card that was lost between two shots fires no more
  if (action === undefined) return [];
  return targetsOf(state, model, action).flatMap(({ model: target, problem }) =>
    problem === undefined && checkNext(state, memory, target).ok ? [target] : [],
  );
}

export const attack = defineStep<CombatZoneState, AttackMemory, Next>({
  name: 'combat-zone/attack',
  clause: 'CZ-KW-34',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('shoot'), target: z.int().min(0) }),
    z.strictObject({ kind: z.literal('stop') }),
  ]),
  who: (state, memory) => (nextTargets(state, memory).length > 0 ? seatOf(state, memory.model) : undefined),
  candidates: (state, memory) => [
    ...nextTargets(state, memory).map((target): Next => ({ kind: 'shoot', target })),
    { kind: 'stop' },
  ],
  check: (state, memory, next) => (next.kind === 'stop' ? accept() : checkNext(state, memory, next.target)),
  apply(state, memory, next, engine) {
    if (next.kind === 'stop') return engine.done();
    fire(state, memory, next.target, engine);
  },

  run(state, memory, engine) {
    if (memory.left !== undefined) return engine.done(); // what is left without a target is lost (CZ-RULE-67)
    const { model, action: id, target } = memory;
    const action = actionOf(state, model, id);
    if (action === undefined) return engine.done();
    const { rapid = 1 } = keywordsOf(state, model, action, target);
    fire(state, { ...memory, left: rapid }, target, engine);
  },
});

/** Each change of target costs 1 from then on (CZ-KW-39). */
function fire(state: CombatZoneState, memory: AttackMemory, target: number, engine: Engine<CombatZoneState>): void {
  const { model, token, colour, action, left = 0 } = memory;
  const changes = (memory.changes ?? 0) + (target === memory.target ? 0 : 1);
  const isSteady = changes === 0 || hasGift(state, model, 'steady-fire');
  const bonuses = isSteady ? [] : [{ why: 'walking-fire', by: -changes }];
  engine.stay<AttackMemory>({ ...memory, target, changes, left: left - 1 });
  engine.interrupt(shot, { model, token, colour, action, target, bonuses });
}
