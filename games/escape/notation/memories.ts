/** What each step remembers. A position from outside is held against it, so that no step meets a memory it cannot read. */
import { z } from 'zod';
import { boardOf } from '../rules/board.ts';
import { BLAST_WEAPONS } from '../rules/combat/weapons.ts';
import { revealTrigger } from '../rules/coop/reveal.ts';
import { ROLL_PURPOSES } from '../rules/roll.ts';
import { BRANCHES } from '../rules/scenario/types.ts';
import { cooperationSetup, cooperationTurns, revolutionSetup, revolutionTurns } from '../rules/sequence.ts';
import { COLOURS, type EscapeState, FACTIONS } from '../rules/types.ts';

const MOST_ITEMS = 60;
const MOST_DAMAGE = 99;

/** What there is in a position to be remembered: characters, seats, cells and tokens. */
export const boundsOf = ({ units, seats, props, ...state }: EscapeState) => {
  const { grid, doors } = boardOf(state);
  const number = (least: number, count: number) =>
    z
      .int()
      .min(least)
      .max(Math.max(least, count - 1));
  const unit = number(0, units.length);
  const seat = z.enum(seats as string[]);
  const token = z.int().min(0).max(9_999);
  return {
    unit,
    unitOrNobody: number(-1, units.length),
    units: z.array(unit).max(MOST_ITEMS),
    name: z.enum(units.map(({ id }) => id)),
    seat,
    seats: z.array(seat).max(seats.length),
    cell: number(0, grid.cellCount),
    cellOrNone: number(-1, grid.cellCount),
    edge: number(0, grid.edges.length),
    door: number(0, doors.length),
    prop: number(0, props.length),
    token,
    groups: z.array(z.array(token).max(MOST_ITEMS)).max(MOST_ITEMS),
  };
};
type Bounds = ReturnType<typeof boundsOf>;

type Memory = (bounds: Bounds) => z.ZodType;

const fields =
  (shape: (bounds: Bounds) => z.ZodRawShape): Memory =>
  (bounds) =>
    z.strictObject(shape(bounds));

const NOTHING = fields(() => ({}));
const ROLLED = fields(() => ({ rolled: z.boolean().optional() }));
const DONE = fields(() => ({ done: z.boolean().optional() }));

const sequence = ({ parts }: typeof revolutionTurns): Memory =>
  fields(() => ({ at: z.int().min(0).max(parts.length) }));

/** A question that was worked out once: whose it is, and what may be answered. */
const ask = ({ seat }: Bounds, ...choices: readonly z.ZodRawShape[]) => {
  const shapes = choices.map((shape) => z.strictObject(shape));
  return z.strictObject({ seat, options: z.array(z.union(shapes)).min(1).max(MOST_ITEMS) }).optional();
};

const kind = (word: string, shape: z.ZodRawShape): z.ZodRawShape => ({ kind: z.literal(word), ...shape });

