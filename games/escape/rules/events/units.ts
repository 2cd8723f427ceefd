/** What happens to characters. */
import { defineEvent } from '@tablerunner/engine';
import { pieceCame, pieceGone, pieceMoved } from '../live.ts';
import type { EscapeState, Feat, Place, Pool } from '../types.ts';
import { fallenKey, unitAt } from '../units.ts';

function put(state: EscapeState, index: number, place: Place, cell: number): void {
  const unit = unitAt(state, index);
  const [before, from] = [unit.place, unit.cell];
  unit.place = place;
  unit.cell = cell;
  if (before !== 'board' && place === 'board') pieceCame(state, index, cell);
  else if (before === 'board' && place !== 'board') pieceGone(state, index, from);
  else if (before === 'board') pieceMoved(state, index, from, cell);
}

export const unitMoved = defineEvent<EscapeState, { unit: number; to: number }>({
  name: 'escape/unit-moved',
  write: (state, { unit, to }) => put(state, unit, 'board', to),
});

/** ES-DEPLOY-02, ES-DEPLOY-03, ES-TOKEN-08: onto the board, from wherever it was. */
export const unitEntered = defineEvent<EscapeState, { unit: number; to: number }>({
  name: 'escape/unit-entered',
  write(state, { unit, to }) {
    unitAt(state, unit).outSince = 0;
    put(state, unit, 'board', to);
  },
});

/** ES-EXIT-02. */
export const unitLeft = defineEvent<EscapeState, { unit: number; airlock: number }>({
  name: 'escape/unit-left',
  write: (state, { unit }) => put(state, unit, 'gone', -1),
});

/** ES-ABIL-16: it costs the pushed character nothing. */
export const unitPushed = defineEvent<EscapeState, { unit: number; to: number }>({
  name: 'escape/unit-pushed',
  write: (state, { unit, to }) => put(state, unit, 'board', to),
});

/** ES-LIFE-02. `source` names what hurt it, for the log. */
export const unitDamaged = defineEvent<EscapeState, { unit: number; amount: number; source: string }>({
  name: 'escape/unit-damaged',
  write(state, { unit, amount }) {
    const hurt = unitAt(state, unit);
    hurt.life = Math.max(0, hurt.life - amount);
  },
});

export const unitHealed = defineEvent<EscapeState, { unit: number; amount: number; source: string }>({
  name: 'escape/unit-healed',
  write(state, { unit, amount }) {
    const healed = unitAt(state, unit);
    healed.life = Math.min(healed.profile.life, healed.life + amount);
  },
});

/** ES-LIFE-03. */
export const unitRemoved = defineEvent<EscapeState, { unit: number }>({
  name: 'escape/unit-removed',
  write(state, { unit }) {
    const gone = unitAt(state, unit);
    put(state, unit, 'out', -1);
    gone.outSince = state.turn;
    const fallen = fallenKey(gone.faction);
    state.score[fallen] = (state.score[fallen] ?? 0) + 1;
  },
});

export const actionSpent = defineEvent<EscapeState, { unit: number; pool: Pool }>({
  name: 'escape/action-spent',
  write(state, { unit, pool }) {
    const { used } = unitAt(state, unit);
    if (pool === 'mvt') used.mvt++;
    else if (pool === 'cbt') used.cbt++;
    else used.int++;
  },
});

/** ES-RULE-32: the caller takes no more than is left. */
export const actionsLost = defineEvent<EscapeState, { unit: number; pool: Pool; count: number }>({
  name: 'escape/actions-lost',
  write(state, { unit, pool, count }) {
    unitAt(state, unit).lost[pool] += count;
  },
});

/** ES-RULE-15: until the end of the turn. */
export const valueLowered = defineEvent<EscapeState, { unit: number; pool: Pool; by: number }>({
  name: 'escape/value-lowered',
  write(state, { unit, pool, by }) {
    unitAt(state, unit).lowered[pool] += by;
  },
});

export const featUsed = defineEvent<EscapeState, { unit: number; feat: Feat }>({
  name: 'escape/feat-used',
  write(state, { unit, feat }) {
    unitAt(state, unit).feats.push(feat);
  },
});

export const activationBegan = defineEvent<EscapeState, { unit: number }>({
  name: 'escape/activation-began',
  write(state, { unit }) {
    state.active = unit;
    state.lastFree = -1;
  },
});

export const activationEnded = defineEvent<EscapeState, { unit: number }>({
  name: 'escape/activation-ended',
  write(state, { unit }) {
    unitAt(state, unit).activated = true;
    state.active = -1;
    state.lastFree = -1;
  },
});

/** ES-RULE-38: where a character that shares a cell under Firewall goes back to. */
export const lastFreeCellMarked = defineEvent<EscapeState, { cell: number }>({
  name: 'escape/last-free-cell-marked',
  write(state, { cell }) {
    state.lastFree = cell;
  },
});
