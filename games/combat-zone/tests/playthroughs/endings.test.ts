/** Each way in which a match of Combat Zone can end has a recorded match that ends so. `npm run renew -- games/combat-zone` looks for them anew. */
import type { Outcome } from '@tablerunner/engine';
import { type EndingSearch, expectEnding } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { combatZoneGame } from '../../index.ts';
import { roundsOver, scenarioOf } from '../../rules/scenario/marks.ts';
import type { CombatZoneState } from '../../rules/types.ts';
import { isInPlay } from '../../rules/units.ts';
import { atFirstControl, faceToFace, onTheBrink, withAGrenade } from './made.ts';

interface Way {
  readonly id: string;
  readonly shows: string;
  readonly reason: string;
  /** Seats that win; nobody: a draw. */
  readonly winners: number;
  when?(state: CombatZoneState): boolean;
  readonly search: EndingSearch<CombatZoneState>;
}

const LONGEST = 900_000; // to look for a match takes longer than to play it again

/** Sides that still have somebody. */
function sidesLeft({ models, players }: CombatZoneState): number[] {
  const left = models.filter((model) => model.kind !== 'drone' && isInPlay(model));
  return [...new Set(left.map(({ player }) => players[player]?.side ?? -1))].toSorted();
}

const hasTime = (state: CombatZoneState): boolean =>
  scenarioOf(state).victory.ends.every((end) => end.when !== 'rounds' || roundsOver(state) < end.count);
const mostPoints = ({ players }: CombatZoneState): number => Math.max(...players.map(({ score }) => score));

/** Small teams on a bare table: matches by chance that are short. */
const table = (scenario: string, players = 2) => ({ scenario, players, limit: 40, field: 'bare' });
const small = (scenario: string, players = 2) => ({ optionsFor: () => table(scenario, players) });
const made = (scenario: string, change: (state: CombatZoneState) => void) => ({
  positionFor: atFirstControl(table(scenario), change),
});

const WAYS: readonly Way[] = [
  {
    id: 'CZ-SCEN-05',
    shows: 'the rounds are over and one has most points',
    reason: 'most-points',
    winners: 1,
    when: (state) => !hasTime(state),
    search: small('turf-war'),
  },
  {
    id: 'CZ-SCEN-05',
    shows: 'the rounds are over and all have as many points',
    reason: 'equal-points',
    winners: 0,
    when: (state) => !hasTime(state),
    search: small('turf-war'),
  },
  {
    id: 'CZ-MPLAY-01',
    shows: 'two of three have as many points and win together',
    reason: 'equal-points',
    winners: 2,
    search: small('three-way-split', 3),
  },
  {
    id: 'CZ-SCEN-05',
    shows: 'the rounds are over and the defender wins the tie',
    reason: 'wins-ties',
    winners: 1,
    when: (state) => !hasTime(state),
    search: small('break-through'),
  },
  {
    id: 'CZ-SCEN-05',
    shows: 'somebody has enough points before the rounds are over',
    reason: 'most-points',
    winners: 1,
    when: (state) => hasTime(state) && mostPoints(state) >= 5 && sidesLeft(state).length === 2,
    search: small('the-informant'),
  },
  {
    id: 'CZ-GAME-09',
    shows: 'the last side on the table wins',
    reason: 'last-side',
    winners: 1,
    when: hasTime,
    search: made('turf-war', (state) => {
      onTheBrink(state, 1);
      faceToFace(state);
    }),
  },
  {
    id: 'CZ-GAME-09',
    shows: 'the last side on the table ends it and points decide',
    reason: 'most-points',
    winners: 1,
    when: (state) => hasTime(state) && sidesLeft(state).length === 1,
    search: made('smash-and-carry', (state) => {
      onTheBrink(state, 1);
      faceToFace(state);
    }),
  },
  {
    id: 'CZ-SCEN-05',
    shows: 'those who break out have left the table',
    reason: 'most-points',
    winners: 1,
    when: (state) => hasTime(state) && sidesLeft(state).join() === '1' && (state.players[0]?.score ?? 0) > 0,
    search: small('break-out'),
  },
  {
    id: 'CZ-SCEN-05',
    shows: 'enough devices are worked at',
    reason: 'target-reached',
    winners: 1,
    when: hasTime,
    search: { player: 'greedy', optionsFor: () => ({ scenario: 'sabotage', players: 2, limit: 100, field: 'bare' }) },
  },
  {
    id: 'CZ-SCEN-05',
    shows: 'the rounds are over and a target is missed',
    reason: 'target-missed',
    winners: 1,
    when: (state) => !hasTime(state),
    search: small('sabotage'),
  },
  {
    id: 'CZ-TEAMPLAY-08',
    shows: 'two against two, and partners win together',
    reason: 'most-points',
    winners: 2,
    search: small('king-of-the-block', 4),
  },
  {
    id: 'CZ-GAME-09',
    shows: 'nobody is left on the table',
    reason: 'equal-points',
    winners: 0,
    when: (state) => hasTime(state) && sidesLeft(state).length === 0,
    // A grenade at so short a distance meets whoever throws it, too.
    search: made('turf-war', (state) => {
      onTheBrink(state, 0, 1);
      withAGrenade(state);
      faceToFace(state, 100);
    }),
  },
];

const file = (name: string): URL =>
  new URL(`recorded/endings/${name.toLowerCase().replaceAll(/[ ,]+/g, '-')}.json`, import.meta.url);

test.each(WAYS.map((way) => [way.id, way.shows, way] as const))(
  '%s %s',
  (_id, _shows, { shows, reason, winners, when, search }) => {
    const wanted = {
      ...{ reason, clause: 'CZ-GAME-09', draw: winners === 0 },
      when: (state: CombatZoneState, outcome: Outcome) => outcome.winners.length === winners && (when?.(state) ?? true),
    };
    const outcome = expectEnding(file(shows), combatZoneGame, wanted, { games: 1_500, seed: shows, ...search });
    expect(outcome.winners).toHaveLength(winners);
  },
  LONGEST,
);
