/** Odds of large throws: dice that the rules treat alike are counted as heaps of faces. Clauses ENG-ODDS. */
import { describe, expect, test } from 'vitest';
import {
  accept,
  defineEvent,
  defineStep,
  fastChance,
  frameOf,
  type Odds,
  oddsOf,
  type RollOptions,
} from '../src/index.ts';
import { begin, must, tinyGame } from './tiny-game.ts';

interface Table {
  told: number;
}

interface Pool {
  readonly sides: number;
  readonly count: number;
  readonly way: 'together' | 'singly' | 'in order' | 'by kind';
  readonly target: number;
}

const scored = defineEvent<Table, { told: number }>({
  name: 'pool/scored',
  write: (state, { told }) => {
    state.told = told;
  },
});

const pool = defineStep<Table, Record<string, never>, Pool>({
  name: 'pool/throw',
  clause: 'ENG-TEST-01',
  who: () => 'north',
  candidates: () => [],
  sampled: true,
  check: () => accept(),
  apply(_state, _memory, { sides, count, way, target }, engine) {
    const how: RollOptions = {
      owner: 'north',
      ...(way === 'in order' ? { ordered: true } : {}),
      ...(way === 'by kind' ? { kindOf: (face: number) => (face >= target ? 'hit' : 'miss') } : {}),
    };
    const faces =
      way === 'singly'
        ? Array.from({ length: count }, () => engine.die(sides, 'pool'))
        : engine.roll(sides, count, 'pool', how);
    const hits = faces.filter((face) => face >= target).length;
    const again = engine.roll(sides, hits, 'again', how).filter((face) => face >= target).length;
    engine.emit(scored, { told: hits * 100 + again });
  },
});

const game = tinyGame<Table>({
  state: { told: 0 },
  steps: [pool],
  events: [scored],
  summary: (_events, _before, { told }) => ({ hits: Math.floor(told / 100), again: told % 100 }),
  first: () => frameOf(pool, {}),
});

const { position } = begin(game);
const odds = (choice: Pool): Odds => must(oddsOf(game, position, choice));

/** Of how many is left out: ways that come to the same may be counted in another measure. */
const shares = ({ rows }: Odds) =>
  Object.fromEntries(rows.map(({ outcome, share }) => [JSON.stringify(outcome), share]));

describe('odds of large throws', () => {
  test('ENG-ODDS-13 heaps of faces come to the same as every die for itself', () => {
    const chance = fastChance('heaps');
    for (let i = 0; i < 40; i++) {
      const sides = 2 + chance.below(6);
      const drawn = { sides, count: chance.below(4), target: 1 + chance.below(sides + 1) };
      const plain = odds({ ...drawn, way: 'in order' });
      expect(Number(plain.of)).toBe(plain.rows.reduce((sum, { ways }) => sum + Number(ways), 0));
      for (const way of ['together', 'singly', 'by kind'] as const) {
        expect({ ...drawn, shares: shares(odds({ ...drawn, way })) }).toEqual({ ...drawn, shares: shares(plain) });
      }
    }
  });

  test('ENG-ODDS-14 ten dice are 3,003 heaps, not sixty million ways, and no digit of the answer is wrong', () => {
    const { of, each } = odds({ sides: 6, count: 10, way: 'together', target: 7 });
    expect([of, each.hits]).toEqual([6 ** 10, [{ value: 0, ways: 6 ** 10, share: '1' }]]);
    const six = odds({ sides: 6, count: 8, way: 'by kind', target: 6 }).each.hits;
    expect(six?.map(({ share }) => share)).toEqual([
      '390625/1679616',
      '78125/209952',
      '109375/419904',
      '21875/209952',
      '21875/839808',
      '875/209952',
      '175/419904',
      '5/209952',
      '1/1679616',
    ]);
  });

  test('ENG-ODDS-14 twenty dice of one throw are counted, and two such throws in a row are refused with a sentence', () => {
    const twenty = { sides: 6, count: 20, way: 'together' } as const;
    expect(odds({ ...twenty, target: 7 }).of).toBe(6 ** 20);
    expect(oddsOf(game, position, { ...twenty, target: 1 })).toMatchObject({
      ok: false,
      problem: expect.stringContaining('more than 60000 ways'),
    });
  });

  test('ENG-ODDS-15 where the game tells kinds of faces, fifty dice are counted, in whole numbers longer than JSON has', () => {
    const { of, each } = odds({ sides: 6, count: 50, way: 'by kind', target: 4 });
    expect(of).toBe(`${6n ** 100n}`);
    expect(each.hits?.[50]?.share).toBe(`1/${2n ** 50n}`);
    expect(each.hits).toHaveLength(51);
  });

  test('ENG-ODDS-16 each name of the outcomes has its own spread', () => {
    const { each } = odds({ sides: 2, count: 2, way: 'together', target: 2 });
    expect(each.hits).toEqual([
      { value: 0, ways: 4, share: '1/4' },
      { value: 1, ways: 8, share: '1/2' },
      { value: 2, ways: 4, share: '1/4' },
    ]);
    expect(each.again?.map(({ share }) => share)).toEqual(['9/16', '3/8', '1/16']);
  });

  test('ENG-ODDS-17 the owner of a roll stands in its event', () => {
    const match = begin(game);
    const played = match.play('north', { sides: 6, count: 2, way: 'together', target: 7 });
    expect(played).toMatchObject({ events: [{ data: { sides: 6, purpose: 'pool', owner: 'north' } }, {}, {}] });
  });
});
