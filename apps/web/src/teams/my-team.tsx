/** One of my teams in the list: open, play, share, copy, delete. */
import { CARDS, sheetOf } from '@tablerunner/combat-zone';
import { Copy, Play, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { announce } from '../ui/live-region.tsx';
import { toast } from '../ui/toasts.tsx';
import { keepNew, teamIn } from './keep.ts';
import { playWith } from './play-with.ts';
import type { SavedTeam } from './saved-teams.ts';
import { ShareDialog } from './share-dialog.tsx';
import { TeamCard } from './team-card.tsx';
import { useGameWords } from './use-game-words.ts';

interface MyTeamProps {
  readonly saved: SavedTeam;
  readonly onDrop: () => void;
}

export function MyTeam({ saved, onDrop }: MyTeamProps) {
  const say = useWords();
  const speaker = useGameWords();
  const [, go] = useLocation();
  const [isSharing, setSharing] = useState(false);
  const { id, name } = saved;
  const drop = (
    <Button icon={<Trash2 size={18} aria-hidden="true" />} iconOnly kind="quiet" onClick={onDrop}>
      {say('teams.delete', { name })}
    </Button>
  );
  const team = teamIn(saved);
  if (team === undefined) {
    return (
      <li>
        <Link href={`/teams/${id}`}>{name}</Link> {say('teams.unreadable')} {drop}
      </li>
    );
  }
  const { eb, problems } = sheetOf(CARDS, team);
  const [problem] = problems;
  const copy = (): void => {
    const kept = keepNew(team, name);
    if (kept === undefined) toast(say('teams.not-kept'), 'bad');
    else announce(say('teams.copied-as', { name: kept.name }));
  };
  return (
    <TeamCard title={<Link href={`/teams/${id}`}>{name}</Link>} team={team} eb={eb} problem={problem}>
      <Button
        icon={<Play size={18} aria-hidden="true" />}
        aria-label={say('teams.play-name', { name })}
        refused={problem === undefined ? undefined : speaker.say(`refusal.${problem.reason}`, problem.facts)}
        rule={problem === undefined ? undefined : <ClauseTag game="combat-zone" clause={problem.clause} plain />}
        onClick={() => go(playWith(team))}
      >
        {say('teams.play')}
      </Button>
      <Button icon={<Share2 size={18} aria-hidden="true" />} iconOnly kind="quiet" onClick={() => setSharing(true)}>
        {say('teams.share-name', { name })}
      </Button>
      <Button icon={<Copy size={18} aria-hidden="true" />} iconOnly kind="quiet" onClick={copy}>
        {say('teams.copy', { name })}
      </Button>
      {drop}
      {isSharing ? <ShareDialog name={name} team={team} onClose={() => setSharing(false)} /> : undefined}
    </TeamCard>
  );
}
