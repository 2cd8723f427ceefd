/** `npm run -s tablerunner -- …`: the command line; installs and builds first where needed, without a word. */
import { runCli } from './cli.mjs';
import { prepare } from './prepare.mjs';

prepare(() => {});
await runCli(process.argv.slice(2));
