/** The overlays of a board, each with its switch, and what their signs mean; on a phone behind one button. */
import { Layers } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Popover } from '../ui/popover.tsx';
import styles from './overlay-switches.module.css';
import { usePlay } from './play-context.ts';

interface OverlaySwitch {
  readonly id: string;
  readonly Sign: ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;
  readonly name: string;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

interface OverlaySwitchesProps {
  readonly switches: readonly OverlaySwitch[];
  /** Signs that do not explain themselves. */
  readonly legend: readonly { readonly text: string; readonly sign: ReactNode }[];
}

export function OverlaySwitches({ switches, legend }: OverlaySwitchesProps) {
  const { say } = usePlay();
  return (
    <>
      <div className={styles.wide}>
        <Switches switches={switches} />
        <p className={styles.legend}>
          {legend.map(({ text, sign }) => (
            <span key={text}>
              <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                {sign}
              </svg>
              {text}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.narrow}>
        <Popover
          label={say('table.overlays')}
          trigger={
            <Button iconOnly icon={<Layers size={22} aria-hidden="true" />}>
              {say('table.overlays')}
            </Button>
          }
        >
          <Switches switches={switches} />
        </Popover>
      </div>
    </>
  );
}

function Switches({ switches }: Pick<OverlaySwitchesProps, 'switches'>) {
  const { say } = usePlay();
  return (
    <fieldset className={styles.switches}>
      <legend className="visually-hidden">{say('table.overlays')}</legend>
      {switches.map(({ id, Sign, name, isOn, toggle }) => (
        <button
          key={id}
          type="button"
          className={classes(styles.switch, isOn && styles.on)}
          aria-pressed={isOn}
          onClick={toggle}
        >
          <Sign size={16} aria-hidden="true" />
          <span>{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
