/** Gear, and the loot that bodies hold: what each card does, and what it costs where it can be bought. */
import { CARDS, describeGear, type GearCard } from '@tablerunner/combat-zone';
import { CardLines } from '../../teams/card-text.tsx';
import styles from '../cards.module.css';
import type { ShelfProps } from '../shelf.ts';
import { Prices } from './prices.tsx';

export const gearOf = (kind: GearCard['kind']): readonly GearCard[] =>
  Object.values(CARDS.gear).filter((card) => card.kind === kind);

export const Gear = (props: ShelfProps) => <GearCards {...props} kind="gear" />;
export const Loot = (props: ShelfProps) => <GearCards {...props} kind="loot" />;

function GearCards({ speaker, kind }: ShelfProps & { readonly kind: GearCard['kind'] }) {
  return (
    <ul className={styles.cards}>
      {gearOf(kind).map((card) => (
        <li key={card.id} className={styles.card}>
          <h3>{speaker.name(card.id)}</h3>
          <CardLines lines={describeGear(card, speaker).map((text) => ({ text }))} />
          <Prices prices={card.prices} speaker={speaker} />
        </li>
      ))}
    </ul>
  );
}
