/** The vocabulary of effects: name, clause, parameters and a sentence for each. Packs are held against it; it carries nothing out. */
import type { EffectEntry } from '@tablerunner/engine';
import { z } from 'zod';
import { SUPPLY_CHIPS } from '../lists.ts';

const amount = z.int().min(1).max(10);
const by = z.int().min(-10).max(10);
const within = z.int().min(1).max(12);
const none = z.strictObject({});
const level = z.int().min(1).max(3);

/** Everything that a card can do. Where nobody is named, it is done by and to the bot that the card belongs to. */
export const VOCABULARY = {
  energy: {
    clause: 'BC-ENERGY-06',
    about: 'The bot gains energy, or each agent, the module, or a bot that the player chooses.',
    params: z.strictObject({ amount, to: z.enum(['self', 'each-agent', 'module', 'chosen']).optional() }),
  },
  'lose-energy': {
    clause: 'BC-ENERGY-01',
    about: 'The bot loses energy, or each agent, each bot, each detected bot, or the module.',
    params: z.strictObject({
      amount,
      to: z.enum(['self', 'each-agent', 'each-bot', 'each-detected', 'module']).optional(),
    }),
  },
  key: { clause: 'BC-KEY-02', about: 'The bot takes a key chip.', params: none },
  equipment: {
    clause: 'BC-EQUIP-01',
    about: 'The bot draws equipment; of several cards it keeps one.',
    params: z.strictObject({ of: z.int().min(2).max(4).optional() }),
  },
  mod: {
    clause: 'BC-MOD-01',
    about: 'The bot draws a mod; of several cards it keeps one.',
    params: z.strictObject({ of: z.int().min(2).max(4).optional() }),
  },
  'network-card': { clause: 'BC-NETCARD-02', about: 'The agent draws a network card.', params: none },
  imperative: {
    clause: 'BC-IMP-03',
    about: 'The agent, or each agent, draws an imperative unless it has one.',
    params: z.strictObject({ to: z.enum(['self', 'each-agent']).optional() }),
  },
  chip: {
    clause: 'BC-SUPPLY-06',
    about: 'An action chip goes from the general stock to the own supply or that of the team.',
    params: z.strictObject({ chip: z.enum([...SUPPLY_CHIPS, 'any']), to: z.enum(['own', 'team']) }),
  },
  drain: {
    clause: 'BC-ABIL-04',
    about: 'The bot, each agent or the team discards an action chip of its supply.',
    params: z.strictObject({ to: z.enum(['self', 'each-agent', 'team']).optional() }),
  },
  threat: {
    clause: 'BC-THREAT-20',
    about: 'Threat changes by a number of levels.',
    params: z.strictObject({ by }),
  },
  'restore-chip': {
    clause: 'BC-CYCLE-04',
    about: 'A degraded chip of the burncycle is turned to its active side.',
    params: none,
  },
  'degrade-chip': {
    clause: 'BC-DEGRADE-01',
    about: 'A chip of the burncycle is degraded: one that the player chooses, or one that the burncycle die names.',
    params: z.strictObject({ how: z.enum(['choice', 'die']) }),
  },
  'deactivate-slot': {
    clause: 'BC-SLOT-06',
    about: 'The rightmost active slot of the burncycle is deactivated, but never the last one.',
    params: none,
  },
  level: { clause: 'BC-LEVEL-02', about: 'The network level of the agent changes.', params: z.strictObject({ by }) },
  'ceo-level': {
    clause: 'BC-LEVEL-02',
    about: 'The network level of the CEO changes.',
    params: z.strictObject({ by }),
  },
  'add-ping': { clause: 'BC-PING-02', about: 'The CEO adds a ping.', params: none },
  'remove-ping': { clause: 'BC-RESET-04', about: 'A ping goes back to its stock.', params: none },
  'move-ip': {
    clause: 'BC-NET-06',
    about: "The agent's IP moves along one line to a node without a peg, whose bonus it does not take.",
    params: none,
  },
  'unlock-door': {
    clause: 'BC-KEYPAD-26',
    about: 'A locked door is unlocked: one within so many spaces, or any.',
    params: z.strictObject({ within: within.optional() }),
  },
  'lock-doors': {
    clause: 'BC-DOOR-10',
    about: 'All unlocked doors are locked: on the floor, or those of the room that the bot is in.',
    params: z.strictObject({ where: z.enum(['floor', 'room']) }),
  },
  'scout-room': {
    clause: 'BC-SCOUT-03',
    about: 'An unscouted room is scouted: one behind a door beside the bot, or any.',
    params: z.strictObject({ where: z.enum(['beside', 'any']) }),
  },
  mainframe: {
    clause: 'BC-TERM-12',
    about: 'A terminal becomes a mainframe: one within so many spaces, or any.',
    params: z.strictObject({ within: within.optional() }),
  },
  movement: {
    clause: 'BC-MOVE-11',
    about: 'The bot moves up to so many spaces. This is no move action.',
    params: z.strictObject({ spaces: z.int().min(1).max(12) }),
  },
  'clear-chip': {
    clause: 'BC-AWARE-05',
    about: "An awareness chip is taken off the floor: the bot's own, or any.",
    params: z.strictObject({ of: z.enum(['self', 'any']) }),
  },
  detect: {
    clause: 'BC-DETECT-08',
    about: 'The bot, each agent or each bot is detected.',
    params: z.strictObject({ to: z.enum(['self', 'each-agent', 'each-bot']).optional() }),
  },
  'stun-guard': {
    clause: 'BC-STUN-01',
    about: 'A guard within so many spaces, up to a level, is stunned.',
    params: z.strictObject({ within, level: level.optional() }),
  },
  'shut-down-guard': {
    clause: 'BC-STRIKE-11',
    about: 'A guard within so many spaces, up to a level, is shut down.',
    params: z.strictObject({ within, level: level.optional() }),
  },
  'turn-guard': {
    clause: 'BC-SEC-10',
    about: 'A guard within so many spaces is turned to another direction.',
    params: z.strictObject({ within }),
  },
  'move-guard': {
    clause: 'BC-SEC-10',
    about: 'A guard within so many spaces is moved, space by space, as security units go.',
    params: z.strictObject({ within, spaces: z.int().min(1).max(6) }),
  },
  'lift-key': {
    clause: 'BC-KEY-07',
    about: 'The key under a security unit beside the bot goes to the bot.',
    params: none,
  },
  'deploy-guard': {
    clause: 'BC-POST-02',
    about: "A random guard of a level, or of the floor's, is deployed at a hallway post that the players choose.",
    params: z.strictObject({ level: level.optional() }),
  },
  captain: {
    clause: 'BC-CAPT-02',
    about: 'The captain comes into play at a hallway post that the players choose, unless it is in play.',
    params: none,
  },
  dice: {
    clause: 'BC-POOL-04',
    about: 'Action dice are added to the pool of this turn.',
    params: z.strictObject({ die: z.enum(['basic', 'advanced', 'elite']), count: z.int().min(1).max(5) }),
  },
  ap: {
    clause: 'BC-AP-03',
    about: 'AP are added to the test that is being made.',
    params: z.strictObject({ by: amount }),
  },
  reroll: {
    clause: 'BC-DICE-08',
    about: 'One die of the test that is being made may be rolled again.',
    params: none,
  },
  'raise-die': {
    clause: 'BC-DICE-04',
    about: 'One die of the test that is being made is turned to its next higher face.',
    params: none,
  },
  steps: {
    clause: 'BC-MOVE-10',
    about: 'In the move action that is being taken the bot has so many steps that no other bot can make.',
    params: z.strictObject({ by: amount }),
  },
  'fly-drone': {
    clause: 'BC-MEM-05',
    about: 'The drone of the agent flies, up to so many spaces in a turn, and scouts what it enters.',
    params: z.strictObject({ spaces: z.int().min(1).max(12) }),
  },
  distract: {
    clause: 'BC-MEM-04',
    about: 'A guard within so many spaces of the charged drone, up to a level, is stunned; that discharges the drone.',
    params: z.strictObject({ within, level: level.optional() }),
  },
  disguise: {
    clause: 'BC-IFACE-01',
    about: "The agent, if it is not detected, puts on the chip of a random guard of the floor's level.",
    params: none,
  },
} as const satisfies Record<string, { clause: string; about: string; params: z.ZodObject }>;

export type EffectName = keyof typeof VOCABULARY;
export type ParamsOf<N extends EffectName> = z.infer<(typeof VOCABULARY)[N]['params']>;
export const EFFECT_NAMES = Object.keys(VOCABULARY) as readonly EffectName[];

const [first, ...others] = EFFECT_NAMES.map((name) =>
  z.strictObject({ do: z.literal(name), ...VOCABULARY[name].params.shape }),
);

/** One effect, as a pack writes it. */
export const effectSchema = z.discriminatedUnion('do', [
  first as NonNullable<typeof first>,
  ...others,
]) as unknown as z.ZodType<EffectEntry>;
