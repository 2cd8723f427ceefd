/** Luck tokens and other re-rolls: CZ-LUCK, CZ-KW-03, CZ-KW-04, CZ-RULE-52 to 54, CZ-RULE-91, CZ-RULE-101. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import type { Against, Opposition } from '../../rules/contest/against.ts';
import { isWonAgainst } from '../../rules/contest/compare.ts';
import { contest } from '../../rules/contest/contest.ts';
import type { Roller } from '../../rules/types.ts';
import { activeTable, type DrawnModel, type DrawnState, drawnAction, drawnState, Table } from '../kit.ts';

const melee = (model: number): Against => ({ model, skill: 'melee', bonuses: [] });

const ACCURATE = drawnAction({ id: 'aim', skill: 'melee', aim: 'rival', isAttack: true, keywords: { accurate: 1 } });

interface Drawn extends Partial<DrawnState> {
  readonly against?: readonly Opposition[];
  readonly action?: string;
  readonly acting?: number;
}

const ONE: readonly DrawnModel[] = [
  { player: 0, tokens: 'y y', skills: { melee: 2 }, actions: [ACCURATE] },
  { player: 1, kind: 'gonk', skills: { melee: 1 } },
];

/** Model 0 of player a rolls YELLOW + 2 against the gonk of player b, YELLOW + 1; `dice`: a, then b. */
function rolled(dice: readonly number[], drawn: Drawn = {}): Table {
  const {
    against = [melee(1)],
    action,
    acting = 0,
    models = ONE,
    players = [{ luck: 3 }, { luck: 3 }],
    ...rest
  } = drawn;
  return new Table(
    drawnState({ models, players, ...rest }),
    frameOf(contest, {
      purpose: 'basic/melee',
      acting: { model: acting, colour: 'yellow', token: 0, skill: 'melee', bonuses: [] },
      ...(action === undefined ? {} : { action }),
      against,
    }),
    dice,
  );
}

const STAND = { kind: 'stand' };
const again = (roller: number, means = 'luck') => ({ kind: 'reroll', roller, means });
const faces = ({ state: { contest: current } }: Table): number[] =>
  current === undefined ? [] : [current.acting, ...current.opposing].map(({ die }) => die.face);
const isWon = ({ state: { contest: current } }: Table): boolean => current !== undefined && isWonAgainst(current, 0);

