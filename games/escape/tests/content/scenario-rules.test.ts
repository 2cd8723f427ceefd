/** What scenarios may ask for beyond the rulebook: rooms to hold, sealed Airlocks, markers to begin with. Clauses ES-GAME-10, ES-ISC-08, ES-AIRLOCK-02; gaps: ES-GAP-16, ES-GAP-17. */
import { Match } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';
import type { CampaignEffect } from '../../rules/campaign/effects.ts';
import { levelOf } from '../../rules/scenario/level.ts';
import { scenarioById } from '../../rules/scenario/scenario.ts';
import { scenarioSchema } from '../../rules/scenario/types.ts';
import type { EscapeState } from '../../rules/types.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

const NEVER = { is: 'escaped', count: 20 };

/** Room 1 is the western half, Room 2 the eastern. Everybody has been activated: the end of the turn comes at once. */
const atTheEnd = (victory: object, lines: string, more: { scenario?: object; dice?: number[] } = {}) =>
  table(
    `
    +-+-+-+-+-+-+
    |A B .:D E .|
    +-+-+-+-+-+-+
    ${line({ victory: { resistance: NEVER, isc: NEVER, ...victory }, ...more.scenario })}
    airlocks: 1 a1 b1, 2 e1 f1
    ${lines}
    at: end-of-turn`,
    { dice: more.dice ?? [] },
  );

const held = (turns: number, room: number, lines: string, dice: number[] = []) =>
  atTheEnd({ resistance: { is: 'held', turns } }, `turn: 3 of 6\n${lines}`, { scenario: { hold: { room } }, dice });

test("ES-GAME-10 'held': the side with more characters in the room holds it at the end of the turn", () => {
  const two = 'unit alice A own activated\nunit bob B activated\nunit drone D black activated';
  const won = held(1, 1, two);
  expect(won.outcome).toMatchObject({ winners: ['resistance'] });
  expect(won.events('room-held')).toEqual([{ faction: 'resistance', room: 1 }]);
  const theirs = held(1, 2, two, [6, 1]);
  expect(theirs.outcome).toBeUndefined();
  expect(theirs.state.score).toEqual({ 'held-isc': 1 });
});

test("ES-GAME-10 'held': as many of both sides hold nothing, and who is not on the board does not count", () => {
  const even = held(1, 1, 'unit alice A own activated\nunit bob out\nunit drone B black activated', [6, 1]);
  expect(even.state.score).toEqual({});
  expect(even.events('room-held')).toEqual([]);
});

test("ES-GAME-10 'held': the turns add up", () => {
  const lines = 'unit alice A own activated\nunit drone D black activated';
  expect(held(2, 1, `${lines}\nscore: held-resistance 1`).outcome).toMatchObject({ winners: ['resistance'] });
  expect(held(3, 1, `${lines}\nscore: held-resistance 1`, [6, 1]).outcome).toBeUndefined();
});

test("ES-GAME-10 'ended': what counts only when the game is over", () => {
  const lines = 'unit alice A own activated\nmarker objective 2 alice\nunit drone D black activated';
  const richer = { all: [{ is: 'ended' }, { is: 'more-points' }] };
  const victory = { resistance: richer, isc: { is: 'lasted' } };
  expect(atTheEnd(victory, `turn: 5 of 6\n${lines}`, { dice: [6, 1] }).outcome).toBeUndefined();
  expect(atTheEnd(victory, `turn: 6 of 6\n${lines}`).outcome).toMatchObject({ winners: ['resistance'] });
  const even = `turn: 6 of 6\n${lines}\nmarker objective 2 drone`;
  expect(atTheEnd(victory, even).outcome).toMatchObject({ winners: ['isc'] });
});

test("ES-GAME-10 'eliminated' with ranks: so many of those ranks are out of combat now", () => {
  const fallen = (rank: number) =>
    `turn: 3 of 6\nunit alice out rank ${rank}\nunit bob A activated rank 1\nunit drone D black activated`;
  const isc = { is: 'eliminated', count: 1, ranks: [4] };
  expect(atTheEnd({ isc }, fallen(4)).outcome).toMatchObject({ winners: ['isc'] });
  expect(atTheEnd({ isc }, fallen(2), { dice: [6, 1] }).outcome).toBeUndefined();
  const all = { is: 'eliminated', count: 'all', ranks: [1, 4] };
  expect(atTheEnd({ isc: all }, fallen(4), { dice: [6, 1] }).outcome).toBeUndefined(); // Bob of rank 1 stands
});

