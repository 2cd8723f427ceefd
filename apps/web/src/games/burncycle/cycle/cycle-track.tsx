/** The burncycle: five slots with their chips and the tracker. A slot that something can be done with is pressed. */
import { type BurncycleView, botCard, isLive, moduleIndex, type Slot } from '@tablerunner/burncycle/plan';
import type { Offer } from '@tablerunner/table';
import { useMemo } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { Label } from '../../../ui/label.tsx';
import { fieldsOf, spotOf } from '../choices.ts';
import { type Decision, usePlan } from '../shared.ts';
import { ChipSign } from './chip-sign.tsx';
import styles from './cycle-track.module.css';

export function CycleTrack() {
  const { say } = usePlay();
  const { view, decision, plan, pickOffer, openMenu, commit } = usePlan();
  const offers = useMemo(() => offersInSlots(decision), [decision]);
  if (view === undefined || view.burncycle.length === 0) return undefined;
  const planned = plan === undefined ? undefined : spotOf(view, plan.choices[0], decision?.memory).slot;
  const press = (slot: number): void => {
    const here = offers.get(slot) ?? [];
    const [only, second] = here;
    if (planned === slot) return commit();
    if (second !== undefined) return openMenu(here);
    if (only !== undefined) pickOffer(only);
  };
  const active = view.burncycle.filter(({ isActive }) => isActive).length;
  return (
    <section className={styles.cycle} aria-labelledby="cycle-title">
      <header className={styles.header}>
        <Label id="cycle-title">{say('burncycle.cycle.title')}</Label>
        <span>{say('burncycle.cycle.active', { active })}</span>
      </header>
      <ol className={styles.slots}>
        {view.burncycle.map((slot, at) => (
          <li key={slotKey(at)} className={styles.place}>
            {at === view.tracker && <span className={styles.tracker} aria-hidden="true" />}
            <SlotBox
              slot={slot}
              at={at}
              view={view}
              isPlanned={planned === at}
              isAsked={offers.get(at)?.some(({ choice }) => fieldsOf(choice).kind !== 'alter') === true}
              onPress={offers.has(at) ? () => press(at) : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

const slotKey = (at: number): string => `slot-${at}`;

/** What can be done in each slot: altered, degraded, restored, used for a keypad. */
function offersInSlots(decision: Decision | undefined): ReadonlyMap<number, readonly Offer[]> {
  const offers = new Map<number, Offer[]>();
  for (const offer of decision?.legal ?? []) {
    const slot = decision === undefined ? undefined : spotOf(decision.view, offer.choice, decision.memory).slot;
    if (slot !== undefined) offers.set(slot, [...(offers.get(slot) ?? []), offer]);
  }
  return offers;
}

interface SlotBoxProps {
  readonly slot: Slot;
  readonly at: number;
  readonly view: BurncycleView;
  readonly isPlanned: boolean;
  /** The question of the moment is about it; a chip can be altered at almost any time. */
  readonly isAsked: boolean;
  readonly onPress?: (() => void) | undefined;
}

function SlotBox({ slot, at, view, isPlanned, isAsked, onPress }: SlotBoxProps) {
  const { say, speaker } = usePlay();
  const { chip, isActive, isDegraded } = slot;
  const state = slotState(view, slot, at);
  const cost = isActive ? 0 : costOf(view, at);
  const look = classes(
    styles.slot,
    at === view.tracker && styles.now,
    !isActive && styles.inactive,
    onPress !== undefined && styles.open,
    isAsked && styles.asked,
    isPlanned && styles.planned,
  );
  const inside = (
    <>
      <span className={styles.number} aria-hidden="true">
        {at + 1}
      </span>
      {chip === undefined ? (
        <span className={styles.hole} aria-hidden="true" />
      ) : (
        <ChipSign chip={chip} isDegraded={isDegraded} size={30} />
      )}
      <span className={styles.words}>
        <b>
          {chip === undefined
            ? say(isActive ? 'burncycle.cycle.empty' : 'burncycle.cycle.inactive')
            : speaker.name(chip)}
        </b>
        <span className={styles.state}>
          {isActive ? say('burncycle.cycle.state', { state }) : say('burncycle.cycle.cost', { energy: cost })}
        </span>
      </span>
    </>
  );
  if (onPress === undefined) return <span className={look}>{inside}</span>;
  return (
    <button type="button" className={look} aria-current={at === view.tracker ? 'step' : undefined} onClick={onPress}>
      <span className="visually-hidden">{say('burncycle.cycle.slot', { slot: at + 1 })}</span>
      {inside}
    </button>
  );
}

/** What a chip is good for now: left of the tracker it has been used in this pass. */
function slotState(view: BurncycleView, { chip, isDegraded }: Slot, at: number): string {
  if (chip === undefined) return 'empty';
  if (isDegraded) return 'degraded';
  if (at === view.tracker) return 'now';
  if (view.tracker >= 0 && at < view.tracker) return 'used';
  if (chip === 'captain') return 'captain';
  return isLive(view, at) ? 'ready' : 'empty';
}

function costOf(view: BurncycleView, at: number): number {
  const card = view.bots[moduleIndex(view)]?.card ?? '';
  return card === '' ? 0 : (botCard(card).module.slots[at] ?? 0);
}
