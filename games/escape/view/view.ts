/** Who may see what. Clauses ES-RULE-60, ES-RULE-95. */
import type { Chance, Viewer } from '@tablerunner/engine';
import { cloneState } from '../rules/clone.ts';
import type { EscapeState } from '../rules/types.ts';

export interface EscapeView {
  readonly viewer: Viewer;
  readonly state: EscapeState;
}

export const view = (state: EscapeState, viewer: Viewer): EscapeView => ({ viewer, state: cloneState(state) });

export const guess = ({ state }: EscapeView, _chance: Chance): EscapeState => cloneState(state);
