/** Positions out of forged match files: refused in a sentence, or played on like honest ones. */
import { fastChance, Runner } from '@tablerunner/engine';
import { tryForged } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';
import { honestPositions, TABLES } from './forged.ts';

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 60_000 };

test.each(TABLES)('130 forged positions of a match with %o are refused in a sentence or play on', SLOW, (options) => {
  const report = tryForged(escapeGame, honestPositions(options), { seed: 'forged', times: 130 });
  expect(report.broken).toEqual([]);
  expect(report.refused).toBeGreaterThan(60);
  expect(report.played).toBeGreaterThan(15);
});

const BOARD = '+-+-+\n|A .|\n+-+-+\nunit anna A';
const COOPERATION = `${BOARD}\nmode: cooperation`;

test.each([
  ['a seat that only watches', `${COOPERATION}\nseats: spectator`, 'the seats are p1'],
  ['a seat twice', `${COOPERATION}\nseats: p1 p1`, 'the seats are p1'],
  ['a face that a watcher knows', `${BOARD}\nmarker radio b1 known spectator`, 'a seat is one of resistance, isc'],
  ['a character of nobody', `${COOPERATION} \nunit bert b1 seat p2`, 'a seat is one of p1'],
  ['a long list of characters', `${BOARD}\n${'unit x b1\n'.repeat(80)}`, 'there are at most 60 lines of unit'],
  ['values beyond all bounds', `${BOARD} mvt 1000000`, 'mvt is 0 to 99, not 1000000'],
  ['a turn beyond all bounds', `${BOARD}\nturn: 1000000 of 6`, 'the turn is 0 to 999, not 1000000'],
  ['an event that no dice can roll', `${BOARD}\nevent: 13`, 'the event is 0 to 12, not 13'],
  ['markers beyond all bounds', `${BOARD}\nanthem: resistance 100000`, 'resistance is 0 to 99, not 100000'],
  ['a fire that burns twice', `${BOARD}\nburns: b1 b1`, "'b1' stands there twice"],
  ['an army in a token', `${COOPERATION}\ntoken 1 black 1/900000 b1`, 'bots is 0 to 6, not 900000'],
  ['a pile of many cards', `${COOPERATION}\ncards: ${'r-1/1/black/1 '.repeat(99)}`, 'there are at most 40 in a pile'],
  ['many dice', `${BOARD}\nroll: attack${' anna=5'.repeat(99)}`, 'there are at most 60 dice'],
  [
    'a step that remembers nobody',
    `${BOARD}\nstep: escape/attack {"attacker":7,"weapon":"melee","paid":false}`,
    'what escape/attack remembers: attacker: Too big: expected number to be <=0',
  ],
  ['a step that remembers too much', `${BOARD}\nstep: escape/activation {"unit":0,"more":1}`, 'Unrecognized key'],
  [
    'a plan without end',
    `board: ${JSON.stringify({ id: 'x', source: 'original', plan: Array.from({ length: 199 }, () => '.'.repeat(250)), airlocks: {} })}`,
    'a board has at most 2000 cells',
  ],
])('%s is refused in a sentence', (_what, text, problem) => {
  const read = escapeGame.notation.parsePosition(text);
  expect(read.ok ? 'it was read' : read.problem).toContain(problem);
});

test('recruiting goes on without a side for which no card is left', () => {
  const squad = ['black-ubume', 'blue-rikishi'].map((id) => `unit ${id} waiting`).join('\n');
  const steps = 'step: escape/game {"begun":true}\nstep: escape/revolution-setup {"at":1}\nstep: escape/recruit';
  const read = escapeGame.notation.parsePosition(
    `board: atrium\nscenario: infiltration\nactive: nobody\nunit ashton waiting\n${squad}\n${steps} {"open":["isc","isc"],"branch":"a"}`,
  );
  if (!read.ok) throw new Error(read.problem);
  const chance = fastChance('recruiting');
  const runner = new Runner(escapeGame, read.value, { draw: (count) => chance.below(count) });
  runner.advance();
  for (let i = 0; i < 40 && runner.frame.step === 'escape/recruit'; i++) runner.play(runner.legal()[0]);
  expect(runner.frame.step).not.toBe('escape/recruit');
});
