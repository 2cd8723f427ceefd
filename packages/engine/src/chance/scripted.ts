/** Dice and picks told in advance, for tests and for the referee. What runs out or is left over is an error, never luck. */
import type { Chance } from './chance.ts';

export interface Script {
  /** Faces as printed on the dice: 1 to the number of sides. */
  readonly dice?: readonly number[];
  /** Places in a list, from 0. Dice or picks that are not scripted at all come from the match's own source. */
  readonly picks?: readonly number[];
}

/** The script and the rules disagree about how many dice there are, or which faces they have. */
export class ScriptMismatch extends Error {}

export interface ScriptedChance extends Chance {
  /** Throws `ScriptMismatch` when a scripted die or pick was not used. */
  finish(): void;
  /** What has not been used yet. */
  left(): Script;
}

export function scriptedChance(script: Script, otherwise: Chance): ScriptedChance {
  const rest = {
    die: script.dice ? [...script.dice] : undefined,
    pick: script.picks ? [...script.picks] : undefined,
  };
  return {
    draw(count, place, use) {
      const queue = use === 'shuffle' ? undefined : rest[use];
      if (queue === undefined) return otherwise.draw(count, place, use);
      const told = queue.shift();
      if (told === undefined) throw new ScriptMismatch(`the rules need one more ${use} than was scripted`);
      const value = use === 'die' ? told - 1 : told;
      if (!Number.isInteger(value) || value < 0 || value >= count) {
        throw new ScriptMismatch(
          `a scripted ${use} says ${told}, but it can only be ${use === 'die' ? `1 to ${count}` : `0 to ${count - 1}`}`,
        );
      }
      return value;
    },
    left: () => ({ ...(rest.die && { dice: [...rest.die] }), ...(rest.pick && { picks: [...rest.pick] }) }),
    finish() {
      for (const use of ['die', 'pick'] as const) {
        const left = rest[use]?.length ?? 0;
        if (left > 0) throw new ScriptMismatch(`${left} scripted ${use === 'die' ? 'dice' : 'picks'} left over`);
      }
    },
  };
}
