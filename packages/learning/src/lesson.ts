/** A lesson: a position, and steps that each ask for something to be done on it. Data only, checked when read. */
import { z } from 'zod';
import { moveSchema } from './example.ts';

const sentence = z.string().min(1).max(600);
/** The same in every language that the project speaks. */
const saidSchema = z.strictObject({ en: sentence, fr: sentence, it: sentence });

export type Said = z.infer<typeof saidSchema>;

const stepSchema = z.strictObject({
  /** What is asked, or told where nothing is asked. */
  say: saidSchema,
  /** What helps whoever does not see how. */
  hint: saidSchema.optional(),
  clause: z.string(),
  /** Commands that the step is about, as text; `*` stands for anything. Left out: a step to read. */
  wants: z.array(z.string()).min(1).optional(),
  /** Asked of the game after such a command: the step is done when the answer is this. Left out: the command is enough. */
  until: z
    .strictObject({ what: z.string(), params: z.record(z.string(), z.json()), answer: z.record(z.string(), z.json()) })
    .optional(),
  /** Faces and picks for the command. Left out: it rolls none. */
  dice: z.array(z.int()).optional(),
  picks: z.array(z.int()).optional(),
  /** What the other seats do then, with their dice. */
  answers: z.array(moveSchema).default([]),
  /** Cells, doors and characters to look at. */
  point: z.array(z.string()).default([]),
  /** A way through the step, for whoever wants to be shown. */
  way: z.array(z.string()).default([]),
});

export type LessonStep = z.infer<typeof stepSchema>;

export const lessonSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  order: z.int().min(1),
  game: z.string(),
  /** Whose place the learner takes. */
  seat: z.string(),
  minutes: z.int().min(1).max(30),
  title: saidSchema,
  about: saidSchema,
  position: z.array(z.string()).min(1),
  /** What happens before the first step. */
  opening: z.array(moveSchema).default([]),
  steps: z.array(stepSchema).min(1),
  /** Told when all is done. */
  ending: saidSchema,
});

export type Lesson = z.infer<typeof lessonSchema>;
