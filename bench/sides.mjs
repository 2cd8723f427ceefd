/** What comparisons are made of: functions of a file that a thread imports, and how long rules are waited for. */

/** @param {string} here the address of the module that names its files */
export const sidesFrom = (here) => (file) => (make, name) => ({ name, make, module: new URL(file, here) });

/** Some hundred functions of the rules are compiled one after the other, the seldom ones late, and missions and scenarios differ. */
export const PATIENCE = { warmUp: 20_000, milliseconds: 1_000 };