describe('Luck', () => {
  it('CZ-LUCK-02 a Luck token rolls one own die again, before anything of the result is applied', () => {
    const table = rolled([5, 4]);
    expect(table.waiting).toBe('a luck');
    expect(table.story).not.toContain('roll-settled');
    table.play(again(-1), 3);
    expect(faces(table)).toEqual([3, 4]);
    expect(table.luck()).toEqual([2, 3]);
  });

  it('CZ-LUCK-02 without a Luck token there is nothing to ask', () => {
    const table = rolled([5, 4], { players: [{ luck: 0 }, { luck: 1 }] });
    expect(table.waiting).toBe('b luck');
    expect(table.refusal(again(0))).toBe('fine');
    expect(table.play(STAND).over().luck()).toEqual([0, 1]);
  });

  it('CZ-LUCK-03 CZ-RULE-54 the same die is never rolled again twice', () => {
    const table = rolled([5, 4]).play(again(-1), 6).play(again(0), 7);
    expect(table.over().luck()).toEqual([2, 2]);
    expect(faces(table)).toEqual([6, 7]);
    const friends = rolled([5, 4, 4], {
      models: [...ONE, { player: 0, kind: 'gonk', skills: {} }],
      against: [melee(1), melee(2)],
    }).play(again(-1), 6);
    expect(friends.refusal(again(-1))).toBe('CZ-LUCK-03 rerolled-before');
    expect(friends.refusal(again(1))).toBe('fine');
  });

  it('CZ-LUCK-05 the Luck token comes back if the new roll is a crit', () => {
    expect(rolled([5, 4]).play(again(-1), 8).luck()).toEqual([3, 3]);
    expect(rolled([5, 4]).play(again(-1), 7).luck()).toEqual([2, 3]);
  });

  it('CZ-LUCK-07 CZ-LUCK-08 CZ-RULE-91 the player in Control decides first, then the other', () => {
    const table = rolled([5, 4]);
    expect(table.waiting).toBe('a luck');
    expect(table.play(STAND).waiting).toBe('b luck');
  });

  it('CZ-LUCK-09 once the other has rolled again, the player in Control may still do so', () => {
    const table = rolled([5, 4]).play(STAND).play(again(0), 6);
    expect(table.waiting).toBe('a luck');
    expect(faces(table.play(again(-1), 7).over())).toEqual([7, 6]);
    // not if the other let it stand
    rolled([5, 4]).play(STAND).play(STAND).over();
    // and not after having rolled again at first
    rolled([5, 4]).play(again(-1), 5).play(again(0), 6).over();
    // not even for another die
    const friends = rolled([5, 4, 4], {
      models: [...ONE, { player: 0, kind: 'gonk', skills: {} }],
      against: [melee(1), melee(2)],
    });
    friends.play(again(-1), 5).play(STAND).play(again(0), 6).over();
  });

  it('CZ-LUCK-09 CZ-RULE-64 a blast die that was rolled again when it fell takes no second chance from those who evade it', () => {
    const models: DrawnModel[] = [...ONE, { player: 0, kind: 'gonk' }];
    const evade = (model: number): Against => ({ model, skill: 'reflexes', bonuses: [] });
    const lies = { model: 0, player: 0, token: 0, bonuses: [], die: { colour: 'yellow', face: 5, isRerolled: true } };
    const table = new Table(
      drawnState({ models, players: [{ luck: 1 }, { luck: 1 }] }),
      frameOf(contest, {
        purpose: 'blast',
        acting: { model: 0, colour: 'yellow', token: 0, bonuses: [] },
        given: lies as Roller,
        against: [evade(1), evade(2)],
      }),
      [3, 4],
    );
    expect(table.play(STAND).play(again(0), 6).waiting).toBe('a luck');
    expect(table.legal()).toEqual([STAND, again(1)]);
    expect(faces(table.play(again(1), 7).over())).toEqual([5, 6, 7]);
  });

  it('CZ-LUCK-10 the order follows Control, not who attacks', () => {
    const table = rolled([5, 4], { control: 1 });
    expect(table.waiting).toBe('b luck');
    expect(table.refusal(again(-1))).toBe('CZ-RULE-52 not-your-die');
    expect(table.play(STAND).waiting).toBe('a luck');
  });

  it('CZ-LUCK-11 the new result stands, also if it is worse', () => {
    const table = rolled([5, 4]).play(again(-1), 1).play(STAND).over();
    expect(faces(table)).toEqual([1, 4]);
    expect(isWon(table)).toBe(false);
  });

  it('CZ-EX-09 Luck on both sides: the one in Control has the last word', () => {
    const table = rolled([5, 4]);
    expect(isWon(table)).toBe(true);
    table.play(STAND).play(again(0), 6);
    expect(isWon(table)).toBe(false);
    table.play(again(-1), 7).over();
    expect(isWon(table)).toBe(true);
    expect(table.luck()).toEqual([2, 2]);
  });

  it('CZ-RULE-52 Luck is for own dice: also the Obstacle die that one rolled, but no drone', () => {
    const table = rolled([5, 9], { against: ['obstacle'] }).play(STAND);
    expect(table.waiting).toBe('b luck');
    expect(faces(table.play(again(0), 2).play(STAND).over())).toEqual([5, 2]);
    const drone = rolled([5, 9], { models: [ONE[0] ?? {}, { player: 1, kind: 'drone' }] });
    expect(drone.refusal(again(0))).toBe('CZ-RULE-52 not-your-die');
    expect(drone.play(STAND).over().luck()).toEqual([3, 3]);
  });

  it('CZ-RULE-52 CZ-RULE-89 CZ-RULE-101 partners have Luck for their own dice, not for each other’s', () => {
    const table = rolled([5, 4], {
      players: [0, 1, 0, 1].map((side) => ({ side, luck: 3 })),
      models: [...ONE, { player: 2 }, { player: 3 }],
    });
    expect(table.play(STAND).waiting).toBe('b luck');
    expect(table.play(STAND).over().luck()).toEqual([3, 3, 3, 3]);
  });

  it('CZ-RULE-53 the window opens when all dice lie and shuts before any result', () => {
    const table = rolled([5, 4]).play(STAND).play(STAND).over();
    const story = table.story.filter((name) => name !== 'engine/rolled');
    expect(story).toEqual(['declared', 'rolled', 'roll-settled']);
  });

  it('CZ-RULE-53 with three players the others follow clockwise, then the one in Control once more', () => {
    const models = [...ONE, { player: 2, kind: 'gonk' as const }];
    const players = [{ luck: 1 }, { luck: 1 }, { luck: 1 }];
    const table = rolled([5, 4, 4], { models, players, against: [melee(1), melee(2)], control: 1 });
    expect(table.waiting).toBe('b luck');
    expect(table.play(STAND).waiting).toBe('c luck');
    expect(table.play(again(1), 3).waiting).toBe('a luck');
    expect(table.play(STAND).waiting).toBe('b luck');
    table.play(STAND).over();
  });

  it('CZ-RULE-101 several targets: one decision for the attack die after all dice are seen, then each opponent for each own die', () => {
    const models = [...ONE, { player: 1, kind: 'gonk' as const }];
    const table = rolled([5, 4, 3], { models, against: [melee(1), melee(2)] });
    expect(faces(table)).toEqual([5, 4, 3]);
    expect(table.legal()).toEqual([STAND, again(-1)]);
    table.play(STAND);
    expect(table.legal()).toEqual([STAND, again(0), again(1)]);
    table.play(again(0), 5);
    expect(table.legal()).toEqual([STAND, again(1)]);
    table.play(again(1), 2);
    expect(table.waiting).toBe('a luck');
    expect(faces(table.play(again(-1), 4).over())).toEqual([4, 5, 2]);
  });

  it('CZ-RULE-101 the attack die is rolled again once only', () => {
    const models = [...ONE, { player: 1, kind: 'gonk' as const }];
    const table = rolled([5, 4, 3], { models, against: [melee(1), melee(2)] }).play(again(-1), 4);
    expect(table.play(again(0), 5).play(STAND).over().luck()).toEqual([2, 2]);
  });
});

