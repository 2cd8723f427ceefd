/** Blasts: Impact token, hit, miss, fumble, evading rolls and shelter. CZ-KW-05 to 18, CZ-EX-44, 45, CZ-RULE-38, 64 to 66, 96. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../content/types.ts';
import { attack } from '../../rules/attacks/attack.ts';
import { checkContact, modelsInBlast } from '../../rules/attacks/impact.ts';
import { baseOf } from '../../rules/targeting/table.ts';
import { block, type DrawnModel, type DrawnState, drawnAction, drawnState, inches, Table } from '../kit.ts';

const GRENADE = drawnAction({
  id: 'grenade',
  skill: 'ranged',
  bands: ['red', 'yellow', 'green'],
  aim: 'rival',
  isAttack: true,
  keywords: { blast: 1 },
});

/** Model 0 throws at model 1, which stands at 12, 10. Used tokens: nobody can make an evading move. */
function throwAt(
  others: readonly DrawnModel[] = [],
  action: ActionCard = GRENADE,
  drawn: Partial<DrawnState> = {},
): Table {
  const models: DrawnModel[] = [
    { at: [3, 10], tokens: 'g-', actions: [action] },
    { at: [12, 10], tokens: 'y-' },
    ...others,
  ];
  const memory = { model: 0, token: 0, colour: 'green', action: action.id, target: 1 } as const;
  return new Table(drawnState({ models, ...drawn }), frameOf(attack, memory));
}

const put = (x: number, y: number) => ({ kind: 'impact', x: inches(x), y: inches(y) });
/** On the side of the target that is turned to the attacker. */
const BEFORE = put(10.969, 10);
const near = (x: number, y: number, more: Partial<DrawnModel> = {}): DrawnModel => ({
  at: [x, y],
  tokens: 'y-',
  ...more,
});

describe('the Impact token', () => {
  it('CZ-KW-05 it is placed in contact with the target before the roll', () => {
    const table = throwAt();
    expect(table.waiting).toBe('a blast');
    expect(table.refusal(put(10.5, 10))).toBe('CZ-KW-05 not-in-contact');
    expect(table.refusal(put(11.5, 10))).toBe('CZ-KW-05 not-in-contact');
    expect(table.refusal(BEFORE)).toBe('fine');
    expect(table.story).toEqual([]);
  });

  it('CZ-KW-05 wherever a player is offered to place it, it touches the target', () => {
    const table = throwAt();
    expect(table.legalOf('impact')).toHaveLength(12);
  });

  it('CZ-KW-10 the roll that placed the blast is not rolled again against those who evade', () => {
    const friend = near(12, 12, { player: 0, tokens: 'y-' });
    const table = throwAt([friend], GRENADE, { players: [{ luck: 2 }, {}] }).play(BEFORE, 9, 2);
    expect(table.waiting).toBe('a luck');
    table.play({ kind: 'stand' }, 5, 5);
    expect(table.waiting).toBe('a luck');
    expect(table.refusal({ kind: 'reroll', roller: -1, means: 'luck' })).toBe('CZ-KW-10 die-is-fixed');
    expect(table.refusal({ kind: 'reroll', roller: 1, means: 'luck' })).toBe('fine');
  });

  it('CZ-KW-05 upon the target only where nothing else is free', () => {
    expect(throwAt().refusal(put(12, 10))).toBe('CZ-KW-05 not-in-contact');
    const around = [
      block('a', [11, 9.2, 13, 9.3], { kind: 'barrier', top: 4000 }),
      block('b', [11, 10.7, 13, 10.8], { kind: 'barrier', top: 4000 }),
      block('c', [12.7, 9.3, 12.8, 10.7], { kind: 'barrier', top: 4000 }),
      block('d', [11.2, 9.3, 11.3, 10.7], { kind: 'barrier', top: 4000 }),
    ];
    const shut = drawnState({ models: [{ at: [12, 10] }], pieces: around });
    expect(checkContact(shut, baseOf(shut, 0), { x: 12_000, y: 10_000 }, 'CZ-KW-05').ok).toBe(true);
  });

  it('CZ-KW-05 CZ-RULE-65 it does not hang in the air beside a roof; upon the target where the roof has no room', () => {
    const roofOf = (far: number) => block('roof', [9, 6, far, 14], { kind: 'barrier', top: 4000, isFloor: true });
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g-', actions: [GRENADE] },
      { at: [9.8, 10, 4], tokens: 'y-' },
    ];
    const table = throwAt([], GRENADE, { pieces: [roofOf(14)], models });
    expect(table.refusal(put(8.769, 10))).toBe('CZ-KW-05 nothing-to-lie-on');
    expect(table.refusal(put(9.8, 11.031))).toBe('fine');
    expect(table.refusal(put(9.8, 10))).toBe('CZ-KW-05 not-in-contact');
    const post = block('post', [9.25, 9.45, 10.35, 10.55], { kind: 'barrier', top: 4000, isFloor: true });
    expect(throwAt([], GRENADE, { pieces: [post], models }).legal()).toEqual([put(9.8, 10)]);
    const step = block('step', [9.25, 6, 10.35, 14], { top: 400, isFloor: true });
    const low: DrawnModel[] = [models[0] ?? {}, { at: [9.8, 10, 0.4], tokens: 'y-' }];
    expect(throwAt([], GRENADE, { pieces: [step], models: low }).refusal(put(8.769, 10))).toBe('fine');
  });

  it('CZ-KW-05 CZ-RULE-38 neither off the table nor behind a wall', () => {
    const wall = block('wall', [12.6, 8, 12.8, 12], { kind: 'barrier', top: 4000 });
    expect(throwAt([], GRENADE, { pieces: [wall] }).refusal(put(13.0315, 10))).toBe('CZ-KW-05 barrier-in-the-way');
    const edge = throwAt([], GRENADE, { size: [12.6, 30] });
    expect(edge.refusal(put(13.0315, 10))).toBe('CZ-RULE-38 off-the-table');
  });
});

