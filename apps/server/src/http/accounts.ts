/** Accounts over HTTP: optional, for whoever wants their matches on every device. */
import { hash, verify } from '@node-rs/argon2';
import { nameSchema, Trouble } from '@tablerunner/table';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Account, type AccountSeat, type Accounts, keyOf } from '../database/accounts.ts';
import type { Store } from '../database/store.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { networkOf } from './network.ts';
import { anyProblem, anyProblemOfChange, Problem, problemSchema } from './problem.ts';
import type { Sessions } from './session.ts';
import { SignInPauses } from './sign-in-pauses.ts';
import { statusOf, statusSchema } from './tables.ts';

const MOST_TABLES = 100;

const accountName = nameSchema.min(2);
const passwordSchema = z.string().min(8).max(200);
const pageSchema = z.strictObject({
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  most: z.coerce.number().int().min(1).max(MOST_TABLES).default(MOST_TABLES),
});
const meSchema = z.object({ name: z.string().optional() }).meta({ description: 'Empty when nobody is signed in.' });

const pauseOf = (milliseconds: number): Problem => {
  const seconds = Math.ceil(milliseconds / 1000);
  const problem = `too many tries for this account: try again in ${seconds} s`;
  return new Problem(429, new Trouble('sign-in-pause', problem, { seconds }));
};

export interface AccountsHost {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly triesPerMinute: number;
  /** Resolves when nobody sits at a table for this account any more. */
  leaveSeats(account: string, table: string): Promise<void>;
}

export const accountRoutes =
  ({ store, accounts, sessions, triesPerMinute, leaveSeats }: AccountsHost): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['accounts'];
    const bySession = [{ session: [] }];
    /** One limit for both: signing up is a way to guess at names, and as dear. */
    const tries = app.rateLimit({ max: triesPerMinute, timeWindow: 60_000 });
    const fewTries = { config: { rateLimit: false as const }, onRequest: tries };
    const pauses = new SignInPauses();
    /** For names that do not exist, so that the time of an answer does not tell which ones do. */
    const nobody = await hash(newSecret());

    const signedIn = async (request: FastifyRequest): Promise<Account> => {
      const account = await sessions.accountOf(request);
      if (account === undefined) throw new Problem(401, new Trouble('not-signed-in', 'nobody is signed in'));
      return account;
    };

    app.post(
      '/api/accounts',
      {
        ...fewTries,
        schema: {
          tags,
          summary: 'Makes an account and signs in.',
          body: z.strictObject({ name: accountName, password: passwordSchema }),
          response: { 201: meSchema, 409: problemSchema, ...anyProblemOfChange },
        },
      },
      async (request, reply) => {
        const { name, password } = request.body;
        const account = { id: newSecret(), name };
        if (!(await accounts.add(account, await hash(password), Date.now())))
          throw new Problem(409, new Trouble('name-taken', 'somebody has this name already', { name }), 'name');
        await sessions.open(account.id, request, reply);
        return await reply.status(201).send({ name });
      },
    );

    app.post(
      '/api/sessions',
      {
        ...fewTries,
        schema: {
          tags,
          summary: 'Signs in.',
          body: z.strictObject({ name: z.string().max(200), password: z.string().max(200) }),
          response: { 200: meSchema, 401: problemSchema, ...anyProblemOfChange },
        },
      },
      async (request, reply) => {
        const { name, password } = request.body;
        const network = networkOf(request.ip);
        const wait = pauses.try(keyOf(name), network);
        if (wait > 0) throw pauseOf(wait);
        const account = await accounts.named(name.trim());
        const fits = await verify(account?.passwordHash ?? nobody, password);
        if (account === undefined || !fits)
          throw new Problem(401, new Trouble('wrong-password', 'name and password do not fit'));
        pauses.noteSuccess(keyOf(name), network);
        await sessions.open(account.id, request, reply);
        return { name: account.name };
      },
    );

    app.delete(
      '/api/sessions',
      {
        schema: {
          tags,
          summary: 'Signs out.',
          security: bySession,
          response: { 200: meSchema, ...anyProblemOfChange },
        },
      },
      async (request, reply) => {
        await sessions.close(request, reply);
        return {};
      },
    );

    app.get(
      '/api/me',
      {
        schema: {
          tags,
          summary: 'Who is signed in.',
          security: [...bySession, {}],
          response: { 200: meSchema, ...anyProblem },
        },
      },
      async (request) => {
        const account = await sessions.accountOf(request);
        return account === undefined ? {} : { name: account.name };
      },
    );

    app.get(
      '/api/me/tables',
      {
        schema: {
          tags,
          summary: 'The tables of the account, the latest first.',
          security: bySession,
          querystring: pageSchema,
          response: {
            200: z.array(statusSchema.extend({ id: z.string(), seat: z.string().optional() })),
            400: problemSchema,
            401: problemSchema,
            ...anyProblem,
          },
        },
      },
      async (request) => {
        const seats = await accounts.seats((await signedIn(request)).id, request.query);
        const found = await store.status([...new Set(seats.map(({ table }) => table))]);
        return seats.flatMap(({ table: id, seat }) => {
          const status = found.get(id);
          return status === undefined ? [] : [{ id, ...(seat === undefined ? {} : { seat }), ...statusOf(status) }];
        });
      },
    );

    app.put(
      '/api/me/tables',
      {
        schema: {
          tags,
          summary: 'Adds tables to the account: seats by their secrets, and tables that it watches.',
          security: bySession,
          body: z.strictObject({
            tables: z
              .array(z.strictObject({ table: z.string().max(64), secret: z.string().max(128).optional() }))
              .max(MOST_TABLES),
          }),
          response: {
            200: z.array(z.object({ table: z.string(), seat: z.string().optional() })),
            401: problemSchema,
            ...anyProblemOfChange,
          },
        },
      },
      async (request) => {
        const account = await signedIn(request);
        const known = await store.status(request.body.tables.map(({ table }) => table));
        const seats: AccountSeat[] = [];
        for (const { table, secret } of request.body.tables) {
          if (!known.has(table)) continue;
          if (secret === undefined) seats.push({ table });
          else {
            const seat = await store.seatOf(table, hashSecret(secret));
            if (seat !== undefined) seats.push({ table, seat });
          }
        }
        await accounts.addSeats(account.id, seats, Date.now());
        return seats;
      },
    );

    app.delete(
      '/api/me/tables/:id',
      {
        schema: {
          tags,
          summary: 'Takes a table from the list of the account.',
          security: bySession,
          params: z.object({ id: z.string().max(64) }),
          response: { 200: meSchema, 401: problemSchema, ...anyProblemOfChange },
        },
      },
      async (request) => {
        const account = await signedIn(request);
        await accounts.forgetTable(account.id, request.params.id);
        await leaveSeats(account.id, request.params.id);
        return { name: account.name };
      },
    );
  };
