/** [RE]actions: CZ-REACT, CZ-BASIC-14, 15, CZ-COMMAND-12, CZ-KW-37, 44, 45, 49, CZ-RULE-47 to 49, 71, 88, 104. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { suffer } from '../../rules/wounds/suffer.ts';
import {
  activeTable,
  block,
  controlTable,
  type DrawnModel,
  type DrawnState,
  drawnAction,
  drawnState,
  Table,
} from '../kit.ts';

const melee = (target: number, token = 0) => ({ kind: 'act', action: 'basic/melee', token, target });
const shot = (action: string, target: number, token = 0) => ({ kind: 'act', action, token, target });
const react = (model: number, deed: object) => ({ kind: 'react', model, with: deed });
const pass = (model: number) => ({ kind: 'pass', model });
const stay = (token: number) => ({ kind: 'move', token, way: [] });
const END = { kind: 'end' };

const SHOT = { skill: 'ranged', bands: ['red', 'yellow'], aim: 'rival', isAttack: true } as const;
const GUNS = [
  drawnAction({ id: 'silent', ...SHOT, keywords: { silent: 1 } }),
  drawnAction({ id: 'suppress', ...SHOT, keywords: { suppression: 1 } }),
  drawnAction({ id: 'torrent', ...SHOT, keywords: { torrent: 1 } }),
  drawnAction({ id: 'rapid', ...SHOT, keywords: { rapid: 2 } }),
];

/** Attacker (0) of a, victim (1) of b 3 inches away in RED, not at reach; `rest` besides. */
function fight(victim: DrawnModel = {}, rest: readonly DrawnModel[] = [], drawn: Partial<DrawnState> = {}): Table {
  return activeTable({
    models: [
      { player: 0, at: [3, 3], tokens: 'g y', actions: GUNS },
      { player: 1, at: [6, 3], tokens: 'g y', ...victim },
      ...rest,
    ],
    ...drawn,
  });
}

/** The victim loses with its first token. */
const wounded = (table: Table, target = 1): Table => table.play(melee(target)).oppose(0, 9, 5);

