/** The whole server but for its port: routes, limits, headers, and what they need. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { Commits } from '../database/commits.ts';
import { openDatabase } from '../database/open.ts';
import { Store } from '../database/store.ts';
import { type Machines, startMachines } from '../machine/machines.ts';
import { Keeper } from '../tables/keeper.ts';
import type { World } from '../tables/world.ts';
import { isOwnOrigin } from './origin.ts';
import { Problem, tellProblems } from './problem.ts';
import { securityHeaders } from './security.ts';
import { addSocket } from './socket.ts';
import { tableRoutes } from './tables.ts';
import { addWeb } from './web.ts';

const LARGEST_BODY = 64 * 1024;
const HIDDEN = ['req.headers.authorization', 'req.headers.cookie', 'secret', '*.secret', '*.password'];

export interface Server {
  readonly app: FastifyInstance;
  readonly keeper: Keeper;
  /** Finishes what is under way, sends everybody away, and closes the database. */
  stop(): Promise<void>;
}

export async function buildServer(config: Config, machines: Machines = startMachines(config.threads)): Promise<Server> {
  const app = Fastify({
    logger: { level: config.log, redact: HIDDEN },
    bodyLimit: LARGEST_BODY,
    trustProxy: config.proxy,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  tellProblems(app);

  let stopping = false;
  const db = await openDatabase(config);
  const store = new Store(db);
  const commits = new Commits(store);
  const world: World = { store, commits, machines, log: app.log, count: () => {}, isStopping: () => stopping };
  const keeper = new Keeper(world, config.openTables);

  await app.register(cookie);
  await app.register(helmet, securityHeaders);
  await app.register(rateLimit, { max: config.requestsPerMinute, timeWindow: 60_000 });
  app.addHook('onRequest', async (request) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOwnOrigin(request, config.origins))
      throw new Problem(403, 'this page may not ask that here', 'origin');
  });
  await addSocket(app, { config, keeper, seatOfAccount: () => Promise.resolve(undefined) });
  await app.register(tableRoutes({ store, keeper, machines, config }));
  await addWeb(app, config.web);

  const stop = async (): Promise<void> => {
    stopping = true;
    await keeper.stop();
    await app.close();
    await commits.drain();
    await machines.stop();
    await db.destroy();
  };
  return { app, keeper, stop };
}
