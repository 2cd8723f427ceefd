/** Draws the view of any game that has a board here; the games' drawings are loaded when they are wanted. */
import type { BurncycleView } from '@tablerunner/burncycle/plan';
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { EscapeView } from '@tablerunner/escape/plan';
import type { Speaker } from '@tablerunner/language';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { Words } from '../i18n/words.ts';

export interface BoardProps {
  readonly view: object;
  readonly speaker: Speaker;
  readonly say: Words;
  /** Pixels a cell. */
  readonly cell?: number;
}

const EscapeBoard = lazy(async () => {
  const { EscapeBoard: Board } = await import('../games/escape/board/escape-board.tsx');
  return { default: ({ view, ...rest }: BoardProps) => <Board {...rest} view={view as EscapeView} /> };
});

const BurncycleBoard = lazy(async () => {
  const { BurncycleBoard: Board } = await import('../games/burncycle/board/burncycle-board.tsx');
  return { default: ({ view, ...rest }: BoardProps) => <Board {...rest} view={view as BurncycleView} /> };
});

const CombatZoneBoard = lazy(async () => {
  const { FieldBoard: Board } = await import('../games/combat-zone/board/field-board.tsx');
  return { default: ({ view, ...rest }: BoardProps) => <Board {...rest} view={view as CombatZoneView} /> };
});

const BOARDS: Readonly<Record<string, LazyExoticComponent<ComponentType<BoardProps>>>> = {
  burncycle: BurncycleBoard,
  'combat-zone': CombatZoneBoard,
  escape: EscapeBoard,
};

export function ViewBoard({ game, ...props }: BoardProps & { readonly game: string }) {
  const Board = BOARDS[game];
  return Board === undefined ? undefined : (
    <Suspense fallback={undefined}>
      <Board {...props} />
    </Suspense>
  );
}
