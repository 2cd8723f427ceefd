/** What is chosen before a match of Escape: mode, scenario, squads, players, difficulty, readings of the rules. */
import { useWords } from '../../../i18n/use-words.ts';
import type { MessageKey } from '../../../i18n/words.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Draft, withOptions, withSeats } from '../../draft.ts';
import type { FieldsProps } from '../../game-offer.ts';
import { Rulings } from '../../rulings.tsx';
import { DIFFICULTIES, MOST_PLAYERS, nameOf, RULINGS, SCENARIOS, scenarioOf, seatsOf, textOf } from './content.ts';
import styles from './fields.module.css';

export function EscapeFields({ draft, onChange }: FieldsProps) {
  const say = useWords();
  const { locale } = say;
  const { options } = draft;
  const mode = options.mode === 'cooperation' ? 'cooperation' : 'revolution';
  const scenario = scenarioOf(options);
  const squads = options.squads === 'recruited' ? 'recruited' : 'proposed';
  const names = (ids: readonly string[]): string =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(ids.map((id) => nameOf(id, locale)));
  const most = squads === 'proposed' ? Math.min(MOST_PLAYERS, scenario?.squads.resistance.length ?? 1) : MOST_PLAYERS;

  const change = (next: Draft): void => onChange(withSeats(next, seatsOf(next.options)));
  const setMode = (next: string): void => {
    const first = SCENARIOS.find((one) => one.mode === next);
    const { players: _, difficulty: __, ...rest } = options;
    change({
      ...draft,
      seats: {},
      options: { ...rest, mode: next, scenario: first?.id, ...(next === 'cooperation' ? { players: 1 } : {}) },
    });
  };

  return (
    <div className={styles.fields}>
      <Segmented
        legend={say('lobby.mode')}
        segments={[
          { value: 'revolution', label: say('lobby.escape.revolution') },
          { value: 'cooperation', label: say('lobby.escape.cooperation') },
        ]}
        value={mode}
        onChange={setMode}
      />
      <Select
        label={say('lobby.scenario')}
        options={SCENARIOS.filter((one) => one.mode === mode).map(({ id, turns }) => ({
          value: id,
          label:
            turns === undefined
              ? nameOf(id, locale)
              : say('lobby.scenario-turns', { scenario: nameOf(id, locale), turns }),
        }))}
        value={scenario?.id ?? ''}
        onChange={(id) => {
          const fewer = SCENARIOS.find((one) => one.id === id)?.squads.resistance.length ?? 1;
          const { players } = options;
          change(
            withOptions(draft, {
              scenario: id,
              ...(typeof players === 'number' ? { players: Math.min(players, fewer) } : {}),
            }),
          );
        }}
      />
      <Select
        label={say('lobby.squads')}
        options={[
          { value: 'proposed', label: say('lobby.escape.proposed') },
          { value: 'recruited', label: say('lobby.escape.recruited') },
        ]}
        value={squads}
        onChange={(value) => onChange(withOptions(draft, { squads: value }))}
      />
      {mode === 'revolution' ? undefined : (
        <>
          <Select
            label={say('lobby.players')}
            options={Array.from({ length: most }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))}
            value={String(options.players ?? 1)}
            onChange={(value) => change(withOptions(draft, { players: Number(value) }))}
            hint={say('lobby.escape.players-hint')}
          />
          <Select
            label={say('lobby.difficulty')}
            options={DIFFICULTIES.map((value) => ({ value, label: nameOf(value, locale) }))}
            value={typeof options.difficulty === 'string' ? options.difficulty : 'normal'}
            onChange={(value) => onChange(withOptions(draft, { difficulty: value }))}
            hint={say('lobby.escape.difficulty-hint')}
          />
        </>
      )}
      <Rulings
        game="escape"
        rulings={RULINGS}
        nameOf={(what, id) => say(`lobby.escape.${what}.${id}` as MessageKey)}
        draft={draft}
        onChange={onChange}
      />
      <div className={styles.story}>
        <p>{scenario === undefined ? undefined : textOf(`scenario.${scenario.id}`, locale)}</p>
        <p>
          {squads === 'recruited' || scenario === undefined
            ? say('lobby.escape.recruited-hint')
            : say(mode === 'revolution' ? 'lobby.escape.squads-two' : 'lobby.escape.squads-one', {
                resistance: names(scenario.squads.resistance),
                isc: names(scenario.squads.isc),
              })}
        </p>
      </div>
    </div>
  );
}
