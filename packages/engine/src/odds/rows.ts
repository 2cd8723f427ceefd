/** Odds as a table: rows of whole outcomes, and the spread of each name alone. */
import { canonicalJson, type Json } from '../json.ts';
import type { Facts } from '../refusal.ts';
import { type Count, countOf, measureOf, type Parts, partOf, printShare } from './share.ts';

export interface OddsRow {
  readonly outcome: Facts;
  /** This many of all `of` equally likely ways. */
  readonly ways: Count;
  /** The same in lowest terms: `5/36`. */
  readonly share: string;
}

interface EachRow extends Omit<OddsRow, 'outcome'> {
  /** `null` where the outcome says nothing of it. */
  readonly value: Json;
}

export interface OddsTable {
  readonly of: Count;
  /** The likeliest first. */
  readonly rows: readonly OddsRow[];
  /** Each name of the outcomes alone, whatever the others are. */
  readonly each: Readonly<Record<string, readonly EachRow[]>>;
}

export interface Weighed {
  readonly outcome: Facts;
  readonly parts: Parts;
}

interface Valued {
  readonly value: Json;
  readonly part: bigint;
}

export function tableOf(weighed: readonly Weighed[]): OddsTable {
  const of = measureOf(weighed.map(({ parts }) => parts));
  const found = weighed.map(({ outcome, parts }) => ({ outcome, part: partOf(parts, of) }));
  const told = (part: bigint) => ({ ways: countOf(part), share: printShare(part, of) });
  const names = [...new Set(found.flatMap(({ outcome }) => Object.keys(outcome)))];
  const valuesOf = (name: string): readonly Valued[] =>
    joined(found.map(({ outcome, part }) => ({ value: outcome[name] ?? null, part })));
  return {
    of: countOf(of),
    rows: likeliestFirst(found).map(({ outcome, part }) => ({ outcome, ...told(part) })),
    each: Object.fromEntries(
      names.map((name) => [name, valuesOf(name).map(({ value, part }) => ({ value, ...told(part) }))]),
    ),
  };
}

const likeliestFirst = <T extends { readonly part: bigint }>(found: readonly T[]): readonly T[] =>
  found.toSorted((a, b) => (b.part > a.part ? 1 : b.part < a.part ? -1 : 0));

/** Equal values in one row: numbers from the smallest on, then words and all else, the likeliest first. */
function joined(found: readonly Valued[]): readonly Valued[] {
  const values = new Map<string, Valued>();
  for (const { value, part } of found) {
    const key = canonicalJson(value);
    values.set(key, { value, part: part + (values.get(key)?.part ?? 0n) });
  }
  const rows = [...values.values()];
  const numbers = rows.filter(({ value }) => typeof value === 'number');
  const others = rows.filter(({ value }) => typeof value !== 'number');
  return [...numbers.sort((a, b) => Number(a.value) - Number(b.value)), ...likeliestFirst(others)];
}
