/** Wounds, red-lined and taken out models, healing: CZ-WOUND, CZ-REDLINE, CZ-OUT, CZ-HEAL, CZ-ARMOR-05 to 09, CZ-RULE-13, 39, 58, 59, 73. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { isRedLined } from '../../rules/tokens.ts';
import { heal } from '../../rules/wounds/heal.ts';
import { refresh, stun } from '../../rules/wounds/stun.ts';
import { type Suffer, suffer } from '../../rules/wounds/suffer.ts';
import { activeTable, type DrawnModel, type DrawnState, drawnAction, drawnState, Table, tokensOf } from '../kit.ts';

const ATTACKER: DrawnModel = { player: 0, tokens: 'g' };

/** Model 1 suffers what an attack of model 0 does. */
const hit = (target: DrawnModel, memory: Partial<Suffer> = {}, drawn: Partial<DrawnState> = {}): Table =>
  new Table(
    drawnState({ models: [ATTACKER, { player: 1, ...target }], ...drawn }),
    frameOf(suffer, { model: 1, wounds: 1, token: 0, by: 0, isAttack: true, ...memory }),
  );

const token = (at: number) => ({ kind: 'token', token: at });

describe('wounds', () => {
  it('CZ-WOUND-03 CZ-OPPOSE-03 the token of the roll is replaced with a RED one', () => {
    expect(hit({ tokens: 'g y' }).over().tokens(1)).toBe('g* y');
    expect(hit({ tokens: 'g y' }, { token: 1 }).over().tokens(1)).toBe('g y*');
  });

  it.each([
    [0, 'g* y'],
    [1, 'g y*'],
  ])('CZ-OPPOSE-03 the token %i that opposed an attack is the one that the attack wounds', (opposing, left) => {
    const table = activeTable({ models: [{ at: [5, 5] }, { at: [5, 7], tokens: 'g y' }] })
      .play({ kind: 'act', action: 'basic/melee', token: 0, target: 1 })
      .oppose(opposing, 7, 2);
    expect(table.tokens(1)).toBe(left);
  });

  it('CZ-WOUND-04 CZ-EX-27 a ready YELLOW token becomes a ready RED one', () => {
    expect(hit({ tokens: 'y' }).over().tokens(1)).toBe('y*');
  });

  it('CZ-WOUND-04 CZ-EX-28 a used GREEN token becomes a used RED one', () => {
    expect(hit({ tokens: 'g-' }).over().tokens(1)).toBe('g*-');
  });

  it('CZ-WOUND-02 CZ-WOUND-06 without an opposed roll its player chooses the token', () => {
    const table = hit({ tokens: 'g y y-' }, { token: -1, by: -1, isAttack: false });
    expect(table.waiting).toBe('b suffer');
    expect(table.legal()).toEqual([token(0), token(1), token(2)]);
    expect(table.play(token(2)).over().tokens(1)).toBe('g y y*-');
  });

  it('CZ-WOUND-07 CZ-EX-31 a second wound of one roll lands where its player chooses', () => {
    const table = hit({ tokens: 'g y y' }, { token: 1, wounds: 2 });
    expect(table.tokens(1)).toBe('g y* y');
    expect(table.play(token(2)).over().tokens(1)).toBe('g y* y*');
  });

  it('CZ-RULE-58 where there is a choice, a token that is not RED must be chosen', () => {
    const table = hit({ tokens: 'g y r' }, { token: -1 });
    expect(table.refusal(token(2))).toBe('CZ-RULE-58 token-is-red');
    expect(table.refusal(token(3))).toBe('CZ-WOUND-06 no-such-token');
    expect(table.legal()).toEqual([token(0), token(1)]);
  });

  it('CZ-RULE-58 the last token that is not RED is taken without asking', () => {
    expect(hit({ tokens: 'g* y r' }, { token: -1 }).over().tokens(1)).toBe('g* y* r');
  });

  it('CZ-WOUND-08 a red-lined character that suffers such a wound is taken out', () => {
    expect(hit({ tokens: 'g* r' }, { token: -1 }).over().model(1).place).toBe('out');
    expect(hit({ tokens: 'g y* r' }, { token: 0, wounds: 2 }).over().model(1).place).toBe('out');
  });

  it('CZ-WOUND-09 a character that cannot replace a token is taken out', () => {
    expect(hit({ tokens: 'y*' }).over().model(1).place).toBe('out');
  });

  it('CZ-WOUND-10 CZ-GONK-06 a gonk that is wounded is taken out at once and leaves a body', () => {
    const table = hit({ kind: 'gonk', at: [5, 7] }, { token: -1 }).over();
    expect(table.model(1).place).toBe('out');
    expect(table.state.bodies).toEqual([{ model: 1, x: 5000, y: 7000, z: 0 }]);
  });

  it('CZ-DRONE-10 a drone that is wounded is taken out and leaves no body', () => {
    const table = hit({ kind: 'drone' }, { token: -1 }).over();
    expect(table.model(1).place).toBe('out');
    expect(table.state.bodies).toEqual([]);
  });

  it('CZ-OUT-01 CZ-RULE-58 a wound on a RED token takes out, even if other tokens are left', () => {
    expect(hit({ tokens: 'g r' }, { token: 1 }).over().model(1).place).toBe('out');
    expect(hit({ tokens: 'g y*' }, { token: 1 }).over().model(1).place).toBe('out');
    expect(hit({ tokens: 'g y*' }, { token: 0 }).over().model(1).place).toBe('table');
  });

  it('CZ-RULE-58 also when the roll was its own', () => {
    const own = hit({ tokens: 'g r-' }, { token: 1, by: 1, isAttack: false });
    expect(own.over().model(1).place).toBe('out');
  });

  it('CZ-WOUND-05 a wound by its own action hits the token that paid for it', () => {
    expect(hit({ tokens: 'g y-' }, { token: 1, by: 1, isAttack: false }).over().tokens(1)).toBe('g y*-');
  });

  it('CZ-OUT-02 CZ-RULE-39 the body lies where the model stood, which leaves the table', () => {
    const table = hit({ tokens: 'r', at: [4, 6, 3] }).over();
    expect(table.state.bodies).toEqual([{ model: 1, x: 4000, y: 6000, z: 3000 }]);
    expect(table.model(1)).toMatchObject({ place: 'out', x: 4000, y: 6000, z: 3000 });
  });

  it('CZ-OUT-03 CZ-OUT-04 each body is tied to its model, also two gonks of one card', () => {
    const state = drawnState({
      models: [ATTACKER, { player: 1, kind: 'gonk' }, { player: 1, kind: 'gonk', card: 'card-1' }],
    });
    state.bodies.push({ model: 2, x: 0, y: 0, z: 0 });
    state.models[2] = { ...(state.models[2] ?? state.models[0] ?? neverModel()), place: 'out' };
    const table = new Table(state, frameOf(suffer, { model: 1, wounds: 1, token: -1, by: 0, isAttack: true }));
    expect(table.over().state.bodies.map(({ model }) => model)).toEqual([2, 1]);
    expect(table.model(1).card).toBe(table.model(2).card);
  });

  it('CZ-OUT-05 CZ-HEAL-05 who was taken out can neither be wounded nor healed again', () => {
    const table = hit({ tokens: 'g* y', place: 'out' });
    expect(table.over().tokens(1)).toBe('g* y');
    const state = drawnState({ models: [{ tokens: 'g* y', place: 'out' }] });
    expect(new Table(state, frameOf(heal, { model: 0, count: 1 })).over().tokens(0)).toBe('g* y');
  });

  it('CZ-WOUND-01 what wounds comes with cards that may change it before it lands', () => {
    const story = hit({ tokens: 'g y' }).story;
    expect(story).toEqual(['wounds-threatened', 'blow-fell', 'wounded', 'provoked']);
    expect(hit({ tokens: 'r' }).story).toEqual(['wounds-threatened', 'blow-fell', 'fatally-wounded', 'taken-out']);
  });

  it('CZ-RULE-04 taken out whatever is left, with a body', () => {
    const table = hit({ tokens: 'g g g' }, { wounds: 'out', isAttack: false }).over();
    expect(table.model(1).place).toBe('out');
    expect(table.state.bodies).toHaveLength(1);
  });
});

