/** Everybody on the floor: bots, security, Joan, and the awareness chips that bots have left behind. Who moves glides there. */
import { type BurncycleView, floorOf, isDetected } from '@tablerunner/burncycle/plan';
import type { Speaker } from '@tablerunner/language';
import { Glyph } from '../../../plan/glyph.tsx';
import { middleOf } from '../../../plan/measure.ts';
import { namesAbove } from '../../../plan/name-places.ts';
import { NamePlate } from '../../../plan/name-plate.tsx';
import plan from '../../../plan/plan.module.css';
import styles from './board.module.css';
import { BotToken, glyphOfBot } from './bot-token.tsx';
import { GuardToken } from './guard-token.tsx';

export interface Marks {
  readonly bots: ReadonlySet<number>;
  readonly guards: ReadonlySet<number>;
}

interface UnitsProps {
  readonly view: BurncycleView;
  readonly speaker: Speaker;
  readonly names: boolean;
  readonly targets?: Marks | undefined;
  readonly lookedAt?: number | undefined;
  /** The security unit that moves now. */
  readonly acting?: number | undefined;
}

export function Units({ view, speaker, names, targets, lookedAt, acting }: UnitsProps) {
  const floor = floorOf(view);
  const place = (cell: number) => {
    const { x, y } = middleOf(floor, cell);
    return { x, y, transform: `translate(${x}px, ${y}px)` };
  };
  const bots = view.bots.flatMap((bot, index) =>
    bot.cell < 0 || bot.card === ''
      ? []
      : [{ bot, index, key: `bot ${index}`, name: speaker.name(bot.card), ...place(bot.cell) }],
  );
  const guards = view.guards.flatMap((guard, index) =>
    guard.cell < 0
      ? []
      : [{ guard, index, key: `guard ${index}`, name: speaker.name(guard.kind), ...place(guard.cell) }],
  );
  const all = [...guards, ...bots];
  const above = names ? namesAbove(all) : [];
  return (
    <g>
      {view.bots.map(({ chip, cell, card, isChipTurned }, index) =>
        chip < 0 || chip === cell ? undefined : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bot is known by its place
          <g key={index} className={plan.piece} style={{ transform: place(chip).transform }}>
            <ChipLeft card={card} isTurned={isChipTurned} />
          </g>
        ),
      )}
      {guards.map(({ guard, index, key, transform }) => (
        <g key={key} className={plan.piece} style={{ transform }}>
          <GuardToken
            guard={guard}
            isLookedAt={lookedAt === index}
            isActing={acting === index}
            isTarget={targets?.guards.has(index) === true}
          />
        </g>
      ))}
      {bots.map(({ bot, index, key, transform }) => (
        <g key={key} className={plan.piece} style={{ transform }}>
          <BotToken
            bot={bot}
            isActing={view.active === index}
            isDetected={isDetected(bot)}
            isTarget={targets?.bots.has(index) === true}
          />
        </g>
      ))}
      {view.drone !== undefined && view.drone.cell >= 0 && (
        <g className={plan.piece} style={{ transform: place(view.drone.cell).transform }}>
          <g className={styles.drone} data-charged={view.drone.isCharged} transform="translate(-11 11)">
            <circle r="10" />
            <Glyph name="delivery-drone" x={0} y={0} size={16} />
          </g>
        </g>
      )}
      {names &&
        all.map(({ key, name, transform }, i) => (
          <g key={key} className={plan.piece} style={{ transform }}>
            <NamePlate name={name} above={above[i] === true} />
          </g>
        ))}
    </g>
  );
}

/** Where a bot was last noticed: its face in a broken ring. */
function ChipLeft({ card, isTurned }: { readonly card: string; readonly isTurned: boolean }) {
  return (
    <g className={styles.chipLeft} data-turned={isTurned}>
      <circle r="14" />
      <Glyph name={glyphOfBot(card)} x={0} y={-3} size={14} />
      <Glyph name="surrounded-eye" x={0} y={8} size={9} />
    </g>
  );
}
