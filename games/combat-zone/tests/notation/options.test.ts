/** Options beside a written position: the position shows its table, and nothing may say otherwise. */
import { Match, readOptionsBeside } from '@tablerunner/engine';
import { expect, it } from 'vitest';
import { combatZoneGame } from '../../index.ts';

const POSITION = `
scenario: turf-war
option: deadlyAndDeadlyCrits do-not-add-up
player: p1 maelstrom
player: p2 tyger-claws
model: p1 warlord 11,5
model: p2 oyabun 11,25`;

function laid(text = POSITION) {
  const read = combatZoneGame.notation.parsePosition(text);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

it.each([
  [{ table: { deadlyAndDeadlyCrits: 'add-up' } }, 'options.table.deadlyAndDeadlyCrits', '"do-not-add-up"'],
  [{ players: 4 }, 'options.players', '2'],
  [{ scenario: 'stash-run' }, 'options.scenario', '"turf-war"'],
  [{ size: '44x30' }, 'options.size', '"22x30"'],
])('CZ-GAME-04 %j says otherwise than the position', (given, where, says) => {
  const read = readOptionsBeside(combatZoneGame, laid().state, given);
  expect(read).toEqual({ ok: false, where, problem: `the position says otherwise: ${says}` });
});

it('CZ-GAME-04 a position without aims has none that an option names', () => {
  const { state } = laid(POSITION.replace('scenario: turf-war', ''));
  const read = readOptionsBeside(combatZoneGame, state, { scenario: 'turf-war' });
  expect(read).toEqual({ ok: false, where: 'options.scenario', problem: 'the position says otherwise: "none"' });
});

it.each([{ limit: 100 }, { size: 'auto', scenario: 'random' }, { teams: { p1: 'maelstrom-100' } }])(
  'CZ-GAME-04 %j contradicts nothing that a position shows',
  (given) => {
    const read = readOptionsBeside(combatZoneGame, laid().state, given);
    expect(read).toMatchObject({ ok: true, value: { scenario: 'turf-war', size: '22x30' } });
  },
);

it('CZ-GAME-04 the options of a match that begins from a position are those that are played', () => {
  const position = laid();
  const given = { players: 2, table: { deadlyAndDeadlyCrits: 'do-not-add-up' } };
  const options = readOptionsBeside(combatZoneGame, position.state, given);
  if (!options.ok) throw new Error(options.problem);
  const match = Match.from(combatZoneGame, { options: options.value, seed: 's', position });
  const expected = { scenario: 'turf-war', size: '22x30', ...given };
  expect(match.ok && match.value.save().options).toMatchObject(expected);
});
