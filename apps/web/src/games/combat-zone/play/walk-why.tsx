/** What a planned move comes to: its lengths and bends, each thing that wants a roll with the exact chance, and what a failure there means. */
import { type Hazard, hazardsOf, lengthAllowed, walkOf } from '@tablerunner/combat-zone/plan';
import { lengthOf, type Point } from '@tablerunner/geometry';
import { usePlay } from '../../../table/play-context.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Label } from '../../../ui/label.tsx';
import { OddsChip } from '../../../ui/odds-chip.tsx';
import { nameOf } from '../board/describe.ts';
import { inchesText, placeText } from '../board/inches.ts';
import { usePlan } from '../shared.ts';
import { SideBox } from './side-box.tsx';
import { threatsAt } from './threats.ts';
import { movingFor } from './ways.ts';
import styles from './why.module.css';

export function WalkWhy({ way, second }: { readonly way: readonly Point[]; readonly second: number | undefined }) {
  const { say, speaker } = usePlay();
  const { decision, actor, token, card, view } = usePlan();
  const from = view.models[actor];
  if (decision === undefined || from === undefined) return undefined;
  const moving = movingFor({ decision, actor, token, card }, way, second);
  const hazards = hazardsOf(view, moving);
  const end = way.at(-1);
  const threats = threatsAt(view, actor, walkOf(view, moving).end);
  return (
    <section className={styles.part} aria-label={say('combat-zone.why.move')}>
      <Label>{say('combat-zone.why.move')}</Label>
      <h3 className={styles.title}>
        {say('combat-zone.limiter.length', {
          length: inchesText(walkOf(view, moving).length, say),
          limit: inchesText(lengthAllowed(view, moving), say),
          rolls: hazards.filter(({ prospect }) => prospect !== undefined).length,
        })}
      </h3>
      <p className={styles.quiet}>
        {way
          .map((point, i) => inchesText(lengthOf(way[i - 1] ?? from, point), say))
          .join(` ${say('combat-zone.limiter.bend')} `)}
        {end !== undefined && ` → ${placeText(end, say)} `}
        <ClauseTag game="combat-zone" clause="CZ-MOVE-01" />
      </p>
      <p className={styles.quiet}>
        {threats.length === 0
          ? say('combat-zone.why.unseen')
          : say('combat-zone.why.seen', {
              rivals: new Intl.ListFormat(say.locale).format(
                threats.map(({ rival, cover }) => `${nameOf(view, rival, speaker)} (+${cover})`),
              ),
            })}{' '}
        <ClauseTag game="combat-zone" clause="CZ-COVER-05" />
      </p>
      {hazards.length > 0 && (
        <ol className={styles.hazards}>
          {hazards.map((hazard, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are met in this order
            <HazardRow key={i} hazard={hazard} number={i + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Only what has to be rolled for, a line each: for a phone. */
export function WayLines({ way, second }: { readonly way: readonly Point[]; readonly second: number | undefined }) {
  const { say, speaker } = usePlay();
  const { decision, actor, token, card, view } = usePlan();
  if (decision === undefined) return undefined;
  const hazards = hazardsOf(view, movingFor({ decision, actor, token, card }, way, second));
  if (hazards.length === 0) return say('combat-zone.hazard.free');
  return (
    <ol className={styles.things}>
      {hazards.map(({ kind, meeting, rival, prospect }, i) => {
        const [worst] = prospect?.answers ?? [];
        const what = rival === undefined ? speaker.name(meeting?.id ?? '') : nameOf(view, rival, speaker);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are met in this order
          <li key={i}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <span className={styles.what}>
              {say(`combat-zone.hazard.${kind}`, { what, height: inchesText(meeting?.height ?? 0, say) })}
            </span>
            {worst !== undefined && <OddsChip share={worst.wins / worst.of} ways={worst.wins} of={worst.of} />}
          </li>
        );
      })}
    </ol>
  );
}

function HazardRow({ hazard, number }: { readonly hazard: Hazard; readonly number: number }) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const { kind, meeting, rival, prospect, fall, clause } = hazard;
  const [worst] = prospect?.answers ?? [];
  const what = rival === undefined ? speaker.name(meeting?.id ?? '') : nameOf(view, rival, speaker);
  return (
    <li>
      <p className={styles.line}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <b>{say(`combat-zone.hazard.${kind}`, { what, height: inchesText(meeting?.height ?? 0, say) })}</b>
        <ClauseTag game="combat-zone" clause={clause} />
      </p>
      {prospect === undefined || worst === undefined ? (
        <p className={styles.quiet}>{say('combat-zone.hazard.free')}</p>
      ) : (
        <>
          <div className={styles.sides}>
            <SideBox side={prospect.acting} title={speaker.name('reflexes')} />
            <span className={styles.versus}>{say('combat-zone.why.must-beat')}</span>
            <SideBox side={worst.side} title={worst.side.model < 0 ? speaker.name('obstacle') : what} />
          </div>
          <p className={styles.total}>
            <OddsChip share={worst.wins / worst.of} ways={worst.wins} of={worst.of} />
            <span className={styles.quiet}>{failure()}</span>
          </p>
        </>
      )}
    </li>
  );

  function failure(): string {
    if (fall === 'out') return say('combat-zone.hazard.fall-out', { height: inchesText(meeting?.fall ?? 0, say) });
    if (fall > 0) return say('combat-zone.hazard.fall', { height: inchesText(meeting?.fall ?? 0, say), wounds: fall });
    if (kind === 'escape' || kind === 'held') return say('combat-zone.hazard.stay');
    return say('combat-zone.hazard.stop', { place: meeting === undefined ? '' : placeText(meeting.stop, say) });
  }
}
