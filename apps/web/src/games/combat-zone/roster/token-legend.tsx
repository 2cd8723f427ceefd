/** What the shapes of action tokens mean: die, inches, and that a dashed one is used. */
import { COLOURS, SIDES_OF } from '@tablerunner/combat-zone/plan';
import { LIMITER } from '@tablerunner/geometry';
import { usePlay } from '../../../table/play-context.ts';
import { Label } from '../../../ui/label.tsx';
import styles from './token-legend.module.css';
import { TokenSign } from './token-sign.tsx';

const THOUSANDTHS = 1000;

export function TokenLegend() {
  const { say, speaker } = usePlay();
  return (
    <section className={styles.legend} aria-labelledby="tokens-title">
      <Label id="tokens-title">{say('combat-zone.roster.tokens')}</Label>
      <ul>
        {COLOURS.map((colour) => (
          <li key={colour}>
            <TokenSign token={{ printed: colour, isWounded: false, isReady: true }} />
            <span className="visually-hidden">{speaker.name(colour)}</span>
            {say('combat-zone.roster.token-worth', { sides: SIDES_OF[colour], inches: LIMITER[colour] / THOUSANDTHS })}
          </li>
        ))}
      </ul>
      <p>
        <TokenSign token={{ printed: 'yellow', isWounded: false, isReady: false }} />
        {say('combat-zone.roster.token-used')}
      </p>
      <p>
        <TokenSign token={{ printed: 'green', isWounded: true, isReady: true }} />
        {say('combat-zone.roster.token-wounded')}
      </p>
    </section>
  );
}
