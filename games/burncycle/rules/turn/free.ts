/** Free actions: at any moment of the own turn that interrupts nothing. Clauses BC-FREE, BC-ALTER, BC-INV-03, BC-MOD-03 to 06; BC-RULE-43. */
import { accept, type Engine, refuse, type Step, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { modCard } from '../../content/items.ts';
import { lookAround } from '../detection.ts';
import { modInstalled } from '../events/bots.ts';
import { disguiseRemoved } from '../events/special.ts';
import { cycleAltered } from '../events/track.ts';
import { discardItem } from '../items.ts';
import { SUPPLY_CHIPS } from '../lists.ts';
import { raiseThreat } from '../threat.ts';
import type { BurncycleState, Chips } from '../types.ts';
import { botAt, isDown, moduleIndex } from '../units.ts';
import { applyUse, checkUse, useChoice, usesOf } from '../uses.ts';
import { checkTrade, legalTrades, trade, tradeSchema, tradesOf } from './trade.ts';

const item = z.int().min(0).max(3);

const freeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('alter'),
    slot: z.int().min(0).max(4),
    from: z.enum(['own', 'team']),
    chip: z.enum(SUPPLY_CHIPS),
  }),
  tradeSchema,
  z.strictObject({ kind: z.literal('drop'), bot: z.int().min(0).max(4), item }),
  z.strictObject({ kind: z.literal('install'), item }),
  useChoice,
  /** The disguise is taken off (BC-IFACE-03). */
  z.strictObject({ kind: z.literal('unmask') }),
]);

export type FreeChoice = z.infer<typeof freeSchema>;
type Of<K extends FreeChoice['kind']> = Extract<FreeChoice, { kind: K }>;

const KINDS: readonly string[] = ['alter', 'trade', 'drop', 'install', 'use', 'unmask'] satisfies FreeChoice['kind'][];
const isFree = (choice: { readonly kind: string }): choice is FreeChoice => KINDS.includes(choice.kind);

/** What it costs to replace a captain's chip that is still active (BC-ALTER-04). */
const CAPTAIN_THREAT = 2;

const HOLDERS = ['own', 'team'] as const;

const supplyFor = (state: BurncycleState, from: 'own' | 'team'): Chips =>
  from === 'team' ? state.team : botAt(state, state.active).supply;

function checkAlter(state: BurncycleState, { slot, from, chip }: Of<'alter'>): Verdict {
  const altered = state.burncycle[slot];
  if (altered?.isActive !== true || altered.chip === undefined) return refuse('BC-ALTER-01', 'no-chip-there', { slot });
  return supplyFor(state, from)[chip] > 0 ? accept() : refuse('BC-SUPPLY-07', 'no-such-chip', { chip });
}

/** The player's agent and the module (BC-INV-03). */
function checkDrop(state: BurncycleState, choice: Of<'drop'>): Verdict {
  const { bot } = choice;
  if (bot !== state.active && bot !== moduleIndex(state)) return refuse('BC-INV-03', 'not-yours-to-drop', { bot });
  const held = botAt(state, bot).items[choice.item];
  return held === undefined ? refuse('BC-INV-03', 'no-such-item', { item: choice.item }) : accept();
}

/** An agent only: the module cannot use mods (BC-MOD-04). */
function checkInstall(state: BurncycleState, choice: Of<'install'>): Verdict {
  const agent = botAt(state, state.active);
  const held = agent.items[choice.item];
  if (isDown(agent)) return refuse('BC-SHUT-08', 'shut-down', { bot: state.active });
  if (held === undefined || modCard(held.card) === undefined)
    return refuse('BC-MOD-04', 'no-such-mod', { item: choice.item });
  return held.isInstalled ? refuse('BC-MOD-05', 'installed-mod', { item: choice.item }) : accept();
}

function checkFree(state: BurncycleState, choice: FreeChoice): Verdict {
  switch (choice.kind) {
    case 'alter':
      return checkAlter(state, choice);
    case 'trade':
      return checkTrade(state, choice);
    case 'drop':
      return checkDrop(state, choice);
    case 'install':
      return checkInstall(state, choice);
    case 'use':
      return checkUse(state, 'free', choice);
    case 'unmask':
      return botAt(state, state.active).disguise === undefined ? refuse('BC-IFACE-03', 'no-disguise') : accept();
  }
}

