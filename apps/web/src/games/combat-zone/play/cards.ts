/** The action cards of the moment: always in the same order, each with its legal offers or with what forbids it. */
import { actionOf, openActions, targetsOf } from '@tablerunner/combat-zone/plan';
import type { Refusal } from '@tablerunner/engine';
import { judge, type Offer } from '@tablerunner/table';
import type { GlyphName } from '../../../plan/glyph.tsx';
import { type Decision, game } from '../shared.ts';
import { deedOf, isDeedStep, offersOfActor } from './choices.ts';
import { usualPayer } from './payers.ts';

export interface Card {
  readonly id: string;
  readonly glyph: GlyphName;
  /** The ID of the action, gear or program by which it is called. */
  readonly called: string;
  readonly legal: readonly Offer[];
}

/** Answers that do nothing more: always the last card. */
const ENDS = ['end', 'pass', 'stay'];

/** The card that an offer belongs to; undefined where it has a button or a place of its own. */
export function cardOf(decision: Decision, choice: unknown): string | undefined {
  if (!isDeedStep(decision)) return undefined;
  const { kind, action = '', program, card, deed, drag } = deedOf(choice);
  if (ENDS.includes(kind)) return 'end';
  switch (kind) {
    case 'move':
    case 'evade':
      if (drag === undefined) return 'move';
      return `drag ${drag.model === undefined ? (drag.piece ?? '') : `#${drag.model}`}`;
    case 'act':
      return action;
    case 'launch':
      return `launch ${program}`;
    case 'use':
      return `use ${card}`;
    case 'objective':
      return `objective ${deed}`;
    default:
      return undefined;
  }
}

const SKILL_GLYPHS: Readonly<Record<string, GlyphName>> = {
  ranged: 'ray-gun',
  melee: 'punch',
  med: 'medical-pack-alt',
  tech: 'circuitry',
  influence: 'megaphone',
  reflexes: 'sprint',
};

const OWN_GLYPHS: Readonly<Record<string, GlyphName>> = {
  move: 'walk',
  end: 'fast-forward-button',
  'loot/gear': 'swap-bag',
  'loot/belongings': 'swap-bag',
  'objective take': 'cargo-crate',
  'objective work': 'keyboard',
  'objective leave': 'exit-door',
};

function glyphOf({ view }: Decision, actor: number, id: string): GlyphName {
  const own = OWN_GLYPHS[id];
  if (own !== undefined) return own;
  if (id.startsWith('drag ')) return 'hand';
  if (id.startsWith('launch ')) return 'computing';
  if (id.startsWith('use ')) return 'vial';
  const action = actionOf(view, actor, id);
  if (action?.keywords.blast !== undefined) return 'grenade';
  return SKILL_GLYPHS[action?.skill ?? ''] ?? 'briefcase';
}

const made = new WeakMap<Decision, Map<number, readonly Card[]>>();

export function cardsOf(decision: Decision, actor: number): readonly Card[] {
  if (!isDeedStep(decision)) return [];
  const known = made.get(decision) ?? new Map<number, readonly Card[]>();
  made.set(decision, known);
  const kept = known.get(actor);
  if (kept !== undefined) return kept;
  const offers = offersOfActor(decision, actor);
  const byCard = new Map<string, Offer[]>();
  for (const offer of offers) {
    const id = cardOf(decision, offer.choice);
    if (id !== undefined) byCard.set(id, [...(byCard.get(id) ?? []), offer]);
  }
  const ids = [...new Set([...usualIds(decision, actor), ...byCard.keys()])];
  const cards = ids
    .map((id) => ({
      id,
      glyph: glyphOf(decision, actor, id),
      called: calledBy(decision, actor, id),
      legal: byCard.get(id) ?? [],
    }))
    .filter(({ id, legal }) => legal.length > 0 || isAlways(decision, actor, id));
  // The way out is always the last.
  const sorted = [...cards.filter(({ id }) => id !== 'end'), ...cards.filter(({ id }) => id === 'end')];
  known.set(actor, sorted);
  return sorted;
}

