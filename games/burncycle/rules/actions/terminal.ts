/** The terminal action: a card with three options, of which one is picked before the dice, or two. Clauses BC-TERM; BC-RULE-38. */
import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { terminalOption } from '../../content/terminals.ts';
import { effectList } from '../effects/list.ts';
import { terminalUsed } from '../events/floor.ts';
import { cardDiscarded } from '../events/piles.ts';
import { drawCard } from '../piles.ts';
import { testBonus } from '../powers.ts';
import { closeTest, makeTest } from '../test/ap-test.ts';
import { defineTurnStep } from '../turn/own-turn.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, isDown, isOnFloor } from '../units.ts';

export interface AtTerminal {
  readonly bot: number;
  readonly isOptimized: boolean;
  /** The card; undefined before it is drawn. */
  readonly card?: string | undefined;
  /** The options that were picked; undefined before that. */
  readonly picked?: readonly number[] | undefined;
  /** What the test came to. */
  readonly ap?: number | undefined;
}

interface Options {
  readonly kind: 'options' | 'resolve';
  readonly options: readonly number[];
}

const OPTIONS = [0, 1, 2] as const;
const PAIRS = [[0], [1], [2], [0, 1], [0, 2], [1, 2]] as const;

export function checkTerminal(state: BurncycleState, bot: number): Verdict {
  const actor = botAt(state, bot);
  if (!isOnFloor(actor) || isDown(actor)) return refuse('BC-SHUT-04', 'shut-down', { bot });
  return state.floor.terminals.some(({ cell }) => cell === actor.cell)
    ? accept()
    : refuse('BC-TERM-13', 'no-terminal-here', { cell: actor.cell });
}

/** A mainframe asks for nothing (BC-TERM-10). */
export function apNeeded(state: BurncycleState, { bot, card = '' }: AtTerminal, option: number): number {
  const { cell } = botAt(state, bot);
  const isMainframe = state.floor.terminals.some((terminal) => terminal.cell === cell && terminal.isMainframe);
  return isMainframe ? 0 : terminalOption(card, option).ap;
}

/** What the AP pay for of the picked options: each needs its own (BC-TERM-07, BC-RULE-38). None is always possible (BC-TERM-09). */
function payable(state: BurncycleState, memory: AtTerminal): (readonly number[])[] {
  const { picked = [], ap = 0 } = memory;
  const subsets = PAIRS.filter((options) => options.every((option) => picked.includes(option)));
  const sum = (options: readonly number[]): number =>
    options.reduce((all, option) => all + apNeeded(state, memory, option), 0);
  return [[], ...subsets.filter((options) => sum(options) <= ap)];
}

/** Options are picked before the roll and resolved after it (BC-TERM-03). */
const kindOf = ({ ap }: AtTerminal): Options['kind'] => (ap === undefined ? 'options' : 'resolve');

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

const offered = (state: BurncycleState, memory: AtTerminal): readonly (readonly number[])[] => {
  if (memory.ap !== undefined) return payable(state, memory);
  return memory.isOptimized ? PAIRS : OPTIONS.map((option) => [option]);
};

const choicesOf = (state: BurncycleState, memory: AtTerminal): Options[] =>
  offered(state, memory).map((options) => ({ kind: kindOf(memory), options }));

export const terminal = defineTurnStep<AtTerminal, Options>({
  name: 'burncycle/terminal',
  clause: 'BC-TERM-03',
  choice: z.strictObject({ kind: z.enum(['options', 'resolve']), options: z.array(z.int().min(0).max(2)).max(2) }),
  who(state, memory) {
    const { card, picked, ap } = memory;
    const isAsked =
      (card !== undefined && picked === undefined) || (ap !== undefined && payable(state, memory).length > 1);
    return isAsked ? botAt(state, state.active).seat : undefined;
  },
  candidates: choicesOf,
  legal: choicesOf,
  check(state, memory, { kind, options }) {
    if (kind !== kindOf(memory)) return refuse('BC-TERM-08', 'picked-before-the-roll', { kind });
    if (offered(state, memory).some((one) => isSame(one, options))) return accept();
    if (memory.ap !== undefined) return refuse('BC-TERM-04', 'too-few-ap', { ap: memory.ap });
    return refuse('BC-TERM-06', 'one-option-only');
  },
  apply(state, memory, { options }, engine) {
    if (memory.ap === undefined) return engine.stay<AtTerminal>({ ...memory, picked: options });
    end(state, memory, options, engine);
  },
  run(state, memory, engine) {
    if (memory.card === undefined) {
      const card = drawCard(state, 'terminal', engine);
      return card === undefined ? engine.done() : engine.stay<AtTerminal>({ ...memory, card });
    }
    if (memory.ap === undefined && state.test === undefined) {
      const bonus = testBonus(state, memory.bot, 'terminal-ap');
      return makeTest(engine, { purpose: 'terminal', bot: memory.bot, bonus });
    }
    if (memory.ap === undefined) return engine.stay<AtTerminal>({ ...memory, ap: closeTest(state, engine) });
    end(state, memory, [], engine);
  },
});

/** Card and chip go, whatever came of it (BC-TERM-05). */
function end(
  state: BurncycleState,
  { bot, card = '' }: AtTerminal,
  paid: readonly number[],
  engine: Engine<BurncycleState>,
): void {
  engine.emit(terminalUsed, { bot, cell: botAt(state, bot).cell });
  engine.emit(cardDiscarded, { deck: 'terminal', card });
  const list = paid.flatMap((option) => terminalOption(card, option).effects);
  engine.next(effectList, { list, at: 0, context: { bot } });
}
