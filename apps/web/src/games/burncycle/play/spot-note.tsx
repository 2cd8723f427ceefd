/** What stands at the spot itself: a small menu, the reason for a refusal, a warning that the bot would be noticed. */
import { floorOf, noticedOn } from '@tablerunner/burncycle/plan';
import { TriangleAlert } from 'lucide-react';
import { middleOf, type Point } from '../../../plan/measure.ts';
import { SpotNote } from '../../../plan/spot-note.tsx';
import { ChoiceMenu } from '../../../table/choice-menu.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { type Planning, usePlan } from '../shared.ts';
import { labelFor } from './labels.ts';
import { Refusal } from './refusal.tsx';
import styles from './spot-note.module.css';

interface FloorNoteProps {
  /** Where a point of the drawing stands on the page. */
  readonly at: (point: Point) => { readonly left: number; readonly top: number };
  readonly size: number;
}

export function FloorNote({ at, size }: FloorNoteProps) {
  const { speaker } = usePlay();
  const planning = usePlan();
  const { menu, refused, decision, view, pickOffer, back } = planning;
  const warned = warningOf(planning);
  const cell = menu?.cell ?? refused?.cell ?? warned?.to;
  const point = cell === undefined || cell < 0 ? undefined : middleOf(floorOf(view), cell);
  const items =
    menu === undefined || decision === undefined
      ? []
      : menu.offers.map((offer) => ({
          id: offer.text,
          label: labelFor(decision, offer, speaker),
          choose: () => pickOffer(offer),
        }));
  const hasMenu = menu?.cell !== undefined;
  return (
    <SpotNote spot={point === undefined ? undefined : at(point)} size={size} hasLeader={!hasMenu}>
      {hasMenu && <ChoiceMenu items={items} back={back} />}
      {!hasMenu && refused !== undefined && <Refusal />}
      {!hasMenu && refused === undefined && warned !== undefined && <Warning {...warned} />}
    </SpotNote>
  );
}

interface Warned {
  readonly to: number;
  readonly step: number;
  readonly noticedBy: readonly number[];
}

/** The first step of the planned walk on which the bot would be noticed. */
function warningOf({ plan, view }: Planning): Warned | undefined {
  if (plan?.walk === undefined) return undefined;
  const steps = noticedOn(view, plan.walk.bot, plan.walk.path);
  const at = steps.findIndex(({ noticedBy }) => noticedBy.length > 0);
  const first = steps[at];
  return first === undefined ? undefined : { to: first.to, step: at + 1, noticedBy: first.noticedBy };
}

function Warning({ to, step, noticedBy }: Warned) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const names = noticedBy.map((guard) => speaker.name(view.guards[guard]?.kind ?? ''));
  return (
    <section className={styles.warning} aria-label={say('burncycle.warning')}>
      <header>
        <TriangleAlert size={18} aria-hidden="true" />
        <b>{say('burncycle.warning.step', { step })}</b>
      </header>
      <p>
        {say('burncycle.warning.by', {
          cell: floorOf(view).cellNames[to] ?? '',
          names: new Intl.ListFormat(say.locale).format(names),
        })}
      </p>
      <p>
        <ClauseTag game="burncycle" clause="BC-RANGE-06" />
      </p>
    </section>
  );
}
