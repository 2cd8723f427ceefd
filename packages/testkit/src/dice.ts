/** Dice and picks that a test tells in advance: dealt out to the commands of one table, none missing, none left over. */
import { type Chance, clonePosition, type Game, type Position, Runner, type Script } from '@tablerunner/engine';

type Told = 'die' | 'pick';

const NAMES = { die: ['die', 'dice'], pick: ['pick', 'picks'] } as const;

export interface ToldChance {
  tell(use: Told, results: readonly number[]): void;
  /** The dice and picks that a command will use, taken from those that were told. */
  scriptFor<S extends object>(
    game: Game<S>,
    position: Position<S>,
    choice: unknown,
    own: Chance,
    command: string,
  ): Script;
  /** A sentence when something was told and never used. */
  leftOver(): string | undefined;
}

export function toldChance(): ToldChance {
  const queues: Record<Told, number[] | undefined> = { die: undefined, pick: undefined };

  const leftOver = (): string | undefined => {
    for (const use of ['die', 'pick'] as const) {
      const left = queues[use] ?? [];
      if (left.length === 0) continue;
      const [one, many] = NAMES[use];
      return `${left.length} told ${left.length === 1 ? one : many} left over: ${left.join(', ')}`;
    }
    return undefined;
  };

  return {
    leftOver,
    tell(use, results) {
      queues[use] = [...(queues[use] ?? []), ...results];
    },

    // How many dice a command uses is known only when it has been carried out: it is tried on a copy first.
    scriptFor(game, position, choice, own, command) {
      if (queues.die === undefined && queues.pick === undefined) return {};
      const used = { die: 0, pick: 0 };
      const trial: Chance = {
        draw(count, place, use) {
          const queue = use === 'shuffle' ? undefined : queues[use];
          if (use === 'shuffle' || queue === undefined) return own.draw(count, place, use);
          const told = queue[used[use]++];
          if (told === undefined) {
            throw new Error(`'${command}' needs one more ${use} than was told (${used[use] - 1} of them)`);
          }
          const value = use === 'die' ? told - 1 : told;
          if (Number.isInteger(value) && value >= 0 && value < count) return value;
          const range = use === 'die' ? `1 to ${count}` : `0 to ${count - 1}`;
          throw new Error(`'${command}' was told the ${use} ${told}, but it can only be ${range}`);
        },
      };
      const copy = clonePosition(position, (state) => game.clone(state));
      new Runner(game, copy, trial).play(choice);
      return {
        ...(queues.die === undefined ? {} : { dice: queues.die.splice(0, used.die) }),
        ...(queues.pick === undefined ? {} : { picks: queues.pick.splice(0, used.pick) }),
      };
    },
  };
}
