/** The words that a person can say at the table besides commands: ?, why, odds, log, undo, save and the rest. */
import {
  type Facts,
  type GameEvent,
  parseCommand,
  printCommand,
  type Refusal,
  refuse,
  type Seat,
  SPECTATOR,
  tellEvent,
} from '@tablerunner/engine';
import type { Speaker } from '@tablerunner/language';
import { seatOdds } from '@tablerunner/table';
import { saveMatch } from '../games.ts';
import { Problem } from '../problem.ts';
import { percent } from '../text.ts';
import { legalTexts, showBoard, showDecision } from './screen.ts';
import type { Sitting, WordResult } from './sitting.ts';
import { takeBack } from './take-back.ts';

interface TableWord {
  readonly names: readonly string[];
  run(sitting: Sitting, seat: Seat, rest: string): WordResult | Promise<WordResult>;
}

const WORDS: readonly TableWord[] = [
  { names: ['?', 'help'], run: help },
  { names: ['list'], run: again((sitting) => showDecision(sitting, true)) },
  { names: ['board'], run: again((sitting, seat) => showBoard(sitting, seat, true)) },
  { names: ['why'], run: again(why) },
  { names: ['odds'], run: again(odds) },
  { names: ['log'], run: again(log) },
  { names: ['undo'], run: takeBack },
  { names: ['save'], run: again(save) },
  { names: ['quit', 'exit'], run: () => 'quit' },
];

export const findWord = (name: string): TableWord | undefined =>
  WORDS.find(({ names }) => names.includes(name.toLowerCase()));

function again(act: (sitting: Sitting, seat: Seat, rest: string) => void): TableWord['run'] {
  return (sitting, seat, rest) => {
    act(sitting, seat, rest);
    return 'again';
  };
}

function help({ out, speaker }: Sitting): WordResult {
  out.write(`${speaker.say('play.help')}\n`);
  if (speaker.has('draw.key')) out.write(`${speaker.say('draw.key')}\n`);
  return 'again';
}

/** A number of the list, or a command in the game's notation. */
export function readChoice(sitting: Sitting, text: string): { readonly ok: true; readonly choice: unknown } | Refusal {
  const { match } = sitting;
  const legal = match.legal();
  if (/^\d{1,6}$/.test(text)) {
    const choice = legal[Number(text) - 1];
    if (choice !== undefined) return { ok: true, choice };
  }
  const listed = legalTexts(sitting).indexOf(text);
  if (listed >= 0) return { ok: true, choice: legal[listed] };
  const frame = match.position.stack.at(-1);
  if (frame === undefined) return refuse('ENG-OVER-01', 'match-is-over');
  const read = parseCommand(match.game, text, match.position.state, frame);
  if (read.ok) return { ok: true, choice: read.value };
  return refuse('', 'not-understood', { text: text.slice(0, 60), problem: read.problem });
}

/** A text that is no command breaks no rule: it has no clause. */
export const sayRefusal = ({ speaker, paint, out }: Sitting, refusal: Refusal): void => {
  const sentence =
    refusal.clause === '' ? speaker.say(`play.${refusal.reason}`, refusal.facts) : speaker.refusal(refusal);
  out.write(`${paint.refused('✗')} ${sentence}\n`);
};

const MOST_REASONS = 60;

function why(sitting: Sitting, seat: Seat, rest: string): void {
  const { match, speaker, paint, out } = sitting;
  if (rest !== '') {
    const read = readChoice(sitting, rest);
    const verdict = read.ok ? match.check(seat, read.choice) : read;
    if (!verdict.ok) return sayRefusal(sitting, verdict);
    out.write(`${paint.good('✓')} ${speaker.say('play.allowed', { clause: match.decision()?.clause ?? '' })}\n`);
    return;
  }
  const { state, stack } = match.position;
  const frame = stack.at(-1);
  const refused = match.candidates().flatMap(({ choice, verdict }) => (verdict.ok ? [] : [{ choice, verdict }]));
  if (refused.length === 0 || frame === undefined) {
    out.write(`${speaker.say('play.nothing-refused')}\n`);
    return;
  }
  for (const { choice, verdict } of refused.slice(0, MOST_REASONS)) {
    out.write(`${paint.refused('✗')} ${printCommand(match.game, choice, state, frame)}: ${speaker.refusal(verdict)}\n`);
  }
  if (refused.length > MOST_REASONS) {
    out.write(`${paint.dim(speaker.say('play.more-refused', { count: refused.length - MOST_REASONS }))}\n`);
  }
}

