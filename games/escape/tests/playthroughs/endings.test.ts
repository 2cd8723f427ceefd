/** Each way in which a game of Escape can end has a recorded game that ends so. `npm run renew -- games/escape` looks for them anew. */
import type { Outcome } from '@tablerunner/engine';
import { expectEnding } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';
import type { Condition } from '../../rules/scenario/condition.ts';
import type { Scenario } from '../../rules/scenario/types.ts';
import type { EscapeState, Unit } from '../../rules/types.ts';
import { ownScenario } from './own-scenario.ts';

interface Way {
  /** The clause or ruling that tells of it. */
  readonly id: string;
  readonly shows: string;
  readonly reason: string;
  readonly clause: string;
  when(state: EscapeState): boolean;
  /** What is changed about the first scenario, where random games of the content hardly ever end so. */
  readonly own?: Partial<Scenario>;
}

const isEarly = ({ turn, lastTurn }: EscapeState): boolean => turn < lastTurn;
const isLast = (state: EscapeState): boolean => !isEarly(state);
const someone = (state: EscapeState, wanted: (unit: Unit) => boolean): boolean =>
  state.units.some((unit) => unit.faction === 'resistance' && unit.place === 'board' && wanted(unit));
const isThere = (state: EscapeState): boolean => someone(state, () => true);
const isEarlyAndThere = (state: EscapeState): boolean => isEarly(state) && isThere(state);
const isGoneEarly = (state: EscapeState): boolean => isEarly(state) && !isThere(state);
const isMidTurn = (state: EscapeState): boolean => isEarly(state) && someone(state, ({ activated }) => !activated);

const NEVER: Condition = { is: 'escaped', count: 20 };
const ONE_OUT: Condition = { is: 'eliminated', count: 1 };
const goals = (resistance: Condition, isc: Condition | undefined): Scenario['victory'] => ({
  resistance,
  ...(isc === undefined ? {} : { isc }),
});

const REVOLUTION: readonly Way[] = [
  {
    id: 'ES-RESULT-02',
    shows: 'the Resistance meets its goal before the last turn',
    reason: 'resistance-has-won',
    clause: 'ES-RESULT-02',
    when: isEarlyAndThere,
    own: { victory: goals(ONE_OUT, { is: 'lasted' }) },
  },
  {
    id: 'ES-EXIT-01',
    shows: 'the Resistance wins and nobody of it is left on the board',
    reason: 'resistance-has-won',
    clause: 'ES-RESULT-02',
    when: (state) => !isThere(state),
    own: {
      exits: { resistance: [1, 2, 3, 4], isc: [] },
      victory: goals({ is: 'escaped', count: 1 }, { is: 'lasted' }),
    },
  },
  {
    id: 'ES-END-02',
    shows: 'the Resistance lasts to the end of the last turn',
    reason: 'resistance-has-won',
    clause: 'ES-RESULT-02',
    when: isLast,
    own: { victory: goals({ is: 'lasted' }, NEVER) },
  },
  {
    id: 'ES-END-02',
    shows: 'the ISC lasts to the end of the last turn',
    reason: 'isc-has-won',
    clause: 'ES-RESULT-02',
    when: isLast,
  },
  {
    id: 'ES-RULE-63',
    shows: 'the ISC wins when no Resistance is left',
    reason: 'isc-has-won',
    clause: 'ES-RESULT-02',
    when: isGoneEarly,
  },
  {
    id: 'ES-RESULT-02',
    shows: 'the ISC meets its goal before the last turn',
    reason: 'isc-has-won',
    clause: 'ES-RESULT-02',
    when: isEarlyAndThere,
    own: { victory: goals(NEVER, ONE_OUT) },
  },
  {
    id: 'ES-RULE-63',
    shows: 'a draw because both sides have met their goals',
    reason: 'both-have-won',
    clause: 'ES-RESULT-03',
    when: isEarly,
    own: { victory: goals(ONE_OUT, ONE_OUT) },
  },
  {
    id: 'ES-RULE-63',
    shows: 'both sides have met their goals and the scenario puts the ISC first',
    reason: 'isc-has-won',
    clause: 'ES-RESULT-02',
    when: ({ score }) => (score['fallen-isc'] ?? 0) > 0 && (score['fallen-resistance'] ?? 0) > 0,
    own: { victory: goals(ONE_OUT, ONE_OUT), both: 'isc' },
  },
  {
    id: 'ES-RESULT-03',
    shows: 'a draw after the last turn',
    reason: 'last-turn-played',
    clause: 'ES-RESULT-03',
    when: isLast,
    own: { victory: goals(NEVER, NEVER) },
  },
  {
    id: 'ES-RESULT-03',
    shows: 'a draw when no Resistance is left',
    reason: 'no-resistance-left',
    clause: 'ES-RESULT-03',
    when: isGoneEarly,
    own: { victory: goals(NEVER, NEVER), exits: { resistance: [1, 2, 3, 4], isc: [] } },
  },
  {
    id: 'ES-RULE-63',
    shows: 'in the middle of a turn where the scenario says so',
    reason: 'isc-has-won',
    clause: 'ES-RESULT-02',
    when: isMidTurn,
    own: { victory: goals(NEVER, ONE_OUT), checked: 'activation' },
  },
];

