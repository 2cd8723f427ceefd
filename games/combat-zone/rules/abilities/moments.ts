/** The moments at which a reflex of a card works. Packs are held against them. */
import { z } from 'zod';
import type { Reflex } from '../../content/types.ts';
import { effectSchema, MOST_EFFECTS } from './vocabulary.ts';
import { actionFilterSchema, skillSchema, whenSchema } from './words.ts';

/** `isUse`: not a moment but a permission: its player uses the card when he likes. */
export const MOMENTS = {
  use: { clause: 'CZ-CARD-04', about: 'In the own activation, between actions, without a token.', isUse: true },
  'use-first': { clause: 'CZ-CARD-04', about: 'In the own activation, before its first action.', isUse: true },
  'use-roll': {
    clause: 'CZ-RULE-53',
    about: 'When the dice of a roll of the bearer lie on the table, together with Luck.',
    isUse: true,
  },
  'use-any': {
    clause: 'CZ-CARD-04',
    about:
      'At any time: in the own activation between actions, or when dice of its player lie on the table, together with Luck.',
    isUse: true,
  },
  'before-roll': {
    clause: 'CZ-RULE-50',
    about: 'A roll of the bearer has been declared, the dice have not fallen; `skill`: only with this skill.',
    isUse: false,
  },
  activated: { clause: 'CZ-ACTIVATE-01', about: 'The bearer becomes the Active Model.', isUse: false },
  'activation-ended': { clause: 'CZ-ACTIVATE-03', about: 'The activation of the bearer ends.', isUse: false },
  'own-inspire': {
    clause: 'CZ-INSPIRE-02',
    about: 'The bearer’s player begins to inspire the team, before the gonks act.',
    isUse: false,
  },
  'rival-inspire': { clause: 'CZ-INSPIRE-02', about: 'A rival inspires the team.', isUse: false },
  'wound-dealt': {
    clause: 'CZ-WOUND-01',
    about: 'An attack of the bearer has wounded a rival, the target.',
    isUse: false,
  },
  hit: { clause: 'CZ-BASIC-05', about: 'An attack has succeeded against the bearer.', isUse: false },
  wounded: { clause: 'CZ-WOUND-01', about: 'The bearer has suffered a wound.', isUse: false },
  'wounds-threatened': {
    clause: 'CZ-GAP-05',
    about: 'The bearer is about to suffer wounds; `isAttack`: of a lost roll against an attack only.',
    isUse: false,
  },
  dying: { clause: 'CZ-OUT-01', about: 'The bearer is about to be taken out.', isUse: false },
  'friend-dying': { clause: 'CZ-OUT-01', about: 'A friend, the target, is about to be taken out.', isUse: false },
  'attack-missed': { clause: 'CZ-DICE-06', about: 'An attack of the bearer has failed.', isUse: false },
  'attack-evaded': {
    clause: 'CZ-DICE-06',
    about: 'An attack of a rival, the cause, on the bearer has failed.',
    isUse: false,
  },
  'rival-fumbled': {
    clause: 'CZ-CRIT-08',
    about: 'A rival, the cause, has fumbled a roll against or by the bearer.',
    isUse: false,
  },
  'opposing-fumbled': { clause: 'CZ-CRIT-08', about: 'The bearer has fumbled an opposing roll.', isUse: false },
  moved: { clause: 'CZ-MOVE-01', about: 'The bearer has ended a move action.', isUse: false },
  drawn: { clause: 'CZ-LOOT-08', about: 'The loot card has been drawn from a body.', isUse: false },
  'set-up': { clause: 'CZ-GAME-08', about: 'The teams are on the table, before the first Control.', isUse: false },
  'near-marker': {
    clause: 'CZ-MOVE-01',
    about: 'A rival, the target, has ended a move within RED of a marker of the card.',
    isUse: false,
  },
} as const;

export type Moment = keyof typeof MOMENTS;
export const MOMENT_NAMES = Object.keys(MOMENTS) as [Moment, ...Moment[]];

export const reflexSchema = z.strictObject({
  on: z.enum(MOMENT_NAMES),
  /** The action that brought the moment about, or the roll that the card is used in. */
  action: actionFilterSchema.optional(),
  /** Only wounds of attacks. */
  isAttack: z.literal(true).optional(),
  /** Only rolls with this skill. */
  skill: skillSchema.optional(),
  when: whenSchema,
  /** Its player is asked; a `use` always is. */
  isOptional: z.literal(true).optional(),
  /** What it costs: the card is discarded, or exhausted. */
  cost: z.enum(['discard', 'exhaust']).optional(),
  effects: z.array(effectSchema).min(1).max(MOST_EFFECTS).readonly(),
}) as unknown as z.ZodType<Reflex>;
