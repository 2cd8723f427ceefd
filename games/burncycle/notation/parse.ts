/** Reads a position, line by line. What is left out has its usual value; what makes no sense is told with its line. */
import { type DrawnText, type Here, Lines, type Position, type Read, readText } from '@tablerunner/engine';
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
import { KEYS, ONCE_OR_MORE, splitText } from './lines.ts';
import { readOutcome } from './outcome-line.ts';
import { readFloor } from './parse-floor.ts';
import { STATE_LINES } from './state-lines.ts';
import { readBot, readGuard } from './unit-lines.ts';
import { fail, readCount, readId, readNumber, readOneOf, split } from './words.ts';

const MOST_LINES = 200;
const MOST_CHARACTERS = 60_000;
const MOST_AGENTS = 4;
const MOST_GUARDS = 40;

export const parsePosition = (text: string): Read<Position<BurncycleState>> =>
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

  read(): Position<BurncycleState> {
    if (this.text.lines.length > MOST_LINES) fail(`it has more than ${MOST_LINES} lines`);
    this.lines.check(KEYS, ONCE_OR_MORE);
    const state = this.readHead();
    this.readUnits(state);
    for (const [key, line] of Object.entries(STATE_LINES)) {
      if (key === 'stock') fillStock(state); // what is usual follows from what was read before
      this.lines.each(key, (text) => line.read(state, text));
    }
    fillPiles(state);
    for (const [key, line] of Object.entries(PILE_LINES)) this.lines.each(key, (text) => line.read(state, text));
    const frames = this.lines.each('step', (text) => readFrame(text, state));
    const stack = this.with('at', (at) => readFrames(at, frames));
    const over = this.with('over', (text) => (text === undefined ? undefined : readOutcome(text)));
    const drawn = this.with('drawn', (text) => readNumber(text ?? '0', 'drawn'));
    this.here.where = 'position';
    const position = { state, stack, drawn, ...(over === undefined ? {} : { outcome: over }) };
    const problem = whyStuck(position);
    return problem === undefined ? position : fail(problem);
  }

  private readHead(): BurncycleState {
    const agents = this.lines.count('agent');
    if (agents === 0) fail('there is no agent: write agent, a bot and its space, as in agent byte c4');
    if (agents > MOST_AGENTS) fail('there are at most four agents (BC-GAME-01)');
    if (!this.lines.has('module')) fail('there is no command module: write module, a bot and its space (BC-CM-01)');
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
    const options = Object.assign({}, defaultTable, ...this.lines.each('option', readOption));
    const { layout, isBare, unlocked, destroyed } = this.with('floor', () => {
      if (this.text.drawing.length > 0) this.here.where = 'drawing';
      return readFloor(this.text, mission, stage);
    });
    const state = usualState({ options, seats, mission, stage, difficulty, captain, layout, isBare });
    for (const door of unlocked) state.floor.doors[door] = 1;
    state.floor.destroyed = [...destroyed];
    return state;
  }

  private readUnits(state: BurncycleState): void {
    const agents = state.bots.slice(0, -1);
    this.lines.each('agent', (text) => {
      const agent = agents.shift();
      if (agent !== undefined) readBot(state, text, agent);
    });
    this.lines.each('module', (text) => {
      const module = state.bots.at(-1);
      if (module !== undefined) readBot(state, text, module);
    });
    this.lines.each('guard', (text) => {
      if (state.guards.length >= MOST_GUARDS) fail(`there are at most ${MOST_GUARDS} security units`);
      state.guards.push(readGuard(state, text));
    });
    this.here.where = 'position';
    const cards = state.bots.map(({ card }) => card).filter((card) => card !== '');
    if (new Set(cards).size < cards.length) fail('a bot stands there twice (BC-SETUP-25)');
    const cells = [...state.bots, ...state.guards].map(({ cell }) => cell).filter((cell) => cell >= 0);
    if (new Set(cells).size < cells.length) fail('two units share a space (BC-SPACE-02)');
  }

  /** Reads a line that stands there once or not at all. */
  private with<T>(key: string, read: (text: string | undefined) => T): T {
    this.here.where = 'position';
    return read(this.lines.textOf(key));
  }
}
