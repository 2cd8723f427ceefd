/** What pegs on an agent's mat have activated: dice, universal abilities, supply upgrades. */
import { type Bot, botCard } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { ChipSign } from '../cycle/chip-sign.tsx';
import styles from './upgrades.module.css';

export function Upgrades({ bot: { card, upgrades } }: { readonly bot: Bot }) {
  const { say, speaker } = usePlay();
  const { advanced, elite, supply } = botCard(card);
  return (
    <dl className={styles.upgrades}>
      <div>
        <dt>{say('burncycle.agent.dice')}</dt>
        <dd>
          {say('burncycle.agent.dice-of', {
            advanced: upgrades.advanced,
            mostAdvanced: advanced,
            elite: upgrades.elite,
            mostElite: elite,
          })}
        </dd>
      </div>
      <div>
        <dt>{say('burncycle.agent.universal')}</dt>
        <dd>
          {upgrades.universal.length === 0
            ? say('burncycle.agent.none')
            : new Intl.ListFormat(say.locale).format(upgrades.universal.map((one) => speaker.name(one)))}
        </dd>
      </div>
      <div>
        <dt>{say('burncycle.agent.supply-upgrades')}</dt>
        <dd className={styles.sets}>
          {[supply.start, ...supply.upgrades].map((chips, at) => {
            const isOn = at === 0 || upgrades.supply.includes(at - 1);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sets of a card stand in their order
              <span key={at} className={styles.set} data-off={isOn ? undefined : true}>
                {chips.map((chip, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a set may hold two chips of a kind
                  <ChipSign key={i} chip={chip} size={20} />
                ))}
                <span className="visually-hidden">{say('burncycle.agent.set', { on: String(isOn) })}</span>
              </span>
            );
          })}
        </dd>
      </div>
    </dl>
  );
}
