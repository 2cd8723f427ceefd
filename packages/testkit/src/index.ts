/** Table builder, scripted dice, matchers and the promises that every game must keep. */
import './matchers.ts';

export { countSequences } from './count.ts';
export type { Expected } from './matchers.ts';
export { type Table, type TableSetting, type Tried, table } from './table.ts';
