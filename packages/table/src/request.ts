/** When two requests are the same one: whoever lost the answer asks again with the same ID, and asks for the same thing. */
import { canonicalJson, type Refusal, refuse, type Seat } from '@tablerunner/engine';
import type { ClientMessage } from './protocol.ts';
import type { Deed } from './record.ts';

/** A message of a seat that changes something. */
export type Asked = Extract<ClientMessage, { type: 'play' | 'undo' | 'ask-back' | 'answer-back' }>;

/** A request that was carried out, with what it asked for. */
export interface Known {
  readonly revision: number;
  /** Left out where a snapshot was kept before this was. */
  readonly wish?: string | undefined;
}

export const keyOf = (seat: Seat, id: string): string => `${seat} ${id}`;

/** The deed to which a message leads, at once or when all have agreed. */
export function deedOf(asked: Asked): Deed | undefined {
  switch (asked.type) {
    case 'play':
      return { kind: 'play', choice: asked.choice };
    case 'undo':
      return { kind: 'undo' };
    case 'ask-back':
      return { kind: 'back', to: asked.to };
    case 'answer-back':
      return asked.agree ? { kind: 'back', to: asked.to } : undefined;
  }
}

export const wishOfDeed = (deed: Deed | undefined): string => canonicalJson(deed ?? null);

/** `at` is left out: whoever asks again may have seen more by then. */
export function wishOfPassing({ id: _id, at: _at, ...wish }: Asked): string {
  return canonicalJson(wish);
}

export const sameOrNot = (
  { revision, wish }: Known,
  wanted: string,
): { readonly ok: true; readonly revision: number } | Refusal =>
  wish === undefined || wish === wanted ? { ok: true, revision } : refuse('ENG-ID-01', 'id-used-before');
