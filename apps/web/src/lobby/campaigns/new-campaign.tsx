/** A new campaign: which one, who plays where to the end, and with which squads. */
import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../i18n/use-words.ts';
import { startCampaign } from '../../link/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toasts.tsx';
import { type Draft, withSeats } from '../draft.ts';
import type { CampaignOffer, GameOffer } from '../game-offer.ts';
import { SeatFields } from '../seat-fields.tsx';
import styles from './campaigns-page.module.css';
import { complain } from './complain.ts';
import { namedSeats, playersOf } from './players.ts';

const draftOf = (plan: CampaignOffer, players: number, before: Draft['seats'] = {}): Draft =>
  withSeats({ options: {}, seats: before, keep: 'here' }, plan.seatsOf(players));

export interface NewCampaignProps {
  readonly offer: GameOffer;
  /** Nothing else on the page is more likely to be wanted. */
  readonly isFirst: boolean;
  readonly onStart: () => void;
}

export function NewCampaign({ offer, isFirst, onStart }: NewCampaignProps) {
  const say = useWords();
  const { locale } = say;
  const playerName = useSettings((settings) => settings.playerName);
  const [id, setId] = useState(offer.campaigns[0]?.id ?? '');
  const plan = offer.campaigns.find((one) => one.id === id) ?? offer.campaigns[0];
  const [count, setCount] = useState(plan?.players.min ?? 1);
  const [draft, setDraft] = useState<Draft | undefined>(plan === undefined ? undefined : draftOf(plan, count));
  const [difficulty, setDifficulty] = useState('normal');
  const [isBusy, setBusy] = useState(false);
  if (plan === undefined || draft === undefined) return undefined;
  const names = (ids: readonly string[]): string =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(ids.map((one) => offer.nameOf(one, locale)));
  const choose = (next: string): void => {
    const chosen = offer.campaigns.find((one) => one.id === next);
    if (chosen === undefined) return;
    setId(next);
    setCount(chosen.players.min);
    setDraft(draftOf(chosen, chosen.players.min));
  };
  const start = (): void => {
    setBusy(true);
    const players = playersOf(draft, playerName);
    const settled = plan.difficulties.length === 0 ? {} : { difficulty };
    startCampaign({ game: offer.id, plan: plan.id, players, names: namedSeats(players, offer, say), settled })
      .then(
        () => {
          toast(say('campaigns.started', { campaign: offer.nameOf(plan.id, locale) }));
          onStart();
        },
        (error: unknown) => complain(error, say),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Card data-game={offer.id} title={say('campaigns.new', { game: offer.name })}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className={styles.fields}>
          <Select
            label={say('campaigns.campaign')}
            options={offer.campaigns.map((one) => ({ value: one.id, label: offer.nameOf(one.id, locale) }))}
            value={plan.id}
            onChange={choose}
            hint={say(plan.mode)}
          />
          {plan.players.max > plan.players.min ? (
            <Select
              label={say('lobby.players')}
              options={Array.from({ length: plan.players.max - plan.players.min + 1 }, (_, i) => {
                const value = String(plan.players.min + i);
                return { value, label: value };
              })}
              value={String(count)}
              onChange={(value) => {
                setCount(Number(value));
                setDraft(draftOf(plan, Number(value), draft.seats));
              }}
            />
          ) : undefined}
          {plan.difficulties.length > 0 ? (
            <Select
              label={say('lobby.difficulty')}
              options={plan.difficulties.map((value) => ({ value, label: offer.nameOf(value, locale) }))}
              value={difficulty}
              onChange={setDifficulty}
            />
          ) : undefined}
        </div>
        <div className={styles.story}>
          <p>{plan.story(locale)}</p>
          <p>{say('campaigns.squads', { squads: plan.squads.map(names).join(' · ') })}</p>
        </div>
        <div className={styles.seats}>
          <SeatFields offer={offer} draft={draft} friends={false} onChange={setDraft} />
        </div>
        <div className={styles.buttons}>
          <Button kind={isFirst ? 'primary' : 'default'} type="submit" className={styles.play} busy={isBusy}>
            {say('campaigns.start')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
