/** What the lobby knows of Escape without loading the game. A test holds it against the game itself. */
import type { Stage } from '@tablerunner/engine';
import { createSpeaker, type Locale } from '@tablerunner/language';
import content from './content.json' with { type: 'json' };

type Options = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface LobbyScenario {
  readonly id: string;
  readonly mode: string;
  /** Revolution only: in Cooperation the Repression pile is the clock. */
  readonly turns?: number | undefined;
  readonly squads: { readonly resistance: readonly string[]; readonly isc: readonly string[] };
}

export const SCENARIOS: readonly LobbyScenario[] = content.scenarios;
export interface LobbyCampaign {
  readonly id: string;
  readonly mode: string;
  /** Its first scenario, whose squads stay together to the end. */
  readonly first: string;
}

export const CAMPAIGNS: readonly LobbyCampaign[] = content.campaigns;
export const RULINGS: readonly { readonly id: string; readonly clause: string; readonly values: readonly string[] }[] =
  content.rulings;
export const MOST_PLAYERS = content.modes.find(({ id }) => id === 'cooperation')?.seats.max ?? 1;

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

const texts: Texts = content.texts;

export const textOf = (key: string, locale: string): string | undefined => texts[locale]?.[key] ?? texts.en?.[key];

export const nameOf = (id: string, locale: string): string => textOf(`name.${id}`, locale) ?? id;

/** Where a match stands, in the words of the game. */
export const sayStage = ({ name, facts }: Stage, locale: Locale): string =>
  createSpeaker(texts, locale).say(`stage.${name}`, facts);

export const scenarioOf = (options: Options): LobbyScenario | undefined => {
  const mode = options.mode ?? 'revolution';
  const ofMode = SCENARIOS.filter((scenario) => scenario.mode === mode);
  return ofMode.find(({ id }) => id === options.scenario) ?? ofMode[0];
};

const playersOf = ({ players }: Options): number =>
  typeof players === 'number' && Number.isInteger(players) ? Math.min(Math.max(players, 1), MOST_PLAYERS) : 1;

export const seatsOf = (options: Options): readonly string[] =>
  options.mode === 'cooperation'
    ? Array.from({ length: playersOf(options) }, (_, i) => `p${i + 1}`)
    : ['resistance', 'isc'];
