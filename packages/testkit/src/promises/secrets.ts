/** What a viewer cannot see is reshuffled: nothing that they are shown may change, and no step may remember it. */
import {
  type Chance,
  canonicalJson,
  clonePosition,
  eventSeenBy,
  type FastChance,
  type Frame,
  type Game,
  type Match,
  type Position,
  Runner,
  type Seat,
  SPECTATOR,
  sealedChance,
  type Viewer,
} from '@tablerunner/engine';
import { difference, keep, keepSame, type Scene, sameJson, without } from './broken.ts';
import { mutationsOf } from './mutations.ts';
import { eachLeaf, foreignIn, sharedIn } from './plain.ts';

/** Judging draws nothing; carrying out draws the same in both worlds. */
const NO_CHANCE = sealedChance('');
const BOTH_WORLDS = sealedChance('both worlds');

/** How many of the reshuffled positions really differed from the true one. */
export function lookAtSecrets<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  chance: FastChance,
): number {
  let others = 0;
  for (const viewer of [...match.seats, SPECTATOR]) {
    const world = reshuffle(scene, match, viewer, chance);
    if (viewer !== SPECTATOR) lookAtValue(scene, match, viewer, world);
    if (match.position.outcome !== undefined) continue;
    lookAtDecision(scene, match, viewer, world, chance);
    if (lookForSecrets(scene, match, viewer, world)) others += 1;
    playInBoth(scene, match, viewer, world, chance);
  }
  if (match.position.outcome === undefined) playSecretly(scene, match, chance);
  return others;
}

/** The position as it might also be for all that the viewer knows. */
function reshuffle<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  viewer: Viewer,
  chance: Chance,
): Position<S> {
  const { game, position } = match;
  const view = game.view(position.state, viewer);
  const before = JSON.stringify(view);
  const state = without(scene, 'secret', `guessing for ${viewer}`, () => game.guess(view, chance));
  // A player plays on in what it guessed: that must not change what it was shown.
  const owned = new Map<object, string>();
  sharedIn(view, 'view', owned);
  const shared = foreignIn(state, 'guess', owned);
  keep(scene, 'plain', shared === undefined, () => `for ${viewer}: ${shared}`);
  const again = without(scene, 'secret', `the view of ${viewer}`, () => game.view(state, viewer));
  keepSame(scene, 'secret', () => `${viewer} sees what is hidden`, before, again);
  return { ...position, state, stack: position.stack.slice() };
}

/** A machine player must not be led by what it cannot see. */
function lookAtValue<S extends object, V extends object>(
  scene: Scene,
  { game, position }: Match<S, V>,
  seat: Seat,
  world: Position<S>,
): void {
  const [here, there] = [position, world].map(({ state, stack }) => game.hints.value(state, seat, stack));
  keep(scene, 'secret', here === there, () => `the value for ${seat} counts what is hidden: ${here} or ${there}`);
}

const verdictsOf = <S extends object>(runner: Runner<S>): unknown => {
  const { frame, step, position } = runner;
  const all = step.candidates?.(position.state, frame.memory) ?? [];
  return all.map((choice) => ({ choice, verdict: runner.check(choice) }));
};

/** The same decision, and for the seat that decides the same offer with the same verdicts. */
function lookAtDecision<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  viewer: Viewer,
  world: Position<S>,
  chance: FastChance,
): void {
  const decision = match.decision();
  const here = new Runner(match.game, match.position, NO_CHANCE);
  const there = new Runner(match.game, world, NO_CHANCE);
  const seat = without(scene, 'secret', 'the decision after a reshuffle', () => there.seat);
  keep(
    scene,
    'secret',
    seat === decision?.seat,
    () => `${viewer} can tell by who is asked: ${decision?.seat} or ${seat}`,
  );
  if (seat !== viewer) {
    const asked = there.step.secret === true || there.step.sampled === true || there.legal().length > 1;
    keep(
      scene,
      'haste',
      asked,
      () => `${viewer} can tell by the pause that ${seat} has a choice at ${there.step.name}`,
    );
    return;
  }
  const verdicts = JSON.stringify(verdictsOf(here));
  keepSame(scene, 'secret', () => `${viewer} can tell by the verdicts`, verdicts, verdictsOf(there));
  const legal = here.legal();
  for (const { command, what } of mutationsOf(legal[chance.below(legal.length)], legal, [], chance)) {
    const shaped = here.step.choice?.safeParse(command);
    if (shaped === undefined || !shaped.success) continue;
    const before = JSON.stringify(here.check(shaped.data));
    keepSame(scene, 'secret', () => `${viewer} can tell by a command ${what}`, before, there.check(shaped.data));
  }
}

