/** Lines of a position that set one thing each: threat, turn, dice, network, objectives. */
import { missionOf } from '../rules/mission/mission.ts';
import { blanksOf, POOL_LIMITS } from '../rules/test/dice.ts';
import { type ApTest, type BurncycleState, DICE, type TaskProgress } from '../rules/types.ts';
import { CHIP_LINES, printCounts, readCounts } from './chips.ts';
import { DRONE_LINE, FLOOR_LINES, readPlace } from './floor-lines.ts';
import type { LineKind } from './line-kind.ts';
import { BOT, NODE } from './names.ts';
import { fail, NONE, printList, readCount, readId, readList, readOneOf, shorten, split } from './words.ts';

const MOST_THREAT = 26;
const CORPORATION = 'corporation';

/** A bot of this table by its name, or by its number before it was chosen. */
function readBot(state: BurncycleState, text: string): number {
  const bot = BOT.read(state, text);
  return state.bots[bot] === undefined ? fail(`there is no bot ${shorten(text)}`) : bot;
}

function readAgent(state: BurncycleState, text: string): number {
  const bot = readBot(state, text);
  return state.bots[bot]?.role === 'agent' ? bot : fail(`${shorten(text)} is no agent (BC-CM-01)`);
}

const threat = { what: 'threat', most: MOST_THREAT, clause: 'BC-THREAT-02' };

const byName = (state: BurncycleState, bot: number): string => (bot < 0 ? 'nobody' : BOT.print(state, bot));

/** `two-caches 2 byte/exe, a-third 0`: how often, and by whom. */
function printTasks(state: BurncycleState, list: 'tasks' | 'win'): string {
  const ids = taskIds(state, list);
  return (
    state.progress[list]
      .map(({ count, by }, at) =>
        [ids[at] ?? `#${at}`, count, ...(by.length === 0 ? [] : [by.map((bot) => byName(state, bot)).join('/')])].join(
          ' ',
        ),
      )
      .join(', ') || NONE
  );
}

function taskIds(state: BurncycleState, list: 'tasks' | 'win'): readonly string[] {
  const { floors, win } = missionOf(state);
  return (list === 'win' ? win.tasks : (floors[state.stage]?.tasks ?? [])).map(({ id }) => id);
}

function readTasks(state: BurncycleState, list: 'tasks' | 'win', text: string): TaskProgress[] {
  if (text === NONE) return [];
  const ids = taskIds(state, list);
  return text.split(',').map((part, at) => {
    const [id = '', count = '', names] = split(part);
    if (id !== ids[at]) fail(`task ${at + 1} is '${ids[at] ?? NONE}', not '${shorten(id)}' (BC-OBJ-02)`);
    return {
      count: readCount(count, { what: 'how often a task was done', most: 99, clause: 'BC-OBJ-02' }),
      by: names?.split('/').map((name) => (name === 'nobody' ? -1 : readBot(state, name))) ?? [],
    };
  });
}

/** `strike byte bonus 2 pairs 1 basic/1 basic/2 elite/5/used`. */
function readTest(state: BurncycleState, text: string): ApTest {
  const [purpose = '', bot = '', ...words] = split(text);
  const test: { -readonly [K in keyof ApTest]: ApTest[K] } = {
    purpose: readId(purpose, 'what the test is for'),
    bot: readBot(state, bot),
    bonus: 0,
    dice: [],
    pairs: 0,
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === 'bonus' || word === 'pairs') {
      const number = words[++at] ?? '';
      const isLess = word === 'bonus' && number.startsWith('-'); // a malus
      const count = readCount(isLess ? number.slice(1) : number, { what: word, most: 99, clause: 'BC-AP-03' });
      test[word] = isLess ? -count : count;
      continue;
    }
    const [die = '', face = '', used] = word.split('/');
    test.dice.push({
      die: readOneOf(die, DICE, 'a die'),
      face: readCount(face, { what: 'a face', least: 1, most: 6, clause: 'BC-DICE-05' }),
      isIconUsed: used === 'used',
    });
  }
  const most = DICE.reduce((sum, die) => sum + POOL_LIMITS[die], 0);
  if (test.dice.length > most) fail(`a test has at most ${most} dice (BC-POOL-04)`);
  if (test.pairs * 2 > blanksOf(test)) fail(`${test.pairs} pairs are more than the blanks of the test (BC-DICE-06)`);
  return test;
}

