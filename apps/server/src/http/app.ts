/** The whole server but for its port: routes, limits, headers, and what they need. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { Trouble } from '@tablerunner/table';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { Accounts } from '../database/accounts.ts';
import { Commits } from '../database/commits.ts';
import { type Lock, lockDatabase } from '../database/lock.ts';
import { openDatabase } from '../database/open.ts';
import { Store } from '../database/store.ts';
import { type Machines, startMachines } from '../machine/machines.ts';
import { Metrics } from '../metrics.ts';
import { seedSource } from '../secrets.ts';
import { AtWork } from '../tables/at-work.ts';
import { Keeper } from '../tables/keeper.ts';
import type { World } from '../tables/world.ts';
import { accountRoutes } from './accounts.ts';
import { nulInAddress, readBodies } from './bodies.ts';
import { closeDoors } from './close.ts';
import type { HeldSeat } from './guest.ts';
import { hostJudge } from './hosts.ts';
import { limitLines } from './lines.ts';
import { networkOf } from './network.ts';
import { addDescription, measureRequests, operationRoutes } from './operation.ts';
import { isOwnOrigin } from './origin.ts';
import { Problem, tellProblems } from './problem.ts';
import { rawErrors, tellBadHandshakes } from './raw-errors.ts';
import { securityHeaders } from './security.ts';
import { Sessions } from './session.ts';
import { addSocket } from './socket.ts';
import { tableRoutes } from './tables.ts';
import { addWeb, isBuiltFile } from './web.ts';

const LARGEST_BODY = 64 * 1024;
/** In milliseconds. Proxies keep a connection for about a minute, and must not be the ones who are surprised. */
const KEEP_ALIVE = 72_000;
const LONGEST_HEADERS = 15_000;
/** Of one address: WebSockets, and as many for all else. */
const LINES_PER_CONNECTION = 2;
const HIDDEN = ['req.headers.authorization', 'req.headers.cookie', 'secret', '*.secret', '*.password'];

export interface Server {
  readonly app: FastifyInstance;
  readonly keeper: Keeper;
  readonly lock: Lock;
  /** Finishes what is under way, sends everybody away, and closes the database. */
  stop(): Promise<void>;
}

const tooMany = (_request: unknown, { after, ttl }: { after: string; ttl: number }) =>
  new Problem(
    429,
    new Trouble('too-many-requests', `too many requests from this address: try again in ${after}`, {
      seconds: Math.ceil(ttl / 1000),
    }),
  );

const wrongHost = (host: string) =>
  new Problem(
    421,
    new Trouble('wrong-host', `this server does not answer to ${JSON.stringify(host)}: see TABLERUNNER_HOSTS`, {
      host,
    }),
    'host',
  );

export async function buildServer(config: Config, machines: Machines = startMachines(config.threads)): Promise<Server> {
  const app = Fastify({
    logger: { level: config.log, redact: HIDDEN },
    bodyLimit: LARGEST_BODY,
    trustProxy: (_address, hop) => hop < config.proxies,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: false, // told in our own form
    requestTimeout: config.requestSeconds * 1000,
    keepAliveTimeout: KEEP_ALIVE,
    http: {
      headersTimeout: Math.min(LONGEST_HEADERS, config.requestSeconds * 1000),
      connectionsCheckingInterval: 1000,
    },
    ...rawErrors,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  tellProblems(app);
  readBodies(app);

  let stopping = false;
  const isStopping = (): boolean => stopping;
  const metrics = new Metrics();
  const lock = await lockDatabase(config);
  const db = await openDatabase(config).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  const store = new Store(db);
  const accounts = new Accounts(db);
  const sessions = new Sessions(accounts);
  const commits = new Commits(store, (report) => metrics.noteCommit(report));
  const atWork = new AtWork(config.data);
  const noteMove = (): void => metrics.noteMove();
  const world: World = { store, commits, machines, atWork, log: app.log, noteMove, isStopping };
  const keeper = new Keeper(world, config.openTables);

  await app.register(cookie);
  await app.register(helmet, securityHeaders);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: tooMany,
    allowList: ({ method, url }) => method === 'GET' && isBuiltFile(url),
  });
  await addDescription(app);
  measureRequests(app, metrics);
  const isOurHost = hostJudge(config);
  if (config.proxies === 0) limitLines(app.server, config.connectionsPerAddress * LINES_PER_CONNECTION);
  app.addHook('onRequest', async (request) => {
    if (stopping) throw new Problem(503, new Trouble('stopping', 'the server is stopping'));
    if (!isOurHost(request.hostname ?? '')) throw wrongHost(request.hostname);
    if (/%00/.test(request.url)) throw nulInAddress();
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOwnOrigin(request, config.origins))
      throw new Problem(403, new Trouble('foreign-page', 'this page may not ask that here'), 'origin');
  });
  const seatOfAccount = async (request: FastifyRequest, table: string): Promise<HeldSeat | undefined> => {
    const account = await sessions.accountOf(request);
    if (account === undefined) return undefined;
    const seat = await accounts.seatAt(account.id, table);
    return seat === undefined ? undefined : { account: account.id, seat };
  };
  const sockets = await addSocket(app, { config, keeper, isStopping, seatOfAccount });
  tellBadHandshakes(app);
  sessions.onClosed = (session) => sockets.endSession(session);
  metrics.watch({ tables: () => keeper.size, connections: sockets.count, machinesWaiting: () => machines.waiting });
  const nameOfAccount = async (request: FastifyRequest): Promise<string | undefined> =>
    (await sessions.accountOf(request))?.name;
  if (config.testSeed !== undefined)
    app.log.warn('TABLERUNNER_TEST_SEED is set: the dice of new tables are no secret. Use it for tests only.');
  const newSeed = seedSource(config.testSeed);
  await app.register(tableRoutes({ store, keeper, machines, config, newSeed, seatOfAccount, nameOfAccount }));
  await app.register(
    accountRoutes({ store, accounts, sessions, triesPerMinute: config.triesPerMinute, leaveSeats: sockets.endSeats }),
  );
  await app.register(operationRoutes({ store, metrics, config, isStopping }));
  await addWeb(app, config.web);
  app.addHook('onListen', async () => metrics.stalls.start());

  const stop = async (): Promise<void> => {
    stopping = true;
    metrics.stalls.stop();
    await keeper.stop();
    await closeDoors(app);
    await commits.drain();
    await machines.stop();
    atWork.close();
    await db.destroy();
    await lock.release();
  };
  return { app, keeper, lock, stop };
}
