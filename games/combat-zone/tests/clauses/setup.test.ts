/** Set-up: what is chosen before a match, sizes, battlefield, deployment. Clauses CZ-GAME-01 to 09, CZ-SIZE-*, CZ-FIELD-01 to 12, CZ-SCEN-*, CZ-DEPLOY-*. */
import { checkPack, frameOf, sayProblem } from '@tablerunner/engine';
import { LIMITER, quarterOf } from '@tablerunner/geometry';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { auditScenarios, SCENARIOS, scenarioNamed, scenariosSchema } from '../../content/scenarios/scenarios.ts';
import { READY_TEAMS } from '../../content/teams.ts';
import { modelDeployed } from '../../rules/events/models.ts';
import { tableOptions } from '../../rules/options.ts';
import { scenarioOf } from '../../rules/scenario/marks.ts';
import { isInZone, pointOf } from '../../rules/scenario/zones.ts';
import { deployment } from '../../rules/setup/deploy.ts';
import { startGame } from '../../rules/setup/start.ts';
import { costOf } from '../../rules/team/list.ts';
import { controlTable, drawnState, STANDARD, Table } from '../kit.ts';
import { isDeploying, matchOf, playWhile, problemOf, tableFor } from '../match-kit.ts';

const base = (x: number, y: number) => ({ x, y, z: 0, width: STANDARD });
const SMALL = { width: 22_000, depth: 30_000 };

describe('the game', () => {
  it('CZ-GAME-01 gives every player one team on one table', () => {
    const state = tableFor({ scenario: 'four-corners', players: 4 });
    expect(state.seats).toEqual(['p1', 'p2', 'p3', 'p4']);
    for (const player of [0, 1, 2, 3]) {
      expect(state.models.filter((model) => model.player === player).length).toBeGreaterThan(4);
    }
    expect(state.models.every(({ place }) => place === 'waiting')).toBe(true);
  });

  it('CZ-GAME-02 is always played through one scenario, which sets zones, aims and the end', () => {
    const state = tableFor({ scenario: 'blood-price' });
    expect(state.scenario).toBe('blood-price');
    expect(scenarioOf(state).setup.sides[0]?.zone).toEqual({ shape: 'edge', edges: ['south'], depth: 7000 });
    expect(problemOf({ scenario: 'no-such-thing' })).toContain('options.scenario');
  });

  it('CZ-GAME-03 CZ-GAME-12 leaves nothing behind in a one-off game: the aftermath is only told', () => {
    for (const { aftermath } of SCENARIOS) expect(aftermath.winner).toBeGreaterThan(aftermath.loser);
    const before = JSON.stringify(CARDS);
    const runner = matchOf({ field: 'bare' });
    playWhile(runner, isDeploying);
    expect(JSON.stringify(CARDS)).toBe(before);
  });

  it('CZ-GAME-04 CZ-SIZE-01 holds every team to the one limit that was agreed', () => {
    expect(problemOf({ limit: 100, teams: { p1: 'maelstrom-150' } })).toContain('the limit is 100 (CZ-SIZE-01)');
    expect(problemOf({ limit: 150, teams: { p1: 'maelstrom-150' } })).toBe('');
    expect(problemOf({ limit: 120, teams: { p1: 'maelstrom-100', p2: 'tyger-claws-100' } })).toBe('');
    expect(problemOf({ teams: { p1: 'team maelstrom 100; ripper' } })).toContain('CZ-TEAM-03');
    expect(problemOf({ teams: { p1: 'the-best' } })).toContain("there is no team called 'the-best'");
    expect(problemOf({ teams: { p4: 'maelstrom-100' } })).toContain('nobody sits at p4');
    for (const limit of [60, 100, 150, 200, 240]) {
      const { models } = tableFor({ limit, field: 'bare' });
      for (const player of [0, 1]) {
        const members = models
          .filter((model) => model.player === player)
          .map(({ card, carried, programs }) => ({
            profile: card,
            gear: carried.filter(({ isPrinted }) => !isPrinted).map((one) => one.card),
            programs: programs.map((one) => one.card),
          }));
        const { faction } = CARDS.profiles[
          members.find(({ profile }) => CARDS.profiles[profile]?.faction !== 'merc')?.profile ?? ''
        ] ?? { faction: '' };
        expect(costOf(CARDS, { faction, limit, members }), `${limit} EB`).toBeLessThanOrEqual(limit);
        expect(members.length).toBeGreaterThan(0);
      }
    }
  });

  it('CZ-GAME-05 lets the players agree on any scenario for as many as they are', () => {
    for (const { id, players } of SCENARIOS) expect(problemOf({ scenario: id, players }), id).toBe('');
  });

  it('CZ-GAME-06 draws a scenario by chance where they do not agree', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 40; seed++)
      drawn.add(tableFor({ scenario: 'random', field: 'bare' }, `seed ${seed}`).scenario);
    expect(drawn.size).toBeGreaterThan(5);
    for (const id of drawn) expect(scenarioNamed(id).players).toBe(2);
    expect(tableFor({ scenario: 'random', players: 3, field: 'bare' }).scenario).toMatch(/three-way-split|bad-debts/);
  });

  it('CZ-GAME-07 gives the first Control to whom the scenario says', () => {
    const runner = matchOf({ scenario: 'break-out', field: 'bare' });
    expect(runner.seat).toBe('p1');
    playWhile(runner, isDeploying);
    expect(runner.step.name).toBe('combat-zone/control');
    expect(runner.seat).toBe('p2');
  });

  it('CZ-GAME-08 sets up the battlefield first, then the rest, and only then play starts', () => {
    const runner = matchOf({ field: 3 });
    expect(runner.position.state.field.pieces.length).toBeGreaterThan(11);
    expect(runner.step.name).toBe('combat-zone/deployment');
    playWhile(runner, isDeploying);
    const names = runner.events.map(({ name }) => name);
    expect(names.lastIndexOf('combat-zone/model-deployed')).toBeLessThan(names.indexOf('combat-zone/game-began'));
  });

  it('CZ-GAME-13 ships the two factions of the box', () => {
    expect(new Set(READY_TEAMS.map(({ team }) => team.faction))).toEqual(new Set(['maelstrom', 'tyger-claws']));
  });

  it('CZ-GAME-14 CZ-GAME-15 CZ-MPLAY-03 the models of every other player are rivals, the own ones friends', () => {
    const table = controlTable({
      players: [{}, {}, {}],
      models: [
        { player: 0, at: [5, 5] },
        { player: 0, at: [10, 10] },
        { player: 1, at: [5, 11] },
        { player: 2, at: [14, 5] },
      ],
    }).play({ kind: 'activate', model: 0 });
    const shots = table.legalOf('act') as { action: string; target?: number }[];
    const targets = new Set(shots.filter(({ action }) => action === 'basic/ranged').map(({ target }) => target));
    expect(targets).toEqual(new Set([2, 3]));
  });
});

