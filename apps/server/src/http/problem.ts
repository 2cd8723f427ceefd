/** What is wrong with a request, as it is told: a sentence, and where. */
import type { Unreadable } from '@tablerunner/engine';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';

export const problemSchema = z.object({
  problem: z.string(),
  where: z.string().optional(),
  clause: z.string().optional(),
});

export class Problem extends Error {
  readonly statusCode: number;
  readonly where: string | undefined;

  constructor(statusCode: number, problem: string, where?: string) {
    super(problem);
    this.statusCode = statusCode;
    this.where = where;
  }

  static of({ where, problem }: Unreadable, statusCode = 400): Problem {
    return new Problem(statusCode, problem, where);
  }
}

const withWhere = (problem: string, where: string | undefined) =>
  where === undefined ? { problem } : { problem, where };

/** Every answer that is no success has the same form, and never tells what went on inside. */
export function tellProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Problem) return reply.status(error.statusCode).send(withWhere(error.message, error.where));
    if (hasZodFastifySchemaValidationErrors(error)) {
      const [first] = error.validation;
      const where = first?.instancePath.split('/').filter(Boolean).join('.');
      return reply.status(400).send(withWhere(first?.message ?? 'it cannot be read', where || undefined));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.status(status).send({ problem: error.message });
    request.log.error({ err: error }, 'a request failed');
    return reply.status(500).send({ problem: 'something went wrong here; please try again' });
  });
}
