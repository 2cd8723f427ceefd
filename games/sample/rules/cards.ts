/** The cards and servers that are played with, out of the packs that we ship. Clauses SK-CARD-*. */
import { type CheckedPack, type EffectEntry, sayProblem } from '@tablerunner/engine';
import programsJson from '../content/base/programs.json' with { type: 'json' };
import serversJson from '../content/base/servers.json' with { type: 'json' };
import { checkPrograms, checkServers } from './packs.ts';
import type { CardId } from './types.ts';

function load<T>(checked: CheckedPack<T>): T {
  if (checked.ok) return checked.pack;
  throw new Error(checked.problems.map(sayProblem).join('\n'));
}

export interface Card {
  readonly id: CardId;
  readonly kind: 'script' | 'program' | 'trace';
  readonly copies: number;
  readonly cost: number;
  readonly strength: number;
  readonly effects: readonly EffectEntry[];
}

export const cards: readonly Card[] = load(checkPrograms('base/programs.json', programsJson)).programs.map((card) => ({
  ...card,
  strength: card.kind === 'program' ? card.strength : 0,
}));

export const servers = load(checkServers('base/servers.json', serversJson)).servers;

const cardsById = new Map<string, Card>(cards.map((card) => [card.id, card]));

export const isCard = (text: string): text is CardId => cardsById.has(text);

export function cardOf(card: CardId): Card {
  const found = cardsById.get(card);
  if (found === undefined) throw new Error(`no card is called ${card}`);
  return found;
}

/** All copies of all cards, in the order of the pack. */
export const allCards: readonly CardId[] = cards.flatMap(({ id, copies }) => new Array<CardId>(copies).fill(id));
