/** A scenario in a few sentences: its story, who attacks, what brings points, and when it is over. */
import type { Words } from '../../../i18n/make-words.ts';
import { useWords } from '../../../i18n/use-words.ts';
import type { MessageKey } from '../../../i18n/words.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import type { Draft } from '../../draft.ts';
import { type LobbyScenario, nameOf, SCENARIOS, seatsOf, seatsOfSide, suits, textOf } from './content.ts';
import styles from './fields.module.css';

type Options = Draft['options'];

const listOf = (ids: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(ids.map((id) => nameOf(id, locale)));

function sidesLine(scenario: LobbyScenario, options: Options, say: Words): string | undefined {
  const names = (side: number): string => listOf(seatsOfSide(scenario, side, options), say.locale);
  const attacker = scenario.roles.indexOf('attacker');
  const facts = { first: names(attacker < 0 ? 0 : attacker), second: names(attacker === 1 ? 0 : 1) };
  if (attacker >= 0) return say('lobby.combat-zone.attack', facts);
  return seatsOf(options).length > scenario.players ? say('lobby.combat-zone.against', facts) : undefined;
}

function scoreLine(scenario: LobbyScenario, score: LobbyScenario['scores'][number], say: Words): string {
  const role = score.side === undefined ? 'team' : (scenario.roles[score.side] ?? 'team');
  return say(`lobby.combat-zone.score.${score.for}` as MessageKey, {
    points: score.points,
    at: score.at ?? 'end',
    who: score.who ?? 'any',
    carrying: String(score.carrying === true),
    objectives: scenario.objectives,
    role,
  });
}

function endLine({ rounds, points, target, tie, roles }: LobbyScenario, say: Words): string {
  return say('lobby.combat-zone.end', {
    rounds,
    points: points ?? 0,
    target: target?.points ?? 0,
    tie: tie === undefined ? 'none' : (roles[tie] ?? 'none'),
  });
}

export function ScenarioSheet({
  options,
  scenario,
}: {
  readonly options: Options;
  readonly scenario: LobbyScenario | undefined;
}) {
  const say = useWords();
  if (scenario === undefined) {
    const possible = SCENARIOS.filter((one) => suits(one, seatsOf(options).length)).map(({ id }) => id);
    return (
      <div className={styles.story}>
        <p>
          {say('lobby.combat-zone.random-hint', { scenarios: listOf(possible, say.locale) })}{' '}
          <ClauseTag game="combat-zone" clause="CZ-GAME-06" plain />
        </p>
      </div>
    );
  }
  const sides = sidesLine(scenario, options, say);
  return (
    <div className={styles.story}>
      <p>{textOf(`story.${scenario.id}`, say.locale)}</p>
      {sides === undefined ? undefined : <p className={styles.sides}>{sides}</p>}
      <p>{[...scenario.scores.map((score) => scoreLine(scenario, score, say)), endLine(scenario, say)].join(' ')}</p>
    </div>
  );
}
