/** Keys of the 3D view: arrows turn and tilt, with Shift they push; plus and minus; Home from above; E out of a model's eyes; N and P walk through the models. */
import { type Extent, farther, nearer, type Pose, pushed, TILT_STEP, TURN_STEP, tilted, turned } from './orbit.ts';

const PUSH_STEP = 1;

export type Deed = ((pose: Pose, table: Extent) => Pose) | 'above' | 'eyes' | 'next' | 'previous' | 'pick';

const MOVES: Readonly<Record<string, Deed>> = {
  ArrowLeft: (pose) => turned(pose, TURN_STEP),
  ArrowRight: (pose) => turned(pose, -TURN_STEP),
  ArrowUp: (pose) => tilted(pose, TILT_STEP),
  ArrowDown: (pose) => tilted(pose, -TILT_STEP),
  '+': nearer,
  '=': nearer,
  '-': farther,
  Home: 'above',
  e: 'eyes',
  n: 'next',
  p: 'previous',
  Enter: 'pick',
};

const PUSHES: Readonly<Record<string, Deed>> = {
  ArrowLeft: (pose, table) => pushed(pose, table, -PUSH_STEP, 0),
  ArrowRight: (pose, table) => pushed(pose, table, PUSH_STEP, 0),
  ArrowUp: (pose, table) => pushed(pose, table, 0, PUSH_STEP),
  ArrowDown: (pose, table) => pushed(pose, table, 0, -PUSH_STEP),
};

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does; nothing where it belongs to the browser or to the page. */
export function deedOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): Deed | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return (shiftKey ? PUSHES[key] : undefined) ?? MOVES[key.length === 1 ? key.toLowerCase() : key];
}
