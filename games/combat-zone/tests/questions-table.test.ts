/** Questions about aims, areas, drones, pushes, blasts, torrents and teams; and the form of every answer. */
import { Match, restoreMatch } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { combatZoneGame } from '../index.ts';
import { modelName } from '../notation/names.ts';
import { notation } from '../notation/notation.ts';
import { questions } from '../rules/questions.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { playAtRandom, tableNumber } from './random-play.ts';

function stateOf(text: string): CombatZoneState {
  const read = notation.parsePosition(text);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return read.value.state;
}

/** The answer, which must have the form that is told of it. */
function ask(state: CombatZoneState, what: string, params: object) {
  const { params: shape, result, answer } = questions[what] ?? {};
  expect(shape?.safeParse(params).error?.message).toBeUndefined();
  const found = answer?.(state, params as Record<string, unknown>, undefined);
  expect(result?.safeParse(found).error?.message, `${what} ${JSON.stringify(found)}`).toBeUndefined();
  return found;
}

const PLAYERS = 'player: p1 maelstrom\nplayer: p2 tyger-claws score 3\n';

it('every question tells the form of its answer, each field with a sentence', () => {
  for (const [what, { result }] of Object.entries(questions)) expect(result, what).toBeDefined();
});

it('the answers of random games have the forms that are told of them', { timeout: 120_000 }, () => {
  let [asked, looks] = [0, 0];
  playAtRandom(tableNumber(8), 'questions', ({ position: { state } }) => {
    looks += 1;
    if (looks % 25 !== 0) return;
    const [first = 0, other = 0] = state.models.flatMap(({ place }, at) => (place === 'table' ? [at] : []));
    const [model, by] = [modelName(state, first), modelName(state, other)];
    ask(state, 'goals', {});
    for (const [what, params] of [
      ['area', { model }],
      ['brawl', { model }],
      ['path', { from: model, to: by, action: 'basic/ranged' }],
      ['targets', { model, action: 'basic/ranged' }],
      ['torrent', { model, action: 'basic/ranged', target: by }],
      ['push', { model, by, any: true }],
      ['way', { model, to: '11,15', over: true, climb: true }],
      ['reach', { model, to: '11,15' }],
      ['fall', { from: '5,5,4' }],
      ['blast', { at: '11,15' }],
      ['drone', { model }],
    ] as const) {
      ask(state, what, params);
      asked += 1;
    }
  });
  expect(asked).toBeGreaterThan(50);
});

it('goals: objectives with whose they are, and what each side would get', () => {
  const state = stateOf(
    `scenario: data-grab\n${PLAYERS}model: p1 warlord 4,14\nmodel: p2 oyabun 11,25\nmarks: rounds 1 worker-0 0`,
  );
  expect(ask(state, 'goals', {})).toMatchObject({
    scenario: 'data-grab',
    rounds: 1,
    players: [
      { seat: 'p1', side: 0, score: 0 },
      { seat: 'p2', side: 1, score: 3 },
    ],
    sides: [
      { side: 0, score: 0, round: 2 },
      { side: 1, score: 3, round: 0 },
    ],
    objectives: [
      { number: 1, kind: 'device', at: '4,15', side: 0, worker: 'p1', skill: 'tech' },
      { number: 2, kind: 'device', at: '18,15', side: -1 },
      { number: 3, kind: 'device', at: '11,15', side: -1 },
    ],
    scores: expect.arrayContaining([{ for: 'objectives', at: 'round', points: 2 }]),
  });
});

it('CZ-FIELD-14 area: the quarter that holds a base whole, its holder, edges and zones', () => {
  const state = stateOf(
    `scenario: turf-war\n${PLAYERS}model: p1 warlord 5,0.8\nmodel: p2 oyabun 11,25\nmodel: p2 kyodai 18,22`,
  );
  expect(ask(state, 'area', { model: 'warlord' })).toMatchObject({
    at: '5,0.8',
    quarter: 'south-west',
    quarterSide: 0,
    edges: ['south'],
    deployment: [0],
  });
  expect(ask(state, 'area', { model: 'oyabun' })).not.toHaveProperty('quarter');
  expect(ask(state, 'area', { at: '18,22' })).toMatchObject({ quarter: 'north-east', quarterSide: 1, edges: [] });
  expect(ask(state, 'area', { at: '40,5' })).toEqual({ problem: '40,5 is off the table' });
  expect(ask(state, 'area', {})).toEqual({ problem: 'give either model or at' });
});