const neverModel = (): never => {
  throw new Error('there is no model');
};

const VEST = { id: 'vest', armor: 2 };

describe('armor that was hit', () => {
  it('CZ-ARMOR-05 the gear is discarded and the wound is not suffered', () => {
    const table = hit({ tokens: 'g y', gear: [VEST] }, { armor: 'vest' }).over();
    expect(table.tokens(1)).toBe('g y');
    expect(table.model(1).carried).toEqual([]);
  });

  it('CZ-RULE-59 without a wound left there is no [RE]action', () => {
    expect(hit({ tokens: 'g y', gear: [VEST] }, { armor: 'vest' }).over().state.answers).toEqual([]);
  });

  it('CZ-RULE-59 it takes exactly one wound; the rest lands on tokens of the choice of its bearer', () => {
    const table = hit({ tokens: 'g y', gear: [VEST] }, { armor: 'vest', wounds: 2 });
    expect(table.waiting).toBe('b suffer');
    expect(table.play(token(1)).over().tokens(1)).toBe('g y*');
    expect(table.state.answers).toHaveLength(1);
  });

  it('CZ-ARMOR-08 CZ-ARMOR-09 CZ-EX-25 armor on the card does not keep the wound off and is never lost', () => {
    const table = hit({ tokens: 'y y', armor: 2 }, {}).over();
    expect(table.tokens(1)).toBe('y* y');
    expect(table.state.cards.profiles['card-1']?.armor).toBe(2);
  });

  it('CZ-ARMOR-05 only the armor that was used is lost', () => {
    const gear = [{ id: 'knife' }, VEST, { id: 'helmet', armor: 1 }];
    const table = hit({ tokens: 'y y', gear }, { armor: 'vest' }).over();
    expect(table.model(1).carried.map(({ card }) => card)).toEqual(['knife', 'helmet']);
  });

  it('CZ-ARMOR-05 also if another card went in the middle of the roll', () => {
    const charm = {
      id: 'charm',
      kind: 'loot' as const,
      reflexes: [{ on: 'use-roll', cost: 'discard', effects: [{ do: 'add-to-roll', by: 1 }] }],
    };
    const table = activeTable({
      models: [
        { at: [3, 3], tokens: 'g' },
        { at: [6, 3], tokens: 'y y', gear: [charm, VEST, { id: 'knife' }] },
      ],
    });
    table.play({ kind: 'act', action: 'basic/melee', token: 0, target: 1 });
    table.play({ kind: 'oppose', token: 0, armor: 1 }, 11, 2).play({ kind: 'card', model: 1, card: 0 });
    expect(table.tokens(1)).toBe('y y');
    expect(table.model(1).carried.map(({ card }) => card)).toEqual(['knife']);
  });
});

