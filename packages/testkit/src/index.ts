/** Table builder, scripted dice, matchers and the promises that every game must keep. */
import './matchers.ts';

export { type BrowserHashes, type GameModule, replayInChromium } from './browser.ts';
export { countSequences } from './count.ts';
export { countEndings, type EndingSearch, expectEnding } from './endings.ts';
export type { Expected } from './matchers.ts';
export { expectPlaythrough, type PlaythroughOptions, recordPlaythrough } from './playthrough.ts';
export { BrokenPromise, type PromiseName } from './promises/broken.ts';
export { checkPromises, type PromiseOptions, type PromiseReport } from './promises/check-promises.ts';
export { type FuzzOptions, type FuzzReport, fuzzNotation } from './round-trip.ts';
export { SoakFault, type SoakOptions, type SoakReport, soak } from './soak/soak.ts';
export { sweep, sweepEffects, sweepMessages } from './sweep.ts';
export { type Table, type TableSetting, type Tried, table } from './table.ts';
export { type Tables, tablesOf } from './tables.ts';
