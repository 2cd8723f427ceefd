/** `npm run promises -- --game sample --games 5000`: the promises of a game on random games; builds first where needed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './files.mjs';
import { prepare } from './prepare.mjs';

prepare(() => {});
await import(pathToFileURL(join(root, 'packages/testkit/dist/promises/main.js')).href);
