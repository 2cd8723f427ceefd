/** Buttons of the 3D view: whatever a drag, a pinch or a key does, a press does too. */
import { ArrowDown, ArrowUp, Eye, Move3d, Map as Plan, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useState } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { farther, nearer, type Pose, TILT_STEP, TURN_STEP, tilted, turned } from './orbit.ts';
import styles from './scene.module.css';

interface SceneToolsProps {
  readonly change: (change: (pose: Pose) => Pose) => void;
  readonly onAbove: () => void;
  readonly onEyes: () => void;
  /** Whether a model stands on the table. */
  readonly hasEyes: boolean;
}

const ICON = { size: 18, 'aria-hidden': true } as const;

export function SceneTools({ change, onAbove, onEyes, hasEyes }: SceneToolsProps) {
  const { say } = usePlay();
  // On a phone fingers turn the table: the buttons that do so come when they are wanted, and do not cover it.
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const moves = [
    ['combat-zone.scene.turn-left', <RotateCw key="i" {...ICON} />, (pose: Pose) => turned(pose, TURN_STEP)],
    ['combat-zone.scene.turn-right', <RotateCcw key="i" {...ICON} />, (pose: Pose) => turned(pose, -TURN_STEP)],
    ['combat-zone.scene.tilt-up', <ArrowUp key="i" {...ICON} />, (pose: Pose) => tilted(pose, TILT_STEP)],
    ['combat-zone.scene.tilt-down', <ArrowDown key="i" {...ICON} />, (pose: Pose) => tilted(pose, -TILT_STEP)],
    ['combat-zone.scene.farther', <ZoomOut key="i" {...ICON} />, farther],
    ['combat-zone.scene.nearer', <ZoomIn key="i" {...ICON} />, nearer],
  ] as const;
  return (
    <div className={styles.tools} role="toolbar" aria-label={say('combat-zone.scene.tools')}>
      <div id={id} className={classes(styles.moves, isOpen && styles.open)}>
        {moves.map(([key, icon, move]) => (
          <Button key={key} iconOnly icon={icon} title={say(key)} onClick={() => change(move)}>
            {say(key)}
          </Button>
        ))}
      </div>
      <Button
        className={styles.more}
        iconOnly
        icon={<Move3d {...ICON} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {say('combat-zone.scene.turn-and-tilt')}
      </Button>
      <Button iconOnly icon={<Plan {...ICON} />} title={say('combat-zone.scene.above')} onClick={onAbove}>
        {say('combat-zone.scene.above')}
      </Button>
      <Button
        iconOnly
        icon={<Eye {...ICON} />}
        title={say('combat-zone.scene.eyes')}
        refused={hasEyes ? undefined : say('combat-zone.scene.no-eyes')}
        onClick={onEyes}
      >
        {say('combat-zone.scene.eyes')}
      </Button>
    </div>
  );
}