const COOPERATION: readonly Way[] = [
  {
    id: 'ES-CRESULT-02',
    shows: 'the players meet their goal before the pile is empty',
    reason: 'resistance-has-won',
    clause: 'ES-CRESULT-02',
    when: isEarlyAndThere,
    own: { victory: goals(ONE_OUT, { is: 'lasted' }) },
  },
  {
    id: 'ES-CRESULT-02',
    shows: 'the players win with the last Repression card',
    reason: 'resistance-has-won',
    clause: 'ES-CRESULT-02',
    when: isLast,
    own: { victory: goals({ all: [{ is: 'ended' }, { is: 'survived', count: 1 }] }, { is: 'lasted' }) },
  },
  {
    id: 'ES-CEND-02',
    shows: 'a defeat with the last Repression card',
    reason: 'isc-has-won',
    clause: 'ES-RULE-13',
    when: isLast,
  },
  {
    id: 'ES-RULE-13',
    shows: 'a defeat when no Resistance is left',
    reason: 'isc-has-won',
    clause: 'ES-RULE-13',
    when: isGoneEarly,
  },
  {
    id: 'ES-RULE-13',
    shows: 'a defeat because the ISC meets a goal of its own',
    reason: 'isc-has-won',
    clause: 'ES-RULE-13',
    when: isEarlyAndThere,
    own: { victory: goals(NEVER, ONE_OUT) },
  },
  {
    id: 'ES-RULE-63',
    shows: 'a defeat though the goal is met because the scenario puts the ISC first',
    reason: 'isc-has-won',
    clause: 'ES-RULE-13',
    when: ({ score }) => (score['fallen-isc'] ?? 0) > 0 && (score['fallen-resistance'] ?? 0) > 0,
    own: { victory: goals(ONE_OUT, ONE_OUT), both: 'isc' },
  },
  {
    id: 'ES-CRESULT-03',
    shows: 'a draw with the last Repression card',
    reason: 'last-turn-played',
    clause: 'ES-CRESULT-03',
    when: isLast,
    own: { victory: goals(NEVER, undefined) },
  },
  {
    id: 'ES-CRESULT-03',
    shows: 'a draw when no Resistance is left',
    reason: 'no-resistance-left',
    clause: 'ES-CRESULT-03',
    when: isGoneEarly,
    own: { victory: goals(NEVER, undefined), exits: { resistance: [1, 2, 3, 4], isc: [] } },
  },
  {
    id: 'ES-RULE-63',
    shows: 'in the middle of a turn where the scenario says so',
    reason: 'resistance-has-won',
    clause: 'ES-CRESULT-02',
    when: isMidTurn,
    own: { victory: goals(ONE_OUT, { is: 'lasted' }), checked: 'activation' },
  },
];

const LONGEST = 600_000; // to look for a game takes longer than to play it again

function recorded(mode: 'revolution' | 'cooperation', { shows, reason, clause, when, own }: Way): Outcome {
  const file = new URL(`recorded/endings/${mode}-${shows.toLowerCase().replaceAll(' ', '-')}.json`, import.meta.url);
  const setups = (escapeGame.setups ?? []).filter(({ options }) => options.mode === mode);
  const first = { mode, scenario: setups[0]?.id };
  return expectEnding(
    file,
    escapeGame,
    { reason, clause, when },
    {
      games: 1_000,
      seed: shows,
      optionsFor: (n) => (own === undefined ? setups[n % setups.length]?.options : first),
      ...(own === undefined ? {} : { positionFor: ownScenario(first, own) }),
    },
  );
}

const byName = (ways: readonly Way[]) => ways.map((way) => [way.id, way.shows, way] as const);

test.each(byName(REVOLUTION))(
  '%s Revolution ends: %s',
  (_id, _shows, way) => {
    const { winners, draw } = recorded('revolution', way);
    expect(draw).toBe(way.clause === 'ES-RESULT-03');
    expect(winners).toEqual(draw ? [] : [way.reason.replace('-has-won', '')]);
  },
  LONGEST,
);

test.each(byName(COOPERATION))(
  '%s Cooperation ends: %s',
  (_id, _shows, way) => {
    const { winners, draw } = recorded('cooperation', way);
    expect(draw).toBe(way.clause === 'ES-CRESULT-03');
    expect(winners).toEqual(way.reason === 'resistance-has-won' ? ['p1'] : []);
  },
  LONGEST,
);
