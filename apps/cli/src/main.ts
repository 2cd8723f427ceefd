#!/usr/bin/env node
/** tablerunner: the command line. */
import { runProgram } from './program.ts';
import { realWorld } from './world.ts';

/** Whoever reads our output may stop reading (`| head`): that is no error of ours. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runProgram(process.argv.slice(2), realWorld());
