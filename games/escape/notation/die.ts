/** A die on the table: `ashton=5+veteran`, `@isc=3`. */
import type { EscapeState, RolledDie } from '../rules/types.ts';
import { fail, shorten } from './words.ts';

/** `ashton=5+veteran`, `@isc=3`, `rikishi@p1=2`. */
export function readDie(text: string, state: EscapeState, find: (id: string) => number): RolledDie {
  const [, id = '', seat = '', face = '', rerolls = ''] =
    /^([a-z][a-z0-9-]*)?(?:@([a-z][a-z0-9-]*))?=([1-6])((?:\+[a-z-]+)*)$/.exec(text) ??
    fail(`write a die as ashton=5 or @isc=3, not '${shorten(text)}'`);
  const unit = id === '' ? -1 : find(id);
  const roller = seat !== '' ? seat : (state.units[unit]?.seat ?? fail('a die needs a character or a seat'));
  return { unit, seat: roller, face: Number(face), rerolls: rerolls.split('+').slice(1) };
}

export function printDie({ unit, seat, face, rerolls }: RolledDie, { units }: EscapeState): string {
  const roller = units[unit];
  const who = `${roller?.id ?? ''}${roller?.seat === seat ? '' : `@${seat}`}`;
  return `${who}=${face}${rerolls.map((source) => `+${source}`).join('')}`;
}
