/** A board as large as its place allows; where even the smallest cells do not fit it scrolls. */
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './fitted-board.module.css';
import { type BoardProps, ViewBoard } from './view-board.tsx';

const LEAST = 20;
const MOST = 60;
const USUAL = 40;

export function FittedBoard(props: Omit<BoardProps, 'cell'> & { readonly game: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [cell, setCell] = useState(USUAL);
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null) return;
    /** The drawing knows how large it is: what one cell more or less means is read off it. */
    const fit = (): void => {
      const plan = box.firstElementChild?.firstElementChild;
      if (!(plan instanceof HTMLElement) || plan.offsetWidth === 0) return;
      setCell((now) => {
        const scale = Math.min(box.clientWidth / plan.offsetWidth, box.clientHeight / plan.offsetHeight);
        const next = Math.max(LEAST, Math.min(MOST, now * scale));
        return Math.abs(next - now) < 0.5 ? now : next;
      });
    };
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    const look = new MutationObserver(fit);
    look.observe(box, { childList: true, subtree: true });
    fit();
    return () => {
      watch.disconnect();
      look.disconnect();
    };
  }, []);
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.plan}>
        <ViewBoard {...props} cell={cell} />
      </div>
    </div>
  );
}
