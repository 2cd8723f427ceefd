/** Everybody who stands on the board. A character that comes to another cell glides there. */
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import type { Speaker } from '@tablerunner/language';
import type { GlyphName } from '../../../plan/glyph.tsx';
import { middleOf } from '../../../plan/measure.ts';
import { namesAbove } from '../../../plan/name-places.ts';
import { NamePlate } from '../../../plan/name-plate.tsx';
import plan from '../../../plan/plan.module.css';
import { EQUIPMENT_GLYPHS, MARKER_GLYPHS } from './glyphs.ts';
import { UnitToken } from './unit-token.tsx';

interface UnitsProps {
  readonly view: EscapeView;
  readonly speaker: Speaker;
  readonly names: boolean;
  readonly targets?: ReadonlySet<number> | undefined;
}

export function Units({ view, speaker, names, targets }: UnitsProps) {
  const board = boardOf(view);
  const placed = view.units.flatMap((unit, index) => {
    if (unit.place !== 'board') return [];
    const { x, y } = middleOf(board, unit.cell);
    // Under Firewall two may stand on one cell: the later one is drawn a little aside.
    const aside = standsAt(view, unit.cell) < index ? 9 : 0;
    return [{ unit, index, x, y, name: speaker.name(unit.id), transform: `translate(${x + aside}px, ${y - aside}px)` }];
  });
  const above = names ? namesAbove(placed) : [];
  return (
    <g>
      {placed.map(({ unit, index, transform }) => (
        <g key={unit.id} className={plan.piece} style={{ transform }}>
          <UnitToken
            unit={unit}
            acting={view.active === index}
            target={targets?.has(index) === true}
            trapped={view.trapped === index}
            carries={carriedGlyph(view, index)}
          />
        </g>
      ))}
      {names &&
        placed.map(({ unit, name, transform }, i) => (
          <g key={unit.id} className={plan.piece} style={{ transform }}>
            <NamePlate name={name} above={above[i] === true} />
          </g>
        ))}
    </g>
  );
}

const standsAt = ({ units }: EscapeView, cell: number): number =>
  units.findIndex((unit) => unit.place === 'board' && unit.cell === cell);

function carriedGlyph({ markers }: EscapeView, index: number): GlyphName | undefined {
  const marker = markers.find(({ carrier }) => carrier === index);
  if (marker === undefined) return undefined;
  return marker.equipment === undefined ? MARKER_GLYPHS[marker.kind] : EQUIPMENT_GLYPHS[marker.equipment];
}
