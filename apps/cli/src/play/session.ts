/** The loop of a sitting: whoever must choose is asked, person or machine, until the match is over or somebody leaves. */
import { type Seat, SPECTATOR } from '@tablerunner/engine';
import { showBoard, showDecision, tellNews } from './screen.ts';
import { people, type Sitting, type WordResult } from './sitting.ts';
import { findWord, readChoice, sayRefusal } from './table-words.ts';

export type Ending = 'over' | 'left';

export async function playOn(sitting: Sitting): Promise<Ending> {
  const { match, seating } = sitting;
  const persons = people(sitting);
  let viewer = persons.length === 1 ? (persons[0] ?? SPECTATOR) : SPECTATOR; // whose eyes are on the screen
  if (persons.length < 2) tellNews(sitting, viewer);

  for (;;) {
    const decision = match.decision();
    if (decision === undefined) return finish(sitting, persons.length === 1 ? viewer : SPECTATOR);
    const { seat } = decision;
    const machine = seating.get(seat);
    if (machine !== undefined) {
      thinking(sitting, seat, true);
      const choice = machine.choose(match.view(seat));
      thinking(sitting, seat, false);
      give(sitting, seat, choice);
      tellNews(sitting, viewer);
      continue;
    }
    if (persons.length > 1 && viewer !== seat) {
      if (!(await handOver(sitting, viewer, seat))) return 'left';
      viewer = seat;
      sitting.shown.clear(); // the screen was emptied
    }
    tellNews(sitting, seat);
    showBoard(sitting, seat);
    showDecision(sitting);
    if ((await askPerson(sitting, seat)) === 'quit') return 'left';
    tellNews(sitting, seat);
  }
}

/** Asks until the position has changed, by a command or an undo, or the person leaves. */
async function askPerson(sitting: Sitting, seat: Seat): Promise<WordResult> {
  const { speaker, input } = sitting;
  for (;;) {
    const line = (await input.ask(`${speaker.name(seat)}> `))?.trim();
    if (line === undefined) return 'quit';
    if (line === '') continue;
    const result = await hear(sitting, seat, line);
    if (result !== 'again') return result;
  }
}

/** A number or a listed command comes first, so that no word of the table can hide a command of a game. */
async function hear(sitting: Sitting, seat: Seat, line: string): Promise<WordResult> {
  const read = readChoice(sitting, line);
  const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line) ?? [];
  const word = findWord(name);
  const isCommand = read.ok && sitting.match.check(seat, read.choice).ok;
  if (word !== undefined && !isCommand) {
    const result = await word.run(sitting, seat, rest.trim());
    if (result === 'changed') keep(sitting);
    return result;
  }
  if (!read.ok) {
    sayRefusal(sitting, read);
    return 'again';
  }
  return give(sitting, seat, read.choice) ? 'changed' : 'again';
}

/** Plays a command, tells a refusal, keeps the match. */
function give(sitting: Sitting, seat: Seat, choice: unknown): boolean {
  const played = sitting.match.play(seat, choice);
  if (!played.ok) {
    sayRefusal(sitting, played);
    return false;
  }
  keep(sitting);
  return true;
}

const warned = new WeakSet<Sitting>();

/** A match that cannot be kept goes on, but nobody shall believe that it is safe. */
function keep(sitting: Sitting): void {
  const { match, speaker, paint, out, keeper } = sitting;
  const problem = keeper.keep(match);
  if (problem === undefined || warned.has(sitting)) return;
  warned.add(sitting);
  out.write(`${paint.refused('!')} ${speaker.say('play.not-kept', { problem })}\n`);
}

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Between two people the screen is emptied, so that neither sees what the other holds. */
async function handOver(sitting: Sitting, from: string, seat: Seat): Promise<boolean> {
  const { out, speaker, paint, input } = sitting;
  const name = speaker.name(seat);
  if (out.isTTY !== true) {
    out.write(`\n--- ${speaker.say('play.turn-of', { name })} ---\n`);
    return true;
  }
  if (from !== SPECTATOR) {
    const read = await input.ask(`\n${paint.bold(speaker.say('play.pass-keyboard', { name }))} `);
    if (read === undefined) return false;
    out.write(CLEAR);
  }
  const ready = await input.ask(`${paint.bold(speaker.say('play.ready', { name }))} `);
  out.write(CLEAR);
  return ready !== undefined;
}

function thinking({ out, speaker, paint }: Sitting, seat: Seat, on: boolean): void {
  if (out.isTTY !== true) return;
  out.write(on ? paint.dim(speaker.say('play.thinks', { name: speaker.name(seat) })) : '\r\x1b[K');
}

function finish(sitting: Sitting, viewer: string): Ending {
  const { match, speaker, paint, out } = sitting;
  showBoard(sitting, viewer, true);
  const { outcome } = match.position;
  if (outcome !== undefined) out.write(`${paint.bold(speaker.outcome(outcome))}\n`);
  return 'over';
}
