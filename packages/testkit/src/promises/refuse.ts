/** Wrong seats, old commands and mutations of legal ones are refused, with a clause and a reason, and nothing has happened. */
import {
  clonePosition,
  type FastChance,
  type Match,
  type Refusal,
  Runner,
  SPECTATOR,
  sealedChance,
} from '@tablerunner/engine';
import { keep, keepSame, type Scene, without } from './broken.ts';
import { mutationsOf, STRAY_FIELD } from './mutations.ts';
import { notPlain } from './plain.ts';

const CLAUSE = /^[A-Z]{2,4}-[A-Z]+-\d{2,3}[a-z]?$/;
const REASON = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const COPY_CHANCE = sealedChance('copy');

const shorten = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

export interface Refused {
  readonly refused: number;
  /** Mutations that happened to be legal commands. */
  readonly legal: number;
}

export function lookAtRefusals<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  others: readonly unknown[],
  chance: FastChance,
): Refused {
  const seat = match.decision()?.seat ?? '';
  const legal = match.legal();
  const choice = legal[chance.below(legal.length)];
  const before = JSON.stringify(match.position);
  const length = match.log.length;
  const counts = { refused: 0, legal: 0 };

  const mustRefuse = (what: string, by: string, command: unknown, at?: number): void => {
    const verdict = without(scene, 'refuse', what, () => match.play(by, command, { at }));
    keep(scene, 'refuse', !verdict.ok, () => `${what} is accepted: ${by} ${shorten(command)}`);
    if (!verdict.ok) judgeRefusal(scene, what, verdict);
    counts.refused += 1;
  };

  for (const other of [...match.seats.filter((one) => one !== seat), SPECTATOR, 'no-such-seat']) {
    mustRefuse(`the command of ${other}`, other, choice);
  }
  mustRefuse('a command for a longer log', seat, choice, length + 1);
  if (length > 0) mustRefuse('a command for a shorter log', seat, choice, length - 1);

  for (const { what, command, hopeless } of mutationsOf(choice, legal, others, chance)) {
    if (hopeless) {
      mustRefuse(`${shorten(choice)} ${what}`, seat, command);
      continue;
    }
    const verdict = without(scene, 'refuse', `${shorten(choice)} ${what}`, () => match.check(seat, command));
    if (!verdict.ok) {
      judgeRefusal(scene, what, verdict);
      counts.refused += 1;
      continue;
    }
    counts.legal += 1;
    keep(
      scene,
      'refuse',
      !JSON.stringify(verdict.choice).includes(STRAY_FIELD),
      () => `${shorten(choice)} is accepted with a field that means nothing, and keeps it`,
    );
    tryOnCopy(scene, match, verdict.choice, `${shorten(choice)} ${what}`);
  }

  keepSame(scene, 'refuse', () => 'a refused command has changed the position', before, match.position);
  keep(scene, 'refuse', match.log.length === length, () => 'a refused command stands in the log');
  return counts;
}

function judgeRefusal(scene: Scene, what: string, refusal: Refusal): void {
  const { clause, reason, facts } = refusal;
  keep(scene, 'refuse', CLAUSE.test(clause), () => `${what} is refused by '${clause}', which is no clause`);
  keep(scene, 'refuse', REASON.test(reason), () => `${what} is refused for '${reason}', which is no reason`);
  const wrong = notPlain(facts, 'facts');
  // A fact may quote the number that was wrong.
  keep(scene, 'refuse', wrong === undefined || wrong.includes('no whole number'), () => `${what} is refused: ${wrong}`);
}

/** What the judge accepts can be carried out, and is no trick of the shape: it is accepted as it was read. */
function tryOnCopy<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  choice: unknown,
  what: string,
): void {
  const { game, position } = match;
  const again = match.check(match.decision()?.seat ?? '', choice);
  keep(scene, 'refuse', again.ok, () => `${what} is accepted, but not as it was read: ${shorten(choice)}`);
  const copy = clonePosition(position, (state) => game.clone(state));
  without(scene, 'refuse', `carrying out ${what}`, () => new Runner(game, copy, COPY_CHANCE).play(choice));
}
