/** `npm start`: installs and builds what is missing, then opens the table at http://localhost:7777. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './files.mjs';
import { prepare } from './prepare.mjs';

prepare((line) => console.log(line), { web: true });
process.env.TABLERUNNER_WEB ??= join(root, 'apps/web/dist');
process.env.TABLERUNNER_DATA ??= join(root, 'data');
process.env.TABLERUNNER_LOG ??= 'warn';
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
