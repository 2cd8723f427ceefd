/** A blast whose attacker may shift the Impact token after a hit. CZ-KW-08, CZ-GAME-11. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../content/types.ts';
import { attack } from '../../rules/attacks/attack.ts';
import { type DrawnModel, drawnAction, drawnState, inches, Table } from '../kit.ts';

const put = (x: number, y: number) => ({ kind: 'impact', x: inches(x), y: inches(y) });
const BEFORE = put(10.969, 10);

/** Model 0 hits model 1 at 12, 10 with a blast that it steers; model 2 stands out of its reach. */
function steered(more: Partial<ActionCard> = {}): Table {
  const bomb = drawnAction({
    id: 'bomb',
    skill: 'ranged',
    bands: ['red', 'yellow', 'green'],
    aim: 'rival',
    isAttack: true,
    keywords: { blast: 1 },
    ...more,
  });
  const models: DrawnModel[] = [
    { at: [3, 10], tokens: 'g-', actions: [bomb], gifts: [{ give: 'steers-blast' }] },
    { at: [12, 10], tokens: 'y- y-' },
    { at: [8, 14], tokens: 'y-' },
  ];
  const memory = { model: 0, token: 0, colour: 'green', action: 'bomb', target: 1 } as const;
  return new Table(drawnState({ models }), frameOf(attack, memory)).play(BEFORE, 9, 5);
}

describe('a blast that is steered', () => {
  it('CZ-KW-08 CZ-GAME-11 the token is shifted up to RED from where it lies', () => {
    const table = steered();
    expect(table.waiting).toBe('a blast');
    expect(table.refusal(put(10.969, 13.2))).toBe('CZ-KW-13 too-far');
    table.play(put(10, 12)).play({ kind: 'oppose', token: 1 }, 8, 2);
    expect([table.tokens(1), table.tokens(2)]).toEqual(['y*- y-', 'y*-']);
  });

  it('CZ-KW-08 if the hit itself has carried the target off, the token stays where it lies', () => {
    const table = steered({ effects: [{ do: 'push', inches: 9, way: 'away', who: 'target' }] });
    expect(table.model(1).x).toBe(21_000);
    expect(table.refusal(put(12, 10))).toBe('CZ-KW-08 target-must-stay-in-the-area');
    expect(table.legal()).toEqual([BEFORE]);
    expect(table.play(BEFORE).over().tokens(1)).toBe('y*- y-');
  });
});
