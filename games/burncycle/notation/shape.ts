/** The form of a position: whatever somebody forged is refused here with its place, before anything of it is printed. */
import type { Position } from '@tablerunner/engine';
import { z } from 'zod';
import { CAPTAINS } from '../content/captains.ts';
import { LAYOUTS } from '../content/floors.ts';
import { MISSIONS } from '../content/missions.ts';
import { layoutSchema } from '../rules/floor/layout-schema.ts';
import { DIFFICULTIES, SUPPLY_CHIPS, UNIVERSALS } from '../rules/lists.ts';
import { missionSchema } from '../rules/mission/types.ts';
import { tableOptions } from '../rules/options.ts';
import { type BurncycleState, DICE } from '../rules/types.ts';
import { fail } from './words.ts';

/** A match never comes near these: they only keep what is printed short. */
const MOST_NUMBER = 1_000_000;
const MOST_LISTED = 400;
const MOST_FRAMES = 60;

const whole = z.int().min(-MOST_NUMBER).max(MOST_NUMBER);
const word = z.string().max(80);
const side = z.int().min(0).max(3);
const list = <T extends z.ZodType>(item: T): z.ZodArray<T> => z.array(item).max(MOST_LISTED);
const counts = (kinds: readonly string[]): z.ZodType =>
  z.strictObject(Object.fromEntries(kinds.map((kind) => [kind, whole])));
const byName = z.record(z.string().regex(/^[a-z0-9][a-z0-9:-]{0,80}$/), whole);

const bot = z.strictObject({
  card: word,
  role: z.enum(['agent', 'module']),
  seat: word,
  cell: whole,
  hasEscaped: z.boolean(),
  energy: whole,
  chip: whole,
  isChipTurned: z.boolean(),
  isHidden: z.boolean(),
  upgrades: z.strictObject({
    universal: list(z.enum(UNIVERSALS)),
    unique: list(whole),
    supply: list(whole),
    advanced: whole,
    elite: whole,
  }),
  supply: counts(SUPPLY_CHIPS),
  items: list(z.strictObject({ card: word, isInstalled: z.boolean(), counter: whole })),
  keys: whole,
  imperative: z.strictObject({ card: word, progress: whole }).optional(),
  cards: list(word),
  ip: whole,
  access: whole,
  level: whole,
  disguise: z.strictObject({ kind: word, facing: side }).optional(),
  notes: byName,
});

const guard = z.strictObject({
  kind: word,
  level: whole,
  cell: whole,
  facing: side,
  hasKey: z.boolean(),
  post: whole,
  isStunned: z.boolean(),
  isTurned: z.boolean(),
});

const floor = z.strictObject({
  layout: z.union([z.string().refine((id) => LAYOUTS.has(id)), layoutSchema]),
  doors: list(whole),
  destroyed: list(whole),
  terminals: list(z.strictObject({ cell: whole, isMainframe: z.boolean() })),
  caches: list(whole),
  unscouted: list(whole),
  keypads: list(z.strictObject({ door: whole, card: word })),
  beads: byName,
});

const pile = z.strictObject({ left: list(word), discard: list(word) });
const tasks = list(z.strictObject({ count: whole, by: list(whole) }));

const state = z.strictObject({
  options: tableOptions,
  difficulty: z.enum(DIFFICULTIES),
  mission: z.union([z.enum(MISSIONS.map(({ id }) => id)), missionSchema]),
  seats: z.array(word).min(1).max(4),
  bots: z.array(bot).min(2).max(5),
  guards: list(guard),
  captain: z.enum(['', ...CAPTAINS.map(({ id }) => id)]),
  floor,
  stage: z.int().min(0).max(2),
  progress: z.strictObject({ tasks, isDone: z.boolean(), win: tasks }),
  burncycle: z
    .array(
      z.strictObject({
        isActive: z.boolean(),
        chip: z.enum([...SUPPLY_CHIPS, 'captain']).optional(),
        isDegraded: z.boolean(),
      }),
    )
    .max(5),
  tracker: whole,
  team: counts(SUPPLY_CHIPS),
  stock: counts(SUPPLY_CHIPS),
  pool: counts(DICE),
  test: z
    .strictObject({
      purpose: word,
      bot: whole,
      bonus: whole,
      dice: list(z.strictObject({ die: z.enum(DICE), face: whole, isIconUsed: z.boolean() })),
      pairs: whole,
    })
    .optional(),
  pings: list(whole),
  ceo: whole,
  threat: whole,
  highest: whole,
  peak: whole,
  isThreatHeld: z.boolean(),
  round: whole,
  active: whole,
  isTurnOver: z.boolean(),
  lastTurn: whole,
  marker: whole,
  decks: z.strictObject({
    terminal: pile,
    network: pile,
    keypad: pile,
    equipment: pile,
    mod: pile,
    imperative: pile,
  }),
  guardPiles: z.array(pile).length(4),
  drone: z.strictObject({ bot: whole, cell: whole, isCharged: z.boolean(), moved: whole }).optional(),
});

const positionSchema = z.strictObject({
  state,
  stack: z.array(z.strictObject({ step: word, memory: z.record(z.string(), z.unknown()) })).max(MOST_FRAMES),
  drawn: z.int().min(0),
  outcome: z.strictObject({ winners: list(word), draw: z.literal(false), clause: word, reason: word }).optional(),
});

/** Throws a Problem that names the place. A match's own position always has the form. */
export function requireForm(position: Position<BurncycleState>): void {
  const parsed = positionSchema.safeParse(position);
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  fail(`the position: ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'not readable'}`);
}
