/** What each step may remember: the form of every `step:` line. A memory of another form is refused before anything is played. */
import type { Frame } from '@tablerunner/engine';
import { z } from 'zod';
import { CAPTAINS } from '../content/captains.ts';
import { POWER_DICE } from '../content/dice.ts';
import { GUARDS } from '../content/guards.ts';
import { IMPERATIVES } from '../content/imperatives.ts';
import { EQUIPMENT, MODS } from '../content/items.ts';
import { NETWORK } from '../content/network.ts';
import { TERMINALS } from '../content/terminals.ts';
import { CHOOSE_STEP, type Choosing } from '../rules/effects/doer.ts';
import { asksForTarget } from '../rules/effects/table.ts';
import { EFFECT_NAMES, effectSchema } from '../rules/effects/vocabulary.ts';
import { SCOUT_FACES } from '../rules/floor/scout.ts';
import { INPUTS, SUPPLY_CHIPS } from '../rules/lists.ts';
import { missionOf } from '../rules/mission/mission.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { triggers } from '../rules/steps.ts';
import { tradeSchema } from '../rules/turn/trade.ts';
import { corporationTurn, playerTurn } from '../rules/turn/turn.ts';
import type { BurncycleState } from '../rules/types.ts';
import { floorOf } from '../rules/units.ts';

/** More than any roll, purse or way ever comes to. */
const MOST = 99;
const MOST_LISTED = 40;

const upTo = (most: number): z.ZodType => z.int().min(0).max(most);
/** A place in a list of so many. */
const placeIn = (count: number): z.ZodType =>
  z
    .int()
    .min(0)
    .max(Math.max(0, count - 1));
const idOf = (cards: readonly { readonly id: string }[]): z.ZodType => z.enum(cards.map(({ id }) => id));
const flag = z.boolean().optional();
const word = z.string().max(40);

/** Effects that ask for a target. */
const ASKING = EFFECT_NAMES.filter(asksForTarget);

type Shape = Readonly<Record<string, z.ZodType>>;
type Remembers = (state: BurncycleState) => Shape;

const nothing: Remembers = () => ({});
const bot = ({ bots }: BurncycleState): z.ZodType => placeIn(bots.length);
const ofBot: Remembers = (state) => ({ bot: bot(state) });
const guard = ({ guards }: BurncycleState): z.ZodType => placeIn(guards.length);
const cell = (state: BurncycleState): z.ZodType => placeIn(floorOf(state).grid.cellCount);
const node = placeIn(NETWORK.nodes.length);
const list = (item: z.ZodType): z.ZodType => z.array(item).max(MOST_LISTED);

const context = (state: BurncycleState): z.ZodType =>
  z.strictObject({ bot: bot(state), guard: guard(state).optional() });

const errand = (state: BurncycleState): z.ZodType =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pursue'), bot: bot(state) }),
    z.strictObject({ kind: z.literal('investigate'), bot: bot(state) }),
    z.strictObject({
      kind: z.literal('go'),
      cells: z.array(cell(state)).max(floorOf(state).grid.cellCount * 4),
      bots: list(bot(state)).optional(),
      facing: upTo(3).optional(),
    }),
  ]);

const round: Remembers = (state) => ({ guard: guard(state), left: upTo(MOST) });

const scouting: Remembers = (state) => ({ bot: bot(state), room: placeIn(floorOf(state).rooms.length) });

const demand = (state: BurncycleState): z.ZodType =>
  z.strictObject({
    to: z.union([z.literal('team'), placeIn(state.seats.length)]),
    chip: z.enum(SUPPLY_CHIPS),
    from: word,
  });

/** Those that wait for a space of their secure zone: bots and guards. */
const waiting = (state: BurncycleState): z.ZodType =>
  z.union([z.strictObject({ zone: word, bot: bot(state) }), z.strictObject({ zone: word, guard: guard(state) })]);

