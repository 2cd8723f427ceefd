/** Reflexes: what cards do at a moment, by triggers on the events of the game. Only `all.ts` takes this file: triggers need steps that are there already. Clauses CZ-CARD-03, CZ-GAME-10, CZ-GAME-11. */
import { defineTrigger, type EventKind, type Trigger } from '@tablerunner/engine';
import { isFumble } from '../contest/compare.ts';
import { rollSettled } from '../events/contest.ts';
import { lootDrawn } from '../events/loot.ts';
import { modelDeployed, moved } from '../events/models.ts';
import { attackHit, attackMissed } from '../events/moments.ts';
import { activated, activationEnded, inspireBegan } from '../events/turn.ts';
import { fatallyWounded, wounded, woundsThreatened } from '../events/wounds.ts';
import type { CombatZoneState, Roller } from '../types.ts';
import { isFriend, isOnTable, isRival, isSameSide, modelOf, modelsOnTable, seatOf } from '../units.ts';
import { hasReflexes } from './card-index.ts';
import type { Rolled } from './effects/context.ts';
import type { Moment } from './moments.ts';
import { type Happening, mayWake, wokenBy } from './moments-of.ts';
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

/** One trigger for each event; what it wakes, at which of its moments, is told by `happenings`. */
const on = <D>(
  name: string,
  event: EventKind<CombatZoneState, D>,
  moments: readonly Moment[],
  happenings: (state: CombatZoneState, data: D) => readonly (readonly [Moment, Happening])[],
): Trigger<CombatZoneState, D, ReflexMemory> =>
  defineTrigger<CombatZoneState, D, ReflexMemory>({
    name: `combat-zone/on-${name}`,
    clause: 'CZ-CARD-03',
    on: event,
    fires(state, data) {
      if (!moments.some((moment) => hasReflexes(state, moment))) return NOBODY;
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

const wounds = on('wound', wounded, ['wounded', 'wound-dealt'], (state, { model, by, isAttack }) => [
  ['wounded', { ...about(model, by), isAttack }],
  ...(isAttack && by >= 0 && isRival(state, model, by)
    ? [['wound-dealt', { ...about(by, model), action: doingOf(state, by) }] as const]
    : []),
]);

/** Those who see a friend die; a drone is none of them that a card calls a friend (CZ-GAME-16, CZ-DRONE-05). */
const friendsOf = (state: CombatZoneState, model: number): readonly number[] =>
  modelOf(state, model).kind === 'drone'
    ? NOBODY
    : modelsOnTable(state).filter((friend) => friend !== model && isFriend(state, friend, model));

/** The last wound is a wound too, and the model still stands there. */
const deaths = on(
  'last-wound',
  fatallyWounded,
  ['dying', 'friend-dying', 'wound-dealt'],
  (state, { model, by, isAttack }) => [
    ['dying', { ...about(model, by), target: by, isAttack }],
    ...friendsOf(state, model).map((friend) => ['friend-dying', { model: friend, target: model, cause: by }] as const),
    ...(isAttack && by >= 0 && isRival(state, model, by)
      ? [['wound-dealt', { ...about(by, model), action: doingOf(state, by) }] as const]
      : []),
  ],
);

const threats = on('threat', woundsThreatened, ['wounds-threatened'], (_state, { model, by, isAttack }) => [
  ['wounds-threatened', { ...about(model, by), isAttack }],
]);

const hits = on('hit', attackHit, ['hit'], (_state, { model, target, action }) => [
  ['hit', { ...about(target, model), action: { model, id: action }, isAttack: true }],
]);

const misses = on(
  'miss',
  attackMissed,
  ['attack-missed', 'attack-evaded'],
  (state, { model, target, action, isFailed }) => [
    ...(isFailed ? [['attack-missed', { ...about(model, target), action: { model, id: action } }] as const] : []),
    ...(isRival(state, model, target)
      ? [['attack-evaded', { ...about(target, model), action: { model, id: action } }] as const]
      : []),
  ],
);

/** Who comes out of Reserve is placed before anything else, its cards included (CZ-RESERVE-05). */
const activations = on('activation', activated, ['activated'], (state, { model }) =>
  isOnTable(state, model) && mayWake(state, 'activated', model) ? [['activated', about(model)]] : NOBODY,
);
const arrivals = on('arrival', modelDeployed, ['activated'], (state, { model }) =>
  model === state.active && !state.isInspiring ? [['activated', about(model)]] : [],
);
const endings = on('activation-end', activationEnded, ['activation-ended'], (state, { model }) =>
  isOnTable(state, model) && mayWake(state, 'activation-ended', model) ? [['activation-ended', about(model)]] : NOBODY,
);

const inspires = on('inspire', inspireBegan, ['own-inspire', 'rival-inspire'], (state, { player }) =>
  modelsOnTable(state).flatMap((model): (readonly [Moment, Happening])[] => {
    const own = modelOf(state, model).player;
    if (own === player) return [['own-inspire', about(model)]];
    return isSameSide(state, own, player) ? [] : [['rival-inspire', about(model)]];
  }),
);

/** What a wound of a fumble hits. */
const stakeOf = ({ model, token }: Roller): Rolled => ({ model, token, isOpen: true });

/** Fumbles on both sides; the Obstacle die has no model, and a friend may stand among those who oppose. */
const fumbles = on('fumble', rollSettled, ['rival-fumbled', 'opposing-fumbled'], (state) => {
  const { contest } = state;
  if (contest === undefined) return [];
  const { acting, opposing } = contest;
  return opposing.flatMap((roller): (readonly [Moment, Happening])[] => {
    const areRivals = acting.model >= 0 && roller.model >= 0 && isRival(state, acting.model, roller.model);
    const ofActing = { ...about(roller.model, acting.model), rolled: stakeOf(acting) };
    const ofRoller = { ...about(acting.model, roller.model), rolled: stakeOf(roller) };
    return [
      ...(areRivals && isFumble(acting) ? [['rival-fumbled', ofActing] as const] : []),
      ...(areRivals && isFumble(roller) ? [['rival-fumbled', ofRoller] as const] : []),
      ...(isFumble(roller) && roller.model >= 0
        ? [['opposing-fumbled', { ...about(roller.model), rolled: stakeOf(roller) }] as const]
        : []),
    ];
  });
});

/** A move action has ended: not a push, a fall or a drag. */
const moves = on('move', moved, ['moved'], (state, { model, by }) => {
  const doing = state.doing.at(-1);
  if (by !== 'move' || doing === undefined || doing.model !== model || !mayWake(state, 'moved', model)) return NOBODY;
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
