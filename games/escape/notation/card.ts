/** Which card of the content a character is played with. */
import { profileAt } from '../rules/profiles.ts';
import type { EscapeState, Profile } from '../rules/types.ts';

/** Numbers of one kind: bots of one profile. */
export const withoutNumber = (id: string): string => id.replace(/-\d+$/, '');

export const cardOf = ({ options }: EscapeState, id: string, as: string | undefined): Profile | undefined =>
  profileAt(options, as ?? id) ?? (as === undefined ? profileAt(options, withoutNumber(id)) : undefined);
