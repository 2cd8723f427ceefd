/** The nodes as buttons over the map: one tab stop, arrows walk round the rings and between them. */
import { NETWORK, nodeOf } from '@tablerunner/burncycle/plan';
import { type KeyboardEvent, useRef } from 'react';
import { accessPoint, before, nearestOn, type Point, pointOf, REACH } from './layout.ts';
import styles from './node-buttons.module.css';

interface NodeButtonsProps {
  readonly label: string;
  readonly describe: (node: number) => string;
  readonly describeAccess: (access: number) => string;
  readonly open: ReadonlySet<number>;
  readonly openAccess: ReadonlySet<number>;
  /** Somebody has to choose a node: those that cannot be chosen say why. */
  readonly isAsked: boolean;
  readonly cursor: number;
  readonly onCursor: (node: number | undefined) => void;
  readonly onPick: (node: number) => void;
  readonly onPickAccess: (access: number) => void;
}

export function NodeButtons(props: NodeButtonsProps) {
  const { label, describe, describeAccess, open, openAccess, isAsked, cursor, onCursor, onPick, onPickAccess } = props;
  const own = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = nextNode(cursor, event.key, open);
    if (to === undefined) return;
    event.preventDefault();
    onCursor(to);
    own.current?.querySelector<HTMLElement>(`[data-node="${to}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields of a form
    <div
      ref={own}
      className={styles.buttons}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onMouseLeave={() => onCursor(undefined)}
    >
      {NETWORK.nodes.map((_, node) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a node is known by its number
          key={node}
          type="button"
          className={styles.node}
          style={placed(pointOf(node))}
          data-node={node}
          data-open={open.has(node) || undefined}
          tabIndex={node === cursor ? 0 : -1}
          aria-label={describe(node)}
          aria-disabled={isAsked && !open.has(node) ? true : undefined}
          onClick={() => onPick(node)}
          onFocus={() => onCursor(node)}
          onMouseEnter={() => onCursor(node)}
        />
      ))}
      {[...openAccess].map((access) => (
        <button
          key={access}
          type="button"
          className={styles.node}
          style={placed(accessPoint(access))}
          data-open
          aria-label={describeAccess(access)}
          onClick={() => onPickAccess(access)}
        />
      ))}
    </div>
  );
}

const placed = ({ x, y }: Point) => ({
  left: `${((x + REACH) * 50) / REACH}%`,
  top: `${((y + REACH) * 50) / REACH}%`,
});

/** Left and right go round the ring, up and down between the layers, Page keys through what can be chosen. */
export function nextNode(node: number, key: string, open: ReadonlySet<number>): number | undefined {
  const { layer, next } = nodeOf(NETWORK, node);
  switch (key) {
    case 'ArrowRight':
      return next;
    case 'ArrowLeft':
      return before(node);
    case 'ArrowUp':
      return layer === NETWORK.layers ? node : nearestOn(layer + 1, node);
    case 'ArrowDown':
      return layer === 1 ? node : nearestOn(layer - 1, node);
    case 'Home':
      return [...open][0];
    case 'End':
      return [...open].at(-1);
    case 'PageDown':
      return [...open].find((other) => other > node) ?? [...open][0];
    case 'PageUp':
      return [...open].findLast((other) => other < node) ?? [...open].at(-1);
    default:
      return undefined;
  }
}
