/** The middle of the table: the flat view, exact and playable, or the view in depth of the same table. */
import { lazy, Suspense, useState } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { usePlan } from '../shared.ts';
import { FieldPlan } from './field-plan.tsx';
import styles from './play-board.module.css';

const SceneView = lazy(() => import('../scene/scene-view.tsx').then(({ SceneView: View }) => ({ default: View })));

export function PlayBoard() {
  const { say } = usePlay();
  const { view, lookedAt, pickModel } = usePlan();
  const [look, setLook] = useState<'flat' | 'scene'>('flat');
  if (view === undefined) return undefined;
  const choice = (
    <Segmented
      className={styles.look}
      legend={say('combat-zone.look')}
      hideLegend
      segments={[
        { value: 'flat', label: say('combat-zone.look.flat') },
        { value: 'scene', label: say('combat-zone.look.scene') },
      ]}
      value={look}
      onChange={setLook}
    />
  );
  if (look === 'flat') return <FieldPlan tools={choice} />;
  return (
    <div className={styles.whole}>
      <div className={styles.bar}>{choice}</div>
      <div className={styles.scene}>
        <Suspense fallback={<Loading />}>
          <SceneView view={view} lookedAt={lookedAt} onPickModel={pickModel} />
        </Suspense>
      </div>
    </div>
  );
}
