/** Points of the sides, who holds what, and what scores and ends this scenario. */
import { scenarioOf } from '@tablerunner/combat-zone/plan';
import { usePlay } from '../../../table/play-context.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Label } from '../../../ui/label.tsx';
import { game, usePlan } from '../shared.ts';
import { type Holding, holdingsOf } from './holdings.ts';
import { Points } from './points.tsx';
import styles from './scoreboard.module.css';
import { SideSign } from './side-sign.tsx';
import { useSideName } from './sides.ts';
import { endsTold, exitsTold, scoresTold, type Told } from './victory-words.ts';

const QUARTERS = ['south-west', 'south-east', 'north-west', 'north-east'] as const;

export function Scoreboard() {
  const { say, speaker } = usePlay();
  const { view, setCursor } = usePlan();
  const sideName = useSideName();
  const { id } = scenarioOf(view);
  const holdings = holdingsOf(view);
  return (
    <section className={styles.score} aria-labelledby="score-title">
      <header>
        <Label id="score-title">{say('combat-zone.score.title')}</Label>
        <ClauseTag game={game.id} clause="CZ-SCEN-05" />
      </header>
      <Points />
      {holdings.length > 0 && (
        <ul className={styles.holdings}>
          {holdings.map((holding) => (
            <li key={`${holding.kind} ${holding.number}`}>
              {holding.side >= 0 ? <SideSign side={holding.side} /> : <span className={styles.free} />}
              <HoldingName holding={holding} />
              <span className={styles.holder}>{holderText(holding)}</span>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.rules}>
        <summary>{say('combat-zone.score.rules', { scenario: speaker.name(id) })}</summary>
        {speaker.has(`story.${id}`) && <p className={styles.quiet}>{speaker.say(`story.${id}`)}</p>}
        <Sentences told={scoresTold(view, say, sideName)} />
        <Sentences told={exitsTold(view, say, sideName)} />
        <Sentences told={endsTold(view, say, sideName)} />
      </details>
    </section>
  );

  function HoldingName({ holding: { kind, number, at } }: { readonly holding: Holding }) {
    const name =
      kind === 'quarter'
        ? say(`combat-zone.score.quarter-${QUARTERS[number - 1] ?? 'south-west'}`)
        : say(`combat-zone.score.thing-${kind}`, { number });
    if (at === undefined) return <span>{name}</span>;
    return (
      <button type="button" title={say('combat-zone.score.show')} onClick={() => setCursor(at)}>
        {name}
      </button>
    );
  }

  function holderText({ kind, side, carrier, isGone }: Holding): string {
    if (carrier !== undefined)
      return say('combat-zone.score.carried', { model: speaker.name(carrier), gone: String(isGone) });
    if (side < 0) return say('combat-zone.score.nobody', { kind });
    return sideName(view, side);
  }
}

function Sentences({ told }: { readonly told: readonly Told[] }) {
  if (told.length === 0) return undefined;
  return (
    <ul className={styles.sentences}>
      {told.map(({ text, clause }) => (
        <li key={text}>
          {text} <ClauseTag game={game.id} clause={clause} plain />
        </li>
      ))}
    </ul>
  );
}
