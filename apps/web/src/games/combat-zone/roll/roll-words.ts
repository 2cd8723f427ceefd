/** An opposed roll in words: who rolls for what, each bonus with its reason, the sum, and why one side wins. */
import {
  type Bonus,
  type CombatZoneView,
  type Contest,
  modelName,
  type Roller,
  totalOf,
} from '@tablerunner/combat-zone/plan';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import { verdictOf } from './verdict.ts';

export interface Tongue {
  readonly say: Words;
  readonly speaker: Speaker;
  readonly view: CombatZoneView;
}

/** A model by name, or the Obstacle die that nobody's model rolls. */
export const rollerName = ({ model }: Pick<Roller, 'model'>, { say, speaker, view }: Tongue): string =>
  model < 0 ? say('combat-zone.roll.obstacle') : speaker.name(modelName(view, model));

/** "+ 2 Ranged", "− 1 walking fire". */
const bonusText = ({ why, by }: Bonus, { speaker }: Tongue): string =>
  `${by < 0 ? '−' : '+'} ${Math.abs(by)} ${speaker.name(why)}`;

/** "6 + 2 Ranged = 8"; a bare face is its own sum. `isShort`: what adds nothing is left out. */
export function sumText(roller: Roller, tongue: Tongue, isShort = false): string {
  const { die } = roller;
  const bonuses = roller.bonuses.filter(({ by }) => by !== 0 || !isShort);
  if (bonuses.length === 0) return String(die.face);
  const parts = bonuses.map((bonus) => bonusText(bonus, tongue)).join(' ');
  return `${die.face} ${parts} = ${totalOf(roller)}`;
}

/** What is rolled for. */
export const purposeText = ({ purpose }: Contest, { speaker }: Tongue): string => speaker.name(purpose);

/** "8 beats 5.", "A tie goes to Ripper.", "A fumble: Warlord fails." */
export function verdictText(contest: Contest, opposing: Roller, tongue: Tongue): string {
  const { acting } = contest;
  const { why } = verdictOf(acting, opposing);
  return tongue.say(`combat-zone.roll.${why}`, {
    acting: rollerName(acting, tongue),
    opposing: rollerName(opposing, tongue),
    mine: totalOf(acting),
    theirs: totalOf(opposing),
  });
}
