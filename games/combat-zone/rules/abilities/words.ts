/** Words that gifts, reflexes and effects share: who is meant, under which conditions, and which actions. */
import { z } from 'zod';
import { BANDS, CARD_KEYWORDS, COLOURS, SKILLS } from '../lists.ts';

const RELATIONS = ['self', 'friend', 'other-friend', 'rival', 'any'] as const;

/** Models by what they are to the bearer of the card and how far they are. */
export const groupSchema = z.strictObject({
  of: z.enum(RELATIONS),
  /** Not farther than the mark of this colour. */
  within: z.enum(['red', 'yellow', 'green']).optional(),
  isVisible: z.literal(true).optional(),
  kind: z.enum(['character', 'gonk']).optional(),
  faction: z.string().min(1).optional(),
  isHacked: z.literal(true).optional(),
  isRedLined: z.literal(true).optional(),
});
export type Group = z.infer<typeof groupSchema>;

/** `self`: the bearer; `target`: whom the action or the moment concerns; `cause`: who brought the moment about. */
export const whoSchema = z.union([
  z.enum(['self', 'target', 'cause']),
  z.strictObject({ each: groupSchema }),
  z.strictObject({ one: groupSchema }),
]);
export type Who = z.infer<typeof whoSchema>;

/** Which actions are meant; all conditions must hold, none means every action. */
export const actionFilterSchema = z.strictObject({
  skill: z.enum(SKILLS).optional(),
  isAttack: z.literal(true).optional(),
  /** Basic actions only. */
  isBasic: z.literal(true).optional(),
  /** Actions of cards with this keyword; together with `isBasic` either is enough. */
  cardKeyword: z.enum(CARD_KEYWORDS).optional(),
  isMove: z.literal(true).optional(),
});
export type ActionFilter = z.infer<typeof actionFilterSchema>;

/** Conditions: name, clause and a sentence each. */
export const CONDITIONS = {
  'first-action': { clause: 'CZ-ACTIVATE-02', about: 'It is the first action of the activation.' },
  'not-moved': { clause: 'CZ-ACTIVATE-02', about: 'The model has not moved in this activation.' },
  'friend-visible': { clause: 'CZ-PATH-04', about: 'The model sees another friendly model.' },
  'no-rival-within-yellow': { clause: 'CZ-RANGE-01', about: 'No rival is within YELLOW of the model.' },
  elevated: { clause: 'CZ-HEIGHT-01', about: 'The model stands higher than RED above the table.' },
  unseen: { clause: 'CZ-PATH-04', about: 'No rival sees the model.' },
  'in-brawl': { clause: 'CZ-BRAWL-01', about: 'The model is in a brawl.' },
  'target-hacked': { clause: 'CZ-HACK-02', about: 'The target is Hacked.' },
  'brawl-with-cause': {
    clause: 'CZ-BRAWL-01',
    about: 'The model is in a brawl with the one that brought the moment about.',
  },
  wounded: { clause: 'CZ-HEAL-01', about: 'The model has a wound that can be healed.' },
} as const;
export type ConditionName = keyof typeof CONDITIONS;
export const conditionSchema = z.enum(Object.keys(CONDITIONS) as [ConditionName, ...ConditionName[]]);
export const whenSchema = z.array(conditionSchema).min(1).max(12).optional();

export const colourSchema = z.enum(COLOURS);
export const bandSchema = z.enum(BANDS);
export const skillSchema = z.enum(SKILLS);