/** Moves first, then what cards give, then the basic actions, programs, loot. */
function usualIds({ view, step }: Decision, actor: number): readonly string[] {
  if (step === 'combat-zone/free-move' || step === 'combat-zone/evade') return ['move', 'end'];
  const actions = actor < 0 ? [] : openActions(view, actor).map(({ id }) => id);
  const isBasic = (id: string): boolean => id.startsWith('basic/');
  const isLoot = (id: string): boolean => id.startsWith('loot/');
  return [
    'move',
    ...actions.filter((id) => !isBasic(id) && !isLoot(id)),
    ...actions.filter(isBasic),
    ...(view.models[actor]?.programs ?? []).map((_, program) => `launch ${program}`),
    ...actions.filter(isLoot),
    'end',
  ];
}

/** In an activation what is refused stands there too; loot only where somebody lies on the table. */
function isAlways({ step, view }: Decision, actor: number, id: string): boolean {
  if (step !== 'combat-zone/activation' || actor < 0) return id === 'move' && step === 'combat-zone/free-move';
  return !id.startsWith('loot/') || view.bodies.length > 0;
}

function calledBy({ view }: Decision, actor: number, id: string): string {
  const model = view.models[actor];
  if (id.startsWith('launch ')) return model?.programs[Number(id.slice(7))]?.card ?? id;
  if (id.startsWith('use ')) return model?.carried[Number(id.slice(4))]?.card ?? model?.card ?? id;
  if (id.startsWith('objective ')) return id.replace('objective ', 'scenario/');
  return id === 'move' ? 'basic/move' : id;
}

const refusals = new WeakMap<Decision, Map<string, Refusal>>();

/** Why a card cannot be played: a judge is asked about its likeliest meaning. */
export function refusalOf(decision: Decision, actor: number, { id }: Card): Refusal {
  const known = refusals.get(decision) ?? new Map<string, Refusal>();
  refusals.set(decision, known);
  const key = `${actor} ${id}`;
  const refusal = known.get(key) ?? findRefusal(decision, actor, id);
  known.set(key, refusal);
  return refusal;
}

const NOBODY: Refusal = { ok: false, clause: 'CZ-ACTION-12', reason: 'no-target', facts: {} };

function findRefusal(decision: Decision, actor: number, id: string): Refusal {
  const token = usualPayer(decision, actor);
  const wishes: readonly object[] =
    id === 'end'
      ? [{ kind: 'end' }]
      : id === 'move'
        ? [{ kind: 'move', token, way: [] }]
        : id.startsWith('launch ')
          ? aimed(decision, actor, id).map((target) => ({ kind: 'launch', program: Number(id.slice(7)), ...target }))
          : aimed(decision, actor, id).map((target) => ({ kind: 'act', action: id, token, ...target }));
  for (const wish of wishes) {
    const verdict = judge(game, decision.seen, wish);
    if (!verdict.ok) return verdict;
  }
  return NOBODY;
}

/** What stands nearest to a legal target comes first: a blocked path, then the range, then the rest. */
const NEAREST = ['path-blocked', 'out-of-range', 'not-at-reach', 'not-in-the-brawl', 'only-rivals-in-a-brawl'];

function aimed({ view }: Decision, actor: number, id: string): readonly { readonly target?: number }[] {
  const program = view.models[actor]?.programs[Number(id.slice(7))];
  const action = id.startsWith('launch ')
    ? view.cards.programs[program?.card ?? '']?.launch
    : actionOf(view, actor, id);
  if (action === undefined || action.aim === 'none') return [{}];
  const rank = (reason: string | undefined): number => {
    const at = NEAREST.indexOf(reason ?? '');
    return at < 0 ? NEAREST.length : at;
  };
  const targets = [...targetsOf(view, actor, action)].sort((a, b) => rank(a.problem?.reason) - rank(b.problem?.reason));
  return targets.length === 0 ? [{}] : targets.map(({ model }) => ({ target: model }));
}
