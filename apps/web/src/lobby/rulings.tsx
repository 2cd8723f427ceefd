/** Readings of the rules that a table may choose otherwise, each with one line about it and its ruling. */
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Label } from '../ui/label.tsx';
import { Select } from '../ui/select.tsx';
import { withOptions } from './draft.ts';
import type { FieldsProps } from './game-offer.ts';
import styles from './rulings.module.css';

/** A question that the rules leave open; the first answer is the ruling. */
export interface LobbyRuling {
  readonly id: string;
  readonly clause: string;
  readonly values: readonly string[];
}

interface RulingsProps extends FieldsProps {
  readonly game: string;
  readonly rulings: readonly LobbyRuling[];
  /** How a question, its line and its answers are called. */
  readonly nameOf: (what: 'ruling' | 'about' | 'value', id: string) => string;
}

export function Rulings({ game, rulings, nameOf, draft, onChange }: RulingsProps) {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const table = (draft.options.table ?? {}) as Readonly<Record<string, string>>;
  const changed = rulings.filter(({ id, values }) => table[id] !== undefined && table[id] !== values[0]).length;
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
          {rulings.map(({ id, clause, values }) => (
            <div key={id} className={styles.ruling}>
              <Select
                label={nameOf('ruling', id)}
                options={values.map((value, i) => ({
                  value,
                  label: say(i === 0 ? 'lobby.value-as-ruled' : 'lobby.value', {
                    value: nameOf('value', value),
                  }),
                }))}
                value={table[id] ?? values[0] ?? ''}
                onChange={(value) => set(id, value)}
              />
              <div className={styles.about}>
                <span>{nameOf('about', id)}</span>
                <ClauseTag game={game} clause={clause} />
              </div>
            </div>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
