/** Whom and what one may aim at. Clauses ES-MELEE-01, ES-RANGED-02, ES-ABIL-04, 05, 10, 11; ES-RULE-37, ES-RULE-42, ES-RULE-88. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { type Cell, neighboursAround } from '@tablerunner/geometry';
import { has } from '../abilities.ts';
import { combatForbidden } from '../blackout.ts';
import { BLOCKING, nameOfCell } from '../board.ts';
import { live } from '../live.ts';
import { adjacent, distance, peripheral, sees } from '../sight.ts';
import type { EscapeState, Unit } from '../types.ts';
import { isEnemy, isOnBoard } from '../units.ts';
import { isCutOff } from './cut-off.ts';
import { RANGE } from './weapons.ts';

const DARK = { revolution: 'ES-EVENT-09', cooperation: 'ES-CEVENT-12' } as const;

/** What holds for every Combat action of an active character: it is on the board, and not in the dark (ES-RULE-37). */
export function checkFighter(state: EscapeState, unit: Unit): Verdict {
  if (!isOnBoard(unit)) return refuse('ES-RULE-29', 'not-on-the-board', { unit: unit.id });
  if (combatForbidden(state, unit)) return refuse(DARK[state.mode], 'room-is-dark', { unit: unit.id });
  return accept();
}

/** ES-ABIL-11, ES-ABIL-13: an ally with Jammer stands beside it, and it has none itself. */
export function isProtected(state: EscapeState, unit: Unit): boolean {
  if (!live(state).jams) return false; // mostly
  for (const other of state.units) {
    if (other === unit || other.faction !== unit.faction || !isOnBoard(other)) continue;
    if (!has(state, other, 'jammer') || !adjacent(state, other.cell, unit.cell)) continue;
    return !has(state, unit, 'jammer');
  }
  return false;
}

function checkEnemy(state: EscapeState, unit: Unit, target: Unit, clause: string): Verdict {
  if (!isOnBoard(target)) return refuse('ES-RULE-29', 'not-on-the-board', { unit: target.id });
  if (!isEnemy(unit, target)) return refuse(clause, 'not-an-enemy', { unit: unit.id, target: target.id });
  if (isProtected(state, target)) return refuse('ES-ABIL-11', 'protected-by-jammer', { target: target.id });
  return accept();
}

const way = (state: EscapeState, unit: Unit, to: Cell) => {
  const { board } = live(state);
  return { unit: unit.id, from: nameOfCell(board, unit.cell), to: nameOfCell(board, to) };
};

/** ES-MELEE-01; ES-ABIL-10 Surprise Attack needs no sight. */
export function checkMelee(state: EscapeState, unit: Unit, target: Unit): Verdict {
  const fighter = checkFighter(state, unit);
  if (!fighter.ok) return fighter;
  const enemy = checkEnemy(state, unit, target, 'ES-MELEE-01');
  if (!enemy.ok) return enemy;
  if (!peripheral(state, unit.cell, target.cell)) {
    return refuse('ES-MELEE-01', 'not-peripheral', way(state, unit, target.cell));
  }
  if (!sees(state, unit.cell, target.cell) && !has(state, unit, 'surprise-attack')) {
    return refuse('ES-MELEE-01', 'not-in-sight', way(state, unit, target.cell));
  }
  return accept();
}

/** The enemies that the character could attack in melee now, as indices. */
export function meleeTargets(state: EscapeState, unit: Unit): number[] {
  const targets: number[] = [];
  for (let index = 0; index < state.units.length; index++) {
    const target = state.units[index] as Unit;
    if (!isOnBoard(target) || !isEnemy(unit, target) || !peripheral(state, unit.cell, target.cell)) continue;
    if (checkMelee(state, unit, target).ok) targets.push(index);
  }
  return targets;
}

/** ES-RANGED-02. */
export function checkShot(state: EscapeState, unit: Unit, target: Unit): Verdict {
  const fighter = checkFighter(state, unit);
  if (!fighter.ok) return fighter;
  const enemy = checkEnemy(state, unit, target, 'ES-RANGED-02');
  return enemy.ok ? checkLine(state, unit, target.cell) : enemy;
}

function checkLine(state: EscapeState, unit: Unit, to: Cell): Verdict {
  if (distance(state, unit.cell, to) > RANGE) return refuse('ES-RANGED-02', 'out-of-range', way(state, unit, to));
  if (!sees(state, unit.cell, to)) return refuse('ES-RANGED-02', 'not-in-sight', way(state, unit, to));
  return accept();
}

/** ES-RULE-42: an enemy's cell, or one without a character; ES-RULE-88: also one where only a fire burns. */
export function checkAim(state: EscapeState, unit: Unit, cell: Cell): Verdict {
  const fighter = checkFighter(state, unit);
  if (!fighter.ok) return fighter;
  const { grid, standing, burnt } = live(state);
  if (cell >= grid.cellCount || grid.holes[cell] === 1) return refuse('ES-ABIL-04', 'no-such-cell', { unit: unit.id });
  const line = checkLine(state, unit, cell);
  if (!line.ok) return line;
  if (standing[cell] !== -1) return checkOccupants(state, unit, cell);
  if (burnt[cell] === 1 && state.options.aimAtBurntCells === 'no') {
    return refuse('ES-RULE-88', 'cell-is-burning', way(state, unit, cell));
  }
  return accept();
}

/** Under Firewall several may stand there: one enemy who can be aimed at is enough. */
function checkOccupants(state: EscapeState, unit: Unit, cell: Cell): Verdict {
  let verdict: Verdict = refuse('ES-ABIL-04', 'cell-occupied', way(state, unit, cell));
  for (const other of state.units) {
    if (!isOnBoard(other) || other.cell !== cell || !isEnemy(unit, other)) continue;
    verdict = checkEnemy(state, unit, other, 'ES-RANGED-02');
    if (verdict.ok) return verdict;
  }
  return verdict;
}

/** ES-ABIL-05: the cell aimed at and those around it. As an option walls and closed doors shield (ES-RULE-42). */
export function blastCells(state: EscapeState, cell: Cell): Cell[] {
  const { grid } = live(state);
  const around = neighboursAround(grid, cell);
  if (state.options.wallsShieldBlasts === 'no') return [cell, ...around];
  return [cell, ...around.filter((to) => !isCutOff(grid, cell, to, BLOCKING))];
}
