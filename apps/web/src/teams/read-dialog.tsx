/** Reads a team that somebody wrote or sent: what is in it, what is wrong with it, and where. */
import { CARDS, sheetOf } from '@tablerunner/combat-zone';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toasts.tsx';
import { keepNew } from './keep.ts';
import styles from './read-dialog.module.css';
import { Refusals } from './refusals.tsx';
import { LONGEST_NAME } from './saved-teams.ts';
import { LONGEST_TEXT, readShared } from './share.ts';
import { TextArea } from './text-area.tsx';
import { useGameWords } from './use-game-words.ts';

interface ReadDialogProps {
  /** The text of a link that was followed; empty: somebody is about to paste one. */
  readonly given: string;
  readonly onClose: () => void;
}

export function ReadDialog({ given, onClose }: ReadDialogProps) {
  const say = useWords();
  const speaker = useGameWords();
  const [, go] = useLocation();
  const [text, setText] = useState(given);
  const [ownName, setOwnName] = useState<string>();
  const { name: told, read } = readShared(text);
  const isEmpty = text.trim() === '';
  const name = ownName ?? (told === '' && read.ok ? speaker.name(read.value.faction) : told);
  const sheet = read.ok ? sheetOf(CARDS, read.value) : undefined;
  const problem = isEmpty || read.ok ? undefined : `${speaker.problem(read.where)}: ${speaker.problem(read.problem)}.`;
  const take = (): void => {
    if (!read.ok) return;
    const kept = keepNew(read.value, name.trim() === '' ? speaker.name(read.value.faction) : name);
    if (kept === undefined) toast(say('teams.not-kept'), 'bad');
    else go(`/teams/${kept.id}`);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(given === '' ? 'teams.read-title' : 'teams.given-title')}
      hint={say('teams.read-hint')}
      actions={
        <>
          <Button onClick={onClose}>{say('ui.close')}</Button>
          <Button
            kind="primary"
            aria-disabled={!read.ok || undefined}
            data-refused={!read.ok || undefined}
            aria-describedby="read-verdict"
            onClick={take}
          >
            {say('teams.take-it')}
          </Button>
        </>
      }
    >
      <TextArea
        label={say('teams.text')}
        value={text}
        onChange={setText}
        maxLength={LONGEST_TEXT}
        isWrong={problem !== undefined}
      />
      <div id="read-verdict" role="status" className={styles.verdict}>
        {isEmpty ? <p>{say('teams.read-nothing')}</p> : undefined}
        {problem === undefined ? undefined : <p className={styles.problem}>{problem}</p>}
        {read.ok && sheet !== undefined ? (
          <>
            <p>
              {say('teams.facts', {
                faction: speaker.name(read.value.faction),
                eb: sheet.eb,
                limit: read.value.limit,
                models: read.value.members.length,
              })}
            </p>
            {sheet.problems.length === 0 ? (
              <p className={styles.legal}>{say('teams.legal')}</p>
            ) : (
              <Refusals refusals={sheet.problems} />
            )}
          </>
        ) : undefined}
      </div>
      {read.ok ? (
        <TextField label={say('teams.name')} value={name} maxLength={LONGEST_NAME} onChange={setOwnName} />
      ) : undefined}
    </Dialog>
  );
}
