/** What a scenario keeps in the state: rounds that are over, where crates are and who has them, devices that were worked at. */
import type { Spot } from '@tablerunner/geometry';
import { NO_SCENARIO, SCENARIOS } from '../../content/scenarios/scenarios.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';
import type { Objective, Scenario } from './types.ts';
import { pointOf } from './zones.ts';

const byId = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

export const scenarioOf = ({ scenario }: Pick<CombatZoneState, 'scenario'>): Scenario =>
  byId.get(scenario) ?? NO_SCENARIO;

export const objectivesOf = (state: CombatZoneState): readonly Objective[] => scenarioOf(state).setup.objectives;

export const roundsOver = ({ marks }: CombatZoneState): number => marks.rounds ?? 0;

/** So many Inspires of a side are counted for so many rounds while all its players have models. */
export const usualInspires = ({ players }: CombatZoneState, side: number, rounds: number): number =>
  rounds * players.filter((player) => player.side === side).length;

/** Inspires of a side that were counted for the rounds that are over; the mark is there once a partner has lost everybody. */
export const inspiresCounted = (state: CombatZoneState, side: number): number =>
  state.marks[`counted-${side}`] ?? usualInspires(state, side, roundsOver(state));

/** The names of marks of objectives, made once for each: they are asked for all the time. */
function marksNamed(name: string): (objective: number) => string {
  const names: string[] = [];
  return (objective) => {
    names[objective] ??= `${name}-${objective}`;
    return names[objective];
  };
}

const [holderMark, workerMark, xMark, yMark, zMark] = [
  marksNamed('holder'),
  marksNamed('worker'),
  marksNamed('x'),
  marksNamed('y'),
  marksNamed('z'),
];

/** The model that carries a crate, or has left the table with it; -1 for nobody. */
export const holderOf = ({ marks }: CombatZoneState, objective: number): number => marks[holderMark(objective)] ?? -1;

/** The player who was the last to work at a device; -1 for nobody. */
export const workerOf = ({ marks }: CombatZoneState, objective: number): number => marks[workerMark(objective)] ?? -1;

/** The crate that a model carries; -1 for none. */
export const carriedBy = (state: CombatZoneState, model: number): number =>
  objectivesOf(state).findIndex(({ kind }, i) => kind === 'crate' && holderOf(state, i) === model);

/** Where an objective is: with whoever carries it, where it was dropped, or where it began; undefined once it has left the table. */
export function spotOf(state: CombatZoneState, objective: number): Spot | undefined {
  const holder = holderOf(state, objective);
  if (holder >= 0) {
    const { x, y, z, place } = modelOf(state, holder);
    return place === 'table' ? { x, y, z } : undefined;
  }
  const { marks, field } = state;
  const x = marks[xMark(objective)];
  if (x !== undefined) return { x, y: marks[yMark(objective)] ?? 0, z: marks[zMark(objective)] ?? 0 };
  const found = objectivesOf(state)[objective];
  return found === undefined ? undefined : { ...pointOf(field, found.at), z: 0 };
}