describe('sizes', () => {
  it.each([
    [100, 22_000],
    [150, 22_000],
  ])('CZ-SIZE-02 %i EB are played on 22 x 30', (limit, width) => {
    expect(tableFor({ limit, field: 'bare' }).field).toMatchObject({ width, depth: 30_000 });
  });

  it('CZ-SIZE-03 200 EB are played on 44 x 30, unless the players want it otherwise', () => {
    expect(tableFor({ limit: 200, field: 'bare' }).field).toMatchObject({ width: 44_000, depth: 30_000 });
    expect(tableFor({ limit: 200, size: '22x30', field: 'bare' }).field).toMatchObject({ width: 22_000 });
    expect(tableFor({ limit: 100, size: '44x30', field: 'bare' }).field).toMatchObject({ width: 44_000 });
  });
});

describe('the battlefield', () => {
  it('CZ-FIELD-01 is one area with its scenery and a zone for each team', () => {
    const state = tableFor({ field: 5 });
    for (const { outline } of state.field.pieces) {
      for (const { x, y } of outline) expect(x >= 0 && y >= 0 && x <= 22_000 && y <= 30_000).toBe(true);
    }
    for (const { zone } of scenarioOf(state).setup.sides) {
      const isThere = [...Array(30).keys()].some((y) => isInZone(SMALL, zone, base(11_000, y * 1000 + 500)));
      expect(isThere).toBe(true);
    }
  });

  it('CZ-FIELD-05 may be played without any scenery', () => {
    expect(tableFor({ field: 'bare' }).field.pieces).toEqual([]);
    const runner = matchOf({ field: 'bare' });
    playWhile(runner, isDeploying);
    expect(runner.step.name).toBe('combat-zone/control');
  });

  it('CZ-FIELD-11 measures zones from the edges and from the centre', () => {
    expect(pointOf(SMALL, { x: 'centre', dx: -2000, y: 'north', dy: -3000 })).toEqual({ x: 9000, y: 27_000 });
    const south = { shape: 'edge' as const, edges: ['south' as const], depth: 5000 };
    expect(isInZone(SMALL, south, base(11_000, 5531))).toBe(true); // from the rim, half a base nearer
    expect(isInZone(SMALL, south, base(11_000, 5545))).toBe(false);
    const centre = { shape: 'centre' as const, radius: 7000 };
    expect(isInZone(SMALL, centre, base(11_000, 15_000 + 7531))).toBe(true);
    expect(isInZone(SMALL, centre, base(11_000, 15_000 + 7545))).toBe(false);
    const corner = { shape: 'corner' as const, corner: 'north-east' as const, radius: 7000 };
    expect(isInZone(SMALL, corner, base(22_000 - 3000, 30_000 - 3000))).toBe(true);
    expect(isInZone(SMALL, corner, base(3000, 3000))).toBe(false);
    const away = { shape: 'away' as const, beyond: 9000 };
    expect(isInZone(SMALL, away, base(11_000, 15_000 + 9531))).toBe(false);
    expect(isInZone(SMALL, away, base(11_000, 15_000 + 9545))).toBe(true);
  });

  it('CZ-EX-05 within YELLOW of the centre is up to 7 inches from it', () => {
    const zone = { shape: 'centre' as const, radius: LIMITER.yellow };
    const at = (inches: number): boolean => isInZone(SMALL, zone, base(11_000 + inches * 1000, 15_000));
    expect([0, 7, 7.5, 7.6, 9].map(at)).toEqual([true, true, true, false, false]);
  });

  it('CZ-FIELD-12 a scenario may mark the centre with a piece of scenery, and the rest is laid round it', () => {
    const turfWar = scenarioNamed('turf-war');
    const marked = {
      ...turfWar,
      setup: {
        ...turfWar.setup,
        scenery: [{ card: 'water-tower', at: { x: 'centre' as const, dx: 0, y: 'centre' as const, dy: 0 }, turn: 0 }],
      },
    };
    const teams = READY_TEAMS.slice(0, 2).map(({ team }) => team);
    const start = { scenario: marked, teams, size: SMALL, seed: 4, table: tableOptions.parse({}) };
    const { field } = startGame(start, ['p1', 'p2']);
    expect(field.pieces[0]?.id).toBe('water-tower-1');
    expect(field.pieces[0]?.outline).toContainEqual({ x: 11_000 + 600, y: 15_000 + 1500 });
    expect(new Set(field.pieces.map(({ id }) => id)).size).toBe(field.pieces.length);
    for (const { outline } of field.pieces.slice(1)) {
      for (const { x, y } of outline) expect(Math.hypot(x - 11_000, y - 15_000)).toBeGreaterThan(2500);
    }
  });

  it('CZ-FIELD-13 divides the table into four equal quarters', () => {
    expect(
      [base(5000, 5000), base(17_000, 5000), base(5000, 25_000), base(17_000, 25_000)].map((one) =>
        quarterOf({ ...SMALL, pieces: [] }, one),
      ),
    ).toEqual([0, 1, 2, 3]);
    expect(quarterOf({ ...SMALL, pieces: [] }, base(11_000, 5000))).toBeUndefined();
  });
});

