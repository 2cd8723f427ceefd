/** What a planned walk leads to: whom the character could strike from its end, with the exact odds. */
import { boardOf } from '@tablerunner/escape/plan';
import { type Cell, cellName } from '@tablerunner/geometry';
import { judge } from '@tablerunner/table';
import { useMemo } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { Label } from '../../../ui/label.tsx';
import { type Decision, game } from './decision.ts';
import { asIfOn } from './help.ts';
import styles from './if-there.module.css';
import { labelOf } from './labels.ts';
import { OddsRows } from './odds-rows.tsx';
import { usePlan } from './plan-context.tsx';
import { stanceOf } from './read-odds.ts';
import { useOdds } from './use-odds.ts';

/** So many are told; more would push the log away. */
const MOST = 2;

const ATTACKS = ['ranged', 'melee'] as const;

/** The attacks that would be allowed from a cell, the shots first. */
export function attacksFrom(decision: Decision, cell: Cell, steps: number) {
  const { actor, seen, view } = decision;
  if (actor === undefined) return undefined;
  const standing = asIfOn(seen, view, actor.id, cell, steps);
  const foes = view.units.filter(({ place, faction }) => place === 'board' && faction !== actor.faction);
  const choices = ATTACKS.flatMap((kind) => foes.map(({ id }) => ({ kind, target: id }))).filter(
    (choice) => judge(game, standing, choice).ok,
  );
  return { there: { ...standing, legal: choices }, choices };
}

export function IfThere({ path }: { readonly path: readonly Cell[] }) {
  const { say, speaker } = usePlay();
  const { decision, view } = usePlan();
  const end = path.at(-1) ?? 0;
  const found = useMemo(
    () => (decision === undefined ? undefined : attacksFrom(decision, end, path.length - 1)),
    [decision, end, path.length],
  );
  const told = useMemo(() => found?.choices.slice(0, MOST) ?? [], [found]);
  const all = useOdds(found?.there, told, 'there');
  if (found === undefined || decision?.actor === undefined) return undefined;
  return (
    <>
      <Label>
        {say('escape.if-there', {
          unit: speaker.name(decision.actor.id),
          cell: cellName(boardOf(view).grid, end),
        })}
      </Label>
      {told.length === 0 && <p className={styles.quiet}>{say('escape.there-nothing')}</p>}
      {told.map((choice, i) => (
        <div key={`${choice.kind} ${choice.target}`}>
          <h2>{labelOf(view, choice, say, speaker)}</h2>
          <OddsRows all={all[i]} stance={stanceOf(view, decision)} />
        </div>
      ))}
    </>
  );
}
