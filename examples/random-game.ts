/**
 * Plays a whole random game of every game through the referee, and asks for rolls and odds now and then. It knows nothing of the
 * games but what the referee tells (docs/referee.md), and imports nothing of ours: after `npm run build`
 *
 *     node examples/dist/random-game.js                # every game, with the seed "example"
 *     node examples/dist/random-game.js SEED GAME ...  # only these games, with another seed
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../scripts/tablerunner.mjs', import.meta.url));
const ASK_EVERY = 5; // commands
const MOST_COMMANDS = 5000; // a game that is not over by then has a fault

/** As much of the answers as is read here. */
interface Answer {
  readonly ok: boolean;
  readonly clause: string;
  readonly sentence: string;
  readonly games: readonly { readonly id: string }[];
  readonly length: number;
  readonly decision: { readonly seat: string };
  readonly outcome?: { readonly sentence: string };
  readonly legal: readonly { readonly command: string }[];
  readonly rolls: readonly { readonly use: string; readonly sides: number; readonly count: number; purpose: string }[];
  readonly rows: readonly { readonly outcome: object; readonly share: string }[];
}

/** The referee said no: the sentence says why. */
class Refused extends Error {
  readonly clause: string;

  constructor({ clause, sentence }: Answer) {
    super(sentence);
    this.clause = clause;
  }
}

/** A running referee. One line of JSON goes in, one comes back. */
class Referee {
  private readonly program = spawn(process.execPath, [PROGRAM, 'referee'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private readonly answers = createInterface({ input: this.program.stdout })[Symbol.asyncIterator]();

  async ask(op: string, fields: object = {}): Promise<Answer> {
    this.program.stdin.write(`${JSON.stringify({ op, ...fields })}\n`);
    const { value, done } = await this.answers.next();
    if (done === true) throw new Error('the referee has ended');
    const answer = JSON.parse(value) as Answer;
    if (!answer.ok) throw new Refused(answer);
    return answer;
  }

  async close(): Promise<void> {
    const ended = new Promise<number | null>((resolve) => this.program.on('close', resolve));
    this.program.stdin.end();
    if ((await ended) !== 0) throw new Error('the referee ended with a fault');
  }
}

/** A small generator of chance (mulberry32), so that the same seed plays the same game everywhere. */
function chanceOf(seed: string): (below: number) => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The dice that a command will ask for, and what it can come to. Whether it has odds that can be told. */
async function lookAhead(referee: Referee, command: string): Promise<boolean> {
  const { rolls } = await referee.ask('rolls', { command });
  const dice = rolls
    .filter(({ use }) => use === 'dice')
    .map((roll) => `${roll.count}d${roll.sides} for ${roll.purpose}`);
  const odds = await referee.ask('odds', { command }).catch((error: unknown) => {
    if (error instanceof Refused && error.clause === 'REF-ODDS-01') return undefined; // too many ways is an answer too
    throw error;
  });
  const [likeliest, ...others] = odds?.rows ?? [];
  if (likeliest !== undefined && others.length > 0) {
    const asked = dice.join(', ') || 'no dice';
    console.log(`  ${command}: ${asked}; ${likeliest.share} ${JSON.stringify(likeliest.outcome)}`);
  }
  return odds !== undefined;
}

/** One game from its first decision to its end, every command drawn by chance. */
async function play(referee: Referee, game: string, seed: string): Promise<void> {
  const below = chanceOf(`${seed} ${game}`);
  let answer = await referee.ask('new', { game, seed });
  let [commands, odds] = [0, 0];
  while (answer.outcome === undefined) {
    const { legal } = await referee.ask('legal');
    const command = legal[below(legal.length)]?.command ?? '';
    if (commands % ASK_EVERY === 0 && (await lookAhead(referee, command))) odds += 1;
    answer = await referee.ask('play', { seat: answer.decision.seat, command, at: answer.length });
    commands += 1;
    if (commands > MOST_COMMANDS) throw new Error(`${game} does not end`);
  }
  console.log(`${game}: ${commands} commands, ${odds} odds. ${answer.outcome.sentence}`);
}

const [seed = 'example', ...wanted] = process.argv.slice(2);
const referee = new Referee();
const { games } = await referee.ask('games');
for (const game of wanted.length > 0 ? wanted : games.map(({ id }) => id)) await play(referee, game, seed);
await referee.close();
