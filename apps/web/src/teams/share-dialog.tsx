/** Hands a team on: as text, or as a link that holds the text. */
import type { TeamList } from '@tablerunner/combat-zone';
import { ClipboardCopy, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { tryCopy } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { linkToShare, textToShare } from './share.ts';
import { TextArea } from './text-area.tsx';

interface ShareDialogProps {
  readonly name: string;
  readonly team: TeamList;
  readonly onClose: () => void;
}

export function ShareDialog({ name, team, onClose }: ShareDialogProps) {
  const say = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState(textToShare(name, team));
  const [said, setSaid] = useState('');
  /** Where the browser does not let us, the text stands there, marked, to be copied by hand. */
  const copy = async (text: string): Promise<void> => {
    setShown(text);
    const isCopied = await tryCopy(text, navigator.clipboard);
    setSaid(say(isCopied ? 'teams.copied' : 'ui.copy-by-hand'));
    if (!isCopied) field.current?.select();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('teams.share-title', { name })}
      hint={say('teams.share-hint')}
      actions={
        <>
          <Button icon={<Link2 size={18} aria-hidden="true" />} onClick={() => void copy(linkToShare(name, team))}>
            {say('teams.copy-link')}
          </Button>
          <Button
            kind="primary"
            icon={<ClipboardCopy size={18} aria-hidden="true" />}
            onClick={() => void copy(textToShare(name, team))}
          >
            {say('teams.copy-text')}
          </Button>
        </>
      }
    >
      <TextArea ref={field} label={say('teams.text')} value={shown} />
      <p role="status">{said}</p>
    </Dialog>
  );
}
