/** Looting bodies: CZ-LOOT, CZ-RULE-74. */
import { describe, expect, it } from 'vitest';
import { activeTable, type DrawnGear, type DrawnModel, type DrawnState, drawnAction, type Table } from '../kit.ts';

const FAR: DrawnModel = { player: 1, tokens: 'y y', at: [20, 28] };
const gear = (body: number, token = 0) => ({ kind: 'act', action: 'loot/gear', token, body });
const belongings = (body: number, token = 0) => ({ kind: 'act', action: 'loot/belongings', token, body });
const take = (card: number) => ({ kind: 'take', card });
const cards = (table: Table, model: number): string[] => table.model(model).carried.map(({ card }) => card);

const GUN: DrawnGear = { id: 'gun' };
const VEST: DrawnGear = { id: 'vest', armor: 1, isPrinted: true };
const CANNON: DrawnGear = { id: 'cannon', keywords: ['bulky'] };
const MORTAR: DrawnGear = { id: 'mortar', keywords: ['bulky'] };
const STIM: DrawnGear = { id: 'stim', kind: 'loot' };

/** Looter (0) beside the body of model 1. */
function looter(
  own: DrawnModel = {},
  fallen: DrawnModel = {},
  { others = [], ...drawn }: Partial<DrawnState> & { readonly others?: readonly DrawnModel[] } = {},
): Table {
  return activeTable({
    models: [
      { player: 0, at: [3, 3], tokens: 'g y', skills: { tech: 2 }, ...own },
      { player: 1, at: [5, 3], place: 'out', gear: [GUN, VEST], ...fallen },
      FAR,
      ...others,
    ],
    bodies: [{ model: 1, x: 5000, y: 3000, z: 0 }],
    ...drawn,
  });
}

