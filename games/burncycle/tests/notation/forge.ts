/** Forges positions out of real ones: numbers pushed to their bounds and past them, keys lost or swapped, lists emptied or doubled. */
import type { FastChance } from '@tablerunner/engine';

const NUMBERS = [0, -1, 1, 7, 99, 1_000_000, -1_000_000, 2 ** 31, Number.MAX_SAFE_INTEGER, 0.5];
const OTHERS: readonly unknown[] = [null, true, '', 'x', '__proto__', [], {}, 3, [[]], { a: 1 }];

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Every place in it that a value can be put at. */
function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, item] of Object.entries(value)) {
    found.push({ holder: value as Record<string, unknown>, key });
    placesIn(item, found);
  }
  return found;
}

const oneOf = <T>(items: readonly T[], chance: FastChance): T => items[chance.below(items.length)] as T;

function drop({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function swap({ holder, key }: Place, chance: FastChance): void {
  const other = oneOf(Object.keys(holder), chance);
  [holder[key], holder[other]] = [holder[other], holder[key]];
}

function rename({ holder, key }: Place, chance: FastChance): void {
  if (Array.isArray(holder)) return void holder.reverse();
  const value = holder[key];
  drop({ holder, key });
  holder[oneOf([`${key}x`, 'constructor', 'toString', key.toUpperCase()], chance)] = value;
}

/** A list is emptied, doubled or made very long; anything else is put into one. */
function stretch({ holder, key }: Place, chance: FastChance): void {
  const value = holder[key];
  if (!Array.isArray(value)) holder[key] = [value];
  else holder[key] = oneOf([[], [...value, ...value], Array.from({ length: 50 }, () => value).flat()], chance);
}

/** Changes one thing, most often a number. */
function spoilOne(position: object, chance: FastChance): void {
  const places = placesIn(position);
  const numbers = places.filter(({ holder, key }) => typeof holder[key] === 'number');
  const place = oneOf(places, chance);
  const kind = chance.below(10);
  if (kind < 5 && numbers.length > 0) {
    const { holder, key } = oneOf(numbers, chance);
    holder[key] = oneOf(
      [...NUMBERS, Number(holder[key]) + 1, Number(holder[key]) - 1, chance.below(12), chance.below(200)],
      chance,
    );
  } else if (kind === 5) drop(place);
  else if (kind === 6) swap(place, chance);
  else if (kind === 7) rename(place, chance);
  else if (kind === 8) stretch(place, chance);
  else place.holder[place.key] = structuredClone(oneOf(OTHERS, chance));
}

/** A copy with one to three things forged. */
export function forge<T extends object>(position: T, chance: FastChance): T {
  const forged = JSON.parse(JSON.stringify(position)) as T;
  for (let times = 1 + chance.below(3); times > 0; times--) spoilOne(forged, chance);
  return JSON.parse(JSON.stringify(forged)) as T;
}
