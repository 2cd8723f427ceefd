/** The catalogue of scenery: what players must agree on before a game stands in its data, and a bad pack is refused with its entry and field. */
import { checkPack, sayProblem } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { auditScenery, ROLES, SCENERY, sceneryCard, scenerySchema, THEMES } from '../../content/scenery/scenery.ts';
import { layPiece } from '../../rules/field/lay.ts';

const wall = {
  id: 'wall',
  source: 'ours',
  kind: 'barrier',
  role: 'wall',
  outline: [
    [-1000, -200],
    [1000, -200],
    [1000, 200],
    [-1000, 200],
  ],
  height: 4000,
  themes: ['street'],
};

function problemOf(piece: object): string {
  const checked = checkPack('mine.json', { pack: 'mine', scenery: [piece] }, scenerySchema, auditScenery);
  return checked.ok ? '' : checked.problems.map(sayProblem).join('\n');
}

describe('the catalogue', () => {
  it('CZ-FIELD-06 CZ-FIELD-07 has at least 20 pieces, each of them an obstacle or a barrier', () => {
    expect(SCENERY.length).toBeGreaterThanOrEqual(20);
    expect(SCENERY.filter(({ kind }) => kind === 'obstacle').length).toBeGreaterThan(5);
    expect(SCENERY.filter(({ kind }) => kind === 'barrier').length).toBeGreaterThan(5);
    expect(problemOf({ ...wall, kind: 'hedge' })).toContain('mine.json: scenery: wall.kind');
    expect(problemOf(wall)).toBe('');
  });

  it('CZ-FIELD-08 says of every hole whether it is a door or an opening', () => {
    const opening = { from: [-400, -200], to: [400, -200], bottom: 0, top: 2000 };
    expect(problemOf({ ...wall, openings: [{ ...opening, kind: 'door' }] })).toBe('');
    expect(problemOf({ ...wall, openings: [opening] })).toContain('openings[0].kind');
    expect(problemOf({ ...wall, openings: [{ ...opening, kind: 'door', from: [-400, 0] }] })).toContain(
      'not on one side',
    );
    const kinds = SCENERY.flatMap(({ openings }) => openings.map(({ kind }) => kind));
    expect(kinds).toContain('door');
    expect(kinds).toContain('window');
  });

  it('CZ-FIELD-09 says which objects are light enough to be dragged', () => {
    expect(sceneryCard('barrels').isLight).toBe(true);
    expect(sceneryCard('bus-wreck').isLight).toBe(false);
    const laid = layPiece('barrels-1', { card: 'barrels', x: 5000, y: 5000, turn: 0, isMirrored: false });
    expect(laid.isLight).toBe(true);
  });

  it('CZ-FIELD-10 says which stretches of a barrier are easy to climb, wherever it lies', () => {
    const card = sceneryCard('shop');
    for (const turn of [0, 1, 5, 11]) {
      for (const isMirrored of [false, true]) {
        const { ladders, outline } = layPiece('shop-1', { card: 'shop', x: 9000, y: 9000, turn, isMirrored });
        expect(ladders.length).toBe(card.ladders.length);
        const [ladder] = ladders;
        const isOn = outline.some((a, i) => {
          const b = outline[(i + 1) % outline.length] ?? a;
          const cross = (p: { x: number; y: number }) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
          return ladder !== undefined && cross(ladder.from) === 0 && cross(ladder.to) === 0;
        });
        expect(isOn, `turn ${turn}`).toBe(true);
      }
    }
    expect(problemOf({ ...wall, ladders: [{ from: [0, 0], to: [0, 100] }] })).toContain('ladders[0]');
  });

  it('CZ-BARRIER-02 counts nothing above 3 inches as an obstacle', () => {
    expect(problemOf({ ...wall, kind: 'obstacle', height: 3050 })).toContain('CZ-BARRIER-02');
    expect(problemOf({ ...wall, kind: 'obstacle', height: 3000 })).toBe('');
  });

  it('every theme has enough pieces of every role, and corners run anticlockwise', () => {
    for (const theme of THEMES) {
      for (const role of ROLES) {
        const fitting = SCENERY.filter((card) => card.role === role && card.themes.includes(theme));
        expect(fitting.length, `${theme} ${role}`).toBeGreaterThan(1);
      }
    }
    expect(problemOf({ ...wall, outline: [...wall.outline].reverse() })).toContain('anticlockwise');
  });
});
