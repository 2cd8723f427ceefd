/** Packs are checked at the door: what is wrong is told with file, entry and field. */
import { Match, restoreMatch, sayProblem } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import programs from '../../content/base/programs.json' with { type: 'json' };
import servers from '../../content/base/servers.json' with { type: 'json' };
import { programsSchema, sample, serversSchema } from '../../index.ts';

const say = (json: unknown): string[] => {
  const checked = sample.packs?.check('mine.json', json);
  return checked === undefined || checked.ok ? [] : checked.problems.map(sayProblem);
};

const card = { id: 'spike', source: 'original', copies: 2, cost: 1, kind: 'script' };
const pack = (...cards: object[]) => ({ pack: 'mine', programs: cards });

test('what we ship is fine', () => {
  expect(say(programs)).toEqual([]);
  expect(say(servers)).toEqual([]);
});

test('an unknown effect names file, entry and field', () => {
  const [problem] = say(pack({ ...card, effects: [{ do: 'gain-credit', by: 1 }] }));
  expect(problem).toMatch(/^mine\.json: programs: spike\.effects\[0\]\.do: /);
});

test('a wrong parameter and a parameter too many are found', () => {
  expect(say(pack({ ...card, effects: [{ do: 'gain-credits', by: 0 }] }))[0]).toContain('spike.effects[0].by');
  expect(say(pack({ ...card, effects: [{ do: 'gain-credits', by: 1, to: 'red' }] }))[0]).toContain('spike.effects[0]');
});

test('no copies, no source, no effect, a strange ID', () => {
  const effects = [{ do: 'gain-credits', by: 1 }];
  expect(say(pack({ ...card, effects, copies: 0 }))[0]).toContain('spike.copies');
  expect(say(pack({ ...card, effects, source: 'somewhere' }))[0]).toContain('spike.source');
  expect(say(pack({ ...card, effects: [] }))[0]).toContain('spike.effects');
  expect(say(pack({ ...card, effects, id: 'Big Spike' }))[0]).toContain('hyphens');
  expect(say(pack({ ...card, effects, kind: 'spell' }))[0]).toContain('spike.kind');
});

test('what no schema sees is audited', () => {
  const effects = [{ do: 'gain-credits', by: 1 }];
  const twice = say(pack({ ...card, effects }, { ...card, effects }));
  expect(twice).toEqual(['mine.json: programs: spike.id: another card has this ID']);
  const idle = say(pack({ ...card, kind: 'program', strength: 0, effects: [] }));
  expect(idle).toEqual(['mine.json: programs: spike.effects: a program without strength needs an effect']);
  const wrong = say(pack({ ...card, effects: [{ do: 'raise-ice', by: 1 }] }));
  expect(wrong).toEqual(["mine.json: programs: spike.effects[0].do: 'raise-ice' is for a trace only"]);
});

test('servers: five, each with its own ID', () => {
  const [first, ...rest] = servers.servers;
  expect(say({ pack: 'mine', servers: rest })).toEqual(['mine.json: servers: Skim is played on 5 servers']);
  expect(say({ pack: 'mine', servers: [first, first, ...rest.slice(1)] })).toEqual([
    'mine.json: servers: kiosk.id: another server has this ID',
  ]);
});

test('nonsense is no pack, and crashes nothing', () => {
  for (const json of [undefined, null, 7, 'x', [], {}, { programs: 3 }, { servers: {} }]) {
    expect(say(json).length, JSON.stringify(json)).toBeGreaterThan(0);
  }
});

test('the JSON Schema for editors is made from the same table of effects', () => {
  const schema = JSON.stringify(z.toJSONSchema(programsSchema, { io: 'input' }));
  for (const word of ['gain-credits', 'make-discard', 'copies', 'strength']) expect(schema).toContain(word);
  expect(z.toJSONSchema(serversSchema, { io: 'input' })).toMatchObject({
    type: 'object',
    required: ['pack', 'servers'],
  });
});

const OWN = [1, 2, 3, 4, 5].map((ice) => ({ id: `own-${ice}`, source: 'original', ice, data: ice }));

function lay(...jsons: readonly unknown[]) {
  const packs = jsons.map((json, i) => {
    const checked = sample.packs?.check(`${i}.json`, json);
    if (checked?.ok !== true) throw new Error('the pack is not fine');
    return { file: `${i}.json`, pack: checked.pack };
  });
  return sample.packs?.lay?.({ rounds: 6 }, packs);
}

test('a match is played with the servers of a pack', () => {
  const laid = lay({ pack: 'mine', servers: OWN });
  if (laid?.ok !== true) throw new Error(laid?.problem);
  const match = Match.start(sample, { seed: 'own servers', options: laid.value });
  if (!match.ok) throw new Error(match.problem);
  const ices = match.value.position.state.servers.map(({ ice }) => ice);
  expect(ices.sort()).toEqual([1, 2, 3, 4, 5]);
  const again = restoreMatch(sample, match.value.save());
  expect(again).toMatchObject({ ok: true });
});

test('a pack of programs is not played yet, and the sentence says what is', () => {
  expect(lay({ pack: 'mine', servers: OWN }, programs)).toEqual({
    ok: false,
    where: '1.json',
    problem: 'a match is played with own servers, but not yet with own programs',
  });
});