describe('a blast that hits', () => {
  it('CZ-KW-06 the roll is opposed by the fitting skill of the target', () => {
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g-', actions: [GRENADE] },
      { at: [12, 10], tokens: 'y-', skills: { reflexes: 3, ranged: 1 } },
    ];
    const thrown = () => throwAt([], GRENADE, { models });
    expect(thrown().play(BEFORE, 8, 5).waiting).toBe('b blast'); // 8 against 5 + 3: missed
    expect(thrown().play(BEFORE, 9, 5, 6).over().tokens(1)).toBe('y*-');
  });

  it('CZ-KW-07 CZ-KW-08 CZ-KW-12 CZ-EX-44 the target is affected, then it and all within RED of the token', () => {
    const table = throwAt([near(9, 11), near(7, 14)])
      .play(BEFORE, 9, 5, 6, 2)
      .over();
    // 1 is hit at once and evades the blast with a crit; 2 is caught; 3 is too far away.
    expect([1, 2, 3].map((model) => table.tokens(model))).toEqual(['y*-', 'y*-', 'y-']);
  });

  it('CZ-KW-12 the target can be affected twice', () => {
    const table = throwAt().play(BEFORE, 9, 5, 4).over();
    expect(table.model(1).place).toBe('out');
  });

  it('CZ-KW-10 CZ-KW-11 CZ-RULE-64 Reflexes against the roll that placed the blast; ties evade', () => {
    const fate = (face: number) =>
      throwAt([near(9, 11, { skills: { reflexes: 2 } })])
        .play(BEFORE, 9, 5, 6, face)
        .over()
        .tokens(2);
    expect(fate(7)).toBe('y-');
    expect(fate(6)).toBe('y*-');
  });

  it('CZ-KW-08 the attacker and its friends are no exception', () => {
    const close: DrawnModel[] = [
      { at: [9.5, 10], tokens: 'g-', actions: [GRENADE] },
      { at: [12, 10], tokens: 'y-' },
      near(10, 12, { player: 0 }),
    ];
    const table = throwAt([], GRENADE, { models: close }).play(BEFORE, 9, 5, 2, 6, 2).over();
    expect([0, 1, 2].map((model) => table.tokens(model))).toEqual(['g*-', 'y*-', 'y*-']);
  });

  it('CZ-RULE-60 armor is of use in the first roll only', () => {
    const vest = { gear: [{ id: 'vest', armor: 3 }] };
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g-', actions: [GRENADE] },
      { at: [12, 10], tokens: 'y-', ...vest },
    ];
    const table = throwAt([], GRENADE, { models }).play(BEFORE);
    expect(table.legal()).toEqual([
      { kind: 'oppose', token: 0 },
      { kind: 'oppose', token: 0, armor: 0 },
    ]);
    table.play({ kind: 'oppose', token: 0, armor: 0 }, 9, 5, 5).over();
    expect(table.model(1).carried).toEqual([]);
    expect(table.tokens(1)).toBe('y*-');
  });

  it('CZ-RULE-57 CZ-RULE-66 gonks roll with the colour of their card, drones the Obstacle die', () => {
    const table = throwAt([near(9, 11, { kind: 'gonk', tokens: 'r' }), near(9, 9, { kind: 'drone' })]);
    table.play(BEFORE, 9, 5, 6, 6, 9).over();
    const [, second] = table.events.filter(({ name }) => name === 'combat-zone/declared');
    expect(second?.data).toMatchObject({
      contest: { opposing: [{}, { die: { colour: 'red' } }, { die: { colour: 'obstacle' } }] },
    });
    expect(table.model(2).place).toBe('table');
    expect(table.model(3).place).toBe('table');
  });

  it('CZ-RULE-96 a crit of the attacker is above every total without a crit; an own crit evades, a fumble never does', () => {
    const fates = (attacker: number, ...faces: number[]) => {
      const strong = { skills: { reflexes: 9 } };
      const table = throwAt([near(9, 11, strong), near(9, 9, strong)])
        .play(BEFORE, attacker, 2, 6, ...faces)
        .over();
      return [table.tokens(2), table.tokens(3)];
    };
    expect(fates(12, 7, 8)).toEqual(['y*-', 'y-']);
    expect(fates(11, 7, 1)).toEqual(['y-', 'y*-']);
  });

  it('CZ-RULE-96 the crit of the first roll is not counted again: Deadly Crits work on the target only', () => {
    const deadly = { ...GRENADE, keywords: { blast: 1, 'deadly-crits': 1 } };
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g-', actions: [deadly] },
      { at: [12, 10], tokens: 'y- y-' },
      near(9, 11, { tokens: 'y- y- y-' }),
    ];
    const table = throwAt([], deadly, { models }).play(BEFORE, 12, 5, 6, 5).over();
    expect([table.tokens(1), table.tokens(2)]).toEqual(['y*- y*-', 'y*- y- y-']);
  });

  it('CZ-KW-17 the radius works up and down', () => {
    const impact = { x: 10_969, y: 10_000, z: 0 };
    const high = (z: number) => {
      const grating = block('grating', [8, 11.1, 14, 16], { bottom: inches(z) - 100, top: inches(z), isFloor: true });
      return modelsInBlast(drawnState({ pieces: [grating], models: [near(0, 0, { at: [10.9, 11.8, z] })] }), impact);
    };
    expect([high(2.5), high(3.2)]).toEqual([[0], []]);
  });

  it('CZ-KW-18 CZ-RULE-66 a barrier between the centre of the blast and a model shields it', () => {
    const wall = block('wall', [9, 10.2, 11, 10.3], { kind: 'barrier', top: 4000 });
    const caught = (pieces: DrawnState['pieces']) =>
      modelsInBlast(drawnState({ pieces: pieces ?? [], models: [near(9, 11)] }), { x: 10_969, y: 10_000, z: 0 });
    expect([caught([]), caught([wall])]).toEqual([[0], []]);
    expect(caught([{ ...wall, kind: 'obstacle' }])).toEqual([0]);
  });
});

