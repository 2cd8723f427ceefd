/** One member of the team: its card, what it carries and runs, what it costs, and what can be done with it. */
import { CARDS, gearFor, objectionsTo, programsFor, type TeamList } from '@tablerunner/combat-zone';
import type { Refusal } from '@tablerunner/engine';
import { Backpack, Cpu, UserMinus, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { CardLines, Figures, linesOfProfile } from './card-text.tsx';
import styles from './member-row.module.css';
import { dismiss, hire, numberOf, putBack, take, type WareKind } from './team-edit.ts';
import { useGameWords } from './use-game-words.ts';
import { WaresDialog } from './wares-dialog.tsx';

const KINDS = ['gear', 'programs'] as const;
const SIGNS = { gear: Backpack, programs: Cpu } as const;
const WARES = { gear: gearFor, programs: programsFor } as const;
/** What bars a member from all gear or all programs, whichever card it is. */
const BARS: readonly string[] = ['CZ-GEAR-01', 'CZ-NET-02'];

function barOf(team: TeamList, place: number, kind: WareKind): Refusal | undefined {
  const [any] = WARES[kind](CARDS, team.faction);
  if (any === undefined) return undefined;
  return objectionsTo(CARDS, team, take(team, place, kind, any.card.id)).find(({ clause }) => BARS.includes(clause));
}

interface MemberRowProps {
  readonly team: TeamList;
  readonly place: number;
  readonly eb: number;
  /** `said` is told to whoever does not see it. */
  readonly onChange: (team: TeamList, said: string) => void;
  readonly onDismiss: (team: TeamList, said: string) => void;
}

export function MemberRow({ team, place, eb, onChange, onDismiss }: MemberRowProps) {
  const say = useWords();
  const speaker = useGameWords();
  const [open, setOpen] = useState<WareKind>();
  const member = team.members[place];
  const profile = CARDS.profiles[member?.profile ?? ''];
  if (member === undefined) return undefined;
  const number = numberOf(team, place);
  const name = `${speaker.name(member.profile)}${number === undefined ? '' : ` ${number}`}`;
  const refusedAs = (refusal: Refusal | undefined) =>
    refusal === undefined
      ? {}
      : {
          refused: speaker.say(`refusal.${refusal.reason}`, refusal.facts),
          rule: <ClauseTag game="combat-zone" clause={refusal.clause} plain />,
        };
  const [another] = objectionsTo(CARDS, team, hire(team, member.profile));
  return (
    <li className={styles.member}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <b className={styles.eb}>{say('teams.eb', { eb })}</b>
        <Button
          kind="quiet"
          iconOnly
          icon={<UserPlus size={18} aria-hidden="true" />}
          {...refusedAs(another)}
          onClick={() => onChange(hire(team, member.profile), say('teams.hired', { name }))}
        >
          {say('teams.one-more', { name })}
        </Button>
        <Button
          kind="quiet"
          iconOnly
          icon={<UserMinus size={18} aria-hidden="true" />}
          onClick={() => onDismiss(dismiss(team, place), say('teams.dismissed', { name }))}
        >
          {say('teams.dismiss', { name })}
        </Button>
      </div>
      {profile === undefined ? undefined : <Figures profile={profile} />}
      <div className={styles.wares}>
        {KINDS.map((kind) => {
          const Sign = SIGNS[kind];
          return (
            <div key={kind} className={styles.kind}>
              <Button
                className={styles.open}
                icon={<Sign size={16} aria-hidden="true" />}
                aria-label={say(`teams.${kind}-for`, { name })}
                {...refusedAs(barOf(team, place, kind))}
                onClick={() => setOpen(kind)}
              >
                {say(`teams.${kind}`)}
              </Button>
              {member[kind].map((card, i) => (
                <Button
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
                  key={`${card} ${i}`}
                  className={styles.ware}
                  aria-label={say('teams.put-back-from', { card: speaker.name(card), name })}
                  onClick={() =>
                    onChange(putBack(team, place, kind, card), say('teams.put-back', { card: speaker.name(card) }))
                  }
                >
                  <span className={styles.chip}>
                    {speaker.name(card)}
                    <X size={14} aria-hidden="true" />
                  </span>
                </Button>
              ))}
            </div>
          );
        })}
      </div>
      {profile === undefined ? undefined : (
        <details className={styles.text}>
          <summary>{say('teams.card-says')}</summary>
          <CardLines lines={linesOfProfile(profile, speaker)} />
        </details>
      )}
      {open === undefined ? undefined : (
        <WaresDialog
          kind={open}
          team={team}
          place={place}
          name={name}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}
