/** What a roll would come to before it is rolled: both sides with their reasons, and the exact chance, die against die. Clauses CZ-DICE-*, CZ-CRIT-*, CZ-OPPOSE-*. */
import type { ActionCard } from '../content/types.ts';
import { actionOf, hampersOn, skillOf } from '../rules/abilities/skills.ts';
import { coverOnAimed } from '../rules/attacks/struck.ts';
import { type Against, distinctTokens, type Opposition, oppositionTo, usableArmor } from '../rules/contest/against.ts';
import { beats, isCrit } from '../rules/contest/compare.ts';
import type { ContestMemory } from '../rules/contest/memory.ts';
import { type Colour, SIDES_OF, type Skill } from '../rules/lists.ts';
import { colourWith } from '../rules/tokens.ts';
import type { Bonus, Roller } from '../rules/types.ts';
import { modelOf } from '../rules/units.ts';
import type { CombatZoneView } from './view.ts';

type DieKind = Colour | 'obstacle';

/** One side of a roll that may come. */
export interface RollSide {
  /** -1: the Obstacle die. */
  readonly model: number;
  readonly die: DieKind;
  readonly token: number;
  /** A place in `carried`, -1 for printed armor; left out where a skill is rolled. */
  readonly armor?: number | undefined;
  readonly bonuses: readonly Bonus[];
}

/** So many of all pairs of faces win for the acting side, and so many of those are its crits. */
export interface Chance {
  readonly wins: number;
  readonly crits: number;
  readonly of: number;
}

export interface Answer extends Chance {
  readonly side: RollSide;
}

export interface Prospect {
  readonly acting: RollSide;
  /** Each way in which the other side may oppose it, the worst for the acting side first; none where nothing is rolled. */
  readonly answers: readonly Answer[];
}

export const sumOf = ({ bonuses }: Pick<RollSide, 'bonuses'>): number => bonuses.reduce((sum, { by }) => sum + by, 0);

const rollerWith = ({ model, token, bonuses, die }: RollSide, face: number): Roller => ({
  model,
  player: 0,
  token,
  bonuses,
  die: { colour: die, face, isRerolled: false },
});

/** Every pair of faces, by the rule that compares them. */
export function chanceOf(acting: RollSide, opposing: RollSide): Chance {
  let [wins, crits] = [0, 0];
  for (let face = 1; face <= SIDES_OF[acting.die]; face++) {
    const mine = rollerWith(acting, face);
    for (let other = 1; other <= SIDES_OF[opposing.die]; other++) {
      if (!beats(mine, rollerWith(opposing, other))) continue;
      wins += 1;
      if (isCrit(mine)) crits += 1;
    }
  }
  return { wins, crits, of: SIDES_OF[acting.die] * SIDES_OF[opposing.die] };
}

const OBSTACLE: RollSide = { model: -1, die: 'obstacle', token: -1, bonuses: [] };

interface Opposed {
  readonly by: number;
  readonly action: ActionCard | undefined;
}

/** All that a model may name against a roll: each kind of its tokens, with skill or with armor; netrunners who may step in. */
function sidesOf(view: CombatZoneView, one: Opposition, { by, action }: Opposed): RollSide[] {
  if (one === 'obstacle') return [OBSTACLE];
  if (modelOf(view, one.model).kind === 'drone') return [{ ...OBSTACLE, model: one.model }];
  const tokens = distinctTokens(modelOf(view, one.model));
  return [
    ...tokens.map((token) => sideWith(view, one, { by, action }, { token })),
    ...usableArmor(view, one, { model: by, action }).flatMap(({ source, value }) =>
      tokens.map((token) => sideWith(view, one, { by, action }, { token, armor: { source, value } })),
    ),
    ...(one.helpers ?? []).flatMap((helper) =>
      distinctTokens(modelOf(view, helper)).map((token) => ({
        model: helper,
        die: colourWith(view, helper, token),
        token,
        bonuses: [
          ...skillOf(view, helper, one.skill, { isOpposing: true, action }),
          ...hampersOn(view, { model: by, target: helper }, action),
        ],
      })),
    ),
  ];
}

interface Named {
  readonly token: number;
  readonly armor?: { readonly source: number; readonly value: number } | undefined;
}

