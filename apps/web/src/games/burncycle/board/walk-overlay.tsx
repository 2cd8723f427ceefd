/** A planned walk: its numbered steps, and a red ring with an eye on every step on which the bot would be noticed. */
import { type BurncycleView, floorOf, noticedOn } from '@tablerunner/burncycle/plan';
import { Glyph } from '../../../plan/glyph.tsx';
import { middleOf } from '../../../plan/measure.ts';
import { PathOverlay } from '../../../plan/overlays.tsx';
import type { Walk } from '../shared.ts';
import styles from './board.module.css';
import { BotToken } from './bot-token.tsx';

export function WalkOverlay({ view, walk: { bot, path } }: { readonly view: BurncycleView; readonly walk: Walk }) {
  const floor = floorOf(view);
  const steps = noticedOn(view, bot, path);
  const end = path.at(-1);
  const walker = view.bots[bot];
  return (
    <g>
      <PathOverlay plan={floor} path={path} />
      {end !== undefined && walker !== undefined && (
        <g transform={`translate(${middleOf(floor, end).x} ${middleOf(floor, end).y})`}>
          <BotToken bot={walker} isPlanned />
        </g>
      )}
      {steps.map(({ to, isDetected, hides }, at) => {
        if (!isDetected && !hides) return undefined;
        const { x, y } = middleOf(floor, to);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may cross itself, its steps never change their order
          <g key={at} transform={`translate(${x} ${y})`} className={hides ? styles.willHide : styles.willBeSeen}>
            <circle r="13" />
            <g transform="translate(13 -13)">
              <circle className={styles.sign} r="7.5" />
              <Glyph name={hides ? 'sight-disabled' : 'surrounded-eye'} x={0} y={0} size={11} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
