/** The table in words, for screen readers: what the picture shows, in the same order every time. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import { useMemo } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { modelText, pieceText, thingTexts } from './scene-words.ts';

export function SceneText({ view }: { readonly view: CombatZoneView }) {
  const { say, speaker } = usePlay();
  const lists = useMemo(() => {
    const tongue = { say, speaker };
    const models = view.models.flatMap(({ place }, i) => (place === 'table' ? [modelText(view, i, tongue)] : []));
    return [
      ['combat-zone.scene.models', models],
      ['combat-zone.scene.things', thingTexts(view, tongue)],
      ['combat-zone.scene.pieces', view.field.pieces.map((piece) => pieceText(piece, tongue))],
    ] as const;
  }, [view, say, speaker]);
  return (
    <div className="visually-hidden">
      {lists.map(
        ([key, lines]) =>
          lines.length > 0 && (
            <ul key={key} aria-label={say(key)}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
      )}
    </div>
  );
}
