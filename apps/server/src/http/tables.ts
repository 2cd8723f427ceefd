/** Tables over HTTP: lay one, ask how it stands, take its file, play again. */
import type { Origin } from '@tablerunner/engine';
import { fileTrouble, setupSchema, setupTrouble, type TableSetup, Trouble } from '@tablerunner/table';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Store, StoredStatus } from '../database/store.ts';
import type { Machines } from '../machine/machines.ts';
import { hashSecret } from '../secrets.ts';
import type { Keeper } from '../tables/keeper.ts';
import { layRematch, layTable } from '../tables/lay.ts';
import { tableTrouble } from '../tables/open.ts';
import { Room } from '../tables/room.ts';
import { cutFile, FILE_TYPE, LARGEST_FILE, MOST_SETUP_KILOBYTES } from './bodies.ts';
import { FileGate } from './file-gate.ts';
import type { HeldSeat } from './guest.ts';
import { networkOf } from './network.ts';
import { anyProblem, anyProblemOfChange, badForm, Problem, problemSchema } from './problem.ts';

const MOST_TABLES = 100;

const idSchema = z.string().regex(/^[a-z0-9]{12}$/, { error: 'an ID of a table has 12 letters and digits' });

/** As it was kept: names of older tables may have what new ones may not. */
const toldPlayer = z.object({
  kind: z.enum(['person', 'machine']),
  name: z.string().optional(),
  strength: z.string().optional(),
});

const infoSchema = z.object({
  id: z.string(),
  game: z.string(),
  rules: z.int(),
  content: z.int(),
  options: z.record(z.string(), z.json()),
  seats: z.array(z.object({ seat: z.string(), player: toldPlayer })),
  seal: z.string().meta({ description: 'The hash of the sealed seed.' }),
  seed: z.string().optional().meta({ description: 'Told when the match is over.' }),
  shares: z
    .record(z.string(), z.object({ hash: z.string(), share: z.string() }))
    .optional()
    .meta({ description: 'What each seat added to the dice before the first roll.' }),
  rounds: z.int().optional().meta({ description: 'How often the shares were gathered.' }),
  sameDice: z.literal(true).optional().meta({ description: 'The dice are the same for everybody, and no secret.' }),
  origin: z
    .object({
      from: z.enum(['file', 'position']),
      at: z.int(),
      length: z.int(),
      by: z.object({ name: z.string(), isAccount: z.boolean() }).optional(),
    })
    .optional()
    .meta({ description: 'The match did not begin with its set-up.' }),
});

export const statusSchema = z.object({
  table: infoSchema,
  turn: z.string().optional().meta({ description: 'The seat that must choose.' }),
  revision: z.int(),
  gathering: z.boolean().meta({ description: 'The match has not begun: the persons have yet to add to the dice.' }),
  over: z.boolean(),
  outcome: z
    .object({ winners: z.array(z.string()), draw: z.boolean(), clause: z.string(), reason: z.string() })
    .optional(),
  stage: z
    .object({ name: z.string(), facts: z.record(z.string(), z.json()) })
    .optional()
    .meta({ description: 'Where the match stands, such as its turn: a message of the game with its facts.' }),
  updated: z.int().meta({ description: 'Milliseconds since 1970.' }),
});

const layBodySchema = z.strictObject({ setup: setupSchema });
const FRAME =
  'The body is bytes: one line with `{"setup": …}` as JSON, 64 KB at most, and after the newline the match file, 4 MB at most.';

export type TableStatus = z.infer<typeof statusSchema>;

export function statusOf({ info, seed, gathering, standing }: StoredStatus): TableStatus {
  const { turn, revision, over, outcome, stage, updated } = standing;
  const table = (over === 1 ? { ...info, seed } : info) as TableStatus['table'];
  return {
    table,
    ...(turn === null ? {} : { turn }),
    revision,
    gathering,
    over: over === 1,
    ...(outcome === null ? {} : { outcome: JSON.parse(outcome) as NonNullable<TableStatus['outcome']> }),
    ...(stage === null ? {} : { stage: JSON.parse(stage) as NonNullable<TableStatus['stage']> }),
    updated,
  };
}

