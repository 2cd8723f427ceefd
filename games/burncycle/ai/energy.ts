/** What energy is worth to a bot, in AP: the last one is dear, and what it cannot bank is lost. */
import { botCard } from '../content/bots.ts';
import type { Bot } from '../rules/types.ts';

const AGENT = [-45, 0, 6, 11, 15, 18.5, 21.5, 24, 26, 27.5, 28.5];
const MODULE = [-200, 0, 14, 22, 27, 30, 31.5, 32.5, 33, 33.3, 33.5];
/** Energy above the bank limit is lost at the end of the turn (BC-ENERGY-04). */
const ABOVE_BANK = 0.4;

/** Parts of an energy count too: they are what is to be expected. */
export function energyWorth(bot: Bot, energy: number): number {
  const table = bot.role === 'agent' ? AGENT : MODULE;
  const most = bot.role === 'agent' && bot.card !== '' ? botCard(bot.card).bank : table.length - 1;
  const kept = Math.max(0, Math.min(energy, most));
  const low = Math.floor(kept);
  const [one, other] = [table[low] ?? 0, table[Math.min(low + 1, table.length - 1)] ?? 0];
  return one + (kept - low) * (other - one) + ABOVE_BANK * Math.max(0, energy - most);
}
