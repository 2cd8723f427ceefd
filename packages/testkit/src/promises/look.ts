/** What holds at every decision: the list is honest, looking changes nothing, and what is printed can be read. */
import {
  canonicalJson,
  clonePosition,
  type Game,
  type Match,
  parseCommand,
  plainPen,
  printCommand,
  Runner,
  SPECTATOR,
  sealedChance,
} from '@tablerunner/engine';
import { keep, keepSame, type Scene, sameJson, without } from './broken.ts';
import { foreignIn, notPlain, sharedIn } from './plain.ts';

/** Each listed command is there once and accepted as it stands. */
export function lookAtOffer<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  legal: readonly unknown[],
): void {
  const seat = match.decision()?.seat ?? '';
  const texts = new Set<string>();
  keep(scene, 'offer', legal.length > 0, () => 'there is no legal command');
  for (const choice of legal) {
    const text = canonicalJson(choice);
    keep(scene, 'offer', !texts.has(text), () => `${text} is listed twice`);
    texts.add(text);
    const verdict = match.check(seat, choice);
    keep(scene, 'offer', verdict.ok, () => `${text} is listed but refused: ${JSON.stringify(verdict)}`);
    keep(
      scene,
      'offer',
      !verdict.ok || sameJson(choice, verdict.choice),
      () => `${text} is listed, but its shape makes ${JSON.stringify(verdict)} of it`,
    );
  }
}

/** Commands mean themselves when they are printed and read. */
export function lookAtTexts<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  choices: readonly unknown[],
): void {
  const { game } = match;
  const { state, stack } = match.position;
  const frame = stack.at(-1) ?? { step: '', memory: undefined };
  for (const choice of choices) {
    const printed = without(scene, 'notation', 'printing a command', () => printCommand(game, choice, state, frame));
    const read = without(scene, 'notation', `reading '${printed}'`, () => parseCommand(game, printed, state, frame));
    keep(
      scene,
      'notation',
      read.ok && sameJson(choice, read.value),
      () => `${canonicalJson(choice)} is printed as '${printed}', which reads ${JSON.stringify(read)}`,
    );
  }
}

/** Carries out every listed command on a copy: none of them may break off. */
export function tryOffer<S extends object, V extends object>(scene: Scene, match: Match<S, V>, seed: string): void {
  const { game, position } = match;
  for (const choice of match.legal()) {
    const copy = clonePosition(position, (state) => game.clone(state));
    without(scene, 'offer', `carrying out ${canonicalJson(choice)}`, () =>
      new Runner(game, copy, sealedChance(seed)).play(choice),
    );
    keep(scene, 'offer', true, String);
  }
}

/** Whoever looks, and at whatever, leaves the position as it was. */
export function lookAround<S extends object, V extends object>(scene: Scene, match: Match<S, V>): void {
  const { game, position } = match;
  const before = JSON.stringify(position);
  without(scene, 'look', 'looking', () => {
    match.candidates();
    for (const viewer of [...match.seats, SPECTATOR]) {
      const { view } = match.view(viewer);
      keep(scene, 'look', typeof game.draw(view, plainPen) === 'string', () => `the drawing for ${viewer} is no text`);
      keep(
        scene,
        'plain',
        notPlain(view, 'view') === undefined,
        () => `the view of ${viewer}: ${notPlain(view, 'view')}`,
      );
    }
    for (const seat of match.seats) {
      const value = game.hints.value(position.state, seat, position.stack);
      keep(scene, 'look', Number.isFinite(value), () => `the position is worth ${value} to ${seat}`);
    }
  });
  keepSame(scene, 'look', () => 'looking has changed the position', before, position);
}

/** The position is plain JSON, its clone is equal and another, and its notation gives it back. */
export function lookAtPosition<S extends object, V extends object>(scene: Scene, match: Match<S, V>): void {
  const { game, position } = match;
  const wrong = notPlain(position.state, 'state') ?? notPlain(position.stack, 'stack');
  keep(scene, 'plain', wrong === undefined, () => wrong ?? '');
  const owned = new Map<object, string>();
  const shared = sharedIn(position.state, 'state', owned) ?? foreignIn(position.stack, 'stack', owned);
  keep(scene, 'plain', shared === undefined, () => shared ?? '');
  lookAtClone(scene, game, position.state);

  const printed = without(scene, 'notation', 'printing the position', () => game.notation.printPosition(position));
  const read = without(scene, 'notation', 'reading the printed position', () => game.notation.parsePosition(printed));
  keep(scene, 'notation', read.ok, () => `the printed position cannot be read: ${JSON.stringify(read)}\n${printed}`);
  if (!read.ok) return;
  keepSame(
    scene,
    'notation',
    () => `the position is read back as another\n${printed}`,
    JSON.stringify(position),
    read.value,
  );
}

function lookAtClone<S extends object>(scene: Scene, game: Game<S>, state: S): void {
  const copy = game.clone(state);
  keepSame(scene, 'plain', () => 'the clone is another state', JSON.stringify(state), copy);
  const owned = new Map<object, string>();
  sharedIn(state, 'state', owned);
  const shared = sharedIn(copy, 'clone', owned);
  keep(scene, 'plain', shared === undefined, () => shared ?? '');
}
