/** What is wrong with a request, as it is told: a code with its facts, a sentence, and where. */
import { type Told, TROUBLES, Trouble } from '@tablerunner/table';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { databaseTrouble } from '../database/trouble.ts';

export const problemSchema = z.object({
  problem: z.string().meta({ description: 'A sentence in English.' }),
  code: z.enum(TROUBLES).meta({ description: 'What clients say in their own language.' }),
  facts: z.record(z.string(), z.json()).optional(),
  where: z.string().optional(),
});

/** What any request may be answered with. */
export const anyProblem = { 429: problemSchema, 500: problemSchema, 503: problemSchema } as const;
/** What a request may be answered with that changes something: too large, or from another's page. */
export const anyProblemOfChange = {
  ...anyProblem,
  400: problemSchema,
  403: problemSchema,
  413: problemSchema,
} as const;

/** Trouble with an HTTP status. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly trouble: Trouble;
  readonly where: string | undefined;

  constructor(statusCode: number, trouble: Trouble, where?: string) {
    super(trouble.message);
    this.statusCode = statusCode;
    this.trouble = trouble;
    this.where = where;
  }
}

/** The first thing that does not have its form. */
export function badForm({ issues: [issue] }: z.ZodError): Problem {
  const where = issue?.path.map(String).join('.') ?? '';
  const problem = issue?.message ?? UNREADABLE;
  return new Problem(400, new Trouble('bad-request', problem, { problem, where }), where || undefined);
}

const withWhere = (told: Told, where: string | undefined) => (where === undefined ? told : { ...told, where });

const UNREADABLE = 'it cannot be read';
const PAYLOAD_TOO_LARGE = 413;

/** Every answer that is no success has the same form, and never tells what went on inside. */
export function tellProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Problem)
      return reply.status(error.statusCode).send(withWhere(error.trouble.told(), error.where));
    if (hasZodFastifySchemaValidationErrors(error)) {
      const [first] = error.validation;
      const where = first?.instancePath.split('/').filter(Boolean).join('.');
      return reply.status(400).send(withWhere(unreadable(first?.message ?? UNREADABLE, where), where || undefined));
    }
    const status = error.statusCode ?? 500;
    if (status === PAYLOAD_TOO_LARGE) return reply.status(status).send(new Trouble('too-large', error.message).told());
    if (status < 500) return reply.status(status).send(unreadable(error.message));
    const trouble = databaseTrouble(error);
    request.log.error({ err: error }, trouble?.message ?? 'a request failed');
    if (trouble !== undefined) return reply.status(503).send(trouble.told());
    return reply.status(500).send(new Trouble('server-failed', 'something went wrong here; please try again').told());
  });
}

const unreadable = (problem: string, where = ''): Told =>
  new Trouble('bad-request', problem, { problem, where }).told();
