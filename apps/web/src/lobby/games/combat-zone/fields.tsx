/** What is chosen before a match of Combat Zone: scenario, players, EB limit, teams, battlefield, readings of the rules. */
import { Users } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '../../../i18n/use-words.ts';
import type { MessageKey } from '../../../i18n/words.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Draft, withOptions, withSeats } from '../../draft.ts';
import type { FieldsProps } from '../../game-offer.ts';
import { Rulings } from '../../rulings.tsx';
import { BattlefieldFields } from './battlefield-fields.tsx';
import { nameOf, playersOf, RANDOM, RULINGS, SCENARIOS, scenarioOf, seatsOf, suits } from './content.ts';
import styles from './fields.module.css';
import { LimitField } from './limit-field.tsx';
import { ScenarioSheet } from './scenario-sheet.tsx';
import { BY_LIMIT, followLimit } from './team-choices.ts';
import { TeamField } from './team-field.tsx';

/** How many play, and as which sides: four can be two against two. */
const TABLES = {
  '2': { players: 2, sides: 2 },
  '3': { players: 3, sides: 3 },
  '4': { players: 4, sides: 4 },
  '2v2': { players: 4, sides: 2 },
} as const;
type Table = keyof typeof TABLES;
const ALL_TABLES = Object.keys(TABLES) as readonly Table[];

const tableFor = (players: number, sides: number): Table =>
  ALL_TABLES.find((one) => TABLES[one].players === players && TABLES[one].sides === sides) ?? '2';

/** `undefined` in the place of a value takes it away: the game fills in its own. */
const without = (options: Draft['options']): Draft['options'] =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

export function CombatZoneFields({ draft, onChange }: FieldsProps) {
  const say = useWords();
  const { locale } = say;
  const { options } = draft;
  const scenario = scenarioOf(options);
  const players = playersOf(options);
  const change = (chosen: Draft['options']): void => {
    const next = withOptions(draft, chosen);
    const seats = seatsOf(next.options);
    // Nobody sits there any more, so there is no team either.
    const teams = Object.entries((next.options.teams ?? {}) as Record<string, string>).filter(([seat]) =>
      seats.includes(seat),
    );
    const settled = without({ ...next.options, teams: teams.length === 0 ? undefined : Object.fromEntries(teams) });
    onChange(withSeats({ ...next, options: settled }, seats));
  };
  const chooseScenario = (id: string): void => {
    const found = SCENARIOS.find((one) => one.id === id);
    change({ scenario: id, players: found === undefined || suits(found, players) ? players : found.players });
  };
  const chooseTable = (table: Table): void => {
    const { players: seated, sides } = TABLES[table];
    const stays = scenario === undefined ? table !== '2v2' : scenario.players === sides;
    const first = SCENARIOS.find((one) => one.players === sides)?.id;
    change({ players: seated, ...(stays ? {} : { scenario: first }) });
  };
  const setTeam = (seat: string, team: string): void =>
    change({
      teams: without({ ...(options.teams as Draft['options']), [seat]: team === BY_LIMIT ? undefined : team }),
    });
  return (
    <div className={styles.fields}>
      <Select
        label={say('lobby.scenario')}
        options={[
          { value: RANDOM, label: say('lobby.combat-zone.random') },
          ...SCENARIOS.map(({ id, players: sides, isForBeginners }) => ({
            value: id,
            label: isForBeginners
              ? say('lobby.combat-zone.for-beginners', { scenario: nameOf(id, locale) })
              : nameOf(id, locale),
            group: say('lobby.combat-zone.for-players', { players: sides }),
          })),
        ]}
        value={scenario?.id ?? RANDOM}
        onChange={chooseScenario}
      />
      <Segmented
        legend={say('lobby.players')}
        segments={ALL_TABLES.map((value) => ({ value, label: say(`lobby.combat-zone.table-${value}`) }))}
        value={tableFor(players, scenario?.players ?? players)}
        onChange={chooseTable}
      />
      <LimitField
        options={options}
        onChange={(limit) =>
          change({ limit, teams: followLimit((options.teams ?? {}) as Record<string, string>, limit) })
        }
      />
      <ScenarioSheet options={options} scenario={scenario} />
      <div className={styles.teams}>
        {seatsOf(options).map((seat, place) => (
          <TeamField key={seat} seat={seat} place={place} options={options} onChange={(team) => setTeam(seat, team)} />
        ))}
        <Link href="/teams">
          <Users size={18} aria-hidden="true" />
          {say('lobby.combat-zone.build')}
        </Link>
      </div>
      <BattlefieldFields options={options} onChange={change} />
      <Rulings
        game="combat-zone"
        rulings={RULINGS}
        nameOf={(what, id) => say(`lobby.combat-zone.${what}.${id}` as MessageKey)}
        draft={draft}
        onChange={onChange}
      />
    </div>
  );
}
