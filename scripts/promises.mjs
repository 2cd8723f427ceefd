/** `npm run promises -- --game sample --games 5000`: the promises of a game on random games; builds first where needed. */
import { prepare } from './prepare.mjs';

prepare(() => {});
const { runCommand } = await import('@tablerunner/testkit/promises');
process.exitCode = await runCommand(process.argv.slice(2));
