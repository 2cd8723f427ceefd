/** The gear or the programs that one member can take: prices, what each does, and why not. */
import {
  CARDS,
  describeGear,
  describeProgram,
  type GearCard,
  gearFor,
  objectionsTo,
  type ProgramCard,
  programsFor,
  sheetOf,
  type TeamList,
} from '@tablerunner/combat-zone';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CardLines } from './card-text.tsx';
import { JudgedButton } from './judged-button.tsx';
import { putBack, take, type WareKind } from './team-edit.ts';
import { useGameWords } from './use-game-words.ts';
import styles from './wares-dialog.module.css';

interface WaresDialogProps {
  readonly kind: WareKind;
  readonly team: TeamList;
  readonly place: number;
  readonly name: string;
  readonly onChange: (team: TeamList, said: string) => void;
  readonly onClose: () => void;
}

export function WaresDialog({ kind, team, place, name, onChange, onClose }: WaresDialogProps) {
  const say = useWords();
  const speaker = useGameWords();
  const [wanted, setWanted] = useState('');
  const [isShort, setShort] = useState(false);
  const { eb, streetCred } = sheetOf(CARDS, team);
  const mine = team.members[place]?.[kind] ?? [];
  const told = (card: GearCard | ProgramCard): readonly string[] =>
    'launch' in card ? describeProgram(card, speaker) : describeGear(card, speaker);
  const wares = (kind === 'gear' ? gearFor : programsFor)(CARDS, team.faction)
    .map(({ card, price }) => ({
      card,
      price,
      title: speaker.name(card.id),
      lines: told(card),
      refusals: objectionsTo(CARDS, team, take(team, place, kind, card.id)),
    }))
    .filter(({ title, lines }) => `${title} ${lines.join(' ')}`.toLowerCase().includes(wanted.trim().toLowerCase()))
    .filter(({ card, refusals }) => !isShort || refusals.length === 0 || mine.includes(card.id))
    .toSorted((a, b) => a.title.localeCompare(b.title, say.locale));
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(`teams.${kind}-for`, { name })}
      hint={say('teams.wares-hint', { left: Math.max(team.limit - eb, 0), streetCred })}
      actions={
        <Button kind="primary" onClick={onClose}>
          {say('lobby.done')}
        </Button>
      }
    >
      <div className={styles.finder}>
        <TextField label={say('teams.search')} value={wanted} onChange={setWanted} maxLength={40} />
        <Switch label={say('teams.only-allowed')} on={isShort} onChange={setShort} />
      </div>
      <p role="status" className={styles.count}>
        {say('teams.found', { count: wares.length })}
      </p>
      <ul className={styles.wares}>
        {wares.map(({ card, price, title, lines, refusals }) => (
          <li key={card.id} className={styles.ware}>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.price}>{say('teams.price', { ...price })}</p>
            </div>
            {mine.includes(card.id) ? (
              <Button
                icon={<Check size={18} aria-hidden="true" />}
                className={styles.mine}
                aria-pressed
                aria-label={say('teams.put-back-from', { card: title, name })}
                onClick={() => onChange(putBack(team, place, kind, card.id), say('teams.put-back', { card: title }))}
              >
                {say('teams.has-it')}
              </Button>
            ) : (
              <JudgedButton
                icon={<Plus size={18} aria-hidden="true" />}
                refusals={refusals}
                name={say('teams.take-name', { card: title, eb: price.eb })}
                onClick={() => onChange(take(team, place, kind, card.id), say('teams.taken', { card: title, name }))}
              >
                {say('teams.take', { eb: price.eb })}
              </JudgedButton>
            )}
            <CardLines lines={lines.map((text) => ({ text }))} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
