/** Keys on the table: arrows by an inch, with Shift by a tenth; N useful places, T targets, U models, B bend, Backspace drops it, Enter chooses, O explanation, ? why not. */
import { isOnTable } from '@tablerunner/combat-zone/plan';
import type { Point } from '@tablerunner/geometry';
import type { KeyboardEvent } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { usePlay } from '../../../table/play-context.ts';
import { announce } from '../../../ui/live-region.tsx';
import type { Scale } from '../board/scale.ts';
import { type Planning, usePlan } from '../shared.ts';
import { targetsNow } from './answers.ts';
import { isPlaceChoice } from './choices.ts';
import { describePlace } from './describe-place.ts';
import { cursorStart, HIT, modelAt } from './model-at.ts';
import { pickModel, pickPoint } from './pick.ts';
import { usefulPlaces } from './useful-places.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 1000;
const TENTH = 100;

export function useBoardKeys(scale: Scale): (event: KeyboardEvent) => void {
  const { say, speaker } = usePlay();
  const planning = usePlan();
  const shortcuts = useSettings((settings) => settings.shortcuts);
  const { view, decision, cursor } = planning;
  const here: Point = cursor ?? (view === undefined ? { x: 0, y: 0 } : cursorStart(planning));

  const goTo = (to: Point): void => {
    const at = {
      x: Math.max(0, Math.min(view.field.width, to.x)),
      y: Math.max(0, Math.min(view.field.depth, to.y)),
    };
    planning.setCursor(at);
    planning.lookAt(modelAt(planning, at, HIT));
    announce(describePlace(planning, at, { say, speaker }));
  };

  /** Arrows follow the screen, however the table lies. */
  const step = ([dx, dy]: readonly [number, number], far: number): void => {
    const at = scale.at(here);
    const to = scale.placeOf({ x: at.x + dx, y: at.y + dy });
    const sign = (value: number): number => Math.sign(Math.round(value));
    goTo({ x: here.x + sign(to.x - here.x) * far, y: here.y + sign(to.y - here.y) * far });
  };

  const next = (places: readonly Point[]): void => {
    const at = places.findIndex(({ x, y }) => x === here.x && y === here.y);
    const to = places[(at + 1) % Math.max(1, places.length)];
    if (to === undefined) announce(say('combat-zone.key.none'));
    else goTo({ x: to.x, y: to.y });
  };

  const modelsAt = (models: Iterable<number>): readonly Point[] =>
    [...models].flatMap((model) => (isOnTable(view, model) ? [view.models[model] as Point] : []));

  const choose = (): void => {
    const model = modelAt(planning, here, HIT);
    const isPlace = decision?.offers.some(({ choice }) => isPlaceChoice(choice)) === true;
    if (model === undefined || isPlace || isPlanned(planning, here)) planning.pickPoint(here);
    else planning.pickModel(model);
  };

  const why = (): void => {
    const { actor, token, card, bends } = planning;
    const model = modelAt(planning, here, HIT);
    const click = decision === undefined ? undefined : { decision, actor, token, card, bends };
    const picked = click && (model === undefined ? pickPoint(click, here) : pickModel(click, model));
    if (picked?.is === 'refused') planning.refuse(picked);
    else announce(say('combat-zone.key.nothing-refused'));
  };

  const keys: Readonly<Record<string, () => void>> = {
    t: () => next(modelsAt(targetsNow(planning))),
    u: () => next(modelsAt(view.models.keys())),
    n: () => next(usefulPlaces(planning)),
    b: () => planning.addBend(here),
    o: () => document.getElementById('explanation')?.focus(),
    '?': why,
  };

  return (event) => {
    if (view === undefined || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget)
      return;
    const work = workOf(event);
    if (work === undefined) return;
    event.preventDefault();
    work();
  };

  function workOf({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const arrow = ARROWS[key];
    if (arrow !== undefined) return () => step(arrow, shiftKey ? TENTH : STEP);
    if (key === 'Enter' || key === ' ') return choose;
    if (key === 'Escape') return planning.back;
    if (key === 'Backspace') return planning.dropBend;
    return shortcuts ? keys[key.toLowerCase()] : undefined;
  }
}

const isPlanned = ({ plan }: Planning, at: Point): boolean =>
  plan?.move !== undefined && plan.at !== undefined && plan.at.x === at.x && plan.at.y === at.y;
