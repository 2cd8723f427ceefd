/** All profile cards of the content, checked when loaded. */
import { checkPack, type PackProblem, sayProblem } from '@tablerunner/engine';
import { charactersSchema } from '../rules/profile-schema.ts';
import type { Profile } from '../rules/types.ts';
import characters from './base/characters.json' with { type: 'json' };

export const checkCharacters = (file: string, json: unknown) =>
  checkPack(file, json, charactersSchema, ({ characters }) => {
    const ids = characters.map(({ id }) => id);
    return ids.flatMap((id, i): Omit<PackProblem, 'file'>[] =>
      ids.indexOf(id) === i ? [] : [{ entry: `characters: ${id}`, field: 'id', problem: 'another card has this ID' }],
    );
  });

const checked = checkCharacters('base/characters.json', characters);
if (!checked.ok) throw new Error(checked.problems.map(sayProblem).join('\n'));

/** A card of the pack: what the rules need, and where its figures come from. */
export interface Character extends Profile {
  readonly source: 'rulebook' | 'original';
  readonly told: readonly string[];
}

export const CHARACTERS: readonly Character[] = checked.pack.characters.map(({ colour, told = [], ...card }) => ({
  ...card,
  told,
  ...(colour === undefined ? {} : { colour }),
}));
