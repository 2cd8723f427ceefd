/** The abilities of a bot: the one it starts with, and those that energy can be routed into. */
import { type Bot, botCard, describePower } from '@tablerunner/burncycle/plan';
import { CardLine } from '../../../table/card-line.tsx';
import { usePlay } from '../../../table/play-context.ts';
import styles from './holdings.module.css';

export function Abilities({ bot: { card, role, upgrades } }: { readonly bot: Bot }) {
  const { say, speaker } = usePlay();
  const { abilities, unique, module } = botCard(card);
  if (role === 'module') {
    return <CardLine name={speaker.name(module.ability.id)} lines={[describePower(module.ability, speaker)]} />;
  }
  return (
    <ul className={styles.holdings}>
      {abilities.map((ability, at) => {
        const isOn = at === 0 || upgrades.unique.includes(at - 1);
        return (
          <li key={ability.id}>
            <CardLine
              name={speaker.name(ability.id)}
              note={isOn ? say('burncycle.agent.on') : say('burncycle.agent.cost', { energy: unique[at - 1] ?? 0 })}
              lines={[describePower(ability, speaker)]}
              isOff={!isOn}
            />
          </li>
        );
      })}
    </ul>
  );
}
