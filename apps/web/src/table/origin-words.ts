/** Where a match began that did not begin with its set-up, in a sentence. */
import type { Origin } from '@tablerunner/engine';
import type { Words } from '../i18n/words.ts';

/** Only the name of an account was proven; any other is what somebody called themselves. */
export function originWords({ from, at, length, by }: Origin, say: Words): string {
  const laid = by === undefined ? 'nobody' : by.isAccount ? 'account' : 'told';
  const facts = { laid, name: by?.name ?? '' };
  return from === 'file' ? say('table.from-file', { at, length, ...facts }) : say('table.from-position', facts);
}
