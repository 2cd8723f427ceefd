/** What a game adds to the table: its board, its panels, how its events are shown. The next game only adds its folder. */
import type { Game, GameEvent, MatchView } from '@tablerunner/engine';
import type { Speaker } from '@tablerunner/language';
import type { SeenEvent } from '@tablerunner/table';
import type { ComponentType, ReactNode } from 'react';
import type { Words } from '../i18n/words.ts';

/** One line of the log: a sentence, and what stands beside it. */
export interface LogLine {
  /** The number of its first event: what a line is known by. */
  readonly n: number;
  /** The number of its last event so far: a walk's line goes on. */
  readonly last: number;
  /** The length of the log after the command: where a replay would open it. */
  readonly at: number;
  readonly text: string;
  readonly kind: 'line' | 'turn' | 'roll' | 'harm' | 'quiet';
  readonly icon?: ReactNode;
  readonly dice?: readonly { readonly face: number; readonly role: 'active' | 'passive' }[];
  readonly clause?: string | undefined;
}

export interface LogSource {
  readonly events: readonly SeenEvent[];
  readonly seen: MatchView;
  readonly speaker: Speaker;
  readonly say: Words;
}

export interface AutoQuestion {
  readonly seen: MatchView;
  /** What has happened since this seat was asked last. */
  readonly since: readonly GameEvent[];
  /** The person has given several commands at once, and they are still being carried out. */
  readonly isUnderWay: boolean;
}

export interface GameUi {
  readonly game: Game;
  /** Holds what the person is choosing; all parts below stand inside it. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>;
  readonly Board: ComponentType;
  /** Who: seats and their characters, effects in force, score. */
  readonly Rail: ComponentType;
  /** The same for a phone: one row. */
  readonly Strip: ComponentType;
  /** What can I do: prompt and action cards. */
  readonly Dock: ComponentType;
  /** Why, and what are the odds. */
  readonly Why: ComponentType;
  /** How far the turn has come. */
  readonly Progress: ComponentType;
  /** What the match came to, beside who has won; left out: nothing more is to be said. */
  readonly Result?: ComponentType;
  /** The dice on the table. */
  readonly Roll: ComponentType;
  /** The log in sentences. */
  readonly lines: (source: LogSource) => readonly LogLine[];
  /** How long an event is shown, in milliseconds at the usual speed. */
  readonly pace: (event: GameEvent) => number;
  /** What the client answers for the person: windows that they have asked not to be stopped by. */
  readonly auto?: (question: AutoQuestion) => unknown;
  /** Whether the commands that a person has given in a row go on after an event. Left out: after every one. */
  readonly isExpected?: (event: GameEvent, seen: MatchView) => boolean;
  /** Whether seats at one screen may not see each other's view. */
  readonly hasSecrets: (seen: MatchView) => boolean;
  /** What is played: the scenario by name. */
  readonly subject: (seen: MatchView, speaker: Speaker) => string;
  /** The place in words of a log's sentence, made a link: brings it into sight on the board. */
  readonly isPlace: (word: string, seen: MatchView) => boolean;
}
