/** The web client's files, and its front page for every path that is no file: the client finds the page itself. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Trouble } from '@tablerunner/table';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;
const NOT_BUILT =
  'The web client is not built here. Run npm start, which builds it, or set TABLERUNNER_WEB to its folder.';

/** The first visit alone asks for more than a hundred of them; several people behind one address may come at once. */
export const isBuiltFile = (url: string): boolean => url.startsWith('/assets/');

/** Names that only files have. A front page in their place would be taken for a script, and kept. */
const FILE = /\.(js|mjs|css|map|json|html|txt|xml|png|jpe?g|webp|avif|gif|svg|ico|woff2?|wasm|webmanifest|br|gz)$/i;

const isFile = (url: string): boolean => isBuiltFile(url) || FILE.test(url.replace(/[?#].*$/, ''));

const nothingAt = (address: string): Trouble =>
  new Trouble('no-such-address', `there is nothing at ${address}`, { address });

export async function addWeb(app: FastifyInstance, place: string | undefined): Promise<void> {
  const folder = place === undefined ? undefined : resolve(place);
  const isThere = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (isThere) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true, // scripts/compress.mjs
      cacheControl: false,
      setHeaders(reply, path) {
        // Built files carry their hash in their names; all others may change with the next version.
        const forGood = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', forGood ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const isApi = request.url === '/api' || request.url.startsWith('/api/');
    if (isApi || !wantsPage) return reply.status(404).send(nothingAt(`${request.method} ${request.url}`).told());
    if (isFile(request.url)) return reply.status(404).send(nothingAt(`${request.method} ${request.url}`).told());
    if (isThere) return reply.sendFile('index.html');
    return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
}
