/** Chance: the sealed stream of a real match, the fast one of search, and dice told in advance. ENG-CHANCE, ENG-SEAL, ENG-DICE. */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  defineStep,
  Fault,
  fastChance,
  frameOf,
  replaySave,
  restoreMatch,
  ScriptMismatch,
  scriptedChance,
  sealedChance,
  sealOf,
  shuffleBy,
} from '../src/index.ts';
import { begin, must, tinyGame } from './tiny-game.ts';

/** Chi-square of how often each face came, against all alike. */
function unevenness(counts: readonly number[]): number {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  const mean = draws / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

const facesOf = (chance: Chance, sides: number, draws: number): number[] => {
  const counts = new Array<number>(sides).fill(0);
  for (let place = 0; place < draws; place++) {
    const face = chance.draw(sides, place, 'die');
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
};

/** The same stream, written a second time from its description with another library. */
function byTheBook(seed: string, count: number, place: number): number {
  const digest = createHmac('sha256', seed).update(`${place}/0`).digest();
  const limit = 2n ** 32n - (2n ** 32n % BigInt(count));
  for (let word = 0; word < 8; word++) {
    const value = digest.readUInt32BE(word * 4);
    if (BigInt(value) < limit) return value % count;
  }
  throw new Error('eight words in a row were too high');
}

describe('the sealed stream', () => {
  test('ENG-SEAL-01 is HMAC-SHA-256 over seed and place, so that anybody can check a match by other means', () => {
    for (const seed of ['', 'abc', 'grüße 🎲', 'x'.repeat(200)]) {
      const chance = sealedChance(seed);
      for (const count of [1, 2, 6, 10, 52, 1000, 2 ** 31 + 1]) {
        for (const place of [0, 1, 2, 63, 1_000_000]) {
          expect(chance.draw(count, place, 'die')).toBe(byTheBook(seed, count, place));
        }
      }
    }
  });

  test('ENG-SEAL-02 has these dice for the seed abc, for ever: a change would spoil every saved match', () => {
    const chance = sealedChance('abc');
    const dice = Array.from({ length: 20 }, (_, place) => 1 + chance.draw(6, place, 'die'));
    expect(dice.join(' ')).toBe('4 3 5 4 2 4 3 2 6 4 1 1 3 5 6 2 3 5 1 5');
  });

  test('ENG-SEAL-03 a draw hangs on its place alone, not on what was drawn before or for what', () => {
    const forwards = sealedChance('order');
    const backwards = sealedChance('order');
    const places = Array.from({ length: 50 }, (_, place) => place);
    const one = places.map((place) => forwards.draw(20, place, 'die'));
    const other = places.toReversed().map((place) => backwards.draw(20, place, 'pick'));
    expect(other.toReversed()).toEqual(one);
  });

  test('ENG-SEAL-04 is fair: no face comes more often than chance allows', () => {
    // Chi-square with 5, 9 and 51 degrees of freedom goes beyond these once in a hundred thousand seeds.
    expect(unevenness(facesOf(sealedChance('fair six'), 6, 12_000))).toBeLessThan(31);
    expect(unevenness(facesOf(sealedChance('fair ten'), 10, 12_000))).toBeLessThan(39);
    expect(unevenness(facesOf(sealedChance('fair deck'), 52, 12_000))).toBeLessThan(107);
  });

  test('ENG-SEAL-05 throws away what would favour the low numbers', () => {
    // With 3 * 2^30 faces a plain remainder gives the lower third twice as often; the mean then falls by a sixth.
    const count = 3 * 2 ** 30;
    const chance = sealedChance('high');
    let low = 0;
    for (let place = 0; place < 3000; place++) if (chance.draw(count, place, 'die') < 2 ** 30) low++;
    expect(low).toBeGreaterThan(870);
    expect(low).toBeLessThan(1130);
  });

  test('ENG-SEAL-06 other seeds, other dice', () => {
    const dice = (seed: string) => facesOf(sealedChance(seed), 1000, 30).join();
    expect(new Set(['a', 'b', 'A', 'a ', ''].map(dice)).size).toBe(5);
  });

  test('ENG-SEAL-07 the seal is the hash of the seed and tells nothing of it', () => {
    const seal = createHash('sha256').update('tablerunner seed abc').digest('hex');
    expect(sealOf('abc')).toBe(seal);
    expect(sealOf('abd')).not.toBe(seal);
  });
});

describe('the fast source', () => {
  test('ENG-CHANCE-01 a seed gives the same draws again, another seed others', () => {
    const draws = (seed: number | string) => {
      const chance = fastChance(seed);
      return Array.from({ length: 50 }, () => chance.below(1000));
    };
    expect(draws(7)).toEqual(draws(7));
    expect(draws('seven')).toEqual(draws('seven'));
    expect(new Set([0, 1, 2, -1, '0', '1', ''].map((seed) => draws(seed).join())).size).toBe(7);
  });

  test('ENG-CHANCE-02 is fair enough, and stays within its bounds', () => {
    expect(unevenness(facesOf(fastChance(1), 6, 60_000))).toBeLessThan(31);
    expect(unevenness(facesOf(fastChance('deck'), 52, 60_000))).toBeLessThan(107);
    const chance = fastChance(3);
    for (let i = 0; i < 10_000; i++) {
      const word = chance.next();
      expect(word >= 0 && word < 2 ** 32 && Number.isInteger(word)).toBe(true);
    }
  });
});

describe('shuffles', () => {
  test('ENG-CHANCE-03 every order is equally likely', () => {
    const chance = fastChance(11);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffleBy(['a', 'b', 'c', 'd'], (count) => chance.below(count)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(66); // 23 degrees of freedom, one in a hundred thousand
  });

  test('ENG-CHANCE-04 a shuffle leaves the given list alone, and short lists draw nothing', () => {
    const items = Object.freeze([1, 2, 3]);
    expect(shuffleBy(items, () => 0)).toEqual([2, 3, 1]);
    const never = () => {
      throw new Error('nothing to draw');
    };
    expect(shuffleBy([], never)).toEqual([]);
    expect(shuffleBy(['one'], never)).toEqual(['one']);
  });
});

describe('told dice', () => {
  const own: Chance = { draw: () => 0 };

  test('ENG-CHANCE-05 dice and picks come as told; what is not told at all comes from the match', () => {
    const chance = scriptedChance({ dice: [5, 1] }, own);
    expect(chance.draw(6, 0, 'die')).toBe(4);
    expect(chance.draw(9, 1, 'pick')).toBe(0);
    expect(chance.draw(9, 2, 'shuffle')).toBe(0);
    expect(chance.draw(6, 3, 'die')).toBe(0);
    chance.finish();
    const picks = scriptedChance({ picks: [3] }, own);
    expect(picks.draw(6, 0, 'die')).toBe(0);
    expect(picks.draw(4, 1, 'pick')).toBe(3);
    picks.finish();
  });

  test('ENG-CHANCE-06 a die that is missing, left over or has no such face is an error, never luck', () => {
    expect(() => scriptedChance({ dice: [] }, own).draw(6, 0, 'die')).toThrow('one more die than was scripted');
    expect(() => scriptedChance({ picks: [] }, own).draw(6, 0, 'pick')).toThrow('one more pick than was scripted');
    for (const face of [0, 7, -1, 2.5, Number.NaN]) {
      expect(() => scriptedChance({ dice: [face] }, own).draw(6, 0, 'die')).toThrow('it can only be 1 to 6');
    }
    expect(() => scriptedChance({ picks: [3] }, own).draw(3, 0, 'pick')).toThrow('it can only be 0 to 2');
    expect(() => scriptedChance({ dice: [1, 2] }, own).finish()).toThrow('2 scripted dice left over');
    expect(() => scriptedChance({ picks: [1] }, own).finish()).toThrow(ScriptMismatch);
  });
});

describe('chance in a match', () => {
  interface Rolls {
    got: number[];
  }
  const WAYS = ['one', 'two', 'pick', 'shuffle', 'none', 'half', 'too-many'] as const;
  const roll = defineStep<Rolls, Record<string, never>, (typeof WAYS)[number]>({
    name: 'rolls/roll',
    clause: 'ENG-TEST-01',
    who: () => 'north',
    candidates: () => WAYS,
    apply(state, _memory, way, engine) {
      if (way === 'one') state.got.push(engine.die(6, 'one'));
      if (way === 'two') state.got.push(...engine.roll(6, 2, 'two'));
      if (way === 'pick') state.got.push(engine.pick(3));
      if (way === 'shuffle') state.got.push(...engine.shuffle([1, 2, 3], 'three'));
      if (way === 'none') state.got.push(engine.pick(0));
      if (way === 'half') state.got.push(engine.die(2.5, 'half'));
      if (way === 'too-many') state.got.push(engine.pick(2 ** 32 + 1));
    },
  });
  const rolls = tinyGame<Rolls>({ state: { got: [] }, steps: [roll], first: () => frameOf(roll, {}) });

  test('ENG-DICE-01 scripted dice that do not fit the command are refused, and nothing has happened', () => {
    const match = begin(rolls);
    match.play('north', 'one');
    const before = { hash: match.hash(), events: match.events.length };
    for (const [command, dice] of [
      ['one', [2, 3]],
      ['one', []],
      ['two', [4]],
      ['one', [7]],
      ['shuffle', [1]],
    ] as const) {
      const refusal = match.play('north', command, { dice });
      expect(refusal).toMatchObject({ ok: false, clause: 'ENG-DICE-01', reason: 'script-mismatch' });
      expect({ hash: match.hash(), events: match.events.length }).toEqual(before);
    }
    expect(match.play('north', 'pick', { picks: [1, 1] })).toMatchObject({ clause: 'ENG-DICE-01' });
    expect(match.log).toHaveLength(1);
    expect(match.play('north', 'two', { dice: [6, 5] }).ok).toBe(true);
    expect(match.position.state.got.slice(1)).toEqual([6, 5]);
  });

  test('ENG-DICE-02 scripted dice are told in the log, and count as draws of the stream', () => {
    const match = begin(rolls);
    const dice = [6, 6];
    match.play('north', 'two', { dice });
    dice.push(1);
    expect(match.log).toEqual([{ seat: 'north', choice: 'two', dice: [6, 6] }]);
    expect(match.position.drawn).toBe(2);
    match.play('north', 'one');
    expect(match.position.state.got[2]).toBe(1 + sealedChance('seed').draw(6, 2, 'die'));
  });

  test('ENG-DICE-03 told dice serve the automatic answers after their command too, also in a replay', () => {
    const only = defineStep<Rolls, { left: number }, 'on'>({
      name: 'rolls/only',
      clause: 'ENG-TEST-01',
      who: (_state, { left }) => (left > 0 ? 'south' : undefined),
      candidates: () => ['on'],
      apply(state, { left }, _choice, engine) {
        state.got.push(engine.die(6, 'only'));
        engine.stay({ left: left - 1 });
      },
      run: (_state, _memory, engine) => engine.done(),
    });
    const fork = defineStep<Rolls, Record<string, never>, 'go' | 'stay'>({
      name: 'rolls/fork',
      clause: 'ENG-TEST-01',
      who: () => 'north',
      candidates: () => ['go', 'stay'],
      apply: (_state, _memory, way, engine) => way === 'go' && engine.interrupt(only, { left: 3 }),
    });
    const game = tinyGame<Rolls>({ state: { got: [] }, steps: [fork, only], first: () => frameOf(fork, {}) });
    const match = begin(game);
    expect(match.play('north', 'go', { dice: [6, 1] })).toMatchObject({ clause: 'ENG-DICE-01' });
    match.play('north', 'go', { dice: [6, 1, 5] });
    match.play('north', 'stay');
    expect(match.log.map(({ auto, dice }) => auto ?? dice)).toEqual([[6, 1, 5], true, true, true, undefined]);
    const save = JSON.parse(JSON.stringify(match.save()));
    expect(replaySave(game, save)).toEqual(match.position);
    expect(must(restoreMatch(game, save)).hash()).toBe(match.hash());
    expect(match.positionAt(2).state.got).toEqual([6]);
    expect(match.undo('north')).toEqual({ ok: true });
    expect(match.position.state.got).toEqual([6, 1, 5]);
  });

  test('ENG-CHANCE-07 a roll is told as an event with sides, results and purpose; a shuffle without its order', () => {
    const match = begin(rolls);
    match.play('north', 'two', { dice: [3, 4] });
    match.play('north', 'shuffle');
    match.play('north', 'pick');
    expect(match.events).toEqual([
      { name: 'engine/rolled', data: { sides: 6, results: [3, 4], purpose: 'two' } },
      { name: 'engine/shuffled', data: { what: 'three' } },
    ]);
  });

  test('ENG-CHANCE-08 a draw out of nothing is a fault and no endless search', () => {
    const match = begin(rolls);
    for (const way of ['none', 'half', 'too-many']) {
      expect(() => match.play('north', way)).toThrow(Fault);
      expect(() => match.play('north', way)).toThrow(
        /chance has no answer for one of .* \(tiny, step rolls\/roll, log/,
      );
    }
    expect(match.play('north', 'one').ok).toBe(true);
  });
});
