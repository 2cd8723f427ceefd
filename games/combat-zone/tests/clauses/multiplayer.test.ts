/** More than two players, and two against two. Clauses CZ-MPLAY-*, CZ-TEAMPLAY-*, CZ-RULE-88, CZ-RULE-89. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { endOf, outcomeOf } from '../../rules/scenario/end.ts';
import { scoreOfSide } from '../../rules/scenario/score.ts';
import { luckAtStart } from '../../rules/setup/luck.ts';
import { controlTurn } from '../../rules/turn/control.ts';
import { activeTable, controlTable, type DrawnModel, type DrawnState, drawnState, playTable, Table } from '../kit.ts';
import { isDeploying, matchOf, playWhile, problemOf, tableFor } from '../match-kit.ts';

const of = (player: number, x: number, y: number, more: DrawnModel = {}): DrawnModel => ({
  player,
  at: [x, y],
  hacked: 9,
  ...more,
});

/** a and c against b and d, each with two characters far from everybody. */
const PARTNERS = [{ side: 0 }, { side: 1 }, { side: 0 }, { side: 1 }];
const four = (more: Partial<DrawnState> = {}): DrawnState => ({
  size: [44, 30],
  players: PARTNERS,
  models: [0, 1, 2, 3].flatMap((player) => [of(player, 4 + player * 11, 4), of(player, 4 + player * 11, 26)]),
  ...more,
});

describe('everybody for themselves', () => {
  it('CZ-EX-51 CZ-MPLAY-01 three or four play a scenario that is meant for as many', () => {
    for (const players of [3, 4]) {
      const state = tableFor({ scenario: players === 3 ? 'bad-debts' : 'open-vault', players, field: 'bare' });
      expect(state.players.map(({ side }) => side)).toEqual([...Array(players).keys()]);
    }
    expect(problemOf({ scenario: 'bad-debts', players: 2 })).toContain('CZ-MPLAY-01');
  });

  it('CZ-MPLAY-02 no scenario of a one-off game draws objectives for anybody', () => {
    const state = tableFor({ scenario: 'four-corners', players: 4, field: 'bare' });
    expect(state).not.toHaveProperty('objectives');
    expect(state.marks).toEqual({});
  });

  it.each([
    [[], ['a', 'b', 'c', 'a']],
    [[1], ['a', 'c', 'a', 'c']],
  ])('CZ-MPLAY-04 Control passes clockwise, over players who have nobody left: %j', (gone, expected) => {
    const table = playTable({
      players: [{}, {}, {}],
      models: [0, 1, 2].flatMap((player) =>
        [4, 26].map((y) => of(player, 3 + player * 7, y, gone.includes(player as never) ? { place: 'out' } : {})),
      ),
    });
    const order: (string | undefined)[] = [];
    for (let turn = 0; turn < expected.length; turn++) {
      order.push(table.seat);
      table.play(table.legalOf('activate')[0] as object);
      const { active } = table.state;
      const token = table.model(active).tokens.findIndex(({ isReady }) => isReady);
      table.play({ kind: 'act', action: 'basic/firewall', token, target: active }, 2, 3);
      if (table.step.endsWith('activation') && table.state.active === active) table.play({ kind: 'end' });
    }
    expect(order).toEqual(expected);
  });

  it('CZ-RULE-88 the Obstacle die is rolled by the next player clockwise', () => {
    const table = activeTable({
      control: 1,
      players: [{ luck: 1 }, {}, { luck: 1 }],
      models: [of(1, 5, 5), of(0, 20, 5), of(2, 20, 25), of(1, 5, 25)],
    });
    table.play({ kind: 'act', action: 'basic/firewall', token: 0, target: 0 }, 5, 4);
    expect(table.state.contest?.opposing[0]).toMatchObject({ model: -1, player: 2 });
    expect(table.waiting).toBe('c luck');
  });

  it('CZ-RULE-42 CZ-RULE-88 but by nobody who has no model left, Luck or not', () => {
    const table = activeTable({
      control: 1,
      players: [{ luck: 1 }, {}, { luck: 1 }],
      models: [of(1, 5, 5), of(0, 20, 5), of(2, 20, 25, { place: 'out' }), of(1, 5, 25)],
    });
    table.play({ kind: 'act', action: 'basic/firewall', token: 0, target: 0 }, 5, 4);
    expect(table.waiting).toBe('a luck');
  });

  it.each([
    [[{}, {}, {}], 'c'],
    [PARTNERS, 'd'],
  ])('CZ-RULE-42 CZ-RULE-88 who took Control with their last model is skipped: %j', (players, next) => {
    const state = drawnState({
      players,
      models: players.map((_, player) => of(player, 3 + player * 5, 4, player === 1 ? { place: 'out' } : {})),
      heir: 1,
    });
    const table = new Table(state, frameOf(controlTurn, { isPlayed: true })).over();
    expect(table.state.seats[table.state.control]).toBe(next);
  });

  it('CZ-RULE-88 street cred is compared with the highest team', () => {
    const state = drawnState({ players: [{}, {}, {}], models: [of(0, 1, 1), of(1, 5, 1), of(2, 9, 1)] });
    const stars = (model: number, count: number) => {
      const card = state.models[model]?.card ?? '';
      return [card, { ...state.cards.profiles[card], stars: count }];
    };
    const cards = {
      ...state.cards,
      profiles: Object.fromEntries([stars(0, 1), stars(1, 2), stars(2, 4)]),
    } as typeof state.cards;
    expect(luckAtStart(cards, state.models, 0, [1, 2])).toBe(3 + 3);
    expect(luckAtStart(cards, state.models, 1, [0, 2])).toBe(3 + 2);
    expect(luckAtStart(cards, state.models, 2, [0, 1])).toBe(3);
  });
});

