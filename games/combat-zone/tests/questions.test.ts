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

  const HEAD = `
table: 40 x 30
player: p1 maelstrom luck 0
player: p2 tyger-claws luck 0
model: p1 warlord 5,10
`;
  const path = (position: string, to: string, action: string) =>
    questions.path?.answer(positionOf(`${HEAD}${position}`), { from: 'warlord', to, action }, undefined);

  it('CZ-RULE-61 CZ-RULE-63 count no other target of the same shot', () => {
    const brawl = 'model: p1 ripper 11.5,10\nmodel: p2 oyabun 13,10';
    expect(path(brawl, 'oyabun', 'basic/ranged')).toMatchObject({ cover: ['ripper'], bonus: 0 });
    const apart = 'model: p1 ripper 9,10\nmodel: p2 oyabun 13,10';
    expect(path(apart, 'oyabun', 'basic/ranged')).toMatchObject({ cover: ['ripper'], bonus: 1 });
  });

  it('CZ-RULE-56 CZ-DRONE-09 give nothing to a bare Obstacle die', () => {
    const between = 'model: p1 pledge 9,10\n';
    expect(path(`${between}model: p1 ripper 13,10\nmodel: p2 oyabun 30,20`, 'ripper', 'basic/triage')).toMatchObject({
      cover: ['pledge'],
      bonus: 0,
    });
    const drone = `${between}model: p2 oyabun 30,20\nmodel: p2 program-crab-drone 13,10 drone`;
    expect(path(drone, 'program-crab-drone', 'basic/ranged')).toMatchObject({ cover: ['pledge'], bonus: 0 });
  });

  it('CZ-COVER-01 CZ-COVER-06 CZ-RULE-104 tell of smoke in the path', () => {
    const smoke = (x: number) =>
      path(`model: p2 oyabun 13,10\nmarker: smoke-grenade p1 ${x},10\ncards: smoke-grenade`, 'oyabun', 'basic/ranged');
    expect(smoke(9)).toMatchObject({ cover: ['smoke-grenade'], ignored: [], isUnobscured: false, bonus: 1 });
    expect(smoke(6)).toMatchObject({ cover: [], ignored: ['smoke-grenade'], isUnobscured: false, bonus: 0 });
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

  it('CZ-BRAWL-06 count the roll of an escape', () => {
    expect(ask('reach', { model: 'ripper', to: '6,3', colour: 'green' })).toEqual({ isReachable: false });
    expect(ask('reach', { model: 'ripper', to: '3.2,3', colour: 'green' })).toMatchObject({ isReachable: true });
    expect(ask('way', { model: 'ripper', to: '6,3' })).toMatchObject({ isReachable: true, rolls: ['escape'] });
  });

  it('CZ-BASIC-08 CZ-BASIC-10 CZ-BASIC-13 CZ-COMMAND-05 judge targets as the command itself is judged', () => {
    const clinic = positionOf(`
player: p1 maelstrom
player: p2 tyger-claws
model: p1 warlord 11,6
model: p1 ripper 11,8 tokens g-,y-
model: p1 pledge 12,7
model: p1 berserker 10,7 tokens y*,y*
model: p2 oyabun 11,14
`);
    const judged = (model: string, action: string) =>
      questions.targets?.answer(clinic, { model, action }, undefined) as {
        targets: string[];
        refused: { model: string; clause: string }[];
      };
    const clause = (action: string, target: string) =>
      judged('warlord', action).refused.find(({ model }) => model === target)?.clause;
    expect(judged('warlord', 'basic/triage').targets).toEqual(['berserker']);
    expect(clause('basic/triage', 'ripper')).toBe('CZ-BASIC-08');
    expect(judged('warlord', 'basic/command').targets).toEqual(['pledge', 'berserker']);
    expect(clause('basic/command', 'ripper')).toBe('CZ-COMMAND-05');
    expect(clause('basic/firewall', 'ripper')).toBe('CZ-BASIC-10');
    expect(judged('pledge', 'basic/command')).toEqual({ problem: 'pledge has no action basic/command' });
  });

  it('tell how deep a fall is and what it does', () => {
    expect(ask('fall', { height: '3' })).toEqual({ height: '3', wounds: 0, isTakenOut: false });
    expect(ask('fall', { height: '6.5' })).toEqual({ height: '6.5', wounds: 1, isTakenOut: false });
    expect(ask('fall', { height: '12.5' })).toEqual({ height: '12.5', wounds: 0, isTakenOut: true });
    expect(ask('fall', { height: '-4' })).toEqual({ problem: 'nobody falls upwards' });
    expect(ask('fall', {})).toEqual({ problem: 'give either from or height' });
    expect(ask('fall', { from: 'here' })).toMatchObject({ problem: expect.stringContaining('a place is written') });
  });

  it.each(['toString', 'constructor', '__proto__', 'basic/nothing'])(
    'CZ-ACTION-07 know no action called %s',
    (action) => {
      const problem = `warlord has no action ${action}`;
      expect(ask('targets', { model: 'warlord', action })).toEqual({ problem });
      expect(ask('path', { from: 'warlord', to: 'oyabun', action })).toEqual({ problem });
    },
  );

  const tenement = positionOf(`
player: p1 maelstrom
player: p2 tyger-claws
scenery: tenement-1 10,10
model: p1 pledge 10,6.9
model: p2 oyabun 15,25
`);

  it('CZ-RULE-28 answer for the height that is named, and say so where there is none', () => {
    const both = (to: string) => [
      questions.reach?.answer(tenement, { model: 'pledge', to, colour: 'yellow' }, undefined),
      questions.way?.answer(tenement, { model: 'pledge', to, climb: true }, undefined),
    ];
    const problem = (to: string) => ({ problem: `there is nothing to stand on at ${to}` });
    expect(both('10,7.9,3')).toEqual([problem('10,7.9,3'), problem('10,7.9,3')]);
    expect(both('10,5,6.5')).toEqual([problem('10,5,6.5'), problem('10,5,6.5')]);
    expect(both('10,7.9,0')).toEqual([{ isReachable: false }, { isReachable: false }]); // in the middle of the house
    expect(both('10,5,0')).toMatchObject([{ isReachable: true }, { isReachable: true }]);
  });

  it('CZ-CLIMB-02 CZ-CLIMB-10 measure a ladder from its foot to its edge', () => {
    const reach = (to: string) =>
      questions.reach?.answer(tenement, { model: 'pledge', to, colour: 'yellow' }, undefined);
    expect(reach('10,7.9,6.5')).toEqual({ isReachable: true, length: '6.5' });
    expect(reach('10,8.9,6.5')).toEqual({ isReachable: false });
    expect(
      questions.way?.answer(tenement, { model: 'pledge', to: '10,7.9,6.5', climb: true }, undefined),
    ).toMatchObject({
      isReachable: true,
      length: '6.5',
      rolls: [],
    });
  });
});