/** By the name of the step, without what all have in front. Every step of the game stands here. */
const MEMORIES: Readonly<Record<string, Remembers>> = {
  // the sequence of play
  game: () => ({ at: upTo(wholeGame.parts.length) }),
  'first-floor': nothing,
  'choose-bots': nothing,
  'grant-supplies': nothing,
  'setup-routing': ({ seats }) => ({ agent: upTo(seats.length).optional() }),
  'create-cycle': nothing,
  'place-bots': nothing,
  'deal-team': nothing,
  'deal-agents': nothing,
  'first-imperatives': nothing,
  rounds: nothing,
  'player-turn': () => ({ at: upTo(playerTurn.parts.length) }),
  'before-turn': nothing,
  'first-routing': nothing,
  'build-pool': nothing,
  actions: nothing,
  network: nothing,
  'last-routing': nothing,
  degrading: nothing,
  'last-word': nothing,
  'end-of-turn': nothing,
  'corporation-turn': () => ({ at: upTo(corporationTurn.parts.length) }),
  'security-phase': nothing,
  'ping-phase': nothing,
  'threat-phase': nothing,
  // floors
  'lay-floor': (state) => ({ stage: placeIn(missionOf(state).floors.length), unlockedZones: list(word) }),
  'man-posts': (state) => ({ post: upTo(floorOf(state).posts.length) }),
  deploy: (state) => ({
    kind: idOf([...GUARDS, ...CAPTAINS.filter(({ id }) => id === state.captain)]),
    post: placeIn(floorOf(state).posts.length),
    hasKey: z.boolean(),
  }),
  'floor-check': nothing,
  arrange: (state) => ({ units: list(waiting(state)) }),
  'advance-task': (state) => ({ list: z.enum(['tasks', 'win']), task: upTo(MOST), bot: bot(state) }),
  'look-at-objective': nothing,
  scout: scouting,
  'scout-results': (state) => ({ ...scouting(state), results: list(z.enum(SCOUT_FACES)) }),
  mainframe: scouting,
  'pick-up': ofBot,
  // a turn
  reboot: () => ({ at: upTo(4) }),
  'return-ips': nothing,
  routing: () => ({ isLast: flag }),
  consent: ({ bots }) => ({
    trade: tradeSchema.refine((trade) => [trade.bot, trade.other].every((trader) => trader < bots.length)),
  }),
  deal: (state) => ({ demands: list(demand(state)) }),
  degrade: () => ({ isFree: z.boolean() }),
  act: () => ({ isOn: flag }),
  'extra-action': nothing,
  'choose-dice': (state) => ({ purpose: word, bot: bot(state), bonus: z.int().min(-MOST).max(MOST) }),
  reroll: nothing,
  combine: nothing,
  'use-in-roll': nothing,
  move: () => ({ isOptimized: z.boolean(), ap: upTo(MOST).optional(), hasAgentMoved: flag }),
  strike: (state) => ({
    bot: bot(state),
    target: z.union([
      z.strictObject({ guard: guard(state) }),
      z.strictObject({ wall: placeIn(floorOf(state).grid.edgeCount) }),
    ]),
    isOptimized: z.boolean(),
    ap: upTo(MOST).optional(),
  }),
  'step-through': (state) => ({
    bot: bot(state),
    edge: placeIn(floorOf(state).grid.edgeCount),
    isByDrone: flag,
  }),
  terminal: (state) => ({
    bot: bot(state),
    isOptimized: z.boolean(),
    card: idOf(TERMINALS).optional(),
    picked: list(upTo(9)).optional(),
    ap: upTo(MOST).optional(),
  }),
  'network-card': (state) => ({ bot: bot(state), isDrawn: flag }),
  keypad: (state) => ({
    bot: bot(state),
    door: placeIn(floorOf(state).doors.length),
    isOptimized: z.boolean(),
    inputs: list(z.enum(INPUTS)).optional(),
    by: z.enum(['inputs', 'force', 'key']).optional(),
    mayIgnore: flag,
  }),
  'ip-phase': () => ({ isOn: flag }),
  stopped: ofBot,
  'use-cards': ofBot,
  'discard-down': ofBot,
  'keep-one': (state) => ({
    bot: bot(state),
    deck: z.enum(['equipment', 'mod']),
    cards: list(idOf([...EQUIPMENT, ...MODS])),
  }),
  // effects of cards
  effects: (state) => ({ list: list(effectSchema), at: upTo(MOST_LISTED), context: context(state) }),
  'choose-target': (state) => ({
    effect: z.enum(ASKING),
    params: effectSchema,
    context: context(state),
  }),
  'bonus-move': (state) => ({ bot: bot(state), left: upTo(MOST) }),
  'power-die': (state) => ({
    bot: bot(state),
    die: idOf(POWER_DICE),
    card: word,
    face: z.int().min(1).max(6).optional(),
    isResolved: flag,
  }),
  fly: () => ({ before: upTo(MOST), most: upTo(MOST) }),
  'face-disguise': ofBot,
  'identity-theft': ({ bots }) => ({ from: upTo(bots.length) }),
  'threat-events': nothing,
  imperative: (state) => ({ bot: bot(state), card: idOf(IMPERATIVES), isBroken: z.boolean() }),
  drain: ofBot,
  'last-reserve': (state) => ({ bot: bot(state), amount: upTo(MOST), source: word, isLeft: flag }),
  // the corporation
  security: (state) => ({ priority: z.enum(['pursue', 'investigate', 'patrol']), pursued: list(bot(state)) }),
  'turn-chip': ofBot,
  walk: (state) => ({ ...round(state), errand: errand(state), hasMoved: flag }),
  pace: round,
  perimeter: round,
  'ping-activation': () => ({ layer: upTo(NETWORK.layers + 1), order: list(node).optional() }),
  'ping-dice': () => ({ left: upTo(MOST).optional() }),
  transfer: () => ({ layer: upTo(NETWORK.layers), waiting: list(node) }),
};

