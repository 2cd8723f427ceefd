/** Attacks with several targets: torrents, Rapid, walking fire, wounds and pushes of a hit. CZ-MULTI, CZ-KW-34 to 39, 46, 47, CZ-RULE-59, 63, 67, 97, 100. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../content/types.ts';
import { attack } from '../../rules/attacks/attack.ts';
import { block, type DrawnModel, type DrawnState, drawnAction, drawnState, Table } from '../kit.ts';

const GUN = drawnAction({
  id: 'gun',
  skill: 'ranged',
  bands: ['red', 'yellow', 'green', 'long'],
  aim: 'rival',
  isAttack: true,
});
const gun = (keywords: ActionCard['keywords'], more: Partial<ActionCard> = {}): ActionCard => ({
  ...GUN,
  ...more,
  keywords,
});

/** Model 0 attacks model 1 with a GREEN token; targets with one token are not asked with what they oppose. */
function fire(
  action: ActionCard,
  targets: readonly DrawnModel[],
  dice: number[],
  drawn: Partial<DrawnState> = {},
): Table {
  const models: DrawnModel[] = [{ at: [2, 10], tokens: 'g', actions: [action] }, ...targets];
  const memory = { model: 0, token: 0, colour: 'green', action: action.id, target: 1 } as const;
  return new Table(drawnState({ models, ...drawn }), frameOf(attack, memory), dice);
}

const at = (x: number, y = 10, more: Partial<DrawnModel> = {}): DrawnModel => ({ at: [x, y], tokens: 'y', ...more });
const wounded = (table: Table) => table.state.models.flatMap((_, i) => (table.tokens(i).includes('*') ? [i] : []));
const opposing = (table: Table): unknown[] =>
  table.events.flatMap(({ name, data }) =>
    name === 'combat-zone/declared'
      ? [(data as { contest: { opposing: { model: number }[] } }).contest.opposing.map(({ model }) => model)]
      : [],
  );
const shoot = (target: number) => ({ kind: 'shoot', target });

describe('torrents', () => {
  const TORRENT = gun({ torrent: 1 }, { bands: ['red', 'yellow'] });

  it('CZ-MULTI-04 CZ-KW-46 CZ-EX-24 everybody in the path and in range is a target, friends too', () => {
    const table = fire(TORRENT, [at(5), at(8, 10, { player: 0 }), at(12)], [9, 5, 5]).over();
    expect(opposing(table)).toEqual([[1, 2]]);
    expect(wounded(table)).toEqual([1, 2]);
  });

  it('CZ-MULTI-01 CZ-MULTI-02 CZ-MULTI-03 CZ-KW-47 CZ-EX-24 one attack roll, an own opposed roll of each, each by itself', () => {
    expect(wounded(fire(TORRENT, [at(5), at(8)], [6, 7, 5]).over())).toEqual([2]);
    expect(wounded(fire(TORRENT, [at(5), at(8)], [6, 5, 7]).over())).toEqual([1]);
  });

  it('CZ-MULTI-05 every target with a lower roll is wounded, a tie saves', () => {
    expect(wounded(fire(TORRENT, [at(5), at(8)], [6, 6, 6]).over())).toEqual([]);
    expect(wounded(fire(TORRENT, [at(5), at(8)], [7, 6, 6]).over())).toEqual([1, 2]);
  });

  it('CZ-RULE-63 the corridor runs on beyond the target, as far as the outermost band', () => {
    expect(opposing(fire(TORRENT, [at(4), at(9), at(10.4)], [1, 5, 5]).over())).toEqual([[1, 2]]);
  });

  it('CZ-RULE-63 it ends at the first barrier that crosses it', () => {
    const wall = block('wall', [6, 8, 6.5, 12], { kind: 'barrier', top: 4000 });
    expect(opposing(fire(TORRENT, [at(4), at(8)], [1, 5], { pieces: [wall] }).over())).toEqual([[1]]);
  });

  it('CZ-RULE-63 targets of one torrent are no obstacles for one another, others are', () => {
    // The second stands behind the first: with +1 its 5 would tie.
    expect(wounded(fire(TORRENT, [at(5), at(8)], [6, 7, 5]).over())).toEqual([2]);
    const fence = block('fence', [6.2, 8, 6.6, 12]);
    expect(wounded(fire(TORRENT, [at(5), at(8)], [6, 7, 5], { pieces: [fence] }).over())).toEqual([]);
  });

  it('CZ-KW-46 who stands beside the path is no target', () => {
    expect(opposing(fire(TORRENT, [at(5), at(8, 11.2)], [1, 5]).over())).toEqual([[1]]);
  });
});

