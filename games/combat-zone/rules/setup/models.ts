/** Models of a team as a match begins with them: tokens, gear, programs. Clauses CZ-TOKEN-01, CZ-TOKEN-02, CZ-GEAR-08, CZ-GONK-04. */
import type { Profile } from '../../content/types.ts';
import type { Member } from '../team/list.ts';
import type { Cards, Model } from '../types.ts';

export function newModel(
  profile: Profile,
  player: number,
  { gear, programs }: Pick<Member, 'gear' | 'programs'>,
): Model {
  const isGonk = profile.keywords.includes('gonk');
  return {
    kind: isGonk ? 'gonk' : 'character',
    player,
    card: profile.id,
    width: profile.width,
    place: 'waiting',
    x: 0,
    y: 0,
    z: 0,
    tokens: isGonk ? [] : profile.tokens.map((printed) => ({ printed, isWounded: false, isReady: true })),
    carried: [
      ...profile.gear.map((card) => ({ card, isPrinted: true, isExhausted: false })),
      ...gear.map((card) => ({ card, isPrinted: false, isExhausted: false })),
    ],
    programs: programs.map((card) => ({ card, isRunning: false, isTried: false })),
    hacked: 0,
    used: [],
    stunned: 0,
    hasActed: false,
    boosts: [],
  };
}

/** IDs that a match starts with: cards on the table and in the loot deck. */
export function namedCards(models: readonly Model[], loot: readonly string[]): string[] {
  return [
    ...loot,
    ...models.flatMap(({ card, carried, programs }) => [card, ...[...carried, ...programs].map((one) => one.card)]),
  ];
}

const KINDS = ['profiles', 'gear', 'programs'] as const;

/** Every string inside a card: effects may name other cards. */
function wordsIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) wordsIn(part, found);
}

/** So many sets of cards are remembered: matches of the same teams share theirs, and what was worked out of them. */
const MOST_REMEMBERED = 32;
const remembered = new WeakMap<Cards, Map<string, Cards>>();

/** The cards of these IDs, and those that they may bring in; sorted, so that equal tables are equal to the letter. */
export function cardsFor(box: Cards, ids: readonly string[]): Cards {
  const known = remembered.get(box) ?? new Map<string, Cards>();
  remembered.set(box, known);
  const key = [...new Set(ids)].sort().join(' ');
  const found = known.get(key) ?? collect(box, ids);
  if (known.size > MOST_REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}

function collect(box: Cards, ids: readonly string[]): Cards {
  const wanted = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (wanted.has(id)) continue;
    wanted.add(id);
    const words = new Set<string>();
    for (const kind of KINDS) if (Object.hasOwn(box[kind], id)) wordsIn(box[kind][id], words);
    open.push(...[...words].filter((word) => KINDS.some((kind) => Object.hasOwn(box[kind], word))));
  }
  const pick = <T>(cards: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(cards)
        .filter(([id]) => wanted.has(id))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return { profiles: pick(box.profiles), gear: pick(box.gear), programs: pick(box.programs) };
}
