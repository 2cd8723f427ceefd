/** A question in the middle of an automatic step: whose it is and what may be answered, worked out once and kept in the step's memory. */
import { accept, refuse, type Seat, type Verdict } from '@tablerunner/engine';

export interface Ask<C> {
  readonly seat: Seat;
  readonly options: readonly C[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Choices are flat: a kind and names or numbers. */
const isSame = (one: Fields, other: Fields): boolean => {
  for (const key in one) if (one[key] !== other[key]) return false;
  return true;
};

const isOffered = <C extends object>(ask: Ask<C> | undefined, choice: C): boolean =>
  ask?.options.some((option) => isSame(option as Fields, choice as Fields)) ?? false;

/** Nothing but what was offered. */
export const checkOffered = <C extends { readonly kind: string }>(
  ask: Ask<C> | undefined,
  choice: C,
  clause: string,
): Verdict => (isOffered(ask, choice) ? accept() : refuse(clause, 'not-one-of-the-choices', { choice: choice.kind }));
