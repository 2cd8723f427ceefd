/** The characters in one row, for a phone: token and name, who acts marked. */
import { usePlay, useTable } from '../../../table/play-context.ts';
import strip from '../../../table/strip.module.css';
import { classes } from '../../../ui/classes.ts';
import { UnitToken } from '../board/unit-token.tsx';
import { usePlan } from './plan-context.tsx';
import { sidesOf } from './rail.tsx';
import styles from './strip.module.css';

export function Strip() {
  const { speaker, say } = usePlay();
  const { view, setCursor, decision, pickOffer } = usePlan();
  const turn = useTable(({ standing }) => standing?.seen.decision?.seat);
  if (view === undefined) return undefined;
  const ordered = sidesOf(view, turn).flatMap((side) =>
    view.units.flatMap((unit, index) =>
      unit.faction === side && unit.place !== 'out' && unit.place !== 'gone' ? [{ unit, index }] : [],
    ),
  );
  return (
    <ul className={strip.strip} aria-label={say('table.squads')}>
      {ordered.map(({ unit, index }, i) => {
        const isSecondSide = i > 0 && ordered[i - 1]?.unit.faction !== unit.faction;
        const activate = decision?.legal.find(({ choice }) => {
          const { kind, unit: id } = choice as { readonly kind?: string; readonly unit?: string };
          return kind === 'activate' && id === unit.id;
        });
        return (
          <li key={unit.id} className={isSecondSide ? strip.next : undefined}>
            <button
              type="button"
              className={classes(
                strip.one,
                styles.unit,
                view.active === index ? strip.acting : unit.activated && styles.done,
              )}
              title={speaker.name(unit.id)}
              onClick={() =>
                activate === undefined ? unit.place === 'board' && setCursor(unit.cell) : pickOffer(activate)
              }
            >
              <svg viewBox="-25 -25 50 50" aria-hidden="true" focusable="false">
                <UnitToken unit={unit} />
              </svg>
              <span>{speaker.name(unit.id)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
