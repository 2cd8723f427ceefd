/** Commands of the step at work that name what is not there: refused by the rule of the step, not as unreadable. */
import { games } from '@tablerunner/catalogue';
import { expect, test } from 'vitest';
import { createReferee } from '../src/referee/referee.ts';
import type { Reply } from './fixtures/referee.ts';

type Locale = 'en' | 'fr' | 'it';

function refereeOf(game: string, position: string, locale: Locale = 'en') {
  const referee = createReferee({ games, locale, newSeed: () => 'gone', mostSequences: 2000 });
  const ask = (request: object): Reply => JSON.parse(referee.answer({ text: JSON.stringify(request) })) as Reply;
  expect(ask({ op: 'load', game, position, seed: 'gone' })).toMatchObject({ ok: true });
  return ask;
}

const FLOOR = `
+-+-+-+
|. . .|
+-+-+-+
unit anna a1
unit mole c1 isc
marker medikit a1`;

const TAKE = { op: 'play', seat: 'resistance', command: 'take equipment@a1' };

test('Escape: a marker that was taken cannot be taken again, and what may be done is told', () => {
  const ask = refereeOf('escape', FLOOR);
  expect(ask(TAKE)).toMatchObject({ ok: true });
  const gone = {
    ok: false,
    clause: 'ES-ACT-04',
    reason: 'not-here',
    facts: {
      command: 'take equipment@a1',
      step: 'escape/activation',
      problem: "no marker is meant by 'equipment@a1'; write crate@c4",
      may: ['move b1', 'drop b1', 'end'],
      sample: false,
    },
  };
  expect(ask(TAKE)).toMatchObject(gone);
  expect(ask({ op: 'odds', command: TAKE.command })).toMatchObject(gone);
  expect(ask({ op: 'rolls', command: TAKE.command })).toMatchObject(gone);
});

test.each<[Locale, RegExp]>([
  ['en', /^This is a command of this moment, but .*equipment@a1.* \(ES-ACT-04\)$/],
  ['fr', /^Cette commande est bien de ce moment, mais .*equipment@a1.* \(ES-ACT-04\)$/],
  ['it', /^È un comando di questo momento, ma .*equipment@a1.* \(ES-ACT-04\)$/],
])('it is said in %s', (locale, sentence) => {
  const ask = refereeOf('escape', FLOOR, locale);
  ask(TAKE);
  expect(ask(TAKE).sentence).toMatch(sentence);
});

test.each([
  ['an item that nobody has', 'bolt-cutter'],
  ['a power of the module, which is named with it', 'drill-program'],
])('burncycle: %s is not there to be used', (_what, power) => {
  const ask = refereeOf('burncycle', 'agent byte c9\nmodule exe a1');
  expect(ask({ op: 'play', seat: 'p1', command: `use ${power}` })).toMatchObject({
    ok: false,
    clause: 'BC-TURN-05',
    reason: 'not-here',
    facts: { step: 'burncycle/act', problem: expect.stringContaining(`there is no '${power}' to use`) },
  });
});

test('what has not the form of a command stays unreadable', () => {
  const ask = refereeOf('escape', FLOOR);
  for (const command of ['dance', 'melee', 'melee a b'])
    expect(ask({ ...TAKE, command }), command).toMatchObject({
      clause: 'REF-COMMAND-01',
      reason: 'unreadable-command',
    });
});