describe('who may [RE]act', () => {
  it('CZ-REACT-01 CZ-REACT-19 CZ-GAME-19 a character wounded by a rival’s attack may answer, or let it be', () => {
    const table = wounded(fight());
    expect(table.waiting).toBe('b react');
    expect(table.tokens(1)).toBe('g* y');
    expect(table.play(pass(1)).waiting).toBe('a activation');
    // nobody answers an attack that failed
    expect(fight().play(melee(1)).oppose(0, 5, 9).waiting).toBe('a activation');
  });

  it('CZ-REACT-02 CZ-EX-37 it uses a token, so without a ready one there is none', () => {
    expect(wounded(fight({ tokens: 'g- y-' })).waiting).toBe('a activation');
    const table = wounded(fight()).play(react(1, melee(0, 1)));
    expect(table.tokens(1)).toBe('g* y-');
  });

  it('CZ-REACT-03 CZ-EX-33 the token that has just been wounded may pay, in RED', () => {
    const table = wounded(fight({ tokens: 'g y-' }));
    expect(table.refusal(react(1, { kind: 'move', token: 0, way: [{ x: 9000, y: 3000 }] }))).toBe('fine');
    expect(table.refusal(react(1, { kind: 'move', token: 0, way: [{ x: 9100, y: 3000 }] }))).not.toBe('fine');
    expect(table.refusal(react(1, stay(1)))).toBe('CZ-TOKEN-03 token-not-ready');
    table.play(react(1, { kind: 'move', token: 0, way: [{ x: 9000, y: 3000 }] }));
    expect(table.tokens(1)).toBe('g*- y-');
    expect(table.model(1)).toMatchObject({ x: 9000, y: 3000 });
  });

  it('CZ-REACT-04 CZ-REACT-14 CZ-EX-36 it is one action, then the interrupted player goes on', () => {
    const table = wounded(fight({ tokens: 'g y y' })).play(react(1, stay(1)));
    expect(table.waiting).toBe('a activation');
    expect(table.state).toMatchObject({ control: 0, active: 0 });
  });

  it('CZ-REACT-05 it comes after the wounding action and before anything else', () => {
    const table = wounded(fight());
    expect(table.story).not.toContain('action-ended');
    expect(table.state.contest).toBeUndefined();
    expect(table.refusal(react(1, stay(1)))).toBe('fine');
  });

  it('CZ-REACT-06 any action that is open to it', () => {
    const table = wounded(fight());
    const kinds = new Set(
      table
        .legal()
        .flatMap((choice) => ('with' in (choice as object) ? [(choice as { with: { kind: string } }).with.kind] : [])),
    );
    expect(kinds).toEqual(new Set(['act', 'move']));
  });

  it('CZ-REACT-07 CZ-KW-37 once for one action, even if that wounded it twice, and after its last repetition', () => {
    const table = fight({ tokens: 'g y y' }).play(shot('rapid', 1)).oppose(0, 9, 5);
    expect(table.waiting).toBe('a attack');
    table.play({ kind: 'shoot', target: 1 }).oppose(1, 9, 5);
    expect(table.tokens(1)).toBe('g* y* y');
    expect(table.waiting).toBe('b react');
    expect(table.play(react(1, stay(2))).waiting).toBe('a activation');
  });

  it('CZ-REACT-08 it may answer another action that wounds it again', () => {
    const table = wounded(fight({ tokens: 'g y y' }))
      .play(react(1, stay(1)))
      .play(melee(1, 1))
      .oppose(2, 8, 5);
    expect(table.tokens(1)).toBe('g* y- y*');
    expect(table.waiting).toBe('b react');
  });

  it('CZ-REACT-09 a wound that did not come from an attack gives none', () => {
    const state = drawnState({ models: [{ player: 0 }, { player: 1, tokens: 'g y' }] });
    const table = new Table(state, frameOf(suffer, { model: 1, wounds: 1, token: 0, by: 0, isAttack: false }));
    expect(table.over().tokens(1)).toBe('g* y');
    expect(table.state.answers).toEqual([]);
  });

  it('CZ-REACT-10 CZ-EX-35 nobody answers a [RE]action', () => {
    const table = wounded(fight({ tokens: 'g y' }))
      .play(react(1, melee(0, 1)))
      .oppose(1, 7, 3);
    expect(table.tokens(0)).toBe('g- y*');
    expect(table.waiting).toBe('a activation');
  });

  it('CZ-REACT-11 who is taken out cannot answer', () => {
    const table = fight({ tokens: 'r y' }).play(melee(1)).oppose(0, 9, 5);
    expect(table.model(1).place).toBe('out');
    expect(table.waiting).toBe('a activation');
    const deadly = drawnAction({ id: 'deadly', ...SHOT, keywords: { deadly: 1 } });
    const struck = activeTable({
      models: [
        { at: [3, 3], tokens: 'g y', actions: [deadly] },
        { at: [6, 3], tokens: 'y' },
      ],
    });
    struck.play(shot('deadly', 1), 9, 5); // the first wound could be answered, the second takes it out with a ready token
    expect([struck.model(1).place, struck.tokens(1), struck.waiting]).toEqual(['out', 'y*', 'a activation']);
  });

  it('CZ-REACT-12 gonks never answer', () => {
    const table = fight({ kind: 'gonk', tokens: 'y' }).play(melee(1), 9, 5);
    expect(table.model(1).place).toBe('out');
    expect(table.waiting).toBe('a activation');
    expect(table.story).not.toContain('provoked');
  });

  it('CZ-REACT-13 CZ-RULE-48 an attack must aim at the model that caused the wound', () => {
    const table = wounded(fight({}, [{ player: 0, at: [6, 6], tokens: 'y' }]));
    expect(table.refusal(react(1, melee(2, 1)))).toBe('CZ-REACT-13 not-the-attacker');
    expect(table.refusal(react(1, melee(0, 1)))).toBe('fine');
    expect(table.refusal(react(1, { kind: 'act', action: 'basic/ranged', token: 1, target: 0 }))).toBe(
      'CZ-PATH-06 out-of-range',
    );
  });

  it('CZ-REACT-15 CZ-RULE-88 a [RE]action that takes out the Active Model takes Control', () => {
    const models: DrawnModel[] = [
      { player: 0, at: [3, 3], tokens: 'y r' },
      { player: 2, at: [6, 3], tokens: 'g y' },
      { player: 0, at: [3, 20] },
      { player: 1, at: [20, 28] },
    ];
    const table = activeTable({ models, players: [{}, {}, {}] })
      .play(melee(1))
      .oppose(0, 8, 5);
    table.play(react(1, melee(0, 1))).oppose(1, 7, 3);
    expect(table.model(0).place).toBe('out');
    expect(table.over().state.control).toBe(2);
  });

  it('CZ-REACT-16 CZ-INSPIRE-10 if it takes out a gonk that was inspired, the rival keeps Control and goes on', () => {
    const table = controlTable({
      models: [
        { player: 0, at: [3, 20], tokens: 'g-' },
        { player: 0, kind: 'gonk', at: [3, 3] },
        { player: 0, kind: 'gonk', at: [15, 3] },
        { player: 1, at: [6, 3], tokens: 'g y' },
      ],
    })
      .play({ kind: 'gonk', model: 1 })
      .play({ kind: 'act', action: 'basic/melee', token: -1, target: 3 })
      .oppose(0, 8, 5);
    expect(table.waiting).toBe('b react');
    table.play(react(3, melee(1, 1)), 7, 3);
    expect(table.model(1).place).toBe('out');
    expect(table.waiting).toBe('a inspire');
    expect(table.state.heir).toBe(-1); // nor does the one who answered get Control afterwards
    expect(table.play({ kind: 'gonk', model: 2 }).waiting).toBe('a activation');
  });

  it('CZ-REACT-17 CZ-BASIC-14 CZ-COMMAND-12 CZ-EX-39 a Command Action as a [RE]action takes Control', () => {
    const table = wounded(fight({ skills: { influence: 2 } }, [{ player: 1, at: [9, 3], tokens: 'g y y' }]));
    table.play(react(1, { kind: 'act', action: 'basic/command', token: 1, target: 2 }), 7, 5);
    expect(table.state).toMatchObject({ control: 1, active: 2 });
    expect(table.tokens(0)).toBe('g- y');
  });

  it('CZ-MPLAY-05 Control then goes on clockwise from the player who has it', () => {
    const models: DrawnModel[] = [
      { player: 0, at: [3, 3], tokens: 'g y' },
      { player: 2, at: [6, 3], tokens: 'g y', skills: { influence: 2 } },
      { player: 2, at: [9, 3], tokens: 'y' },
      { player: 1, at: [20, 28] },
    ];
    const table = wounded(activeTable({ models, players: [{}, {}, {}] }));
    table.play(react(1, { kind: 'act', action: 'basic/command', token: 1, target: 2 }), 7, 5);
    expect(table.waiting).toBe('c activation');
    expect(table.play(stay(0)).over().state.control).toBe(0);
  });

  it('CZ-REACT-18 CZ-BASIC-15 not while the rival inspires', () => {
    const table = controlTable({
      models: [
        { player: 0, at: [3, 20], tokens: 'g-' },
        { player: 0, kind: 'gonk', at: [3, 3] },
        { player: 1, at: [6, 3], tokens: 'g y' },
        { player: 1, at: [9, 3], tokens: 'g y' },
      ],
    })
      .play({ kind: 'gonk', model: 1 })
      .play({ kind: 'act', action: 'basic/melee', token: -1, target: 2 })
      .oppose(0, 8, 5);
    expect(table.refusal(react(2, { kind: 'act', action: 'basic/command', token: 1, target: 3 }))).toBe(
      'CZ-REACT-18 rival-inspires',
    );
    expect(table.refusal(react(2, stay(1)))).toBe('fine');
  });

  it('CZ-RULE-49 a wound from the attack of a friend gives none', () => {
    const table = activeTable({
      models: [
        { player: 0, at: [3, 3], tokens: 'g y', actions: GUNS },
        { player: 0, at: [5.2, 3], tokens: 'g y' },
        { player: 1, at: [9, 3], tokens: 'g- y-' },
      ],
    }).play(shot('torrent', 2));
    table.oppose(0).oppose(0, 9, 5, 5);
    expect(table.tokens(1)).toContain('*');
    expect(table.waiting).toBe('a activation');
  });
});