describe('a blast that misses', () => {
  it('CZ-KW-13 CZ-EX-45 the targeted player moves the token up to RED, and the blast is resolved there', () => {
    const table = throwAt([near(5, 10, { player: 0 })]).play(BEFORE, 5, 6);
    expect(table.waiting).toBe('b blast');
    expect(table.refusal(put(7.9, 10))).toBe('CZ-KW-13 too-far');
    table.play(put(7.97, 10), 4).over();
    expect(table.tokens(2)).toBe('y*-');
  });

  it('CZ-KW-13 CZ-RULE-65 the target of a miss is untouched, even in the middle of it', () => {
    const table = throwAt([near(9, 11)])
      .play(BEFORE, 5, 6)
      .play(put(10.969, 10), 3)
      .over();
    expect([table.tokens(1), table.tokens(2)]).toEqual(['y-', 'y*-']);
  });

  it('CZ-RULE-65 the original total counts, also that of a miss', () => {
    const fate = (face: number) =>
      throwAt([near(9, 11)])
        .play(BEFORE, 5, 6)
        .play(put(10.969, 10), face)
        .over()
        .tokens(2);
    expect([fate(4), fate(5)]).toEqual(['y*-', 'y-']);
  });

  it('CZ-RULE-65 not through a barrier, and not off the table', () => {
    const wall = block('wall', [10, 11, 14, 11.5], { kind: 'barrier', top: 4000 });
    const table = throwAt([], GRENADE, { pieces: [wall] }).play(BEFORE, 5, 6);
    expect(table.refusal(put(10.969, 12.5))).toBe('CZ-RULE-65 barrier-in-the-way');
    expect(table.refusal(put(10.969, 9))).toBe('fine');
    const edge = throwAt([], GRENADE, {
      models: [
        { at: [3, 1], tokens: 'g-', actions: [GRENADE] },
        { at: [12, 1], tokens: 'y-' },
      ],
    });
    expect(edge.play(put(10.969, 1), 5, 6).refusal(put(10.969, -0.5))).toBe('CZ-RULE-38 off-the-table');
  });

  it('CZ-RULE-65 over an edge it drops', () => {
    const roof = block('roof', [9, 6, 14, 14], { kind: 'barrier', top: 4000, isFloor: true });
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g-', actions: [GRENADE] },
      { at: [9.8, 10, 4], tokens: 'y-' },
      near(7, 8),
    ];
    const thrown = (x: number, y: number) => throwAt([], GRENADE, { pieces: [roof], models }).play(put(x, y), 5, 6);
    expect(thrown(9.8, 11.031).play(put(9.8, 11.031)).over().tokens(2)).toBe('y-'); // left at the height of the target
    const table = thrown(9.8, 11.031).play(put(8, 9.5), 3).over();
    const last = table.events.findLast(({ name }) => name === 'combat-zone/impact-placed');
    expect(last?.data).toMatchObject({ z: 0, why: 'shifted' });
    expect(table.tokens(2)).toBe('y*-');
  });
});

