/** Matches of Combat Zone played by chance, with their events as a page gets them. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import { fastChance, type GameEvent, Match, type MatchView } from '@tablerunner/engine';
import { createSpeaker, type Locale } from '@tablerunner/language';
import type { SeenEvent } from '@tablerunner/table';
import { game } from '../src/games/combat-zone/shared.ts';
import { wordsOf } from '../src/i18n/words.ts';

export const tongueOf = (locale: Locale) => ({
  speaker: createSpeaker(game.messages ?? {}, locale),
  say: wordsOf(locale),
});

export function begin(options: Readonly<Record<string, unknown>>, seed: string): Match {
  const started = Match.start(game, { options, seed });
  if (!started.ok) throw new Error(`${started.where}: ${started.problem}`);
  return started.value;
}

/** What a seat sees when it is asked. */
export interface Asked {
  readonly seen: MatchView;
  readonly view: CombatZoneView;
}

export interface Played {
  readonly match: Match;
  readonly first: CombatZoneView;
  readonly view: CombatZoneView;
  readonly events: readonly SeenEvent[];
  /** The events of each command. */
  readonly moments: readonly { readonly at: number; readonly events: readonly GameEvent[] }[];
}

const ATTACK = /basic\/(ranged|melee)|:|\/(fire|burst|aimed|strike|cut)/;

/** Attacks come first where there are any, so that dice fall and models are hurt; else by chance. */
export function play(
  options: Readonly<Record<string, unknown>>,
  seed: string,
  commands: number,
  look: (asked: Asked) => void = () => undefined,
): Played {
  const match = begin(options, seed);
  const chance = fastChance(seed);
  const first = match.view('').view as CombatZoneView;
  const moments: { at: number; events: readonly GameEvent[] }[] = [];
  for (let asked = match.decision(); asked !== undefined && moments.length < commands; asked = match.decision()) {
    const seen = match.view(asked.seat);
    look({ seen, view: seen.view as CombatZoneView });
    const legal = match.legal();
    const attacks = legal.filter((choice) => ATTACK.test((choice as { action?: string }).action ?? ''));
    const open = attacks.length > 0 ? attacks : legal;
    const played = match.play(asked.seat, open[chance.below(open.length)]);
    if (!played.ok) throw new Error(played.reason);
    moments.push({ at: match.log.length, events: played.events as readonly GameEvent[] });
  }
  const events = match.eventsFor('').map(({ n, event }) => ({ n, event, at: 1 }));
  return { match, first, view: match.view('').view as CombatZoneView, events, moments };
}
