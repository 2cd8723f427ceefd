/** Reads a position, line by line. What is left out has its usual value; what makes no sense is told with its line. */
import { type Position, type Read, readable, unreadable } from '@tablerunner/engine';
import { DIFFICULTIES } from '../rules/lists.ts';
import { defaultTable } from '../rules/options.ts';
import type { BurncycleState } from '../rules/types.ts';
import { fillStock } from './chips.ts';
import { fillPiles, PILE_LINES } from './deck-lines.ts';
import { whyStuck } from './dry-run.ts';
import { readFrame, readFrames } from './frames.ts';
import {
  readCaptain,
  readMission,
  readOption,
  USUAL_CAPTAIN,
  USUAL_DIFFICULTY,
  USUAL_MISSION,
  usualSeats,
  usualState,
} from './head.ts';
import { KEYS, type Line, MANY, splitText } from './lines.ts';
import { readOutcome } from './outcome-line.ts';
import { readFloor } from './parse-floor.ts';
import { STATE_LINES } from './state-lines.ts';
import { readBot, readGuard } from './unit-lines.ts';
import { fail, Problem, readCount, readId, readNumber, readOneOf, shorten, split } from './words.ts';

const MOST_LINES = 200;
const MOST_CHARACTERS = 60_000;
const MOST_AGENTS = 4;
const MOST_GUARDS = 40;

export function parsePosition(text: string): Read<Position<BurncycleState>> {
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

  read(): Position<BurncycleState> {
    this.checkKeys();
    const state = this.readHead();
    this.readUnits(state);
    for (const [key, line] of Object.entries(STATE_LINES)) {
      if (key === 'stock') fillStock(state); // what is usual follows from what was read before
      this.each(key, (text) => line.read(state, text));
    }
    fillPiles(state);
    for (const [key, line] of Object.entries(PILE_LINES)) this.each(key, (text) => line.read(state, text));
    const frames = this.each('step', (text) => readFrame(text, state));
    const stack = this.with('at', (at) => readFrames(at, frames));
    const over = this.with('over', (text) => (text === undefined ? undefined : readOutcome(text)));
    const drawn = this.with('drawn', (text) => readNumber(text ?? '0', 'drawn'));
    this.here.where = 'position';
    const position = { state, stack, drawn, ...(over === undefined ? {} : { outcome: over }) };
    const problem = whyStuck(position);
    return problem === undefined ? position : fail(problem);
  }

  private checkKeys(): void {
    const seen = new Set<string>();
    for (const { where, key } of this.lines) {
      this.here.where = where;
      if (!KEYS.includes(key)) fail(`'${shorten(key)}' is no line of a position; there are ${KEYS.join(', ')}`);
      if (seen.has(key) && (key === 'module' || !(MANY as readonly string[]).includes(key)))
        fail(`the line '${key}' stands there twice`);
      seen.add(key);
    }
    this.here.where = 'position';
  }

  private readHead(): BurncycleState {
    const agents = this.lines.filter(({ key }) => key === 'agent').length;
    if (agents === 0) fail('there is no agent: write agent, a bot and its space, as in agent byte c4');
    if (agents > MOST_AGENTS) fail('there are at most four agents (BC-GAME-01)');
    if (!this.has('module')) fail('there is no command module: write module, a bot and its space (BC-CM-01)');
    const seats = this.with('seats', (text) => {
      const given = text === undefined ? usualSeats(agents) : split(text).map((seat) => readId(seat, 'a seat'));
      return given.length === agents && new Set(given).size === agents
        ? given
        : fail('each agent has a seat of its own');
    });
    const mission = this.with('mission', (text) => readMission(text ?? USUAL_MISSION));
    const stage = this.with(
      'stage',
      (text) => readCount(text ?? '1', { what: 'the stage', least: 1, most: 3, clause: 'BC-MISS-03' }) - 1,
    );
    const difficulty = this.with('difficulty', (text) =>
      readOneOf(text ?? USUAL_DIFFICULTY, DIFFICULTIES, 'the difficulty'),
    );
    const captain = this.with('captain', (text) => readCaptain(text ?? USUAL_CAPTAIN));
    const options = Object.assign({}, defaultTable, ...this.each('option', readOption));
    this.here.where = this.drawing.length > 0 ? 'drawing' : this.whereOf('floor');
    const { layout, isBare, unlocked, destroyed } = readFloor(this.drawing, this.lines, mission, stage);
    const state = usualState({ options, seats, mission, stage, difficulty, captain, layout, isBare });
    for (const door of unlocked) state.floor.doors[door] = 1;
    state.floor.destroyed = [...destroyed];
    return state;
  }

  private readUnits(state: BurncycleState): void {
    const agents = state.bots.slice(0, -1);
    this.each('agent', (text) => {
      const agent = agents.shift();
      if (agent !== undefined) readBot(state, text, agent);
    });
    this.each('module', (text) => {
      const module = state.bots.at(-1);
      if (module !== undefined) readBot(state, text, module);
    });
    this.each('guard', (text) => {
      if (state.guards.length >= MOST_GUARDS) fail(`there are at most ${MOST_GUARDS} security units`);
      state.guards.push(readGuard(state, text));
    });
    this.here.where = 'position';
    const cards = state.bots.map(({ card }) => card).filter((card) => card !== '');
    if (new Set(cards).size < cards.length) fail('a bot stands there twice (BC-SETUP-25)');
    const cells = [...state.bots, ...state.guards].map(({ cell }) => cell).filter((cell) => cell >= 0);
    if (new Set(cells).size < cells.length) fail('two units share a space (BC-SPACE-02)');
  }

  private has(key: string): boolean {
    return this.lines.some((line) => line.key === key);
  }

  private whereOf(key: string): string {
    return this.lines.find((line) => line.key === key)?.where ?? 'position';
  }

  /** Reads a line that stands there once or not at all. */
  private with<T>(key: string, read: (text: string | undefined) => T): T {
    this.here.where = this.whereOf(key);
    return read(this.lines.find((line) => line.key === key)?.text);
  }

  private each<T>(key: string, read: (text: string) => T): T[] {
    return this.lines
      .filter((line) => line.key === key)
      .map(({ where, text }) => {
        this.here.where = where;
        return read(text);
      });
  }
}
