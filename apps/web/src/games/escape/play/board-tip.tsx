/** The meaning of what lies on a cell, after the pointer or the focus has rested on it. The panel at the right has the same words. */
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import type { Term } from '@tablerunner/learning';
import { useEffect, useState } from 'react';
import { middleOf, type Point } from '../../../plan/measure.ts';
import { type Glosser, useGlosser } from '../../../rulebook/glosser.ts';
import { usePlay } from '../../../table/play-context.ts';
import type { Voice } from '../board/describe-cell.ts';
import { doorsAt, lyingAt, thingsAt } from '../board/things-at.ts';
import styles from './board-tip.module.css';
import { usePlan } from './plan-context.tsx';

/** Milliseconds of rest before it comes. */
const REST = 700;
const MOST = 3;

/** The words of the glossary that a cell has something to do with. */
export function termsAt(view: EscapeView, cell: Cell, voice: Voice, gloss: Glosser): readonly Term[] {
  return termsOf(thingsAt(view, cell, voice), gloss);
}

/** The first word of each thing is what it is; the others tell more about it. */
function termsOf(things: readonly string[], gloss: Glosser): readonly Term[] {
  const found = things.flatMap((text) => gloss(text).find(({ term }) => term !== undefined)?.term ?? []);
  return [...new Set(found)].slice(0, MOST);
}

interface BoardTipProps {
  readonly at: (point: Point) => { readonly left: number; readonly top: number };
  /** How wide the board is drawn: near its right rim the tip opens to the left. */
  readonly width: number;
}

export function BoardTip({ at, width }: BoardTipProps) {
  const { say, speaker } = usePlay();
  const { view, hover, menu, refused, plan } = usePlan();
  const gloss = useGlosser('escape');
  const cell = useRested(menu === undefined && refused === undefined && plan === undefined ? hover : undefined);
  if (cell === undefined) return undefined;
  // Walls are everywhere: only who asks is told about them.
  const voice = { say, speaker };
  const terms = termsOf([...lyingAt(view, cell, voice), ...doorsAt(view, cell, voice)], gloss);
  if (terms.length === 0) return undefined;
  const place = at(middleOf(boardOf(view), cell));
  return (
    <div
      className={`${styles.tip} ${place.left > width / 2 ? styles.left : styles.right}`}
      style={place}
      role="tooltip"
    >
      {terms.map(({ id, name, meaning, language }) => (
        <p key={id}>
          <b>{name}</b> <span lang={language}>{meaning}</span>
        </p>
      ))}
    </div>
  );
}

function useRested(cell: Cell | undefined): Cell | undefined {
  const [rested, setRested] = useState<Cell | undefined>();
  useEffect(() => {
    setRested(undefined);
    if (cell === undefined) return;
    const timer = setTimeout(() => setRested(cell), REST);
    return () => clearTimeout(timer);
  }, [cell]);
  return rested === cell ? rested : undefined;
}
