/** Names over the models of the 3D view. They are moved with every picture, so they are written past React. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { Speaker } from '@tablerunner/language';
import { useCallback, useRef } from 'react';
import { freeLabels } from './labels.ts';
import styles from './scene.module.css';
import { titleOf } from './scene-words.ts';
import type { Projected } from './stage.ts';

/** A label is so high, and this far above the model; a leader's star stays in sight. */
const ABOVE = 22;

export function useLabels(view: CombatZoneView, lookedAt: number | undefined, speaker: Speaker) {
  const box = useRef<HTMLDivElement>(null);
  const place = useCallback(
    (projected: readonly Projected[]): void => {
      if (box.current === null) return;
      const signs = projected.map(({ model }) =>
        signOf(box.current as HTMLElement, model, titleOf(view, model, speaker)),
      );
      const widths = signs.map((sign) => sign.offsetWidth);
      const shown = freeLabels(
        projected.map(({ model, x, topY, far }, i) => ({
          model,
          x,
          y: topY - ABOVE,
          far,
          isImportant: model === lookedAt || model === view.active,
          width: widths[i] ?? 0,
        })),
      );
      const models = new Set(projected.map(({ model }) => String(model)));
      for (const sign of box.current.children as Iterable<Element> & HTMLCollectionOf<HTMLElement>)
        if (!models.has(sign.dataset.model ?? '')) sign.hidden = true;
      for (const [i, { model, x, topY }] of projected.entries()) {
        const sign = signs[i];
        if (sign === undefined) continue;
        sign.hidden = !shown.has(model);
        sign.classList.toggle(styles.looked ?? '', model === lookedAt);
        sign.style.transform = `translate(${Math.round(x - (widths[i] ?? 0) / 2)}px, ${Math.round(topY - ABOVE)}px)`;
      }
    },
    [view, lookedAt, speaker],
  );
  return { box, place };
}

function signOf(box: HTMLElement, model: number, title: string): HTMLElement {
  const there = box.querySelector<HTMLElement>(`[data-model="${model}"]`);
  const sign = there ?? document.createElement('span');
  if (there === null) {
    sign.className = styles.label ?? '';
    sign.dataset.model = String(model);
    box.append(sign);
  }
  sign.hidden = false;
  if (sign.textContent !== title) sign.textContent = title;
  return sign;
}
