/** Reflexes: what cards do at a moment, by triggers on the events of the game. Only `all.ts` takes this file: triggers need steps that are there already. Clauses CZ-CARD-03, CZ-GAME-10, CZ-GAME-11. */
import { defineTrigger, type EventKind, type Trigger } from '@tablerunner/engine';
import { isFumble } from '../contest/compare.ts';
import { rollSettled } from '../events/contest.ts';
import { lootDrawn } from '../events/loot.ts';
import { modelDeployed, moved } from '../events/models.ts';
import { attackHit, attackMissed } from '../events/moments.ts';
import { activated, activationEnded, inspireBegan } from '../events/turn.ts';
import { fatallyWounded, wounded, woundsThreatened } from '../events/wounds.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, isOnTable, isRival, isSameSide, modelOf, modelsOnTable, seatOf } from '../units.ts';
import type { Moment } from './moments.ts';
import { type Happening, wokenBy } from './moments-of.ts';
import { memoryOf, type ReflexMemory, reflex } from './reflex.ts';

type Firing = { readonly owner: string; readonly memory: ReflexMemory };

function wake(state: CombatZoneState, moment: Moment, happening: Happening): readonly Firing[] {
  const woken = happening.model < 0 ? NOBODY : wokenBy(state, moment, happening);
  if (woken.length === 0) return NOBODY;
  const owner = seatOf(state, happening.model);
  return woken.map((one) => ({ owner, memory: memoryOf(one, happening) }));
}

const NOBODY: readonly never[] = [];

const about = (model: number, other = -1): Happening => ({ model, target: other, cause: other });

/** One trigger for each event; what it wakes is told by `happenings`. */
const on = <D>(
  name: string,
  event: EventKind<CombatZoneState, D> | readonly EventKind<CombatZoneState, D>[],
  happenings: (state: CombatZoneState, data: D) => readonly (readonly [Moment, Happening])[],
): Trigger<CombatZoneState, D, ReflexMemory> =>
  defineTrigger<CombatZoneState, D, ReflexMemory>({
    name: `combat-zone/on-${name}`,
    clause: 'CZ-CARD-03',
    on: event,
    fires(state, data) {
      let firings: readonly Firing[] = NOBODY;
      for (const [moment, happening] of happenings(state, data)) {
        const woken = wake(state, moment, happening);
        if (woken.length > 0) firings = firings.length === 0 ? woken : [...firings, ...woken];
      }
      return firings;
    },
    step: reflex,
  });

/** The action that is being resolved, of the model that takes it. */
function doingOf({ doing }: CombatZoneState, model: number): Happening['action'] {
  const found = doing.findLast((one) => one.model === model);
  return found === undefined ? undefined : { model, id: found.action };
}

const wounds = on('wound', wounded, (state, { model, by, isAttack }) => [
  ['wounded', { ...about(model, by), isAttack }],
  ...(isAttack && by >= 0 && isRival(state, model, by)
    ? [['wound-dealt', { ...about(by, model), action: doingOf(state, by) }] as const]
    : []),
]);

/** The last wound is a wound too, and the model still stands there. */
const deaths = on('last-wound', fatallyWounded, (state, { model, by, isAttack }) => [
  ['dying', { ...about(model, by), target: by, isAttack }],
  ...modelsOnTable(state)
    .filter((friend) => friend !== model && isFriend(state, friend, model))
    .map((friend) => ['friend-dying', { model: friend, target: model, cause: by }] as const),
  ...(isAttack && by >= 0 && isRival(state, model, by)
    ? [['wound-dealt', { ...about(by, model), action: doingOf(state, by) }] as const]
    : []),
]);

const threats = on('threat', woundsThreatened, (_state, { model, by, isAttack }) => [
  ['wounds-threatened', { ...about(model, by), isAttack }],
]);

const hits = on('hit', attackHit, (_state, { model, target, action }) => [
  ['hit', { ...about(target, model), action: { model, id: action }, isAttack: true }],
]);

const misses = on('miss', attackMissed, (_state, { model, target, action, isFailed }) => [
  ...(isFailed ? [['attack-missed', { ...about(model, target), action: { model, id: action } }] as const] : []),
  ['attack-evaded', { ...about(target, model), action: { model, id: action } }],
]);

/** Who comes out of Reserve is placed before anything else, its cards included (CZ-RESERVE-05). */
const activations = on('activation', activated, (state, { model }) =>
  isOnTable(state, model) ? [['activated', about(model)]] : [],
);
const arrivals = on('arrival', modelDeployed, (state, { model }) =>
  model === state.active && !state.isInspiring ? [['activated', about(model)]] : [],
);
const endings = on('activation-end', activationEnded, (state, { model }) =>
  isOnTable(state, model) ? [['activation-ended', about(model)]] : [],
);

const inspires = on('inspire', inspireBegan, (state, { player }) =>
  modelsOnTable(state).flatMap((model): (readonly [Moment, Happening])[] => {
    const own = modelOf(state, model).player;
    if (own === player) return [['own-inspire', about(model)]];
    return isSameSide(state, own, player) ? [] : [['rival-inspire', about(model)]];
  }),
);

/** Fumbles on both sides; the Obstacle die has no model. */
const fumbles = on('fumble', rollSettled, ({ contest }) => {
  if (contest === undefined) return [];
  const { acting, opposing } = contest;
  return opposing.flatMap((roller): (readonly [Moment, Happening])[] => [
    ...(isFumble(acting) && acting.model >= 0 ? [['rival-fumbled', about(roller.model, acting.model)] as const] : []),
    ...(isFumble(roller) && roller.model >= 0
      ? [
          ['rival-fumbled', about(acting.model, roller.model)] as const,
          ['opposing-fumbled', about(roller.model)] as const,
        ]
      : []),
  ]);
});

/** A move action has ended: not a push, a fall or a drag. */
const moves = on('move', moved, (state, { model, by }) => {
  const doing = state.doing.at(-1);
  if (by !== 'move' || doing === undefined || doing.model !== model) return [];
  return [['moved', { ...about(model), colour: doing.colour }]];
});

/** Only the card that was drawn. */
const draws = defineTrigger<CombatZoneState, { model: number; card: string }, ReflexMemory>({
  name: 'combat-zone/on-draw',
  clause: 'CZ-LOOT-08',
  on: lootDrawn,
  fires: (state, { model, card }) =>
    wake(state, 'drawn', about(model)).filter(({ memory }) => memory.context.card === card),
  step: reflex,
});

export const reflexTriggers = [
  activations,
  arrivals,
  endings,
  inspires,
  hits,
  misses,
  threats,
  wounds,
  deaths,
  fumbles,
  moves,
  draws,
] as unknown as readonly Trigger<CombatZoneState>[];
