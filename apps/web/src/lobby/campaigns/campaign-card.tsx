/** One campaign: its matches so far with who won each, and the way to the next one. */
import { ArrowRight, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../i18n/use-words.ts';
import { type CampaignRow, campaignFileOf, playCampaign, removeCampaign } from '../../link/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { offerFile } from '../hand-over.ts';
import { offerOf } from '../offers.ts';
import styles from './campaigns-page.module.css';
import { complain } from './complain.ts';

export interface CampaignCardProps {
  readonly campaign: CampaignRow;
  readonly onChange: () => void;
}

export function CampaignCard({ campaign, onChange }: CampaignCardProps) {
  const say = useWords();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { id, game, players, standing, table } = campaign;
  const { played, next, winner } = standing;
  const offer = offerOf(game);
  const nameOf = (one: string): string => offer?.nameOf(one, say.locale) ?? one;
  const complaint = (error: unknown): void => complain(error, say);
  const won = (result: string): string =>
    result === 'draw' ? say('campaigns.drawn') : say('campaigns.won-by', { winner: nameOf(result) });
  const sitters = Object.entries(players).map(([seat, player]) =>
    say('campaigns.sitter', {
      seat: nameOf(seat),
      player:
        player.kind === 'machine'
          ? say('lobby.machine-of', { strength: player.strength })
          : (player.name ?? say('lobby.sits-me')),
    }),
  );
  const play = (): void => {
    setBusy(true);
    playCampaign(campaign).then(go, (error: unknown) => {
      setBusy(false);
      complaint(error);
    });
  };
  return (
    <Card
      data-game={game}
      title={nameOf(standing.campaign)}
      aside={<span className={styles.aside}>{sitters.join(' · ')}</span>}
    >
      <ol className={styles.course}>
        {played.map(({ setup, result }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was played never changes its place
          <li key={i} className={styles.played}>
            <span className={styles.number}>{i + 1}</span>
            <b>{nameOf(setup)}</b>
            <span className={styles.result}>{won(result)}</span>
          </li>
        ))}
        {next === undefined ? undefined : (
          <li className={styles.next} aria-current="step">
            <span className={styles.number}>{played.length + 1}</span>
            <b>{nameOf(next.setup)}</b>
            <span className={styles.result}>{say(table === undefined ? 'campaigns.next' : 'campaigns.running')}</span>
          </li>
        )}
      </ol>
      {next === undefined ? (
        <p className={styles.over}>
          {winner === undefined || winner === 'draw'
            ? say('campaigns.over-draw')
            : say('campaigns.over', { winner: nameOf(winner) })}
        </p>
      ) : undefined}
      <div className={styles.buttons}>
        <Button
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() =>
            void campaignFileOf(id).then((file) => offerFile(`${game}-${standing.campaign}.json`, file), complaint)
          }
        >
          {say('campaigns.file')}
        </Button>
        <Button icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => setRemoving(true)}>
          {say('campaigns.remove')}
        </Button>
        {next === undefined ? undefined : (
          <Button kind="primary" className={styles.play} busy={isBusy} onClick={play}>
            <span className={styles.label}>
              {say(table === undefined ? 'campaigns.play' : 'campaigns.go-on', { number: played.length + 1 })}
              <ArrowRight size={18} aria-hidden="true" />
            </span>
          </Button>
        )}
      </div>
      <Dialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={say('campaigns.remove-title')}
        hint={say('campaigns.remove-hint')}
        actions={
          <>
            <Button onClick={() => setRemoving(false)}>{say('campaigns.keep')}</Button>
            <Button kind="primary" onClick={() => void removeCampaign(id).then(onChange, complaint)}>
              {say('campaigns.remove')}
            </Button>
          </>
        }
      />
    </Card>
  );
}