describe('Refresh of a blast', () => {
  const fresh = { ...GRENADE, keywords: { blast: 1, refresh: 1 } };
  const models: DrawnModel[] = [
    { at: [3, 10], tokens: 'g- g- g-', actions: [fresh] },
    { at: [12, 10], tokens: 'y-' },
    near(9, 11),
  ];

  it('CZ-KW-33 CZ-RULE-69 it works once, though the target is hit and another is caught', () => {
    const table = throwAt([], fresh, { models }).play(BEFORE, 9, 5, 6, 2).playOut();
    expect([0, 1, 2].map((model) => table.tokens(model))).toEqual(['g g- g-', 'y*-', 'y*-']);
  });

  it('CZ-KW-01 it does not work if the target is missed, whoever is caught', () => {
    const table = throwAt([], fresh, { models }).play(BEFORE, 5, 6).play(put(10.969, 10), 3).playOut();
    expect([table.tokens(0), table.tokens(2)]).toEqual(['g- g- g-', 'y*-']);
  });
});

describe('a fumbled blast', () => {
  it('CZ-KW-14 the targeted rival puts the token in contact with the attacker, and nobody shifts it', () => {
    const table = throwAt().play(BEFORE, 1, 6);
    expect(table.waiting).toBe('b blast');
    expect(table.refusal(put(10.969, 10))).toBe('CZ-KW-14 not-in-contact');
    table.play(put(4.031, 10), 5, 5).over();
    expect(table.tokens(0)).toBe('g-');
  });

  it('CZ-KW-15 CZ-RULE-65 the Obstacle die is the number to be beaten, for the attacker too', () => {
    const fate = (obstacle: number, face: number) =>
      throwAt().play(BEFORE, 1, 6).play(put(4.031, 10), obstacle, face).over().tokens(0);
    expect([fate(6, 5), fate(6, 6)]).toEqual(['g*-', 'g-']);
  });

  it('CZ-RULE-96 the Obstacle die is only a number: neither its crit nor its fumble counts', () => {
    const fate = (obstacle: number, face: number) =>
      throwAt().play(BEFORE, 1, 6).play(put(4.031, 10), obstacle, face).over().tokens(0);
    expect([fate(10, 11), fate(1, 2)]).toEqual(['g-', 'g-']);
  });

  it('CZ-KW-24 CZ-KW-15 what defends against attacks defends against a fumbled one too', () => {
    const fate = (by: number) => {
      const gifts = [{ give: 'defense', by, isAttack: true }];
      const table = throwAt([near(4, 12, { player: 0, gifts })]).play(BEFORE, 1, 6);
      return table.play(put(4.031, 10), 6, 6, 5).over().tokens(2);
    };
    expect([fate(0), fate(1)]).toEqual(['y*-', 'y-']);
  });

  it('CZ-RULE-52 the targeted player may re-roll that Obstacle die with Luck', () => {
    const table = throwAt([], GRENADE, { players: [{}, { luck: 1 }] })
      .play(BEFORE, 1, 6)
      .play({ kind: 'stand' });
    table.play(put(4.031, 10), 3);
    expect(table.waiting).toBe('b luck');
    table.play({ kind: 'reroll', roller: -1, means: 'luck' }, 9, 5).over();
    expect(table.tokens(0)).toBe('g*-');
  });

  it('CZ-RULE-65 CZ-KW-15 the Obstacle die lies before anybody decides about evading, and counts for all of them', () => {
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g', actions: [GRENADE] },
      { at: [12, 10], tokens: 'y-' },
      near(4, 12, { tokens: 'y' }),
    ];
    const table = throwAt([], GRENADE, { models, players: [{ luck: 1 }, { luck: 1 }] })
      .play(BEFORE, 1, 6)
      .play({ kind: 'stand' })
      .play({ kind: 'stand' })
      .play(put(4.031, 10), 6);
    expect(table.waiting).toBe('b luck'); // nobody else has a die there
    table.play({ kind: 'reroll', roller: -1, means: 'luck' }, 7);
    expect(table.waiting).toBe('b evade');
    table.play({ kind: 'stay' }).play({ kind: 'stay' }, 7, 5);
    expect(table.waiting).toBe('a luck'); // for the own die; the other lies as it lay
    table.play({ kind: 'stand' }).over();
    expect([table.tokens(0), table.tokens(2)]).toEqual(['g', 'y*']);
  });

  it('CZ-KW-16 if it is Dangerous, the attacker suffers a wound besides', () => {
    const dangerous = { ...GRENADE, keywords: { blast: 1, dangerous: 1 } };
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g- g-', actions: [dangerous] },
      { at: [12, 10], tokens: 'y-' },
    ];
    const table = throwAt([], dangerous, { models }).play(BEFORE, 1, 6);
    expect(table.tokens(0)).toBe('g*- g-');
  });
});
