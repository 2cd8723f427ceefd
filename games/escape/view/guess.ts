/** A whole state that fits a view: the unseen is dealt by chance out of what is not seen anywhere. */
import { type Chance, shuffleBy } from '@tablerunner/engine';
import { cloneCounts } from '../rules/clone.ts';
import { scenarioOf } from '../rules/scenario/scenario.ts';
import { COLOURS, type Colour, EQUIPMENT, type EscapeState, type Marker, type Repression } from '../rules/types.ts';
import { copyCard, type EscapeView, type RepressionView, viewRoll, viewUnit } from './view.ts';

type Shuffle = <T>(items: readonly T[]) => T[];

/** What an Objective may be worth (ES-OBJ-03). */
const POINTS = [1, 2] as const;

export function guess(seen: EscapeView, chance: Chance): EscapeState {
  let place = 0;
  const shuffle: Shuffle = (items) => shuffleBy(items, (count) => chance.draw(count, place++, 'shuffle'));
  return {
    mode: seen.mode,
    options: seen.options,
    scenario: seen.scenario,
    board: seen.board,
    seats: seen.seats,
    leader: seen.leader,
    turn: seen.turn,
    lastTurn: seen.lastTurn,
    units: seen.units.map(viewUnit),
    markers: guessMarkers(seen, shuffle),
    props: seen.props.map(({ kind, cell, difficulty, doneBy }) => ({ kind, cell, difficulty, doneBy })),
    doors: seen.doors.slice(),
    broken: seen.broken.slice(),
    burns: seen.burns.slice(),
    anthem: cloneCounts(seen.anthem),
    initiative: seen.initiative,
    next: seen.next,
    event: seen.event,
    darkRoom: seen.darkRoom,
    shutAirlock: seen.shutAirlock,
    trapped: seen.trapped,
    inARow: seen.inARow,
    active: seen.active,
    lastFree: seen.lastFree,
    repression: seen.repression === undefined ? undefined : guessRepression(seen.repression, shuffle),
    score: cloneCounts(seen.score),
    roll: seen.roll === undefined ? undefined : viewRoll(seen.roll),
  };
}

/** What is left when the seen ones are taken out, each as often as it was seen. */
function without<T>(all: readonly T[], seen: readonly T[]): T[] {
  const rest = all.slice();
  for (const item of seen) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Deals as many as are asked for, beginning anew with all of them when the unseen ones run out. */
function dealer<T>(unseen: readonly T[], all: readonly T[], shuffle: Shuffle): () => T {
  let rest = shuffle(unseen);
  return () => {
    if (rest.length === 0) rest = shuffle(all);
    return rest.pop() as T;
  };
}

function guessMarkers(seen: EscapeView, shuffle: Shuffle): Marker[] {
  const known = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);
  const items = known(seen.markers.map(({ equipment }) => equipment));
  const points = known(seen.markers.map((marker) => marker.points));
  const nextItem = dealer(without(EQUIPMENT, items), EQUIPMENT, shuffle);
  const nextPoints = dealer(without(scenarioOf(seen).objectives, points), POINTS, shuffle);
  return seen.markers.map(
    ({ kind, cell, carrier, knownTo, equipment, points: worth }): Marker => ({
      kind,
      ...(kind === 'equipment' ? { equipment: equipment ?? nextItem() } : {}),
      ...(kind === 'objective' ? { points: worth ?? nextPoints() } : {}),
      cell,
      carrier,
      knownTo: knownTo === 'all' ? 'all' : knownTo.slice(),
    }),
  );
}

function guessRepression(seen: RepressionView, shuffle: Shuffle): Repression {
  const forces = Object.fromEntries(COLOURS.map((colour) => [colour, shuffle(seen.hidden[colour])])) as Record<
    Colour,
    { rank: number; bots: number }[]
  >;
  const deal = (colour: Colour) => {
    const { rank, bots } = forces[colour].pop() ?? { rank: 1, bots: 1 };
    return { rank, bots };
  };
  return {
    pile: shuffle(seen.cards).map(copyCard),
    drawn: seen.drawn.map(copyCard),
    cardsPerTurn: seen.cardsPerTurn,
    tokens: seen.tokens.map(({ id, colour, cell, airlock }) => ({ id, colour, ...deal(colour), cell, airlock })),
    piles: {
      black: seen.piles.black.map((id) => ({ id, ...deal('black') })),
      green: seen.piles.green.map((id) => ({ id, ...deal('green') })),
      blue: seen.piles.blue.map((id) => ({ id, ...deal('blue') })),
    },
  };
}
