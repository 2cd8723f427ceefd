/** burncycle: robots sneak through a corporation's floors while their programs move on its network. So far the rules; the game is not in the catalogue yet. */
export { CAPTAINS } from './content/captains.ts';
export { CORPORATIONS, LAYOUTS } from './content/floors.ts';
export { type Mission, missionSchema } from './rules/mission/types.ts';
export { RULING_OPTIONS, tableOptions } from './rules/options.ts';
export { wholeGame } from './rules/setup/sequence.ts';
export { startGame } from './rules/setup/start.ts';
export { events, steps, triggers } from './rules/steps.ts';
export type { BurncycleState } from './rules/types.ts';
