/** A thread that does one kind of work for as many milliseconds as it is told, and tells what a unit cost in microseconds. */
import { parentPort, workerData } from 'node:worker_threads';

const module = await import(workerData.module);
const batch = module[workerData.make]();

parentPort?.on('message', async (milliseconds) => {
  const start = performance.now();
  let units = 0;
  let took = 0;
  do {
    units += await batch();
    took = performance.now() - start;
  } while (took < milliseconds);
  parentPort?.postMessage((took * 1000) / units);
});
