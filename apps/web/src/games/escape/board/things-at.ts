/** What lies on a cell and bounds it, in the words of the glossary: whatever one may ask the meaning of. */
import { boardOf, doorsOf, EDGE, type EscapeView, edgesOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import type { MessageKey } from '../../../i18n/words.ts';
import type { Voice } from './describe-cell.ts';

const WALLS: Readonly<Record<number, string>> = {
  [EDGE.hardWall]: 'hard',
  [EDGE.wall]: 'breakable',
  [EDGE.brokenWall]: 'broken',
};

/** Characters are left out: they have a card of their own. Walls come last, and each kind once. */
export function thingsAt(view: EscapeView, cell: Cell, voice: Voice): readonly string[] {
  return [...lyingAt(view, cell, voice), ...doorsAt(view, cell, voice), ...wallsAt(view, cell, voice)];
}

/** What is drawn on the cell itself. */
export function lyingAt(view: EscapeView, cell: Cell, { say, speaker }: Voice): readonly string[] {
  const { airlocks, airlockAt } = boardOf(view);
  const airlock = airlocks[airlockAt[cell] ?? -1];
  return [
    ...view.props
      .filter((prop) => prop.cell === cell)
      .map(({ kind, difficulty, doneBy }) =>
        say(`escape.cell.${kind}` as MessageKey, { difficulty, doneBy, side: speaker.name(doneBy) }),
      ),
    ...view.markers
      .filter((marker) => marker.cell === cell)
      .map(({ kind, equipment }) => speaker.name(equipment ?? kind)),
    ...(view.repression?.tokens ?? [])
      .filter((token) => token.cell === cell)
      .map(({ id, colour }) => say('escape.thing.token', { id, colour: speaker.name(colour) })),
    ...(view.burns.includes(cell) ? [say('escape.thing.burn')] : []),
    ...(airlock === undefined
      ? []
      : [say('escape.cell.airlock', { number: airlock.number, shut: String(view.shutAirlock === airlock.number) })]),
  ];
}

export function doorsAt(view: EscapeView, cell: Cell, { say }: Voice): readonly string[] {
  return doorsOf(view)
    .filter(({ cells }) => cells.includes(cell))
    .map(({ isOpen, isLocked, isHacked, lock }) =>
      say('escape.thing.door', {
        open: String(isOpen),
        state: isLocked ? 'locked' : isHacked ? 'hacked' : 'plain',
        lock,
      }),
    );
}

function wallsAt(view: EscapeView, cell: Cell, { say }: Voice): readonly string[] {
  const { sides } = boardOf(view).grid;
  const edges = edgesOf(view);
  const kinds = [0, 1, 2, 3].flatMap((side) => WALLS[edges[sides[cell * 4 + side] ?? -1] ?? -1] ?? []);
  return [...new Set(kinds)].map((kind) => say('escape.thing.wall', { kind }));
}
