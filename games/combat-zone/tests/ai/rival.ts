/** A machine player for tests: of the choices that are not hopeless it takes the one that the hints value most, one step ahead. */
import { createPlayer } from '@tablerunner/ai';
import {
  clonePosition,
  type Frame,
  fastChance,
  frameOf,
  type Game,
  type Position,
  Runner,
  viewOf,
} from '@tablerunner/engine';
import { hints } from '../../ai/hints.ts';
import { combatZoneGame } from '../../index.ts';
import { cloneState } from '../../rules/clone.ts';
import { wholeGame } from '../../rules/setup/sequence.ts';
import { activation } from '../../rules/turn/activation.ts';
import { controlTurn } from '../../rules/turn/control.ts';
import type { CombatZoneState } from '../../rules/types.ts';
import { type DrawnState, drawnState } from '../kit.ts';

const game = combatZoneGame as unknown as Game<CombatZoneState>;
/** Dice that each choice meets. */
const LOOKS = Array.from({ length: 12 }, (_, i) => `look ${i}`);

type At = Position<CombatZoneState>;

export interface Chosen {
  readonly kind: string;
  readonly [key: string]: unknown;
}

/** The first model is active and may act. */
export function acting(drawn: DrawnState): At {
  const state = drawnState({ active: 0, scenario: 'turf-war', ...drawn });
  return {
    state,
    stack: [
      frameOf(wholeGame, { at: 1 } as never),
      frameOf(controlTurn, { isPlayed: true }),
      frameOf(activation, { model: 0, hasActed: false }),
    ],
    drawn: 0,
  };
}

const runnerAt = (position: At, dice: string): Runner<CombatZoneState> =>
  new Runner<CombatZoneState>(game, clonePosition(position, cloneState), fastChance(dice));

function worthAfter(position: At, choice: unknown, seat: string, dice: string): number {
  const runner = runnerAt(position, dice);
  runner.play(choice);
  const { state, stack, outcome } = runner.position;
  if (outcome !== undefined) return outcome.winners.includes(seat) ? 1000 : -1000;
  return hints.value(state, seat, stack);
}

export const promised = ({ state, stack }: At, choice: unknown): number =>
  hints.promise?.(state, stack.at(-1) as Frame, choice) ?? 1;

export const legalAt = (position: At): readonly Chosen[] => runnerAt(position, 'legal').legal() as readonly Chosen[];

/** The choices that the player would think about. */
export function hopeful(position: At): readonly Chosen[] {
  const legal = legalAt(position);
  const some = legal.filter((choice) => promised(position, choice) > 0);
  return some.length > 0 ? some : legal;
}

export function chosen(position: At): Chosen {
  const seat = runnerAt(position, 'seat').seat ?? '';
  const worths = hopeful(position).map((choice) => ({
    choice,
    worth: LOOKS.reduce((sum, dice) => sum + worthAfter(position, choice, seat, dice), 0),
  }));
  return worths.reduce((best, next) => (next.worth > best.worth ? next : best)).choice;
}

/** What a whole machine player chooses, out of its own seat's view and nothing else. */
export function chosenBy(name: string, position: At, dice = 'dice'): Chosen {
  const runner = runnerAt(position, dice);
  const player = createPlayer(combatZoneGame, name, 'player');
  if (!player.ok) throw new Error(player.problem);
  return player.value.choose(viewOf(combatZoneGame as never, runner as never, runner.seat ?? '')) as Chosen;
}
