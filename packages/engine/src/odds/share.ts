/** Shares of a whole as exact fractions: whole numbers of any length, in lowest terms. */

export interface Share {
  readonly part: bigint;
  readonly of: bigint;
}

/** Parts by what they are parts of, added up as they come: putting them over one measure waits until somebody asks. */
export type Parts = Map<bigint, bigint>;

function addPart(parts: Parts, { part, of }: Share): void {
  parts.set(of, (parts.get(of) ?? 0n) + part);
}

/** Adds `parts` to `sum`, each as likely as `likely` says. */
export function addParts(sum: Parts, parts: Parts, likely: Share): void {
  for (const [of, part] of parts) addPart(sum, { part: part * likely.part, of: of * likely.of });
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

const commonMultiple = (a: bigint, b: bigint): bigint => (a / greatestCommonDivisor(a, b)) * b;

/** What all ways of the dice are counted in. */
export const measureOf = (all: Iterable<Parts>): bigint => {
  let measure = 1n;
  for (const parts of all) for (const of of parts.keys()) measure = commonMultiple(measure, of);
  return measure;
};

/** The parts together, out of a measure that all of them divide. */
export const partOf = (parts: Parts, measure: bigint): bigint => {
  let sum = 0n;
  for (const [of, part] of parts) sum += (measure / of) * part;
  return sum;
};

export function isMore(a: Parts, b: Parts): boolean {
  const measure = measureOf([a, b]);
  return partOf(a, measure) > partOf(b, measure);
}

/** In lowest terms: `5/36`; all and nothing are `1` and `0`. */
export function printShare(part: bigint, of: bigint): string {
  const common = greatestCommonDivisor(part, of);
  return common === of ? `${part / of}` : `${part / common}/${of / common}`;
}

/** Whole numbers that JSON can carry are numbers; longer ones are text. */
export type Count = number | string;

export const countOf = (number: bigint): Count => {
  const short = Number(number);
  return Number.isSafeInteger(short) ? short : `${number}`;
};
