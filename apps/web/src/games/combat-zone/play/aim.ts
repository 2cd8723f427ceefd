/** What is being aimed at: the chosen action and the model that is planned, pointed at or looked at. */
import {
  actionOf,
  askedProspect,
  type Colour,
  type ContestMemory,
  isOnTable,
  keywordsOf,
  type Prospect,
  pathBetween,
  prospectOf,
} from '@tablerunner/combat-zone/plan';
import type { Refusal } from '@tablerunner/engine';
import { judge } from '@tablerunner/table';
import { game, type Planning } from '../shared.ts';
import { actionOfDeed } from './chances.ts';
import { deedOf } from './choices.ts';
import { colourFor } from './payers.ts';
import { aimAt } from './pick.ts';

/** One thing in the path: numbered on the board and in the list. */
export interface InPath {
  readonly number: number;
  /** A piece of scenery, or a model by its number. */
  readonly piece?: string | undefined;
  readonly model?: number | undefined;
  readonly why: string;
  readonly by: number;
  readonly clause: string;
}

export interface Aim {
  readonly actor: number;
  readonly target: number;
  /** The ID of the action. */
  readonly action: string;
  readonly colour: Colour;
  readonly prospect: Prospect | undefined;
  readonly inPath: readonly InPath[];
  /** The piece that blocks the path. */
  readonly blockedBy: string | undefined;
  readonly refusal: Refusal | undefined;
}

/** The card's action, as far as one is chosen. */
function chosenAction({ decision, card, actor, plan }: Planning): string | undefined {
  if (decision === undefined || actor < 0) return undefined;
  const planned = plan === undefined ? undefined : actionOfDeed(decision, actor, plan.choice);
  if (planned !== undefined || card === undefined) return planned;
  if (card.startsWith('launch '))
    return actionOfDeed(decision, actor, { kind: 'launch', program: Number(card.slice(7)) });
  return card.includes('/') ? card : undefined;
}

/** The roll that is opposed: the path that the attack comes along. */
function opposedAim(planning: Planning): Aim | undefined {
  const { decision } = planning;
  if (decision?.step !== 'combat-zone/contest') return undefined;
  const { acting, action, against, named = [], given } = decision.memory as ContestMemory;
  const next = against[named.length];
  const { view } = decision;
  if (action === undefined || acting.model < 0 || next === undefined || next === 'obstacle' || given !== undefined)
    return undefined;
  const card = actionOf(view, acting.model, action);
  if (card?.isMove === true || card === undefined || acting.colour === 'obstacle' || !isOnTable(view, next.model))
    return undefined;
  const path = { actor: acting.model, target: next.model, action };
  return {
    ...path,
    colour: acting.colour,
    prospect: askedProspect(view, decision.memory as ContestMemory),
    inPath: pathList(planning, path),
    blockedBy: undefined,
    refusal: undefined,
  };
}

export function aimNow(planning: Planning): Aim | undefined {
  const opposed = opposedAim(planning);
  if (opposed !== undefined) return opposed;
  const { decision, actor, token, plan, lookedAt } = planning;
  const action = chosenAction(planning);
  const target = (plan === undefined ? undefined : deedOf(plan.choice).target) ?? lookedAt ?? -1;
  if (decision === undefined || action === undefined || target < 0 || target === actor) return undefined;
  const { view } = decision;
  const card = actionOf(view, actor, action);
  if (card === undefined || !isOnTable(view, actor) || !isOnTable(view, target)) return undefined;
  const program = view.models[actor]?.programs.find(({ card: id }) => view.cards.programs[id]?.launch.id === action);
  const colour = view.cards.programs[program?.card ?? '']?.quality ?? colourFor(decision, actor, token);
  const wish = aimAt(planning as Parameters<typeof aimAt>[0], target);
  const verdict = wish === undefined ? undefined : judge(game, decision.seen, wish);
  const path = pathBetween(view, actor, target);
  return {
    actor,
    target,
    action,
    colour,
    prospect: prospectOf(view, { model: actor, action, token, colour, target }),
    inPath: pathList(planning, { actor, target, action }),
    blockedBy: path.blockedBy,
    refusal: verdict?.ok === false ? verdict : undefined,
  };
}

/** What lies in the path, with what it adds: nothing at reach of the attacker, or where the action ignores it. */
function pathList(
  { decision }: Planning,
  { actor, target, action }: Pick<Aim, 'actor' | 'target' | 'action'>,
): readonly InPath[] {
  if (decision === undefined) return [];
  const { view } = decision;
  const card = actionOf(view, actor, action);
  const { cover, ignored } = pathBetween(view, actor, target);
  const isIndirect = card !== undefined && keywordsOf(view, actor, card, target).indirect !== undefined;
  type Thing = (typeof cover)[number];
  const isWall = (thing: Thing): boolean =>
    'piece' in thing &&
    thing.why !== 'roof-edge' &&
    view.field.pieces.find(({ id }) => id === thing.piece)?.kind === 'barrier';
  const clauseOf = (thing: Thing): string => {
    if ('model' in thing) return 'CZ-COVER-02';
    return thing.why === 'roof-edge' ? 'CZ-HEIGHT-02' : isWall(thing) ? 'CZ-COVER-03' : 'CZ-COVER-01';
  };
  const entry = (thing: Thing, by: number, clause: string): Omit<InPath, 'number'> => ({
    ...('piece' in thing ? { piece: thing.piece } : { model: thing.model }),
    why: thing.why,
    by,
    clause,
  });
  const all = [
    ...ignored.map((thing) => entry(thing, 0, 'CZ-COVER-06')),
    ...cover.map((thing) =>
      isIndirect && !isWall(thing) ? entry(thing, 0, 'CZ-KW-28') : entry(thing, 1, clauseOf(thing)),
    ),
  ];
  return all.map((one, i) => ({ ...one, number: i + 1 }));
}