function freeChoices(state: BurncycleState): FreeChoice[] {
  const mine = [state.active, moduleIndex(state)];
  const alters = [...state.burncycle.keys()].flatMap((slot) =>
    HOLDERS.flatMap((from) =>
      SUPPLY_CHIPS.filter((chip) => supplyFor(state, from)[chip] > 0).map(
        (chip): FreeChoice => ({ kind: 'alter', slot, from, chip }),
      ),
    ),
  );
  const drops = mine.flatMap((bot) =>
    botAt(state, bot).items.map((_, at): FreeChoice => ({ kind: 'drop', bot, item: at })),
  );
  const installs = botAt(state, state.active).items.map((_, at): FreeChoice => ({ kind: 'install', item: at }));
  const trades = mine.flatMap((one) => tradesOf(state, one));
  const masks: FreeChoice[] = botAt(state, state.active).disguise === undefined ? [] : [{ kind: 'unmask' }];
  return [...alters, ...trades, ...drops, ...installs, ...usesOf(state, 'free'), ...masks];
}

/** Those of `freeChoices` that `checkFree` accepts. Asked at every decision of a turn, so it makes no list in vain. */
function legalFree(state: BurncycleState): FreeChoice[] {
  const choices: FreeChoice[] = [];
  const module = moduleIndex(state);
  const agent = botAt(state, state.active);
  for (let slot = 0; slot < state.burncycle.length; slot++) {
    const { isActive = false, chip: there } = state.burncycle[slot] ?? {};
    if (!isActive || there === undefined) continue;
    for (const from of HOLDERS) {
      const supply = supplyFor(state, from);
      for (const chip of SUPPLY_CHIPS) if (supply[chip] > 0) choices.push({ kind: 'alter', slot, from, chip });
    }
  }
  if (state.bots.some(({ items, keys }) => items.length > 0 || keys > 0)) {
    choices.push(...legalTrades(state, state.active), ...legalTrades(state, module));
    for (const bot of [state.active, module])
      for (const item of botAt(state, bot).items.keys()) choices.push({ kind: 'drop', bot, item });
    for (const item of agent.items.keys()) {
      const install = { kind: 'install', item } as const;
      if (checkInstall(state, install).ok) choices.push(install);
    }
  }
  for (const use of usesOf(state, 'free')) if (checkUse(state, 'free', use).ok) choices.push(use);
  if (agent.disguise !== undefined) choices.push({ kind: 'unmask' });
  return choices;
}

function applyFree(state: BurncycleState, choice: FreeChoice, engine: Engine<BurncycleState>): void {
  switch (choice.kind) {
    case 'alter':
      return alter(state, choice, engine);
    case 'trade':
      return trade(state, choice, engine);
    case 'drop':
      return discardItem(state, choice.bot, choice.item, engine);
    case 'install':
      return install(state, choice.item, engine);
    case 'use':
      return applyUse(state, choice, engine);
    case 'unmask':
      engine.emit(disguiseRemoved, { bot: state.active, cause: 'unmask' });
      return lookAround(state, engine);
  }
}

function install(state: BurncycleState, item: number, engine: Engine<BurncycleState>): void {
  const { card = '' } = botAt(state, state.active).items[item] ?? {};
  engine.emit(modInstalled, { bot: state.active, item, card });
}

function alter(state: BurncycleState, { slot, from, chip }: Of<'alter'>, engine: Engine<BurncycleState>): void {
  const { chip: replaced, isDegraded = false } = state.burncycle[slot] ?? {};
  engine.emit(cycleAltered, { slot, from: from === 'team' ? 'team' : state.active, chip });
  if (replaced === 'captain' && !isDegraded) raiseThreat(state, CAPTAIN_THREAT, 'captain-replaced', engine);
}

/** What the step itself allows: as it tells, or by asking its judge. */
function ownLegal<F, C>(step: Step<BurncycleState, F, C>, state: BurncycleState, memory: F): readonly C[] {
  if (step.legal !== undefined) return step.legal(state, memory);
  return (step.candidates?.(state, memory) ?? []).filter((choice) => step.check?.(state, memory, choice).ok ?? true);
}

/** A step of the own turn in which free actions may be taken as well (BC-FREE-02). */
export const withFree = <F, C extends { readonly kind: string }>(
  step: Step<BurncycleState, F, C>,
): Step<BurncycleState, F, C | FreeChoice> => ({
  ...step,
  choice: z.union([step.choice as z.ZodType<C>, freeSchema]) as z.ZodType<C | FreeChoice>,
  candidates: (state, memory) => [...(step.candidates?.(state, memory) ?? []), ...freeChoices(state)],
  legal: (state, memory) => [...ownLegal(step, state, memory), ...legalFree(state)],
  check: (state, memory, choice) =>
    isFree(choice) ? checkFree(state, choice) : (step.check?.(state, memory, choice as C) ?? accept()),
  apply(state, memory, choice, engine) {
    if (isFree(choice)) applyFree(state, choice, engine);
    else step.apply?.(state, memory, choice as C, engine);
  },
});
