/** Scenarios at work: quarters, zones, ground, crates, devices, exits; points, rounds and the end. Clauses CZ-FIELD-14, CZ-SCEN-05, CZ-GAME-09, CZ-RULE-38, 40. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { takenOut } from '../../rules/events/wounds.ts';
import { endOf, outcomeOf } from '../../rules/scenario/end.ts';
import { holderOfObjective, holderOfQuarter, holderOfZone } from '../../rules/scenario/hold.ts';
import { spotOf } from '../../rules/scenario/marks.ts';
import { pointsAt, pointsForLeaving, pointsForTakingOut } from '../../rules/scenario/score.ts';
import { wholeGame } from '../../rules/setup/sequence.ts';
import { activeTable, block, controlTable, type DrawnModel, drawnState, Table } from '../kit.ts';

const own = (x: number, y: number, more: DrawnModel = {}): DrawnModel => ({ player: 0, at: [x, y], ...more });
const rival = (x: number, y: number, more: DrawnModel = {}): DrawnModel => ({ player: 1, at: [x, y], ...more });

describe('quarters', () => {
  it('CZ-FIELD-14 CZ-RULE-40 belong to whoever has more models wholly inside; equal numbers to nobody', () => {
    const state = (...models: DrawnModel[]) => drawnState({ models });
    expect(holderOfQuarter(state(own(5, 5), own(6, 8), rival(3, 3)), 0)).toBe(0);
    expect(holderOfQuarter(state(own(5, 5), rival(3, 3)), 0)).toBe(-1);
    expect(holderOfQuarter(state(own(5, 5), rival(3, 3), rival(8, 8)), 0)).toBe(1);
    expect(holderOfQuarter(state(own(5, 5)), 1)).toBe(-1);
    expect(holderOfQuarter(state(own(5, 5), rival(20, 3)), 1)).toBe(1);
  });

  it('CZ-FIELD-14 are held whatever the numbers of the sides are', () => {
    const players = [{ side: 3 }, { side: 1 }];
    expect(holderOfQuarter(drawnState({ players, models: [own(5, 5), rival(20, 3)] }), 0)).toBe(3);
  });

  it('CZ-FIELD-14 a model that straddles a border counts for no quarter', () => {
    const at = (x: number) => drawnState({ models: [own(x, 5), rival(20, 28)] });
    expect(holderOfQuarter(at(10.4), 0)).toBe(0);
    expect(holderOfQuarter(at(10.6), 0)).toBe(-1);
    expect(holderOfQuarter(at(11), 1)).toBe(-1);
  });

  it('CZ-RULE-40 counts drones, but neither bodies nor models in Reserve; of three teams each alone', () => {
    const state = drawnState({
      players: [{}, {}, {}],
      models: [
        own(5, 5, { kind: 'drone' }),
        own(8, 8),
        rival(3, 3),
        rival(6, 6, { place: 'reserve' }),
        rival(7, 2, { place: 'out' }),
        { player: 2, at: [2, 9] },
      ],
    });
    expect(holderOfQuarter(state, 0)).toBe(0);
    state.models[1] = { ...(state.models[1] as (typeof state.models)[0]), place: 'out' };
    expect(holderOfQuarter(state, 0)).toBe(-1);
  });
});

describe('points', () => {
  it('CZ-SCEN-05 turf war: a point for each quarter when everybody has inspired', () => {
    const table = new Table(
      drawnState({
        scenario: 'turf-war',
        players: [{}, { inspires: 1 }],
        models: [own(5, 5, { tokens: 'y-' }), own(16, 5, { tokens: 'y-' }), rival(5, 25), rival(8, 25)],
      }),
      frameOf(wholeGame, { stage: 'ready' }),
    );
    // Nobody of the first player is ready: the team is inspired by itself, and the round is over.
    expect(table.state.players.map(({ score }) => score)).toEqual([2, 1]);
    expect(table.state.marks.rounds).toBe(1);
    expect(table.story.filter((name) => name === 'round-ended').length).toBe(1);
  });

  it('CZ-SCEN-05 a round is not over before the last has inspired', () => {
    const table = new Table(
      drawnState({ scenario: 'turf-war', models: [own(5, 5, { tokens: 'y-' }), rival(5, 25), rival(8, 25)] }),
      frameOf(wholeGame, { stage: 'ready' }),
    );
    expect(table.state.players.map(({ score, inspires }) => [score, inspires])).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  it('CZ-SCEN-05 a zone scores for whoever has more models in it', () => {
    const zone = { shape: 'centre' as const, radius: 4000 };
    const state = (...models: DrawnModel[]) => drawnState({ scenario: 'king-of-the-block', models });
    expect(holderOfZone(state(own(11, 15), rival(11, 25)), zone)).toBe(0);
    expect(holderOfZone(state(own(11, 15), rival(11, 19)), zone)).toBe(-1);
    expect(pointsAt(state(own(11, 15), rival(11, 25)), 'round')).toEqual([{ player: 0, points: 2, why: 'zone' }]);
    expect(pointsAt(state(own(11, 15), rival(11, 25)), 'end')).toEqual([]);
  });

  it('CZ-SCEN-05 ground is held by more models within RED of it', () => {
    const state = (...models: DrawnModel[]) =>
      drawnState({ scenario: 'three-way-split', size: [44, 30], players: [{}, {}, {}], models });
    expect(holderOfObjective(state(own(22, 17), rival(22, 25)), 0)).toBe(0);
    expect(holderOfObjective(state(own(22, 17.6), rival(22, 25)), 0)).toBe(-1);
    expect(holderOfObjective(state(own(22, 17), rival(22, 11)), 0)).toBe(-1);
  });

  it('CZ-SCEN-05 taking out a rival scores for whoever did it, a leader more; a fall counts for the other of two sides', () => {
    const state = drawnState({
      scenario: 'blood-price',
      models: [
        own(5, 5),
        rival(5, 9, { keywords: ['leader'] }),
        rival(9, 9, { kind: 'gonk' }),
        rival(3, 9, { kind: 'drone' }),
      ],
    });
    const sum = (model: number, by: number) =>
      pointsForTakingOut(state, model, by).map(({ player, points }) => [player, points]);
    expect(sum(1, 0)).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(sum(2, 0)).toEqual([[0, 1]]);
    expect(sum(3, 0)).toEqual([]);
    expect(sum(1, -1)).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(sum(2, 1)).toEqual([[0, 1]]); // shot by a friend
    expect(sum(0, 1)).toEqual([[1, 2]]);
  });

  it('CZ-SCEN-05 points are written when a model is taken out in play', () => {
    const table = activeTable({
      scenario: 'blood-price',
      models: [own(5, 5, { tokens: 'g', skills: { ranged: 1 } }), rival(5, 12, { kind: 'gonk' }), rival(20, 28)],
    });
    table.play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 11, 2);
    expect(table.model(1).place).toBe('out');
    expect(table.state.players[0]?.score).toBe(1);
  });
});

describe('objectives', () => {
  const stash = (models: DrawnModel[], more: object = {}) => activeTable({ scenario: 'stash-run', models, ...more });
  const take = (objective: number, token = 0) => ({ kind: 'objective', deed: 'take', objective, token });

  it('CZ-SCEN-05 CZ-KW-19 a crate is taken by a character at reach, with an action, while no rival is within RED', () => {
    const table = stash([own(11, 14), rival(11, 25), own(4, 14, { kind: 'gonk' })]);
    expect(table.legalOf('objective')).toEqual([take(1)]);
    expect(table.refusal(take(0))).toBe('CZ-RANGE-03 not-at-reach');
    expect(table.refusal(take(7))).toBe('CZ-SCEN-05 no-such-crate');
    table.play(take(1));
    expect(table.tokens(0)).toBe('y- y');
    expect(holderOfObjective(table.state, 1)).toBe(0);
    expect(table.refusal(take(1, 1))).toBe('CZ-SCEN-05 crate-is-carried');
    expect(stash([own(11, 14), rival(11, 18)]).refusal(take(1))).toBe('CZ-KW-19 rival-too-near');
    expect(stash([own(11, 14), rival(11, 18.2)]).refusal(take(1))).toBe('fine');
    expect(stash([own(11, 14, { tokens: 'y- y' }), rival(11, 25)]).refusal(take(1))).toBe(
      'CZ-TOKEN-03 token-not-ready',
    );
  });

  it('CZ-SCEN-05 a carried crate goes with its bearer, one for each, and lies where the bearer is taken out', () => {
    const table = stash([own(11, 14), rival(11, 25)], { marks: { 'holder-0': 0 } });
    expect(table.refusal(take(1))).toBe('CZ-SCEN-05 carries-a-crate');
    expect(spotOf(table.state, 0)).toEqual({ x: 11_000, y: 14_000, z: 0 });
    const fallen = activeTable({
      scenario: 'stash-run',
      marks: { 'holder-0': 1 },
      models: [own(9, 9, { tokens: 'g', skills: { ranged: 2 } }), rival(9, 16, { tokens: 'r' }), rival(20, 28)],
    }).play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 11, 2);
    expect(fallen.model(1).place).toBe('out');
    expect(spotOf(fallen.state, 0)).toEqual({ x: 9000, y: 16_000, z: 0 });
    expect(fallen.state.marks).not.toHaveProperty('holder-0');
  });

  it('CZ-DICE-02 CZ-SCEN-05 a terminal is worked at with Tech against the Obstacle die, and can be taken over', () => {
    const work = { kind: 'objective', deed: 'work', objective: 2, token: 0 };
    const table = activeTable({ scenario: 'data-grab', models: [own(11, 14, { skills: { tech: 1 } }), rival(11, 25)] });
    expect(table.refusal({ ...work, deed: 'take' })).toBe('CZ-SCEN-05 no-such-crate');
    table.play(work, 5, 6); // 5 + 1 against 6: not higher
    expect(holderOfObjective(table.state, 2)).toBe(-1);
    table.play({ ...work, token: 1 }, 6, 6);
    expect(holderOfObjective(table.state, 2)).toBe(0);
    const again = activeTable({
      scenario: 'data-grab',
      marks: { 'worker-2': 0 },
      models: [own(11, 14), rival(11, 25)],
    });
    expect(again.refusal(work)).toBe('CZ-SCEN-05 device-is-done');
    const over = activeTable({ scenario: 'data-grab', marks: { 'worker-2': 1 }, models: [own(11, 14), rival(11, 25)] });
    expect(over.refusal(work)).toBe('fine');
  });

  it('CZ-SCEN-05 a device that is meant for one side is of no use to the other, and done once', () => {
    const work = { kind: 'objective', deed: 'work', objective: 2, token: 0 };
    const sabotage = (side: number, marks = {}) =>
      activeTable({
        scenario: 'sabotage',
        marks,
        players: [{ side }, { side: 1 - side }],
        models: [own(11, 14), rival(11, 25)],
      });
    expect(sabotage(1).refusal(work)).toBe('CZ-SCEN-05 not-for-your-side');
    expect(sabotage(0).refusal(work)).toBe('fine');
    expect(sabotage(0, { 'worker-2': 1 }).refusal(work)).toBe('CZ-SCEN-05 device-is-done');
  });

  it('CZ-SCEN-05 objectives are handled by characters in their own activation, not in a brawl', () => {
    const state = { scenario: 'stash-run', models: [own(11, 14), rival(11, 12.2), rival(20, 28)] };
    expect(activeTable(state).refusal(take(1))).toBe('CZ-BRAWL-03 in-a-brawl');
    const gonk = controlTable({
      scenario: 'stash-run',
      models: [own(2, 2, { tokens: 'y-' }), rival(11, 25), own(11, 14, { kind: 'gonk' })],
    });
    gonk.play({ kind: 'gonk', model: 2 });
    expect(gonk.refusal(take(1, -1))).toBe('CZ-SCEN-05 characters-only');
  });
});

describe('exits', () => {
  const leave = { kind: 'objective', deed: 'leave', objective: -1, token: 0 };
  const through = (models: DrawnModel[], more: object = {}) =>
    activeTable({ scenario: 'break-through', models, ...more });

  it('CZ-RULE-38 nobody leaves the table unless the scenario says so', () => {
    const table = activeTable({ scenario: 'turf-war', models: [own(11, 29), rival(11, 20)] });
    expect(table.refusal(leave)).toBe('CZ-RULE-38 no-leave');
    expect(table.legalOf('objective')).toEqual([]);
  });

  it('CZ-RULE-38 CZ-SCEN-05 a model at reach of the exit leaves with an action, scores, and is out of play', () => {
    expect(through([own(11, 28), rival(11, 20)]).refusal(leave)).toBe('CZ-RULE-38 not-at-the-exit');
    const roof = block('roof', [9, 27, 13, 30], { kind: 'barrier', isFloor: true, top: 4000 }); // CZ-RULE-22
    const above = [own(11, 28.6, { at: [11, 28.6, 4] }), rival(11, 20)];
    expect(through(above, { pieces: [roof] }).refusal(leave)).toBe('CZ-RULE-38 not-at-the-exit');
    expect(through([own(11, 29.4), rival(11, 28)]).refusal(leave)).toBe('CZ-BRAWL-03 in-a-brawl');
    const table = through([own(11, 28.6), rival(11, 20), own(3, 3, { tokens: 'y' })]);
    expect(table.legalOf('objective')).toEqual([leave]);
    table.play(leave);
    expect(table.model(0).place).toBe('gone');
    expect(table.state.players[0]?.score).toBe(4);
    expect(table.state.bodies).toEqual([]);
    expect(table.state.control).toBe(1); // its activation is over
  });

  it('CZ-SCEN-05 an exit is for the side and for the models that it names', () => {
    const informant = (keywords: DrawnModel['keywords']) =>
      activeTable({
        scenario: 'the-informant',
        players: [{ side: 1 }, { side: 0 }],
        models: [own(11, 29, { keywords: keywords ?? [] }), rival(11, 20)],
      });
    expect(informant([]).refusal(leave)).toBe('CZ-RULE-38 no-leave');
    expect(informant(['leader']).refusal(leave)).toBe('fine');
  });

  it('CZ-TEAM-03 CZ-SCEN-05 who is Leader by what it carries is the one whom the scenario means', () => {
    const gear = [{ id: 'bars', gifts: [{ give: 'counts-as', keyword: 'leader' }] }];
    const models = [own(11, 29, { gear }), rival(11, 20)];
    const table = activeTable({ scenario: 'the-informant', players: [{ side: 1 }, { side: 0 }], models });
    expect(table.refusal(leave)).toBe('fine');
    expect(pointsForTakingOut(table.state, 0, 1).map(({ player, points }) => [player, points])).toEqual([[1, 5]]);
  });

  it('CZ-RULE-38 leaving has nothing to do with an objective', () => {
    const table = through([own(11, 29), rival(11, 20)]);
    expect(table.refusal({ ...leave, objective: 0 })).toBe('CZ-RULE-38 nothing-to-handle');
    expect(table.refusal(leave)).toBe('fine');
  });

  it('CZ-SCEN-05 where only those with a crate score, the crate leaves with its bearer', () => {
    const models = [own(11, 1), rival(11, 25)];
    const table = activeTable({ scenario: 'smash-and-carry', marks: { 'holder-1': 0 }, models });
    expect(pointsForLeaving(table.state, 0, -1)).toEqual([]);
    table.play(leave);
    expect(table.state.players[0]?.score).toBe(6 + 3); // and the crate at the end, as nobody else is left on the side
    expect(spotOf(table.state, 1)).toBeUndefined();
  });
});

describe('the end', () => {
  const ended = (drawn: Parameters<typeof drawnState>[0]) => {
    const state = drawnState(drawn);
    const end = endOf(state);
    return end === undefined ? undefined : outcomeOf(state, end);
  };
  const both = [own(5, 5), rival(5, 25)];

  it('CZ-GAME-09 a match goes on until the scenario ends it, and has no other end', () => {
    expect(
      ended({ scenario: 'turf-war', models: both, marks: { rounds: 3 }, players: [{ score: 30 }, {}] }),
    ).toBeUndefined();
    expect(
      ended({ scenario: 'turf-war', models: both, marks: { rounds: 4 }, players: [{ score: 3 }, { score: 2 }] }),
    ).toMatchObject({
      winners: ['a'],
      draw: false,
      clause: 'CZ-GAME-09',
      reason: 'most-points',
    });
    expect(ended({ scenario: 'none', models: both, marks: { rounds: 99 } })).toBeUndefined();
  });

  it('CZ-GAME-09 equal points are a draw, or the victory of whom the scenario names', () => {
    expect(ended({ scenario: 'turf-war', models: both, marks: { rounds: 4 } })).toMatchObject({
      winners: [],
      draw: true,
    });
    expect(ended({ scenario: 'break-through', models: both, marks: { rounds: 4 } })).toMatchObject({
      winners: ['b'],
      reason: 'wins-ties',
    });
  });

  it('CZ-GAME-09 of more than two, those with the most points win together', () => {
    const models = [own(5, 5), rival(5, 25), { player: 2, at: [20, 20] as const }];
    const players = [{ score: 4 }, { score: 1 }, { score: 4 }];
    expect(ended({ scenario: 'three-way-split', players, models, marks: { rounds: 4 } })).toMatchObject({
      winners: ['a', 'c'],
      draw: false,
    });
  });

  it('CZ-GAME-09 the last side wins, or the points decide, as the scenario says', () => {
    const alone = [own(5, 5), rival(5, 25, { place: 'out' })];
    const players = [{ score: 0 }, { score: 9 }];
    expect(ended({ scenario: 'turf-war', models: alone, players })).toMatchObject({
      winners: ['a'],
      reason: 'last-side',
    });
    expect(ended({ scenario: 'break-out', models: alone, players })).toMatchObject({
      winners: ['b'],
      reason: 'most-points',
    });
    expect(ended({ scenario: 'turf-war', models: [own(5, 5), rival(5, 25, { place: 'reserve' })] })).toBeUndefined();
    expect(ended({ scenario: 'turf-war', models: [own(5, 5), rival(5, 25, { kind: 'drone' })] })).toMatchObject({
      winners: ['a'],
    });
  });

  it('CZ-GAME-09 a target is reached or missed', () => {
    const done = { 'worker-0': 0, 'worker-1': 0, 'worker-2': 0 };
    expect(ended({ scenario: 'sabotage', models: both, marks: done, players: [{ score: 3 }, {}] })).toMatchObject({
      winners: ['a'],
      reason: 'target-reached',
    });
    expect(
      ended({ scenario: 'sabotage', models: both, marks: { rounds: 5 }, players: [{ score: 2 }, {}] }),
    ).toMatchObject({ winners: ['b'], reason: 'target-missed' });
  });

  it('CZ-GAME-09 the match ends right after the action that decides it, with the points of the end written', () => {
    const table = new Table(
      drawnState({
        scenario: 'stash-run',
        marks: { 'holder-1': 0 },
        models: [own(5, 5, { tokens: 'g g', skills: { ranged: 2 } }), rival(5, 12, { tokens: 'r' })],
      }),
      frameOf(wholeGame, { stage: 'ready' }),
    ).play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 11, 2);
    expect(table.outcome).toMatchObject({ winners: ['a'], reason: 'last-side' });
    expect(table.state.players[0]?.score).toBe(2 + 4);
  });

  it('CZ-RULE-42 a match without anybody left is no fault', () => {
    const state = drawnState({ scenario: 'turf-war', models: [own(5, 5), rival(5, 25)] });
    for (const model of [0, 1]) takenOut.write(state, { model, by: -1, isAttack: false });
    const end = endOf(state);
    expect(end?.when).toBe('last-side');
    if (end !== undefined) expect(outcomeOf(state, end)).toMatchObject({ draw: true });
  });
});
