/** What is known of a character: values, life, abilities, what it carries. */
import { left, POOLS, stateOf, type Unit } from '@tablerunner/escape/plan';
import { Glossed } from '../../../rulebook/glossed.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { Label } from '../../../ui/label.tsx';
import { UnitToken } from '../board/unit-token.tsx';
import { usePlan } from './plan-context.tsx';
import styles from './unit-card.module.css';

export function UnitCard({ unit }: { readonly unit: Unit }) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const { profile, faction, life } = unit;
  const abilities = Object.entries(profile.abilities).map(([ability, x]) =>
    typeof x === 'number' && x > 1 ? `${speaker.name(ability)} ${x}` : speaker.name(ability),
  );
  return (
    <article className={styles.card} aria-label={speaker.name(unit.id)}>
      <header>
        <svg viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
          <UnitToken unit={unit} acting={view.units[view.active] === unit} />
        </svg>
        <div>
          <h2>{speaker.name(unit.id)}</h2>
          <p>
            {say('escape.unit-line', { faction: speaker.name(faction), rank: profile.rank, life, most: profile.life })}
          </p>
        </div>
      </header>
      <dl>
        {POOLS.map((pool) => (
          <div key={pool}>
            <dt>
              <Label>{speaker.name(pool)}</Label>
            </dt>
            <dd>
              {say('escape.of', { left: Math.max(0, left(stateOf(view), unit, pool)), of: profile.values[pool] })}
            </dd>
          </div>
        ))}
      </dl>
      {abilities.length > 0 && (
        <p>
          <Label>{say('escape.abilities')}</Label> <Glossed game="escape" text={abilities.join(', ')} />
        </p>
      )}
    </article>
  );
}
