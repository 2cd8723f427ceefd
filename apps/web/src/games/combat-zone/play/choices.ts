/** What a choice of Combat Zone is about: who does it, to whom, where; the same for a [RE]action and for the deed in it. */
import type { Point } from '@tablerunner/geometry';
import type { Offer } from '@tablerunner/table';
import type { Decision } from '../shared.ts';

/** All fields that a choice may have; which of them go together the rules know. */
export interface Fields {
  readonly kind: string;
  readonly model?: number;
  readonly target?: number;
  readonly rival?: number;
  readonly body?: number;
  readonly player?: number;
  readonly token?: number;
  readonly second?: number;
  readonly action?: string;
  readonly program?: number;
  readonly card?: number;
  readonly deed?: string;
  readonly objective?: number;
  readonly armor?: number;
  readonly x?: number;
  readonly y?: number;
  /** Of a move a list of points, of a shove a direction. */
  readonly way?: readonly Point[] | number;
  readonly drag?: { readonly model?: number; readonly piece?: string };
  readonly with?: Fields;
}

export const fieldsOf = (choice: unknown): Fields => choice as Fields;

/** The deed itself, whether it is done in an activation or as a [RE]action. */
export const deedOf = (choice: unknown): Fields => {
  const fields = fieldsOf(choice);
  return fields.kind === 'react' && fields.with !== undefined ? fields.with : fields;
};

/** Steps at which a model does something: their choices are cards. */
const DEEDS = ['activation', 'free-action', 'free-move', 'react', 'evade'];
export const isDeedStep = ({ step }: Decision): boolean => DEEDS.includes(step.replace('combat-zone/', ''));

/** Steps that are answered by a place on the table. */
const PLACES = ['deploy', 'arrive', 'place', 'impact', 'shove'];
export const isPlaceChoice = (choice: unknown): boolean => PLACES.includes(fieldsOf(choice).kind);

export const isMoveChoice = (choice: unknown): boolean => {
  const { kind } = deedOf(choice);
  return kind === 'move' || kind === 'evade';
};

const BY_CHOICE = ['react', 'pass', 'evade', 'deploy', 'reserve'];

/** Who would do it. */
export function doerOf({ actor }: Decision, choice: unknown): number {
  const { kind, model } = fieldsOf(choice);
  return BY_CHOICE.includes(kind) && model !== undefined ? model : actor;
}

/** The models that may act, answer or be placed now, in the order of the offers. */
export function actorsOf(decision: Decision): readonly number[] {
  const isMany = isDeedStep(decision) || decision.step === 'combat-zone/deployment';
  if (!isMany) return decision.actor < 0 ? [] : [decision.actor];
  const all = decision.legal.map(({ choice }) => doerOf(decision, choice)).filter((model) => model >= 0);
  const waiting = decision.step === 'combat-zone/deployment' ? waitingIn(decision) : [];
  return [...new Set([...all, ...waiting])];
}

/** Deployment lists a few models only, but any of them may be placed. */
function waitingIn({ view, memory }: Decision): readonly number[] {
  const { player } = memory as { readonly player: number };
  return view.models.flatMap((model, i) => (model.player === player && model.place === 'waiting' ? [i] : []));
}

/** The model that is pointed at for this choice, or -1. */
export function modelMeant(choice: unknown): number {
  const { kind, model, target } = fieldsOf(choice);
  if (kind === 'react') return deedOf(choice).target ?? -1;
  if (BY_CHOICE.includes(kind)) return -1;
  return target ?? (kind === 'card' || kind === 'oppose' ? -1 : (model ?? -1));
}

export const pointMeant = (choice: unknown): Point | undefined => {
  const { x, y } = fieldsOf(choice);
  return x === undefined || y === undefined ? undefined : { x, y };
};

/** The token that pays; -1 where none does. */
export const tokenMeant = (choice: unknown): number => deedOf(choice).token ?? -1;

/** Legal offers of one model. */
export const offersOfActor = (decision: Decision, actor: number): readonly Offer[] =>
  decision.legal.filter(({ choice }) => doerOf(decision, choice) === actor);
