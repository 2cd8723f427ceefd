/** What is promised before a roll is what the rules do: every pair of dice is rolled, and the promise counts the same wins. */
import { describe, expect, it } from 'vitest';
import type { ContestMemory } from '../rules/contest/memory.ts';
import { fallWounds } from '../rules/movement/falls.ts';
import { hazardsOf } from '../view/hazards.ts';
import { askedProspect, chanceOf, prospectOf, type RollSide, sumOf } from '../view/prospects.ts';
import { activeTable, block, type DrawnState, drawnAction, drawnState, inches } from './kit.ts';

const side = (die: RollSide['die'], by: number): RollSide => ({
  model: 0,
  die,
  token: 0,
  bonuses: [{ why: 'ranged', by }],
});
const GUN = drawnAction({ id: 'gun/fire', skill: 'ranged', bands: ['yellow', 'green'], aim: 'rival', isAttack: true });

const duel = (drawn: Partial<DrawnState> = {}, armor = 0): DrawnState => ({
  size: [30, 22],
  models: [
    { at: [4, 10], tokens: 'y r', skills: { ranged: 3 }, actions: [GUN] },
    { at: [12, 10], player: 1, tokens: 'y r', skills: { reflexes: 1 }, armor },
  ],
  ...drawn,
});

describe('the chance of one die against another', () => {
  it('CZ-CRIT-04 eight sides against eight with the same sum: 28 of 64', () => {
    expect(chanceOf(side('yellow', 3), side('yellow', 3))).toEqual({ wins: 28, crits: 7, of: 64 });
  });

  it('CZ-CRIT-02 CZ-CRIT-03 however large the difference, crits and fumbles decide at the ends', () => {
    expect(chanceOf(side('red', 50), side('obstacle', 0))).toEqual({ wins: 5 * 9, crits: 9, of: 60 });
    expect(chanceOf(side('red', 0), side('green', 50))).toEqual({ wins: 5 + 10, crits: 11, of: 72 });
  });
});

describe('a shot', () => {
  const shoot = { kind: 'act', action: 'gun/fire', token: 0, target: 1 };

  /** All pairs of faces, played by the rules: how often the target is hit. */
  function hits(drawn: DrawnState, answer: object, [sides, others]: readonly [number, number]): number {
    let count = 0;
    for (let face = 1; face <= sides; face++) {
      for (let other = 1; other <= others; other++) {
        const table = activeTable(drawn).play(shoot);
        table.play(answer, face, other);
        if (table.story.includes('attack-hit')) count += 1;
      }
    }
    return count;
  }

  it('CZ-COVER-01 CZ-ARMOR-01 each answer of the target is promised as it comes', () => {
    const drawn = duel({ pieces: [block('crate', [8, 9.8, 9, 11])] }, 2);
    const found = prospectOf(drawnState(drawn), { model: 0, action: 'gun/fire', token: 0, target: 1 });
    expect(found?.answers.map(({ side: { die, armor } }) => `${die} ${armor ?? 'skill'}`).sort()).toEqual([
      'red -1',
      'red skill',
      'yellow -1',
      'yellow skill',
    ]);
    for (const { side: answer, wins, of } of found?.answers ?? []) {
      const { token, armor } = answer;
      const others = answer.die === 'red' ? 6 : 8;
      expect(of).toBe(8 * others);
      expect(wins).toBe(hits(drawn, { kind: 'oppose', token, ...(armor === undefined ? {} : { armor }) }, [8, others]));
    }
  });

  it('the worst answer for the attacker comes first, and whoever is asked sees the same numbers', () => {
    const drawn = duel({}, 2);
    const promised = prospectOf(drawnState(drawn), { model: 0, action: 'gun/fire', token: 0, target: 1 });
    const shares = promised?.answers.map(({ wins, of }) => wins / of) ?? [];
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    const table = activeTable(drawn).play(shoot);
    expect(table.waiting).toBe('b contest');
    const memory: ContestMemory = {
      purpose: 'gun/fire',
      acting: { model: 0, colour: 'yellow', token: 0, skill: 'ranged', bonuses: [] },
      action: 'gun/fire',
      against: [{ model: 1, skill: 'reflexes', bonuses: [], mayUseArmor: true }],
    };
    expect(askedProspect(table.state, memory)?.answers).toEqual(promised?.answers);
  });

  it('CZ-RULE-61 who is in a brawl with the target is no cover, because the shot goes at both', () => {
    const into = (x: number) =>
      prospectOf(
        drawnState({
          size: [30, 22],
          models: [
            { at: [4, 10], tokens: 'y', actions: [GUN] },
            { at: [12, 10], player: 1, tokens: 'y' },
            { at: [x, 10], player: 0 },
          ],
        }),
        { model: 0, action: 'gun/fire', token: 0, target: 1 },
      )?.answers.map(({ side: answer }) => sumOf(answer));
    expect([into(10.5), into(8)]).toEqual([[0], [1]]);
  });

  it('CZ-KW-24 CZ-KW-15 whoever evades a fumbled blast is promised what defends against attacks', () => {
    const gifts = [{ give: 'defense' as const, by: 2, isAttack: true }];
    const state = drawnState({
      models: [
        { at: [4, 10], actions: [GUN] },
        { at: [5, 12], player: 0, gifts },
      ],
    });
    const die = { colour: 'obstacle', face: 6, isRerolled: false } as const;
    const memory: ContestMemory = {
      purpose: 'evade',
      acting: { model: -1, player: 1, colour: 'obstacle', token: -1, bonuses: [] },
      given: { model: -1, player: 1, token: -1, bonuses: [], die },
      action: 'gun/fire',
      by: 0,
      against: [{ model: 1, skill: 'reflexes', bonuses: [] }],
    };
    expect(askedProspect(state, memory)?.answers.map(({ side: answer }) => sumOf(answer))).toEqual([2]);
  });

  it('an action that needs no roll promises none', () => {
    const easy = drawnAction({ id: 'easy/do', aim: 'rival', bands: ['green'] });
    const state = drawnState({
      models: [
        { at: [4, 10], actions: [easy] },
        { at: [12, 10], player: 1 },
      ],
    });
    expect(prospectOf(state, { model: 0, action: 'easy/do', token: 0, target: 1 })).toBeUndefined();
  });
});

