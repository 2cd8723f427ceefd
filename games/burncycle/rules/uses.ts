/** Uses of equipment, mods and abilities: as a free action, in a roll, or in a move action. Clauses BC-FREE-07, BC-EQUIP-02 to 07, BC-CM-03, BC-ACT-06, BC-MOVE-10, BC-IMP-06, BC-EX-05, 06, 08. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { faceOf } from '../content/dice.ts';
import { equipmentCard, modCard } from '../content/items.ts';
import type { Moment, Power, Use } from '../content/power.ts';
import { runEffects } from './effects/list.ts';
import { isAnyPossible } from './effects/table.ts';
import { counterTurned, powerDieRolled, powerUsed } from './events/cards.ts';
import { energyLost } from './events/units.ts';
import { endImperative } from './imperatives.ts';
import { discardItem } from './items.ts';
import { powerOf } from './powers.ts';
import type { BurncycleState } from './types.ts';
import { botAt, isDown, moduleIndex, rollerFor } from './units.ts';

export const useChoice = z.strictObject({
  kind: z.literal('use'),
  bot: z.int().min(0).max(4),
  /** An imperative is given up by this (BC-IMP-06). */
  from: z.enum(['ability', 'item', 'imperative']),
  index: z.int().min(0).max(3),
});

export type UseChoice = z.infer<typeof useChoice>;

/** The moment up to which a use counts as made: this turn, or this floor; 0 without a limit. */
function momentOf({ round, active, stage }: BurncycleState, { limit }: Use): number {
  if (limit === 'turn') return round * 8 + active + 1;
  return limit === 'floor' ? stage + 1 : 0;
}

const noteOf = ({ id }: Power, { limit }: Use): string => (limit === undefined ? '' : `${limit}:${id}`);

/** Why there is nothing to use. */
function refuseSource(state: BurncycleState, { bot, from, index }: UseChoice): Verdict {
  const user = botAt(state, bot);
  if (isDown(user)) return refuse('BC-SHUT-08', 'shut-down', { bot });
  const item = user.items[index];
  if (from === 'item' && user.role === 'module' && item !== undefined)
    return refuse('BC-CM-03', 'module-uses-no-items');
  if (from === 'item' && item !== undefined && modCard(item.card) !== undefined)
    return refuse('BC-MOD-02', 'not-installed', { item: index });
  return refuse('BC-FREE-07', 'nothing-to-use', { from, index });
}

export function checkUse(state: BurncycleState, moment: Moment, choice: UseChoice): Verdict {
  const { bot, from, index } = choice;
  const user = state.bots[bot];
  if (user === undefined || (bot !== state.active && bot !== moduleIndex(state)))
    return refuse('BC-FREE-07', 'not-yours-to-use', { bot });
  if (from === 'imperative') {
    if (moment !== 'free' || user.imperative === undefined) return refuse('BC-IMP-06', 'no-imperative', { bot });
    return isDown(user) ? refuse('BC-SHUT-08', 'shut-down', { bot }) : accept();
  }
  const power = powerOf(user, from, index);
  if (power?.use === undefined) return refuseSource(state, choice);
  return checkPower(state, moment, bot, power, power.use);
}

function checkPower(state: BurncycleState, moment: Moment, bot: number, power: Power, use: Use): Verdict {
  const user = botAt(state, bot);
  if (use.when !== moment) return refuse('BC-FREE-03', 'not-at-this-moment', { power: power.id });
  if (moment === 'roll') {
    // Whoever acts may change the roll: the agent's abilities do not help the module (BC-ACT-06).
    if (state.test?.bot !== bot) return refuse('BC-ACT-06', 'another-bot-acts', { bot });
    if (use.tests?.some((purpose) => purpose === state.test?.purpose) === false)
      return refuse('BC-AP-04', 'not-for-this-test', { power: power.id });
  }
  const note = noteOf(power, use);
  if (note !== '' && user.notes[note] === momentOf(state, use))
    return refuse('BC-FREE-07', 'used-already', { power: power.id });
  if (user.energy <= (use.energy ?? 0)) return refuse('BC-ENERGY-01', 'too-little-energy', { has: user.energy });
  return use.die !== undefined || isAnyPossible(state, use.effects, { bot })
    ? accept()
    : refuse('BC-FREE-07', 'nothing-would-happen', { power: power.id });
}

/** The starting ability and the three unique ones (BC-UPG-03). */
const ABILITIES = 4;

/** Everything that the active player could use: of the own agent and of the module. */
export function usesOf(state: BurncycleState, moment: Moment): UseChoice[] {
  const uses: UseChoice[] = [];
  for (const bot of [state.active, moduleIndex(state)]) {
    const user = botAt(state, bot);
    const look = (from: 'ability' | 'item', index: number): void => {
      if (powerOf(user, from, index)?.use?.when === moment) uses.push({ kind: 'use', bot, from, index });
    };
    for (let index = 0; index < ABILITIES; index++) look('ability', index);
    for (let index = 0; index < user.items.length; index++) look('item', index);
    if (moment === 'free' && user.imperative !== undefined)
      uses.push({ kind: 'use', bot, from: 'imperative', index: 0 });
  }
  return uses;
}

