/** What a replayed match file proves. */
import type { MatchSave } from '@tablerunner/engine';
import { fileTrouble, type Told } from '@tablerunner/table';
import type { Verified } from '../insight/functions.ts';

export type Judgement =
  /** The log gives the match again, and the seed is the one that was sealed before the first roll. */
  | { readonly kind: 'verified' }
  /** The log gives the match again; what was sealed is not known here. */
  | { readonly kind: 'replayed' }
  /** The log gives the match again, but some dice were told and not rolled. */
  | { readonly kind: 'scripted' }
  /** The seed is another than the sealed one. */
  | { readonly kind: 'other-seed' }
  | { readonly kind: 'broken'; readonly trouble: Told };

export function judgeSave(save: MatchSave, seal: string | undefined, result: Verified): Judgement {
  if (!result.ok) return { kind: 'broken', trouble: fileTrouble(result).told() };
  if (save.log.some(({ dice, picks }) => dice !== undefined || picks !== undefined)) return { kind: 'scripted' };
  if (seal === undefined) return { kind: 'replayed' };
  return { kind: seal === result.seal ? 'verified' : 'other-seed' };
}
