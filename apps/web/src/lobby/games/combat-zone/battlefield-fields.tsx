/** The battlefield: laid by chance, by a number that gives the same one again, or bare; and how large it is. */
import { useWords } from '../../../i18n/use-words.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Draft } from '../../draft.ts';
import { SIZES } from './content.ts';
import styles from './fields.module.css';
import { numberIn } from './number-in.ts';
import { problemOfField } from './objection.ts';

const KINDS = ['chance', 'number', 'bare'] as const;
type Kind = (typeof KINDS)[number];

/** What is chosen with a kind: its first number is as good as any. */
const FIELD_OF: Readonly<Record<Kind, unknown>> = { chance: undefined, number: 1, bare: 'bare' };

interface BattlefieldFieldsProps {
  readonly options: Draft['options'];
  readonly onChange: (chosen: Readonly<Record<string, unknown>>) => void;
}

const kindOf = ({ field }: Draft['options']): Kind =>
  field === undefined ? 'chance' : field === 'bare' ? 'bare' : 'number';

export function BattlefieldFields({ options, onChange }: BattlefieldFieldsProps) {
  const say = useWords();
  const kind = kindOf(options);
  const size = SIZES.find((one) => one === options.size) ?? 'auto';
  return (
    <>
      <div className={styles.own}>
        <Select
          label={say('lobby.combat-zone.field')}
          options={KINDS.map((value) => ({ value, label: say(`lobby.combat-zone.field-${value}`) }))}
          value={kind}
          onChange={(value) => onChange({ field: FIELD_OF[value] })}
        />
        {kind === 'number' ? (
          <TextField
            label={say('lobby.combat-zone.field-its-number')}
            value={String(options.field)}
            maxLength={6}
            inputMode="numeric"
            onChange={(text) => onChange({ field: numberIn(text) })}
            problem={problemOfField(options, say)}
            hint={say('lobby.combat-zone.field-number-hint')}
          />
        ) : undefined}
      </div>
      <Select
        label={say('lobby.combat-zone.size')}
        options={SIZES.map((value) => ({ value, label: say(`lobby.combat-zone.size-${value}`) }))}
        value={size}
        onChange={(value) => onChange({ size: value })}
      />
    </>
  );
}
