/** What each step remembers, as a shape: what stands behind its name in a `step:` line. */
import { z } from 'zod';
import {
  acting,
  answering,
  blow,
  bonuses,
  colour,
  context,
  count,
  deed,
  doer,
  effectList,
  effects,
  flag,
  length,
  listOf,
  naming,
  opposition,
  place,
  placeOrNone,
  point,
  roller,
  skill,
  spot,
  word,
} from './shapes.ts';

const drag = z.union([z.strictObject({ model: place }), z.strictObject({ piece: word })]);

const moving = {
  model: place,
  token: placeOrNone,
  colour,
  limit: length,
  way: listOf(point),
  second: placeOrNone.optional(),
  drag: drag.optional(),
  isSure: flag,
  isCapped: flag,
};

const move = z.strictObject({
  ...moving,
  stage: z.enum(['freed', 'dragged', 'escaped', 'walking', 'rolled']).optional(),
  at: count.optional(),
  again: count.optional(),
  isSecond: flag,
});

const shot = { model: place, token: placeOrNone, colour, action: word, target: place };

const freeAction = z.strictObject({
  model: place,
  colour: colour.optional(),
  only: listOf(word).optional(),
  target: place.optional(),
  chooser: place.optional(),
  token: placeOrNone.optional(),
  answering: answering.optional(),
});

const tokens = z.strictObject({ model: place, count });
const card = { model: place, carried: placeOrNone, card: word };
const named = { model: place, card: word };
const nothing = z.strictObject({});

const BLAST_STAGES = ['aimed', 'steered', 'missed', 'fumbled', 'replaced', 'evading', 'rolling', 'caught'] as const;

/** By the short name of the step. */
export const MEMORIES: Readonly<Record<string, z.ZodType>> = {
  game: z.strictObject({ stage: z.enum(['deployed', 'ready']).optional() }),
  deployment: z.strictObject({ player: place }),
  arrive: z.strictObject({ model: place }),
  control: z.strictObject({ isPlayed: flag }),
  inspire: z.strictObject({ isFinished: flag }),
  activation: z.strictObject({ model: place, hasActed: z.boolean() }),
  action: z.strictObject({ doer, choice: deed, stage: z.enum(['resolved', 'answering', 'answered']).optional() }),
  'free-action': freeAction,
  'free-move': z.strictObject({
    model: place,
    limit: colour.optional(),
    chooser: place.optional(),
    isClimb: flag,
  }),
  'free-token': z.strictObject({
    model: place,
    doer,
    of: z.union([z.strictObject({ choice: deed }), z.strictObject({ free: freeAction })]),
  }),
  perform: z.strictObject({ ...shot, target: placeOrNone, body: placeOrNone, isRolled: flag }),
  results: z.strictObject({
    model: place,
    action: word,
    target: placeOrNone,
    isCrit: z.boolean(),
    wounds: count.optional(),
    isFurther: flag,
    body: placeOrNone.optional(),
  }),
  loot: z.strictObject({ model: place, body: place, isGear: z.boolean() }),
  react: z.strictObject({ settled: listOf(place).optional() }),
  protect: z.strictObject({ wounded: place }),

  contest: z.strictObject({
    purpose: word,
    acting,
    given: roller.optional(),
    action: word.optional(),
    by: place.optional(),
    against: listOf(opposition),
    stage: z.enum(['dice', 'luck']).optional(),
    named: listOf(naming).optional(),
  }),
  luck: z.strictObject({ asked: listOf(place), hasOtherRerolled: z.boolean(), isLast: z.boolean() }),
  'use-on-roll': z.strictObject({ model: place, card: place }),
  'step-in': z.strictObject({ target: place, helpers: listOf(place) }),
  'turn-die': z.strictObject({ model: place, places: listOf(place), roller: placeOrNone, isTurned: z.boolean() }),
  scramble: z.strictObject(card),
  'test-armor': z.strictObject({ ...card, isRolled: flag }),

  suffer: z.strictObject({
    model: place,
    wounds: z.union([z.literal('out'), count]),
    token: placeOrNone,
    by: placeOrNone,
    isAttack: z.boolean(),
    isAtStake: flag,
    armor: word.optional(),
    moment: count.optional(),
    stage: z.enum(['threatened', 'falling', 'fatal']).optional(),
    outer: blow.optional(),
  }),
  heal: tokens,
  stun: tokens,
  'stun-tokens': tokens,
  refresh: tokens,
  weaken: tokens,

  move,
  'choose-rival': z.strictObject({
    purpose: z.enum(['escape', 'drag']),
    moving: move,
    rivals: listOf(place),
    bonuses,
  }),
  'place-dragged': z.strictObject({ model: place, drag }),
  push: z.strictObject({ model: place, by: place }),
  shove: z.strictObject({ model: place, by: place, length, isFree: flag }),

  attack: z.strictObject({ ...shot, left: z.int().min(-1).max(99).optional(), changes: count.optional() }),
  shot: z.strictObject({
    ...shot,
    bonuses,
    targets: listOf(place).optional(),
    isStray: flag,
    tied: listOf(z.strictObject({ target: place, token: placeOrNone, armor: placeOrNone.optional() })).optional(),
    isCrit: flag,
  }),
  blast: z.strictObject({
    ...shot,
    bonuses,
    stage: z.enum(BLAST_STAGES).optional(),
    impact: spot.optional(),
    given: roller.optional(),
    spared: placeOrNone.optional(),
  }),
  evade: z.strictObject({ impact: spot, by: place, spared: placeOrNone, players: listOf(place) }),

  handle: z.strictObject({
    model: place,
    deed: z.enum(['take', 'work', 'leave']),
    objective: placeOrNone,
    token: placeOrNone,
    colour,
    isRolled: flag,
  }),
  'note-taken-out': z.strictObject({ model: place, by: placeOrNone }),
  'note-left': z.strictObject({ model: place, objective: placeOrNone }),
  'note-worked': z.strictObject({ model: place }),
  'note-round': nothing,
  'note-end': nothing,

  launch: z.strictObject({ model: place, program: place, target: placeOrNone, isRolled: flag }),
  'use-up-program': z.strictObject(named),

  effects: effectList,
  reflex: z.strictObject({
    effects,
    context,
    isOptional: z.boolean(),
    cost: z.enum(['discard', 'exhaust']).optional(),
  }),
  'choose-target': z.strictObject({ entry: effects.element, context }),
  'choose-option': z.strictObject({ model: place, of: listOf(effects), context }),
  'card-roll': z.strictObject({
    die: colour,
    lists: z.strictObject({ fumble: effects, crit: effects, other: effects }),
    context,
    isRolled: flag,
  }),
  test: z.strictObject({ model: place, skill, fail: effectList, token: placeOrNone.optional(), isRolled: flag }),
  placing: z.strictObject({ ...named, what: z.enum(['marker', 'drone']) }),
  'end-boosts': z.strictObject({ model: place, places: listOf(place) }),
  'end-served': z.strictObject({ model: place }),
  'clear-smoke': z.strictObject({ player: place, card: word }),
  'note-taunt': z.strictObject({ model: place, taunter: place }),
  repair: z.strictObject({ ...named, isRolled: flag }),
  'lose-programs': z.strictObject({ model: place }),
};
