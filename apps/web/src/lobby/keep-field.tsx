/** Where a match is kept: friends need the server, whoever plays alone may choose. */
import { useWords } from '../i18n/use-words.ts';
import { Segmented } from '../ui/segmented.tsx';
import { type Draft, hasFriends } from './draft.ts';
import styles from './setup-panel.module.css';

interface KeepFieldProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function KeepField({ draft, onChange }: KeepFieldProps) {
  const say = useWords();
  if (hasFriends(draft)) return <p className={styles.note}>{say('lobby.friends-note')}</p>;
  return (
    <Segmented
      legend={say('lobby.keep')}
      segments={[
        { value: 'here', label: say('lobby.keep-here') },
        { value: 'server', label: say('lobby.keep-server') },
      ]}
      value={draft.keep}
      onChange={(keep) => onChange({ ...draft, keep })}
    />
  );
}
