/** Reads a position, line by line. What is left out has its usual value; what makes no sense is told with its line. */
import { type DrawnText, type Frame, type Here, Lines, type Position, type Read, readText } from '@tablerunner/engine';
import { defaultTable } from '../rules/options.ts';
import { COOPERATION_SEATS } from '../rules/setup/options.ts';
import { type EscapeState, FACTIONS, type Faction } from '../rules/types.ts';
import { otherFaction } from '../rules/units.ts';
import { type Drawn, readDrawn, readNamed } from './drawing.ts';
import { checkMemories, checkTopStep, onUsualSteps, readFrame, readPlace, usualStack } from './frames.ts';
import type { Reading } from './line-kind.ts';
import { KEYS, MANY, MOST, splitText, USUAL } from './lines.ts';
import { readMarker, readProp, readToken } from './marker-lines.ts';
import { readOption } from './option-lines.ts';
import { readOutcome } from './outcome-line.ts';
import { readUnit, type UnitLine } from './read-unit.ts';
import { emptyRepression, repressionOf } from './repression-lines.ts';
import { readScenario } from './scenario-line.ts';
import { STATE_LINES } from './state-lines.ts';
import { fail, readNumber, readOneOf, shorten } from './words.ts';

const MOST_LINES = 400;
const MOST_CHARACTERS = 60_000;

export const parsePosition = (text: string): Read<Position<EscapeState>> =>
  readText(text, 'position', MOST_CHARACTERS, (here) => new Reader(splitText(text), here).read());

/** Holds what is known so far, so that each line is read when what it speaks of is there. */
class Reader {
  private readonly text: DrawnText;
  private readonly lines: Lines;
  private readonly here: Here;

  constructor(text: DrawnText, here: Here) {
    this.text = text;
    this.lines = new Lines(text.lines, here);
    this.here = here;
  }

  read(): Position<EscapeState> {
    if (this.text.lines.length > MOST_LINES) fail(`it has more than ${MOST_LINES} lines`);
    this.lines.check(KEYS, MANY);
    for (const [key, most] of Object.entries(MOST))
      if (this.lines.count(key) > most) fail(`there are at most ${most} lines of ${key}`);
    const drawn = this.readBoard();
    const state = this.readHead(drawn);
    this.readUnits(state, drawn);
    const reading: Reading = { state, board: drawn.board, find: (id) => this.find(state, id) };
    this.lines.each('marker', (text) => state.markers.push(readMarker(text, drawn.board, state.seats, reading.find)));
    this.lines.each('prop', (text) => state.props.push(readProp(text, drawn.board)));
    this.lines.each('token', (text) => repressionOf(state).tokens.push(readToken(text, drawn.board)));
    state.active = state.units.findIndex(({ place }) => place === 'board' || place === 'waiting');
    for (const [key, line] of Object.entries(STATE_LINES)) this.lines.each(key, (text) => line.read(reading, text));
    if (!this.lines.has('next')) state.next = nextOf(state);
    const frames = this.lines.each('step', readFrame);
    const at = this.lines.textOf('at');
    if (at !== undefined && !this.lines.has('active')) state.active = -1;
    if (at !== undefined && frames.length > 0) fail('write either at or step lines, not both');
    const stack: Frame[] =
      at !== undefined ? readPlace(at, state) : frames.length > 0 ? onUsualSteps(frames, state) : usualStack(state);
    checkMemories(stack, state);
    checkTopStep(stack, state);
    if (stack.length === 0) fail('nobody is active: write active: and a character, or step: lines');
    const drawnDice = readNumber(this.lines.textOf('drawn') ?? '0', 'drawn');
    const over = this.lines.textOf('over');
    return { state, stack, drawn: drawnDice, ...(over === undefined ? {} : { outcome: readOutcome(over) }) };
  }

  private readBoard(): Drawn {
    const { drawing, lines } = this.text;
    if (drawing.length > 0) {
      if (this.lines.has('board')) fail('the board is drawn and named too');
      const capitals = new Set(lines.filter(({ key }) => key === 'unit').map(({ text }) => markOf(text)));
      this.here.where = 'drawing';
      return readDrawn(drawing, this.lines.textOf('airlocks') ?? '', capitals);
    }
    return readNamed(this.lines.textOf('board') ?? fail('there is no board: draw one, or write board: and its name'));
  }

  private readHead({ board, named }: Drawn): EscapeState {
    const mode = readOneOf(this.lines.textOf('mode') ?? 'revolution', ['revolution', 'cooperation'], 'mode');
    const seats = readSeats(this.lines.textOf('seats'), mode);
    const options = Object.assign({}, defaultTable, ...this.lines.each('option', readOption));
    return {
      mode,
      options,
      scenario: readScenario(this.lines.textOf('scenario') ?? USUAL.scenario),
      board: named,
      seats,
      leader: seats[0] ?? '',
      turn: 1,
      lastTurn: USUAL.lastTurn,
      units: [],
      markers: [],
      props: [],
      doors: board.doors.map(() => 0),
      broken: [],
      burns: [],
      anthem: {},
      initiative: 'resistance',
      next: 'isc',
      event: 0,
      darkRoom: -1,
      shutAirlock: 0,
      trapped: -1,
      inARow: 0,
      active: -1,
      lastFree: -1,
      repression: mode === 'cooperation' ? emptyRepression() : undefined,
      score: {},
      roll: undefined,
    };
  }

  private readUnits(state: EscapeState, { board, marks }: Drawn): void {
    const leader = this.lines.textOf('leader');
    if (leader !== undefined) state.leader = readOneOf(leader, state.seats, 'the leader');
    const read = this.lines.each('unit', (text): UnitLine => {
      const line = readUnit(text, board, marks, state);
      if (state.units.some(({ id }) => id === line.unit.id)) fail(`there are two characters called ${line.unit.id}`);
      state.units.push(line.unit);
      return line;
    });
    for (const [index, { unit, pilot, possessor, carries }] of read.entries()) {
      if (pilot !== undefined) unit.pilot = this.find(state, pilot);
      if (possessor !== undefined) unit.possessor = this.find(state, possessor);
      if (carries === undefined) continue;
      const marker = readMarker(`${carries} ${unit.id}`, board, state.seats, (id) => this.find(state, id));
      state.markers.push({ ...marker, carrier: index });
    }
  }

  private find({ units }: EscapeState, id: string): number {
    const index = units.findIndex((unit) => unit.id === id);
    return index >= 0 ? index : fail(`there is no character called '${shorten(id)}'`);
  }
}

/** Seats are named once, and as the table names them: nobody sits down as somebody who only watches. */
function readSeats(text: string | undefined, mode: EscapeState['mode']): readonly string[] {
  if (text === undefined) return USUAL.seats[mode];
  const seats = text.split(/[\s,]+/);
  const known: readonly string[] = mode === 'revolution' ? FACTIONS : COOPERATION_SEATS;
  const isRight = seats.every((seat, i) => known.includes(seat) && seats.indexOf(seat) === i);
  if (!isRight || (mode === 'revolution' && seats.length !== known.length)) fail(`the seats are ${known.join(', ')}`);
  return seats;
}

/** The capital letter in which a character stands in the drawing: the one that is named, or without a place the first of its ID. */
function markOf(text: string): string {
  const [id = '', place = ''] = text.split(/\s+/);
  if (/^[A-Z]$/.test(place)) return place;
  return /^([a-z]{1,3}\d+|waiting|out|gone)$/.test(place) ? '' : id.charAt(0).toUpperCase();
}

const nextOf = ({ units, active }: EscapeState): Faction => otherFaction(units[active]?.faction ?? 'isc');
