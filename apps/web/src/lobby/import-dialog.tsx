/** Opens a match file: who goes on at which seat, or, when the match is over, its replay. */
import type { MatchSave } from '@tablerunner/engine';
import { fileTrouble } from '@tablerunner/table';
import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { verify } from '../insight/insight.ts';
import { readJsonFile } from '../link/read-file.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { importTable } from '../link/tables.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Draft, setupOf, withSeats } from './draft.ts';
import { offerOf } from './offers.ts';
import { SeatFields } from './seat-fields.tsx';

interface ImportDialogProps {
  readonly save: MatchSave | undefined;
  readonly onClose: () => void;
  readonly onGo: (table: string) => void;
}

/** Reads the file and judges it, every command anew. Trouble where it is no match of ours. */
export async function readMatchFile(file: File): Promise<MatchSave> {
  const save = await readJsonFile(file);
  const verified = await verify(save);
  if (!verified.ok) throw fileTrouble(verified);
  return save as MatchSave;
}

export function ImportDialog({ save, onClose, onGo }: ImportDialogProps) {
  const say = useWords();
  const offer = save === undefined ? undefined : offerOf(save.game);
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<string>();
  if (save === undefined || offer === undefined) return undefined;
  const now = draft ?? withSeats({ options: save.options, seats: {}, keep: 'here' }, offer.seatsOf(save.options));
  const open = (): void => {
    const { setup } = setupOf(save.game, now, '');
    importTable(save, setup.seats).then(
      ({ table }) => onGo(table),
      (error: unknown) => setProblem(sayTrouble(error, say)),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('lobby.import', { match: offer.titleOf(save.options, say.locale) })}
      hint={say('lobby.import-hint', { entries: save.log.length })}
      actions={
        <Button kind="primary" onClick={open}>
          {say('lobby.import-open')}
        </Button>
      }
    >
      <SeatFields offer={offer} draft={now} friends={false} onChange={setDraft} />
      {problem === undefined ? undefined : <p role="alert">{problem}</p>}
    </Dialog>
  );
}