function sideWith(view: CombatZoneView, one: Against, { by, action }: Opposed, { token, armor }: Named): RollSide {
  const { model, skill, bonuses } = one;
  const first: readonly Bonus[] =
    armor === undefined
      ? skillOf(view, model, skill, { isOpposing: true, action })
      : [{ why: 'armor', by: armor.value }];
  return {
    model,
    die: colourWith(view, model, token),
    token,
    ...(armor === undefined ? {} : { armor: armor.source }),
    bonuses: [...first, ...hampersOn(view, { model: by, target: model }, action), ...bonuses],
  };
}

const answersOf = (acting: RollSide, sides: readonly RollSide[]): Answer[] =>
  sides.map((side) => ({ side, ...chanceOf(acting, side) })).sort((a, b) => a.wins * b.of - b.wins * a.of);

export interface Aimed {
  readonly model: number;
  /** The ID of the action. */
  readonly action: string;
  readonly token: number;
  /** Left out: that of the token. */
  readonly colour?: Colour | undefined;
  /** -1 for nobody. */
  readonly target: number;
  readonly bonuses?: readonly Bonus[] | undefined;
}

/** The first roll of an action against its target; undefined for an action that the model has not, or that is Easy. */
export function prospectOf(view: CombatZoneView, aimed: Aimed): Prospect | undefined {
  const { model, token, target, bonuses = [] } = aimed;
  const action = actionOf(view, model, aimed.action);
  if (action?.skill === undefined) return undefined;
  const use = { isOpposing: false, action, ...(target < 0 ? {} : { target }) };
  const acting: RollSide = {
    model,
    die: aimed.colour ?? colourWith(view, model, token),
    token,
    bonuses: [...skillOf(view, model, action.skill, use), ...bonuses],
  };
  const cover = target < 0 ? [] : coverOnAimed(view, model, action, target);
  const one = oppositionTo(view, model, action, { target, bonuses: cover });
  return { acting, answers: answersOf(acting, sidesOf(view, one, { by: model, action })) };
}

/** A roll of a skill against the Obstacle die or against a model: what lies on a move's way asks for it. */
export function skillProspect(
  view: CombatZoneView,
  {
    model,
    token,
    die,
    skill,
    rival,
  }: { model: number; token: number; die: Colour; skill: Skill; rival?: number | undefined },
): Prospect {
  const action = actionOf(view, model, 'basic/move');
  const acting = { model, die, token, bonuses: skillOf(view, model, skill, { isOpposing: false, action }) };
  const one: Opposition = rival === undefined ? 'obstacle' : { model: rival, skill, bonuses: [] };
  return { acting, answers: answersOf(acting, sidesOf(view, one, { by: model, action })) };
}

/** What whoever is asked how to oppose a roll may expect of each answer; undefined where nobody is asked. */
export function askedProspect(view: CombatZoneView, memory: ContestMemory): Prospect | undefined {
  const { acting: by, against, named = [], given, action: id, by: actor = by.model } = memory;
  const one = against[named.length];
  if (one === undefined) return undefined;
  const action = actor < 0 || id === undefined ? undefined : actionOf(view, actor, id);
  const skills =
    by.model < 0 || by.skill === undefined
      ? []
      : skillOf(view, by.model, by.skill, {
          isOpposing: false,
          action,
          ...(one === 'obstacle' ? {} : { target: one.model }),
        });
  const acting: RollSide = {
    model: by.model,
    die: by.colour,
    token: by.token,
    bonuses: given === undefined ? [...skills, ...by.bonuses] : given.bonuses,
  };
  const sides = sidesOf(view, one, { by: by.model, action });
  if (given === undefined) return { acting, answers: answersOf(acting, sides) };
  const answers = sides.map((side) => ({ side, ...chanceAgainstFace(acting, given.die.face, side) }));
  return { acting, answers };
}

/** The acting die lies already: only the other one is still to be rolled. */
function chanceAgainstFace(acting: RollSide, face: number, opposing: RollSide): Chance {
  const mine = rollerWith(acting, face);
  let wins = 0;
  for (let other = 1; other <= SIDES_OF[opposing.die]; other++) if (beats(mine, rollerWith(opposing, other))) wins += 1;
  return { wins, crits: isCrit(mine) ? wins : 0, of: SIDES_OF[opposing.die] };
}
