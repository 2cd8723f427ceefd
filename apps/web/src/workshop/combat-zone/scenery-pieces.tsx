/** Every piece of scenery, drawn as it lies on the table, and the way to set up a position round it. */
import { SCENERY } from '@tablerunner/combat-zone';
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import { SPECTATOR } from '@tablerunner/engine';
import { useId, useMemo } from 'react';
import { Link } from 'wouter';
import { inchesText } from '../../games/combat-zone/board/inches.ts';
import { Patterns } from '../../games/combat-zone/board/patterns.tsx';
import { INCH, scaleOf } from '../../games/combat-zone/board/scale.ts';
import { Scenery } from '../../games/combat-zone/board/scenery.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { useGame } from '../../position/load-game.ts';
import styles from '../cards.module.css';
import { editorPath } from '../editor-link.ts';
import type { ShelfProps } from '../shelf.ts';

/** In inches: large enough for the largest piece. */
const ROOM = { across: 8, along: 6 };
const PIXELS = 30;

/** Somebody must be there for the rules to go on. */
const positionOf = (card: string): string =>
  [
    'table: 16 x 14',
    `scenery: ${card}-1 8,7`,
    'player: p1 maelstrom',
    'player: p2 tyger-claws',
    'model: p1 warlord 3,2',
    'model: p2 oyabun 13,12',
  ].join('\n');

export function SceneryPieces({ speaker }: ShelfProps) {
  const say = useWords();
  const id = useId();
  const game = useGame('combat-zone');
  const drawn = useMemo(
    () =>
      game === undefined || game === 'none'
        ? []
        : SCENERY.flatMap((card) => {
            const read = game.notation.parsePosition(positionOf(card.id));
            return read.ok ? [{ card, view: game.view(read.value.state, SPECTATOR) as CombatZoneView }] : [];
          }),
    [game],
  );
  const inch = (length: number): number => length * INCH;
  return (
    <ul className={styles.cards}>
      {drawn.map(({ card, view }) => (
        <li key={card.id} className={styles.card}>
          <h3>{speaker.name(card.id)}</h3>
          <p className={styles.facts}>
            {say('workshop.scenery-kind', {
              kind: card.kind,
              height: inchesText(card.height, say),
              floor: String(card.isFloor === true),
              light: String(card.isLight === true),
            })}
          </p>
          <svg
            className={styles.piece}
            width={ROOM.across * PIXELS}
            height={ROOM.along * PIXELS}
            viewBox={`${inch(8 - ROOM.across / 2)} ${inch(7 - ROOM.along / 2)} ${inch(ROOM.across)} ${inch(ROOM.along)}`}
            aria-hidden="true"
          >
            <Patterns id={`${id}-${card.id}`} />
            <Scenery
              pieces={view.field.pieces}
              scale={scaleOf(view)}
              id={`${id}-${card.id}`}
              speaker={speaker}
              say={say}
            />
          </svg>
          <p>
            <Link href={editorPath('combat-zone', positionOf(card.id))}>{say('workshop.edit-here')}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
