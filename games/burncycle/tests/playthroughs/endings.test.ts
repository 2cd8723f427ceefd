/**
 * Each way in which a game of burncycle can end has a recorded game that ends so, and each mission one that is won.
 * `npm run renew -- games/burncycle` looks for them anew.
 */
import type { Outcome } from '@tablerunner/engine';
import { type EndingSearch, expectEnding } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { burncycleGame } from '../../index.ts';
import { MOST_THREAT } from '../../rules/events/threat.ts';
import { missionOf } from '../../rules/mission/mission.ts';
import type { Task } from '../../rules/mission/types.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { botAt } from '../../rules/units.ts';
import { atAWayOut, atFirstTurn, nearTheWin } from './made.ts';

interface Way {
  readonly id: string;
  readonly shows: string;
  readonly reason: string;
  /** The clause that the game names. */
  readonly clause: string;
  when(state: BurncycleState): boolean;
  readonly search: EndingSearch<BurncycleState>;
}

const SETUPS = burncycleGame.setups ?? [];
const LONGEST = 900_000; // to look for a game takes longer than to play it again
const MODULE = -1;

const module = ({ bots }: BurncycleState) => bots.at(MODULE);
const isTurn = ({ active }: BurncycleState): boolean => active >= 0;
const anyMission = { optionsFor: (n: number) => ({ ...SETUPS[n % SETUPS.length]?.options, players: 1 + (n % 4) }) };
const byPartners = (mission: string) => ({
  player: 'greedy',
  optionsFor: (n: number) => ({ mission, players: 1 + (n % 3) }),
});
const task = (scope: Task['scope'], deed: Task['deed']): Task => ({
  ...{ id: 'own-task', players: 1, scope, deed, count: 1, perPlayer: 0 },
});
const ANYWHERE = task('one-bot', { do: 'be', where: {} });

const WAYS: readonly Way[] = [
  {
    id: 'BC-WIN-01',
    shows: 'won when the last bot is where the mission wants all of them',
    reason: 'mission',
    clause: 'BC-WIN-01',
    when: (state) => isTurn(state) && !state.bots.some(({ hasEscaped }) => hasEscaped),
    search: byPartners('echo-chamber'),
  },
  {
    id: 'BC-WIN-01',
    shows: 'won by a deed on the last floor, with all bots out of the building',
    reason: 'mission',
    clause: 'BC-WIN-01',
    when: ({ bots }) => bots.every(({ hasEscaped }) => hasEscaped),
    search: {
      positionFor: atFirstTurn({ players: 1 }, (state) => {
        const near = nearTheWin(state, [task('each-bot', { do: 'escape' })], { escape: { where: {} } });
        return atAWayOut(atAWayOut(near, 0), 1);
      }),
    },
  },
  {
    id: 'BC-WIN-02',
    shows: 'won with the objective of the last floor, when all else is so already',
    reason: 'mission',
    clause: 'BC-WIN-01',
    when: ({ progress }) => progress.isDone,
    search: {
      positionFor: atFirstTurn({ players: 2 }, (state) => {
        const [floor] = missionOf(state).floors;
        if (floor === undefined) throw new Error('the mission has no floor');
        return nearTheWin(state, [ANYWHERE], {
          floors: [{ ...floor, tasks: [task('any-bots', { do: 'unlock-door' })] }],
        });
      }),
    },
  },
  {
    id: 'BC-WIN-03',
    shows: 'won when the agent that was shut down is awake again',
    reason: 'mission',
    clause: 'BC-WIN-01',
    when: ({ bots }) => (bots[1]?.energy ?? 0) > 0,
    search: {
      positionFor: atFirstTurn({ players: 2 }, (state) => {
        botAt(state, 1).energy = 0;
        return nearTheWin(state, [ANYWHERE]);
      }),
    },
  },
  {
    id: 'BC-LOSE-01',
    shows: 'lost by threat in the turn of the corporation',
    reason: 'threat',
    clause: 'BC-LOSE-01',
    when: (state) => state.threat >= MOST_THREAT && !isTurn(state),
    search: anyMission,
  },
  {
    id: 'BC-LOSE-01',
    shows: 'lost by threat in the turn of a player',
    reason: 'threat',
    clause: 'BC-LOSE-01',
    when: (state) => state.threat >= MOST_THREAT && isTurn(state),
    search: anyMission,
  },
  {
    id: 'BC-LOSE-02',
    shows: 'lost because security shuts the module down',
    reason: 'module-shut-down',
    clause: 'BC-LOSE-02',
    when: (state) => module(state)?.energy === 0 && !isTurn(state),
    search: anyMission,
  },
  {
    id: 'BC-LOSE-02',
    shows: 'lost because the module is shut down in the turn of a player',
    reason: 'module-shut-down',
    clause: 'BC-LOSE-02',
    when: (state) => module(state)?.energy === 0 && isTurn(state),
    search: anyMission,
  },
  {
    id: 'BC-LOSE-03',
    shows: 'lost because the last agent left the module behind',
    reason: 'module-left-behind',
    clause: 'BC-LOSE-03',
    when: ({ bots }) => bots[0]?.hasEscaped === true,
    search: {
      positionFor: atFirstTurn({ players: 1 }, (state) => {
        const near = nearTheWin(state, [task('each-bot', { do: 'escape' })], { escape: { where: {} } });
        return atAWayOut(near, 0);
      }),
    },
  },
];

const file = (folder: string, name: string): URL =>
  new URL(`recorded/${folder}/${name.toLowerCase().replaceAll(/[ ,]+/g, '-')}.json`, import.meta.url);

test.each(WAYS.map((way) => [way.id, way.shows, way] as const))(
  '%s %s',
  (_id, _shows, { shows, reason, clause, when, search }) => {
    const wanted = { reason, clause, when };
    const outcome: Outcome = expectEnding(file('endings', shows), burncycleGame, wanted, {
      ...{ games: 1_500, seed: shows },
      ...search,
    });
    expect(outcome.draw).toBe(false);
    expect(outcome.winners.length > 0).toBe(reason === 'mission');
  },
  LONGEST,
);

test.each(SETUPS.map(({ id }) => id))(
  'BC-WIN-01 %s can be won',
  (id) => {
    const wanted = { reason: 'mission', clause: 'BC-WIN-01' };
    const search = { games: 200, seed: `${id} won`, ...byPartners(id) };
    expect(expectEnding(file('won', id), burncycleGame, wanted, search).winners).not.toEqual([]);
  },
  LONGEST,
);
