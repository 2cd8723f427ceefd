/** Who answers the questions that follow a command, for odds: the ways that come to mind at a table, and what the best is sought among. */
import type { Forecast, Frame } from '@tablerunner/engine';
import { isWonAgainst } from '../rules/contest/compare.ts';
import type { ContestMemory } from '../rules/contest/memory.ts';
import { isFollowed } from '../rules/outcomes.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { type Answer, askedProspect } from '../view/prospects.ts';

interface Choice {
  readonly kind?: string;
  readonly token?: number;
  readonly armor?: number;
  readonly model?: number;
  readonly roller?: number;
  readonly means?: string;
}

const isMeant = (
  { side }: Answer,
  one: ContestMemory['against'][number] | undefined,
  { token, armor, model }: Choice,
) =>
  side.token === token &&
  side.armor === armor &&
  side.model === (model ?? (one === undefined || one === 'obstacle' ? -1 : one.model));

/** Ways to oppose, the one that is hardest to beat first. */
function defences(state: CombatZoneState, { memory }: Frame, legal: readonly unknown[]): readonly unknown[] {
  const asked = memory as ContestMemory;
  const answers = askedProspect(state, asked)?.answers ?? [];
  const one = asked.against[asked.named?.length ?? 0];
  const chanceOf = (choice: unknown): Pick<Answer, 'wins' | 'of'> =>
    answers.find((answer) => isMeant(answer, one, choice as Choice)) ?? SURE;
  return legal.toSorted((a, b) => chanceOf(a).wins * chanceOf(b).of - chanceOf(b).wins * chanceOf(a).of);
}

const SURE = { wins: 1, of: 1 };

/** The best way to oppose with a skill, and the best with armor, which is lost instead of a token. */
function bestDefences(state: CombatZoneState, frame: Frame, legal: readonly unknown[]): readonly unknown[] {
  const sorted = defences(state, frame, legal) as readonly Choice[];
  const skill = sorted.find(({ armor }) => armor === undefined);
  const armor = sorted.find((choice) => choice.armor !== undefined);
  return [skill, armor].filter((choice) => choice !== undefined);
}

/** Whether the player who is asked about Luck is losing the roll as it lies. */
function isLosing({ contest }: CombatZoneState, { memory }: Frame): boolean {
  const [player] = (memory as { readonly asked: readonly number[] }).asked;
  if (contest === undefined || contest.opposing.length === 0) return false;
  const wins = contest.opposing.map((_, at) => isWonAgainst(contest, at));
  if (contest.acting.player === player) return !wins[0];
  return contest.opposing.some((roller, at) => roller.player === player && wins[at] === true);
}

/** The die of the player who is asked that is losing, rolled again: for nothing if that can be, else with Luck. */
function rerollOf({ contest }: CombatZoneState, { memory }: Frame, legal: readonly unknown[]): unknown {
  const [player] = (memory as { readonly asked: readonly number[] }).asked;
  const rerolls = (legal as readonly Choice[]).filter(({ kind }) => kind === 'reroll');
  if (contest === undefined || contest.acting.player === player)
    return rerolls.find(({ means }) => means === 'accurate') ?? rerolls.find(({ roller }) => roller === -1);
  return rerolls.find(({ roller = -1 }) => roller >= 0 && isWonAgainst(contest, roller));
}

const STEP = 'combat-zone/';

/** Nobody rolls again who is winning, and nobody runs: an evading move is a command of its own. */
export function considered(state: CombatZoneState, frame: Frame, legal: readonly unknown[]): readonly unknown[] {
  if (frame.step === `${STEP}contest`) return bestDefences(state, frame, legal);
  if (frame.step === `${STEP}evade`) return legal.slice(0, 1);
  if (frame.step !== `${STEP}luck`) return legal;
  const again = isLosing(state, frame) ? rerollOf(state, frame, legal) : undefined;
  return again === undefined ? legal.slice(0, 1) : [legal[0], again];
}

const no = (legal: readonly unknown[]): unknown =>
  (legal as readonly Choice[]).find(({ kind }) => kind === 'no') ?? legal[0];

type Answering = Forecast<CombatZoneState>['answer'];

/** The hardest to beat, nothing rolled again, no card used that could be kept; wounds where the list begins. */
const plainly: Answering = (state, frame, legal) => {
  if (!isFollowed(frame)) return undefined;
  return frame.step === `${STEP}contest` ? defences(state, frame, legal)[0] : no(legal);
};

export const forecasts: readonly Forecast<CombatZoneState>[] = [
  { name: 'no-luck', answer: plainly },
  {
    name: 'no-armor',
    answer: (state, frame, legal) =>
      frame.step === `${STEP}contest`
        ? (defences(state, frame, legal) as readonly Choice[]).find(({ armor }) => armor === undefined)
        : plainly(state, frame, legal),
  },
  {
    name: 'luck',
    answer(state, frame, legal) {
      const again = frame.step === `${STEP}luck` && isLosing(state, frame) ? rerollOf(state, frame, legal) : undefined;
      return again ?? plainly(state, frame, legal);
    },
  },
];
