/**
 * What a game owes to programs that have not read its source, tried in random games: commands known at every step, dice told
 * before they are thrown, outcomes by their listed names, answers of the announced form. The first fault is thrown.
 */
import {
  canonicalJson,
  type FastChance,
  type Frame,
  fastChance,
  type Game,
  Match,
  oddsOf,
  type Position,
  parseCommand,
  printCommand,
  type Rolled,
  rollsOf,
  type Seat,
  stepsOfText,
} from '@tablerunner/engine';
import { askAtRandom } from './asking.ts';
import { singly } from './singly.ts';

export interface OutsiderOptions {
  readonly games: number;
  readonly seed: string;
  /** Odds and rolls are asked for at every so many decisions. */
  readonly every: number;
  /** At most so many commands of one game are played. */
  readonly commands: number;
  /** Options of game number n. Left out: the usual ones. */
  optionsFor?(game: number): Readonly<Record<string, unknown>>;
}

export interface OutsiderReport {
  /** The steps at which somebody had to choose. */
  readonly steps: ReadonlySet<string>;
  /** Names of outcomes that were told. */
  readonly outcomes: ReadonlySet<string>;
  readonly commands: number;
  readonly odds: number;
  /** Rolls that were thrown by commands whose rolls had been asked for. */
  readonly rolls: number;
  /** Odds that were compared with every die for itself. */
  readonly compared: number;
  /** How often each question was answered. */
  readonly answers: Readonly<Record<string, number>>;
}

interface Look {
  readonly game: Game;
  readonly match: Match;
  readonly frame: Frame;
  readonly seat: Seat;
}

/** A throw of more dice than this has too many ways to be counted die by die. */
const FEW_DICE = 3;
/** Commands of other steps that are remembered, and tried at the wrong moment. */
const REMEMBERED = 200;

export function checkForOutsiders(game: Game, how: OutsiderOptions): OutsiderReport {
  const chance = fastChance(how.seed);
  const report = { steps: new Set<string>(), outcomes: new Set<string>(), commands: 0, odds: 0, rolls: 0, compared: 0 };
  const answers: Record<string, number> = {};
  const texts = new Map<string, string>();
  for (let number = 0; number < how.games; number++) {
    const begun = Match.start(game, { options: how.optionsFor?.(number), seed: `${how.seed} ${number}` });
    if (!begun.ok) throw new Error(`${game.id}: ${begun.where}: ${begun.problem}`);
    const match = begun.value;
    for (let played = 0; played < how.commands; played++) {
      const decision = match.decision();
      const frame = match.position.stack.at(-1);
      if (decision === undefined || frame === undefined) break;
      const look = { game, match, frame, seat: decision.seat };
      report.steps.add(frame.step);
      report.commands += 1;
      const legal = match.legal();
      const choice = legal[chance.below(legal.length)];
      checkCommand(look, choice, texts);
      checkOtherMoment(look, texts, chance);
      if (played % how.every !== 0) mustPlay(look, choice);
      else {
        const { told, compared } = checkOdds(look, choice);
        for (const name of told) report.outcomes.add(name);
        report.odds += told === NO_ODDS ? 0 : 1;
        report.compared += compared ? 1 : 0;
        for (const what of Object.keys(game.questions ?? {}))
          answers[what] = (answers[what] ?? 0) + (checkQuestion(look, what, chance) ? 1 : 0);
        report.rolls += checkRolls(look, choice);
      }
    }
  }
  return { ...report, answers };
}

const fail = ({ game, match, frame }: Look, what: string): never => {
  throw new Error(`${game.id}, ${frame.step}: ${what}\n${game.notation.printPosition(match.position)}`);
};

/** A legal command is known by its text as one of this step. */
function checkCommand(look: Look, choice: unknown, texts: Map<string, string>): void {
  const { game, match, frame } = look;
  const text = printCommand(game, choice, match.position.state, frame);
  if (!stepsOfText(game, text, match.position.state).includes(frame.step))
    fail(look, `"${text}" is legal, but it is not known as a command of this step`);
  if (texts.size < REMEMBERED || texts.has(text)) texts.set(text, frame.step);
}

