/** Effects by name out of a pack: their order, their parameters, and packs that are wrong. Clauses ENG-EFFECT, ENG-PACK. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  checkPack,
  defineEffect,
  defineEffects,
  defineEvent,
  defineStep,
  type EffectEntry,
  frameOf,
  Match,
  sayProblem,
} from '../src/index.ts';
import { must, tinyGame } from './tiny-game.ts';

interface Purse {
  gold: number;
  told: string[];
}
interface Context {
  readonly by: string;
}

const paid = defineEvent<Purse, { by: string; gold: number }>({
  name: 'purse/paid',
  write(state, { by, gold }) {
    state.gold += gold;
    state.told.push(`${by} ${gold}`);
  },
});

const choose = defineStep<Purse, Context, number>({
  name: 'purse/choose',
  clause: 'ENG-TEST-01',
  who: (_state, { by }) => by,
  candidates: () => [10, 20],
  apply(_state, { by }, gold, engine) {
    engine.emit(paid, { by, gold });
    engine.done();
  },
});

const pay = defineEffect<Purse, { gold: number }, Context>({
  name: 'pay',
  clause: 'ENG-TEST-01',
  about: 'Puts gold into the purse.',
  params: z.object({ gold: z.int().min(1) }),
  apply: (_state, { gold }, { by }, engine) => engine.emit(paid, { by, gold }),
});
const ask = defineEffect<Purse, Record<string, never>, Context>({
  name: 'ask',
  clause: 'ENG-TEST-02',
  about: 'Lets the owner choose how much.',
  params: z.object({}),
  apply: (_state, _params, context, engine) => engine.interrupt(choose, context),
});
const stop = defineEffect<Purse, Record<string, never>, Context>({
  name: 'stop',
  clause: 'ENG-TEST-02',
  about: 'The rest of the list is void.',
  params: z.object({}),
  apply: (_state, _params, _context, engine) => engine.done(),
});

const table = defineEffects<Purse, Context>('purse/effects', 'ENG-TEST-01', [pay, ask, stop]);

const idle = defineStep<Purse, Record<string, never>, number>({
  name: 'purse/idle',
  clause: 'ENG-TEST-01',
  who: () => 'north',
  candidates: () => [1, 2],
});

const purse = tinyGame<Purse>({
  state: { gold: 0, told: [] },
  steps: [table.step, choose, idle],
  events: [paid],
  first: () => frameOf(idle, {}),
});

const worked = (list: readonly EffectEntry[]) =>
  Match.from(purse, {
    seed: 's',
    position: {
      state: { gold: 0, told: [] },
      stack: [frameOf(idle, {}), frameOf(table.step, { list, at: 0, context: { by: 'south' } })],
      drawn: 0,
    },
  });

describe('a list of effects', () => {
  test('ENG-EFFECT-01 is worked through in its printed order', () => {
    const match = must(
      worked([
        { do: 'pay', gold: 3 },
        { do: 'pay', gold: 1 },
        { do: 'pay', gold: 2 },
      ]),
    );
    expect(match.position.state.told).toEqual(['south 3', 'south 1', 'south 2']);
    expect(match.decision()?.step).toBe('purse/idle');
  });

  test('ENG-EFFECT-02 an effect that asks somebody is finished before the next begins', () => {
    const match = must(worked([{ do: 'pay', gold: 1 }, { do: 'ask' }, { do: 'pay', gold: 2 }]));
    expect(match.position.state.told).toEqual(['south 1']);
    expect(match.decision()).toMatchObject({ seat: 'south', step: 'purse/choose' });
    match.play('south', 20);
    expect(match.position.state.told).toEqual(['south 1', 'south 20', 'south 2']);
  });

  test('ENG-EFFECT-03 an effect can make the rest of the list void', () => {
    const match = must(worked([{ do: 'pay', gold: 1 }, { do: 'stop' }, { do: 'pay', gold: 9 }]));
    expect(match.position.state.gold).toBe(1);
  });

  test('ENG-EFFECT-04 an empty list does nothing', () => {
    expect(must(worked([])).position.state.told).toEqual([]);
  });

  test('ENG-EFFECT-05 an unknown effect is a fault, never passed over in silence', () => {
    expect(() => worked([{ do: 'pay', gold: 1 }, { do: 'steal' }])).toThrow('there is no effect steal');
  });

  test('ENG-EFFECT-06 a table of effects needs an effect, and each name once', () => {
    expect(() => defineEffects('purse/none', 'ENG-TEST-01', [])).toThrow(
      'purse/none: a table of effects needs an effect',
    );
    expect(() => defineEffects<Purse, Context>('purse/twice', 'ENG-TEST-01', [pay, pay])).toThrow(
      'purse/twice: two effects are called pay',
    );
  });

  test('ENG-EFFECT-07 a pack cannot hand an effect parameters that it does not know', () => {
    expect(table.schema.safeParse({ do: 'pay', gold: 2 }).success).toBe(true);
    for (const wrong of [
      { do: 'pay' },
      { do: 'pay', gold: 0 },
      { do: 'pay', gold: '2' },
      { do: 'pay', gold: 2, more: 1 },
      { do: 'stop', gold: 2 },
      { do: 'steal' },
      { gold: 2 },
      'pay',
      null,
    ]) {
      expect(table.schema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
  });
});

describe('packs', () => {
  const schema = z.strictObject({
    pack: z.string(),
    cards: z.array(
      z.strictObject({
        id: z.string(),
        copies: z.int().min(1),
        play: z.array(table.schema),
        art: z.strictObject({ colours: z.array(z.string()) }).optional(),
      }),
    ),
    costs: z.array(z.array(z.int())).optional(),
  });
  const problems = (json: unknown): string[] => {
    const checked = checkPack('cards.json', json, schema);
    return checked.ok ? [] : checked.problems.map(sayProblem);
  };
  const card = (more: object) => ({
    pack: 'p',
    cards: [
      { id: 'a', copies: 1, play: [] },
      { id: 'lure', copies: 1, play: [], ...more },
    ],
  });

  test('ENG-PACK-01 a problem names file, entry and field', () => {
    expect(
      problems(
        card({
          play: [
            { do: 'pay', gold: 1 },
            { do: 'pay', gold: -2 },
          ],
        }),
      ),
    ).toEqual([expect.stringMatching(/^cards\.json: cards: lure\.play\[1\]\.gold: .+/)]);
    expect(problems(card({ copies: 0 }))[0]).toMatch(/^cards\.json: cards: lure\.copies: /);
    expect(problems(card({ art: { colours: ['red', 7] } }))[0]).toMatch(
      /^cards\.json: cards: lure\.art\.colours\[1\]: /,
    );
    expect(problems(card({ play: [{ do: 'steal' }] }))[0]).toMatch(/^cards\.json: cards: lure\.play\[0\]\.do: /);
  });

  test('ENG-PACK-02 where an entry has no ID the field says where', () => {
    expect(problems({ pack: 'p', cards: [{ copies: 1, play: [] }] })[0]).toMatch(/^cards\.json: cards\[0\]\.id: /);
    expect(problems({ pack: 'p', cards: [], costs: [[1], [2, 'x']] })[0]).toMatch(/^cards\.json: costs\[1\]\[1\]: /);
    expect(problems({ cards: [] })[0]).toMatch(/^cards\.json: pack: /);
  });

  test('ENG-PACK-03 a file that is no pack at all gets a sentence too', () => {
    for (const json of [undefined, null, 7, 'pack', [], { pack: 'p', cards: 'many' }, { pack: 'p', cards: [null] }]) {
      const found = problems(json);
      expect(found.length).toBeGreaterThan(0);
      for (const sentence of found) expect(sentence).toMatch(/^cards\.json: .+/);
    }
    expect(problems({ pack: 'p', cards: [], extra: 1 })[0]).toContain('extra');
  });

  test('ENG-PACK-04 all problems are told, not the first alone', () => {
    expect(problems(card({ copies: 0, play: [{ do: 'pay', gold: 0 }] }))).toHaveLength(2);
  });

  test('ENG-PACK-05 what a schema cannot see is found by the audit of the game', () => {
    const checked = checkPack('cards.json', card({}), schema, ({ cards }) =>
      cards.flatMap(({ id }) =>
        id === 'lure' ? [{ entry: `cards: ${id}`, field: 'art', problem: 'nobody has drawn it' }] : [],
      ),
    );
    expect(checked.ok).toBe(false);
    if (!checked.ok)
      expect(checked.problems.map(sayProblem)).toEqual(['cards.json: cards: lure.art: nobody has drawn it']);
    const fine = checkPack('cards.json', card({}), schema, () => []);
    expect(fine.ok && fine.pack.cards.length).toBe(2);
  });
});
