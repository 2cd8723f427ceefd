/** What a game tells the lobby: how it is shown, what can be set up, and the names that stand there. */
import type { Seat, Stage } from '@tablerunner/engine';
import type { Locale } from '@tablerunner/language';
import type { ComponentType } from 'react';
import type { MessageKey, Words } from '../i18n/make-words.ts';
import type { Draft } from './draft.ts';

export interface FieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Matches in a row, each decided by the one before. */
export interface CampaignOffer {
  readonly id: string;
  readonly mode: MessageKey;
  readonly players: { readonly min: number; readonly max: number };
  readonly seatsOf: (players: number) => readonly Seat[];
  /** How hard it can be, from easy to hard; none where the other side is a player. */
  readonly difficulties: readonly string[];
  /** One paragraph about it. */
  readonly story: (locale: string) => string;
  /** The squads that stay together to the end. */
  readonly squads: readonly (readonly string[])[];
}

/** Why a table cannot be laid as it was drafted, and the clause that says so. */
export interface DraftObjection {
  readonly text: string;
  readonly clause?: string;
}

interface RecordOffer {
  readonly setups: readonly string[];
  /** From easy to hard. */
  readonly difficulties: readonly string[];
  /** What a match counts as; `undefined` where it is not recorded. */
  readonly of: (options: Draft['options']) => { readonly setup: string; readonly difficulty: string } | undefined;
}

export interface GameOffer {
  readonly id: string;
  readonly name: string;
  readonly tagline: MessageKey;
  readonly players: string;
  readonly minutes: number;
  /** A piece of its board. */
  readonly Picture: ComponentType;
  readonly usual: Draft;
  /** A kept draft that still fits what the game offers now. */
  readonly fits: (draft: Draft) => boolean;
  /** What stands in the way of laying it; left out: nothing that the lobby knows of. */
  readonly objection?: (draft: Draft, say: Words) => DraftObjection | undefined;
  /** A page that belongs to the game. */
  readonly more?: { readonly to: string; readonly text: MessageKey };
  readonly campaigns: readonly CampaignOffer[];
  readonly seatsOf: (options: Draft['options']) => readonly Seat[];
  /** What is chosen besides the seats. */
  readonly Fields: ComponentType<FieldsProps>;
  /** The sign before the name of a seat. */
  readonly SeatSign: ComponentType<{ readonly seat: Seat }>;
  /** The name of a scenario, seat or character. */
  readonly nameOf: (id: string, locale: string) => string;
  /** What a match is called in a list. */
  readonly titleOf: (options: Draft['options'], locale: string) => string;
  /** Where a match stands: "Turn 3 of 6". */
  readonly stageOf: (stage: Stage, locale: Locale) => string;
  readonly modeOf: (options: Draft['options']) => MessageKey;
  /** What is noted of matches that are won or lost together. Left out: nothing. */
  readonly records?: RecordOffer;
  /** The table of a day, such as `2026-11-16`: the same for everybody. */
  readonly daily?: (date: string) => Draft;
}
