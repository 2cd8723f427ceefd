/** The vocabulary of effects: name, clause, parameters and a sentence for each. Packs are held against it; it carries nothing out. */
import type { EffectEntry } from '@tablerunner/engine';
import { z } from 'zod';
import { giftSchema } from './gift-words.ts';
import { actionFilterSchema, colourSchema, skillSchema, whoSchema } from './words.ts';

const amount = z.int().min(1).max(12);
const who = whoSchema.optional();
const none = z.strictObject({});
/** Lists within lists: an effect that has others in it. */
/** As many as a card has room for. */
export const MOST_EFFECTS = 12;

const list: z.ZodType<readonly EffectEntry[]> = z.lazy(() => z.array(effectSchema).max(MOST_EFFECTS).readonly());

/** Everything that a card can do. Where nobody is named, it is done to the bearer of the card. */
export const VOCABULARY = {
  heal: {
    clause: 'CZ-HEAL-01',
    about: 'So many wounds are healed; the player of the healed model chooses which.',
    params: z.strictObject({ wounds: amount, who }),
  },
  refresh: {
    clause: 'CZ-KW-33',
    about: 'Up to so many used action tokens become ready, or all of them.',
    params: z.strictObject({ tokens: z.union([amount, z.literal('all')]), who }),
  },
  stun: {
    clause: 'CZ-KW-40',
    about: 'So many ready action tokens become used; a gonk misses its next Inspire.',
    params: z.strictObject({ tokens: amount, who }),
  },
  wound: {
    clause: 'CZ-WOUND-06',
    about: 'So many wounds are suffered, on tokens that the player of the model chooses.',
    params: z.strictObject({ wounds: amount, who }),
  },
  weaken: {
    clause: 'CZ-CARD-02',
    about: 'A GREEN action token is replaced with a YELLOW one for the rest of the game.',
    params: z.strictObject({ who }),
  },
  hack: { clause: 'CZ-HACK-01', about: 'The character gets a Hacked token.', params: z.strictObject({ who }) },
  'free-move': {
    clause: 'CZ-FREE-01',
    about: 'A free move of at most that colour; `chooser` is the one whose player draws the way, else the mover.',
    params: z.strictObject({ colour: colourSchema, who, chooser: z.enum(['self']).optional() }),
  },
  'free-climb': {
    clause: 'CZ-CLIMB-01',
    about: 'A climb of at most that colour without token and roll.',
    params: z.strictObject({ colour: colourSchema, who }),
  },
  'free-action': {
    clause: 'CZ-FREE-01',
    about:
      'A free action of the named kind; `colour` fixes its colour, `by` is added to its roll, `at` names its target; with `isReaction` it is a [RE]action to the cause.',
    params: z.strictObject({
      only: actionFilterSchema.optional(),
      colour: z.union([colourSchema, z.literal('same')]).optional(),
      by: z.int().min(1).max(3).optional(),
      at: z.enum(['cause', 'target']).optional(),
      chooser: z.enum(['self']).optional(),
      isReaction: z.literal(true).optional(),
      who,
    }),
  },
  activate: {
    clause: 'CZ-COMMAND-13',
    about: 'The named model becomes the Active Model next.',
    params: z.strictObject({ who: whoSchema }),
  },
  luck: { clause: 'CZ-LUCK-04', about: 'The player gets Luck tokens.', params: z.strictObject({ tokens: amount }) },
  boost: {
    clause: 'CZ-CARD-03',
    about: 'A gift for a while: for the next action it fits, until the activation ends, or until the next Inspire.',
    params: z.strictObject({ gift: giftSchema, until: z.enum(['served', 'activation', 'inspire']), who }),
  },
  'draw-loot': {
    clause: 'CZ-LOOT-08',
    about: 'A loot card is drawn by chance.',
    params: z.strictObject({ who }),
  },
  push: {
    clause: 'CZ-KW-32',
    about:
      'The model is moved so many inches directly away from the bearer, or in any direction the bearer’s player likes.',
    params: z.strictObject({ inches: amount, way: z.enum(['away', 'any']), who }),
  },
  roll: {
    clause: 'CZ-CRIT-08',
    about: 'A die of the colour is rolled: a fumble, a crit and everything else may do different things.',
    params: z.strictObject({
      die: colourSchema,
      fumble: list.optional(),
      crit: list.optional(),
      other: list.optional(),
    }),
  },
  test: {
    clause: 'CZ-DICE-02',
    about: 'The model rolls with a skill against the Obstacle die: what happens if it fails.',
    params: z.strictObject({ skill: skillSchema, fail: list, who }),
  },
  'on-crit': {
    clause: 'CZ-KW-20',
    about: 'Only if the roll of the action was a crit.',
    params: z.strictObject({ effects: list }),
  },
  'on-wound': {
    clause: 'CZ-RULE-59',
    about:
      'Only if the attack has wounded the target, which armor or a card may have spared, and has not taken it out.',
    params: z.strictObject({ effects: list }),
  },
  choose: {
    clause: 'CZ-GAME-11',
    about: 'The player of the named model chooses one of several lists.',
    params: z.strictObject({ by: z.enum(['self', 'target']), of: z.array(list).min(2).max(3).readonly() }),
  },
  'ignore-wounds': {
    clause: 'CZ-GAP-05',
    about: 'So many of the wounds that are about to be suffered do not happen, or all of them.',
    params: z.strictObject({ wounds: z.union([amount, z.literal('all')]) }),
  },
  'add-to-roll': {
    clause: 'CZ-ACTION-14',
    about: 'So much is added to the bearer’s roll that lies on the table.',
    params: z.strictObject({ by: z.int().min(1).max(3) }),
  },
  'turn-to-crit': {
    clause: 'CZ-CRIT-02',
    about: 'The bearer’s die counts as a crit: the one that lies on the table, or the one that is about to fall.',
    params: none,
  },
  'discard-card': { clause: 'CZ-KW-26', about: 'The card that does this is discarded.', params: none },
  'pass-card': {
    clause: 'CZ-GEAR-01',
    about: 'The card that does this goes to the named model, if it may have it.',
    params: z.strictObject({ who: whoSchema }),
  },
  marker: {
    clause: 'CZ-RULE-39',
    about:
      'A marker of the card is laid within RED of the bearer; the card says what it does to those who end a move near it.',
    params: none,
  },
  smoke: {
    clause: 'CZ-COVER-01',
    about:
      'Smoke 2 inches wide lies where the target stands: every path of attack through it is obscured until the player next inspires the team.',
    params: none,
  },
  explode: {
    clause: 'CZ-KW-10',
    about: 'Every model within RED rolls Reflexes against the Obstacle die or suffers a wound.',
    params: none,
  },
  drone: {
    clause: 'CZ-DRONE-02',
    about: 'A drone of the program is placed within RED of the netrunner, or the one in play acts again.',
    params: none,
  },
  reload: { clause: 'CZ-NET-19', about: 'The running program is turned to its loaded side.', params: none },
  taunt: {
    clause: 'CZ-GAME-11',
    about: 'The next character that a rival activates must attack the bearer first if it can.',
    params: none,
  },
} as const satisfies Record<string, { clause: string; about: string; params: z.ZodObject }>;

export type EffectName = keyof typeof VOCABULARY;
export const EFFECT_NAMES = Object.keys(VOCABULARY) as readonly EffectName[];

/** One effect, as a pack writes it. */
export const effectSchema: z.ZodType<EffectEntry> = z.lazy(() => {
  const [first, ...others] = EFFECT_NAMES.map((name) =>
    z.strictObject({ do: z.literal(name), ...VOCABULARY[name].params.shape }),
  );
  if (first === undefined) throw new Error('a vocabulary needs a word');
  return z.discriminatedUnion('do', [first, ...others]) as unknown as z.ZodType<EffectEntry>;
});
