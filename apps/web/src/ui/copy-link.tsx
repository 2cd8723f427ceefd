/** Copies a link and says so; where the browser does not let us, the link is shown to be copied by hand. */
import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';
import { toast } from './toasts.tsx';

/** Pages that did not come over a safe connection have no clipboard, and a person may forbid it. */
export const tryCopy = (text: string, clipboard: Pick<Clipboard, 'writeText'> | undefined): Promise<boolean> =>
  clipboard === undefined
    ? Promise.resolve(false)
    : clipboard.writeText(text).then(
        () => true,
        () => false,
      );

/** `copied`: what is said of it, where it opens more than watching. */
export function useCopyLink(): {
  readonly copy: (link: string, copied?: string) => void;
  readonly byHand: ReactNode;
} {
  const say = useWords();
  const [link, setLink] = useState<string | undefined>();
  return {
    copy: (wanted, copied = say('table.link-copied')) =>
      void tryCopy(wanted, navigator.clipboard).then((isCopied) => (isCopied ? toast(copied) : setLink(wanted))),
    byHand: (
      <Dialog open={link !== undefined} onClose={() => setLink(undefined)} title={say('table.copy-link')}>
        <TextField label={say('ui.copy-by-hand')} value={link ?? ''} />
      </Dialog>
    ),
  };
}
