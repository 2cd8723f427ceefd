/** Scenarios: the story, what brings points, and when it is over. */
import { SCENARIOS } from '../../lobby/games/combat-zone/content.ts';
import { ScenarioSheet } from '../../lobby/games/combat-zone/scenario-sheet.tsx';
import styles from '../cards.module.css';
import type { ShelfProps } from '../shelf.ts';

export function Scenarios({ speaker }: ShelfProps) {
  return (
    <ul className={styles.wide}>
      {SCENARIOS.map((scenario) => (
        <li key={scenario.id} className={styles.card}>
          <h3>{speaker.name(scenario.id)}</h3>
          <ScenarioSheet options={{ scenario: scenario.id, players: scenario.players }} scenario={scenario} />
        </li>
      ))}
    </ul>
  );
}
