/** Questions of the referee protocol, and exact odds. */
import { oddsOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { escapeGame } from '../index.ts';
import { droneActs } from './coop.ts';
import { table } from './kit.ts';
import { game } from './kit-game.ts';
import { playAtRandom } from './random-play.ts';

const HALL = `
  +-+-+-+-+
  |. . . .|
  + + +-+ +
  |A . M|.|
  +-+-+-+-+
  airlocks: 2 a2 b2
  unit anna A mvt 3 tesla-rifle
  unit mole M isc`;

test('sight names what is in the way', () => {
  const t = table(HALL);
  expect(t.ask('sight', { from: 'anna', to: 'mole' })).toEqual({ sees: true });
  expect(t.ask('sight', { from: 'a1', to: 'd1' })).toEqual({ sees: false, blockedBy: 'mole' });
  expect(t.ask('sight', { from: 'c1', to: 'd1' })).toEqual({ sees: false, blockedBy: 'wall c1e' });
  expect(t.ask('sight', { from: 'anna', to: 'airlock-2' })).toEqual({ sees: true });
});

test('distance, adjacent, peripheral', () => {
  expect(table(HALL).ask('distance', { from: 'anna', to: 'b2' })).toEqual({
    distance: 2,
    adjacent: false,
    peripheral: true,
  });
});

test('reach tells what each cell costs; route tells the way', () => {
  const t = table(HALL);
  expect(t.ask('reach', { unit: 'anna' })).toEqual({ steps: 3, cells: { a2: 1, b1: 1, b2: 2, c2: 3 } });
  expect(t.ask('reach', { unit: 'anna', steps: 1 })).toEqual({ steps: 1, cells: { a2: 1, b1: 1 } });
  expect(t.ask('route', { unit: 'anna', to: 'd1' })).toMatchObject({ found: true, cost: 5 });
  expect(t.ask('route', { unit: 'anna', to: 'c1' })).toEqual({ found: false });
});

test('reach knows Infiltration and Stabiliser', () => {
  expect(
    table(HALL.replace('tesla-rifle', 'infiltration')).ask('reach', { unit: 'anna', steps: 5 }).cells,
  ).toMatchObject({ d1: 5 });
  expect(table(HALL.replace('tesla-rifle', 'stabiliser')).ask('reach', { unit: 'anna' }).cells).toMatchObject({
    b2: 1,
    c2: 2,
    d1: 3,
  });
});

test('room and targets', () => {
  const t = table(HALL);
  expect(t.ask('room', { cell: 'a1' })).toMatchObject({ room: 2, doors: [], airlocks: [2] });
  expect(t.ask('targets', { unit: 'anna' })).toEqual({ targets: { ranged: ['mole'] } });
  expect(t.play('b1').ask('targets', { unit: 'anna' })).toEqual({ targets: { melee: ['mole'], ranged: ['mole'] } });
});

test('what cannot be answered is answered with the reason', () => {
  const t = table(HALL);
  expect(t.ask('sight', { from: 'nobody', to: 'a1' }).problem).toBeDefined();
  expect(t.ask('reach', { unit: 'zed' }).problem).toBeDefined();
  expect(t.ask('sight', { from: 'anna', to: 'airlock-9' }).problem).toBeDefined();
  expect(t.ask('sight', { from: 'anna', to: 'a1e' }).problem).toBeDefined();
});

test('area tells of one cell what is known of it', () => {
  const t = table(`
    +-+-+-+
    |AdM .|
    +-+-+-+
    airlocks: 2 c1 b1
    unit anna A
    unit mole M isc
    burns: c1
    shut airlock: 2
    dark room: 2`);
  expect(t.ask('area', { cell: 'mole' })).toEqual({
    cell: 'b1',
    room: 2,
    airlock: 2,
    shut: true,
    dark: true,
    burning: false,
    free: false,
    units: ['mole'],
    doors: ['a1e'],
  });
  expect(t.ask('area', { cell: 'c1' })).toMatchObject({ burning: true, free: false, units: [], doors: [] });
  expect(t.ask('area', { cell: 'a1' })).toMatchObject({ room: 6, airlock: 0, shut: false, dark: false });
});

test('goals tell what each side needs, and what of it is so', () => {
  const t = table(`
    board: atrium
    scenario: infiltration
    turn: 2 of 6
    unit ashton g6
    unit black-ubume h6`);
  const { goals, ...others } = t.ask('goals', {});
  expect(others).toMatchObject({ turn: 2, lastTurn: 6, isLast: false, cards: 0 });
  expect(Object.keys(goals as object)).toEqual(['resistance', 'isc']);
  expect(goals).toMatchObject({ resistance: { met: false } });
});

test('costs tell of each action what pays for it, and why it cannot be taken', () => {
  const t = table(`
    +-+-+-+
    |A . M|
    +-+-+-+
    unit anna A mvt 3 cbt 0/2
    unit mole M isc`);
  const { left, actions } = t.ask('costs', { unit: 'anna' }) as { left: object; actions: { action: string }[] };
  expect(left).toEqual({ mvt: 3, cbt: 0, int: 2 });
  const of = (name: string) => actions.find(({ action }) => action === name);
  expect(of('move')).toEqual({ action: 'move', pool: 'mvt', cost: 1, clause: 'ES-MOVE-02', open: 1 });
  expect(of('melee')).toMatchObject({ pool: 'cbt', open: 0 });
  expect(of('take')).toMatchObject({ pool: 'none', cost: 0 });
});

test('blast tells its cells, whom it catches, and why it may not be aimed there', () => {
  const t = table(`
    +-+-+-+-+-+
    |A . . M .|
    +-+-+-+-+-+
    unit anna A amx-10
    unit mole M isc`);
  expect(t.ask('blast', { unit: 'anna', weapon: 'amx-10', cell: 'mole' })).toEqual({
    allowed: true,
    cells: ['d1', 'e1', 'c1'],
    units: ['mole'],
    power: 1,
    lost: { cbt: 1 },
    lowered: {},
    burns: false,
  });
  expect(t.ask('blast', { unit: 'anna', weapon: 'amx-10', cell: 'e1' })).toMatchObject({
    allowed: false,
    why: { clause: 'ES-RANGED-02', reason: 'out-of-range' },
  });
  expect(t.ask('blast', { unit: 'anna', weapon: 'em-grenade', cell: 'd1' })).toMatchObject({ allowed: false });
});

test('flames are pairs of cells, with those who would burn', () => {
  const t = table(`
    +-+-+-+
    |A M .|
    +-+-+-+
    unit anna A flamethrower
    unit mole M isc`);
  expect(t.ask('flames', { unit: 'anna' })).toEqual({
    flames: [
      { cells: ['b1', 'c1'], units: ['mole'] },
      { cells: ['b1', 'a1'], units: ['anna', 'mole'] },
    ],
  });
  expect(t.ask('flames', { unit: 'mole' })).toEqual({ flames: [] });
});

test('push tells the free cells behind the target', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    + + + +
    |A M .|
    + + + +
    |. . B|
    +-+-+-+
    unit anna A power-strike
    unit mole M isc
    unit bert B isc`);
  expect(t.ask('push', { attacker: 'anna', target: 'mole' })).toEqual({ cells: ['c3', 'c2'] });
});

test('drone tells whom a piece of the automated ISC goes for, and its way', () => {
  const t = table(`
    +-+-+-+-+
    |A . . D|
    + + + + +
    |B . . .|
    +-+-+-+-+
    mode: cooperation
    unit anna A
    unit bert B
    unit drone D blue
    token 7 blue 2/0 d1`);
  expect(t.ask('drone', { unit: 'drone' })).toEqual({
    goals: ['anna'],
    routes: [{ to: 'anna', cost: 3, steps: ['c2'] }],
  });
  expect(t.ask('drone', { token: 7 })).toMatchObject({ goals: ['bert'] });
  expect(t.ask('drone', { token: 8 }).problem).toBe('there is no token 8');
});

test('every answer has the form that is told of it, in random matches too', { timeout: 60_000 }, () => {
  const asked = new Set<string>();
  for (const [options, seed] of [
    [{ squads: 'proposed' }, 41],
    [{ mode: 'cooperation', players: 2, squads: 'proposed' }, 42],
  ] as const) {
    let looks = 0;
    playAtRandom(options, seed, ({ position: { state } }) => {
      if (looks++ % 20 !== 0) return;
      for (const { id } of state.units) {
        for (const [what, { params, result, answer }] of Object.entries(escapeGame.questions ?? {})) {
          const given = { unit: id, cell: id, from: id, to: 'a1', attacker: id, target: id, weapon: 'amx-10' };
          const fitting = Object.entries(given).filter(([name]) => name in params.shape);
          const found = answer(state, Object.fromEntries(fitting), undefined);
          expect(result?.safeParse(found).error?.message, `${what}: ${JSON.stringify(found)}`).toBeUndefined();
          if (!('problem' in found)) asked.add(what);
        }
      }
    });
  }
  expect([...asked].sort()).toEqual(Object.keys(escapeGame.questions ?? {}).sort());
});

const DUEL = `
  +-+-+
  |A M|
  +-+-+
  unit anna A cbt 3
  unit mole M isc cbt 2 life 5`;

test('odds of an attack, by the way in which it is answered', () => {
  const { position } = table(DUEL);
  const choice = { kind: 'melee', target: 'mole' };
  const [quiet, dodged] = (escapeGame.forecasts ?? []).map((forecast) =>
    oddsOf(escapeGame, position, choice, forecast),
  );
  if (!quiet?.ok || !dodged?.ok) throw new Error('no odds');
  expect(quiet.value.of).toBe(6); // d + 3 - 2 damage points, 5 are enough
  const out = quiet.value.rows
    .filter(({ outcome }) => 'out' in outcome)
    .reduce((sum, { ways }) => sum + Number(ways), 0);
  expect(out).toBe(3);
  expect(dodged.value.of).toBe(36); // d + 3 - d - 2
  const missed = dodged.value.rows.filter(({ outcome }) => outcome.hit === false);
  expect(missed.reduce((sum, { ways }) => sum + Number(ways), 0)).toBe(15);
});

test('odds of an attack that may be answered are open; those of a Hack tell success', () => {
  const { position } = table(DUEL);
  const open = oddsOf(escapeGame, position, { kind: 'melee', target: 'mole' });
  expect(open).toMatchObject({ ok: true, value: { of: 1, rows: [{ outcome: { undecided: true } }] } });
  const door = table(`
    +-+-+
    |A6.|
    +-+-+
    unit anna A int 2`);
  const hack = oddsOf(escapeGame, door.position, { kind: 'hack', door: 0 });
  if (!hack.ok) throw new Error(hack.problem);
  const success = hack.value.rows.find(({ outcome }) => outcome.hacked === true);
  expect([success?.ways, hack.value.of]).toEqual([3, 6]); // 4, 5 or 6
});

type Odds = Extract<ReturnType<typeof oddsOf>, { ok: true }>['value'];

function told(t: ReturnType<typeof table>, choice: object, name: 'dodge' | 'no-dodge' = 'no-dodge'): Odds {
  const forecast = game.forecasts?.find((one) => one.name === name);
  const odds = oddsOf(game, t.position, choice, forecast);
  if (!odds.ok) throw new Error(odds.problem);
  return odds.value;
}

const waysOf = ({ rows }: Odds, fits: (outcome: Odds['rows'][number]['outcome']) => boolean): number =>
  rows.filter(({ outcome }) => fits(outcome)).reduce((sum, { ways }) => sum + Number(ways), 0);

test('ES-COUNTER-05 the odds of a Hack on a character, with a Countermeasure and without', () => {
  const t = table(`
    +-+-+
    |A M|
    +-+-+
    scenario: ghost-signal
    unit anna A int 3
    unit mole M isc int 2`);
  const hack = { kind: 'hack', target: 'mole' };
  expect(t.try('hack target=mole')).toBeAccepted();
  const [quiet, countered] = [told(t, hack), told(t, hack, 'dodge')];
  expect([waysOf(quiet, ({ hacked }) => hacked === true), quiet.of]).toEqual([6, 6]);
  expect([waysOf(countered, ({ hacked }) => hacked === true), countered.of]).toEqual([21, 36]); // d + 3 > d + 2
});

test('ES-RULE-34 the odds of a reroll are those of one die, of keeping it none', () => {
  const t = table(`${DUEL.replace('cbt 2 life 5', 'cbt 0/2 life 5')}\n anthem: resistance 1`);
  t.dice(1).play('melee mole').waitingFor('resistance', 'roll');
  expect(told(t, { keep: true })).toMatchObject({ of: 1, rows: [{ outcome: { damage: { mole: 2 } } }] });
  const again = told(t, { die: 0, source: 'anthem' });
  expect([waysOf(again, ({ out }) => out !== undefined), again.of]).toEqual([3, 6]); // 4, 5 or 6
  t.play('keep');
});

test('ES-INIT-04 the odds of a reroll for the Initiative tell who would have it, also after a tie', () => {
  const t = table(
    `
    +-+-+-+
    |A . M|
    +-+-+-+
    turn: 2 of 6
    unit anna A int 2
    unit mole M isc int 2
    anthem: resistance 1
    at: turn-initiative`,
    { dice: [1, 4] },
  ).waitingFor('resistance', 'roll');
  const odds = told(t, { die: 0, source: 'anthem' });
  expect(odds.of).toBe(6);
  expect(waysOf(odds, ({ initiative }) => initiative === 'resistance')).toBe(2);
  expect(waysOf(odds, ({ tied }) => tied === true)).toBe(1);
  t.play('keep');
});

test('ES-DRONE-08 the odds of an answer end with that attack, whatever else the drone strikes afterwards', () => {
  const t = droneActs(
    1,
    `
    +-+-+
    |A D|
    +-+-+
    unit anna A cbt 1 life 9
    unit drone D blue cbt 5`,
  ).waitingFor('p1', 'attack');
  expect(told(t, { pass: true }).of).toBe(6);
  expect(told(t, { kind: 'dodge', with: 'combat' }, 'dodge').of).toBe(36);
});
