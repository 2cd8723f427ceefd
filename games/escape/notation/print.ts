/** A position as lines of text, made to be written by hand. */
import { type Position, writeText } from '@tablerunner/engine';
import { boardOf } from '../rules/board.ts';
import type { EscapeState } from '../rules/types.ts';
import { printBoard, readPlan } from './drawing.ts';
import { printFrames } from './frames.ts';
import { USUAL } from './lines.ts';
import { printMarker, printProp, printToken } from './marker-lines.ts';
import { printOptions } from './option-lines.ts';
import { printOutcome } from './outcome-line.ts';
import { printUnit } from './print-unit.ts';
import { STATE_LINES } from './state-lines.ts';

export const printPosition = (position: Position<EscapeState>): string =>
  writeText(() => printLines(position).join('\n'));

function printLines(position: Position<EscapeState>): string[] {
  const { state, drawn, outcome } = position;
  if (typeof state.board !== 'string') readPlan(state.board);
  const board = boardOf(state);
  return [
    ...printBoard(state),
    ...(state.mode === 'revolution' ? [] : [`mode: ${state.mode}`]),
    ...(state.seats.join() === USUAL.seats[state.mode].join() ? [] : [`seats: ${state.seats.join(' ')}`]),
    ...(state.scenario === USUAL.scenario ? [] : [`scenario: ${printScenario(state.scenario)}`]),
    ...printOptions(state),
    ...state.units.map((unit) => printUnit(state, unit, board)),
    ...state.markers.map((marker) => printMarker(marker, board, state)),
    ...state.props.map((prop) => printProp(prop, board)),
    ...(state.repression?.tokens ?? []).map((token) => printToken(token, board)),
    ...Object.entries(STATE_LINES).flatMap(([key, line]) => {
      const text = line.print(state, board);
      return text === undefined ? [] : [`${key}: ${text}`];
    }),
    ...(drawn === 0 ? [] : [`drawn: ${drawn}`]),
    ...printFrames(position),
    ...(outcome === undefined ? [] : [`over: ${printOutcome(outcome)}`]),
  ];
}

const printScenario = (scenario: EscapeState['scenario']): string =>
  typeof scenario === 'string' ? scenario : JSON.stringify(scenario);
