/** What the lobby knows of burncycle without loading the game. A test holds it against the game itself. */
import type { Stage } from '@tablerunner/engine';
import { createSpeaker, type Locale } from '@tablerunner/language';
import type { LobbyRuling } from '../../rulings.tsx';
import content from './content.json' with { type: 'json' };

type Options = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface LobbyMission {
  readonly id: string;
  readonly corporation: string;
  /** From 1 to 3. */
  readonly complexity: number;
  /** The numbers of its floors. */
  readonly floors: readonly number[];
}

export const MISSIONS: readonly LobbyMission[] = content.missions;
export const CAPTAINS: readonly string[] = content.captains;
export const DIFFICULTIES: readonly string[] = content.difficulties;
export const RULINGS: readonly LobbyRuling[] = content.rulings;
export const MOST_PLAYERS = content.modes[0]?.seats.max ?? 1;

const texts: Texts = content.texts;

export const textOf = (key: string, locale: string): string | undefined => texts[locale]?.[key] ?? texts.en?.[key];

export const nameOf = (id: string, locale: string): string => textOf(`name.${id}`, locale) ?? id;

/** Where a match stands, in the words of the game. */
export const sayStage = ({ name, facts }: Stage, locale: Locale): string =>
  createSpeaker(texts, locale).say(`stage.${name}`, facts);

export const missionOf = ({ mission }: Options): LobbyMission | undefined =>
  MISSIONS.find(({ id }) => id === mission) ?? MISSIONS[0];

/** Two agents are the usual number, as in the game. */
export const playersOf = ({ players }: Options): number =>
  typeof players === 'number' && Number.isInteger(players) ? Math.min(Math.max(players, 1), MOST_PLAYERS) : 2;

export const seatsOf = (options: Options): readonly string[] =>
  Array.from({ length: playersOf(options) }, (_, i) => `p${i + 1}`);
