/** What the table shows at a spot: the blocker of a refusal, where its note stands, distances, what has changed. */
import { Match, type Refusal } from '@tablerunner/engine';
import { boardOf, distancesFrom, type EscapeView, threatenedCells } from '@tablerunner/escape/plan';
import { cellName, parseCell, parseEdge } from '@tablerunner/geometry';
import { createSpeaker } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { readSettings, withOverlay } from '../src/app/settings.ts';
import { labelSpot, roomsOf } from '../src/games/escape/board/rooms.ts';
import { blockerOf } from '../src/games/escape/play/blocker.ts';
import { hintsOf } from '../src/games/escape/play/cell-hints.ts';
import { changedCells } from '../src/games/escape/play/changed.ts';
import { type Decision, decisionOf, game } from '../src/games/escape/play/decision.ts';
import { attacksFrom } from '../src/games/escape/play/if-there.tsx';
import { overlaysOf } from '../src/games/escape/play/overlays-now.ts';
import { pickAt } from '../src/games/escape/play/pick.ts';
import type { Planning } from '../src/games/escape/play/plan-context.tsx';
import { wordsOf } from '../src/i18n/words.ts';
import { insightFunctions } from '../src/insight/functions.ts';
import { CELL, edgeAt, middleOf } from '../src/plan/measure.ts';
import { namesAbove } from '../src/plan/name-places.ts';
import { placeNote } from '../src/plan/note-place.ts';

const DOOR = `
+-+-+-+-+-+
|A . .dM .|
+ + + + + +
|. .7. . .|
+-+-+-+-+-+
unit anna A tesla-rifle
unit mole M green
marker crate b1
doors: c2e closed
`;

function decisionAt(text: string): Decision {
  const parsed = game.notation.parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.where}: ${parsed.problem}`);
  const match = Match.from(game, { seed: 'spots', position: parsed.value });
  if (!match.ok) throw new Error(match.problem);
  const decision = decisionOf(match.value.view('resistance'));
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

const cellOf = (view: EscapeView, name: string): number => parseCell(boardOf(view).grid, name) ?? -1;

test('the blocker of a shot stands where the closed door is, and the line begins at whoever shoots', () => {
  const decision = decisionAt(DOOR);
  const { view } = decision;
  const picked = pickAt(decision, { cell: cellOf(view, 'd2') });
  if (picked.is !== 'refused') throw new Error(`it is ${picked.is}`);
  expect(picked.refusal.reason).toContain('sight');
  const board = boardOf(view);
  const edge = parseEdge(board.grid, 'c2e') ?? -1;
  expect(blockerOf(decision, picked)).toEqual({
    from: middleOf(board, cellOf(view, 'a2')),
    at: expect.objectContaining(edgeAt(board, edge)),
  });
});

test('a corner in the way is marked half way between the cells that it parts', () => {
  const decision = decisionAt(`
