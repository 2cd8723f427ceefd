/** Cards that anybody may write into a pack: what ours never do, but the vocabulary allows. CZ-ACTION-16, CZ-CARD-03, CZ-DIFFICULT-01, CZ-KW-19. */
import { sayProblem } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { checkGear, checkPrograms } from '../../content/check.ts';
import { active, cut } from '../cards/kit.ts';
import { activeTable, block, type DrawnGear, type DrawnModel, drawnAction, playTable } from '../kit.ts';

const PRICE_BEFORE_THE_DICE = [
  {
    on: 'before-roll',
    skill: 'ranged',
    isOptional: true,
    cost: 'exhaust',
    effects: [{ do: 'boost', gift: { give: 'skill', skill: 'ranged', by: 1 }, until: 'served' }],
  },
] as const;
const gun = (keywords: Readonly<Record<string, number>>, more: Partial<DrawnGear> = {}): DrawnGear => ({
  id: 'gun',
  actions: [
    drawnAction({
      id: 'gun/fire',
      skill: 'ranged',
      bands: ['red', 'yellow', 'green'],
      aim: 'rival',
      isAttack: true,
      keywords,
    }),
  ],
  reflexes: PRICE_BEFORE_THE_DICE,
  ...more,
});
const fire = { kind: 'act', action: 'gun/fire', token: 0, target: 1 };
const target: DrawnModel = { at: [5, 12], tokens: 'y-' };

describe('a card that is turned or lost in the middle of its own action', () => {
  const shooter = (keywords: Readonly<Record<string, number>>): DrawnModel => ({
    at: [5, 5],
    tokens: 'g y',
    gear: [gun(keywords)],
  });

  it('CZ-ACTION-16 the action is resolved to its end', () => {
    const table = active([shooter({ 'deadly-crits': 1 }), { ...target, tokens: 'y- y-' }])
      .play(fire)
      .play({ kind: 'yes' }, 12, 5);
    expect(table.tokens(1)).toBe('y*- y*-');
    expect(table.state.contest).toBeUndefined();
  });

  it('CZ-ACTION-16 a blast too', () => {
    const table = active([shooter({ blast: 1 }), { ...target, tokens: 'y-' }]).play(fire);
    table.play(table.legal()[0] as object).play({ kind: 'yes' }, 9, 5, 6);
    expect(table.tokens(1)).toBe('y*-');
    expect(table.waiting).toBe('a activation');
  });

  it('CZ-EXHAUST-02 what is left of a Rapid series is lost', () => {
    const table = active([shooter({ rapid: 3 }), { ...target, tokens: 'y- y-' }])
      .play(fire)
      .play({ kind: 'yes' }, 9, 5);
    expect(table.tokens(1)).toBe('y*- y-');
    expect(table.waiting).toBe('a activation');
  });
});

describe('what lasts for a while', () => {
  it('CZ-ACTIVATE-03 until the activation ends: also what a [RE]action in the activation of another brought', () => {
    const boost = { do: 'boost', gift: { give: 'skill', skill: 'melee', by: 1 }, until: 'activation' };
    const inject = drawnAction({ id: 'inject', aim: 'self', effects: [boost] });
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g y' },
      { at: [5, 14], tokens: 'y y y', actions: [inject] },
    ];
    const table = active(models).play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 11, 2);
    table.play({ kind: 'react', model: 1, with: { kind: 'act', action: 'inject', token: 1, target: 1 } });
    expect(table.model(1).boosts).toHaveLength(1);
    expect(table.play({ kind: 'end' }).over().model(1).boosts).toEqual([]);
  });
});

