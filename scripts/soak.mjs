/** `npm run soak -- --game escape --games 20000`: random games up to the first fault; builds first where needed. */
import { prepare } from './prepare.mjs';

prepare(() => {});
const { runCommand } = await import('@tablerunner/testkit/soak');
process.exitCode = await runCommand(process.argv.slice(2));
