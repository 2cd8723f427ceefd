/** Odds by named outcomes, against fractions that were worked out by hand. */
import { oddsOf, parseCommand } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../index.ts';
import { table } from './kit.ts';
import { playAtRandom } from './random-play.ts';

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 60_000 };

function odds(t: ReturnType<typeof table>, command: string, policy: string) {
  const { position } = t;
  const frame = position.stack.at(-1) ?? { step: '', memory: {} };
  const read = parseCommand(escapeGame, command, position.state, frame);
  if (!read.ok) throw new Error(read.problem);
  const forecast = escapeGame.forecasts?.find(({ name }) => name === policy) ?? (policy as 'best');
  const found = oddsOf(escapeGame, position, read.value, forecast);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

/** The spread of one name. */
function spread(t: ReturnType<typeof table>, command: string, policy: string, name: string): Record<string, string> {
  const rows = odds(t, command, policy).each[name] ?? [];
  return Object.fromEntries(rows.map(({ value, share }) => [JSON.stringify(value), share]));
}

const duel = (anna: string, mole: string, more = '') =>
  table(`
  +-+-+
  |A M|
  +-+-+
  unit anna A ${anna}
  unit mole M isc ${mole}
  ${more}`);

describe('a melee attack', () => {
  test('that is not dodged: d + 3 - 2 damage points against 5 life', () => {
    const t = duel('cbt 3', 'cbt 2 life 5');
    expect(spread(t, 'melee mole', 'no-dodge', 'hit')).toEqual({ true: '1' });
    expect(spread(t, 'melee mole', 'no-dodge', 'wounds')).toEqual({ 2: '1/6', 3: '1/6', 4: '1/6', 5: '1/2' });
    expect(spread(t, 'melee mole', 'no-dodge', 'out')).toEqual({ '["mole"]': '1/2', null: '1/2' });
  });

  test('that is dodged: d + 3 against d + 2, in 15 of 36 ways it misses', () => {
    const t = duel('cbt 3', 'cbt 2 life 5');
    expect(spread(t, 'melee mole', 'dodge', 'hit')).toEqual({ true: '7/12', false: '5/12' });
    expect(spread(t, 'melee mole', 'dodge', 'life')).toEqual({
      0: '1/12',
      1: '1/12',
      2: '1/9',
      3: '5/36',
      4: '1/6',
      5: '5/12',
    });
  });

  test('answered as is best for whoever is asked: the mole dodges', () => {
    const t = duel('cbt 3', 'cbt 2 life 5');
    expect(odds(t, 'melee mole', 'best')).toMatchObject({ policy: 'best', of: 36 });
    expect(spread(t, 'melee mole', 'best', 'hit')).toEqual({ true: '7/12', false: '5/12' });
  });

  test('against Armour 2, which takes two points of each hit', () => {
    const t = duel('cbt 3', 'cbt 0/2 life 9 armour 2');
    expect(spread(t, 'melee mole', 'no-dodge', 'wounds')).toEqual({
      0: '1/6',
      1: '1/6',
      2: '1/6',
      3: '1/6',
      4: '1/6',
      5: '1/6',
    });
  });

  test('that is dodged by a Counter-attack: in 15 of 36 ways it hurts the attacker', () => {
    const t = duel('cbt 2 life 5', 'cbt 2 life 9 counter-attack');
    expect(spread(t, 'melee mole', 'dodge', 'damage')).toMatchObject({ '{"anna":1}': '5/12', null: '1/6' });
  });

  test('of a Veteran, who rerolls a 1 and keeps the rest as is best', () => {
    const t = duel('cbt 2 veteran', 'cbt 0/4 life 9');
    // d - 2: nothing on 1 and 2. The best is to reroll what is below the mean.
    expect(spread(t, 'melee mole', 'best', 'hit')).toEqual({ true: '5/6', false: '1/6' });
    expect(spread(t, 'melee mole', 'no-dodge', 'hit')).toEqual({ true: '2/3', false: '1/3' });
  });
});

test('a blast: one die for all, d + 2 + 1 against Cbt 2 and Cbt 4', () => {
  const t = table(`
    +-+-+-+-+
    |A . M N|
    +-+-+-+-+
    unit anna A cbt 2 amx-10
    unit mole M isc cbt 0/2 life 9
    unit newt N isc cbt 0/4 life 9`);
  const { of, rows } = odds(t, 'blast amx-10 d1', 'no-dodge');
  expect(of).toBe(6);
  expect(rows.map(({ outcome }) => outcome.damage)).toEqual(
    expect.arrayContaining([{ mole: 2 }, { mole: 3, newt: 1 }, { mole: 7, newt: 5 }]),
  );
  expect(spread(t, 'blast amx-10 d1', 'no-dodge', 'wounds')).toEqual({
    2: '1/6',
    4: '1/6',
    6: '1/6',
    8: '1/6',
    10: '1/6',
    12: '1/6',
  });
});

test('a large blast: four that dodge, 7,776 ways', SLOW, () => {
  const t = table(`
    +-+-+-+-+
    |. . M N|
    + + + + +
    |A . O P|
    +-+-+-+-+
    unit anna A cbt 2 amx-10
    unit mole M isc cbt 3 life 1
    unit newt N isc cbt 3 life 1
    unit ox O isc cbt 3 life 1
    unit pig P isc cbt 3 life 1`);
  const found = odds(t, 'blast amx-10 c1', 'dodge');
  expect(found.of).toBe(7_776);
  // d + 3 against d + 3: an attack die of 1 is dodged by all faces, one of 2 by five, … and by all four at once.
  const missed = [6, 5, 4, 3, 2, 1].reduce((sum, ways) => sum + ways ** 4, 0);
  expect(found.each.hit?.find(({ value }) => value === false)?.ways).toBe(missed);
});

test('a Hack of a door of difficulty 6 with Int 2: 4, 5 or 6', () => {
  const t = table('+-+-+\n|A6.|\n+-+-+\nunit anna A int 2');
  expect(spread(t, 'hack a1e', 'best', 'hacked')).toEqual({ true: '1/2', false: '1/2' });
  expect(spread(t, 'hack a1e', 'best', 'doors')).toEqual({ 1: '1/2', null: '1/2' });
});

test('a Hack of a character, answered by a Countermeasure: d + 3 above d + 2', () => {
  const t = duel('int 3', 'int 2', 'scenario: ghost-signal');
  expect(spread(t, 'hack target=mole', 'no-dodge', 'hacked')).toEqual({ true: '1' });
  expect(spread(t, 'hack target=mole', 'dodge', 'hacked')).toEqual({ true: '7/12', false: '5/12' });
});

test('a drill that needs a 4: through on 4 to 6, lost on a 1', () => {
  const t = table('+-+-+\n|A|.|\n+-+-+\nunit anna A drill 4');
  expect(spread(t, 'drill a1e', 'best', 'drill')).toEqual({ '"through"': '1/2', '"failed"': '1/3', '"broken"': '1/6' });
});

test('the event of the turn: two dice', () => {
  const t = duel(
    'int 2',
    'int 2',
    'turn: 2 of 6\n  step: escape/game {"begun":true}\n  step: escape/revolution-turns {"at":3}\n  step: escape/choose-first {}',
  );
  expect(spread(t, 'first isc', 'best', 'event')).toMatchObject({ 2: '1/36', 7: '1/6', 12: '1/36' });
});

test('the Initiative: a reroll of a die against a 4 wins on 5 and 6, and ties on a 4', () => {
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
  );
  expect(spread(t, 'reroll 0 anthem', 'best', 'initiative')).toEqual({
    '"isc"': '1/2',
    '"resistance"': '1/3',
    null: '1/6',
  });
  t.play('keep');
});