describe('what lies on the table', () => {
  const mine = drawnAction({ id: 'own/mine', aim: 'self', effects: [{ do: 'marker' }] });
  const fog = drawnAction({
    id: 'own/fog',
    aim: 'self',
    effects: [{ do: 'choose', by: 'self', of: [[{ do: 'smoke' }], []] }],
  });
  const bites = [{ on: 'near-marker', effects: [{ do: 'wound', wounds: 1, who: 'target' }] }] as const;

  it('CZ-MOVE-01 a marker may come from the card of a model, and bites as that card says', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g y', actions: [mine], reflexes: bites },
      { at: [5, 14], tokens: 'y g' },
    ];
    const table = playTable({ models })
      .play({ kind: 'act', action: 'own/mine', token: 0, target: 0 })
      .play({ kind: 'place', x: 5_000, y: 8_000 })
      .play({ kind: 'end' })
      .play({ kind: 'move', token: 0, way: [{ x: 5_000, y: 11_000 }] });
    expect(table.waiting).toBe('b suffer');
  });

  it('CZ-COVER-01 smoke is smoke wherever the card says so', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g y', actions: [fog] },
      { ...target, tokens: 'y- g-' },
    ];
    const table = active(models)
      .play({ kind: 'act', action: 'own/fog', token: 0, target: 0 })
      .play({ kind: 'option', option: 0 })
      .play({ kind: 'move', token: 1, way: [{ x: 5_000, y: 3_000 }] });
    expect(table.state.markers).toHaveLength(1);
    expect(table.story).not.toContain('marker-cleared');
  });

  it('CZ-KW-44 CZ-GAME-10 smoke hides who shot silently through it', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g y', actions: [fog], gear: [gun({ silent: 1 }, { reflexes: [] })] },
      { at: [5, 14], tokens: 'y y' },
    ];
    const answer = (clouds: readonly number[], x = 5_000) => {
      const markers = clouds.map((y) => ({ card: 'card-0', player: 0, x, y, z: 0 }));
      const table = active(models, { markers }).play(fire, 11, 2);
      return table.refusal({
        kind: 'react',
        model: 1,
        with: { kind: 'act', action: 'basic/ranged', token: 1, target: 0 },
      });
    };
    expect([answer([]), answer([9_000])]).toEqual(['fine', 'CZ-KW-44 silent-attacker']);
    // A fence at reach of the one who answers obscures too: that nothing there counts is about the roll (CZ-RULE-104).
    expect(answer([13_000])).toBe('CZ-KW-44 silent-attacker');
    // A cloud that only enters the path obscures it all the same: its card says so.
    expect([answer([9_000], 6_300), answer([9_000], 6_600)]).toEqual(['CZ-KW-44 silent-attacker', 'fine']);
  });
});

describe('programs', () => {
  const launch = { kind: 'launch', program: 0, target: 1 };
  const runner = (keywords: Readonly<Record<string, number>>, more: Partial<DrawnModel> = {}): DrawnModel => ({
    at: [5, 5],
    tokens: 'g y',
    keywords: ['netrunner'],
    installed: [
      {
        id: 'virus',
        launch: drawnAction({
          id: 'virus/launch',
          skill: 'tech',
          bands: ['red', 'yellow'],
          aim: 'rival',
          keywords,
          effects: [{ do: 'hack', who: 'target' }],
        }),
      },
    ],
    ...more,
  });

  it('CZ-KW-19 a Complex one is not launched while a rival is within RED', () => {
    expect(active([runner({ complex: 1 }), { at: [5, 8] }]).refusal(launch)).toBe('CZ-KW-19 rival-within-red');
    expect(active([runner({ complex: 1 }), { at: [5, 10] }]).refusal(launch)).toBe('fine');
  });

  it('CZ-GAME-11 one that aims at nobody is launched only where its card allows it', () => {
    const hidden = drawnAction({ id: 'cloak/launch', skill: 'tech', aim: 'self', keywords: {}, needs: ['unseen'] });
    const hider = runner({}, { installed: [{ id: 'cloak', launch: hidden }] });
    const cloak = { kind: 'launch', program: 0 };
    const wall = block('wall', [0, 7, 22, 8], { kind: 'barrier', top: 5000 });
    expect(active([hider, { at: [5, 10] }]).refusal(cloak)).toBe('CZ-GAME-11 condition-not-met');
    expect(active([hider, { at: [5, 10] }], { pieces: [wall] }).refusal(cloak)).toBe('fine');
  });

  it('CZ-DIFFICULT-01 a Difficult one is attempted once between two Inspires', () => {
    const tried = runner({ difficult: 1 }, { used: ['virus/launch'] });
    expect(active([tried, { at: [5, 10] }]).refusal(launch)).toBe('CZ-DIFFICULT-01 difficult-used');
    expect(active([tried, { at: [5, 10] }]).legalOf('launch')).toEqual([]);
  });

  it('CZ-KW-46 a pack gives a launch neither Blast, Torrent nor Rapid: a program has one target', () => {
    const program = (keywords: object) => ({
      pack: 'mine',
      programs: [
        {
          id: 'virus',
          quality: 'red',
          launch: { id: 'virus/launch', skill: 'tech', bands: ['red'], aim: 'rival', keywords },
          prices: {},
          reload: 'inspire',
          isVulnerable: false,
          actions: [],
          gifts: [],
          reflexes: [],
          source: { from: 'ours' },
        },
      ],
    });
    const problems = (keywords: object): string[] => {
      const checked = checkPrograms('mine.json', program(keywords));
      return checked.ok ? [] : checked.problems.map(sayProblem);
    };
    expect(problems({ stun: 2 })).toEqual([]);
    for (const keyword of ['blast', 'torrent', 'rapid'])
      expect(problems({ [keyword]: 2 })).toEqual([expect.stringContaining('programs: virus.launch.keywords')]);
  });
});