describe('the last deed that a card allows', () => {
  const LAST = { on: 'dying', effects: [{ do: 'free-action', colour: 'green' }] } as const;
  const SPIKES = {
    id: 'spikes',
    reflexes: [{ on: 'rival-fumbled', effects: [{ do: 'wound', wounds: 1, who: 'cause' }] }],
  };
  const strike = (action: string, token: number) => ({ kind: 'act', action, token, target: 1 });

  it('CZ-ACTION-16 a roll in the middle of another leaves that one as it lay', () => {
    const table = activeTable({
      models: [
        { at: [5, 5], tokens: 'r', reflexes: [LAST] },
        { at: [7, 5], player: 1, tokens: 'y y', gear: [SPIKES] },
      ],
    }).play(strike('basic/melee', 0), 1, 5); // a fumble: the spikes take it out, and it strikes once more
    expect(table.waiting).toBe('a free-action');
    expect(table.state.contest?.outer).toBeUndefined();
    table.play(strike('basic/melee', -1), 9, 2);
    expect(table.model(0).place).toBe('out');
    expect(table.tokens(1)).toBe('y* y');
    expect(table.play({ kind: 'pass', model: 1 }).over().state.contest).toBeUndefined();
  });

  it('CZ-OUT-01 nobody dies twice: who is hurt in it is gone at once', () => {
    const wild = drawnAction({
      id: 'wild',
      skill: 'melee',
      bands: ['red'],
      aim: 'rival',
      isAttack: true,
      keywords: { dangerous: 1 },
    });
    const gonk: DrawnModel = { player: 0, kind: 'gonk', at: [5, 5], reflexes: [LAST], actions: [wild] };
    const table = new Table(
      drawnState({ models: [gonk, { player: 1, at: [7, 5], tokens: 'y' }] }),
      frameOf(suffer, { model: 0, wounds: 1, token: -1, by: 1, isAttack: true }),
    );
    expect(table.model(0).isDying).toBe(true);
    table.play(strike('wild', -1), 1, 5).over();
    expect(table.model(0)).toMatchObject({ place: 'out' });
    expect(table.model(0).isDying).toBeUndefined();
    expect(table.story.filter((name) => name === 'fatally-wounded')).toHaveLength(1);
  });
});

describe('a wound in the middle of another', () => {
  it('CZ-WOUND-01 what a card makes the attacker suffer first does not lift the blow itself', () => {
    const thorns = { on: 'wounds-threatened', effects: [{ do: 'wound', wounds: 1, who: 'cause' }] } as const;
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g' },
      { at: [7, 5], player: 1, tokens: 'y', reflexes: [thorns] },
    ];
    const memory = { model: 1, wounds: 1, token: 0, by: 0, isAttack: true } as const;
    const table = new Table(drawnState({ models }), frameOf(suffer, memory)).over();
    expect([table.tokens(0), table.tokens(1)]).toEqual(['g*', 'y*']);
    expect(table.state.blow).toBeUndefined();
  });
});