describe('Luck at the start', () => {
  it('CZ-LUCK-01 CZ-LUCK-04 CZ-LUCK-06 CZ-RULE-15 is three, more by cards, and one for each point of street cred below the rival, once', () => {
    const state = drawnState({
      models: [
        of(0, 1, 1, { gifts: [{ give: 'luck', by: 2 }] }),
        of(1, 5, 1, { gear: [{ id: 'charm', gifts: [{ give: 'luck', by: 1 }] }] }),
      ],
    });
    expect(luckAtStart(state.cards, state.models, 0, [1])).toBe(5);
    expect(luckAtStart(state.cards, state.models, 1, [0])).toBe(4);
    expect(tableFor({ field: 'bare' }).players.map(({ luck }) => luck)).toEqual([3, 3]);
    const uneven = tableFor({ limit: 200, field: 'bare', teams: { p1: 'maelstrom-200', p2: 'tyger-claws-100' } });
    const stars = uneven.models.reduce(
      (sum, { card, player }) => sum + (player === 0 ? (uneven.cards.profiles[card]?.stars ?? 0) : 0),
      0,
    );
    expect(stars).toBeGreaterThan(0);
    expect(uneven.players[1]?.luck).toBe(3 + stars);
    expect(tableFor({ scenario: 'break-out', field: 'bare' }).players.map(({ luck }) => luck)).toEqual([5, 3]);
  });
});

