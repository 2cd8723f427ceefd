/** What stands on the cards of Maelstrom, Tyger Claws and mercs, each at the moment that it is for. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../content/types.ts';
import { hasGift } from '../../rules/abilities/gifts.ts';
import { keywordsOf } from '../../rules/abilities/skills.ts';
import { BASIC_ACTIONS } from '../../rules/actions/basic.ts';
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
import { active, cut, person, shot, struck } from './kit.ts';

const basic = (id: string): ActionCard => BASIC_ACTIONS[`basic/${id}`] as ActionCard;
const roof = block('roof', [2, 2, 8, 8], { kind: 'barrier', top: 5000, isFloor: true });

describe('Maelstrom', () => {
  it('Crusher: an attack that hits refreshes all its tokens, and all its attacks have Deadly Crits', () => {
    const models = [{ at: [5, 5] as const, tokens: 'g' }, person('crusher', { at: [5, 15], tokens: 'y- y-' })];
    const table = active(models).play(shot(1)).oppose(0, 9, 2);
    expect(table.tokens(1)).toBe('y* y');
    expect(keywordsOf(table.state, 1, basic('melee'))['deadly-crits']).toBe(1);
  });

  it('Berserker: melee as the first action is Accurate', () => {
    const table = active([person('berserker', { at: [5, 5] }), { at: [5, 7.5], tokens: 'y-' }]).play(cut(1), 2, 6);
    expect(table.waiting).toBe('a luck');
    table.play({ kind: 'reroll', roller: -1, means: 'accurate' }, 11);
    expect(table.tokens(1)).toBe('y*-');
    table.play(cut(1, 1), 2, 5);
    expect(table.waiting).toBe('a activation');
  });

  it('Flenser: Mind Link activates a friend up to GREEN away', () => {
    const models = [person('flenser', { at: [5, 5] }), { at: [5, 15] as const, player: 0 }, { at: [20, 28] as const }];
    const table = active(models).play({ kind: 'act', action: 'flenser/mind-link', token: 0, target: 1 }, 9, 2);
    expect(table.state.commanded).toBe(1);
  });

  it('Ranged Specialist: Neural Uplink lets all visible friendly gonks move', () => {
    const gonk = (x: number, player = 0): DrawnModel => ({ at: [x, 9], kind: 'gonk', player });
    const models = [person('ranged-specialist', { at: [5, 5] }), gonk(5), gonk(8), gonk(12, 1)];
    const table = active(models).play({ kind: 'act', action: 'neural-uplink/direct', token: 0 }, 7, 2);
    expect(table.waiting).toBe('a free-move');
    table.play({ kind: 'stay' });
    expect(table.waiting).toBe('a free-move');
    expect(table.play({ kind: 'stay' }).waiting).toBe('a activation');
  });

  it('Munitions Specialist steers blasts', () => {
    expect(hasGift(drawnState({ models: [person('munitions-specialist')] }), 0, 'steers-blast')).toBe(true);
  });
});

describe('Tyger Claws', () => {
  it('Oyabun: at the end of its activation it may activate another friendly Tyger Claw', () => {
    const models = [
      person('oyabun', { at: [5, 5] }),
      { at: [8, 5] as const, player: 0 },
      { at: [11, 5] as const, player: 0, tokens: 'y-' },
      { at: [5, 15] as const },
      { at: [14, 5] as const, player: 0 },
    ];
    const table = active(models);
    for (const profile of Object.values(table.state.cards.profiles)) Object.assign(profile, { faction: 'tyger-claws' });
    table.play(shot(3), 2, 5).play({ kind: 'end' });
    expect(table.waiting).toBe('a reflex');
    table.play({ kind: 'yes' });
    expect(table.legalOf('target')).toEqual([
      { kind: 'target', target: 1 },
      { kind: 'target', target: 4 },
    ]);
    table.play({ kind: 'target', target: 1 });
    expect(table.state.commanded).toBe(1);
  });

  it('CZ-COMMAND-05 CZ-COMMAND-13 Oyabun: nobody is asked where nobody can be activated, and a no is a no', () => {
    const oyabun = (tokens: string) => {
      const models = [
        person('oyabun', { at: [5, 5], tokens: 'g' }),
        { at: [7.5, 5] as const, player: 0, tokens },
        { at: [5, 15] as const },
      ];
      const table = active(models);
      for (const profile of Object.values(table.state.cards.profiles))
        Object.assign(profile, { faction: 'tyger-claws' });
      return table;
    };
    const missed = (tokens: string) => oyabun(tokens).play(shot(2), 2, 5);
    expect(missed('y').waiting).toBe('a reflex');
    expect(missed('y').play({ kind: 'no' }).state.commanded).toBe(-1);
    expect(missed('y').play({ kind: 'yes' }).state.commanded).toBe(1);
    expect(missed('y-').over().story).not.toContain('commanded');
    const commanding = oyabun('y').play({ kind: 'act', action: 'basic/command', token: 0, target: 1 }, 9, 2);
    expect(commanding.over().state.commanded).toBe(1); // somebody is named already
  });

  it('Gokudo: a free ranged attack in the own Inspire, if it stands high', () => {
    const gokudo = (z: number) => person('gokudo-smg', { at: [5, 7.3, z], tokens: 'g- y' });
    const models = (z: number) => [gokudo(z), { at: [5, 16] as const, tokens: 'y-' }];
    const table = controlTable({ models: models(5), pieces: [roof] }).play({ kind: 'inspire' });
    expect(table.waiting).toBe('a reflex');
    table.play({ kind: 'yes' });
    table.play({ kind: 'act', action: 'smg/fire', token: 0, target: 1 }, 9, 2);
    expect(table.tokens(1)).toBe('y*-');
    expect(controlTable({ models: models(0) }).play({ kind: 'inspire' }).story).not.toContain('boost-given');
  });

  it('Ronin Assassin: activated unseen, it may move YELLOW for free', () => {
    const wall = block('wall', [0, 10, 22, 10.5], { kind: 'barrier', top: 6000 });
    const models = [person('ronin-assassin', { at: [5, 5], tokens: 'y y-' }), { at: [5, 16] as const }];
    const unseen = controlTable({ models, pieces: [wall] }).play({ kind: 'activate', model: 0 });
    expect(unseen.waiting).toBe('a reflex');
    unseen.play({ kind: 'yes' }).play({ kind: 'move', token: 1, way: [{ x: 12_000, y: 5000 }] });
    expect(unseen.model(0).x).toBe(12_000);
    expect(unseen.tokens(0)).toBe('y y-');
    expect(controlTable({ models }).play({ kind: 'activate', model: 0 }).waiting).toBe('a activation');
  });

  it('Kyodai may [RE]act in the place of a friend near it', () => {
    const models = (y: number) => [
      { at: [5, 5] as const, tokens: 'g' },
      { at: [5, 15] as const, tokens: 'y- y' },
      person('kyodai', { at: [5, y], player: 1 }),
    ];
    const table = active(models(17)).play(shot(1)).oppose(0, 9, 2);
    expect(table.waiting).toBe('b protect');
    table.play({ kind: 'protect', model: 2 });
    expect(table.waiting).toBe('b react');
    expect(table.refusal({ kind: 'pass', model: 1 })).toBe('CZ-REACT-01 cannot-react');
    expect(table.refusal({ kind: 'pass', model: 2 })).toBe('fine');
    expect(active(models(21)).play(shot(1)).oppose(0, 9, 2).waiting).toBe('b react');
  });

  it('CZ-REACT-05 Kyodai is asked when the action is over, for each wounded friend, and [RE]acts once', () => {
    const gun = drawnAction({ id: 'gun', skill: 'ranged', bands: ['yellow', 'green'], aim: 'rival', isAttack: true });
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g', actions: [{ ...gun, keywords: { rapid: 2 } }] },
      { at: [5, 15], player: 1, tokens: 'y-' },
      { at: [7.5, 15], player: 1, tokens: 'y-' },
      person('kyodai', { at: [6.2, 17], player: 1, tokens: 'y' }),
    ];
    const table = active(models).play({ kind: 'act', action: 'gun', token: 0, target: 1 }, 9, 2);
    expect(table.waiting).toBe('a attack');
    table.play({ kind: 'shoot', target: 2 }, 9, 2);
    expect([table.tokens(1), table.tokens(2)]).toEqual(['y*-', 'y*-']);
    expect(table.waiting).toBe('b protect'); // for the first; without a ready token it has nothing to say itself
    table.play({ kind: 'protect', model: 1 });
    expect(table.waiting).toBe('b protect'); // for the second
    table.play({ kind: 'protect', model: 3 });
    expect(table.waiting).toBe('b react');
    expect(table.refusal({ kind: 'react', model: 3, with: shot(0) })).toBe('fine');
    expect(table.play({ kind: 'pass', model: 3 }).step).toBe('test/rest');
  });

  it('CZ-REACT-07 a Kyodai that was wounded too answers for itself only', () => {
    const torrent = drawnAction({
      id: 'gun',
      skill: 'ranged',
      bands: ['yellow', 'green'],
      aim: 'rival',
      isAttack: true,
    });
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g', actions: [{ ...torrent, keywords: { torrent: 1 } }] },
      { at: [5, 13], player: 1, tokens: 'y' },
      person('kyodai', { at: [5, 15], player: 1, tokens: 'y' }),
    ];
    const table = active(models).play({ kind: 'act', action: 'gun', token: 0, target: 1 }, 11, 2, 2);
    expect(table.waiting).toBe('b react');
    expect([1, 2].map((model) => table.refusal({ kind: 'pass', model }))).toEqual(['fine', 'fine']);
  });

  it('Shatei: taken out, it strikes back once in GREEN before it falls', () => {
    const table = struck([{ at: [5, 5], tokens: 'y- y-' }, person('shatei', { at: [5, 7.5] })]);
    expect(table.waiting).toBe('b reflex');
    table.play({ kind: 'yes' }).play(cut(0, -1), 11, 2);
    expect(table.tokens(0)).toBe('y*- y-');
    expect(table.model(1).place).toBe('out');
  });

  const duel = (weapon: Partial<ActionCard>, first: DrawnModel = {}): Table =>
    activeTable({
      players: [{}, {}, {}],
      models: [
        {
          at: [5, 5],
          tokens: 'g y',
          actions: [
            drawnAction({ id: 'gun', skill: 'ranged', bands: ['red'], aim: 'rival', isAttack: true, ...weapon }),
          ],
          ...first,
        },
        person('shatei', { at: [5, 7.5], player: 2 }),
        { at: [20, 28], player: 1 },
        { at: [20, 5], player: 0 },
        { at: [12, 28], player: 2 },
      ],
    })
      .play({ kind: 'act', action: 'gun', token: 0, target: 1 }, 9, 2)
      .play({ kind: 'yes' });

  it('CZ-REACT-10 CZ-REACT-13 the last deed of a Shatei is a [RE]action: at its killer, and nobody answers it', () => {
    const table = duel({});
    expect(table.refusal(cut(3, -1))).toBe('CZ-REACT-13 not-the-attacker');
    table.play(cut(0, -1)).oppose(1, 11, 2);
    expect(table.tokens(0)).toBe('g- y*');
    expect(table.story).not.toContain('provoked');
    expect(table.waiting).toBe('a activation');
  });

  it('CZ-REACT-09 CZ-REACT-10 CZ-RULE-49 it has no last deed after a fall, an attack of a friend or a [RE]action', () => {
    const models = [{ at: [5, 5], tokens: 'y- y-' }, person('shatei', { at: [5, 7.5] }), { at: [5, 10] }] as const;
    const out = (by: number, isAttack: boolean, doing: DrawnState['doing'] = []) =>
      new Table(drawnState({ models, doing }), frameOf(suffer, { model: 1, wounds: 1, token: -1, by, isAttack })).model(
        1,
      ).place;
    const answer = {
      model: 0,
      action: 'basic/melee',
      token: 0,
      colour: 'yellow',
      isFree: false,
      isReaction: true,
    } as const;
    expect([out(-1, false), out(2, true), out(0, true, [{ ...answer, rolls: 0 }])]).toEqual(['out', 'out', 'out']);
    expect(out(0, true)).toBe('table');
  });

  it('CZ-KW-49 under the limits of the attack that takes it out', () => {
    const table = duel({ keywords: { suppression: 1 } });
    expect(table.refusal(cut(0, -1))).toBe('CZ-KW-49 suppressed');
    expect(table.refusal({ kind: 'move', token: -1, way: [] })).toBe('fine');
  });

  it('CZ-REACT-15 CZ-RULE-88 if it takes the Active Model with it, Control is its player’s', () => {
    const table = duel({}, { tokens: 'g r' });
    table.play(cut(0, -1)).oppose(1, 11, 2);
    expect([table.model(0).place, table.model(1).place]).toEqual(['out', 'out']);
    expect(table.over().state.control).toBe(2);
  });

  it('Shatei: in the path of an attack on a Tyger Claw with more Influence, it may become the target', () => {
    const models = (influence: number): DrawnModel[] => [
      { at: [5, 5], tokens: 'g' },
      { at: [5, 15], player: 1, tokens: 'y-', skills: { influence } },
      person('shatei', { at: [5, 10], player: 1 }),
    ];
    const table = active(models(1)).play(shot(1));
    expect(table.waiting).toBe('b step-in');
    table.play({ kind: 'step-in', model: 2 }, 9, 2);
    expect(table.waiting).toBe('b reflex');
    table.play({ kind: 'no' });
    expect(table.model(2).place).toBe('out');
    expect(table.tokens(1)).toBe('y-');
    expect(active(models(0)).play(shot(1), 9, 2).tokens(1)).toBe('y*-');
  });

  it('CZ-KW-07 a Shatei that steps in is the target of a blast, and of nothing but its first roll', () => {
    const bomb = drawnAction({ id: 'bomb', skill: 'ranged', bands: ['green'], aim: 'rival', isAttack: true });
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g', actions: [{ ...bomb, keywords: { blast: 1 } }] },
      { at: [5, 15], player: 1, tokens: 'y-', skills: { influence: 1 } },
      person('shatei', { at: [5, 9], player: 1 }),
    ];
    const table = active(models).play({ kind: 'act', action: 'bomb', token: 0, target: 1 });
    table.play({ kind: 'impact', x: 5000, y: 16_031 });
    expect(table.waiting).toBe('b step-in');
    table.play({ kind: 'step-in', model: 2 }, 9, 2);
    table.play({ kind: 'no' }, 8); // its last deed; then the other evades the blast with a crit, and nobody steps in any more
    expect(table.model(2).place).toBe('out');
    expect(table.tokens(1)).toBe('y-');
  });

  it('CZ-BRAWL-10 a Shatei steps in for the target of a shot into a brawl as well', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g' },
      { at: [5, 15], player: 1, tokens: 'y-', skills: { influence: 1 } },
      { at: [5, 16.5], player: 0, tokens: 'y-' },
      person('shatei', { at: [5, 9], player: 1 }),
    ];
    const table = active(models).play(shot(1));
    expect(table.waiting).toBe('b step-in');
    table.play({ kind: 'step-in', model: 3 }, 9, 2, 5);
    table.play({ kind: 'no' });
    expect([table.tokens(1), table.tokens(2), table.model(3).place]).toEqual(['y-', 'y-', 'out']);
  });

  it('Onee-San fires without the penalty of walking fire, Obake may wait in Reserve', () => {
    const state = drawnState({ models: [person('onee-san'), person('obake')] });
    expect([hasGift(state, 0, 'steady-fire'), hasGift(state, 1, 'reserve')]).toEqual([true, true]);
  });
});

describe('mercs', () => {
  it('Tough-As-Nails Nomad shrugs off a wound on a crit', () => {
    expect(struck([{}, person('tough-as-nails-nomad')], [6]).tokens(1)).toBe('g y y');
    expect(struck([{}, person('tough-as-nails-nomad')], [2]).tokens(1)).toBe('g* y y');
  });

  it('Paramedic treats a friend at reach, red-lined or not', () => {
    const models = [
      person('paramedic', { at: [5, 5] }),
      { at: [5, 6.5] as const, player: 0, tokens: 'y* y' },
      { at: [20, 28] as const },
    ];
    const table = active(models).play({ kind: 'act', action: 'med-kit/treat', token: 0, target: 1 }, 7, 2);
    expect(table.tokens(1)).toBe('y y');
  });

  it('Brainburn Netrunner burns with Tech, once until the next Inspire', () => {
    const models = [person('brainburn-netrunner', { at: [5, 5] }), { at: [5, 9] as const, tokens: 'y- y-', armor: 3 }];
    const burn = { kind: 'act', action: 'brainburn-netrunner/burn', token: 0, target: 1 };
    const table = active(models).play(burn, 9, 2);
    expect(table.tokens(1)).toBe('y*- y-');
    expect(table.refusal({ ...burn, token: 1 })).toBe('CZ-DIFFICULT-01 difficult-used');
  });
});