export interface TablesHost {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly machines: Machines;
  readonly config: Config;
  newSeed(): string;
  /** The name of the account that is signed in, if any. */
  nameOfAccount(request: FastifyRequest): Promise<string | undefined>;
  /** The seat of the account that is signed in, if any. */
  seatOfAccount(request: FastifyRequest, table: string): Promise<HeldSeat | undefined>;
}

const unknownTable = (id: string) =>
  new Problem(404, new Trouble('no-such-table', `there is no table ${id}`, { table: id }), 'table');

const otherGame = (game: string) =>
  new Problem(400, new Trouble('file-other-game', `the file is a match of ${game}`, { game }), 'setup.game');
const tooManyFiles = () => new Problem(429, new Trouble('too-many-files', TOO_MANY_FILES));
const TOO_MANY_FILES = 'a file of this address is being read, or too many of others wait: try again in a minute';
const FILE_BEFORE_END = 'the file holds the seed, which would tell what is hidden: wait for the end of the match';
const NOT_YOURS = 'only who sits at the table can ask for a rematch';

export const tableRoutes =
  ({ store, keeper, machines, config, newSeed, seatOfAccount, nameOfAccount }: TablesHost): FastifyPluginAsyncZod =>
  async (app) => {
    const layer = { store, newSeed };
    const layerName = async (request: FastifyRequest, { seats }: TableSetup): Promise<Origin['by']> => {
      const account = await nameOfAccount(request);
      if (account !== undefined) return { name: account, isAccount: true };
      const name = Object.values(seats).flatMap((player) => (player.kind === 'person' ? [player.name] : []))[0];
      return name === undefined ? undefined : { name, isAccount: false };
    };
    const tags = ['tables'];
    /** One limit for all ways to a new table. */
    const fewTables = app.rateLimit({ max: config.tablesPerHour, timeWindow: 3_600_000 });
    const limited = { rateLimit: false as const };

    const laidResponse = {
      201: z.object({ table: z.string(), secrets: z.record(z.string(), z.string()) }),
      ...anyProblemOfChange,
    };

    app.post(
      '/api/tables',
      {
        bodyLimit: MOST_SETUP_KILOBYTES * 1024,
        config: limited,
        onRequest: fewTables,
        schema: { tags, summary: 'Lays a table.', body: layBodySchema, response: laidResponse },
      },
      async ({ body: { setup } }, reply) => {
        const laid = await layTable(layer, setup);
        if (!laid.ok) throw new Problem(400, setupTrouble(laid), laid.where);
        return await reply.status(201).send(laid.value);
      },
    );

    const gate = new FileGate();
    await app.register(async (files) => {
      files.removeAllContentTypeParsers();
      files.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      files.withTypeProvider<ZodTypeProvider>().post(
        '/api/tables/from-file',
        {
          bodyLimit: MOST_SETUP_KILOBYTES * 1024 + 1 + LARGEST_FILE,
          config: limited,
          onRequest: [
            fewTables,
            async ({ ip }, reply) => {
              const leave = gate.enter(networkOf(ip));
              if (leave === undefined) throw tooManyFiles();
              reply.raw.on('close', leave);
            },
          ],
          schema: {
            tags,
            summary: 'Lays a table that goes on from a match file, after the first `at` entries of its log.',
            description: FRAME,
            consumes: [FILE_TYPE],
            querystring: z.strictObject({ at: z.coerce.number().int().min(0).optional() }),
            response: laidResponse,
          },
        },
        async (request, reply) => {
          const {
            body,
            query: { at },
          } = request;
          const { first, file } = cutFile(body instanceof Buffer ? body : Buffer.alloc(0));
          const read = layBodySchema.safeParse(first);
          if (!read.success) throw badForm(read.error);
          const { setup } = read.data;
          const start = await machines.continueFrom({ file, at });
          if (!start.ok) throw new Problem(400, fileTrouble(start), start.where);
          if (start.value.game !== setup.game) throw otherGame(start.value.game);
          const by = await layerName(request, setup);
          const origin = by === undefined ? start.value.origin : { ...start.value.origin, by };
          const laid = await layTable(layer, setup, { ...start.value, origin });
          if (!laid.ok) throw new Problem(400, setupTrouble(laid), laid.where);
          return await reply.status(201).send(laid.value);
        },
      );
    });

    app.get(
      '/api/tables/:id',
      {
        schema: {
          tags,
          summary: 'How a table stands.',
          params: z.object({ id: idSchema }),
          response: { 200: statusSchema, 400: problemSchema, 404: problemSchema, ...anyProblem },
        },
      },
      async ({ params: { id } }) => {
        const status = (await store.status([id])).get(id);
        if (status === undefined) throw unknownTable(id);
        return statusOf(status);
      },
    );

    app.post(
      '/api/tables/status',
      {
        schema: {
          tags,
          summary: 'How several tables stand; those that do not exist are left out.',
          body: z.strictObject({ tables: z.array(z.string().max(64)).max(MOST_TABLES) }),
          response: { 200: z.array(statusSchema.extend({ id: z.string() })), ...anyProblemOfChange },
        },
      },
      async ({ body: { tables } }) => {
        const found = await store.status([...new Set(tables)]);
        return [...found].map(([id, status]) => ({ id, ...statusOf(status) }));
      },
    );

    app.get(
      '/api/tables/:id/file',
      {
        schema: {
          tags,
          summary: 'The match file, once the match is over.',
          params: z.object({ id: idSchema }),
          response: {
            200: z.unknown(),
            400: problemSchema,
            403: problemSchema,
            404: problemSchema,
            409: problemSchema,
            ...anyProblem,
          },
        },
      },
      async ({ params: { id } }) => {
        const opened = await keeper.open(id);
        if (opened === undefined) throw unknownTable(id);
        if (!opened.ok) throw new Problem(409, tableTrouble(opened), opened.where);
        const table = opened.value instanceof Room ? opened.value.table : undefined;
        if (table?.isOver !== true) throw new Problem(403, new Trouble('file-before-end', FILE_BEFORE_END));
        return table.save();
      },
    );

    app.post(
      '/api/tables/:id/rematch',
      {
        config: limited,
        onRequest: fewTables,
        schema: {
          tags,
          summary: 'A new table for the same people; every seat keeps its secret.',
          description:
            'Needs the header `authorization: Bearer <secret of a seat>`, or an account that sits at the table.',
          security: [{ seat: [] }, { session: [] }],
          params: z.object({ id: idSchema }),
          response: {
            200: z.object({ table: z.string() }),
            401: problemSchema,
            404: problemSchema,
            409: problemSchema,
            ...anyProblemOfChange,
          },
        },
      },
      async (request) => {
        const { id } = request.params;
        const status = (await store.status([id])).get(id);
        if (status === undefined) throw unknownTable(id);
        const secret = /^Bearer (\S{1,128})$/.exec(request.headers.authorization ?? '')?.[1];
        const seat =
          secret === undefined ? (await seatOfAccount(request, id))?.seat : await store.seatOf(id, hashSecret(secret));
        if (seat === undefined) throw new Problem(401, new Trouble('rematch-not-yours', NOT_YOURS), 'authorization');
        if (status.standing.over !== 1) throw new Problem(409, new Trouble('not-over', 'the match is not over yet'));
        const rematch = await layRematch(layer, id);
        if (!rematch.ok) throw new Problem(409, setupTrouble(rematch), rematch.where);
        keeper.peek(id)?.tellAll({ type: 'rematch', table: rematch.value });
        return { table: rematch.value };
      },
    );
  };
