/** The table that the parts of a page stand at. */
import type { Speaker } from '@tablerunner/language';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Words } from '../i18n/words.ts';
import type { GameUi } from './game-ui.ts';
import type { TableApi, TableState } from './table-store.ts';

export interface Play {
  readonly table: TableApi;
  readonly ui: GameUi;
  readonly speaker: Speaker;
  readonly say: Words;
  /** The seats of this screen: with several of them it goes from hand to hand. */
  readonly seats: readonly string[];
}

export const PlayContext = createContext<Play | undefined>(undefined);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === undefined) throw new Error('this part stands at a table only');
  return play;
}

export const useTable = <T>(select: (state: TableState) => T): T => useStore(usePlay().table, select);
