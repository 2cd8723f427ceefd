/** The title of a decision and the line below it: who is asked about what, and what it would cost. */
import { boardOf, left, stateOf } from '@tablerunner/escape/plan';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import type { Decision } from './decision.ts';
import type { Planning } from './plan-context.tsx';

interface Asking {
  readonly about: 'command' | 'dodge' | 'push';
  readonly unit: number;
}

export function titleOf({ step, seen, view, actor, actors, legal }: Decision, say: Words, speaker: Speaker): string {
  const memory = (seen.stack.at(-1)?.memory ?? {}) as {
    readonly asking?: readonly Asking[];
    readonly attacker?: number;
    readonly unit?: number;
  };
  const name = (index: number | undefined): string => speaker.name(view.units[index ?? -1]?.id ?? '');
  if (step === 'escape/attack') {
    const asked = memory.asking?.[0];
    return say('escape.ask.attack', {
      about: asked?.about ?? 'dodge',
      unit: name(asked?.unit),
      attacker: name(memory.attacker),
    });
  }
  if (step === 'escape/activation' && actor !== undefined) {
    return say('escape.ask.activation', { unit: speaker.name(actor.id), waiting: String(actor.place === 'waiting') });
  }
  if (step === 'escape/extra-actions') {
    return actor === undefined
      ? say('escape.ask.extra', { count: actors.length })
      : say('escape.ask.extra-of', { unit: speaker.name(actor.id) });
  }
  if (step === 'escape/roll' && view.roll !== undefined) {
    return say('escape.ask.roll', {
      purpose: speaker.name(view.roll.purpose),
      faces: view.roll.dice.map(({ face }) => face).join(', '),
    });
  }
  if (step === 'escape/choose-active') return say('escape.ask.choose-active', { count: legal.length });
  return speaker.step(step);
}

/** The price and what is left; what the chosen card wants. */
export function hintOf({ decision, card, view }: Planning, say: Words, speaker: Speaker): string {
  if (decision === undefined) return '';
  const { actor, step, spots, buttons, seen } = decision;
  const state = stateOf(view);
  if (step === 'escape/attack') {
    const asked = (seen.stack.at(-1)?.memory as { readonly asking?: readonly Asking[] } | undefined)?.asking?.[0];
    const unit = view.units[asked?.unit ?? -1];
    if (unit === undefined) return '';
    return say('escape.hint.attack', { combat: left(state, unit, 'cbt'), life: unit.life });
  }
  if (actor !== undefined && card !== undefined) return say('escape.hint.aim', { action: say(`escape.card.${card}`) });
  if (actor !== undefined && step === 'escape/activation') {
    const pools = (['mvt', 'cbt', 'int'] as const).map((pool) =>
      say('escape.hint.pool', { pool: speaker.name(pool), left: left(state, actor, pool) }),
    );
    return new Intl.ListFormat(say.locale, { type: 'unit' }).format(pools);
  }
  if (step === 'escape/extra-actions') return say('escape.hint.extra');
  if (spots.length > buttons.length) return say('escape.hint.on-board', { board: speaker.name(boardOf(view).plan.id) });
  return '';
}