describe('moments that are about rivals', () => {
  it('CZ-GAME-14 a stray blow of a friend that misses is no rival’s', () => {
    const lube = {
      id: 'lube',
      reflexes: [
        {
          on: 'attack-evaded',
          isOptional: true,
          cost: 'discard',
          effects: [{ do: 'push', inches: 3, way: 'any', who: 'cause' }],
        },
      ],
    } as const;
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g y' },
      { at: [5, 8], tokens: 'y-' },
      { at: [5, 9.6], tokens: 'y-', player: 0, gear: [lube] },
    ];
    expect(active(models).play(cut(1), 2, 5, 6).waiting).toBe('a activation');
  });

  it('CZ-GAME-14 nor is the fumble of a friend', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g y' },
      { at: [5, 8], tokens: 'y-' },
      {
        at: [5, 9.6],
        tokens: 'y-',
        player: 0,
        reflexes: [{ on: 'rival-fumbled', effects: [{ do: 'wound', wounds: 1, who: 'cause' }] }],
      },
    ];
    expect(active(models).play(cut(1), 1, 5, 6).waiting).toBe('a activation');
  });
});

describe('circles', () => {
  const reflex = (on: string, ...effects: object[]) => ({
    pack: 'mine',
    gear: [
      {
        id: 'thorn',
        kind: 'gear',
        keywords: [],
        armor: 0,
        prices: {},
        actions: [],
        gifts: [],
        reflexes: [{ on, effects }],
        source: { from: 'ours' },
      },
    ],
  });
  const problems = (on: string, ...effects: object[]): string[] => {
    const checked = checkGear('mine.json', reflex(on, ...effects));
    return checked.ok ? [] : checked.problems.map(sayProblem);
  };

  it('CZ-CARD-08 the ID of an action begins with that of its card, and stands on it once', () => {
    const action = (id: string) => ({ id, bands: ['red'], aim: 'rival', keywords: {} });
    const [card] = reflex('wounded', { do: 'heal', wounds: 1 }).gear;
    const problemsOf = (...ids: string[]): string[] => {
      const checked = checkGear('mine.json', { pack: 'mine', gear: [{ ...card, actions: ids.map(action) }] });
      return checked.ok ? [] : checked.problems.map(sayProblem);
    };
    expect(problemsOf('thorn/prick', 'thorn/prod')).toEqual([]);
    const where = 'mine.json: gear: thorn.actions';
    expect(problemsOf('katana/cut')).toEqual([`${where}[0].id: the ID of an action begins with thorn/`]);
    expect(problemsOf('thorn/prick', 'thorn/prick')).toEqual([
      `${where}[1].id: another action of the card has this ID`,
    ]);
  });

  it('CZ-CARD-03 a card that would wake itself for ever is refused with file, entry and field', () => {
    const wound = { do: 'wound', wounds: 1 };
    const circle = [
      'mine.json: gear: thorn.reflexes[0].effects: at this moment, wound would wake the card again without end',
    ];
    expect(problems('wounds-threatened', wound)).toEqual(circle);
    expect(problems('wounds-threatened', { do: 'choose', by: 'self', of: [[], [wound]] })).toEqual(circle);
    expect(problems('before-roll', { do: 'explode' })).toHaveLength(1);
    expect(problems('before-roll', { do: 'test', skill: 'tech', fail: [] })).toHaveLength(1);
    expect(problems('wounded', wound)).toEqual([]);
    expect(problems('wounded', { do: 'heal', wounds: 1 }, wound)).toEqual(circle);
    const [thorn] = reflex('wounded').gear;
    const paid = { on: 'wounded', cost: 'discard', effects: [{ do: 'heal', wounds: 1 }, wound] };
    expect(checkGear('mine.json', { pack: 'mine', gear: [{ ...thorn, reflexes: [paid] }] })).toMatchObject({
      ok: true,
    });
    expect(problems('activated', { do: 'activate', who: { one: { of: 'other-friend' } } })).toHaveLength(1);
    expect(problems('wounds-threatened', { do: 'ignore-wounds', wounds: 1 })).toEqual([]);
  });
});

it('CZ-RULE-42 a table without aims ends when nobody is left', () => {
  const bomb = drawnAction({
    id: 'own/bomb',
    aim: 'self',
    effects: [{ do: 'wound', wounds: 12, who: { each: { of: 'any' } } }],
  });
  const table = activeTable({
    models: [{ at: [5, 5], tokens: 'y', actions: [bomb] }, { at: [9, 9] }],
    pieces: [block('far', [20, 20, 21, 21])],
  });
  table.play({ kind: 'act', action: 'own/bomb', token: 0, target: 0 });
  expect(table.outcome).toMatchObject({ draw: true, clause: 'CZ-GAME-09' });
});
