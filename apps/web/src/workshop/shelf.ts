/** What a game shows in the workshop: one shelf for each kind of card. */
import type { Speaker } from '@tablerunner/language';
import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/words.ts';

export interface ShelfProps {
  readonly speaker: Speaker;
}

export interface Shelf {
  readonly id: string;
  readonly title: MessageKey;
  /** How many cards stand on it. */
  readonly count: number;
  readonly Cards: ComponentType<ShelfProps>;
}
