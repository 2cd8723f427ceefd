/** The mission of a day, for whoever wants to tell it without loading the whole game. */
export { dailyMission } from './rules/setup/daily.ts';
