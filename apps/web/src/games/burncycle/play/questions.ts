/** What a decision asks, and what stands below the question. */
import { type BurncycleView, floorOf } from '@tablerunner/burncycle/plan';
import { edgeName } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import { isOnFloorPlan, spotOf } from '../choices.ts';
import type { Decision, Planning } from '../shared.ts';
import { answersOf } from './answers.ts';
import { apFor } from './pick.ts';

interface Memory {
  readonly bot?: number;
  readonly agent?: number;
  readonly guard?: number;
  readonly kind?: string;
  readonly ap?: number;
  readonly effect?: string;
  readonly target?: { readonly guard?: number };
  readonly door?: number;
  readonly inputs?: readonly string[];
}

/** Whom a question is about: the bot or unit that the step works on. */
function aboutOf({ view, memory, step, actor }: Decision, speaker: Speaker): string {
  const { bot, agent, guard, kind } = (memory ?? {}) as Memory;
  if (guard !== undefined) return speaker.name(view.guards[guard]?.kind ?? '');
  if (step === 'burncycle/deploy' && kind !== undefined) return speaker.name(kind);
  const index = bot ?? agent ?? waitingBot(view, step, actor);
  return index === undefined ? '' : botNameOf(view, index, speaker);
}

/** Set-up asks for one bot after the other. */
function waitingBot(view: BurncycleView, step: string, actor: number): number | undefined {
  if (step === 'burncycle/place-bots') return view.bots.findIndex(({ cell, hasEscaped }) => cell < 0 && !hasEscaped);
  if (step === 'burncycle/choose-bots') return view.bots.findIndex(({ card }) => card === '');
  return actor >= 0 ? actor : undefined;
}

export function botNameOf({ bots }: BurncycleView, index: number, speaker: Speaker): string {
  const { card = '', seat = '', role = 'agent' } = bots[index] ?? {};
  return speaker.name(card || (role === 'module' ? 'module' : seat));
}

/** "Byte: Take an action, or pass". */
export function titleOf(decision: Decision, say: Words, speaker: Speaker): string {
  const about = aboutOf(decision, speaker);
  const question = speaker.step(decision.step);
  return about === '' ? question : say('burncycle.ask', { about, question });
}

/** The price and what is left; what the chosen card wants. */
export function hintOf({ decision, card, mover }: Planning, say: Words, speaker: Speaker): string {
  if (decision === undefined) return '';
  const { step, view, memory } = decision;
  if (card !== undefined && !card.startsWith('route ')) return say('burncycle.hint.aim');
  const { ap } = (memory ?? {}) as Memory;
  if (step === 'burncycle/move') {
    return say('burncycle.hint.move', { ap: apFor(decision, mover) ?? 0, bot: botNameOf(view, mover, speaker) });
  }
  if (ap !== undefined) return say('burncycle.hint.ap', { ap });
  if (step === 'burncycle/keypad') return keypadHint(decision, say, speaker);
  if (step === 'burncycle/act') {
    const chip = view.burncycle[view.tracker]?.chip;
    return say('burncycle.hint.act', { slot: view.tracker + 1, chip: speaker.name(chip ?? 'general') });
  }
  if (step === 'burncycle/routing' || step === 'burncycle/setup-routing') {
    return say('burncycle.hint.energy', { energy: view.bots[decision.actor]?.energy ?? 0 });
  }
  const { buttons, spots } = answersOf(decision);
  const isOnFloor = spots.some(({ choice }) => isOnFloorPlan(spotOf(view, choice, memory)));
  if (isOnFloor && buttons.length < decision.legal.length) {
    return say('burncycle.hint.on-floor', { floor: floorOf(view).number });
  }
  return isOnNetwork(decision) ? say('burncycle.hint.on-network') : '';
}

/** What the keypad asks for, and which door it belongs to. */
function keypadHint({ view, memory }: Decision, say: Words, speaker: Speaker): string {
  const { door = -1, inputs = [] } = (memory ?? {}) as Memory;
  const { grid, doors } = floorOf(view);
  const edge = doors[door]?.edge;
  return say('burncycle.hint.keypad', {
    door: edge === undefined ? '' : edgeName(grid, edge),
    count: inputs.length,
    inputs: new Intl.ListFormat(say.locale, { type: 'unit' }).format(inputs.map((input) => speaker.name(input))),
  });
}

export const isOnNetwork = ({ legal, view, memory }: Decision): boolean =>
  legal.some(({ choice }) => {
    const { node, access } = spotOf(view, choice, memory);
    return node !== undefined || access !== undefined;
  });
