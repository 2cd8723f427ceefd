/** The action cards: which there are, in which order, and which offers belong to each. The order never changes. */
import { boardOf, doorsOf, type EscapeView, type Unit } from '@tablerunner/escape/plan';
import { manhattan } from '@tablerunner/geometry';
import type { Offer } from '@tablerunner/table';
import type { GlyphName } from '../../../plan/glyph.tsx';
import { type Fields, fieldsOf } from './choices.ts';

const CARDS = [
  'move',
  'enter',
  'melee',
  'ranged',
  'blast',
  'throw-crate',
  'flame',
  'door',
  'drill',
  'hack',
  'take',
  'look',
  'give',
  'drop',
  'heal',
  'repair',
  'medikit',
  'free',
  'exit',
  'end',
] as const;

export type CardId = (typeof CARDS)[number];

export const CARD_GLYPHS: Readonly<Record<CardId, GlyphName>> = {
  move: 'walk',
  enter: 'sprint',
  melee: 'punch',
  ranged: 'ray-gun',
  blast: 'grenade',
  'throw-crate': 'throwing-ball',
  flame: 'flamethrower',
  door: 'closed-doors',
  drill: 'drill',
  hack: 'circuitry',
  take: 'hand',
  look: 'magnifying-glass',
  give: 'trade',
  drop: 'briefcase',
  heal: 'medical-pack-alt',
  repair: 'spanner',
  medikit: 'first-aid-kit',
  free: 'cryo-chamber',
  exit: 'exit-door',
  end: 'fast-forward-button',
};

/** Several kinds of choices may share a card. */
const CARD_OF: Readonly<Record<string, CardId>> = {
  open: 'door',
  close: 'door',
  'hack-with-datadisk': 'hack',
  'hack-with-radio': 'hack',
};

const isCard = (kind: string): kind is CardId => (CARDS as readonly string[]).includes(kind);

/** The card of an action, or `undefined` for a kind that has none. */
export function cardOf(choice: unknown): CardId | undefined {
  const { kind = '', action } = fieldsOf(choice);
  if (action !== undefined) return cardOf(action);
  return CARD_OF[kind] ?? (isCard(kind) ? kind : undefined);
}

/** Everybody has these; the others only come with an ability or something carried. */
const ALWAYS: readonly CardId[] = ['move', 'melee', 'door', 'hack', 'take', 'exit', 'end'];

const BY_ABILITY = {
  ranged: 'tesla-rifle',
  blast: 'amx-10',
  flame: 'flamethrower',
  drill: 'drill',
  heal: 'medic',
  repair: 'mechanic',
} as const satisfies Partial<Record<CardId, keyof Unit['profile']['abilities']>>;

export interface Card {
  readonly id: CardId;
  readonly legal: readonly Offer[];
  readonly refused: readonly Offer[];
}

/** The cards of a character that acts, with their offers. */
export function cardsFor(unit: Unit, offers: readonly Offer[]): readonly Card[] {
  const isWaiting = unit.place === 'waiting';
  return CARDS.flatMap((id): Card[] => {
    const own = offers.filter(({ choice }) => cardOf(choice) === id);
    const ability = Object.entries(BY_ABILITY).find(([card]) => card === id)?.[1];
    const isHad = ability !== undefined && unit.profile.abilities[ability] !== undefined;
    const isShown = own.length > 0 || (!isWaiting && (ALWAYS.includes(id) || isHad));
    if (!isShown || (isWaiting && id === 'move')) return [];
    const [legal, refused] = [own.filter(({ verdict }) => verdict.ok), own.filter(({ verdict }) => !verdict.ok)];
    return [{ id, legal, refused }];
  });
}

/** A choice that stands for a card without offers: judging it tells why there are none. The nearest of its kind. */
export function exampleOf(view: EscapeView, unit: Unit, card: CardId): Fields | undefined {
  const { grid } = boardOf(view);
  const from = Math.max(0, unit.cell);
  const nearest = <T>(all: readonly T[], cellOf: (one: T) => number): T | undefined =>
    [...all].sort((a, b) => manhattan(grid, from, cellOf(a)) - manhattan(grid, from, cellOf(b)))[0];
  const near = (isWanted: (other: Unit) => boolean): string | undefined =>
    nearest(
      view.units.filter((other) => other.place === 'board' && other.id !== unit.id && isWanted(other)),
      ({ cell }) => cell,
    )?.id;
  const enemy = near(({ faction }) => faction !== unit.faction);
  const ally = near(({ faction }) => faction === unit.faction);
  const door = nearest(doorsOf(view), ({ cells }) => cells[0]);
  const locked = nearest(
    doorsOf(view).filter(({ isLocked }) => isLocked),
    ({ cells }) => cells[0],
  );
  const lying = view.markers.map((marker, index) => ({ ...marker, index })).filter(({ cell }) => cell >= 0);
  const marker = nearest(lying, ({ cell }) => cell)?.index;
  switch (card) {
    case 'melee':
    case 'ranged':
    case 'throw-crate':
      return enemy === undefined ? undefined : { kind: card, target: enemy };
    case 'heal':
    case 'repair':
    case 'give':
      return ally === undefined ? undefined : { kind: card, target: ally };
    case 'door':
      return door === undefined ? undefined : { kind: door.isOpen ? 'close' : 'open', door: door.index };
    case 'hack':
      return locked === undefined ? undefined : { kind: 'hack', door: locked.index };
    case 'take':
    case 'look':
      return marker === undefined ? undefined : { kind: card, marker };
    case 'blast':
      return { kind: card, weapon: 'amx-10', cell: from };
    case 'drop':
    case 'move':
    case 'enter':
      return { kind: card, to: from };
    case 'drill':
      return { kind: card, wall: grid.sides[from * 4] ?? 0 };
    case 'exit':
    case 'end':
    case 'medikit':
      return { kind: card };
    default:
      return undefined;
  }
}
