/** The head of a team in work: its name, whose it is, what it may cost, and what can be done with the whole. */
import { CARDS, FACTIONS, problemsOfTeam, type TeamList } from '@tablerunner/combat-zone';
import { ArrowLeft, Play, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { LimitField } from '../lobby/games/combat-zone/limit-field.tsx';
import { problemOfLimit } from '../lobby/games/combat-zone/objection.ts';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { playWith } from './play-with.ts';
import { LONGEST_NAME, type SavedTeam } from './saved-teams.ts';
import { ShareDialog } from './share-dialog.tsx';
import { withFaction } from './team-edit.ts';
import styles from './team-page.module.css';
import { useGameWords } from './use-game-words.ts';
import type { TeamInWork } from './use-team.ts';

interface TeamHeadProps {
  readonly saved: SavedTeam;
  readonly work: TeamInWork;
}

export function TeamHead({ saved, work }: TeamHeadProps) {
  const say = useWords();
  const speaker = useGameWords();
  const [, go] = useLocation();
  const { team, change, undo, rename } = work;
  /** What stands in the field: it may be no number yet. */
  const [limit, setLimit] = useState<unknown>();
  const [name, setName] = useState(saved.name);
  const [isSharing, setSharing] = useState(false);
  const [problem] = problemsOfTeam(CARDS, team);
  const chooseLimit = (next: unknown): void => {
    setLimit(next);
    if (problemOfLimit({ limit: next }, say) === undefined) {
      change({ ...team, limit: Number(next) }, say('teams.limit-is', { limit: Number(next) }));
    }
  };
  const chooseFaction = (faction: string): void => {
    const next: TeamList = withFaction(team, faction);
    change(next, say('teams.faction-is', { faction: speaker.name(faction), models: next.members.length }));
  };
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <Link href="/teams" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {say('teams.all')}
        </Link>
        <div className={styles.buttons}>
          <Button
            icon={<Undo2 size={18} aria-hidden="true" />}
            refused={undo === undefined ? say('teams.nothing-to-undo') : undefined}
            onClick={() => {
              undo?.();
              setLimit(undefined);
            }}
          >
            {say('teams.undo')}
          </Button>
          <Button icon={<Share2 size={18} aria-hidden="true" />} onClick={() => setSharing(true)}>
            {say('teams.share')}
          </Button>
          <Button
            kind="primary"
            icon={<Play size={18} aria-hidden="true" />}
            refused={problem === undefined ? undefined : speaker.say(`refusal.${problem.reason}`, problem.facts)}
            rule={problem === undefined ? undefined : <ClauseTag game="combat-zone" clause={problem.clause} plain />}
            onClick={() => go(playWith(team))}
          >
            {say('teams.play')}
          </Button>
        </div>
      </div>
      <h1 className="visually-hidden">{say('teams.builder', { name: saved.name })}</h1>
      <div className={styles.fields}>
        <TextField
          label={say('teams.name')}
          value={name}
          maxLength={LONGEST_NAME}
          problem={name.trim() === '' ? say('teams.name-wanted') : undefined}
          onChange={(next) => {
            setName(next);
            if (next.trim() !== '') rename(next.trim());
          }}
        />
        <Segmented
          legend={say('teams.faction')}
          segments={FACTIONS.map((value) => ({ value, label: speaker.name(value) }))}
          value={team.faction as (typeof FACTIONS)[number]}
          onChange={chooseFaction}
        />
        <LimitField options={{ limit: limit ?? team.limit }} onChange={chooseLimit} />
      </div>
      {isSharing ? <ShareDialog name={saved.name} team={team} onClose={() => setSharing(false)} /> : undefined}
    </header>
  );
}
