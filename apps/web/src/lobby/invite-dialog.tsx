/** Links that open one seat each: those of friends go to one person each, my own to my other devices. */
import { Copy } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import { linkTo } from '../link/tables.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toasts.tsx';
import type { GameOffer } from './game-offer.ts';
import { copyText } from './hand-over.ts';

export interface Invitation {
  readonly offer: GameOffer;
  readonly table: string;
  /** Secrets by seat. */
  readonly friends: Readonly<Record<string, string>>;
  /** The seats are my own. */
  readonly isMine?: boolean;
}

interface InviteDialogProps {
  readonly invitation: Invitation | undefined;
  readonly onGo: (table: string) => void;
  /** Left out: closing leads to the table too. */
  readonly onClose?: () => void;
}

export function InviteDialog({ invitation, onGo, onClose }: InviteDialogProps) {
  const say = useWords();
  if (invitation === undefined) return undefined;
  const { offer, table, friends, isMine = false } = invitation;
  const copy = (link: string): void =>
    void copyText(link).then(
      () => toast(say('lobby.link-copied')),
      () => toast(say('lobby.cannot-copy'), 'bad'),
    );
  return (
    <Dialog
      open
      onClose={onClose ?? (() => onGo(table))}
      title={say(isMine ? 'lobby.my-links' : 'lobby.invite')}
      hint={say(isMine ? 'lobby.my-links-hint' : 'lobby.invite-hint')}
      actions={
        <Button kind="primary" onClick={() => onGo(table)}>
          {say('lobby.to-the-table')}
        </Button>
      }
    >
      {Object.entries(friends).map(([seat, secret]) => {
        const link = linkTo(table, secret);
        return (
          <TextField
            key={seat}
            label={offer.nameOf(seat, say.locale)}
            value={link}
            action={
              <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => copy(link)}>
                {say('lobby.copy')}
              </Button>
            }
          />
        );
      })}
    </Dialog>
  );
}
