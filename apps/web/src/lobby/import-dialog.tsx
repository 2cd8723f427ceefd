/** Opens a match file: who goes on at which seat, or, when the match is over, its replay. */
import type { MatchSave } from '@tablerunner/engine';
import { fileTrouble } from '@tablerunner/table';
import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { verify } from '../insight/insight.ts';
import { readJsonFile } from '../link/read-file.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Draft, wantsServer, withSeats } from './draft.ts';
import type { GameOffer } from './game-offer.ts';
import { KeepField } from './keep-field.tsx';
import { offerOf } from './offers.ts';
import { SeatFields } from './seat-fields.tsx';

interface ImportDialogProps {
  readonly save: MatchSave | undefined;
  readonly busy: boolean;
  /** Whether a server answers. */
  readonly isServerThere: boolean;
  readonly onClose: () => void;
  readonly onOpen: (offer: GameOffer, draft: Draft, save: MatchSave) => void;
}

/** Reads the file and judges it, every command anew. Trouble where it is no match of ours. */
export async function readMatchFile(file: File): Promise<MatchSave> {
  const save = await readJsonFile(file);
  const verified = await verify(save);
  if (!verified.ok) throw fileTrouble(verified);
  return save as MatchSave;
}

export function ImportDialog({ save, busy, isServerThere, onClose, onOpen }: ImportDialogProps) {
  const say = useWords();
  const offer = save === undefined ? undefined : offerOf(save.game);
  const [draft, setDraft] = useState<Draft>();
  if (save === undefined || offer === undefined) return undefined;
  const now = draft ?? withSeats({ options: save.options, seats: {}, keep: 'here' }, offer.seatsOf(save.options));
  const isOnline = wantsServer(now);
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('lobby.import', { match: offer.titleOf(save.options, say.locale) })}
      hint={say('lobby.import-hint', { entries: save.log.length })}
      actions={
        <Button
          kind="primary"
          busy={busy}
          refused={isOnline && !isServerThere ? say('lobby.no-server') : undefined}
          onClick={() => onOpen(offer, now, save)}
        >
          {say('lobby.import-open')}
        </Button>
      }
    >
      <SeatFields offer={offer} draft={now} onChange={setDraft} />
      <KeepField draft={now} onChange={setDraft} />
      {isOnline ? <p>{say('lobby.import-server')}</p> : undefined}
    </Dialog>
  );
}