/** Steps without an entry keep all they must remember in the state. */
const MEMORIES: Readonly<Record<string, Memory>> = {
  'escape/game': fields(() => ({ begun: z.boolean().optional() })),
  [revolutionSetup.name]: sequence(revolutionSetup),
  [revolutionTurns.name]: sequence(revolutionTurns),
  [cooperationSetup.name]: sequence(cooperationSetup),
  [cooperationTurns.name]: sequence(cooperationTurns),

  'escape/recruit': fields(() => ({
    open: z.array(z.enum(FACTIONS)).max(FACTIONS.length).optional(),
    branch: z.enum(BRANCHES).optional(),
  })),
  'escape/share-squad': fields(({ units, seat }) => ({
    order: units.optional(),
    given: z.array(seat).max(MOST_ITEMS).optional(),
  })),
  'escape/bind-robots': fields(({ units }) => ({ robots: units.optional() })),
  'escape/setup-initiative': ROLLED,

  'escape/possession': fields(({ units }) => ({ asked: units.optional() })),
  'escape/turn-initiative': ROLLED,
  'escape/roll-event': ROLLED,
  'escape/roll-coop-event': ROLLED,
  'escape/anticipation': fields(({ seats }) => ({ result: z.int().min(2).max(12), asked: seats })),
  'escape/camera': DONE,
  'escape/heroism': DONE,
  'escape/active-lockdown': DONE,

  'escape/activate-rebels': fields(() => ({ stopped: z.boolean().optional(), acted: z.boolean().optional() })),
  'escape/activation': fields(({ unit }) => ({ unit })),
  'escape/after-activation': fields(({ unit }) => ({ unit, called: z.boolean().optional() })),
  'escape/extra-actions': fields(({ unitOrNobody, seats }) => ({ after: unitOrNobody, passed: seats.optional() })),

  'escape/roll': fields(({ unitOrNobody, seat, seats }) => ({
    purpose: z.enum(ROLL_PURPOSES),
    dice: z
      .array(z.strictObject({ unit: unitOrNobody, seat }))
      .min(1)
      .max(MOST_ITEMS),
    added: z.boolean(),
    asked: seats.optional(),
  })),
  'escape/hack': fields(({ unit, door, prop }) => ({
    unit,
    target: z.union([
      z.strictObject({ kind: z.enum(['door', 'lock']), door }),
      z.strictObject({ kind: z.literal('terminal'), prop }),
      z.strictObject({ kind: z.literal('unit'), unit }),
    ]),
    mind: unit,
    certain: z.boolean(),
    stage: z.enum(['declare', 'roll', 'resolve']),
    countered: z.boolean(),
  })),
  'escape/drill': fields(({ unit, edge }) => ({ unit, wall: edge, rolled: z.boolean() })),
  'escape/attack': fields(({ unit, seat, cell }) => ({
    attacker: unit,
    weapon: z.enum(['melee', 'tesla-rifle', 'crate', ...BLAST_WEAPONS]),
    target: unit.optional(),
    cell: cell.optional(),
    paid: z.boolean(),
    stage: z.enum(['begin', 'roll', 'look', 'roll-late', 'resolve', 'marks', 'over']).optional(),
    asking: z
      .array(z.strictObject({ about: z.enum(['command', 'dodge', 'push']), seat, unit }))
      .max(MOST_ITEMS)
      .optional(),
    victims: z
      .array(z.strictObject({ unit, die: z.int().min(0).max(MOST_ITEMS).optional(), commander: unit.optional() }))
      .max(MOST_ITEMS)
      .optional(),
    results: z
      .array(z.strictObject({ unit, total: z.int().min(-MOST_DAMAGE).max(MOST_DAMAGE), damage: damage() }))
      .max(MOST_ITEMS)
      .optional(),
  })),
  'escape/harm': fields(({ unit }) => ({
    source: word(),
    hits: z.array(z.strictObject({ unit, amount: damage(), source: word().optional() })).max(MOST_ITEMS),
  })),

  'escape/isc-turn': fields((bounds) => ({
    step: z
      .int()
      .min(0)
      .max(COLOURS.length * 2)
      .optional(),
    queue: bounds.groups.optional(),
    ask: ask(bounds, kind('next', { unit: bounds.name }), kind('next-token', { token: bounds.token })),
  })),
  'escape/drone': fields((bounds) => ({
    unit: bounds.unit,
    stage: z.enum(['goal', 'walk', 'strike']).optional(),
    goal: bounds.unitOrNobody.optional(),
    chooser: bounds.seat.optional(),
    ask: ask(
      bounds,
      kind('goal', { unit: bounds.name }),
      kind('step', { to: bounds.cell }),
      kind('chooser', { seat: bounds.seat }),
      kind('victim', { unit: bounds.name }),
    ),
  })),
  'escape/move-token': fields((bounds) => ({
    token: bounds.token,
    moves: z.int().min(0).max(9).optional(),
    goal: bounds.unitOrNobody.optional(),
    rest: bounds.cellOrNone.optional(),
    ask: ask(bounds, kind('goal', { unit: bounds.name }), kind('step', { to: bounds.cell })),
  })),
  'escape/reveal': fields((bounds) => ({
    tokens: bounds.groups.optional(),
    placing: z
      .strictObject({
        colour: z.enum(COLOURS),
        unit: bounds.name.optional(),
        left: z.int().min(0).max(6),
        cell: bounds.cell,
        first: bounds.cellOrNone,
        near: bounds.units,
      })
      .optional(),
    ask: ask(bounds, kind('turn-up', { token: bounds.token }), kind('put', { cell: bounds.cell })),
  })),
};

function damage() {
  return z.int().min(0).max(MOST_DAMAGE);
}

function word() {
  return z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
}

/** Tokens that came into sight wait for the step that turns them up. */
const triggers: Memory = (bounds) =>
  z.strictObject({
    waiting: z
      .array(
        z.strictObject({
          trigger: z.literal(revealTrigger.name),
          owner: bounds.seat,
          memory: (MEMORIES['escape/reveal'] ?? NOTHING)(bounds),
        }),
      )
      .max(MOST_ITEMS),
  });

interface WrongMemory {
  readonly field: string;
  readonly problem: string;
}

/** The first thing that the step cannot remember so; undefined if it can. */
export function problemOfMemory(step: string, memory: unknown, bounds: Bounds): WrongMemory | undefined {
  const shape = step === 'engine/triggers' ? triggers : (MEMORIES[step] ?? NOTHING);
  const issue = shape(bounds).safeParse(memory).error?.issues[0];
  return issue === undefined ? undefined : { field: issue.path.map(String).join('.') || '{}', problem: issue.message };
}