+-+-+-+
|. .|M|
+ + +-+
|. . .|
+ +-+ +
|A|. .|
+-+-+-+
unit anna A tesla-rifle
unit mole M green
`);
  const { view } = decision;
  const refusal: Refusal = { ok: false, clause: 'ES-LOS-02', reason: 'not-in-sight', facts: {} };
  const blocker = blockerOf(decision, { cell: cellOf(view, 'c3'), refusal });
  expect(blocker?.from).toEqual(middleOf(boardOf(view), cellOf(view, 'a1')));
  expect(blocker?.at).toEqual({ x: 88, y: 44 });
});

test('a locked door that is too far away is its own blocker', () => {
  const decision = decisionAt(DOOR);
  const { view } = decision;
  const board = boardOf(view);
  const edge = parseEdge(board.grid, 'b1e') ?? -1;
  const door = board.doors.findIndex((one) => one.edge === edge);
  const refusal: Refusal = { ok: false, clause: 'ES-RES-05', reason: 'not-beside-door', facts: {} };
  expect(blockerOf(decision, { refusal, choice: { kind: 'hack', door } })?.at).toEqual(edgeAt(board, edge));
  expect(blockerOf(decision, { refusal, choice: { kind: 'end' } })).toBeUndefined();
});

test('a note stands inside the frame, off the spot, and its leader ends at its rim', () => {
  const frame = { left: 0, top: 0, right: 800, bottom: 600 };
  const size = { width: 300, height: 150 };
  for (const x of [5, 100, 400, 700, 795]) {
    for (const y of [5, 100, 300, 500, 595]) {
      const place = placeNote({ spot: { x, y }, size, frame, gap: 30 });
      expect(x + place.x, `${x} ${y}`).toBeGreaterThanOrEqual(0);
      expect(x + place.x + size.width, `${x} ${y}`).toBeLessThanOrEqual(800);
      expect(y + place.y, `${x} ${y}`).toBeGreaterThanOrEqual(0);
      expect(y + place.y + size.height, `${x} ${y}`).toBeLessThanOrEqual(600);
      const isOff = place.x >= 30 || place.x + size.width <= -30 || place.y >= 30 || place.y + size.height <= -30;
      expect(isOff, `${x} ${y}`).toBe(true);
      expect(Math.hypot(place.end.x, place.end.y), `${x} ${y}`).toBeGreaterThanOrEqual(30);
    }
  }
});

test('distances are counted from side to side, through walls', () => {
  const { view } = decisionAt(DOOR);
  const far = distancesFrom(view, cellOf(view, 'a2'));
  expect(far.get(cellOf(view, 'e1'))).toBe(5);
  expect(far.get(cellOf(view, 'b2'))).toBe(1);
  expect(far.has(cellOf(view, 'a2'))).toBe(false);
  expect(far.size).toBe(9);
});

test('never more than three overlays: the one that has been on for longest goes', () => {
  expect(withOverlay(['reach', 'sight', 'threat'], 'distance', true)).toEqual(['sight', 'threat', 'distance']);
  expect(withOverlay(['sight', 'threat'], 'sight', false)).toEqual(['threat']);
  expect(withOverlay(['sight', 'threat'], 'sight', true)).toEqual(['threat', 'sight']);
  const kept = { overlays: ['threat', 'nonsense', 'threat', 'distance', 'reach', 'sight'] };
  expect(readSettings(kept).overlays).toEqual(['distance', 'reach', 'sight']);
});

test('what has changed: where somebody was and is, both sides of a door, a marker that went', () => {
  const { view: before } = decisionAt(DOOR);
  const after = decisionAt(DOOR.replace('|A . .dM .|', '|. A .dM .|').replace('marker crate b1\n', '')).view;
  const names = (event: { name: string; data: object }): readonly string[] =>
    [...changedCells([event], before, after)].map((cell) => cellName(boardOf(before).grid, cell)).sort();
  const door = boardOf(before).doors.findIndex(({ edge }) => edge === parseEdge(boardOf(before).grid, 'c2e'));
  const to = cellOf(before, 'b2');
  expect(names({ name: 'escape/unit-moved', data: { unit: 0, to } })).toEqual(['a2', 'b2']);
  expect(names({ name: 'escape/door-changed', data: { door, open: true, hacked: false } })).toEqual(['c2', 'd2']);
  expect(names({ name: 'escape/marker-discarded', data: { marker: 0 } })).toEqual(['b1']);
  expect(names({ name: 'escape/action-spent', data: { unit: 0, pool: 'mvt' } })).toEqual([]);
  expect(names({ name: 'escape/turn-began', data: { turn: 2 } })).toEqual([]);
});

test('the end of a walk tells whom one could strike from there, and the odds of it can be worked out', () => {
  const decision = decisionAt(DOOR.replace('doors: c2e closed', 'doors: c2e open'));
  const { view } = decision;
  const found = attacksFrom(decision, cellOf(view, 'c2'), 2);
  if (found === undefined) throw new Error('nobody acts');
  expect(found.choices).toEqual([
    { kind: 'ranged', target: 'mole' },
    { kind: 'melee', target: 'mole' },
  ]);
  const { odds } = insightFunctions(() => game);
  for (const choice of found.choices) expect(odds(found.there, choice, 'no-dodge').of).toBe(6);
  expect(attacksFrom(decision, cellOf(view, 'a1'), 1)?.choices).toEqual([]);
});

test('names stand below their tokens, and above where they would cover another', () => {
  const far = { x: 500, y: 500, name: 'Freedom' };
  expect(namesAbove([{ x: 0, y: 0, name: 'Alice' }, far])).toEqual([false, false]);
  const beside = [
    { x: 0, y: 0, name: 'Black Ubume' },
    { x: 44, y: 0, name: 'Green Mamushi' },
  ];
  expect(namesAbove(beside)).toEqual([false, true]);
  const stacked = [
    { x: 0, y: 0, name: 'Alice' },
    { x: 0, y: 44, name: 'Ashton' },
  ];
  expect(namesAbove(stacked)).toEqual([true, false]);
});

test('the name of a room keeps clear of Airlocks, and stands between two of its cells', () => {
  const { view } = decisionAt(DOOR);
  const board = boardOf(view);
  const [room] = roomsOf(board);
  if (room === undefined) throw new Error('there is no room');
  const { x, y } = labelSpot(board, room.cells, new Set());
  expect(
    room.cells.some((cell) => Math.abs(middleOf(board, cell).x - x) <= 11 && middleOf(board, cell).y + CELL / 2 === y),
  ).toBe(true);
});

const voice = { say: wordsOf('en'), speaker: createSpeaker(game.messages, 'en') };

test('a cell tells its steps, whom one would see from it, whether it is in sight and can be attacked, and why not', () => {
  const decision = decisionAt(DOOR.replace('doors: c2e closed', 'doors: c2e closed\nunit spy b1 isc mvt 1'));
  const { view } = decision;
  const hintsAt = (name: string, card?: Planning['card']): readonly string[] => {
    const planning = { view, decision, card } as Planning;
    return hintsOf(planning, overlaysOf(planning, ['reach', 'sight', 'threat']), voice)(cellOf(view, name));
  };
  expect(hintsAt('b2')).toEqual(['1 step', 'sees spy', 'can be attacked']);
  expect(hintsAt('e2')).toEqual(['not in sight', 'can be attacked']); // beside the mole
  expect(hintsAt('d2', 'ranged').at(-1)).toMatch(/^Not allowed\. .*\(ES-RANGED-02\)$/);
  expect(hintsAt('b1', 'ranged')).toContain('can be chosen');
});

test('threat: the cells that enemies of the viewer could attack next, after a walk and as far as they shoot', () => {
  const names = (text: string, side: 'resistance' | 'isc'): string => {
    const { view } = decisionAt(text);
    return [...threatenedCells(view, side)]
      .map((cell) => cellName(boardOf(view).grid, cell))
      .sort()
      .join(' ');
  };
  const row = (mole: string): string => `
+-+-+-+-+-+-+-+
|A . . . . . M|
+-+-+-+-+-+-+-+
unit anna A
unit mole M isc ${mole}
`;
  expect(names(row('mvt 0 cbt 1'), 'resistance')).toBe('f1');
  expect(names(row('mvt 2 cbt 1'), 'resistance')).toBe('d1 e1 f1 g1'); // from e1 both ways
  expect(names(row('mvt 0 cbt 1 tesla-rifle'), 'resistance')).toBe('d1 e1 f1');
  expect(names(row('mvt 2 cbt 0/1'), 'resistance')).toBe(''); // no Combat action left
  expect(
    names(row('mvt 2 cbt 1').replace('. M', '.dM').replace('unit anna', 'doors: f1e closed\nunit anna'), 'resistance'),
  ).toBe('');
  expect(names(row('mvt 2 cbt 1'), 'isc')).toMatch(/^a1 b1/); // what anna could do
});
