/** The table before the first decision: board, doors, markers set aside, props. Clauses ES-SETUP-02 to ES-SETUP-04, ES-OBJ-01 to ES-OBJ-03. */
import type { Seat, SetupChance } from '@tablerunner/engine';
import { type Cell, parseCell, parseEdge } from '@tablerunner/geometry';
import { CARDS } from '../../content/repression.ts';
import { type Board, boardOf, CENTRAL_AIRLOCK } from '../board.ts';
import { applyEffects } from '../campaign/effects.ts';
import { listOf } from '../list-of.ts';
import { DOOR_HACKED, DOOR_OPEN } from '../live.ts';
import { profileAt } from '../profiles.ts';
import { type Level, levelOf } from '../scenario/level.ts';
import type { Scenario } from '../scenario/types.ts';
import {
  EQUIPMENT,
  type EscapeState,
  FACTIONS,
  type Marker,
  type Prop,
  type Repression,
  type RepressionCard,
  type Unit,
} from '../types.ts';
import { newUnit, seatOf } from '../units.ts';
import { type GameOptions, scenarioChosen } from './options.ts';

/** Cooperation: the Repression pile is the clock (ES-AI-08). */
export const NO_LAST_TURN = 99;

/** What both modes begin with; the squads come by recruitment, or as the scenario proposes them. */
function startState(options: GameOptions, seats: readonly Seat[], chance: SetupChance): EscapeState {
  const scenario = scenarioPlayed(options);
  const board = boardOf(scenario);
  const level = options.mode === 'cooperation' ? levelOf(scenario, options.difficulty) : undefined;
  return {
    mode: options.mode,
    options: options.table,
    scenario: isChanged(options) ? scenario : scenario.id,
    board: scenario.board,
    seats,
    leader: seats[0] ?? '',
    turn: 0,
    lastTurn: options.mode === 'revolution' ? scenario.turns : NO_LAST_TURN,
    units: [],
    markers: [...crateMarkers(scenario, board, chance), ...equipmentMarkers(scenario, chance)],
    props: listOf(scenario.props, (prop) => propOf(prop, board)),
    doors: doorsAtStart(scenario, board),
    broken: [],
    burns: [],
    anthem: Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? (level ?? scenario).anthem : 0])), // the Leader's

    initiative: 'resistance',
    next: 'resistance',
    event: 0,
    darkRoom: -1,
    shutAirlock: 0,
    trapped: -1,
    inARow: 0,
    active: -1,
    lastFree: -1,
    repression: level === undefined ? undefined : startRepression(scenario, level, chance),
    score: {},
    roll: undefined,
  };
}

const propOf = ({ kind, cell, difficulty }: Scenario['props'][number], board: Board): Prop => ({
  kind,
  cell: cellOf(board, cell),
  difficulty,
  doneBy: 'nobody',
});

const throughCentre = ({ id, colour, tokens }: RepressionCard): RepressionCard => ({
  id,
  airlock: CENTRAL_AIRLOCK,
  colour,
  tokens,
});

/** ES-AI-07, ES-COOP-11; the piles of tokens are built once the ISC characters are known. */
const startRepression = ({ sealed }: Scenario, { cards, pile }: Level, chance: SetupChance): Repression => ({
  // What would come through a sealed Airlock comes through the central one (gaps: ES-GAP-17).
  pile: listOf(chance.shuffle(CARDS, 'repression').slice(0, pile), (card) =>
    sealed.includes(card.airlock) ? throughCentre(card) : card,
  ),
  drawn: [],
  piles: { black: [], green: [], blue: [] },
  tokens: [],
  cardsPerTurn: cards,
});

/** Whether it is one's own, or the games before it in a campaign have changed it: then the match carries it whole (ES-CAMP-06). */
const isChanged = ({ campaign, own }: GameOptions): boolean => own !== undefined || (campaign?.effects.length ?? 0) > 0;

const scenarioPlayed = (options: GameOptions): Scenario =>
  applyEffects(scenarioChosen(options), options.campaign?.effects ?? []);

/** The squads of the campaign, or those that the scenario proposes, unless they are recruited. */
export function startGame(options: GameOptions, seats: readonly Seat[], chance: SetupChance): EscapeState {
  const state = startState(options, seats, chance);
  const squads = options.campaign?.squads ?? scenarioChosen(options).recruitment.squads;
  if (options.squads === 'proposed' || options.campaign !== undefined) {
    for (const faction of FACTIONS) {
      state.units.push(...(squads[faction] ?? []).map((id) => unitOf(state, id, seatOf(state, faction))));
    }
  }
  return state;
}

function unitOf(state: EscapeState, id: string, seat: Seat): Unit {
  const profile = profileAt(state.options, id);
  if (profile === undefined) throw new Error(`there is no card of ${id}`);
  return newUnit(id, profile, seat);
}

function cellOf(board: Board, name: string): Cell {
  const cell = parseCell(board.grid, name);
  if (cell === undefined) throw new Error(`board ${board.plan.id} has no cell ${name}`);
  return cell;
}

const marker = (kind: Marker['kind'], face: Partial<Pick<Marker, 'equipment' | 'points'>>, cell: number): Marker => ({
  kind,
  equipment: face.equipment,
  points: face.points,
  cell,
  carrier: -1,
  knownTo: kind === 'crate' ? 'all' : [],
});

/** Crates, then Objectives whose points nobody knows (ES-OBJ-03); some may lie where the scenario says. */
function crateMarkers({ crates, objectives, laid }: Scenario, board: Board, chance: SetupChance): Marker[] {
  const at = (cells: readonly string[] | undefined, i: number): number => {
    const name = cells?.[i];
    return name === undefined ? -1 : cellOf(board, name);
  };
  const points = chance.shuffle(objectives, 'objectives');
  return [
    ...Array.from({ length: crates }, (_, i) => marker('crate', {}, at(laid.crates, i))),
    ...points.map((worth, i) => marker('objective', { points: worth }, at(laid.objectives, i))),
  ];
}

/** One marker of each kind is in the box (gaps: ES-GAP-20); the draw is made here, unseen (ES-ITEM-01, ES-RULE-95). */
const equipmentMarkers = ({ equipment }: Scenario, chance: SetupChance): Marker[] =>
  chance
    .shuffle(EQUIPMENT, 'equipment')
    .slice(0, equipment)
    .map((item) => marker('equipment', { equipment: item }, -1));

/** All doors are closed, unless the scenario says otherwise. */
function doorsAtStart({ doors }: Scenario, board: Board): number[] {
  const bits = listOf(board.doors, () => 0);
  for (const { edge, open, hacked } of doors) {
    const door = board.doorAt[parseEdge(board.grid, edge) ?? -1] ?? -1;
    if (door < 0) throw new Error(`board ${board.plan.id} has no door at ${edge}`);
    bits[door] = (open ? DOOR_OPEN : 0) | (hacked ? DOOR_HACKED : 0);
  }
  return bits;
}
