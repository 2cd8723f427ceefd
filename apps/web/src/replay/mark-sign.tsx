/** The sign of something that happened: a cross for out of combat, a full square for damage, a triangle, an empty square. */
import styles from './mark-sign.module.css';
import type { Mark } from './story.ts';

const SHAPES: Readonly<Record<Mark, string>> = {
  out: 'M-5-5L5 5M5-5L-5 5',
  damage: 'M-4.5-4.5h9v9h-9z',
  event: 'M0-6L6 5H-6z',
  roll: 'M-4.5-4.5h9v9h-9z',
};

export function MarkSign({ mark, x, y }: { readonly mark: Mark; readonly x: number; readonly y: number }) {
  return <path className={styles[mark]} d={SHAPES[mark]} transform={`translate(${x} ${y})`} />;
}
