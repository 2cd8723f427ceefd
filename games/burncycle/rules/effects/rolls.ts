/** Effects within a roll or a move action: AP, dice turned or rolled again, steps of one's own. Clauses BC-AP-03, BC-DICE, BC-MOVE-09, BC-MOVE-10. */
import { defineStep } from '@tablerunner/engine';
import { apAdded, dieTurned, stepsGiven } from '../events/cards.ts';
import { apOf } from '../test/dice.ts';
import type { ApTest, BurncycleState } from '../types.ts';
import { botAt, rollerFor } from '../units.ts';
import { asking, type Doers } from './doer.ts';

const FACES = 6;

/** Stands for the step of the AP test: what is rolled again may show an icon (BC-DICE-09). */
const rerollByIcon = defineStep<BurncycleState, Record<string, never>>({
  name: 'burncycle/reroll',
  clause: 'BC-DICE-08',
});

type Rolled = ApTest['dice'][number];

/** The lowest of the faces that give more AP than the one that shows; undefined on the best. */
function nextFace({ options }: BurncycleState, { die, face }: Rolled): number | undefined {
  const now = apOf(options, die, face);
  let best: number | undefined;
  for (let other = 1; other <= FACES; other++) {
    const ap = apOf(options, die, other);
    if (ap > now && (best === undefined || ap < apOf(options, die, best))) best = other;
  }
  return best;
}

const diceWhere = ({ test }: BurncycleState, wanted: (die: Rolled) => boolean): readonly number[] =>
  [...(test?.dice.keys() ?? [])].filter((at) => wanted(test?.dice[at] as Rolled));

export const rollEffects: Doers<'ap' | 'reroll' | 'raise-die' | 'steps'> = {
  ap: {
    isPossible: ({ test }) => test !== undefined,
    apply: (_state, { by }, _context, engine) => engine.emit(apAdded, { by }),
  },
  reroll: asking('reroll', {
    of: 'die',
    isOptional: true,
    targets: (state) => diceWhere(state, () => true),
    carry(state, _params, { bot }, die, engine) {
      engine.emit(dieTurned, { die, face: engine.die(FACES, 'reroll', { owner: rollerFor(state, bot) }) });
      engine.interrupt(rerollByIcon, {});
    },
  }),
  'raise-die': asking('raise-die', {
    of: 'die',
    targets: (state) => diceWhere(state, (die) => nextFace(state, die) !== undefined),
    carry(state, _params, _context, die, engine) {
      const rolled = state.test?.dice[die];
      const face = rolled === undefined ? undefined : nextFace(state, rolled);
      if (face !== undefined) engine.emit(dieTurned, { die, face });
    },
  }),
  steps: {
    apply: (state, { by }, { bot }, engine) =>
      engine.emit(stepsGiven, { bot, to: (botAt(state, bot).notes.steps ?? 0) + by }),
  },
};
