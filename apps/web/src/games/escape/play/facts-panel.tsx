/** What holds this turn, how far each side is from its goal, the board, and the seal of the dice. */
import { boardOf, type EscapeView, type Goal, goalsOf, titleOfEvent } from '@tablerunner/escape/plan';
import { ShieldCheck } from 'lucide-react';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Label } from '../../../ui/label.tsx';
import { AskWhen } from './ask-when.tsx';
import { rowClause } from './clauses.ts';
import styles from './facts-panel.module.css';
import { usePlan } from './plan-context.tsx';

export function FactsPanel() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const info = useTable((state) => state.info);
  const viewer = useTable((state) => state.viewer);
  const passed = useTable((state) => state.passed);
  const force = inForce(view, say, speaker);
  return (
    <div className={styles.facts}>
      {view.event > 0 && (
        <section className={styles.part}>
          <header>
            <Label>{say('escape.in-force')}</Label>
            <ClauseTag game="escape" clause={rowClause(view.mode, view.event) ?? ''} />
          </header>
          <p>
            <b>
              {say('escape.event-row', {
                row: view.event,
                title: speaker.name(titleOfEvent(view.mode, view.event)),
              })}
            </b>{' '}
            {force}
          </p>
        </section>
      )}
      {goalsOf(view).length > 0 && (
        <section className={styles.part}>
          <Label>{say('escape.goals')}</Label>
          <Goals view={view} />
        </section>
      )}
      {viewer !== undefined && (view.anthem[viewer] ?? 0) > 0 && (
        <section className={styles.part}>
          <AskWhen />
          {passed > 0 && <p className={styles.told}>{say('escape.passed', { count: passed })}</p>}
        </section>
      )}
      <dl className={styles.cells}>
        <div>
          <dt>
            <Label>{say('escape.board-name')}</Label>
          </dt>
          <dd>{speaker.name(boardOf(view).plan.id)}</dd>
        </div>
        <div>
          <dt>
            <Label>{say('table.sealed')}</Label>
          </dt>
          <dd className={styles.seal} title={info?.seal}>
            {info === undefined ? '' : `${info.seal.slice(0, 4)}…${info.seal.slice(-4)}`}
            <ShieldCheck size={16} aria-hidden="true" />
          </dd>
        </div>
      </dl>
    </div>
  );
}

type Say = ReturnType<typeof usePlay>['say'];
type Speaker = ReturnType<typeof usePlay>['speaker'];

function inForce(view: EscapeView, say: Say, speaker: Speaker): string {
  const board = boardOf(view);
  return [
    ...(view.darkRoom >= 0 ? [say('escape.force.dark', { room: board.roomNumbers[view.darkRoom] ?? 0 })] : []),
    ...(view.shutAirlock > 0 ? [say('escape.force.shut', { airlock: view.shutAirlock })] : []),
    ...(view.trapped >= 0
      ? [say('escape.force.trapped', { unit: speaker.name(view.units[view.trapped]?.id ?? '') })]
      : []),
  ].join(' ');
}

/** The victory conditions in the game's own sentences. */
function Goals({ view }: { readonly view: EscapeView }) {
  const { speaker } = usePlay();
  return (
    <ul className={styles.goals}>
      {goalsOf(view).map(({ faction, goal }) => (
        <li key={faction}>
          <b>{speaker.name(faction)}.</b> {goalText(goal, speaker)}
        </li>
      ))}
    </ul>
  );
}

function goalText({ message, facts, parts }: Goal, speaker: Speaker): string {
  return [speaker.say(message, facts), ...parts.map((part) => goalText(part, speaker))].join(' ');
}
