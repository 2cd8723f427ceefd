/** Questions: paths, ways, reach, brawls, targets and falls, asked by name. */
import { describe, expect, it } from 'vitest';
import { notation } from '../notation/notation.ts';
import { questions } from '../rules/questions.ts';
import type { CombatZoneState } from '../rules/types.ts';

function positionOf(text: string): CombatZoneState {
  const read = notation.parsePosition(text);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return read.value.state;
}

const state = positionOf(`
player: p1 maelstrom
player: p2 tyger-claws
scenery: car-1 11,10
scenery: shop-1 5,20
model: p1 warlord 11,6
model: p1 ripper 3,3
model: p2 oyabun 11,14
model: p2 kyodai 5,20,4
model: p2 shatei 3,4.5
`);

const ask = (what: string, params: Record<string, unknown>) => {
  const question = questions[what];
  if (question === undefined) throw new Error(`there is no question ${what}`);
  return question.answer(state, params, undefined);
};

describe('questions', () => {
  it('tell distance, band, cover and the bonus of a path of attack', () => {
    expect(ask('path', { from: 'warlord', to: 'oyabun', action: 'basic/ranged' })).toMatchObject({
      distance: '6.937',
      band: 'yellow',
      isBlocked: false,
      cover: ['car-1'],
      isUnobscured: false,
      bonus: 1,
    });
    expect(ask('path', { from: 'warlord', to: 'nobody' })).toMatchObject({
      problem: expect.stringContaining('nobody'),
    });
    expect(ask('path', { from: 'warlord', to: 'oyabun', action: 'dance' })).toMatchObject({
      problem: 'warlord has no action dance',
    });
  });

  it('tell the shortest way round scenery, or over it with a roll', () => {
    const round = ask('way', { model: 'warlord', to: '11,12.5' });
    expect(round).toMatchObject({ isReachable: true, rolls: [] });
    const over = ask('way', { model: 'warlord', to: '11,12.5', over: true });
    expect(over).toMatchObject({ isReachable: true });
    expect(Number((round as { length: string }).length)).toBeGreaterThan(6.5);
    expect(Number((over as { length: string }).length)).toBeLessThanOrEqual(
      Number((round as { length: string }).length),
    );
  });

  it('tell whether a place is reached without a roll', () => {
    expect(ask('reach', { model: 'warlord', to: '15,6', colour: 'red' })).toEqual({ isReachable: false });
    expect(ask('reach', { model: 'warlord', to: '15,6', colour: 'yellow' })).toEqual({
      isReachable: true,
      length: '4',
    });
    expect(ask('reach', { model: 'warlord', to: '15,6', length: '3.9' })).toEqual({ isReachable: false });
  });

  it('tell who is in a brawl', () => {
    expect(ask('brawl', { model: 'ripper' })).toEqual({ rivals: ['shatei'] });
    expect(ask('brawl', { model: 'warlord' })).toEqual({ rivals: [] });
  });

  it('tell legal targets and the clause that forbids the others', () => {
    const answer = ask('targets', { model: 'warlord', action: 'basic/ranged' }) as {
      targets: string[];
      refused: { model: string; clause: string }[];
    };
    expect(answer.targets).toContain('oyabun');
    expect(answer.refused.find(({ model }) => model === 'ripper')?.clause).toBe('CZ-BASIC-04');
  });

  it('tell how deep a fall is and what it does', () => {
    expect(ask('fall', { height: '3' })).toEqual({ height: '3', wounds: 0, isTakenOut: false });
    expect(ask('fall', { height: '6.5' })).toEqual({ height: '6.5', wounds: 1, isTakenOut: false });
    expect(ask('fall', { height: '12.5' })).toEqual({ height: '12.5', wounds: 0, isTakenOut: true });
    expect(ask('fall', {})).toEqual({ problem: 'give either from or height' });
    expect(ask('fall', { from: 'here' })).toMatchObject({ problem: expect.stringContaining('a place is written') });
  });
});
