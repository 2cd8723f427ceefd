/** For whoever runs the server: health, metrics, and the description of the interface. */
import swagger from '@fastify/swagger';
import { Trouble } from '@tablerunner/table';
import type { FastifyInstance } from 'fastify';
import { type FastifyPluginAsyncZod, jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Store } from '../database/store.ts';
import type { Metrics } from '../metrics.ts';
import { Health } from './health.ts';
import { Problem, problemSchema } from './problem.ts';
import { COOKIE } from './session.ts';

const NOT_FOR_YOU = 'metrics are not told to this address: see TABLERUNNER_METRICS';
const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Before the routes that it describes. */
export async function addDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tablerunner',
        version: '1',
        description:
          'Tables over HTTP. Play itself goes over the WebSocket at /api/socket; docs/server.md tells its messages.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: COOKIE, description: 'Whoever signs in gets it.' },
          seat: { type: 'http', scheme: 'bearer', description: 'The secret of a seat.' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
}

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    metrics.noteRequest({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime);
    done();
  });
}

export interface OperationHost {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly config: Config;
  isStopping(): boolean;
}

export const operationRoutes =
  ({ store, metrics, config, isStopping }: OperationHost): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['operation'];
    const health = new Health(store, app.log);
    const unlimited = { rateLimit: false as const };

    app.get(
      '/api/health',
      {
        config: unlimited,
        logLevel: 'warn',
        schema: {
          tags,
          summary: 'Whether the server answers and its database takes a write, within two seconds.',
          response: { 200: z.object({ ok: z.literal(true) }), 500: problemSchema, 503: problemSchema },
        },
      },
      async () => {
        if (isStopping()) throw new Problem(503, new Trouble('stopping', 'the server is stopping'));
        const trouble = await health.trouble();
        if (trouble !== undefined) throw new Problem(503, trouble);
        return { ok: true as const };
      },
    );

    app.get(
      '/api/metrics',
      {
        config: unlimited,
        logLevel: 'warn',
        schema: {
          tags,
          summary: 'Counts and measures, as Prometheus reads them.',
          response: { 200: z.string(), 403: problemSchema, 500: problemSchema },
        },
        serializerCompiler: ({ httpStatus }) => (httpStatus === '200' ? String : JSON.stringify),
      },
      async (request, reply) => {
        const mayRead = config.metrics === 'everyone' || (config.metrics === 'local' && LOCAL.has(request.ip));
        if (!mayRead) throw new Problem(403, new Trouble('metrics-refused', NOT_FOR_YOU));
        const { type, text } = await metrics.read();
        return await reply.type(type).send(text);
      },
    );

    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  };
