/**
 * A thread that does one kind of work for as many milliseconds as it is told, and tells what a unit cost in microseconds.
 * Time of the processor counts, not that of the clock: what else the machine has to do falls on nobody. Only one thread
 * works at a time, so that what the process uses is what its work used, with the collector and the compiler behind it.
 */
import { parentPort, workerData } from 'node:worker_threads';

const module = await import(workerData.module);
const batch = module[workerData.make]();

const used = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Asking for the time of the processor is dear, a look at the clock is not: batches are done for so long between two questions. */
const SLICE = 20;

async function slice() {
  const start = performance.now();
  let units = 0;
  do units += await batch();
  while (performance.now() - start < SLICE);
  return units;
}

parentPort?.on('message', async (milliseconds) => {
  const start = used();
  let units = 0;
  let took = 0;
  do {
    units += await slice();
    took = used() - start;
  } while (took < milliseconds * 1000);
  parentPort?.postMessage(took / units);
});
