/** The Luck window: who may roll a die again, in which order. Clauses CZ-LUCK-02 to 11, CZ-RULE-52 to 54, CZ-RULE-101. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { hasOpenDie, rollOffers, useOnRoll } from '../abilities/roll-offers.ts';
import { actionOf, keywordsOf } from '../abilities/skills.ts';
import { luckReturned, luckSpent, rerolled, rollerAt } from '../events/contest.ts';
import { SIDES_OF } from '../lists.ts';
import type { CombatZoneState, Contest, Roller } from '../types.ts';
import { clockwiseAfter, playerOf, seatOfPlayer } from '../units.ts';

interface LuckMemory {
  /** Players that are still to be asked, the next one first. */
  readonly asked: readonly number[];
  /** Somebody besides the player in Control has rolled again (CZ-LUCK-09). */
  readonly hasOtherRerolled: boolean;
  /** The player in Control is asked for the second time. */
  readonly isLast: boolean;
}

type LuckChoice =
  | { readonly kind: 'stand' }
  /** `roller`: -1 the acting die, else the place among the opposing ones. */
  | { readonly kind: 'reroll'; readonly roller: number; readonly means: 'luck' | 'accurate' }
  /** A card of a model that takes part in the roll, by its place among what the model carries. */
  | { readonly kind: 'card'; readonly model: number; readonly card: number };

const choice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stand') }),
  z.strictObject({ kind: z.literal('reroll'), roller: z.int().min(-1), means: z.enum(['luck', 'accurate']) }),
  z.strictObject({ kind: z.literal('card'), model: z.int().min(0), card: z.int().min(0) }),
]);

/** The player in Control decides first, then the others clockwise, whoever attacks whom (CZ-LUCK-07, CZ-LUCK-10). */
export const luckOrder = (state: CombatZoneState): number[] => [state.control, ...clockwiseAfter(state, state.control)];

/** In this roll: a die that lies there from an earlier one may have been rolled again then (CZ-RULE-64). */
const hasRerolled = ({ acting, opposing }: Contest, player: number): boolean =>
  [acting, ...opposing].some((roller) => roller.player === player && roller.isFixed !== true && roller.die.isRerolled);

function isAccurate(state: CombatZoneState, { acting, action, opposing }: Contest): boolean {
  if (acting.model < 0 || action === undefined) return false;
  const card = actionOf(state, acting.model, action);
  return card !== undefined && keywordsOf(state, acting.model, card, opposing[0]?.model).accurate !== undefined;
}

/** A drone's die, or the roll that placed a blast, which lies already. */
const clauseOfFixed = ({ models }: CombatZoneState, { model }: Roller): string =>
  models[model]?.kind === 'drone' ? 'CZ-DRONE-09' : 'CZ-KW-10';

function problemWith(state: CombatZoneState, player: number, wish: LuckChoice): Verdict {
  if (wish.kind === 'stand') return accept();
  if (wish.kind === 'card') {
    const isOffered = rollOffers(state, player).some(({ model, card }) => model === wish.model && card === wish.card);
    return isOffered ? accept() : refuse('CZ-CARD-04', 'no-use', { card: wish.card });
  }
  const { contest } = state;
  if (contest === undefined || wish.roller >= contest.opposing.length)
    return refuse('CZ-LUCK-02', 'no-such-die', { roller: wish.roller });
  const roller = rollerAt(contest, wish.roller);
  if (roller.player !== player) return refuse('CZ-RULE-52', 'not-your-die', { roller: wish.roller });
  if (roller.isFixed === true) return refuse(clauseOfFixed(state, roller), 'die-is-fixed', { roller: wish.roller });
  if (roller.die.isRerolled) return refuse('CZ-LUCK-03', 'rerolled-before', { roller: wish.roller });
  if (wish.means === 'luck') {
    return playerOf(state, player).luck > 0 ? accept() : refuse('CZ-LUCK-02', 'no-luck-left');
  }
  const isOpen = wish.roller === -1 && isAccurate(state, contest);
  return isOpen ? accept() : refuse('CZ-KW-03', 'not-accurate', { roller: wish.roller });
}

const STAND: LuckChoice = { kind: 'stand' };

function wishesOf(state: CombatZoneState, player: number): LuckChoice[] {
  const { contest } = state;
  const wishes = contest !== undefined && hasOpenDie(contest, player) ? rerollsOf(state, contest, player) : [];
  for (const { model, card } of rollOffers(state, player)) wishes.push({ kind: 'card', model, card });
  return wishes;
}

function rerollsOf(state: CombatZoneState, { opposing }: Contest, player: number): LuckChoice[] {
  const wishes: LuckChoice[] = [{ kind: 'reroll', roller: -1, means: 'accurate' }];
  for (let roller = -1; roller < opposing.length; roller++) wishes.push({ kind: 'reroll', roller, means: 'luck' });
  return wishes.filter((wish) => problemWith(state, player, wish).ok);
}

/** Whether anybody could still change the dice. */
export const mayChange = (state: CombatZoneState): boolean =>
  luckOrder(state).some((player) => wishesOf(state, player).length > 0);

/** All of them are legal by the way they are found. */
const choicesOf = (state: CombatZoneState, { asked: [player = -1] }: LuckMemory): LuckChoice[] => [
  STAND,
  ...wishesOf(state, player),
];

export const luck = defineStep<CombatZoneState, LuckMemory, LuckChoice>({
  name: 'combat-zone/luck',
  clause: 'CZ-LUCK-02',
  choice,

  who(state, { asked }) {
    const player = asked[0];
    if (player === undefined || wishesOf(state, player).length === 0) return undefined;
    return seatOfPlayer(state, player);
  },
  candidates: choicesOf,
  legal: choicesOf,
  check: (state, { asked: [player = -1] }, wish) => problemWith(state, player, wish),
  apply(state, memory, wish, engine) {
    const [player = -1, ...others] = memory.asked;
    if (wish.kind === 'stand') return engine.stay<LuckMemory>({ ...memory, asked: others });
    if (wish.kind === 'card') {
      engine.stay<LuckMemory>({ ...memory });
      return engine.interrupt(useOnRoll, { model: wish.model, card: wish.card });
    }
    rollAgain(state, player, wish, engine);
    engine.stay<LuckMemory>({ ...memory, hasOtherRerolled: memory.hasOtherRerolled || player !== state.control });
  },

  run(state, memory, engine) {
    const next = memory.asked.findIndex((player) => wishesOf(state, player).length > 0);
    if (next >= 0) return engine.stay<LuckMemory>({ ...memory, asked: memory.asked.slice(next) });
    const { contest, control } = state;
    const isOpen = memory.hasOtherRerolled && !memory.isLast && contest !== undefined;
    if (!isOpen || hasRerolled(contest, control)) return engine.done();
    engine.stay<LuckMemory>({ ...memory, asked: [control], isLast: true });
  },
});

function rollAgain(
  state: CombatZoneState,
  player: number,
  { roller, means }: Extract<LuckChoice, { kind: 'reroll' }>,
  engine: Engine<CombatZoneState>,
): void {
  const { contest } = state;
  if (contest === undefined) throw new Error('no opposed roll is going on');
  const sides = SIDES_OF[rollerAt(contest, roller).die.colour];
  if (means === 'luck') engine.emit(luckSpent, { player });
  const face = engine.die(sides, contest.purpose, { owner: seatOfPlayer(state, player) });
  engine.emit(rerolled, { roller, face, player, means });
  if (means === 'luck' && face === sides) engine.emit(luckReturned, { player });
}
