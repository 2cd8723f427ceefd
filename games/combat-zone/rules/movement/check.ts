/** What makes a move illegal, each with its clause. Clauses CZ-MOVE-*, CZ-BARRIER-*, CZ-JUMP-02, CZ-CLIMB-01, CZ-DRAG-*; CZ-RULE-28 to 38, 72, 102. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { isWithin, type OpenWalk, type WalkProblem } from '@tablerunner/geometry';
import { hasToken } from '../contest/against.ts';
import { tokenOf } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, modelOf } from '../units.ts';
import { checkDrag } from './drag.ts';
import { firstClimb, lengthAllowed, type Moving, measuredLength, walkOf } from './moving.ts';
import { standingRefusal } from './standing.ts';

export function checkMove(state: CombatZoneState, moving: Moving): Verdict {
  const { model, drag } = moving;
  if (!isOnTable(state, model)) return refuse('CZ-RULE-46', 'not-on-the-table', { model });
  const dragged = drag === undefined ? accept() : checkDrag(state, model, drag);
  if (!dragged.ok) return dragged;
  const walk = walkOf(state, moving);
  if (walk.problem !== undefined) return walkRefusal(walk.problem);
  const climb = checkClimb(state, moving, walk);
  if (!climb.ok) return climb;
  const allowed = lengthAllowed(state, moving);
  const length = measuredLength(walk, modelOf(state, model).width);
  if (isWithin(length, allowed)) return accept();
  const clause = drag === undefined ? 'CZ-MOVE-01' : 'CZ-DRAG-02';
  return refuse(clause, 'too-far', { length, allowed });
}

/** Two actions are declared for a climb that is too high for one, and for nothing else (CZ-RULE-35, CZ-RULE-102). */
function checkClimb(state: CombatZoneState, moving: Moving, walk: OpenWalk): Verdict {
  const { model, second, limit, drag, token } = moving;
  const climb = firstClimb(walk);
  const height = climb?.height ?? 0;
  if (second === undefined) {
    const isTooHigh = climb !== undefined && drag === undefined && !isWithin(height, limit);
    return isTooHigh ? refuse('CZ-RULE-35', 'needs-two-actions', { height, limit }) : accept();
  }
  const climber = modelOf(state, model);
  if (climber.kind !== 'character') return refuse('CZ-RULE-35', 'gonks-climb-with-one-action', { model });
  if (drag !== undefined) return refuse('CZ-DRAG-02', 'no-climb-with-two-actions-while-dragging');
  if (second === token || !hasToken(state, model, second) || !tokenOf(climber, second).isReady)
    return refuse('CZ-RULE-35', 'second-token-not-ready', { token: second });
  if (isWithin(height, limit)) return refuse('CZ-RULE-35', 'one-action-is-enough', { height, limit });
  const allowed = lengthAllowed(state, moving);
  return isWithin(height, allowed) ? accept() : refuse('CZ-RULE-102', 'wall-too-high', { height, allowed });
}

/** What a walk breaks, as refusals; the last word of each reason says what is in the way. */
function walkRefusal({ why, at, id, standing }: WalkProblem): Verdict {
  const facts = { at, ...(id === undefined ? {} : { piece: id }) };
  switch (why) {
    case 'barrier':
      return refuse('CZ-BARRIER-01', 'barrier-in-the-way', facts);
    case 'off-table':
      return refuse('CZ-RULE-38', 'off-the-table', facts);
    case 'drop':
      return refuse('CZ-RULE-33', 'drop-too-deep', facts);
    case 'foot':
      return refuse('CZ-CLIMB-01', 'not-at-the-foot', facts);
    case 'gap':
      return refuse('CZ-JUMP-02', 'gap-too-wide', facts);
    case 'end':
      return standingRefusal(standing ?? { problem: 'no-surface' });
  }
}