export function applyUse(state: BurncycleState, choice: UseChoice, engine: Engine<BurncycleState>): void {
  const { bot, from, index } = choice;
  if (from === 'imperative') return endImperative(state, bot, 'given-up', engine);
  const power = powerOf(botAt(state, bot), from, index);
  if (power?.use === undefined) throw new Error(`bot ${bot} has nothing to use at ${from} ${index}`);
  const { use } = power;
  engine.emit(powerUsed, { bot, power: power.id, note: noteOf(power, use), moment: momentOf(state, use) });
  if (use.energy !== undefined) engine.emit(energyLost, { bot, amount: use.energy, source: 'use' });
  if (from === 'item') wearOut(state, bot, index, engine);
  if (use.die === undefined) return runEffects(use.effects, { bot }, engine);
  engine.interrupt(rollPowerDie, { bot, die: use.die, card: from === 'item' ? power.id : '' });
}

/** A Single use card goes; a Counter goes with its last count (BC-EQUIP-04, BC-EQUIP-05). */
function wearOut(state: BurncycleState, bot: number, item: number, engine: Engine<BurncycleState>): void {
  const { card = '', counter = 0 } = botAt(state, bot).items[item] ?? {};
  const category = equipmentCard(card)?.category;
  if (category === 'single-use' || (category === 'counter' && counter <= 1))
    return discardItem(state, bot, item, engine);
  if (category === 'counter') engine.emit(counterTurned, { bot, item, card, to: counter - 1 });
}

interface Rolling {
  readonly bot: number;
  readonly die: string;
  /** The equipment card that the die belongs to; empty for a bot's own die. */
  readonly card: string;
  /** What it shows; undefined before the roll. */
  readonly face?: number | undefined;
  readonly isResolved?: boolean | undefined;
}

interface Resolve {
  readonly kind: 'resolve' | 'decline';
}

const SIDES_OF_DIE = 6;

/** The player may always leave the result (BC-EQUIP-07); one that is resolved with the break icon costs the card (BC-EQUIP-06). */
export const rollPowerDie = defineStep<BurncycleState, Rolling, Resolve>({
  name: 'burncycle/power-die',
  clause: 'BC-EQUIP-07',
  choice: z.strictObject({ kind: z.enum(['resolve', 'decline']) }),
  who: (state, { bot, face, isResolved }) =>
    face === undefined || isResolved === true ? undefined : rollerFor(state, bot),
  candidates: () => [{ kind: 'resolve' }, { kind: 'decline' }],
  check: () => accept(),
  apply(_state, memory, { kind }, engine) {
    if (kind === 'decline') return engine.done();
    engine.stay<Rolling>({ ...memory, isResolved: true });
    runEffects(faceOf(memory.die, memory.face ?? 0).effects, { bot: memory.bot }, engine);
  },
  run(state, memory, engine) {
    const { bot, die, card, face } = memory;
    if (face === undefined) {
      const shown = engine.die(SIDES_OF_DIE, die, { owner: rollerFor(state, bot) });
      engine.emit(powerDieRolled, { bot, die, face: shown });
      return engine.stay<Rolling>({ ...memory, face: shown });
    }
    engine.done();
    const item = botAt(state, bot).items.findIndex((held) => held.card === card);
    if (faceOf(die, face).breaks === true && item >= 0) discardItem(state, bot, item, engine);
  },
});

type RollUse = UseChoice | { readonly kind: 'go-on' };

const rollUses = (state: BurncycleState): UseChoice[] =>
  usesOf(state, 'roll').filter((choice) => checkUse(state, 'roll', choice).ok);

/** After the dice have fallen and before blanks are combined: what changes the roll (BC-MOVE-09). */
export const useInRoll = defineStep<BurncycleState, Record<string, never>, RollUse>({
  name: 'burncycle/use-in-roll',
  clause: 'BC-MOVE-09',
  choice: z.discriminatedUnion('kind', [useChoice, z.strictObject({ kind: z.literal('go-on') })]),
  who: (state) => (rollUses(state).length > 0 ? botAt(state, state.active).seat : undefined),
  candidates: (state) => [...usesOf(state, 'roll'), { kind: 'go-on' }],
  legal: (state) => [...rollUses(state), { kind: 'go-on' }],
  check: (state, _memory, choice) => (choice.kind === 'go-on' ? accept() : checkUse(state, 'roll', choice)),
  apply(state, _memory, choice, engine) {
    if (choice.kind === 'go-on') engine.done();
    else applyUse(state, choice, engine);
  },
  run: (_state, _memory, engine) => engine.done(),
});
