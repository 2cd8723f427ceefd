/** The chance that stands on a button: of an attack against the other side's best answer, or of each answer against a roll. */
import { askedProspect, type ContestMemory, prospectOf } from '@tablerunner/combat-zone/plan';
import type { Decision } from '../shared.ts';
import { deedOf, doerOf, fieldsOf } from './choices.ts';
import { colourFor } from './payers.ts';

export interface ButtonChance {
  /** For whoever presses the button: to win the roll, or to withstand it. */
  readonly isOwn: boolean;
  readonly ways: number;
  readonly of: number;
  readonly target?: number | undefined;
  facts(locale: string): { readonly percent: string; readonly ways: number; readonly of: number };
}

const made = (isOwn: boolean, ways: number, of: number, target?: number): ButtonChance => ({
  isOwn,
  ways,
  of,
  target,
  facts: (locale) => ({ percent: percentText(ways, of, locale), ways, of }),
});

export const percentText = (ways: number, of: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(of === 0 ? 0 : ways / of);

/** The ID of the action that a deed rolls for: that of a launch is on the program. */
export function actionOfDeed({ view }: Decision, actor: number, choice: unknown): string | undefined {
  const { kind, action, program = -1 } = deedOf(choice);
  if (kind === 'act') return action;
  const card = view.models[actor]?.programs[program]?.card ?? '';
  return kind === 'launch' ? view.cards.programs[card]?.launch.id : undefined;
}

export function chanceIn(decision: Decision, choice: unknown): ButtonChance | undefined {
  if (decision.step === 'combat-zone/contest') return answerChance(decision, choice);
  const actor = doerOf(decision, choice);
  const action = actionOfDeed(decision, actor, choice);
  const { target = -1, token = -1, program = -1 } = deedOf(choice);
  if (action === undefined) return undefined;
  const launched = decision.view.cards.programs[decision.view.models[actor]?.programs[program]?.card ?? ''];
  const colour = launched?.quality ?? colourFor(decision, actor, token);
  const worst = prospectOf(decision.view, { model: actor, action, token, colour, target })?.answers[0];
  return worst === undefined ? undefined : made(true, worst.wins, worst.of, target < 0 ? undefined : target);
}

function answerChance({ view, memory }: Decision, choice: unknown): ButtonChance | undefined {
  const { token, armor, model } = fieldsOf(choice);
  const found = askedProspect(view, memory as ContestMemory)?.answers.find(
    ({ side }) => side.token === token && side.armor === armor && (model === undefined || side.model === model),
  );
  return found === undefined ? undefined : made(false, found.of - found.wins, found.of);
}
