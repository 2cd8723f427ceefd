/** `npm start`: installs and builds what is missing, then opens the table. */
import { runCli } from './cli.mjs';
import { prepare } from './prepare.mjs';

prepare((line) => console.log(line));
await runCli(['play', ...process.argv.slice(2)]);
