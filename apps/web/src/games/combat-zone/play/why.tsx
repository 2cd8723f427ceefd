/** Why, and what are the odds: the path of attack, the program to launch, the planned move, the roll that is opposed, or the model that is looked at. */
import { askedProspect, type ContestMemory, describeProgram, programOf } from '@tablerunner/combat-zone/plan';
import { useMemo } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { Label } from '../../../ui/label.tsx';
import { describeModel, nameOf } from '../board/describe.ts';
import { usePlan } from '../shared.ts';
import { aimNow } from './aim.ts';
import { AttackWhy } from './attack-why.tsx';
import { SideBox } from './side-box.tsx';
import { WalkWhy } from './walk-why.tsx';
import styles from './why.module.css';

export function Why() {
  const planning = usePlan();
  const { view, plan, decision } = planning;
  const aim = useMemo(() => (planning.view === undefined ? undefined : aimNow(planning)), [planning]);
  if (view === undefined) return undefined;
  return (
    <div className={styles.why} id="explanation" tabIndex={-1}>
      {aim !== undefined && <AttackWhy aim={aim} />}
      <ProgramCard />
      {plan?.move !== undefined && <WalkWhy way={plan.move.way} second={plan.move.second} />}
      {aim === undefined && decision?.step === 'combat-zone/contest' && (
        <OpposeWhy memory={decision.memory as ContestMemory} />
      )}
      {aim === undefined && <ModelCard />}
    </div>
  );
}

/** What the program does that is about to be launched. */
function ProgramCard() {
  const { speaker } = usePlay();
  const { view, actor, card } = usePlan();
  if (card?.startsWith('launch ') !== true) return undefined;
  const program = view.models[actor]?.programs[Number(card.slice('launch '.length))]?.card;
  if (program === undefined) return undefined;
  return (
    <section className={styles.part} aria-label={speaker.name(program)}>
      <Label>{speaker.name(program)}</Label>
      {describeProgram(programOf(view, program), speaker).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** What has to be withstood, before the other side's die falls. */
function OpposeWhy({ memory }: { readonly memory: ContestMemory }) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const prospect = askedProspect(view, memory);
  if (prospect === undefined) return undefined;
  const { acting } = prospect;
  return (
    <section className={styles.part} aria-label={say('combat-zone.why.oppose')}>
      <Label>{say('combat-zone.why.oppose')}</Label>
      <SideBox
        side={acting}
        title={acting.model < 0 ? speaker.name('obstacle') : nameOf(view, acting.model, speaker)}
      />
      <p className={styles.quiet}>{say('combat-zone.why.ties')}</p>
    </section>
  );
}

/** Who is under the pointer or the focus. */
function ModelCard() {
  const { say, speaker } = usePlay();
  const { view, lookedAt, actor } = usePlan();
  if (lookedAt === undefined || view.models[lookedAt] === undefined) return undefined;
  return (
    <section className={styles.part} aria-label={say('combat-zone.why.model')}>
      <Label>{nameOf(view, lookedAt, speaker)}</Label>
      <p>{describeModel(view, lookedAt, { say, speaker }, actor)}</p>
    </section>
  );
}
