/** Which model stands at a place of the table, and where the keyboard's cursor begins. */
import type { Point } from '@tablerunner/geometry';
import type { Planning } from '../shared.ts';

/** How much farther than its rim a model is hit. */
export const HIT = 120;

/** The model under a place: the nearest whose rim is near enough. */
export function modelAt({ view }: Planning, at: Point, more: number): number | undefined {
  let best: { readonly model: number; readonly far: number } | undefined;
  for (const [model, { place, x, y, width }] of view.models.entries()) {
    const far = Math.hypot(x - at.x, y - at.y);
    if (place === 'table' && far <= width / 2 + more && (best === undefined || far < best.far)) best = { model, far };
  }
  return best?.model;
}

/** Where the keyboard begins: at the model that acts, or in the middle. */
export function cursorStart({ view, actor }: Planning): Point {
  const model = view.models[actor];
  if (model?.place === 'table') return { x: model.x, y: model.y };
  return { x: Math.floor(view.field.width / 2), y: Math.floor(view.field.depth / 2) };
}
