/** Join with a link that somebody has sent, whole or only its end. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { keepSecret } from '../link/address.ts';
import { readLink } from '../link/tables.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

export function JoinDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const say = useWords();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const join = (): void => {
    const read = readLink(text);
    if (read === undefined) return setProblem(say('lobby.bad-link'));
    onClose();
    if (read.secret !== undefined) keepSecret(read.id, read.secret);
    go(`/t/${read.id}`);
  };
  return (
    <Dialog open={open} onClose={onClose} title={say('lobby.join')} hint={say('lobby.join-hint')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <TextField
          label={say('lobby.link')}
          value={text}
          problem={problem}
          onChange={(value) => {
            setText(value);
            setProblem(undefined);
          }}
          action={
            <Button kind="primary" type="submit">
              {say('lobby.sit-down')}
            </Button>
          }
        />
      </form>
    </Dialog>
  );
}
