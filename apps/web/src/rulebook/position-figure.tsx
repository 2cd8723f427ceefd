/** A worked example as a small drawing: the position on the board, and the way to play it. */
import type { Example } from '@tablerunner/learning';
import { Play } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSpeaker, useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { useGame } from '../position/load-game.ts';
import { openAsTable } from '../position/open-as-table.ts';
import { readPosition } from '../position/read-position.ts';
import { ViewBoard } from '../position/view-board.tsx';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { toast } from '../ui/toasts.tsx';
import styles from './position-figure.module.css';

export interface PositionFigureProps {
  readonly game: string;
  readonly example: Example;
  /** The first words of the example. */
  readonly title: string;
  readonly cell?: number;
}

/** Boards of cells are scrolled where they are too wide; an open table is still clear with small inches, so it shrinks. */
const LEAST: Readonly<Record<string, number>> = { 'combat-zone': 10 };

export function PositionFigure({ game: id, example, title, cell: wanted = 34 }: PositionFigureProps) {
  const say = useWords();
  const speaker = useSpeaker(id);
  const game = useGame(id);
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const read = useMemo(
    () => (game === undefined || game === 'none' ? undefined : readPosition(game, example.position.join('\n'))),
    [game, example],
  );
  const frame = useRef<HTMLDivElement>(null);
  const least = LEAST[id] ?? wanted;
  const cell = useFittingCell(frame, wanted, least);
  const open = async (): Promise<void> => {
    if (read?.ok !== true) return;
    setBusy(true);
    await openAsTable(id, read.value).then(go, (error: unknown) => toast(sayTrouble(error, say), 'bad'));
    setBusy(false);
  };
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.board} data-shrinks={least < wanted || undefined}>
        {read?.ok === true && speaker !== undefined && (
          <ViewBoard game={id} view={read.value.view} speaker={speaker} say={say} cell={cell} />
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>
          <b>{title}</b> <ClauseTag game={id} clause={example.id} plain />
        </span>
        <Button
          kind="quiet"
          className={styles.open}
          icon={<Play size={16} aria-hidden="true" />}
          busy={busy || read === undefined}
          onClick={() => void open()}
        >
          {say('rules.open-example')}
        </Button>
      </figcaption>
    </figure>
  );
}

/** As large as wanted, and smaller where the drawing would be wider than its place. */
function useFittingCell(frame: { readonly current: HTMLDivElement | null }, wanted: number, least: number): number {
  const [cell, setCell] = useState(wanted);
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || least >= wanted) return;
    const fit = (): void => {
      const plan = box.firstElementChild;
      if (!(plan instanceof HTMLElement) || plan.offsetWidth === 0) return;
      setCell((now) => {
        const next = Math.max(least, Math.min(wanted, (now * box.clientWidth) / plan.offsetWidth));
        return Math.abs(next - now) < 0.1 ? now : next;
      });
    };
    const size = new ResizeObserver(fit);
    size.observe(box);
    const look = new MutationObserver(fit); // the drawing comes when it is loaded
    look.observe(box, { childList: true, subtree: true });
    fit();
    return () => {
      size.disconnect();
      look.disconnect();
    };
  }, [frame, wanted, least]);
  return cell;
}
