/** A position as lines of text, made to be written by hand. */
import { type Position, writeText } from '@tablerunner/engine';
import type { CardId, Runner, Server, SkimState } from '../rules/types.ts';
import { printFrames } from './frames.ts';

/** Stands for no cards at all. */
export const NO_CARDS = '-';
const printCards = (cards: readonly CardId[]): string => (cards.length === 0 ? NO_CARDS : cards.join(' '));

const printRunner = ({ credits, score, hand, programs }: Runner): string =>
  `credits ${credits}, score ${score}, hand ${printCards(hand)}, programs ${printCards(programs)}`;

const printServer = ({ ice, data, taken }: Server): string => `${ice}/${data}${taken === 'nobody' ? '' : `=${taken}`}`;

export const printPosition = (position: Position<SkimState>): string =>
  writeText(() => printLines(position).join('\n'));

function printLines(position: Position<SkimState>): string[] {
  const { state, drawn, outcome } = position;
  const { run } = state;
  return [
    `round: ${state.round} of ${state.rounds}`,
    `hand limit: ${state.handLimit}`,
    `turn: ${state.active}, actions ${state.actions}`,
    `servers: ${state.servers.map(printServer).join(' ')}`,
    `red: ${printRunner(state.red)}`,
    `blue: ${printRunner(state.blue)}`,
    `deck: ${printCards(state.deck.toReversed())}`,
    `discard: ${printCards(state.discard)}`,
    ...(run.on === 0 ? [] : [`run: ${run.on}, die ${run.die}, raised ${run.raised}`]),
    ...(drawn === 0 ? [] : [`drawn: ${drawn}`]),
    ...printFrames(position),
    ...(outcome === undefined ? [] : [`over: ${outcome.reason}`]),
  ];
}
