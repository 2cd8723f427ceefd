/** The steps at which a text is a command, by its form alone: a model that is gone, a card that is spent make no other command of it. */
import type { CombatZoneState } from '../rules/types.ts';
import { formsOf } from './choice.ts';
import { rules } from './dry-run.ts';

export function stepsOf(text: string, _state: CombatZoneState): readonly string[] {
  const forms = formsOf(text.trim());
  if (!forms.ok) return [];
  return [...rules.stepsByName.values()]
    .filter(({ choice }) => forms.value.some((form) => choice?.safeParse(form).success === true))
    .map(({ name }) => name);
}
