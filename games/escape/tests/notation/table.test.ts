/** A hand-written position brings its own table: mode, seats and readings of the rules need not be told again. */
import { Match, restoreMatch } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';

const START = `
  +-+-+-+
  |A B .|
  +-+-+-+
  mode: cooperation
  seats: p1 p2
  option: routeTies leader
  unit anna A seat p1
  unit bruno B seat p2`;

function load(text: string): Match {
  const position = escapeGame.notation.parsePosition(text);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  const begun = Match.from(escapeGame, { seed: 's', position: position.value });
  if (!begun.ok) throw new Error(`${begun.where}: ${begun.problem}`);
  return begun.value as unknown as Match;
}

test('Cooperation for two, without any options', () => {
  const match = load(START);
  expect(match.seats).toEqual(['p1', 'p2']);
  expect(match.options).toMatchObject({ mode: 'cooperation', players: 2, table: { routeTies: 'leader' } });
  const seat = match.decision()?.seat ?? '';
  expect(match.seats).toContain(seat);
  expect(match.play(seat, match.legal()[0])).toMatchObject({ ok: true });
  const again = restoreMatch(escapeGame, match.save());
  expect(again).toMatchObject({ ok: true, value: { seats: ['p1', 'p2'] } });
});

test('Revolution as before', () => {
  const match = load('+-+-+\n|A B|\n+-+-+\nunit anna A\nunit bob B isc');
  expect(match.seats).toEqual(['resistance', 'isc']);
  expect(match.options).toMatchObject({ mode: 'revolution' });
});
