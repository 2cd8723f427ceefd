/** Takes up a campaign out of its file: who plays where from now on. */
import type { CampaignStanding } from '@tablerunner/engine';
import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../i18n/use-words.ts';
import { openCampaign, peekCampaign } from '../../link/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Draft, withSeats } from '../draft.ts';
import { offerOf } from '../offers.ts';
import { SeatFields } from '../seat-fields.tsx';
import { complaintOf } from './complain.ts';
import { playersOf } from './players.ts';

export interface OpenedFile {
  readonly json: unknown;
  readonly game: string;
  readonly standing: CampaignStanding;
}

/** Judged by its game before anybody is asked anything. */
export const readOpened = async (json: unknown): Promise<OpenedFile> => ({ json, ...(await peekCampaign(json)) });

export interface OpenCampaignProps {
  readonly opened: OpenedFile | undefined;
  readonly onClose: () => void;
  readonly onOpen: () => void;
}

export function OpenCampaignDialog({ opened, onClose, onOpen }: OpenCampaignProps) {
  if (opened === undefined) return undefined;
  return <OpenCampaign key={JSON.stringify(opened.json)} opened={opened} onClose={onClose} onOpen={onOpen} />;
}

function OpenCampaign({ opened, onClose, onOpen }: OpenCampaignProps & { readonly opened: OpenedFile }) {
  const say = useWords();
  const playerName = useSettings((settings) => settings.playerName);
  const { json, game, standing } = opened;
  const seats = Object.keys(standing.next?.seats ?? {});
  const [draft, setDraft] = useState<Draft>(withSeats({ options: {}, seats: {}, keep: 'here' }, seats));
  const [problem, setProblem] = useState<string>();
  const offer = offerOf(game);
  if (offer === undefined) return undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={offer.nameOf(standing.campaign, say.locale)}
      hint={say('campaigns.opened', { count: standing.played.length })}
      actions={
        <Button
          kind="primary"
          onClick={() =>
            void openCampaign(json, playersOf(draft, playerName)).then(onOpen, (error: unknown) =>
              complaintOf(error, say).then(setProblem),
            )
          }
        >
          {say('campaigns.take-up')}
        </Button>
      }
    >
      <SeatFields offer={offer} draft={draft} friends={false} onChange={setDraft} />
      {problem === undefined ? undefined : <p role="alert">{problem}</p>}
    </Dialog>
  );
}
