/** What a bot carries: equipment, mods, keys, network cards and the imperative that binds it, each with what it does. */
import {
  type Bot,
  describeEquipment,
  describeImperative,
  describeMod,
  describeNetworkCard,
  equipmentCard,
  imperativeCard,
  modCard,
  networkCard,
} from '@tablerunner/burncycle/plan';
import { KeyRound } from 'lucide-react';
import { CardLine } from '../../../table/card-line.tsx';
import { usePlay } from '../../../table/play-context.ts';
import styles from './holdings.module.css';

/** BC-INV-01. */
const SLOTS = 2;

export function Holdings({ bot }: { readonly bot: Bot }) {
  const { say, speaker } = usePlay();
  const { items, keys, cards, imperative, role } = bot;
  const free = SLOTS - items.length;
  if (role === 'module' && items.length === 0 && keys === 0) return undefined;
  return (
    <ul className={styles.holdings}>
      {items.map(({ card, isInstalled, counter }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its slot; a bot may hold two of one kind
        <li key={at}>
          <CardLine name={speaker.name(card)} note={noteOf(card, isInstalled, counter)} lines={[textOf(card)]} />
        </li>
      ))}
      {free > 0 && items.length > 0 && <li className={styles.free}>{say('burncycle.agent.free-slots', { free })}</li>}
      {keys > 0 && (
        <li className={styles.keys}>
          <KeyRound size={16} aria-hidden="true" /> {say('burncycle.agent.keys', { keys })}
        </li>
      )}
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place in the hand
        <li key={`net${at}`}>
          <CardLine
            name={speaker.name(card)}
            note={say('burncycle.agent.network-card')}
            lines={[describeNetworkCard(networkCard(card), speaker)]}
          />
        </li>
      ))}
      {imperative !== undefined && (
        <li>
          <CardLine
            name={speaker.name(imperative.card)}
            note={say('burncycle.agent.imperative', {
              progress: imperative.progress,
              count: imperativeCard(imperative.card).ends.count,
            })}
            lines={[describeImperative(imperativeCard(imperative.card), speaker)]}
          />
        </li>
      )}
    </ul>
  );

  function noteOf(card: string, isInstalled: boolean, counter: number): string {
    if (modCard(card) !== undefined) return say('burncycle.agent.mod', { installed: String(isInstalled) });
    return counter > 0 ? say('burncycle.agent.counter', { counter }) : say('burncycle.agent.equipment');
  }

  function textOf(id: string): string {
    const mod = modCard(id);
    const equipment = equipmentCard(id);
    if (mod !== undefined) return describeMod(mod, speaker);
    return equipment === undefined ? '' : describeEquipment(equipment, speaker);
  }
}
