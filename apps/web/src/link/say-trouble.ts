/** What went wrong outside the rules, in the reader's language. */
import { isTroubleCode, type Told, tellTrouble } from '@tablerunner/table';
import type { Words } from '../i18n/make-words.ts';

/** A message of a host, or whatever was thrown. A host that is newer than this page is heard in English. */
export function sayTrouble(trouble: unknown, say: Words): string {
  const { code, facts, problem } = isTold(trouble) ? trouble : tellTrouble(trouble);
  return isTroubleCode(code) ? say(`trouble.${code}`, facts) : problem;
}

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && 'code' in value && 'problem' in value;
