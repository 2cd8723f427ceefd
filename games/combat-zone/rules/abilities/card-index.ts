/** Which cards of a match give what, and which wake up when: worked out once for each box of cards, because rules ask all the time. */
import type { Abilities, Gift, Reflex } from '../../content/types.ts';
import type { Cards, CombatZoneState, Model } from '../types.ts';

/** Entries of cards by kind of card and ID; only cards that have any. */
interface ByCard<T> {
  readonly profiles: ReadonlyMap<string, readonly T[]>;
  readonly gear: ReadonlyMap<string, readonly T[]>;
  readonly programs: ReadonlyMap<string, readonly T[]>;
}

interface Gifts {
  /** For the bearer. */
  readonly own: ByCard<Gift>;
  /** For others. */
  readonly shared: ByCard<Gift>;
}

interface CardIndex {
  /** Gifts by name. */
  readonly gifts: Map<string, Gifts>;
  /** Reflexes by moment. */
  readonly reflexes: Map<string, ByCard<Reflex>>;
}

const indexes = new WeakMap<Cards, CardIndex>();

/** The box that was asked about last: a match asks about the same one all the time. */
let last: { readonly cards: Cards | undefined; readonly index: CardIndex } = {
  cards: undefined,
  index: { gifts: new Map(), reflexes: new Map() },
};

function indexOf({ cards }: CombatZoneState): CardIndex {
  if (last.cards === cards) return last.index;
  const index = indexes.get(cards) ?? { gifts: new Map(), reflexes: new Map() };
  indexes.set(cards, index);
  last = { cards, index };
  return index;
}

function collect<T>({ profiles, gear, programs }: Cards, entriesOf: (card: Abilities) => readonly T[]): ByCard<T> {
  const found = (box: Readonly<Record<string, Abilities>>): Map<string, readonly T[]> =>
    new Map(
      Object.entries(box).flatMap(([id, card]) => {
        const entries = entriesOf(card);
        return entries.length === 0 ? [] : [[id, entries] as const];
      }),
    );
  return { profiles: found(profiles), gear: found(gear), programs: found(programs) };
}

export const giftsBy = (state: CombatZoneState, name: string): Gifts =>
  indexOf(state).gifts.get(name) ?? addGifts(state, name);

function addGifts(state: CombatZoneState, name: string): Gifts {
  const given = (isOwn: boolean) =>
    collect(state.cards, ({ gifts }) => gifts.filter(({ give, to }) => give === name && (to === undefined) === isOwn));
  const made: Gifts = { own: given(true), shared: given(false) };
  indexOf(state).gifts.set(name, made);
  return made;
}

export const reflexesOn = (state: CombatZoneState, moment: string): ByCard<Reflex> =>
  indexOf(state).reflexes.get(moment) ?? addReflexes(state, moment);

function addReflexes(state: CombatZoneState, moment: string): ByCard<Reflex> {
  const made = collect(state.cards, ({ reflexes }) => reflexes.filter(({ on }) => on === moment));
  indexOf(state).reflexes.set(moment, made);
  return made;
}

/** Calls back for every live card of the model that has such entries: its own, what it carries face up, running programs (CZ-EXHAUST-02, CZ-NET-18). */
export function eachLive<T>(
  { profiles, gear, programs }: ByCard<T>,
  model: Model,
  found: (entries: readonly T[], card: string, carried: number) => void,
): void {
  if (profiles.size > 0 && model.kind !== 'drone') {
    const entries = profiles.get(model.card);
    if (entries !== undefined) found(entries, model.card, -1);
  }
  if (gear.size > 0) {
    for (let i = 0; i < model.carried.length; i++) {
      const worn = model.carried[i];
      const entries = worn === undefined || worn.isExhausted ? undefined : gear.get(worn.card);
      if (worn !== undefined && entries !== undefined) found(entries, worn.card, i);
    }
  }
  if (programs.size > 0) {
    for (const { card, isRunning } of model.programs) {
      const entries = isRunning ? programs.get(card) : undefined;
      if (entries !== undefined) found(entries, card, -1);
    }
  }
}

export const isEmpty = ({ profiles, gear, programs }: ByCard<unknown>): boolean =>
  profiles.size + gear.size + programs.size === 0;

/** Whether any card of the match wakes up at the moment: at most moments none does. */
export const hasReflexes = (state: CombatZoneState, moment: string): boolean => !isEmpty(reflexesOn(state, moment));

/** Whether `eachLive` would call back at all: most questions end here. */
export function hasLive({ profiles, gear, programs }: ByCard<unknown>, model: Model): boolean {
  if (profiles.size > 0 && model.kind !== 'drone' && profiles.has(model.card)) return true;
  if (gear.size > 0) for (const { card, isExhausted } of model.carried) if (!isExhausted && gear.has(card)) return true;
  if (programs.size > 0)
    for (const { card, isRunning } of model.programs) if (isRunning && programs.has(card)) return true;
  return false;
}
