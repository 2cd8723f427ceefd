/** What every team may cost: 100, 150 or 200 EB, or a number of the table's own. */
import { useState } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Draft } from '../../draft.ts';
import { USUAL_LIMITS } from './content.ts';
import styles from './fields.module.css';
import { numberIn } from './number-in.ts';
import { problemOfLimit } from './objection.ts';

const OWN = 'own';
const USUAL: readonly string[] = USUAL_LIMITS.map(String);

interface LimitFieldProps {
  readonly options: Draft['options'];
  readonly onChange: (limit: unknown) => void;
}

export function LimitField({ options, onChange }: LimitFieldProps) {
  const say = useWords();
  const limit = String(options.limit);
  const [wantsOwn, setOwn] = useState(false);
  const isOwn = wantsOwn || !USUAL.includes(limit);
  return (
    <div className={styles.own}>
      <Segmented
        legend={say('lobby.combat-zone.limit')}
        segments={[
          ...USUAL.map((value) => ({ value, label: value })),
          { value: OWN, label: say('lobby.combat-zone.limit-own') },
        ]}
        value={isOwn ? OWN : limit}
        onChange={(value) => {
          setOwn(value === OWN);
          if (value !== OWN) onChange(Number(value));
        }}
      />
      {isOwn ? (
        <TextField
          label={say('lobby.combat-zone.limit-number')}
          value={limit}
          maxLength={4}
          inputMode="numeric"
          onChange={(text) => onChange(numberIn(text))}
          problem={problemOfLimit(options, say)}
        />
      ) : undefined}
    </div>
  );
}
