/** What happens in an opposed roll. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState, Contest, Roller } from '../types.ts';
import { playerOf } from '../units.ts';

/** A roller of the contest by place: -1 is the acting side, the others count the opposing ones. */
export function rollerAt({ acting, opposing }: Contest, place: number): Roller {
  const found = place === -1 ? acting : opposing[place];
  if (found === undefined) throw new Error(`nobody rolls at place ${place}`);
  return found;
}

function contestOf({ contest }: CombatZoneState): Contest {
  if (contest === undefined) throw new Error('no opposed roll is going on');
  return contest;
}

/** All have said with what they oppose; the dice have not fallen yet (CZ-RULE-50). */
export const declared = defineEvent<CombatZoneState, { contest: Contest }>({
  name: 'combat-zone/declared',
  write(state, { contest }) {
    state.contest = {
      ...contest,
      acting: { ...contest.acting, die: { ...contest.acting.die } },
      opposing: contest.opposing.map((roller) => ({ ...roller, die: { ...roller.die } })),
      ...(state.contest === undefined ? {} : { outer: state.contest }),
    };
  },
});

/** All dice lie on the table: the acting one, then the opposing ones. */
export const rolled = defineEvent<CombatZoneState, { acting: number; opposing: readonly number[] }>({
  name: 'combat-zone/rolled',
  write(state, { acting, opposing }) {
    const contest = contestOf(state);
    contest.acting.die.face = acting;
    contest.opposing.forEach((roller, i) => {
      roller.die.face = opposing[i] ?? 0;
    });
    const [outermost] = state.doing;
    if (outermost !== undefined && opposing.length > 0) outermost.rolls += 1; // a card's own die makes no new moment
  },
});

/** The new face stands, also if it is worse (CZ-LUCK-11). `means`: luck, accurate, or the ID of a card. */
export const rerolled = defineEvent<CombatZoneState, { roller: number; face: number; player: number; means: string }>({
  name: 'combat-zone/rerolled',
  write(state, { roller, face }) {
    const { die } = rollerAt(contestOf(state), roller);
    die.face = face;
    die.isRerolled = true;
  },
});

export const luckSpent = defineEvent<CombatZoneState, { player: number }>({
  name: 'combat-zone/luck-spent',
  write(state, { player }) {
    playerOf(state, player).luck -= 1;
  },
});

/** CZ-LUCK-05. */
export const luckReturned = defineEvent<CombatZoneState, { player: number }>({
  name: 'combat-zone/luck-returned',
  write(state, { player }) {
    playerOf(state, player).luck += 1;
  },
});

/** The Luck window is closed, nothing of the result has been applied yet. */
export const rollSettled = defineEvent<CombatZoneState, { purpose: string; wins: readonly boolean[] }>({
  name: 'combat-zone/roll-settled',
  write() {},
});

/** The dice are taken up again; a roll in whose middle they fell goes on. */
export const contestEnded = defineEvent<CombatZoneState, Record<string, never>>({
  name: 'combat-zone/contest-ended',
  write(state) {
    state.contest = state.contest?.outer;
  },
});
