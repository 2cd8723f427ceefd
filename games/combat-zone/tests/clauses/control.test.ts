/** Control and activation: CZ-CONTROL, CZ-ACTIVATE, CZ-TOKEN, CZ-RULE-41 to 43, CZ-MPLAY-04, CZ-TEAMPLAY-02 to 06, CZ-RULE-89. */
import { describe, expect, it } from 'vitest';
import { activeTable, controlTable, type DrawnModel, type DrawnState, drawnAction, type Table } from '../kit.ts';

const FAR: DrawnModel = { player: 1, tokens: 'y y', at: [20, 28] };
const INSPIRE = { kind: 'inspire' };
const END = { kind: 'end' };
const activate = (model: number) => ({ kind: 'activate', model });
/** A move of 0 inches: an action that changes nothing. */
const stay = (token: number) => ({ kind: 'move', token, way: [] });

const two = (own: DrawnModel, ...others: DrawnModel[]): DrawnState => ({
  models: [{ player: 0, at: [3, 3], ...own }, ...(others.length === 0 ? [FAR] : others)],
});

const kinds = (table: Table): string[] =>
  [...new Set(table.legal().map((choice) => (choice as { kind: string }).kind))].toSorted();

describe('Control', () => {
  it('CZ-CONTROL-01 CZ-CONTROL-02 one player has Control, and only that one activates models', () => {
    const table = controlTable(two({ tokens: 'g y-' }));
    expect(table.waiting).toBe('a control');
    expect(table.refusal(activate(1))).toBe('CZ-ACTIVATE-01 not-your-model');
    expect(table.refusal(activate(0))).toBe('fine');
  });

  it('CZ-CONTROL-03 the choice is to activate a character or to inspire the team', () => {
    expect(kinds(controlTable(two({ tokens: 'g y-' })))).toEqual(['activate', 'inspire']);
  });

  it('CZ-CONTROL-04 CZ-INSPIRE-08 without a ready token the team must be inspired, also without gonks', () => {
    const table = controlTable(two({ tokens: 'g- y-' }));
    expect(table.over().tokens(0)).toBe('g y');
    expect(table.state.control).toBe(1);
  });

  it('CZ-CONTROL-05 with all tokens ready a character must be activated', () => {
    const table = controlTable(two({ tokens: 'g y' }, { player: 0, at: [9, 3], tokens: 'y' }, FAR));
    expect(table.refusal(INSPIRE)).toBe('CZ-CONTROL-05 all-tokens-ready');
    expect(kinds(table)).toEqual(['activate']);
  });

  it('CZ-CONTROL-06 Control passes to the rival', () => {
    const table = activeTable(two({ tokens: 'g y' }))
      .play(stay(0))
      .play(END)
      .over();
    expect(table.state).toMatchObject({ control: 1, active: -1 });
  });

  it('CZ-MPLAY-04 clockwise with three players', () => {
    const drawn = { ...two({ tokens: 'g y' }, { ...FAR, player: 2 }, { ...FAR, at: [10, 28] }), players: [{}, {}, {}] };
    const table = activeTable(drawn).play(stay(0)).play(END).over();
    expect(table.state.control).toBe(1);
  });

  it('CZ-RULE-42 a player without a model is skipped', () => {
    const models = [
      { player: 0, at: [3, 3] as const },
      { ...FAR, place: 'out' as const },
      { ...FAR, player: 2 },
    ];
    const table = activeTable({ models, players: [{}, {}, {}] })
      .play(stay(0))
      .play(END)
      .over();
    expect(table.state.control).toBe(2);
  });

  it('CZ-RULE-42 a player without characters must inspire', () => {
    const table = controlTable({
      models: [{ player: 0, kind: 'gonk', at: [3, 3] }, FAR],
    });
    expect(table.waiting).toBe('a inspire');
  });
});

