/** The matchers `toBeRefused` and `toBeAccepted` for vitest; importing the kit puts them in place. */
import { canonicalJson, type Facts, type Refusal } from '@tablerunner/engine';
import { expect } from 'vitest';
import { sayRefusal } from './table.ts';

/** What a refusal has to say; what is left out may be anything. */
export interface Expected {
  readonly clause?: string;
  readonly reason?: string;
  /** These facts at least. */
  readonly facts?: Facts;
}

declare module 'vitest' {
  interface Matchers<T> {
    /** The command was refused, by this clause and for this reason. */
    toBeRefused(expected?: Expected): void;
    /** The command was accepted. */
    toBeAccepted(): void;
  }
}

interface Verdict {
  readonly ok: boolean;
  readonly command?: string;
}

const isVerdict = (value: unknown): value is Verdict =>
  typeof value === 'object' && value !== null && typeof (value as { ok?: unknown }).ok === 'boolean';

const isRefusal = (value: Verdict): value is Refusal & Verdict => !value.ok && 'clause' in value;

const name = ({ command }: Verdict): string => (command === undefined ? 'the command' : `'${command}'`);

const NO_VERDICT = 'this is no verdict; give the matcher what try, check or play returned';

expect.extend({
  toBeRefused(received: unknown, expected: Expected = {}) {
    if (!isVerdict(received)) return { pass: false, message: () => NO_VERDICT, actual: received };
    const wanted = [expected.clause, expected.reason].filter((part) => part !== undefined).join(' ');
    const refused = isRefusal(received);
    const pass = refused && says(received, expected);
    return {
      pass,
      message: () =>
        pass
          ? `${name(received)} should not be refused${wanted === '' ? '' : ` by ${wanted}`}, but it is: ${sayRefusal(received)}`
          : `${name(received)} should be refused${wanted === '' ? '' : ` by ${wanted}`}, but it is ${refused ? `refused by ${sayRefusal(received)}` : 'accepted'}`,
      ...(refused ? { actual: pickOf(received, expected), expected } : {}),
    };
  },

  toBeAccepted(received: unknown) {
    if (!isVerdict(received)) return { pass: false, message: () => NO_VERDICT, actual: received };
    return {
      pass: received.ok,
      message: () =>
        isRefusal(received)
          ? `${name(received)} should be accepted, but it is refused by ${sayRefusal(received)}`
          : `${name(received)} should be refused, but it is accepted`,
    };
  },
});

const says = (refusal: Refusal, { clause, reason, facts }: Expected): boolean =>
  (clause === undefined || refusal.clause === clause) &&
  (reason === undefined || refusal.reason === reason) &&
  Object.entries(facts ?? {}).every(([fact, value]) => canonicalJson(refusal.facts[fact]) === canonicalJson(value));

/** Of a refusal what the test spoke about, for the comparison that vitest prints. */
const pickOf = (refusal: Refusal, expected: Expected): Expected => ({
  ...(expected.clause === undefined ? {} : { clause: refusal.clause }),
  ...(expected.reason === undefined ? {} : { reason: refusal.reason }),
  ...(expected.facts === undefined ? {} : { facts: refusal.facts }),
});