describe('a drawn move', () => {
  const moving = (way: readonly (readonly [number, number])[]) => ({
    model: 0,
    token: 0,
    colour: 'yellow' as const,
    limit: 7000,
    way: way.map(([x, y]) => ({ x: inches(x), y: inches(y) })),
  });

  it('CZ-OBST-03 an obstacle wants Reflexes against the Obstacle die, and a failure stops before it', () => {
    const state = drawnState({
      pieces: [block('fence', [6, 4, 6.4, 16])],
      models: [{ at: [4, 10], skills: { reflexes: 2 } }],
    });
    const [hazard, ...rest] = hazardsOf(state, moving([[9, 10]]));
    expect(rest).toEqual([]);
    expect(hazard).toMatchObject({ kind: 'obstacle', clause: 'CZ-OBST-03', fall: 0 });
    expect(sumOf(hazard?.prospect?.acting ?? { bonuses: [] })).toBe(2);
    expect(hazard?.prospect?.answers).toHaveLength(1);
    expect(hazard?.prospect?.answers[0]).toMatchObject({ of: 80, side: { die: 'obstacle' } });
    expect(hazard?.meeting?.stop.x).toBeLessThan(inches(6));
  });

  it('CZ-FALL-03 a climb tells how far the model falls and what it costs; a ladder is free', () => {
    const house = (ladders: { from: { x: number; y: number }; to: { x: number; y: number } }[]) =>
      block('house', [6, 6, 12, 14], { kind: 'barrier', top: inches(4), isFloor: true, ladders });
    const climber = { at: [5.4, 10] as const, tokens: 'g' };
    const up = { ...moving([[7, 10]]), colour: 'green' as const, limit: 12_000 };
    const [hard] = hazardsOf(drawnState({ pieces: [house([])], models: [climber] }), up);
    expect(hard).toMatchObject({ kind: 'climb-up', fall: fallWounds(4000) });
    expect(hard?.fall).toBe(1);
    const ladder = { from: { x: inches(6), y: inches(11) }, to: { x: inches(6), y: inches(9) } };
    const [easy] = hazardsOf(drawnState({ pieces: [house([ladder])], models: [climber] }), up);
    expect(easy).toMatchObject({ kind: 'climb-up', fall: 0, clause: 'CZ-CLIMB-10' });
    expect(easy?.prospect).toBeUndefined();
  });

  it('CZ-BRAWL-06 leaving a brawl comes before the first step', () => {
    const state = drawnState({ models: [{ at: [4, 10] }, { at: [5.4, 10], player: 1, skills: { reflexes: 3 } }] });
    const [hazard] = hazardsOf(state, moving([[1, 10]]));
    expect(hazard).toMatchObject({ kind: 'escape', rival: 1, clause: 'CZ-BRAWL-06' });
  });
});
