/** The match is over: who won and why, and what can be done now. */
import type { Outcome } from '@tablerunner/engine';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { sayTrouble } from '../link/say-trouble.ts';
import { rematch } from '../link/tables.ts';
import { useCampaign } from '../lobby/campaigns/use-campaign.ts';
import { entryOf } from '../records/entry-of.ts';
import { useRecords } from '../records/records.ts';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { Label } from '../ui/label.tsx';
import { toast } from '../ui/toasts.tsx';
import { usePlay, useTable } from './play-context.ts';
import styles from './prompt.module.css';

export function EndPrompt({ outcome }: { readonly outcome: Outcome }) {
  const { say, speaker, ui, seats } = usePlay();
  const id = useTable((state) => state.id);
  const next = useTable((state) => state.rematch);
  const campaign = useCampaign(id);
  const info = useTable((state) => state.info);
  const add = useRecords((records) => records.add);
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const { winners, draw, reason, clause } = outcome;
  const how = draw ? 'draw' : winners.length > 0 ? 'won' : 'lost';
  useEffect(() => {
    if (info === undefined) return;
    const entry = entryOf({ id, game: info.game, options: info.options, mine: seats, outcome, updated: Date.now() });
    if (entry !== undefined) add([entry]);
  }, [id, info, seats, outcome, add]);
  const again = (): void => {
    setBusy(true);
    rematch(id).then(
      (table) => go(`/t/${table}`),
      (trouble: unknown) => {
        setBusy(false);
        toast(sayTrouble(trouble, say), 'bad');
      },
    );
  };
  return (
    <section className={styles.prompt} aria-labelledby="decision" data-over="">
      <div className={styles.asked}>
        <p className={styles.label}>
          <Label className={styles.mine}>{say('table.over')}</Label>
          <ClauseTag game={ui.game.id} clause={clause} />
        </p>
        <h2 id="decision" className={styles.title} tabIndex={-1}>
          {speaker.say(`outcome.${how}`, { winners })}
        </h2>
        <p className={styles.hint}>{speaker.say(`outcome.${reason}`, { winners })}</p>
        {ui.Result !== undefined && (
          <div className={styles.result}>
            <ui.Result />
          </div>
        )}
      </div>
      <div className={styles.answers}>
        <Button onClick={() => go(`/t/${id}/replay`)}>{say('table.replay')}</Button>
        {next !== undefined ? (
          <Button kind="primary" onClick={() => go(`/t/${next}`)}>
            {say('table.to-rematch')}
          </Button>
        ) : (
          seats.length > 0 && (
            <Button kind={campaign === undefined ? 'primary' : 'default'} busy={isBusy} onClick={again}>
              {say('table.rematch')}
            </Button>
          )
        )}
        {campaign !== undefined && (
          <Button kind="primary" onClick={() => go('/campaigns')}>
            {say('campaigns.on')}
          </Button>
        )}
      </div>
    </section>
  );
}
