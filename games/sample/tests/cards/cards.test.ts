/** Every card does what its text says, and meets the cards it argues with. */
import { describe, expect, test } from 'vitest';
import { cards } from '../../rules/cards.ts';
import { table } from '../kit.ts';

test('siphon: 5 credits for an action', () => {
  const t = table('red: credits 0, hand siphon\nblue:');
  t.play('play siphon');
  expect(t.seat('red')).toMatchObject({ credits: 5, hand: [] });
});

test('burner: wears a chosen server down by 3, so that a run gets through', () => {
  const t = table('servers: 9/2 8/3 10/4 12/5 14/6\nred: credits 1, hand burner\nblue:');
  t.dice(6);
  t.play('play burner', 'wear 1', 'run 1', 'pass');
  expect(t.server(1)).toMatchObject({ ice: 6, taken: 'red' });
});

test('archive: three cards, one of them perhaps itself when the deck runs out', () => {
  const t = table('red: hand archive\nblue:\ndeck: ram ram ram ram');
  t.play('play archive');
  expect(t.seat('red').hand).toEqual(['ram', 'ram', 'ram']);
});

test('phish: the opponent loses a card, then you draw; a full hand of yours has room again', () => {
  const t = table('hand limit: 2\nred: credits 1, hand phish mole\nblue: hand ram worm\ndeck: siphon');
  t.play('play phish', 'discard ram');
  expect(t.seat('blue').hand).toEqual(['worm']);
  expect([t.seat('red').hand, t.waiting()]).toEqual([['mole', 'siphon'], 'red actions']);
});

test('ram: 2 strength on each run, and two rams 4', () => {
  const t = table('servers: 6/2 8/3 10/4 12/5 14/6\nred: credits 3, hand ram, programs ram\nblue:');
  t.dice(6);
  t.play('play ram', 'run 3', 'pass');
  expect(t.server(3)?.taken).toBe('red');
});

test('leech: 2 credits when a server falls, also when the opponent takes it', () => {
  const t = table('servers: 6/2 8/3 10/4 12/5 14/6\nred:\nblue: programs leech\nrun: 1');
  t.dice(6);
  t.play('pass');
  expect(t.seat('blue').credits).toBe(2);
});

test('leech and payment: the credits come after the shortfall is paid, never before', () => {
  const t = table('servers: 8/2 8/3 10/4 12/5 14/6\nred: credits 1, programs leech\nblue:\nrun: 1');
  t.dice(6);
  t.play('pass'); // 2 short with 1 credit
  expect([t.server(1)?.taken, t.seat('red').credits]).toEqual(['nobody', 1]);
});

test('mole: a card when a server falls', () => {
  const t = table('servers: 6/2 8/3 10/4 12/5 14/6\nred: programs mole\nblue:\ndeck: ram worm\nrun: 1');
  t.dice(6);
  t.play('pass');
  expect(t.seat('red').hand).toEqual(['ram']);
});

test('worm: 2 less ICE on both sides, worm of the opponent on top', () => {
  const t = table('servers: 9/2 6/3 10/4 12/5 14/6\nred: programs worm\nblue: programs worm\nrun: 2');
  t.dice(6);
  t.play('pass');
  expect(t.state.servers.map(({ ice }) => ice)).toEqual([5, 6, 6, 12, 14]);
});

test('tripwire: 2 more ICE for nothing', () => {
  const t = table('servers: 6/2 8/3 10/4 12/5 14/6\nred:\nblue: credits 0, hand tripwire\nrun: 1');
  t.dice(6);
  t.play('trace tripwire');
  expect(t.server(1)).toMatchObject({ taken: 'nobody', ice: 5 });
});

test('watchdog: 4 more ICE for 1 credit, and rams still count against it', () => {
  const t = table('servers: 6/2 8/3 10/4 12/5 14/6\nred: programs ram ram\nblue: credits 1, hand watchdog\nrun: 1');
  t.dice(6);
  t.play('trace watchdog');
  expect(t.server(1)?.taken).toBe('red');
});

describe('the sweep: each card of the pack can be played somewhere, and leaves the hand', () => {
  const filler = 'deck: mole mole mole mole';
  for (const { id, kind, cost } of cards) {
    test(id, () => {
      if (kind === 'trace') {
        const t = table(`red:\nblue: credits ${cost}, hand ${id}\nrun: 5\n${filler}`);
        t.dice(1);
        t.play(`trace ${id}`);
        expect([t.seat('blue').hand, t.seat('blue').credits]).toEqual([[], 0]);
        return;
      }
      const t = table(`red: credits ${cost}, hand ${id}\nblue: hand ram\n${filler}`);
      t.play(`play ${id}`);
      expect(t.seat('red').hand).not.toContain(id);
      expect(t.seat('red').programs).toEqual(kind === 'program' ? [id] : []);
    });
  }
});
