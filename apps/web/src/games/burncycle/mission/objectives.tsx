/** The objective of the floor and what wins the mission: each task with how far it has come and who has done it. */
import { describeTask, isLastFloor, missionOf, type TaskNow, tasksOf } from '@tablerunner/burncycle/plan';
import { Square, SquareCheckBig } from 'lucide-react';
import { usePlay } from '../../../table/play-context.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Label } from '../../../ui/label.tsx';
import { game, usePlan } from '../shared.ts';
import styles from './objectives.module.css';

export function Objectives() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const mission = missionOf(view);
  const floor = mission.floors[view.stage];
  const tasks = tasksOf(view);
  if (floor === undefined) return undefined;
  return (
    <section className={styles.mission} aria-labelledby="mission-title">
      <header>
        <Label id="mission-title">
          {say('burncycle.mission.title', { at: view.stage + 1, of: mission.floors.length })}
        </Label>
        <ClauseTag game={game.id} clause="BC-OBJ-01" />
      </header>
      <h3>{speaker.name(floor.objective)}</h3>
      <Tasks tasks={tasks.filter(({ list }) => list === 'tasks')} />
      <p className={styles.quiet}>
        {view.progress.isDone
          ? say('burncycle.mission.done', { last: String(isLastFloor(view)) })
          : say('burncycle.mission.reward', { energy: floor.reward })}
      </p>
      {floor.noCaches && <p className={styles.quiet}>{say('burncycle.mission.no-caches')}</p>}
      {floor.unmanned !== undefined && (
        <p className={styles.quiet}>
          {say('burncycle.mission.unmanned', {
            posts: new Intl.ListFormat(say.locale).format(
              floor.unmanned.map((post) => say('burncycle.mission.post', { post })),
            ),
          })}
        </p>
      )}
      {isLastFloor(view) && (
        <>
          <h3>{say('burncycle.mission.win', { objective: speaker.name(mission.win.objective) })}</h3>
          <Tasks tasks={tasks.filter(({ list }) => list === 'win')} />
        </>
      )}
    </section>
  );
}

function Tasks({ tasks }: { readonly tasks: readonly TaskNow[] }) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ list, at, task, count, needed, isDone, by }) => {
        const doers = [...new Set(by)].flatMap((bot) => view.bots[bot]?.card ?? []);
        return (
          <li key={`${list}${at}`} data-done={isDone || undefined}>
            {isDone ? <SquareCheckBig size={18} aria-hidden="true" /> : <Square size={18} aria-hidden="true" />}
            <span>
              {describeTask(task, view.seats.length, speaker)}{' '}
              {needed > 1 && <b>{say('burncycle.mission.count', { count, needed })}</b>}
              {!isDone && doers.length > 0 && (
                <span className={styles.quiet}>
                  {' '}
                  {say('burncycle.mission.by', {
                    bots: new Intl.ListFormat(say.locale).format(doers.map((card) => speaker.name(card))),
                  })}
                </span>
              )}
              <span className="visually-hidden"> {say('burncycle.mission.state', { done: String(isDone) })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
