/** Trades: equipment, uninstalled mods and keys change hands between bots side by side. Clauses BC-TRADE. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { traded } from '../events/bots.ts';
import { isAdjacent } from '../floor/passage.ts';
import { discardDown, SLOTS } from '../items.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf, isDown, isOnFloor, moduleIndex } from '../units.ts';

const bot = z.int().min(0).max(4);
const items = z.array(z.int().min(0).max(3)).max(3);
const keys = z.int().min(0).max(20);

export const tradeSchema = z.strictObject({
  kind: z.literal('trade'),
  bot,
  other: bot,
  gives: items,
  takes: items,
  keysGiven: keys,
  keysTaken: keys,
});

export type Trade = z.infer<typeof tradeSchema>;

/** The active agent or the module, with a bot beside it (BC-TRADE-01). */
export function checkTrade(state: BurncycleState, trade: Trade): Verdict {
  const { bot: one, other, gives, takes, keysGiven, keysTaken } = trade;
  const [giver, taker] = [botAt(state, one), state.bots[other]];
  if (one !== state.active && one !== moduleIndex(state))
    return refuse('BC-TRADE-01', 'not-yours-to-trade', { bot: one });
  if (taker === undefined || other === one) return refuse('BC-TRADE-01', 'nobody-to-trade-with', { other });
  if ([giver, taker].some((trader) => !isOnFloor(trader) || isDown(trader)))
    return refuse('BC-SHUT-08', 'shut-down', { other });
  if (!isAdjacent(floorOf(state), state.floor, giver.cell, taker.cell, 'bot'))
    return refuse('BC-TRADE-01', 'not-adjacent', { other });
  if (gives.length + takes.length + keysGiven + keysTaken === 0) return refuse('BC-TRADE-02', 'nothing-to-trade');
  if (keysGiven > giver.keys || keysTaken > taker.keys) return refuse('BC-TRADE-02', 'no-such-key');
  const chosen = [...gives.map((item) => giver.items[item]), ...takes.map((item) => taker.items[item])];
  const isTwice = new Set(gives).size < gives.length || new Set(takes).size < takes.length;
  if (isTwice || chosen.includes(undefined)) return refuse('BC-TRADE-02', 'no-such-item');
  return chosen.some((item) => item?.isInstalled === true) ? refuse('BC-TRADE-05', 'installed-mod') : accept();
}

/** One thing at a time: of trades of several things there are too many to list. */
export function tradesOf(state: BurncycleState, one: number): Trade[] {
  const { items: mine, keys: myKeys } = botAt(state, one);
  return [...state.bots.keys()].flatMap((other): Trade[] => {
    if (other === one) return [];
    const { items: theirs, keys: theirKeys } = botAt(state, other);
    const base: Trade = { kind: 'trade', bot: one, other, gives: [], takes: [], keysGiven: 0, keysTaken: 0 };
    return [
      ...mine.map((_, item) => ({ ...base, gives: [item] })),
      ...theirs.map((_, item) => ({ ...base, takes: [item] })),
      ...(myKeys > 0 ? [{ ...base, keysGiven: 1 }] : []),
      ...(theirKeys > 0 ? [{ ...base, keysTaken: 1 }] : []),
    ];
  });
}

/** Those of `tradesOf` that `checkTrade` accepts, by one look at each pair of bots. */
export function legalTrades(state: BurncycleState, one: number): Trade[] {
  const giver = botAt(state, one);
  if (!isOnFloor(giver) || isDown(giver)) return [];
  const floor = floorOf(state);
  const trades: Trade[] = [];
  for (const [other, taker] of state.bots.entries()) {
    if (other === one || !isOnFloor(taker) || isDown(taker)) continue;
    if (!isAdjacent(floor, state.floor, giver.cell, taker.cell, 'bot')) continue;
    const base: Trade = { kind: 'trade', bot: one, other, gives: [], takes: [], keysGiven: 0, keysTaken: 0 };
    for (const [item, { isInstalled }] of giver.items.entries())
      if (!isInstalled) trades.push({ ...base, gives: [item] });
    for (const [item, { isInstalled }] of taker.items.entries())
      if (!isInstalled) trades.push({ ...base, takes: [item] });
    if (giver.keys > 0) trades.push({ ...base, keysGiven: 1 });
    if (taker.keys > 0) trades.push({ ...base, keysTaken: 1 });
  }
  return trades;
}

/** Between two agents the other player is asked first (BC-TRADE-03). */
export function trade(state: BurncycleState, choice: Trade, engine: Engine<BurncycleState>): void {
  const { seat } = botAt(state, choice.other);
  if (seat !== '' && choice.other !== state.active) return engine.interrupt(consent, { trade: choice });
  carryOut(state, choice, engine);
}

/** Whoever then has too much discards down to two (BC-TRADE-06). */
function carryOut(state: BurncycleState, choice: Trade, engine: Engine<BurncycleState>): void {
  engine.emit(traded, choice);
  for (const trader of [choice.bot, choice.other]) {
    if (botAt(state, trader).items.length > SLOTS) engine.interrupt(discardDown, { bot: trader });
  }
}

interface Answer {
  readonly kind: 'agree' | 'decline';
}

export const consent = defineStep<BurncycleState, { readonly trade: Trade }, Answer>({
  name: 'burncycle/consent',
  clause: 'BC-TRADE-03',
  choice: z.strictObject({ kind: z.enum(['agree', 'decline']) }),
  who: (state, memory) => botAt(state, memory.trade.other).seat,
  candidates: () => [{ kind: 'agree' }, { kind: 'decline' }],
  check: () => accept(),
  apply(state, memory, { kind }, engine) {
    engine.done();
    if (kind === 'agree') carryOut(state, memory.trade, engine);
  },
});
