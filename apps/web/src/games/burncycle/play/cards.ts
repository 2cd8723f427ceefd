/** The action cards of burncycle: what an agent can do with a chip, free actions, and what energy can be routed into. */
import { type BurncycleView, upgradeName } from '@tablerunner/burncycle/plan';
import type { Refusal } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { judge, type Offer } from '@tablerunner/table';
import type { GlyphName } from '../../../plan/glyph.tsx';
import { type Fields, fieldsOf } from '../choices.ts';
import { type Decision, game } from '../shared.ts';

/** In the order in which they lie: actions first, then free actions. */
const ACTIONS = ['move', 'strike', 'terminal', 'network-card', 'keypad', 'repair', 'pass'] as const;
const FREE = ['alter', 'trade', 'use', 'install', 'drop'] as const;
type ActionId = (typeof ACTIONS)[number] | (typeof FREE)[number];

const GLYPHS: Readonly<Record<ActionId | 'route', GlyphName>> = {
  move: 'walk',
  strike: 'punch',
  terminal: 'computing',
  'network-card': 'circuitry',
  keypad: 'keyboard',
  repair: 'spanner',
  pass: 'fast-forward-button',
  alter: 'swap-bag',
  trade: 'trade',
  use: 'clockwork',
  install: 'usb-key',
  drop: 'drop',
  route: 'light-bulb',
};

export interface Card {
  /** `move`, `alter`, or `route 0 push 0` for an upgrade. */
  readonly id: string;
  readonly glyph: GlyphName;
  /** What its name is made of: an action, or an upgrade and who gets it. */
  readonly action: ActionId | 'route';
  readonly upgrade?: { readonly name: string; readonly bot: number; readonly cost: number } | undefined;
  readonly legal: readonly Offer[];
  readonly refused: readonly Offer[];
}

const STEPS_OF_ACTION = ['burncycle/act', 'burncycle/extra-action'];

const isListed = (kind: string, all: readonly string[]): boolean => all.includes(kind);

/** The card that a choice belongs to; `undefined` for one that is chosen by a button or on a board alone. */
export function cardOf(step: string, choice: unknown): string | undefined {
  const { kind, bot, upgrade, number } = fieldsOf(choice);
  if (kind === 'route') return `route ${bot} ${upgrade} ${number}`;
  if (kind === 'strike-wall') return 'strike';
  if (isListed(kind, FREE)) return kind;
  return isListed(kind, ACTIONS) && isListed(step, STEPS_OF_ACTION) ? kind : undefined;
}

/** The cards of a decision. Actions are always shown, each with the reason why not; the others only where there is something to choose. */
export function cardsOf({ step, offers, view }: Pick<Decision, 'step' | 'offers' | 'view'>): readonly Card[] {
  const byCard = new Map<string, Offer[]>();
  for (const offer of offers) {
    const id = cardOf(step, offer.choice);
    if (id !== undefined) byCard.set(id, [...(byCard.get(id) ?? []), offer]);
  }
  const always = isListed(step, STEPS_OF_ACTION) ? ACTIONS : [];
  const routes = [...byCard.keys()].filter((id) => id.startsWith('route '));
  const free = FREE.filter((id) => byCard.get(id)?.some(({ verdict }) => verdict.ok) === true);
  return [...always, ...routes, ...free].map((id) => {
    const own = byCard.get(id) ?? [];
    const action = (id.startsWith('route ') ? 'route' : id) as Card['action'];
    const [first] = own;
    return {
      id,
      glyph: GLYPHS[action],
      action,
      upgrade: action === 'route' && first !== undefined ? upgradeOf(view, fieldsOf(first.choice)) : undefined,
      legal: own.filter(({ verdict }) => verdict.ok),
      refused: own.filter(({ verdict }) => !verdict.ok),
    };
  });
}

const upgradeOf = (view: BurncycleView, { bot = -1, upgrade = '', number = 0, pays = [] }: Fields) => ({
  name: upgradeName(view, bot, upgrade, number),
  bot,
  cost: pays.reduce((sum, pay) => sum + pay, 0),
});

export interface CardRefusal {
  readonly refusal: Refusal;
  readonly choice?: unknown;
  readonly cell?: Cell | undefined;
}

/** Why a card cannot be chosen: the reason of an offer, or of the likeliest thing that it might have meant. */
export function refusalOf(decision: Decision, card: Card): CardRefusal {
  const [given] = card.refused;
  const { view, seen, clause } = decision;
  const cell = view.bots[view.active]?.cell;
  const choice = given?.choice ?? exampleOf(view, card.action);
  const verdict = given?.verdict ?? (choice === undefined ? undefined : judge(game, seen, choice));
  if (verdict === undefined || verdict.ok) {
    return { refusal: { ok: false, clause, reason: 'not-one-of-the-choices', facts: {} } };
  }
  return { refusal: verdict, choice, cell };
}

/** A choice that stands for a card without offers: judging it tells why there are none. */
function exampleOf({ active }: BurncycleView, action: Card['action']): unknown {
  switch (action) {
    case 'strike':
      return { kind: 'strike', bot: active, guard: 0 };
    case 'terminal':
      return { kind: 'terminal', bot: active };
    case 'keypad':
      return { kind: 'keypad', bot: active, door: 0 };
    case 'repair':
      return { kind: 'repair', bot: active, other: active === 0 ? 1 : 0, amount: 1 };
    case 'move':
    case 'network-card':
    case 'pass':
      return { kind: action };
    default:
      return undefined;
  }
}