describe('looting', () => {
  it('CZ-LOOT-01 a character at reach of a body loots it with one of two actions, each for a token', () => {
    const table = looter();
    expect(table.refusal(gear(1))).toBe('fine');
    expect(table.refusal(belongings(1))).toBe('fine');
    expect(table.refusal(gear(2))).toBe('CZ-LOOT-01 no-such-body');
    expect(table.play(belongings(1)).tokens(0)).toBe('g- y');
    const far = looter({}, {}, { bodies: [{ model: 1, x: 5100, y: 3000, z: 0 }] });
    expect(far.refusal(belongings(1))).toBe('CZ-LOOT-01 body-not-at-reach');
  });

  it('CZ-LOOT-02 gonks cannot loot', () => {
    const table = activeTable({
      models: [
        { player: 0, at: [10, 3], tokens: 'g y', skills: { influence: 3 } },
        { player: 1, at: [5, 3], place: 'out' },
        FAR,
        { player: 0, kind: 'gonk', at: [7, 3] },
      ],
      bodies: [{ model: 1, x: 5000, y: 3000, z: 0 }],
    }).play({ kind: 'act', action: 'basic/command', token: 0, target: 3 }, 9, 2);
    expect(table.state.active).toBe(3);
    expect(table.refusal(belongings(1, -1))).toBe('CZ-LOOT-02 only-for-characters');
  });

  it('CZ-LOOT-03 both are Complex: not with a rival within RED', () => {
    const table = looter({}, {}, { others: [{ player: 1, at: [3, 6.9] }] });
    expect(table.refusal(gear(1))).toBe('CZ-KW-19 rival-within-red');
    expect(table.refusal(belongings(1))).toBe('CZ-KW-19 rival-within-red');
  });

  it('CZ-LOOT-04 Loot Gear is rolled with Tech against the Obstacle die', () => {
    const table = looter().play(gear(1), 5, 6);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { acting: { bonuses: [{ why: 'tech', by: 2 }] }, opposing: [{ die: { colour: 'obstacle' } }] },
    });
  });

  it('CZ-LOOT-05 the body goes, and the looter takes and equips one card', () => {
    const table = looter().play(gear(1), 5, 6);
    expect(table.waiting).toBe('a loot');
    expect(table.refusal(take(2))).toBe('CZ-LOOT-05 no-such-card');
    table.play(take(0));
    expect(cards(table, 0)).toEqual(['gun']);
    expect(cards(table, 1)).toEqual(['vest']);
    expect(table.state.bodies).toEqual([]);
  });

  it('CZ-LOOT-06 gear printed on the card of the fallen can be looted too', () => {
    const table = looter().play(gear(1), 5, 6).play(take(1));
    expect(table.model(0).carried).toEqual([{ card: 'vest', isPrinted: false, isExhausted: false }]);
  });

  it('CZ-LOOT-08 Loot Belongings is Easy: the body goes and a random loot card is drawn', () => {
    const table = looter({}, {}, { loot: { left: ['gun', 'stim', 'vest'], discard: [] }, cards: [STIM] });
    table.play(belongings(1), 2);
    expect(cards(table, 0)).toEqual(['stim']);
    expect(table.state.loot.left).toEqual(['gun', 'vest']);
    expect(table.state.bodies).toEqual([]);
    expect(table.story).not.toContain('declared');
  });

  it('CZ-LOOT-08 a deck that is used up is made of its discarded cards; without any there is nothing to draw', () => {
    const table = looter({}, {}, { loot: { left: [], discard: ['stim'] }, cards: [STIM] }).play(belongings(1), 1);
    expect(cards(table, 0)).toEqual(['stim']);
    expect(table.state.loot).toEqual({ left: [], discard: [] });
    expect(cards(looter().play(belongings(1)), 0)).toEqual([]);
  });

  it('CZ-LOOT-10 each body can be looted once', () => {
    expect(looter().play(belongings(1)).refusal(belongings(1, 1))).toBe('CZ-LOOT-01 no-such-body');
  });

  it('CZ-RULE-74 a failed Loot Gear leaves the body in place', () => {
    const table = looter().play(gear(1), 4, 6);
    expect(table.state.bodies).toHaveLength(1);
    expect(table.refusal(gear(1, 1))).toBe('fine');
  });

  it('CZ-RULE-74 friends can be looted too', () => {
    expect(looter({}, { player: 0 }).refusal(gear(1))).toBe('fine');
  });

  it('CZ-RULE-74 a body without cards can only give a loot card', () => {
    const table = looter({}, { gear: [] });
    expect(table.refusal(gear(1))).toBe('CZ-RULE-74 body-without-cards');
    expect(table.refusal(belongings(1))).toBe('fine');
  });

  it('CZ-RULE-74 one Bulky card at most: the own one is dropped for the new one, or the new one left', () => {
    const table = looter({ gear: [CANNON, GUN] }, { gear: [MORTAR] }).play(gear(1), 5, 6);
    expect(table.refusal({ kind: 'leave' })).toBe('fine');
    expect(cards(table.play(take(0)), 0)).toEqual(['gun', 'mortar']);
    const left = looter({ gear: [CANNON] }, { gear: [MORTAR] })
      .play(gear(1), 5, 6)
      .play({ kind: 'leave' });
    expect(cards(left, 0)).toEqual(['cannon']);
    expect(left.state.bodies).toEqual([]);
  });

  it('CZ-RULE-74 no two gear cards of the same name; what leaves room must be taken', () => {
    const table = looter({ gear: [GUN] }, { gear: [GUN, VEST] }).play(gear(1), 5, 6);
    expect(table.refusal({ kind: 'leave' })).toBe('CZ-LOOT-05 must-take-a-card');
    expect(cards(table.play(take(0)), 0)).toEqual(['gun']);
  });

  it('CZ-GAME-10 a card that is for somebody by name is left to others of that name', () => {
    const made = (name: string): DrawnGear => ({ id: 'robe', gifts: [{ give: 'only-for', name }] });
    const robe = made('boss');
    const table = looter({}, { gear: [robe, VEST, GUN] }).play(gear(1), 5, 6);
    expect(table.refusal(take(0))).toBe('CZ-GAME-10 gear-for-somebody-else');
    expect(table.refusal({ kind: 'leave' })).toBe('CZ-LOOT-05 must-take-a-card');
    expect(cards(table.play(take(1)), 0)).toEqual(['vest']);
    expect(looter({}, { gear: [robe] }).refusal(gear(1))).toBe('CZ-RULE-74 body-without-cards');
    expect(looter({}, { gear: [made('card-0')] }).refusal(gear(1))).toBe('fine');
  });

  it('CZ-RULE-74 loot cards stay with the character, and go with its body', () => {
    const table = looter({}, { gear: [STIM] }).play(gear(1), 5, 6);
    expect(cards(table, 0)).toEqual(['stim']);
  });

  it('CZ-RULE-51 a looted copy is fresh for its new bearer, though the own one was used', () => {
    const launcher = { id: 'launcher', actions: [drawnAction({ id: 'launcher/fire', keywords: { difficult: 1 } })] };
    const table = looter({ gear: [launcher], used: ['launcher/fire', 'other/use'] }, { gear: [launcher] });
    table.play(gear(1), 9, 2);
    if (table.waiting === 'a loot') table.play(take(0));
    expect(cards(table, 0)).toEqual(['launcher']);
    expect(table.model(0).used).toEqual(['other/use']);
  });

  it('CZ-LOOT-08 a card that bites when it is drawn from a body is drawn anew where a card lets one draw', () => {
    const trap: DrawnGear = {
      id: 'trap',
      kind: 'loot',
      reflexes: [{ on: 'drawn', effects: [{ do: 'wound', wounds: 1 }] }],
    };
    const sack: DrawnGear = { id: 'sack', reflexes: [{ on: 'use', cost: 'discard', effects: [{ do: 'draw-loot' }] }] };
    const table = looter({ gear: [sack] }, {}, { loot: { left: ['trap', 'stim'], discard: [] }, cards: [trap, STIM] });
    table.play({ kind: 'use', card: 0 }, 1);
    expect(cards(table, 0)).toEqual(['stim']);
    expect(table.state.loot.left).toEqual(['trap']);
    expect(table.play(belongings(1), 1).waiting).toBe('a suffer');
  });
});
