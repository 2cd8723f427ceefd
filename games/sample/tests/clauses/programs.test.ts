/** Installed programs. Clauses SK-PROG-*. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const fall = (red: string, blue: string) => `
  servers: 8/2 6/3 8/4 12/5 14/6
  red: credits 0, programs ${red}
  blue: credits 0, programs ${blue}
  deck: siphon burner ram
  run: 2`;

test('SK-PROG-01 a program stays in front of its owner', () => {
  const t = table(`${fall('-', '-')}\nat: trace`);
  t.dice(6);
  t.play('pass');
  const again = table('red: credits 1, hand leech\nblue:');
  again.play('play leech', 'credit', 'credit', 'credit');
  expect(again.seat('red').programs).toEqual(['leech']);
  expect(again.state.discard).toEqual([]);
});

test('SK-PROG-02 strength counts on each run of its owner, and on no other', () => {
  const t = table(
    'turn: red, actions 2\nservers: 7/2 8/3 9/4 12/5 14/6\nred: credits 0, programs ram ram\nblue: credits 0',
  );
  t.dice(3);
  t.play('run 1', 'pass'); // 3 + 4
  expect(t.server(1)?.taken).toBe('red');
  t.dice(3);
  t.play('run 2', 'pass'); // 3 + 4 against 8
  expect(t.server(2)).toMatchObject({ taken: 'nobody', ice: 7 });
  t.dice(6);
  t.play('run 2', 'pass'); // blue has no ram
  expect(t.server(2)).toMatchObject({ taken: 'nobody', ice: 6 });
});

test('SK-PROG-03 programs of both runners fire, whoever took the server', () => {
  const t = table(fall('leech', 'leech'));
  t.dice(6);
  t.play('pass');
  expect([t.seat('red').credits, t.seat('blue').credits]).toEqual([2, 2]);
});

test('SK-PROG-03 a run that fails fires nothing', () => {
  const t = table(fall('leech', 'leech'));
  t.dice(5);
  t.play('pass');
  expect([t.seat('red').credits, t.seat('blue').credits]).toEqual([0, 0]);
});

test('SK-PROG-04 the active runner orders their own first, then the other', () => {
  const t = table(fall('leech mole worm', 'mole leech'));
  t.dice(6);
  t.play('pass');
  expect([t.waiting(), t.legal()]).toEqual(['red triggers', ['first 0', 'first 1', 'first 2']]);
  t.play('first 2'); // the worm
  expect(t.state.servers.map(({ ice }) => ice)).toEqual([6, 6, 6, 12, 14]);
  t.play('first 1'); // the mole; the leech is then alone and fires by itself
  expect(t.seat('red')).toMatchObject({ hand: ['siphon'], credits: 2 });
  expect(t.waiting()).toBe('blue triggers');
  t.play('first 1'); // the leech before the mole
  expect(t.seat('blue')).toMatchObject({ hand: ['burner'], credits: 2 });
  expect(t.waiting()).toBe('red actions');
});

test('SK-PROG-04 copies of one program leave nothing to choose', () => {
  const t = table(fall('leech leech', '-'));
  t.dice(6);
  t.play('pass');
  expect([t.waiting(), t.seat('red').credits]).toEqual(['red actions', 4]);
});
