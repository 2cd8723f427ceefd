/** Readings of the rules that a table may choose otherwise, each with one line about it and its ruling. */
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import type { MessageKey } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Label } from '../../../ui/label.tsx';
import { Select } from '../../../ui/select.tsx';
import { withOptions } from '../../draft.ts';
import type { FieldsProps } from '../../game-offer.ts';
import { RULINGS } from './content.ts';
import styles from './fields.module.css';

export function Rulings({ draft, onChange }: FieldsProps) {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const table = (draft.options.table ?? {}) as Readonly<Record<string, string>>;
  const changed = RULINGS.filter(({ id, values }) => table[id] !== undefined && table[id] !== values[0]).length;
  const set = (id: string, value: string): void => onChange(withOptions(draft, { table: { ...table, [id]: value } }));
  return (
    <div className={styles.rulings}>
      <div>
        <Label>{say('lobby.options')}</Label>
      </div>
      <Button icon={<SlidersHorizontal size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {changed === 0 ? say('lobby.as-ruled') : say('lobby.changed', { changed })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={say('lobby.options')}
        hint={say('lobby.options-hint')}
        actions={
          <>
            <Button onClick={() => onChange(withOptions(draft, { table: {} }))}>{say('lobby.all-as-ruled')}</Button>
            <Button kind="primary" onClick={() => setIsOpen(false)}>
              {say('lobby.done')}
            </Button>
          </>
        }
      >
        <div>
          {RULINGS.map(({ id, clause, values }) => (
            <div key={id} className={styles.ruling}>
              <Select
                label={say(`lobby.escape.ruling.${id}` as MessageKey)}
                options={values.map((value, i) => ({
                  value,
                  label: say(i === 0 ? 'lobby.value-as-ruled' : 'lobby.value', {
                    value: say(`lobby.escape.value.${value}` as MessageKey),
                  }),
                }))}
                value={table[id] ?? values[0] ?? ''}
                onChange={(value) => set(id, value)}
              />
              <div className={styles.about}>
                <span>{say(`lobby.escape.about.${id}` as MessageKey)}</span>
                <ClauseTag game="escape" clause={clause} />
              </div>
            </div>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