const printTest = (state: BurncycleState, { purpose, bot, bonus, dice, pairs }: ApTest): string =>
  [
    purpose,
    BOT.print(state, bot),
    ...(bonus === 0 ? [] : ['bonus', bonus]),
    ...(pairs === 0 ? [] : ['pairs', pairs]),
    ...dice.map(({ die, face, isIconUsed }) => `${die}/${face}${isIconUsed ? '/used' : ''}`),
  ].join(' ');

export const STATE_LINES: Readonly<Record<string, LineKind>> = {
  ...FLOOR_LINES,
  drone: DRONE_LINE,
  tasks: {
    read(state, text) {
      state.progress.tasks = readTasks(state, 'tasks', text);
    },
    print: (state) => printTasks(state, 'tasks'),
  },
  'win tasks': {
    read(state, text) {
      state.progress.win = readTasks(state, 'win', text);
    },
    print: (state) => printTasks(state, 'win'),
  },
  objective: {
    read(state, text) {
      state.progress.isDone = readOneOf(text, ['open', 'complete'], 'the objective') === 'complete';
    },
    print: ({ progress }) => (progress.isDone ? 'complete' : 'open'),
  },
  ...CHIP_LINES,
  tracker: {
    read(state, text) {
      state.tracker = readCount(text, { what: 'the tracker', least: 1, most: 5, clause: 'BC-CYCLE-01' }) - 1;
    },
    print: ({ burncycle, tracker }) => (tracker < burncycle.length ? undefined : String(tracker + 1)),
  },
  pool: {
    read(state, text) {
      state.pool = readCounts(text, DICE, 'BC-POOL-04', POOL_LIMITS);
    },
    print: ({ pool }) => printCounts(pool, DICE),
  },
  test: {
    read(state, text) {
      state.test = readTest(state, text);
    },
    print: (state) => (state.test === undefined ? undefined : printTest(state, state.test)),
  },
  pings: {
    read(state, text) {
      const pings = readList(text, (word) => readPlace(NODE, state, word));
      if (pings.length > 4 || new Set(pings).size < pings.length)
        fail('there are four pings, each on its node (BC-PING-03)');
      state.pings = pings;
    },
    print: (state) => printList(state.pings.map((node) => NODE.print(state, node))),
  },
  ceo: {
    read(state, text) {
      state.ceo = readCount(text, { what: "the CEO's level", least: 1, most: 6, clause: 'BC-LEVEL-01' });
    },
    print: ({ ceo }) => String(ceo),
  },
  threat: {
    read(state, text) {
      const [level = '', ...words] = split(text);
      state.threat = readCount(level, threat);
      state.highest = state.threat;
      state.peak = state.threat;
      for (let at = 0; at < words.length; at++) {
        const word = readOneOf(words[at] ?? '', ['highest', 'peak', 'held'], 'what is said of threat');
        if (word === 'held') state.isThreatHeld = true;
        else state[word] = readCount(words[++at] ?? '', threat);
      }
    },
    print: ({ threat: level, highest, peak, isThreatHeld }) =>
      [
        level,
        ...(highest === level ? [] : ['highest', highest]),
        ...(peak === level ? [] : ['peak', peak]),
        ...(isThreatHeld ? ['held'] : []),
      ].join(' '),
  },
  round: {
    read(state, text) {
      state.round = readCount(text, { what: 'the round', least: 1, most: 999, clause: 'BC-GAME-05' });
    },
    print: ({ round }) => String(round),
  },
  active: {
    read(state, text) {
      const [who = '', over] = split(text);
      state.active = who === CORPORATION ? -1 : readAgent(state, who);
      if (over !== undefined) state.isTurnOver = readOneOf(over, ['over'], 'what is said of a turn') === 'over';
    },
    print: (state) =>
      `${state.active < 0 ? CORPORATION : BOT.print(state, state.active)}${state.isTurnOver ? ' over' : ''}`,
  },
  'last turn': {
    read(state, text) {
      state.lastTurn = text === NONE ? -1 : readAgent(state, text);
    },
    print: (state) => (state.lastTurn < 0 ? NONE : BOT.print(state, state.lastTurn)),
  },
  marker: {
    read(state, text) {
      state.marker = readAgent(state, text);
    },
    print: (state) => BOT.print(state, state.marker),
  },
};