describe('scenario sheets', () => {
  const sheet = (id: string) => JSON.parse(JSON.stringify(scenarioNamed(id))) as Record<string, unknown>;
  const problems = (scenario: object): string => {
    const checked = checkPack('mine.json', { pack: 'mine', scenarios: [scenario] }, scenariosSchema, auditScenarios);
    return checked.ok ? '' : checked.problems.map(sayProblem).join('\n');
  };

  it('CZ-SCEN-01 CZ-SCEN-06 has players, set-up, victory and aftermath, or is refused', () => {
    expect(problems(sheet('turf-war'))).toBe('');
    for (const part of ['players', 'setup', 'victory', 'aftermath']) {
      const { [part]: _left, ...rest } = sheet('turf-war');
      expect(problems(rest), part).toContain(`scenarios: turf-war.${part}`);
    }
  });

  it('CZ-SCEN-02 CZ-MPLAY-01 is for as many teams as it says', () => {
    for (const { id, players, setup } of SCENARIOS) expect(setup.sides.length, id).toBe(players);
    expect(problems({ ...sheet('turf-war'), players: 3 })).toContain('CZ-SCEN-02');
    expect(problemOf({ scenario: 'turf-war', players: 3 })).toContain('turf-war is for 2, or for two against two');
    expect(problemOf({ scenario: 'three-way-split', players: 4 })).toContain('CZ-MPLAY-01');
    expect([2, 3, 4].map((count) => SCENARIOS.filter(({ players }) => players === count).length)).toEqual([10, 2, 2]);
  });

  it('CZ-SCEN-03 has a story that no rule reads', () => {
    for (const scenario of SCENARIOS) expect(scenario).not.toHaveProperty('story');
  });

  it('CZ-SCEN-04 says what scenery suits it, and what else is set up', () => {
    const yard = tableFor({ scenario: 'stash-run', field: 2 });
    expect(yard.field.pieces.map(({ id }) => id).join(' ')).not.toMatch(/market-stall|food-hall|collapsed-house/);
    for (const { at } of scenarioOf(yard).setup.objectives) {
      const { x, y } = pointOf(yard.field, at);
      for (const { outline } of yard.field.pieces) {
        for (const corner of outline) expect(Math.hypot(corner.x - x, corner.y - y)).toBeGreaterThan(1700);
      }
    }
    const broken = sheet('stash-run') as { setup: object };
    expect(
      problems({ ...broken, setup: { ...broken.setup, scenery: [{ card: 'castle', at: { x: 'west', y: 'south' } }] } }),
    ).toContain('there is no scenery called castle');
  });

  it('CZ-SCEN-05 says what each player must do to win, and never leaves a match without an end', () => {
    const broken = sheet('turf-war') as { victory: object };
    expect(
      problems({ ...broken, victory: { ...broken.victory, ends: [{ when: 'last-side', wins: true }] } }),
    ).toContain('might never end');
    expect(
      problems({ ...broken, victory: { ...broken.victory, scores: [{ for: 'objectives', at: 'end', points: 1 }] } }),
    ).toContain('there is no objective');
    expect(
      problems({
        ...broken,
        victory: { ...broken.victory, scores: [{ for: 'quarters', at: 'end', points: 1, side: 2 }] },
      }),
    ).toContain('there are only 2 sides');
    const aims = new Set(SCENARIOS.flatMap(({ victory }) => victory.scores.map((score) => score.for)));
    expect(aims).toEqual(new Set(['quarters', 'objectives', 'zone', 'taken-out', 'left', 'worked', 'standing']));
  });

  it('CZ-SCEN-07 has a Turf War for a first game, and plays it where nothing else is chosen', () => {
    expect(SCENARIOS.filter(({ isForBeginners }) => isForBeginners).map(({ id }) => id)).toEqual(['turf-war']);
    expect(tableFor({ field: 'bare' }).scenario).toBe('turf-war');
  });
});