test('ES-ISC-08 ES-AIRLOCK-02 nobody comes back through a sealed Airlock', () => {
  const returning = (sealed: number[]) =>
    table(`
      +-+-+-+-+-+-+
      |A:. . . . .|
      + + + + + + +
      |.:. . . . D|
      +-+-+-+-+-+-+
      ${line({ sealed, factory: { watch: 0 } })}
      airlocks: 1 a1 a2, 2 f1 f2
      turn: 3 of 6
      next: isc
      unit alice A own
      unit drone D black activated
      unit fallen out green since 1 mvt 4
      at: choose-active`);
  expect(returning([]).legal()).toEqual(['enter a1', 'enter f2']);
  const t = returning([1]);
  expect(t.try('enter a1')).toBeRefused({ clause: 'ES-ISC-08', reason: 'airlock-is-sealed' });
  expect(t.try('enter f2')).toBeAccepted();
});

/** A match of Cooperation with the usual squads and with changes as a campaign makes them, up to the first decision. */
function begun(scenario: string, effects: readonly CampaignEffect[] = [], difficulty = 'normal'): EscapeState {
  const plain = scenarioById(scenario);
  const squads = scenarioById('infiltration')?.recruitment.squads;
  const options = { mode: plain?.mode, scenario, difficulty, campaign: { squads, effects } };
  const match = Match.start(escapeGame, { options, seed: 'begun' });
  if (!match.ok) throw new Error(`${match.where}: ${match.problem}`);
  const { value } = match;
  while (value.position.state.mode === 'cooperation' && (value.position.state.repression?.pile.length ?? 0) === 0) {
    value.play(value.decision()?.seat ?? '', value.legal()[0]);
  }
  return value.position.state;
}

test('ES-AIRLOCK-02 Cooperation: the cards of a sealed Airlock mean the central one', () => {
  const airlocks = (state: EscapeState) => (state.repression?.pile ?? []).map(({ airlock }) => airlock);
  expect(scenarioById('bread-and-water')?.sealed).toEqual([1]);
  const sealed = airlocks(begun('bread-and-water'));
  expect(sealed.length).toBe(21);
  expect(sealed).not.toContain(1);
  const open = airlocks(begun('break-out'));
  const count = (list: readonly number[], airlock: number) => list.filter((one) => one === airlock).length;
  expect(count(open, 1)).toBeGreaterThan(0);
  expect(count(sealed, 5)).toBe(count(open, 5) + count(open, 1));
});

test('a scenario may use fewer Repression cards, and draw another number of them', () => {
  const plain = begun('last-stand');
  expect(plain.repression?.pile.length).toBe(levelOf(scenarioById('last-stand') ?? expect.fail(), 'normal').pile);
  const shorter = begun('last-stand', [{ do: 'more-orders', by: -2 }]);
  expect(shorter.repression?.pile.length).toBe((plain.repression?.pile.length ?? 0) - 2);
});

test('ES-COOP-11 a difficulty means cards each turn, cards in the pile and Revolution markers, as the scenario says', () => {
  const plain = scenarioSchema.parse({ ...scenarioById('break-out'), anthem: 1, repression: { pile: 20 } });
  expect(levelOf(plain, 'easy')).toEqual({ cards: 2, pile: 20, anthem: 1 });
  expect(levelOf(plain, 'normal').cards).toBe(3);
  expect(levelOf(plain, 'hard').cards).toBe(4);
  const own = { ...plain, repression: { pile: 20, levels: { hard: { cards: 5, pile: 12, anthem: 0 } } } };
  expect(levelOf(own, 'hard')).toEqual({ cards: 5, pile: 12, anthem: 0 });
  expect(levelOf(own, 'easy')).toEqual({ cards: 2, pile: 20, anthem: 1 });
  for (const difficulty of ['easy', 'normal', 'hard'] as const) {
    const scenario = scenarioById('last-stand');
    const { cards, pile, anthem } = levelOf(scenario ?? plain, difficulty);
    const { repression, anthem: markers, leader } = begun('last-stand', [], difficulty);
    expect([repression?.cardsPerTurn, repression?.pile.length, markers[leader]]).toEqual([cards, pile, anthem]);
  }
});

test('the Resistance, or its Leader, may begin with Revolution markers', () => {
  expect(begun('exodus').anthem).toEqual({ resistance: scenarioById('exodus')?.anthem, isc: 0 });
  expect(begun('exodus', [{ do: 'more-anthem', by: 2 }]).anthem.resistance).toBe(
    (scenarioById('exodus')?.anthem ?? 0) + 2,
  );
  expect(begun('thaw', [{ do: 'more-anthem', by: 1 }]).anthem.p1).toBe((scenarioById('thaw')?.anthem ?? 0) + 1);
});
