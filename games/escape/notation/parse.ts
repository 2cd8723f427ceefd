/** Reads a position, line by line. What is left out has its usual value; what makes no sense is told with its line. */
import { type Frame, type Position, type Read, readable, unreadable } from '@tablerunner/engine';
import { defaultTable } from '../rules/options.ts';
import type { EscapeState, Faction } from '../rules/types.ts';
import { otherFaction } from '../rules/units.ts';
import { type Drawn, readDrawn, readNamed } from './drawing.ts';
import { checkMemories, checkTopStep, onUsualSteps, readFrame, readPlace, usualStack } from './frames.ts';
import type { Reading } from './line-kind.ts';
import { KEYS, type Line, MANY, OWN_FIELDS, splitText, USUAL } from './lines.ts';
import { readMarker, readProp, readToken } from './marker-lines.ts';
import { readField, readOption } from './option-lines.ts';
import { readOutcome } from './outcome-line.ts';
import { readUnit, type UnitLine } from './read-unit.ts';
import { emptyRepression, repressionOf } from './repression-lines.ts';
import { readScenario } from './scenario-line.ts';
import { STATE_LINES } from './state-lines.ts';
import { fail, Problem, readId, readNumber, readOneOf, shorten } from './words.ts';

const MOST_LINES = 400;
const MOST_CHARACTERS = 60_000;

export function parsePosition(text: string): Read<Position<EscapeState>> {
  if (text.length > MOST_CHARACTERS) return unreadable('position', `it is longer than ${MOST_CHARACTERS} characters`);
  const { drawing, lines } = splitText(text);
  if (lines.length > MOST_LINES) return unreadable('position', `it has more than ${MOST_LINES} lines`);
  const here = { where: 'position' };
  try {
    return readable(new Reader(drawing, lines, here).read());
  } catch (error) {
    if (error instanceof Problem) return unreadable(here.where, error.message);
    throw error;
  }
}

/** Holds what is known so far, so that each line is read when what it speaks of is there. */
class Reader {
  private readonly drawing: readonly string[];
  private readonly lines: readonly Line[];
  private readonly here: { where: string };

  constructor(drawing: readonly string[], lines: readonly Line[], here: { where: string }) {
    this.drawing = drawing;
    this.lines = lines;
    this.here = here;
  }

  read(): Position<EscapeState> {
    this.checkKeys();
    const drawn = this.readBoard();
    const state = this.readHead(drawn);
    this.readUnits(state, drawn);
    const reading: Reading = { state, board: drawn.board, find: (id) => this.find(state, id) };
    this.each('marker', (text) => state.markers.push(readMarker(text, drawn.board, reading.find)));
    this.each('prop', (text) => state.props.push(readProp(text, drawn.board)));
    this.each('token', (text) => repressionOf(state).tokens.push(readToken(text, drawn.board)));
    state.active = state.units.findIndex(({ place }) => place === 'board' || place === 'waiting');
    for (const [key, line] of Object.entries(STATE_LINES)) this.each(key, (text) => line.read(reading, text));
    if (!this.has('next')) state.next = nextOf(state);
    this.each('field', (text) => readField(text, state, OWN_FIELDS));
    const frames = this.each('step', readFrame);
    const at = this.textOf('at');
    if (at !== undefined && !this.has('active')) state.active = -1;
    if (at !== undefined && frames.length > 0) fail('write either at or step lines, not both');
    const stack: Frame[] =
      at !== undefined ? readPlace(at, state) : frames.length > 0 ? onUsualSteps(frames, state) : usualStack(state);
    checkMemories(stack, state);
    checkTopStep(stack, state);
    if (stack.length === 0) fail('nobody is active: write active: and a character, or step: lines');
    const drawnDice = readNumber(this.textOf('drawn') ?? '0', 'drawn');
    const over = this.textOf('over');
    return { state, stack, drawn: drawnDice, ...(over === undefined ? {} : { outcome: readOutcome(over) }) };
  }

  private checkKeys(): void {
    const seen = new Set<string>();
    for (const { where, key } of this.lines) {
      this.here.where = where;
      if (!KEYS.includes(key)) fail(`'${shorten(key)}' is no line of a position; there are ${KEYS.join(', ')}`);
      if (seen.has(key) && !(MANY as readonly string[]).includes(key)) fail(`the line '${key}' stands there twice`);
      seen.add(key);
    }
    this.here.where = 'position';
  }

  private readBoard(): Drawn {
    const board = this.lines.find(({ key }) => key === 'board');
    if (this.drawing.length > 0) {
      if (board !== undefined) fail('the board is drawn and named too');
      const capitals = new Set(this.lines.filter(({ key }) => key === 'unit').map(({ text }) => markOf(text)));
      this.here.where = 'drawing';
      return readDrawn(this.drawing, this.textOf('airlocks') ?? '', capitals);
    }
    if (board === undefined) return fail('there is no board: draw one, or write board: and its name');
    this.here.where = board.where;
    return readNamed(board.text);
  }

  private readHead({ board, named }: Drawn): EscapeState {
    const mode = readOneOf(this.textOf('mode') ?? 'revolution', ['revolution', 'cooperation'], 'mode');
    const given = this.textOf('seats')
      ?.split(/[\s,]+/)
      .map((seat) => readId(seat, 'a seat'));
    const seats: readonly string[] = given ?? USUAL.seats[mode];
    const options = Object.assign({}, defaultTable, ...this.each('option', readOption));
    return {
      mode,
      options,
      scenario: readScenario(this.textOf('scenario') ?? USUAL.scenario),
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
    const leader = this.textOf('leader');
    if (leader !== undefined) state.leader = readOneOf(leader, state.seats, 'the leader');
    const read = this.each('unit', (text): UnitLine => {
      const line = readUnit(text, board, marks, state);
      if (state.units.some(({ id }) => id === line.unit.id)) fail(`there are two characters called ${line.unit.id}`);
      state.units.push(line.unit);
      return line;
    });
    for (const [index, { unit, pilot, possessor, carries }] of read.entries()) {
      if (pilot !== undefined) unit.pilot = this.find(state, pilot);
      if (possessor !== undefined) unit.possessor = this.find(state, possessor);
      if (carries === undefined) continue;
      const marker = readMarker(`${carries} ${unit.id}`, board, (id) => this.find(state, id));
      state.markers.push({ ...marker, carrier: index });
    }
  }

  private find({ units }: EscapeState, id: string): number {
    const index = units.findIndex((unit) => unit.id === id);
    return index >= 0 ? index : fail(`there is no character called '${shorten(id)}'`);
  }

  private each<T>(key: string, take: (text: string) => T): T[] {
    return this.lines
      .filter((line) => line.key === key)
      .map((line) => {
        this.here.where = line.where;
        return take(line.text);
      });
  }

  private has(key: string): boolean {
    return this.lines.some((line) => line.key === key);
  }

  private textOf(key: string): string | undefined {
    const line = this.lines.find((candidate) => candidate.key === key);
    if (line !== undefined) this.here.where = line.where;
    return line?.text;
  }
}

/** The capital letter in which a character stands in the drawing: the one that is named, or without a place the first of its ID. */
function markOf(text: string): string {
  const [id = '', place = ''] = text.split(/\s+/);
  if (/^[A-Z]$/.test(place)) return place;
  return /^([a-z]{1,3}\d+|waiting|out|gone)$/.test(place) ? '' : id.charAt(0).toUpperCase();
}

const nextOf = ({ units, active }: EscapeState): Faction => otherFaction(units[active]?.faction ?? 'isc');
