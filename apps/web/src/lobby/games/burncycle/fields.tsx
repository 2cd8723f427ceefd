/** What is chosen before a match of burncycle: mission, agents, difficulty, captain, readings of the rules. */
import { useWords } from '../../../i18n/use-words.ts';
import type { MessageKey } from '../../../i18n/words.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Draft, withOptions, withSeats } from '../../draft.ts';
import type { FieldsProps } from '../../game-offer.ts';
import { Rulings } from '../../rulings.tsx';
import {
  CAPTAINS,
  DIFFICULTIES,
  MISSIONS,
  MOST_PLAYERS,
  missionOf,
  nameOf,
  playersOf,
  RULINGS,
  seatsOf,
  textOf,
} from './content.ts';
import styles from './fields.module.css';

const CORPORATIONS = [...new Set(MISSIONS.map(({ corporation }) => corporation))];
const RANDOM = 'random';

export function BurncycleFields({ draft, onChange }: FieldsProps) {
  const say = useWords();
  const { locale } = say;
  const mission = missionOf(draft.options);
  const corporation = mission?.corporation ?? '';
  const captain = typeof draft.options.captain === 'string' ? draft.options.captain : RANDOM;
  const difficulty = typeof draft.options.difficulty === 'string' ? draft.options.difficulty : DIFFICULTIES[0];
  // A table of one's own choice is not the table of the day.
  const change = (chosen: Readonly<Record<string, unknown>>): void => {
    const { daily: _, ...options } = draft.options;
    const next: Draft = withOptions({ ...draft, options }, chosen);
    onChange(withSeats(next, seatsOf(next.options)));
  };
  return (
    <div className={styles.fields}>
      <Segmented
        legend={say('lobby.burncycle.corporation')}
        segments={CORPORATIONS.map((id) => ({ value: id, label: nameOf(id, locale) }))}
        value={corporation}
        onChange={(id) => change({ mission: MISSIONS.find((one) => one.corporation === id)?.id })}
      />
      <Select
        label={say('lobby.burncycle.mission')}
        options={MISSIONS.filter((one) => one.corporation === corporation).map(({ id, floors, complexity }) => ({
          value: id,
          label: say('lobby.burncycle.mission-floors', {
            mission: nameOf(id, locale),
            floors: floors.length,
            complexity,
          }),
        }))}
        value={mission?.id ?? ''}
        onChange={(id) => change({ mission: id })}
      />
      <Select
        label={say('lobby.difficulty')}
        options={DIFFICULTIES.map((value) => ({ value, label: nameOf(value, locale) }))}
        value={difficulty ?? ''}
        onChange={(value) => change({ difficulty: value })}
      />
      <Select
        label={say('lobby.burncycle.agents')}
        options={Array.from({ length: MOST_PLAYERS }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))}
        value={String(playersOf(draft.options))}
        onChange={(value) => change({ players: Number(value) })}
        hint={say('lobby.burncycle.agents-hint')}
      />
      <Select
        label={say('lobby.burncycle.captain')}
        options={[
          { value: RANDOM, label: say('lobby.burncycle.captain-random') },
          ...CAPTAINS.map((id) => ({ value: id, label: nameOf(id, locale) })),
        ]}
        value={captain}
        onChange={(value) => change({ captain: value })}
      />
      <Rulings
        game="burncycle"
        rulings={RULINGS}
        nameOf={(what, id) => say(`lobby.burncycle.${what}.${id}` as MessageKey)}
        draft={draft}
        onChange={onChange}
      />
      <div className={styles.story}>
        <p>{textOf(`corporation.${corporation}`, locale)}</p>
        <p>{mission === undefined ? undefined : textOf(`mission.${mission.id}`, locale)}</p>
      </div>
    </div>
  );
}