/**
 * A name that stands once in the state, hidden from the viewer, stands in no frame: frames are shown to everybody.
 * Gives back whether the reshuffled position differs from the true one.
 */
function lookForSecrets<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  viewer: Viewer,
  world: Position<S>,
): boolean {
  const guessed = new Map<string, unknown>();
  eachLeaf(world.state, (leaf, path) => guessed.set(path, leaf));
  const times = new Map<unknown, number>();
  const hidden = new Map<unknown, string>();
  let differs = false;
  eachLeaf(match.position.state, (leaf, path) => {
    const other = guessed.get(path) !== leaf;
    differs ||= other;
    if (typeof leaf !== 'string') return;
    times.set(leaf, (times.get(leaf) ?? 0) + 1);
    if (other) hidden.set(leaf, path);
  });
  if (hidden.size === 0) return differs;
  eachLeaf(match.position.stack, (leaf, path) => {
    const place = times.get(leaf) === 1 ? hidden.get(leaf) : undefined;
    const told = place !== undefined && !isShown(match, viewer, leaf);
    keep(scene, 'frame', !told, () => `stack${path} tells ${viewer} the hidden '${leaf}' of state${place}`);
  });
  return differs;
}

const isShown = <S extends object, V extends object>(
  { game, position }: Match<S, V>,
  viewer: Viewer,
  name: unknown,
): boolean => JSON.stringify(game.view(position.state, viewer)).includes(JSON.stringify(name));

interface Shown {
  /** What the viewer sees of the state and of the events. */
  readonly seen: string;
  readonly stack: readonly Frame[];
}

/** What a command leads to, in the eyes of a viewer. */
function showAfter<S extends object, V extends object>(
  scene: Scene,
  game: Game<S, V>,
  position: Position<S>,
  choice: unknown,
  viewer: Viewer,
): Shown {
  const copy = clonePosition(position, (state) => game.clone(state));
  const runner = new Runner(game, copy, BOTH_WORLDS, { record: true });
  without(scene, 'secret', `a reshuffled position for ${viewer}`, () => runner.play(choice));
  const events = runner.events.map((event) => eventSeenBy(game, event, viewer) ?? '');
  const { state, outcome, stack } = runner.position;
  return { seen: JSON.stringify([game.view(state, viewer), outcome, events]), stack };
}

const namesOf = ({ stack }: Shown): string => stack.map(({ step }) => step).join(' ');

const sayStacks = (one: Shown, other: Shown): string =>
  difference(canonicalJson(one.stack), canonicalJson(other.stack));

/** The same command in both worlds: where the viewer sees the same happen, the steps remember the same. */
function playInBoth<S extends object, V extends object>(
  scene: Scene,
  match: Match<S, V>,
  viewer: Viewer,
  world: Position<S>,
  chance: FastChance,
): void {
  const { game, position } = match;
  const legal = match.legal();
  const choice = legal[chance.below(legal.length)];
  const there = new Runner(game, world, NO_CHANCE);
  if (!there.check(choice).ok) return; // the viewer is another seat, whose hidden cards allow it only in one world
  const one = showAfter(scene, game, position, choice, viewer);
  const other = showAfter(scene, game, world, choice, viewer);
  if (one.seen !== other.seen) return; // something was revealed, as it may be
  keep(
    scene,
    namesOf(one) === namesOf(other) ? 'frame' : 'haste', // other steps: one world asks where the other is silent
    sameJson(one.stack, other.stack),
    () => `after ${canonicalJson(choice)} the steps tell ${viewer} what is hidden: ${sayStacks(one, other)}`,
  );
}

/** Two answers to a secret decision that look the same from outside leave the same steps. */
function playSecretly<S extends object, V extends object>(scene: Scene, match: Match<S, V>, chance: FastChance): void {
  const { game, position } = match;
  const legal = match.legal();
  if (legal.length < 2 || game.stepsByName.get(match.decision()?.step ?? '')?.secret !== true) return;
  const first = chance.below(legal.length);
  const second = (first + 1 + chance.below(legal.length - 1)) % legal.length;
  for (const viewer of [...match.seats, SPECTATOR]) {
    if (viewer === match.decision()?.seat) continue;
    const one = showAfter(scene, game, position, legal[first], viewer);
    const other = showAfter(scene, game, position, legal[second], viewer);
    if (one.seen !== other.seen) continue;
    keep(
      scene,
      'frame',
      sameJson(one.stack, other.stack),
      () => `the steps tell ${viewer} a secret choice: ${sayStacks(one, other)}`,
    );
  }
}
