/** What the lobby knows of Combat Zone without loading the game. A test holds it against the game itself. */
import type { Stage } from '@tablerunner/engine';
import { createSpeaker, type Locale } from '@tablerunner/language';
import type { LobbyRuling } from '../../rulings.tsx';
import content from './content.json' with { type: 'json' };

type Options = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface LobbyScore {
  readonly for: string;
  readonly points: number;
  readonly at?: string;
  /** Whom it counts. */
  readonly who?: string;
  readonly carrying?: boolean;
  /** Only this side scores; left out: everybody. */
  readonly side?: number;
}

export interface LobbyScenario {
  readonly id: string;
  /** For how many sides it is meant. */
  readonly players: number;
  readonly isForBeginners: boolean;
  readonly theme: string;
  /** By side: `team`, `attacker` or `defender`. */
  readonly roles: readonly string[];
  readonly objectives: string;
  readonly scores: readonly LobbyScore[];
  /** It is over after so many rounds, or as soon as somebody has so many points. */
  readonly rounds: number;
  readonly points?: number;
  /** The side wins with so many points, or else the others do. */
  readonly target?: { readonly side: number; readonly points: number };
  /** The side that wins a tie. */
  readonly tie?: number;
}

export interface LobbyTeam {
  readonly id: string;
  readonly faction: string;
  readonly limit: number;
  readonly eb: number;
  readonly models: number;
}

export const SCENARIOS: readonly LobbyScenario[] = content.scenarios;
export const READY_TEAMS: readonly LobbyTeam[] = content.readyTeams;
export const RULINGS: readonly LobbyRuling[] = content.rulings;

const PLAYERS = { min: content.modes[0]?.seats.min ?? 2, max: content.modes[0]?.seats.max ?? 2 };
/** The players do not agree on a scenario: one is drawn. */
export const RANDOM = 'random';
export const USUAL_LIMITS = [100, 150, 200] as const;
/** What the game takes as an EB limit, and as the number of a battlefield. */
export const LIMITS = { min: 40, max: 500 };
export const FIELDS = { min: 0, max: 999_999 };
export const SIZES = ['auto', '22x30', '44x30'] as const;

const texts: Texts = content.texts;

export const textOf = (key: string, locale: string): string | undefined => texts[locale]?.[key] ?? texts.en?.[key];

export const nameOf = (id: string, locale: string): string => textOf(`name.${id}`, locale) ?? id;

/** Where a match stands, in the words of the game. */
export const sayStage = ({ name, facts }: Stage, locale: Locale): string =>
  createSpeaker(texts, locale).say(`stage.${name}`, facts);

/** `undefined`: it is drawn. */
export const scenarioOf = ({ scenario }: Options): LobbyScenario | undefined =>
  SCENARIOS.find(({ id }) => id === scenario);

export const playersOf = ({ players }: Options): number =>
  typeof players === 'number' && Number.isInteger(players)
    ? Math.min(Math.max(players, PLAYERS.min), PLAYERS.max)
    : PLAYERS.min;

export const seatsOf = (options: Options): readonly string[] =>
  Array.from({ length: playersOf(options) }, (_, i) => `p${i + 1}`);

/** A scenario for two may be played two against two. */
export const suits = ({ players }: LobbyScenario, seated: number): boolean =>
  players === seated || (players === 2 && seated === 4);

/** The seats of a side: every second one where four play two against two. */
export const seatsOfSide = ({ players }: LobbyScenario, side: number, options: Options): readonly string[] =>
  seatsOf(options).filter((_, place) => place % players === side);