describe('ways', () => {
  it('CZ-DRONE-01 drone: its colour is how far it goes', () => {
    const state = stateOf(
      `${PLAYERS}model: p1 warlord 5,5\nmodel: p2 oyabun 11,25\nmodel: p1 program-spark-drone 11,5 drone`,
    );
    const limit = (ask(state, 'drone', { model: 'program-spark-drone' }) as { limit: string }).limit;
    expect(limit).toMatch(/^\d+$/);
    expect(ask(state, 'drone', { model: 'program-spark-drone', to: '11,6' })).toMatchObject({
      costs: 'none',
      isReachable: true,
      length: '1',
      way: '11,6',
      rolls: [],
    });
    expect(ask(state, 'drone', { model: 'program-spark-drone', to: '11,29' })).toMatchObject({
      isReachable: false,
      length: '24',
    });
    expect(ask(state, 'drone', { model: 'warlord' })).toEqual({ problem: 'warlord is no drone' });
  });

  it('CZ-KW-32 push: straight away by RED, and from a roof it falls', () => {
    const state = stateOf(`${PLAYERS}model: p1 warlord 11,5\nmodel: p2 oyabun 11,6.5`);
    expect(ask(state, 'push', { model: 'oyabun', by: 'warlord' })).toEqual({
      pushes: [{ to: '11,9.5', length: '3', fall: '0', wounds: 0, isTakenOut: false, onto: [] }],
    });
    const { pushes } = ask(state, 'push', { model: 'oyabun', by: 'warlord', length: '2', any: true }) as never as {
      pushes: object[];
    };
    expect(pushes).toHaveLength(8);
    expect(pushes[0]).toMatchObject({ way: 0, to: '13,6.5' });
    const roof = stateOf(`${PLAYERS}scenery: shop-1 5.5,8 turn 1\nmodel: p1 warlord 6,8.2,4\nmodel: p2 oyabun 11,25`);
    const fallen = ask(roof, 'push', { model: 'warlord', by: 'oyabun', length: '12' }) as never as {
      pushes: { fall: string; wounds: number }[];
    };
    expect(fallen.pushes[0]).toMatchObject({ fall: '4' });
  });
});

describe('attacks', () => {
  it('CZ-KW-08 CZ-KW-17 blast: everybody within RED whom no barrier shields', () => {
    const state = stateOf(
      `${PLAYERS}scenery: container-1 11,10\nmodel: p1 warlord 11,8\nmodel: p2 oyabun 11,12\nmodel: p2 kyodai 3,20`,
    );
    expect(ask(state, 'blast', { at: '11,8.5' })).toEqual({ at: '11,8.5', models: ['warlord'], shielded: ['oyabun'] });
    expect(ask(state, 'blast', { at: '99,6' })).toEqual({ problem: '99,6 is off the table' });
  });

  it('CZ-KW-46 torrent: everybody in the corridor, friends included', () => {
    const state = stateOf(
      `${PLAYERS}model: p1 warlord 11,5 holds =smg,shotgun\nmodel: p2 oyabun 11,6.4\nmodel: p1 ripper 11,7.6\nmodel: p2 kyodai 3,20`,
    );
    expect(ask(state, 'torrent', { model: 'warlord', action: 'shotgun/fire', target: 'oyabun' })).toEqual({
      isTorrent: true,
      targets: ['oyabun', 'ripper'],
      friends: ['ripper'],
    });
    expect(ask(state, 'torrent', { model: 'warlord', action: 'smg/fire', target: 'kyodai' })).toEqual({
      isTorrent: false,
      targets: ['kyodai'],
      friends: [],
    });
  });
});

const GUARD = {
  ...{ id: 'night-guard', name: 'night-guard', faction: 'maelstrom', tier: 'base', stars: 0, keywords: ['leader'] },
  ...{ eb: 12, tokens: ['green', 'yellow'], skills: { reflexes: 1, influence: 1 }, armor: 1, width: 1063 },
  ...{ gear: [], actions: [], gifts: [], reflexes: [], source: { from: 'ours' } },
};

