/** Written positions that no match comes to: a wrong number of players, a table with one side, an Active Model that is nowhere. */
import { describe, expect, it } from 'vitest';
import { notation } from '../../notation/notation.ts';

/** A scenario with so many players, each on the side that is written after a colon, and one character for each of them. */
function position(scenario: string, players: string, ...more: string[]): string {
  return [
    `scenario: ${scenario}`,
    'table: 44 x 30',
    ...players.split(' ').map((player) => `player: ${player.replace(':', ' maelstrom side ')} luck 0`),
    ...players.split(' ').map((player, i) => `model: ${player.slice(0, 2)} ripper ${5 + 9 * i},5`),
    ...more,
  ].join('\n');
}

function problemOf(text: string): string {
  const read = notation.parsePosition(text);
  return read.ok ? 'fine' : read.problem;
}

const TWO = 'p1:0 p2:1';
const THREE = 'p1:0 p2:1 p3:2';
const FOUR = 'p1:0 p2:1 p3:2 p4:3';
const PAIRS = 'p1:0 p2:1 p3:0 p4:1';

describe('players', () => {
  it.each([
    ['turf-war', THREE],
    ['bad-debts', FOUR],
    ['bad-debts', PAIRS],
    ['four-corners', THREE],
    ['three-way-split', TWO],
  ])('CZ-MPLAY-01 %s is not for %s', (scenario, players) => {
    expect(problemOf(position(scenario, players))).toContain('CZ-MPLAY-01');
  });

  it.each([
    ['turf-war', TWO],
    ['the-informant', 'p1:1 p2:0'],
    ['turf-war', PAIRS],
    ['bad-debts', THREE],
    ['four-corners', FOUR],
    ['none', THREE],
    ['none', FOUR],
  ])('CZ-MPLAY-01 %s is for %s', (scenario, players) => {
    expect(problemOf(position(scenario, players))).toBe('fine');
  });

  it('CZ-TEAMPLAY-01 of four in a scenario for two, two are against two', () => {
    expect(problemOf(position('turf-war', FOUR))).toContain('CZ-TEAMPLAY-01');
    expect(problemOf(position('turf-war', 'p1:0 p2:1 p3:0 p4:0'))).toContain('CZ-TEAMPLAY-01');
    expect(problemOf(position('turf-war', 'p1:0 p2:2'))).toContain('CZ-SCEN-02');
    expect(problemOf(position('four-corners', PAIRS))).toContain('CZ-SCEN-02');
  });

  it('CZ-TEAMPLAY-01 CZ-MPLAY-03 somebody is a rival', () => {
    expect(problemOf(position('none', 'p1:0 p2:0'))).toContain('all players are on one side');
    expect(problemOf(position('none', 'p1:0 p2:0 p3:1'))).toBe('fine');
  });
});

describe('the Active Model', () => {
  const active = (place: string, ...more: string[]) =>
    position('none', TWO, 'model: p1 ripper 20,20', `model: p1 warlord ${place}`, 'active: warlord', ...more);

  it('CZ-ACTIVATE-01 stands on the table when it acts', () => {
    expect(problemOf(active('20,10'))).toBe('fine');
    expect(problemOf(active('out'))).toBe('warlord acts and is not on the table (CZ-ACTIVATE-01)');
    expect(problemOf(active('reserve'))).toContain('CZ-ACTIVATE-01');
    expect(problemOf(active('out', 'step: control'))).toContain('CZ-ACTIVATE-01');
  });

  it('CZ-RESERVE-05 may still be on its way out of Reserve', () => {
    const steps = ['step: control {"isPlayed":true}', 'step: activation {"model":3,"hasActed":false}'];
    expect(problemOf(active('reserve', ...steps, 'step: arrive {"model":3}'))).toBe('fine');
    expect(problemOf(active('reserve', ...steps))).toContain('CZ-ACTIVATE-01');
  });
});
