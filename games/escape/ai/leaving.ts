/** Whether a character that leaves the board does so for the goal: to be out, or to bring out what is asked for. */
import { conditionAtoms } from '../rules/scenario/condition.ts';
import { scenarioOf } from '../rules/scenario/scenario.ts';
import type { EscapeState } from '../rules/types.ts';
import { isWorkDone } from './progress.ts';

export function servesByLeaving(state: EscapeState, index: number): boolean {
  const condition = scenarioOf(state).victory[state.units[index]?.faction ?? 'resistance'];
  if (condition === undefined) return false;
  const cargo = state.markers.find(({ carrier }) => carrier === index);
  return conditionAtoms(condition).some((atom) => {
    if (atom.is === 'escaped') return isWorkDone(state, state.units[index]?.faction ?? 'resistance');
    if (atom.is === 'points') return atom.out === true && cargo?.kind === 'objective';
    return atom.is === 'carried-out' && cargo !== undefined && (cargo.equipment ?? cargo.kind) === atom.what;
  });
}
