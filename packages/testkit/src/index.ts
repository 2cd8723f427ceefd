/** Table builder, scripted dice, matchers and the promises that every game must keep. */
import './matchers.ts';

export { countSequences } from './count.ts';
export type { Expected } from './matchers.ts';
export { BrokenPromise, type PromiseName } from './promises/broken.ts';
export { checkPromises, type PromiseOptions, type PromiseReport } from './promises/check-promises.ts';
export { type Table, type TableSetting, type Tried, table } from './table.ts';