function odds(sitting: Sitting, seat: Seat, rest: string): void {
  const { match, speaker, paint, out } = sitting;
  if (rest === '') {
    out.write(`${speaker.say('play.odds-of-what')}\n`);
    return;
  }
  const read = readChoice(sitting, rest);
  const checked = read.ok ? match.check(seat, read.choice) : read;
  if (!checked.ok) return sayRefusal(sitting, checked);
  const seen = match.view(seat);
  for (const forecast of [undefined, ...(match.game.forecasts ?? [])]) {
    const found = seatOdds(match.game, seen, checked.choice, forecast);
    if (forecast !== undefined) {
      const name = speaker.has(`forecast.${forecast.name}`)
        ? speaker.say(`forecast.${forecast.name}`)
        : forecast.name.replaceAll('-', ' ');
      out.write(`${paint.bold(speaker.say('play.odds-if', { forecast: name }))}\n`);
    }
    if (!found.ok) {
      out.write(`${speaker.say('play.no-odds', { problem: found.problem })}\n`);
      continue;
    }
    const { rows, of, exact, guesses } = found.value;
    for (const { outcome, share, ways } of rows) {
      const count = exact && of > 1 ? `  (${ways}/${of})` : '';
      out.write(`${percent(share).padStart(8)}${count}  ${sayOutcome(sitting, outcome)}\n`);
    }
    if (!exact) out.write(`${paint.dim(speaker.say('play.odds-guessed', { guesses }))}\n`);
  }
}

/** Facts of a roll's outcome; where the game has no words of its own for them, the events that came of it. */
function sayOutcome({ match, speaker }: Sitting, outcome: Facts): string {
  if (Array.isArray(outcome.events)) {
    const { view } = match.view(match.decision()?.seat ?? SPECTATOR);
    const sentences = (outcome.events as unknown as GameEvent[]).map((event) =>
      speaker.event(tellEvent(match.game, event, view)),
    );
    return sentences.filter((sentence) => sentence !== '').join(' ') || speaker.say('play.nothing-happens');
  }
  const told = Object.entries(outcome).flatMap(([fact, value]) => {
    const words = sayFact(speaker, value);
    if (words === '') return [];
    const key = `odds.${fact}`;
    return [speaker.has(key) ? speaker.say(key, { words, value }) : `${fact.replaceAll('-', ' ')}: ${words}`];
  });
  return told.join(', ') || speaker.say('play.nothing-happens');
}

/** Names where there are any; what is empty says nothing. */
function sayFact(speaker: Speaker, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => sayFact(speaker, item)).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([id, item]) => `${speaker.name(id)} ${sayFact(speaker, item)}`)
      .join(', ');
  }
  if (typeof value !== 'string') return String(value);
  const name = speaker.name(value);
  return name === value ? value.replaceAll('-', ' ') : name;
}

function log({ match, speaker, out }: Sitting, seat: Seat): void {
  const { view } = match.view(seat);
  const sentences = match
    .eventsFor(seat)
    .map(({ event }) => speaker.event(tellEvent(match.game, event, view)))
    .filter((sentence) => sentence !== '');
  out.write(`${speaker.say('play.seal', { seal: match.seal })}\n`);
  out.write(`${sentences.map((sentence) => `· ${sentence}\n`).join('')}`);
}

function save({ match, speaker, paint, out }: Sitting, _seat: Seat, rest: string): void {
  if (rest === '') {
    out.write(`${speaker.say('play.save-where')}\n`);
    return;
  }
  try {
    saveMatch(rest, match);
    out.write(`${paint.good('✓')} ${speaker.say('play.saved', { file: rest })}\n`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    out.write(`${paint.refused('✗')} ${error.message}\n`);
  }
}