test('what ends an activation is settled: the turn of the automated ISC is no part of it', () => {
  const t = table(`
    +-+-+-+
    |A . M|
    +-+-+-+
    mode: cooperation
    unit anna A
    unit mole M blue
    black pile: 1/1/1 2/1/2 3/2/0 4/3/0 5/1/1
    cards: r-1/1/black/3 r-2/1/black/3
    cards per turn: 2`);
  expect(odds(t, 'end', 'best')).toMatchObject({ of: 1, rows: [{ outcome: {} }] });
});

test('only listed names are given, in random matches too', SLOW, () => {
  const known = Object.keys(escapeGame.outcomes ?? {});
  const given = new Set<string>();
  for (const [options, seed] of [
    [{ squads: 'proposed' }, 31],
    [{ mode: 'cooperation', players: 2, squads: 'proposed' }, 32],
  ] as const) {
    let looks = 0;
    playAtRandom(options, seed, (runner) => {
      if (looks++ % 7 !== 0) return;
      for (const choice of runner.legal().slice(0, 4)) {
        const found = oddsOf(escapeGame, runner.position, choice, 'first');
        if (found.ok) for (const name of Object.keys(found.value.each)) given.add(name);
      }
    });
  }
  expect([...given].filter((name) => !known.includes(name))).toEqual([]);
  expect(given.size).toBeGreaterThan(5);
});