describe('rapid fire', () => {
  const RAPID = gun({ rapid: 3 });

  it('CZ-KW-34 CZ-KW-36 the same action three times, each with its own rolls, for one token', () => {
    const table = fire(RAPID, [at(8, 10, { tokens: 'y g g' })], []).oppose(0, 2, 5);
    expect(table.waiting).toBe('a attack');
    table.play(shoot(1)).oppose(1, 9, 5).play(shoot(1)).oppose(2, 9, 10).over();
    expect(table.tokens(1)).toBe('y g* g');
  });

  it('CZ-KW-35 CZ-KW-38 the next target may be the same, or another within RED of the last', () => {
    const table = fire(RAPID, [at(8), at(8, 14), at(8, 16)], [2, 5]);
    expect(table.legal()).toEqual([shoot(1), shoot(2), { kind: 'stop' }]);
    expect(table.refusal(shoot(3))).toBe('CZ-KW-38 too-far-from-the-last-target');
    table.play(shoot(2), 2, 5);
    expect(table.refusal(shoot(3))).toBe('fine');
  });

  it('CZ-KW-39 CZ-EX-46 walking fire: 0, -1, -2', () => {
    const targets = [at(8), at(8, 13), at(8, 16)];
    const shots = (first: number, second: number, third: number) =>
      wounded(fire(RAPID, targets, [first, 5]).play(shoot(2), second, 5).play(shoot(3), third, 5).over());
    expect(shots(6, 7, 8)).toEqual([1, 2, 3]);
    expect(shots(6, 6, 7)).toEqual([1]);
    expect(shots(5, 7, 7)).toEqual([2]);
  });

  it('CZ-RULE-67 the penalty does not fall when fire swings back', () => {
    const targets = [at(8, 10, { tokens: 'g' }), at(8, 13)];
    const back = (face: number) => {
      const table = fire(RAPID, targets, [2, 5]).play(shoot(2), 2, 5).play(shoot(1), face, 5).over();
      return wounded(table);
    };
    expect(back(7)).toEqual([]);
    expect(back(8)).toEqual([1]);
  });

  it('CZ-RULE-67 a fumble does not end the series; repetitions without a target are lost', () => {
    const gonk = at(8, 10, { kind: 'gonk' });
    expect(fire(RAPID, [gonk], [1, 5]).waiting).toBe('a attack');
    expect(fire(RAPID, [gonk], [9, 5]).over().model(1).place).toBe('out');
  });

  it('CZ-RULE-97 fire swings on from the place of a target that was taken out', () => {
    const table = fire(RAPID, [at(8, 10, { kind: 'gonk' }), at(8, 13), at(8, 17)], [9, 5]);
    expect(table.model(1).place).toBe('out');
    expect(table.legal()).toEqual([shoot(2), { kind: 'stop' }]);
  });

  it('CZ-RULE-67 CZ-GAME-11 so is what the card asks of a target', () => {
    const picky = { ...RAPID, needs: ['target-hacked'] };
    const table = fire(picky, [at(8, 10, { hacked: 1 }), at(8, 13), at(8, 7, { hacked: 1 })], [2, 5]);
    expect(table.refusal(shoot(2))).toBe('CZ-GAME-11 condition-not-met');
    expect(table.legal()).toEqual([shoot(1), shoot(3), { kind: 'stop' }]);
  });

  it('CZ-RULE-67 range and path are looked at each time', () => {
    const wall = block('wall', [5, 11, 5.5, 18], { kind: 'barrier', top: 4000 });
    const table = fire(RAPID, [at(8), at(8, 13.9)], [2, 5], { pieces: [wall] });
    expect(table.refusal(shoot(2))).toBe('CZ-COVER-04 path-blocked');
    expect(table.refusal(shoot(1))).toBe('fine');
  });
});

describe('what a hit does', () => {
  it('CZ-BASIC-05 one wound, with Deadly two', () => {
    const two = [at(8, 10, { tokens: 'y y' })];
    expect(fire(GUN, two, [9, 5]).over().tokens(1)).toBe('y* y');
    expect(
      fire(gun({ deadly: 1 }), two, [9, 5])
        .over()
        .tokens(1),
    ).toBe('y* y*');
  });

  it('CZ-RULE-100 Deadly and Deadly Crits together: a crit causes three wounds, or two if the table says so', () => {
    const both = gun({ deadly: 1, 'deadly-crits': 1 });
    const target = [at(8, 10, { tokens: 'y y y y' })];
    const hit = (face: number, options: NonNullable<DrawnState['options']>) =>
      fire(both, target, [face, 5], { options }).playOut().tokens(1);
    expect(hit(11, {})).toBe('y* y* y y');
    expect(hit(12, {})).toBe('y* y* y* y');
    expect(hit(12, { deadlyAndDeadlyCrits: 'do-not-add-up' })).toBe('y* y* y y');
  });

  it('CZ-RULE-59 armor gear takes the wound, a Stun still happens', () => {
    const stun = gun({ stun: 1 });
    const target = at(8, 10, { tokens: 'y', gear: [{ id: 'vest', armor: 1 }] });
    const table = fire(stun, [target], []).play({ kind: 'oppose', token: 0, armor: 0 }, 9, 5).over();
    expect(table.model(1).carried).toEqual([]);
    expect(table.tokens(1)).toBe('y-');
  });

  it('CZ-KW-22 a fumble of a Dangerous attack wounds the attacker', () => {
    expect(
      fire(gun({ dangerous: 1 }), [at(8)], [1, 5])
        .over()
        .tokens(0),
    ).toBe('g*');
    expect(
      fire(gun({ dangerous: 1 }), [at(8)], [2, 5])
        .over()
        .tokens(0),
    ).toBe('g');
  });
});