describe('red-lined', () => {
  const model = (tokens: string) => ({
    ...(drawnState({ models: [{}] }).models[0] ?? neverModel()),
    tokens: tokensOf(tokens),
  });

  it('CZ-REDLINE-01 CZ-RULE-13 with RED tokens only, printed ones included', () => {
    expect(isRedLined(model('g* y*-'))).toBe(true);
    expect(isRedLined(model('r r-'))).toBe(true);
    expect(isRedLined(model('g* y'))).toBe(false);
    expect(isRedLined(model('r y-'))).toBe(false);
  });

  it('CZ-REDLINE-01 what has no tokens is never red-lined', () => expect(isRedLined(model(''))).toBe(false));

  it('CZ-REDLINE-03 healing ends it', () => {
    const table = new Table(drawnState({ models: [{ tokens: 'g* r' }] }), frameOf(heal, { model: 0, count: 1 }));
    expect(isRedLined(table.over().model(0))).toBe(false);
  });
});

describe('healing', () => {
  const healing = (tokens: string, count: number, drawn: DrawnModel = {}): Table =>
    new Table(drawnState({ models: [{ tokens, ...drawn }] }), frameOf(heal, { model: 0, count }));

  it('CZ-HEAL-01 CZ-KW-27 each healed wound gives one RED token its colour back', () => {
    expect(healing('g* y* y*', 2).play(token(0)).play(token(1)).over().tokens(0)).toBe('g y y*');
    expect(healing('g* y', 2).over().tokens(0)).toBe('g y');
    expect(healing('g* y*', 2).over().tokens(0)).toBe('g y'); // nobody is asked in which order
  });

  it('CZ-HEAL-02 a restored token keeps its side', () => expect(healing('g*- y', 1).over().tokens(0)).toBe('g- y'));

  it('CZ-HEAL-03 CZ-RULE-73 nothing gets better than it was printed: a RED token stays RED', () => {
    expect(healing('r y', 1).over().tokens(0)).toBe('r y');
    expect(healing('g* r', 2).over().tokens(0)).toBe('g r');
    expect(healing('g* y* r', 1).refusal(token(2))).toBe('CZ-HEAL-01 nothing-to-heal');
  });

  it('CZ-RULE-73 the player of the healed model chooses the token', () => {
    const table = healing('g* y*', 1, { player: 1 });
    expect(table.waiting).toBe('b heal');
    expect(table.play(token(1)).over().tokens(0)).toBe('g* y');
  });

  it('CZ-HEAL-06 a gonk has nothing that could be healed', () => {
    expect(healing('y', 1, { kind: 'gonk' }).over().model(0).place).toBe('table');
  });
});

describe('Stun and Refresh', () => {
  const stunned = (drawn: DrawnModel, count: number, rest: Partial<DrawnState> = {}): Table =>
    new Table(drawnState({ models: [{ player: 1, ...drawn }], ...rest }), frameOf(stun, { model: 0, count }));

  it('CZ-KW-40 Stun turns as many ready tokens to used as it says, or as many as there are', () => {
    expect(stunned({ tokens: 'g- y' }, 1).over().tokens(0)).toBe('g- y-');
    expect(stunned({ tokens: 'g y' }, 3).over().tokens(0)).toBe('g- y-');
    expect(stunned({ tokens: 'g- y-' }, 1).over().tokens(0)).toBe('g- y-');
    expect(stunned({ tokens: 'g y r' }, 2).play(token(1)).play(token(0)).over().tokens(0)).toBe('g- y- r');
  });

  it('CZ-KW-41 the player of the target chooses which', () => {
    const table = stunned({ tokens: 'g y y-' }, 1);
    expect(table.waiting).toBe('b stun-tokens');
    expect(table.refusal(token(2))).toBe('CZ-KW-41 token-not-ready');
    expect(table.play(token(1)).over().tokens(0)).toBe('g y- y-');
  });

  it('CZ-KW-42 CZ-RULE-70 a gonk misses the next Inspire; in its own player’s Inspire also the rest of that one', () => {
    expect(stunned({ kind: 'gonk' }, 1).over().model(0).stunned).toBe(1);
    expect(stunned({ kind: 'gonk' }, 1, { isInspiring: true, control: 1 }).over().model(0).stunned).toBe(2);
    expect(stunned({ kind: 'gonk' }, 1, { isInspiring: true, control: 0 }).over().model(0).stunned).toBe(1);
  });

  it('CZ-RULE-70 a second Stun on a stunned gonk does nothing', () => {
    expect(stunned({ kind: 'gonk', stunned: 1 }, 1, { isInspiring: true, control: 1 }).over().model(0).stunned).toBe(1);
  });

  it('CZ-KW-33 CZ-RULE-69 Refresh turns tokens to ready, its player chooses which', () => {
    const table = new Table(drawnState({ models: [{ tokens: 'g- y- y' }] }), frameOf(refresh, { model: 0, count: 1 }));
    expect(table.waiting).toBe('a refresh');
    expect(table.refusal(token(2))).toBe('CZ-KW-33 token-not-used');
    expect(table.play(token(0)).over().tokens(0)).toBe('g y- y');
  });
});
