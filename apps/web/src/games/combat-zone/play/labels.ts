/** What a choice of Combat Zone is called on a button. */
import { labelOf } from '@tablerunner/combat-zone/plan';
import type { Speaker } from '@tablerunner/language';
import type { Decision } from '../shared.ts';

export const labelFor = ({ view, step, memory }: Decision, choice: unknown, speaker: Speaker): string =>
  labelOf(view, { step, memory }, choice, speaker);