describe('several answers', () => {
  const rivals: readonly DrawnModel[] = [{ player: 1, at: [8.5, 3], tokens: 'g y' }];

  /** A torrent wounds models 1 and 2 of b at the same moment. */
  function both(): Table {
    const table = fight({}, rivals).play(shot('torrent', 1));
    return table.oppose(0).oppose(0, 11, 5, 5);
  }

  it('CZ-RULE-47 wounds of the same moment: the owner takes the own models in any order', () => {
    const table = both();
    expect(table.tokens(1)).toBe('g* y');
    expect(table.tokens(2)).toBe('g* y');
    expect(table.waiting).toBe('b react');
    expect(table.refusal(pass(1))).toBe('fine');
    expect(table.refusal(pass(2))).toBe('fine');
    table.play(react(2, stay(1)));
    expect(table.waiting).toBe('b react');
    expect(table.refusal(pass(2))).toBe('CZ-REACT-01 cannot-react');
    expect(table.play(pass(1)).waiting).toBe('a activation');
  });

  it('CZ-RULE-47 a last deed between two wounds of one roll makes no new moment', () => {
    const last = { on: 'dying', effects: [{ do: 'free-action', colour: 'green' }] };
    const models: DrawnModel[] = [
      { at: [3, 3], tokens: 'g', actions: GUNS },
      { player: 1, at: [6, 3], tokens: 'g' },
      { player: 1, at: [7.5, 3], kind: 'gonk', reflexes: [last] },
      { player: 1, at: [9, 3], tokens: 'g' },
    ];
    const table = activeTable({ models }).play(shot('torrent', 1), 11, 5, 5, 5);
    expect(table.waiting).toBe('b free-action');
    table.play(shot('basic/ranged', 0, -1), 2, 9);
    expect([pass(1), pass(3)].map((choice) => table.refusal(choice))).toEqual(['fine', 'fine']);
  });

  it('CZ-RULE-47 CZ-KW-37 earlier wounds answer first', () => {
    const table = fight({}, rivals).play(shot('rapid', 2)).oppose(0, 11, 5);
    table.play({ kind: 'shoot', target: 1 }).oppose(0, 11, 5);
    expect(table.refusal(pass(1))).toBe('CZ-REACT-01 cannot-react');
    expect(table.refusal(pass(2))).toBe('fine');
    expect(table.play(pass(2)).refusal(pass(1))).toBe('fine');
  });

  it('CZ-RULE-47 of one moment, owners go clockwise after the player in Control', () => {
    const models: DrawnModel[] = [
      { player: 1, at: [3, 3], tokens: 'g y', actions: GUNS },
      { player: 0, at: [6, 3], tokens: 'g y' },
      { player: 2, at: [8.5, 3], tokens: 'g y' },
    ];
    const table = activeTable({ models, players: [{}, {}, {}], control: 1 }).play(shot('torrent', 1));
    table.oppose(0).oppose(0, 11, 5, 5);
    expect(table.waiting).toBe('c react');
    expect(table.play(pass(2)).waiting).toBe('a react');
  });

  it('CZ-RULE-47 Control changes only after the last, and only one of them may command', () => {
    const helper: DrawnModel = { player: 1, at: [6, 6], tokens: 'y' };
    const table = fight({ skills: { influence: 2 } }, [...rivals, helper]).play(shot('torrent', 1));
    table.oppose(0).oppose(0, 11, 5, 5);
    table.play(react(1, { kind: 'act', action: 'basic/command', token: 1, target: 3 }), 7, 5);
    expect(table.waiting).toBe('b react');
    expect(table.state).toMatchObject({ control: 0, active: 0 });
    expect(table.refusal(react(2, { kind: 'act', action: 'basic/command', token: 1, target: 1 }))).toBe(
      'CZ-RULE-47 commanded-already',
    );
    table.play(pass(2));
    expect(table.state).toMatchObject({ control: 1, active: 3 });
  });
});