describe('Accurate', () => {
  it('CZ-KW-03 an Accurate action rolls its die again without a Luck token', () => {
    const table = rolled([5, 4], { action: 'aim', players: [{ luck: 0 }, { luck: 0 }] });
    expect(table.waiting).toBe('a luck');
    expect(table.play(again(-1, 'accurate'), 7).over().luck()).toEqual([0, 0]);
    expect(faces(table)).toEqual([7, 4]);
    // no other action does
    rolled([5, 4], { action: 'basic/melee', players: [{ luck: 0 }, { luck: 0 }] }).over();
  });

  it('CZ-KW-04 Accurate and Luck cannot both roll the same die again', () => {
    const table = rolled([5, 4], { action: 'aim' }).play(again(-1, 'accurate'), 3);
    expect(table.waiting).toBe('b luck');
    expect(table.play(again(0), 2).over().luck()).toEqual([3, 2]);
  });

  it('CZ-RULE-53 Accurate is used by its player in the same window, at their place', () => {
    const table = rolled([5, 4], { action: 'aim', control: 1, players: [{ luck: 0 }, { luck: 1 }] });
    expect(table.waiting).toBe('b luck');
    expect(table.play(STAND).waiting).toBe('a luck');
    expect(table.refusal(again(0, 'accurate'))).toBe('CZ-RULE-52 not-your-die');
  });
});

describe('dice of cards', () => {
  it('CZ-LUCK-02 CZ-LUCK-03 CZ-LUCK-05 a die that a card has somebody roll may be rolled again like any other', () => {
    const reflexes = [
      {
        on: 'wounds-threatened',
        effects: [{ do: 'roll', die: 'red', crit: [{ do: 'ignore-wounds', wounds: 1 }] }],
      },
    ] as never;
    const shot = (luck: number) =>
      activeTable({
        players: [{ luck: 1 }, { luck }],
        models: [
          { player: 0, at: [5, 5], tokens: 'y y' },
          { player: 1, at: [5, 15], tokens: 'y g', reflexes },
        ],
      })
        .play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 })
        .oppose(0, 7, 2)
        .play({ kind: 'stand' });
    const table = shot(2).play({ kind: 'stand' }, 4); // the die of the card
    expect(table.waiting).toBe('b luck');
    expect(table.state.contest).toMatchObject({ opposing: [], acting: { model: 1, player: 1, die: { face: 4 } } });
    expect(table.refusal({ kind: 'reroll', roller: -1, means: 'accurate' })).toBe('CZ-KW-03 not-accurate');
    table.play({ kind: 'reroll', roller: -1, means: 'luck' }, 6);
    expect(table.tokens(1)).toBe('y g');
    expect(table.luck()).toEqual([1, 2]); // a crit brings the token back
    const lost = shot(1).play({ kind: 'stand' }, 4).play({ kind: 'reroll', roller: -1, means: 'luck' }, 5);
    expect([lost.tokens(1), lost.luck()]).toEqual(['y* g', [1, 0]]);
    const none = activeTable({
      models: [
        { player: 0, at: [5, 5], tokens: 'y y' },
        { player: 1, at: [5, 15], tokens: 'y g', reflexes },
      ],
    })
      .play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 })
      .oppose(0, 7, 2, 4);
    expect(none.tokens(1)).toBe('y* g');
  });

  it('CZ-LUCK-11 CZ-GAME-10 what a card makes of a fumble it makes of one that was rolled again', () => {
    const mask = { id: 'mask', gifts: [{ give: 'fumble-is-crit' }] };
    const command = (...faces: [number, number]) =>
      activeTable({
        players: [{ luck: 1 }, {}],
        models: [
          { player: 0, at: [5, 5], tokens: 'g g', gear: [mask] },
          { player: 0, at: [5, 7], tokens: 'y' },
          { player: 1, at: [5, 25] },
        ],
      })
        .play({ kind: 'act', action: 'basic/command', token: 0, target: 1 })
        .play({ kind: 'yes' }, ...faces);
    const again = command(5, 9).play({ kind: 'reroll', roller: -1, means: 'luck' }, 1);
    expect([again.story.includes('commanded'), again.model(0).boosts]).toEqual([true, []]);
    const stood = command(5, 9).play({ kind: 'stand' });
    expect([stood.story.includes('commanded'), stood.model(0).boosts]).toEqual([false, []]);
  });
});
