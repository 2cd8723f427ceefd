/** What the signs of the network mean. */
import { ACTION_TYPES } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { ChipShape } from '../cycle/chip-sign.tsx';
import map from './network-map.module.css';
import styles from './network-panel.module.css';

export function Legend() {
  const { speaker } = usePlay();
  return (
    <ul className={styles.legend}>
      {ACTION_TYPES.map((kind) => (
        <li key={kind}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
            <ChipShape chip={kind} scale={0.9} />
          </svg>
          {speaker.name(kind)}
        </li>
      ))}
      <li>
        <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
          <g className={map.hub}>
            <circle r={9.5} />
            <circle className={map.dot} r={4} />
          </g>
        </svg>
        {speaker.name('hub')}
      </li>
      <li>
        <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
          <path className={map.ping} d="M-4.6 -11h9.2L11 -4.6v9.2L4.6 11h-9.2L-11 4.6v-9.2z" />
        </svg>
        {speaker.name('ping')}
      </li>
    </ul>
  );
}
