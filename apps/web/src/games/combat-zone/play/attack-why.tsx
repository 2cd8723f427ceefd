/** Why the number of an attack is what it is: both dice with their reasons, what lies in the path, and the exact chance for each answer of the other side. */
import { type Answer, bandBetween, type CombatZoneView, distanceBetween, sumOf } from '@tablerunner/combat-zone/plan';
import { usePlay } from '../../../table/play-context.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Label } from '../../../ui/label.tsx';
import { OddsChip } from '../../../ui/odds-chip.tsx';
import { nameOf } from '../board/describe.ts';
import { inchesText } from '../board/inches.ts';
import { usePlan } from '../shared.ts';
import type { Aim, InPath } from './aim.ts';
import { percentText } from './chances.ts';
import { dieText, SideBox } from './side-box.tsx';
import styles from './why.module.css';

export function AttackWhy({ aim }: { readonly aim: Aim }) {
  const { say, speaker } = usePlay();
  const { view, decision } = usePlan();
  const isOwn = decision?.step !== 'combat-zone/contest';
  const { actor, target, action, prospect, inPath, blockedBy, refusal } = aim;
  const [worst] = prospect?.answers ?? [];
  return (
    <section className={styles.part} aria-label={say('combat-zone.why.attack')}>
      <Label>{say('combat-zone.why.path')}</Label>
      <h3 className={styles.title}>
        {say('combat-zone.why.title', { action: speaker.name(action), target: nameOf(view, target, speaker) })}
      </h3>
      <p className={styles.quiet}>
        {say('combat-zone.why.distance', {
          length: inchesText(distanceBetween(view, actor, target), say),
          band: speaker.say(`band.${bandBetween(view, actor, target)}`),
        })}{' '}
        <ClauseTag game="combat-zone" clause="CZ-PATH-02" />
      </p>
      {blockedBy !== undefined && (
        <p className={styles.bad}>
          {say('combat-zone.why.blocked', { piece: speaker.name(blockedBy) })}{' '}
          <ClauseTag game="combat-zone" clause="CZ-COVER-04" />
        </p>
      )}
      {refusal !== undefined && blockedBy === undefined && (
        <p className={styles.bad}>
          {speaker.say(`refusal.${refusal.reason}`, refusal.facts)}{' '}
          <ClauseTag game="combat-zone" clause={refusal.clause} />
        </p>
      )}
      {prospect !== undefined && worst !== undefined && (
        <div className={styles.sides}>
          <SideBox
            side={prospect.acting}
            title={isOwn ? say('combat-zone.why.you-roll') : nameOf(view, actor, speaker)}
          />
          <span className={styles.versus}>{say('combat-zone.why.must-beat')}</span>
          <SideBox
            side={worst.side}
            title={worst.side.model < 0 ? speaker.name('obstacle') : nameOf(view, worst.side.model, speaker)}
          />
        </div>
      )}
      {inPath.length > 0 && (
        <>
          <Label>{say('combat-zone.why.in-path')}</Label>
          <ol className={styles.things}>
            {inPath.map((thing) => (
              <Thing key={thing.number} thing={thing} view={view} />
            ))}
          </ol>
        </>
      )}
      {blockedBy === undefined && <Answers answers={prospect?.answers ?? []} />}
    </section>
  );
}

function Thing({ thing, view }: { readonly thing: InPath; readonly view: CombatZoneView }) {
  const { say, speaker } = usePlay();
  const { number, piece, model, by, clause, why } = thing;
  const name = piece === undefined ? nameOf(view, model ?? -1, speaker) : speaker.name(piece);
  return (
    <li className={by === 0 ? styles.free : styles.cover}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.what}>
        {clause === 'CZ-COVER-06'
          ? say('combat-zone.why.at-reach', { what: name })
          : say('combat-zone.why.thing', { what: name, why: why.replace('-', '_') })}
      </span>
      <ClauseTag game="combat-zone" clause={clause} />
      <b className={styles.by}>+{by}</b>
    </li>
  );
}

/** One row for each answer that the other side may choose, with bar and fraction; the worst for the acting side first. */
function Answers({ answers }: { readonly answers: readonly Answer[] }) {
  const { say } = usePlay();
  const [worst] = answers;
  if (worst === undefined) return undefined;
  return (
    <>
      <p className={styles.total}>
        <OddsChip share={worst.wins / worst.of} ways={worst.wins} of={worst.of} />
        <span className={styles.quiet}>{say('combat-zone.why.counted')}</span>
        <ClauseTag game="combat-zone" clause="CZ-CRIT-04" />
      </p>
      {answers.length > 1 && (
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <AnswerRow
              key={`${answer.side.model} ${answer.side.token} ${answer.side.armor ?? 'skill'}`}
              answer={answer}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function AnswerRow({ answer: { side, wins, of } }: { readonly answer: Answer }) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const armor = side.armor === undefined ? undefined : view.models[side.model]?.carried[side.armor]?.card;
  return (
    <li>
      <span className={styles.what}>
        {say('combat-zone.why.answer', {
          with: side.armor === undefined ? 'skill' : armor === undefined ? 'armor' : 'gear',
          gear: armor === undefined ? '' : speaker.name(armor),
          die: dieText(side, say, speaker),
          sum: sumOf(side),
        })}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(100 * wins) / of}%` }} />
      </span>
      <span className={styles.fraction}>
        {say('combat-zone.odds.plain', { percent: percentText(wins, of, say.locale), ways: wins, of })}
      </span>
    </li>
  );
}

/** The same in one line, for a phone. */
export function PathLine({ aim }: { readonly aim: Aim }) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const { inPath, target, blockedBy, prospect } = aim;
  const cover = inPath.reduce((sum, { by }) => sum + by, 0);
  const [worst] = prospect?.answers ?? [];
  return (
    <>
      <p className={styles.line}>
        <b>{say('combat-zone.why.cover', { target: nameOf(view, target, speaker), cover })}</b>
        {worst !== undefined && blockedBy === undefined && (
          <OddsChip share={worst.wins / worst.of} ways={worst.wins} of={worst.of} />
        )}
      </p>
      {blockedBy !== undefined && (
        <p className={styles.bad}>{say('combat-zone.why.blocked', { piece: speaker.name(blockedBy) })}</p>
      )}
      <ul className={styles.row}>
        {inPath.map(({ number, piece, model, by }) => (
          <li key={number}>
            {`${number} ${piece === undefined ? nameOf(view, model ?? -1, speaker) : speaker.name(piece)} `}
            <b>+{by}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
