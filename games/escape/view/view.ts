/** Who may see what: a list of what a viewer may see, written field by field. Clauses ES-RULE-60, ES-RULE-95, ES-TOKEN, ES-AI-07. */
import { freezeDeep, type Viewer } from '@tablerunner/engine';
import { cloneCounts } from '../rules/clone.ts';
import {
  COLOURS,
  type Colour,
  type Equipment,
  type EscapeState,
  type Marker,
  type Prop,
  type Repression,
  type RepressionCard,
  type Roll,
  type Token,
  type Unit,
} from '../rules/types.ts';

export interface MarkerView {
  readonly kind: Marker['kind'];
  readonly cell: number;
  readonly carrier: number;
  readonly knownTo: readonly string[] | 'all';
  /** What the viewer knows of its face. */
  readonly equipment?: Equipment;
  readonly points?: number;
}

/** Rank and bots of a token without its number: nobody knows which is which. */
type Force = Pick<Token, 'rank' | 'bots'>;

export interface RepressionView {
  /** Cards still in the pile, by ID: which they are is known, their order is not. */
  readonly cards: readonly RepressionCard[];
  readonly drawn: readonly RepressionCard[];
  readonly cardsPerTurn: number;
  readonly tokens: readonly Pick<Token, 'id' | 'colour' | 'cell' | 'airlock'>[];
  /** By colour: the numbers of the tokens in the pile, and what all hidden tokens, in the pile and out of it, come to. */
  readonly piles: Readonly<Record<Colour, readonly number[]>>;
  readonly hidden: Readonly<Record<Colour, readonly Force[]>>;
}

export interface EscapeView {
  readonly viewer: Viewer;
  readonly mode: EscapeState['mode'];
  readonly options: EscapeState['options'];
  readonly scenario: EscapeState['scenario'];
  readonly board: EscapeState['board'];
  readonly seats: EscapeState['seats'];
  readonly leader: string;
  readonly turn: number;
  readonly lastTurn: number;
  readonly units: readonly Unit[];
  readonly markers: readonly MarkerView[];
  readonly props: readonly Prop[];
  readonly doors: readonly number[];
  readonly broken: readonly number[];
  readonly burns: readonly number[];
  readonly anthem: Readonly<Record<string, number>>;
  readonly initiative: EscapeState['initiative'];
  readonly next: EscapeState['next'];
  readonly event: number;
  readonly darkRoom: number;
  readonly shutAirlock: number;
  readonly trapped: number;
  readonly inARow: number;
  readonly active: number;
  readonly lastFree: number;
  readonly roll?: Roll;
  readonly repression?: RepressionView;
  readonly score: Readonly<Record<string, number>>;
}

export const viewUnit = (unit: Unit): Unit => ({
  id: unit.id,
  profile: freezeDeep(unit.profile),
  faction: unit.faction,
  seat: unit.seat,
  place: unit.place,
  cell: unit.cell,
  life: unit.life,
  used: { ...unit.used },
  lost: { ...unit.lost },
  lowered: { ...unit.lowered },
  activated: unit.activated,
  feats: unit.feats.slice(),
  pilot: unit.pilot,
  possessor: unit.possessor,
  outSince: unit.outSince,
});

/** ES-RULE-60, ES-RULE-95: the face is told to those who have seen it. */
function viewMarker({ kind, cell, carrier, knownTo, equipment, points }: Marker, viewer: Viewer): MarkerView {
  const isKnown = knownTo === 'all' || knownTo.includes(viewer);
  return {
    kind,
    cell,
    carrier,
    knownTo: knownTo === 'all' ? 'all' : knownTo.slice(),
    ...(isKnown && equipment !== undefined ? { equipment } : {}),
    ...(isKnown && points !== undefined ? { points } : {}),
  };
}

export const copyCard = ({ id, airlock, colour, tokens }: RepressionCard): RepressionCard => ({
  id,
  airlock,
  colour,
  tokens,
});

export const viewRoll = ({ purpose, dice }: Roll): Roll => ({
  purpose,
  dice: dice.map(({ unit, seat, face, rerolls }) => ({ unit, seat, face, rerolls: rerolls.slice() })),
});

function viewRepression({ pile, drawn, piles, tokens, cardsPerTurn }: Repression): RepressionView {
  const byColour = <T>(look: (colour: Colour) => T): Record<Colour, T> =>
    Object.fromEntries(COLOURS.map((colour) => [colour, look(colour)])) as Record<Colour, T>;
  return {
    cards: pile.map(copyCard).sort((a, b) => (a.id < b.id ? -1 : 1)),
    drawn: drawn.map(copyCard),
    cardsPerTurn,
    tokens: tokens.map(({ id, colour, cell, airlock }) => ({ id, colour, cell, airlock })),
    piles: byColour((colour) => piles[colour].map(({ id }) => id).sort((a, b) => a - b)),
    hidden: byColour((colour) =>
      [...piles[colour], ...tokens.filter((token) => token.colour === colour)]
        .map(({ rank, bots }) => ({ rank, bots }))
        .sort((a, b) => a.rank - b.rank || a.bots - b.bots),
    ),
  };
}

export function view(state: EscapeState, viewer: Viewer): EscapeView {
  return {
    viewer,
    mode: state.mode,
    options: freezeDeep(state.options),
    scenario: freezeDeep(state.scenario),
    board: freezeDeep(state.board),
    seats: freezeDeep(state.seats),
    leader: state.leader,
    turn: state.turn,
    lastTurn: state.lastTurn,
    units: state.units.map(viewUnit),
    markers: state.markers.map((marker) => viewMarker(marker, viewer)),
    props: state.props.map(({ kind, cell, difficulty, doneBy }) => ({ kind, cell, difficulty, doneBy })),
    doors: state.doors.slice(),
    broken: state.broken.slice(),
    burns: state.burns.slice(),
    anthem: cloneCounts(state.anthem),
    initiative: state.initiative,
    next: state.next,
    event: state.event,
    darkRoom: state.darkRoom,
    shutAirlock: state.shutAirlock,
    trapped: state.trapped,
    inARow: state.inARow,
    active: state.active,
    lastFree: state.lastFree,
    ...(state.roll === undefined ? {} : { roll: viewRoll(state.roll) }),
    ...(state.repression === undefined ? {} : { repression: viewRepression(state.repression) }),
    score: cloneCounts(state.score),
  };
}