describe('what an attack leaves to the [RE]action', () => {
  const fence = block('fence', [4.2, 1, 4.6, 5]);

  it('CZ-KW-44 CZ-RULE-71 CZ-RULE-104 Silent: no attack back along an obscured path', () => {
    const behind = fight({ at: [8, 3] }, [], { pieces: [fence] })
      .play(shot('silent', 1))
      .oppose(0, 11, 5);
    expect(behind.refusal(react(1, { kind: 'act', action: 'basic/ranged', token: 1, target: 0 }))).toBe(
      'CZ-KW-44 silent-attacker',
    );
    const open = fight({ at: [8, 3] })
      .play(shot('silent', 1))
      .oppose(0, 11, 5);
    expect(open.refusal(react(1, { kind: 'act', action: 'basic/ranged', token: 1, target: 0 }))).toBe('fine');
  });

  it('CZ-KW-45 Silent does not limit other [RE]actions', () => {
    const table = fight({ at: [8, 3] }, [{ player: 1, at: [8, 6] }], { pieces: [fence] })
      .play(shot('silent', 1))
      .oppose(0, 11, 5);
    expect(table.refusal(react(1, stay(1)))).toBe('fine');
    expect(table.refusal(react(1, shot('basic/command', 2, 1)))).toBe('fine');
  });

  it('CZ-KW-49 CZ-RULE-71 Suppression: only a move', () => {
    const table = fight().play(shot('suppress', 1)).oppose(0, 11, 5);
    expect(table.refusal(react(1, melee(0, 1)))).toBe('CZ-KW-49 suppressed');
    expect(table.refusal(react(1, stay(1)))).toBe('fine');
  });
});

it('CZ-REACT-14 after a [RE]action the attacker may end as usual', () => {
  const table = wounded(fight()).play(react(1, stay(1)));
  expect(table.play(END).over().state.control).toBe(1);
});
