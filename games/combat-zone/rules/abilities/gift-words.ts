/** The vocabulary of gifts: what a card gives as long as it is there. Packs are held against it. */
import { z } from 'zod';
import type { Gift } from '../../content/types.ts';
import { KEYWORDS } from '../lists.ts';
import { actionFilterSchema, bandSchema, colourSchema, groupSchema, skillSchema, whenSchema } from './words.ts';

/** Whom it is given to, if not to the bearer, and when. */
const common = { to: groupSchema.optional(), when: whenSchema };
const by = z.int().min(-3).max(3);

export const GIFTS = {
  skill: {
    clause: 'CZ-SKILL-02',
    about: 'Adds to a skill, in own actions and when opposing.',
    params: z.strictObject({ skill: skillSchema, by, ...common }),
  },
  defense: {
    clause: 'CZ-KW-24',
    about: 'Adds to a skill, or to every skill, when opposing an action; `isAttack`: only against attacks.',
    params: z.strictObject({ skill: skillSchema.optional(), by, isAttack: z.literal(true).optional(), ...common }),
  },
  keyword: {
    clause: 'CZ-KW-01',
    about: 'Gives actions a keyword; the greatest X counts.',
    params: z.strictObject({
      keyword: z.enum(KEYWORDS),
      x: z.int().min(1).max(4).optional(),
      on: actionFilterSchema,
      ...common,
    }),
  },
  ignores: {
    clause: 'CZ-GAME-10',
    about: 'Takes a keyword away from actions of gear.',
    params: z.strictObject({ keyword: z.enum(KEYWORDS), ...common }),
  },
  hampers: {
    clause: 'CZ-ACTION-14',
    about: 'Adds to, or takes from, the roll of an attack with the skill on the bearer.',
    params: z.strictObject({ skill: skillSchema, by, ...common }),
  },
  shelters: {
    clause: 'CZ-KW-48',
    about: 'Attacks with the skill on whom this is given to have a keyword.',
    params: z.strictObject({ skill: skillSchema, keyword: z.enum(KEYWORDS), ...common }),
  },
  'counts-as': {
    clause: 'CZ-CARD-09',
    about: 'The bearer has a further keyword.',
    params: z.strictObject({ keyword: z.enum(['leader', 'netrunner']), ...common }),
  },
  luck: {
    clause: 'CZ-LUCK-04',
    about: 'The team starts with more Luck tokens.',
    params: z.strictObject({ by: z.int().min(1).max(3), ...common }),
  },
  'steady-fire': {
    clause: 'CZ-KW-39',
    about: 'Walking fire has no penalty.',
    params: z.strictObject({ ...common }),
  },
  reserve: {
    clause: 'CZ-RESERVE-01',
    about:
      'The model may start in Reserve; `beyond`: it is then placed anywhere that is farther than this from every rival.',
    params: z.strictObject({ beyond: bandSchema.optional(), ...common }),
  },
  drag: {
    clause: 'CZ-DRAG-01',
    about: 'Drags up to the colour whatever token pays, and adds to the roll that begins a drag.',
    params: z.strictObject({ colour: colourSchema, by, ...common }),
  },
  'may-use': {
    clause: 'CZ-SKILL-02',
    about:
      'Before an own action the bearer may choose to use the named skill in place of a lower one; the action then has the keyword.',
    params: z.strictObject({ skill: skillSchema, keyword: z.enum(KEYWORDS), ...common }),
  },
  'instead-of': {
    clause: 'CZ-SKILL-02',
    about: 'The action that is being taken uses the named skill in place of its own and has the keyword.',
    params: z.strictObject({ skill: skillSchema, keyword: z.enum(KEYWORDS), ...common }),
  },
  hobbled: {
    clause: 'CZ-OBST-03',
    about: 'Every move begins as if it crossed an obstacle.',
    params: z.strictObject({ ...common }),
  },
  'breaks-influence': {
    clause: 'CZ-KW-03',
    about:
      'A rival’s successful Influence action within YELLOW is rolled again; the card is lost when that makes it fail.',
    params: z.strictObject({ ...common }),
  },
  'keeps-armor': {
    clause: 'CZ-ARMOR-05',
    about:
      'After each defence that the armor of the card won, a RED die is rolled: anything but a crit loses the card.',
    params: z.strictObject({ ...common }),
  },
  'steers-blast': {
    clause: 'CZ-KW-08',
    about: 'After a successful Blast the Impact token may be shifted while the first target stays in the area.',
    params: z.strictObject({ ...common }),
  },
  'reacts-for': {
    clause: 'CZ-REACT-01',
    about: 'The bearer may [RE]act in place of those this is given to when they are wounded.',
    params: z.strictObject({ ...common }),
  },
  'steps-in': {
    clause: 'CZ-OPPOSE-01',
    about:
      'Standing in the path of an attack on a friend of its faction with more Influence, the model may become the target before the dice.',
    params: z.strictObject({ ...common }),
  },
  'only-for': {
    clause: 'CZ-GEAR-01',
    about: 'Only characters of this name may have the card.',
    params: z.strictObject({ name: z.string().min(1), ...common }),
  },
  'holds-programs': {
    clause: 'CZ-NET-02',
    about: 'When the card is lost, the programs of its bearer are lost with it.',
    params: z.strictObject({ ...common }),
  },
  taunts: {
    clause: 'CZ-GAME-11',
    about: 'The next character that a rival activates must attack the bearer first if it can.',
    params: z.strictObject({ ...common }),
  },
  taunted: {
    clause: 'CZ-GAME-11',
    about: 'The first action of the activation must be an attack on this model, if that is possible.',
    params: z.strictObject({ by: z.int().min(0), ...common }),
  },
  'turns-fumble': {
    clause: 'CZ-CRIT-08',
    about: 'A fumble of the next roll against the Obstacle die counts as a crit.',
    params: z.strictObject({ ...common }),
  },
  'turns-roll': {
    clause: 'CZ-CRIT-02',
    about: 'The next roll counts as a crit.',
    params: z.strictObject({ ...common }),
  },
  'repairs-cybergear': {
    clause: 'CZ-KW-26',
    about: 'Before the bearer loses Cybergear: a GREEN die with Tech against the Obstacle die; a win keeps the card.',
    params: z.strictObject({ ...common }),
  },
  'fumble-is-crit': {
    clause: 'CZ-CRIT-08',
    about: 'The bearer may exhaust the card before a roll against the Obstacle die: a fumble then counts as a crit.',
    params: z.strictObject({ ...common }),
  },
} as const satisfies Record<string, { clause: string; about: string; params: z.ZodObject }>;

export type GiftName = keyof typeof GIFTS;
export const GIFT_NAMES = Object.keys(GIFTS) as readonly GiftName[];

const shapes = GIFT_NAMES.map((name) => z.strictObject({ give: z.literal(name), ...GIFTS[name].params.shape }));
const [first, ...others] = shapes;
if (first === undefined) throw new Error('a vocabulary needs a word');
export const giftSchema = z.discriminatedUnion('give', [first, ...others]) as unknown as z.ZodType<Gift>;
