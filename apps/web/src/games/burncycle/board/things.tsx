/** What lies on the floor: posts, hideouts, terminals and mainframes, caches, objective spaces and their beads, action icons. */
import { type BurncycleView, floorOf, type Post } from '@tablerunner/burncycle/plan';
import type { ReactNode } from 'react';
import { Glyph } from '../../../plan/glyph.tsx';
import { middleOf } from '../../../plan/measure.ts';
import { ChipShape } from '../cycle/chip-sign.tsx';
import styles from './board.module.css';
import { TURNS } from './patterns.tsx';

export function Things({ view }: { readonly view: BurncycleView }) {
  const floor = floorOf(view);
  const at = (cell: number, children: ReactNode, key = String(cell)): ReactNode => {
    const { x, y } = middleOf(floor, cell);
    return (
      <g key={key} transform={`translate(${x} ${y})`}>
        {children}
      </g>
    );
  };
  const marked = (flags: Uint8Array): readonly number[] => [...flags.keys()].filter((cell) => flags[cell] === 1);
  return (
    <g>
      {[...floor.icons].map(([cell, chip]) => at(cell, <ChipShape chip={chip} scale={0.8} />))}
      {floor.posts.map((post, index) => at(post.cell, <PostSign post={post} />, `post ${index}`))}
      {marked(floor.isHideout).map((cell) =>
        at(
          cell,
          <g className={styles.hideout}>
            <rect x="-15" y="-15" width="30" height="30" rx="4" />
            <Glyph name="sight-disabled" x={0} y={0} size={20} />
          </g>,
          `hideout ${cell}`,
        ),
      )}
      {marked(floor.isObjective).map((cell) =>
        at(cell, <ObjectiveSign beads={view.floor.beads[cell] ?? 0} />, `objective ${cell}`),
      )}
      {view.floor.terminals.map(({ cell, isMainframe }) =>
        at(
          cell,
          <g className={isMainframe ? styles.mainframe : styles.terminal}>
            <rect x="-15" y="-15" width="30" height="30" rx="3" />
            <Glyph name="computing" x={0} y={0} size={22} />
          </g>,
          `terminal ${cell}`,
        ),
      )}
      {view.floor.caches.map((cell) =>
        at(
          cell,
          <g className={styles.cache}>
            <Glyph name="strongbox" x={0} y={0} size={28} />
          </g>,
          `cache ${cell}`,
        ),
      )}
    </g>
  );
}

/** The number stands in a dashed ring, with an arrow that points the way a unit will look. */
function PostSign({ post: { kind, number, facing } }: { readonly post: Post }) {
  return (
    <g className={styles.post}>
      <circle className={styles[`post-${kind}`]} r="11" />
      <path d="M0 -17l4 5h-8z" transform={`rotate(${TURNS[facing] ?? 0})`} />
      <text x="0" y="0.5">
        {kind === 'room' ? 'AB'.charAt(number - 1) || number : number}
      </text>
    </g>
  );
}

function ObjectiveSign({ beads }: { readonly beads: number }) {
  return (
    <g className={styles.objective}>
      <path d="M0 -18L18 0L0 18L-18 0z" />
      <Glyph name="flag-objective" x={0} y={0} size={18} />
      {beads > 0 && (
        <g transform="translate(13 -13)">
          <circle className={styles.bead} r="7.5" />
          <text className={styles.beadText} x="0" y="0.5">
            {beads}
          </text>
        </g>
      )}
    </g>
  );
}
