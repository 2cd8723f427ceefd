/** Before the tests of every file: what fast-check draws is the same in every run, so that a fault found once is found again. */
import fc from 'fast-check';

/** Any number would do; another one draws other samples everywhere. */
export const SEED = 20_271_231;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