export const REMEMBERING: readonly string[] = Object.keys(MEMORIES);

const PREFIX = 'burncycle/';
/** The engine's own step, which orders what happens at once. */
export const TRIGGERS = 'engine/triggers';

interface Wrong {
  readonly field: string;
  readonly problem: string;
}

function held(schema: z.ZodType, memory: unknown, field = ''): Wrong | undefined {
  const parsed = schema.safeParse(memory);
  if (parsed.success) return undefined;
  const [issue] = parsed.error.issues;
  return {
    field: [field, ...(issue?.path ?? [])].filter((part) => part !== '').join('.'),
    problem: issue?.message ?? '',
  };
}

/** What is wrong with what the step remembers, if anything is. */
export function wrongMemory({ step, memory }: Frame, state: BurncycleState): Wrong | undefined {
  if (step === TRIGGERS) return wrongTriggers(memory, state);
  const remembers = MEMORIES[step.slice(PREFIX.length)];
  if (remembers === undefined) return undefined;
  const wrong = held(z.strictObject(remembers(state)), memory);
  return wrong ?? (step === CHOOSE_STEP ? wrongEffect(memory) : undefined);
}

/** The parameters must be those of the effect that is named. */
function wrongEffect(memory: unknown): Wrong | undefined {
  const { effect, params } = memory as Choosing;
  return (params as { readonly do: string }).do === effect ? undefined : { field: 'params.do', problem: effect };
}

/** Triggers that wait for their turn, each with what its step will remember. */
function wrongTriggers(memory: unknown, state: BurncycleState): Wrong | undefined {
  const entry = z.strictObject({
    trigger: z.enum(triggers.map(({ name }) => name)),
    owner: word,
    memory: z.unknown(),
  });
  const schema = z.strictObject({ waiting: z.array(entry).max(MOST_LISTED) });
  const wrong = held(schema, memory);
  if (wrong !== undefined) return wrong;
  for (const [at, { trigger, memory: its }] of schema.parse(memory).waiting.entries()) {
    const { step } = triggers.find(({ name }) => name === trigger) ?? {};
    const inside = step === undefined ? undefined : wrongMemory({ step: step.name, memory: its }, state);
    if (inside !== undefined) return { ...inside, field: `waiting.${at}.memory.${inside.field}` };
  }
  return undefined;
}