describe('deployment', () => {
  it('CZ-DEPLOY-01 CZ-RULE-30 places models where the scenario says, one each in turn, and nowhere else', () => {
    const runner = matchOf({ field: 'bare' });
    const first = runner.seat === 'p1' ? 0 : 1;
    const models = runner.position.state.models;
    const [mine, theirs] = [first, 1 - first].map((player) => models.findIndex((model) => model.player === player));
    const y = (player: number, deep: number): number => (player === 0 ? deep : 30_000 - deep);
    const put = (model: number | undefined, x: number, at: number) => ({ kind: 'deploy', model, x, y: at });
    expect(runner.check(put(theirs, 5000, y(first, 2000)))).toMatchObject({
      clause: 'CZ-DEPLOY-01',
      reason: 'not-your-model',
    });
    expect(runner.check(put(mine, 5000, y(first, 9000)))).toMatchObject({
      clause: 'CZ-DEPLOY-01',
      reason: 'outside-the-zone',
    });
    expect(runner.check(put(mine, 200, y(first, 2000)))).toMatchObject({
      clause: 'CZ-RULE-30',
      reason: 'blocked-by-edge',
    });
    expect(runner.check(put(mine, 5000, y(first, 2000)))).toEqual({ ok: true });
    runner.play(put(mine, 5000, y(first, 2000)));
    expect(runner.position.state.models[mine ?? -1]).toMatchObject({
      place: 'table',
      x: 5000,
      y: y(first, 2000),
      z: 0,
    });
    expect(runner.seat).toBe(first === 0 ? 'p2' : 'p1');
    runner.play(put(theirs, 5000, y(1 - first, 2000)));
    expect(runner.check(put(mine, 9000, y(first, 2000)))).toMatchObject({ reason: 'already-placed' });
    const next = models.findIndex((model, i) => model.player === first && i !== mine);
    expect(runner.check(put(next, 5500, y(first, 2000)))).toMatchObject({
      clause: 'CZ-RULE-30',
      reason: 'blocked-by-base',
    });
  });

  it('CZ-DEPLOY-01 places one team after the other where the scenario says so', () => {
    const runner = matchOf({ scenario: 'sabotage', field: 'bare' });
    const order: (string | undefined)[] = [];
    playWhile(runner, isDeploying, ([first]) => {
      order.push(runner.seat);
      return first;
    });
    const defenders = order.lastIndexOf('p2');
    expect(order.slice(0, defenders + 1).every((seat) => seat === 'p2')).toBe(true);
    expect(order.slice(defenders + 1).every((seat) => seat === 'p1')).toBe(true);
    expect(defenders).toBeGreaterThan(3);
    for (const model of runner.position.state.models) expect(model.place).toBe('table');
  });

  it('CZ-DEPLOY-01 offers places only that it then accepts, also among scenery and on roofs', () => {
    const runner = matchOf({ field: 11, scenario: 'break-through' });
    let seen = 0;
    playWhile(runner, isDeploying, (legal) => {
      for (const choice of legal) expect(runner.check(choice)).toEqual({ ok: true });
      seen += legal.length;
      return legal[seen % legal.length];
    });
    expect(seen).toBeGreaterThan(100);
  });

  it('CZ-DEPLOY-01 a zone that is full grows until there is room', () => {
    const crowd = [...Array(80).keys()].map((i) => ({
      player: 0,
      place: 'waiting' as const,
      at: [0, 0] as const,
      keywords: [],
      skills: {},
      width: 1063,
      tokens: i % 2 === 0 ? 'y' : 'g',
    }));
    const state = drawnState({ scenario: 'break-out', models: [...crowd, { player: 1, at: [1, 1] as const }] });
    const table = new Table(state, frameOf(deployment, { player: 0 }));
    expect(table.refusal({ kind: 'deploy', model: 0, x: 11_000, y: 22_000 })).toBe('CZ-DEPLOY-01 outside-the-zone');
    while (table.step === deployment.name) table.play(table.legal()[0] as object);
    const centre = (model: { x: number; y: number }) => Math.hypot(model.x - 11_000, model.y - 15_000);
    const far = table.state.models.slice(0, 80).map(centre);
    expect(Math.max(...far)).toBeGreaterThan(5600);
    expect(Math.max(...far)).toBeLessThan(12_000);
  });

  it('CZ-DEPLOY-02 CZ-DEPLOY-03 CZ-DEPLOY-04 a model that is deployed during the game stands there, costs nothing and can act', () => {
    const state = drawnState({
      models: [{ at: [5, 5] }, { at: [5, 20] }, { player: 0, kind: 'gonk', place: 'waiting' }],
    });
    const before = state.players.map((player) => ({ ...player }));
    modelDeployed.write(state, { model: 2, x: 9000, y: 9000, z: 0 });
    expect(state.models[2]).toMatchObject({ place: 'table', x: 9000, y: 9000 });
    expect(state.players).toEqual(before);
    const table = controlTable({
      models: [{ at: [5, 5], tokens: 'y-' }, { at: [5, 20] }, { player: 0, kind: 'gonk', at: [9, 9] }],
    });
    expect(table.step).toBe('combat-zone/inspire'); // nobody has a ready token, so the team is inspired
    expect(table.legal()).toContainEqual({ kind: 'gonk', model: 2 });
  });
});