describe('two against two', () => {
  it('CZ-TEAMPLAY-01 CZ-RULE-89 four may play a scenario for two: partners share a side and its zone, on 44 x 30', () => {
    const state = tableFor({ scenario: 'break-through', players: 4, field: 'bare' });
    expect(state.players.map(({ side }) => side)).toEqual([0, 1, 0, 1]);
    expect(state.field).toMatchObject({ width: 44_000, depth: 30_000 });
    const runner = matchOf({ scenario: 'break-through', players: 4, field: 'bare' });
    const order: (string | undefined)[] = [];
    playWhile(runner, isDeploying, ([first]) => {
      if (order.at(-1) !== runner.seat) order.push(runner.seat);
      return first;
    });
    expect(order).toEqual(['p2', 'p4', 'p3', 'p1'].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(order.slice(0, 2).sort()).toEqual(['p2', 'p4']); // the defenders first
    for (const { player, y } of runner.position.state.models) expect(y < 6000).toBe(player % 2 === 0);
  });

  it('CZ-TEAMPLAY-02 Control goes back and forth between the sides', () => {
    const table = playTable(four());
    const sides: (number | undefined)[] = [];
    for (let turn = 0; turn < 4; turn++) {
      sides.push(table.state.players[table.state.control]?.side);
      table.play(table.legalOf('activate')[0] as object);
      table.play({ kind: 'act', action: 'basic/firewall', token: 0, target: table.state.active }, 2, 3);
      table.play({ kind: 'end' });
    }
    expect(sides).toEqual([0, 1, 0, 1]);
  });

  it('CZ-TEAMPLAY-03 one character of the side is activated, of whichever partner; its own player acts with it', () => {
    const table = controlTable(four());
    expect(table.legalOf('activate')).toEqual([0, 1, 4, 5].map((model) => ({ kind: 'activate', model })));
    expect(table.refusal({ kind: 'activate', model: 2 })).toBe('CZ-ACTIVATE-01 not-your-model');
    table.play({ kind: 'activate', model: 4 });
    expect(table.waiting).toBe('c activation');
    expect(table.state.active).toBe(4);
  });

  it('CZ-TEAMPLAY-04 CZ-TEAMPLAY-05 Inspire is for the models of one partner, and then the others have Control', () => {
    const models = four().models.map((model, i) => ({ ...model, tokens: [0, 1, 4, 5].includes(i) ? 'y- y' : 'y y' }));
    const table = playTable(four({ models })).play({ kind: 'inspire' });
    expect([0, 1, 4, 5].map((model) => table.tokens(model))).toEqual(['y y', 'y y', 'y- y', 'y- y']);
    expect(table.state.players.map(({ inspires }) => inspires)).toEqual([1, 0, 0, 0]);
    expect(table.state.players[table.state.control]?.side).toBe(1);
    const partner = playTable(four({ models })).play({ kind: 'inspire', player: 2 });
    expect([0, 1, 4, 5].map((model) => partner.tokens(model))).toEqual(['y- y', 'y- y', 'y y', 'y y']);
  });

  it('CZ-RULE-89 a player inspires only with a used token; the side must only when nobody of it is ready', () => {
    const used = (who: number[]) =>
      four().models.map((model, i) => ({ ...model, tokens: who.includes(i) ? 'y- y-' : 'y y' }));
    const one = controlTable(four({ models: used([0, 1]) }));
    expect(one.refusal({ kind: 'inspire' })).toBe('fine');
    expect(one.refusal({ kind: 'inspire', player: 2 })).toBe('CZ-CONTROL-05 all-tokens-ready');
    expect(one.legalOf('activate')).toEqual([
      { kind: 'activate', model: 4 },
      { kind: 'activate', model: 5 },
    ]);
    const all = controlTable(four({ models: used([0, 1, 4, 5]) }));
    expect(all.legal()).toEqual([{ kind: 'inspire' }, { kind: 'inspire', player: 2 }]);
    expect(all.refusal({ kind: 'inspire', player: 1 })).toBe('CZ-TEAMPLAY-04 not-your-team');
  });

  it('CZ-RULE-46 CZ-RULE-89 a partner whose ready Reserve finds no place is not inspired in place of the one who has to be', () => {
    const state = four({
      models: [of(0, 24, 15, { tokens: 'y- y-' }), of(1, 15, 4), of(2, 0, 0, { place: 'reserve' })],
    });
    // Rivals all along the edges leave no place.
    const rivals = [2, 11, 20, 29, 38, 43].flatMap((x) => [2, 15, 28].map((y) => of(1, x, y, { kind: 'gonk' })));
    const table = controlTable({ ...state, models: [...state.models, ...rivals] });
    // The one thing that is left goes by itself.
    expect(table.state.players.map(({ inspires }) => inspires)).toEqual([1, 0, 0, 0]);
  });

  it('CZ-RULE-89 CZ-GAME-09 rounds go by though only partners without characters ever inspire', () => {
    const models = [of(0, 4, 4), of(1, 15, 4), of(2, 26, 4, { kind: 'gonk' }), of(3, 37, 4, { kind: 'gonk' })];
    const table = playTable(four({ scenario: 'turf-war', models }));
    for (let turn = 0; turn < 16; turn++) {
      const [inspire] = table.legalOf('inspire');
      table.play(inspire as object).play({ kind: 'finish' });
    }
    expect(table.state.players.map(({ inspires }) => inspires)).toEqual([0, 0, 8, 8]);
    expect([table.tokens(0), table.tokens(1)]).toEqual(['y y', 'y y']);
    expect(table.state.marks.rounds).toBe(4); // 8 Inspires of a side of two
  });

  it('CZ-RULE-89 CZ-GAME-09 who is left of two partners neither makes up for rounds that are over nor gets them for nothing', () => {
    /** Two rounds are over; a has inspired for c, and one of the two has nobody left. */
    const left = (gone: number, models: readonly DrawnModel[]) =>
      playTable({
        ...four({ scenario: 'turf-war', marks: { rounds: 2 }, control: gone === 0 ? 2 : 1 }),
        players: PARTNERS.map((player, i) => ({ ...player, inspires: [4, 2, 0, 2][i] ?? 0 })),
        models: models.map((model) => (model.player === gone ? { ...model, place: 'out' } : model)),
      });
    const gonks = [0, 1, 2, 3].map((player) => of(player, 4 + player * 11, 4, { kind: 'gonk' }));
    /** Who has nothing else to choose inspires without being asked. */
    const inspire = (table: Table): Table =>
      table.step.endsWith('inspire') ? table.play({ kind: 'finish' }) : inspire(table.play({ kind: 'inspire' }));

    const alone = inspire(inspire(inspire(left(0, gonks))));
    expect(alone.state.marks.rounds).toBe(2); // c is done with the third, b and d are not
    expect(inspire(alone).state.marks).toEqual({ rounds: 3, 'counted-0': 5 });

    const idle = inspire(left(2, [of(0, 4, 4), ...gonks.slice(1)]));
    inspire(idle.play({ kind: 'move', token: 0, way: [] }).play({ kind: 'end' }));
    expect(idle.state.marks.rounds).toBe(2); // a has not inspired since
    expect(idle.play({ kind: 'inspire' }).state.marks).toEqual({ rounds: 3, 'counted-0': 5 });
  });

  it('CZ-RULE-42 a partner without any model is not inspired', () => {
    const table = controlTable(
      four({ models: four().models.map((model) => (model.player === 2 ? { ...model, place: 'out' } : model)) }),
    );
    expect(table.refusal({ kind: 'inspire', player: 2 })).toBe('CZ-RULE-42 nobody-left');
    expect(table.legalOf('inspire')).toEqual([]);
    // nor is it a way to let Control pass for the one who has it
    const other = controlTable(
      four({ models: four().models.map((model) => (model.player === 0 ? { ...model, place: 'out' } : model)) }),
    );
    expect(other.refusal({ kind: 'inspire' })).toBe('CZ-RULE-42 nobody-left');
    expect(other.refusal({ kind: 'activate', model: 4 })).toBe('fine');
  });

  it('CZ-TEAMPLAY-06 the partner’s models are friendly, those of the others rivals', () => {
    const table = activeTable(
      four({ models: [of(0, 5, 5), of(1, 5, 11), of(2, 11, 5), of(3, 11, 11), of(0, 30, 20)] }),
    );
    const shots = table.legalOf('act') as { action: string; target?: number }[];
    const targets = new Set(shots.filter(({ action }) => action === 'basic/ranged').map(({ target }) => target));
    expect(targets).toEqual(new Set([1, 3]));
  });

  it('CZ-RULE-89 a Command Action may activate the partner’s model, and Control stays with the side', () => {
    const models = [of(0, 5, 5, { skills: { influence: 3 } }), of(1, 30, 25), of(2, 7, 5), of(3, 40, 25), of(0, 5, 25)];
    const table = activeTable(four({ models })).play(
      { kind: 'act', action: 'basic/command', token: 0, target: 2 },
      8,
      3,
    );
    expect(table.state.active).toBe(2);
    expect(table.waiting).toBe('c activation');
  });

  it('CZ-TEAMPLAY-07 nothing is secret between partners, nor from anybody else', () => {
    const state = tableFor({ scenario: 'turf-war', players: 4, field: 'bare' });
    expect(Object.keys(state)).not.toContain('hands');
  });

  it('CZ-TEAMPLAY-08 partners win and lose together, and their points are added up', () => {
    const state = drawnState(
      four({
        scenario: 'turf-war',
        marks: { rounds: 4 },
        players: PARTNERS.map((player, i) => ({ ...player, score: [1, 3, 4, 1][i] ?? 0 })),
      }),
    );
    expect([scoreOfSide(state, 0), scoreOfSide(state, 1)]).toEqual([5, 4]);
    const end = endOf(state);
    if (end === undefined) throw new Error('it is not over');
    expect(outcomeOf(state, end).winners).toEqual(['a', 'c']);
  });
});
