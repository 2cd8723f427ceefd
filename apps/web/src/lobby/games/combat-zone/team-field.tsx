/** The team of one seat: ready-made, or one of my own; one that may not play says why. */
import { useWords } from '../../../i18n/use-words.ts';
import { useSavedTeams } from '../../../teams/saved-teams.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Draft } from '../../draft.ts';
import { nameOf } from './content.ts';
import styles from './fields.module.css';
import { problemOfTeam, teamOf } from './objection.ts';
import { BY_LIMIT, teamChoices, usualTeam } from './team-choices.ts';

interface TeamFieldProps {
  readonly seat: string;
  /** The place of the seat at the table, from 0. */
  readonly place: number;
  readonly options: Draft['options'];
  readonly onChange: (team: string) => void;
}

export function TeamField({ seat, place, options, onChange }: TeamFieldProps) {
  const say = useWords();
  const mine = useSavedTeams();
  const limit = Number(options.limit);
  const chosen = teamOf(options, seat);
  const problem = problemOfTeam(options, seat, mine, say);
  const groups = { ready: say('lobby.combat-zone.teams-ready'), mine: say('lobby.combat-zone.teams-mine') };
  const choices = teamChoices({ limit, chosen, mine }, say);
  const usual = usualTeam(limit, place);
  return (
    <Select
      label={say('lobby.combat-zone.team-at', { seat: nameOf(seat, say.locale) })}
      options={[
        {
          value: BY_LIMIT,
          label: say('lobby.combat-zone.team-by-limit', { faction: nameOf(usual ?? '', say.locale) }),
        },
        ...choices.map(({ value, label, group, problem: wrong }) => ({
          value,
          label: wrong === undefined ? label : say('lobby.combat-zone.team-refused', { team: label }),
          group: groups[group],
        })),
      ]}
      value={chosen}
      onChange={onChange}
      hint={
        problem === undefined ? undefined : (
          <span className={styles.problem}>
            {problem.text} <ClauseTag game="combat-zone" clause={problem.clause} plain />
          </span>
        )
      }
    />
  );
}
