/** A kept team while it is being built: every change is kept at once, and can be taken back one by one. */
import type { TeamList } from '@tablerunner/combat-zone';
import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { announce } from '../ui/live-region.tsx';
import { toast } from '../ui/toasts.tsx';
import { recordOf, teamIn } from './keep.ts';
import { keepTeam, type SavedTeam } from './saved-teams.ts';

const MOST_UNDO = 100;

export interface TeamInWork {
  readonly team: TeamList;
  readonly change: (team: TeamList, said: string) => void;
  /** `undefined` where nothing was changed yet. */
  readonly undo: (() => void) | undefined;
  readonly rename: (name: string) => void;
}

/** `undefined`: its text cannot be read. */
export function useTeam(saved: SavedTeam): TeamInWork | undefined {
  const say = useWords();
  const [past, setPast] = useState<readonly TeamList[]>([]);
  const team = teamIn(saved);
  if (team === undefined) return undefined;
  const keep = (next: TeamList, name = saved.name): void => {
    if (!keepTeam(recordOf(next, { id: saved.id, name }))) toast(say('teams.not-kept'), 'bad');
  };
  return {
    team,
    change(next, said) {
      setPast([...past, team].slice(-MOST_UNDO));
      keep(next);
      announce(said);
    },
    undo:
      past.length === 0
        ? undefined
        : () => {
            const before = past.at(-1);
            setPast(past.slice(0, -1));
            if (before !== undefined) keep(before);
            announce(say('teams.undone'));
          },
    rename: (name) => keep(team, name),
  };
}