describe('activation', () => {
  it('CZ-ACTIVATE-01 CZ-EX-06 a character with a ready token becomes the Active Model', () => {
    const table = activeTable(two({ tokens: 'g y y' }));
    expect(table.state.active).toBe(0);
    expect(table.waiting).toBe('a activation');
  });

  it('CZ-ACTIVATE-01 neither without a ready token, nor a gonk, nor one that is out', () => {
    const models: DrawnModel[] = [
      { player: 0, tokens: 'g', at: [3, 3] },
      { player: 0, tokens: 'y-', at: [6, 3] },
      { player: 0, kind: 'gonk', at: [9, 3] },
      { player: 0, place: 'out', at: [12, 3] },
      FAR,
    ];
    const table = controlTable({ models });
    expect(table.refusal(activate(1))).toBe('CZ-ACTIVATE-01 no-ready-token');
    expect(table.refusal(activate(2))).toBe('CZ-ACTIVATE-01 not-a-character');
    expect(table.refusal(activate(3))).toBe('CZ-ACTIVATE-01 not-in-play');
    expect(table.refusal(activate(4))).toBe('CZ-ACTIVATE-01 not-your-model');
    expect(table.refusal(activate(9))).toBe('CZ-ACTIVATE-01 no-such-model');
  });

  it('CZ-ACTIVATE-02 it takes action after action as long as it has ready tokens', () => {
    const table = activeTable(two({ tokens: 'g y' })).play(stay(0));
    expect(table.waiting).toBe('a activation');
    expect(table.play(stay(1)).over().tokens(0)).toBe('g- y-');
  });

  it('CZ-ACTIVATE-03 Control passes as soon as no token is ready, or its player ends it', () => {
    expect(
      activeTable(two({ tokens: 'y' }))
        .play(stay(0))
        .over().state.control,
    ).toBe(1);
    expect(
      activeTable(two({ tokens: 'y y' }))
        .play(stay(0))
        .play(END)
        .over().state.control,
    ).toBe(1);
  });

  it('CZ-ACTIVATE-04 tokens that are still ready stay ready', () => {
    expect(
      activeTable(two({ tokens: 'g y y' }))
        .play(stay(0))
        .play(END)
        .over()
        .tokens(0),
    ).toBe('g- y y');
  });

  it('CZ-ACTIVATE-05 the same character may be activated again before the team is inspired', () => {
    expect(controlTable(two({ tokens: 'g- y' })).refusal(activate(0))).toBe('fine');
  });

  it('CZ-RULE-41 an activation ends only after an action; a move of 0 inches is enough', () => {
    const table = activeTable(two({ tokens: 'g y' }));
    expect(table.refusal(END)).toBe('CZ-RULE-41 nothing-done-yet');
    expect(table.play(stay(0)).refusal(END)).toBe('fine');
  });

  it('CZ-RULE-43 an Active Model that is taken out ends its activation, and Control passes as usual', () => {
    const DARE = drawnAction({ id: 'dare', skill: 'influence', keywords: { dangerous: 1 } });
    const table = activeTable(two({ tokens: 'r y', actions: [DARE] }));
    table.play({ kind: 'act', action: 'dare', token: 0 }, 1, 5).over();
    expect(table.model(0).place).toBe('out');
    expect(table.state).toMatchObject({ control: 1, active: -1 });
  });
});

describe('action tokens', () => {
  it('CZ-TOKEN-03 CZ-TOKEN-04 any ready token pays and is turned to used; a used one pays for nothing', () => {
    const table = activeTable(two({ tokens: 'g y y-' }));
    expect(table.refusal(stay(2))).toBe('CZ-TOKEN-03 token-not-ready');
    expect(table.refusal(stay(0))).toBe('fine');
    expect(table.play(stay(1)).tokens(0)).toBe('g y- y-');
    expect(table.refusal(stay(1))).toBe('CZ-TOKEN-03 token-not-ready');
  });
});

describe('two against two', () => {
  const sides: DrawnState = {
    players: [{ side: 0 }, { side: 1 }, { side: 0 }, { side: 1 }],
    models: [
      { player: 0, tokens: 'g y', at: [3, 3] },
      { ...FAR, player: 1 },
      { player: 2, tokens: 'g y-', at: [9, 3] },
      { ...FAR, player: 3, at: [16, 28] },
    ],
  };

  it('CZ-TEAMPLAY-02 Control goes back and forth between the sides', () => {
    expect(controlTable(sides).play(activate(0)).play(stay(0)).play(END).over().state.control).toBe(1);
    const partner = controlTable(sides).play(activate(2)).play(stay(0));
    expect(partner.over().state.control).toBe(3);
    // also where the partner sits next
    const beside = { ...sides, players: [{ side: 0 }, { side: 0 }, { side: 1 }, { side: 1 }] };
    expect(controlTable(beside).play(activate(0)).play(stay(0)).play(END).over().state.control).toBe(2);
  });

  it('CZ-TEAMPLAY-03 CZ-TEAMPLAY-06 a partner’s character may be the one that is active; the partner plays it', () => {
    const table = controlTable({ ...sides, models: sides.models.map((model) => ({ ...model, tokens: 'g y' })) });
    expect(table.refusal(activate(1))).toBe('CZ-ACTIVATE-01 not-your-model');
    expect(table.play(activate(2)).waiting).toBe('c activation');
  });

  it('CZ-TEAMPLAY-04 CZ-TEAMPLAY-05 CZ-RULE-89 inspiring works on one player’s models, then Control goes to the other side', () => {
    const table = controlTable(sides);
    expect(table.refusal({ kind: 'inspire' })).toBe('CZ-CONTROL-05 all-tokens-ready');
    expect(table.refusal({ kind: 'inspire', player: 1 })).toBe('CZ-TEAMPLAY-04 not-your-team');
    table.play({ kind: 'inspire', player: 2 }).over();
    expect(table.tokens(2)).toBe('g y');
    expect(table.state.control).toBe(3);
  });

  it('CZ-RULE-89 the duty to inspire arises only when no character of the side has a ready token', () => {
    const tired = sides.models.map((model, i) => (i === 0 ? { ...model, tokens: 'g- y-' } : model));
    expect(kinds(controlTable({ ...sides, models: tired }))).toEqual(['activate', 'inspire']);
    const all = sides.models.map((model, i) => (i % 2 === 0 ? { ...model, tokens: 'g- y-' } : model));
    expect(kinds(controlTable({ ...sides, models: all }))).toEqual(['inspire']);
  });
});