/** A command of another step is read here as well, or known as one of that step. */
function checkOtherMoment(look: Look, texts: ReadonlyMap<string, string>, chance: FastChance): void {
  const { game, match, frame } = look;
  const [text, step] = [...texts][chance.below(texts.size)] ?? ['', ''];
  const { state } = match.position;
  if (parseCommand(game, text, state, frame).ok) return;
  if (!stepsOfText(game, text, state).includes(step)) fail(look, `"${text}" of ${step} is known no longer`);
}

const NO_ODDS: readonly string[] = [];

/** Every outcome has listed names alone, and dice of one throw come to the same as every die for itself. */
function checkOdds(look: Look, choice: unknown): { readonly told: readonly string[]; readonly compared: boolean } {
  const { game, match } = look;
  const odds = oddsOf(game, match.position, choice, 'first');
  if (!odds.ok) return { told: NO_ODDS, compared: false };
  const told = Object.keys(odds.value.each);
  const strange = told.find((name) => game.outcomes?.[name] === undefined);
  if (strange !== undefined) fail(look, `the outcome "${strange}" is not listed`);
  const counts = rollsOf(game, match.position, choice).rolls.flatMap((roll) =>
    roll.use === 'dice' ? [roll.count] : [],
  );
  const compared = counts.some((count) => count > 1) && counts.every((count) => count <= FEW_DICE);
  if (compared) compareWithPlain(look, choice, odds.value.rows);
  return { told, compared };
}

function compareWithPlain(look: Look, choice: unknown, rows: readonly object[]): void {
  const plain = oddsOf(singly(look.game), look.match.position, choice, 'first');
  if (!plain.ok) return;
  const sharesOf = (all: readonly object[]): string =>
    canonicalJson(
      all.map((row) => canonicalJson({ ...row, ways: 0 })).sort(), // they may be counted in another measure
    );
  if (sharesOf(plain.value.rows) !== sharesOf(rows))
    fail(look, `${canonicalJson(choice)}: dice counted together differ`);
}

/** An answer has the form that is announced. */
function checkQuestion(look: Look, what: string, chance: FastChance): boolean {
  const { game, match, frame } = look;
  const asked = askAtRandom(game, what, { state: match.position.state, frame }, chance);
  return asked.ok ? asked.value : fail(look, `the question ${asked.where}: ${asked.problem}`);
}

/** What was told of the rolls before the command is what it then asks for. */
function checkRolls(look: Look, choice: unknown): number {
  const { game, match } = look;
  const before = canonicalJson(match.position);
  const { rolls, complete } = rollsOf(game, match.position as Position<object>, choice);
  if (canonicalJson(match.position) !== before) fail(look, 'asking for rolls has changed the position');
  const events = mustPlay(look, choice);
  const thrown = events.filter(({ name }) => name === 'engine/rolled').map(({ data }) => nameOf(data as Rolled));
  const told = rolls.flatMap((roll) => (roll.use === 'dice' && roll.depends !== 'answers' ? [roll] : []));
  const certain = told.filter(({ depends }) => depends === 'nothing').map(spell);
  const words = `${canonicalJson(choice)} was told ${JSON.stringify(told.map(spell))} and threw ${JSON.stringify(thrown)}`;
  if (certain.some((roll, i) => roll !== thrown[i])) fail(look, words);
  if (complete && thrown.some((roll) => !told.map(spell).includes(roll))) fail(look, words);
  return thrown.length;
}

interface Named {
  readonly sides: number;
  readonly count: number;
  readonly purpose: string;
  readonly owner?: string;
}

const spell = ({ sides, count, purpose, owner }: Named): string => `${count}d${sides} ${purpose} ${owner ?? 'nobody'}`;
const nameOf = ({ results, ...rolled }: Rolled): string => spell({ ...rolled, count: results.length });

function mustPlay(look: Look, choice: unknown) {
  const played = look.match.play(look.seat, choice);
  return played.ok
    ? played.events
    : fail(look, `${canonicalJson(choice)} is refused: ${played.clause} ${played.reason}`);
}