describe('own cards', () => {
  const state = stateOf(`${PLAYERS}model: p1 warlord 11,5\nmodel: p2 oyabun 11,25`);

  it('CZ-TEAM-01 CZ-TEAM-07 team: cost and problems by clause', () => {
    expect(ask(state, 'team', { team: 'team maelstrom 100; warlord; ripper x2; pledge x2' })).toMatchObject({
      isLegal: true,
      problems: [],
    });
    expect(ask(state, 'team', { team: 'team maelstrom 100; night-guard; ripper' })).toMatchObject({
      isLegal: false,
      problems: [{ clause: 'CZ-TEAM-01', reason: 'unknown-card', facts: { card: 'night-guard' } }],
    });
    expect(
      ask(state, 'team', { team: 'team maelstrom 100; night-guard; ripper', cards: { profiles: [GUARD] } }),
    ).toMatchObject({
      isLegal: true,
      costs: [
        { member: 0, card: 'night-guard', eb: 12, why: 'card' },
        { member: 1, card: 'ripper' },
      ],
    });
    expect(ask(state, 'team', { team: 'gang of four' })).toEqual({
      problem: 'line 1: a team begins with its faction and its limit: team maelstrom 100',
    });
    expect(
      ask(state, 'team', { team: 'team maelstrom 100; ripper', cards: { profiles: [{ ...GUARD, armor: 9 }] } }),
    ).toHaveProperty('problem');
    expect(
      ask(state, 'team', {
        team: 'team maelstrom 100; ripper',
        cards: { profiles: [{ ...GUARD, id: 'ripper', name: 'ripper' }] },
      }),
    ).toEqual({
      problem: 'ripper is a card of the box: one of your own has another ID',
    });
  });

  function lay(options: Record<string, unknown>, ...jsons: readonly unknown[]) {
    const packs = jsons.map((json, i) => {
      const checked = combatZoneGame.packs?.check(`${i}.json`, json);
      if (checked?.ok !== true) throw new Error(JSON.stringify(checked));
      return { file: `${i}.json`, pack: checked.pack };
    });
    const laid = combatZoneGame.packs?.lay?.(options, packs);
    if (laid === undefined) throw new Error('nothing can be laid');
    return laid;
  }
  const PROFILES = { pack: 'night shift', profiles: [GUARD] };
  const TEAMS = {
    pack: 'night shift',
    teams: [{ id: 'shift-100', lines: ['team maelstrom 100', 'warlord', 'ripper x2'] }],
  };

  it('CZ-TEAM-01 a match is played with the cards of a pack, and replayed', () => {
    const laid = lay({ field: 'bare', teams: { p1: 'team maelstrom 100; night-guard; ripper x2' } }, PROFILES);
    if (!laid.ok) throw new Error(laid.problem);
    const match = Match.start(combatZoneGame, { seed: 'own cards', options: laid.value });
    if (!match.ok) throw new Error(`${match.where}: ${match.problem}`);
    expect(match.value.position.state.models[0]?.card).toBe('night-guard');
    const [legal] = match.value.legal();
    match.value.play(match.value.decision()?.seat ?? '', legal);
    expect(restoreMatch(combatZoneGame, match.value.save())).toMatchObject({ ok: true });
    const { position } = match.value;
    expect(notation.parsePosition(notation.printPosition(position))).toMatchObject({ ok: true });
  });

  it('teams of a pack are called by their ID, or taken in their order', () => {
    expect(lay({ teams: { p2: 'shift-100' } }, TEAMS)).toMatchObject({
      ok: true,
      value: { teams: { p2: 'team maelstrom 100\nwarlord\nripper x2' } },
    });
    expect(lay({}, TEAMS)).toMatchObject({
      ok: true,
      value: { teams: { p1: 'team maelstrom 100\nwarlord\nripper x2' } },
    });
  });

  it('scenarios and scenery are not played from a pack yet, and the sentence says what is', () => {
    const scenery = { pack: 'x', scenery: [] };
    const laid = combatZoneGame.packs?.lay?.({}, [{ file: 'mine.json', pack: scenery }]);
    expect(laid).toEqual({
      ok: false,
      where: 'mine.json',
      problem: 'a match is played with own profiles, gear, programs and teams, but not yet with own scenery',
    });
  });
});
