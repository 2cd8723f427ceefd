/** Scenarios of the content, checked when loaded; all are ours (gaps: CZ-GAP-08). Clauses CZ-GAME-02, CZ-SCEN-01. */
import { checkPack, type PackProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { type Scenario, scenarioSchema } from '../../rules/scenario/types.ts';
import { SCENERY } from '../scenery/scenery.ts';
import { sound } from '../sound.ts';
import scenarios from './base.json' with { type: 'json' };

export const scenariosSchema = z.strictObject({ pack: z.string().min(1), scenarios: z.array(scenarioSchema).min(1) });

type Found = Omit<PackProblem, 'file'>;

/** What a schema cannot see: a side that is not there, scenery that nobody has, a match that nobody can win or that never ends. */
function auditScenario({ id, players, setup, victory }: Scenario): readonly Found[] {
  const entry = `scenarios: ${id}`;
  const problems: { field: string; problem: string }[] = [];
  const side = (field: string, value: number | 'chance' | undefined): void => {
    if (typeof value === 'number' && value >= setup.sides.length) {
      problems.push({ field, problem: `there are only ${setup.sides.length} sides, counted from 0` });
    }
  };
  if (setup.sides.length !== players) {
    problems.push({ field: 'setup.sides', problem: `a scenario for ${players} has ${players} sides (CZ-SCEN-02)` });
  }
  side('setup.firstToDeploy', setup.firstToDeploy);
  side('setup.firstControl', setup.firstControl);
  for (const [i, objective] of setup.objectives.entries()) {
    if (objective.kind === 'device') side(`setup.objectives[${i}].side`, objective.side);
  }
  for (const [i, { card }] of setup.scenery.entries()) {
    if (SCENERY.some((piece) => piece.id === card)) continue;
    problems.push({ field: `setup.scenery[${i}].card`, problem: `there is no scenery called ${card}` });
  }
  const kinds = setup.objectives.map(({ kind }) => kind);
  const exits = setup.sides.some((one) => one.exits !== undefined);
  for (const [i, score] of victory.scores.entries()) {
    const field = `victory.scores[${i}]`;
    side(`${field}.side`, score.side);
    if (score.for === 'objectives' && kinds.length === 0) problems.push({ field, problem: 'there is no objective' });
    if (score.for === 'worked' && !kinds.includes('device')) problems.push({ field, problem: 'there is no device' });
    if (score.for === 'left' && !exits) problems.push({ field, problem: 'no side has an exit' });
    if (score.for === 'left' && score.carrying && !kinds.includes('crate')) {
      problems.push({ field, problem: 'there is no crate to carry' });
    }
  }
  for (const [i, end] of victory.ends.entries()) {
    if (end.when === 'gone') side(`victory.ends[${i}].side`, end.side);
    if (end.when === 'devices' && end.count > kinds.filter((kind) => kind === 'device').length) {
      problems.push({ field: `victory.ends[${i}].count`, problem: 'there are not so many devices' });
    }
  }
  if (!victory.ends.some(({ when }) => when === 'rounds')) {
    problems.push({
      field: 'victory.ends',
      problem: 'one of them must be a number of rounds, or a match might never end',
    });
  }
  const { decide } = victory;
  side('victory.decide', decide.by === 'target' ? decide.side : decide.tie);
  return problems.map((problem) => ({ entry, ...problem }));
}

export const auditScenarios = ({ scenarios: list }: z.infer<typeof scenariosSchema>): readonly Found[] => [
  ...list.flatMap(auditScenario),
  ...list.flatMap(({ id }, i) =>
    list.findIndex((other) => other.id === id) < i
      ? [{ entry: `scenarios: ${id}`, field: 'id', problem: 'another entry has this ID' }]
      : [],
  ),
];

export const SCENARIOS: readonly Scenario[] = sound(
  checkPack('scenarios/base.json', scenarios, scenariosSchema, auditScenarios),
).scenarios;

/** A table without aims, for positions that want none: nobody scores, and nothing ends it. */
export const NO_SCENARIO: Scenario = {
  id: 'none',
  source: 'ours',
  players: 2,
  isForBeginners: false,
  setup: {
    theme: 'street',
    size: 'by-limit',
    scenery: [],
    sides: [],
    deployment: 'by-turns',
    firstToDeploy: 0,
    firstControl: 0,
    objectives: [],
  },
  victory: { scores: [], ends: [], decide: { by: 'points' } },
  aftermath: { winner: 0, loser: 0 },
};

const byId = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

export function scenarioNamed(id: string): Scenario {
  const scenario = byId.get(id);
  if (scenario === undefined) throw new Error(`there is no scenario called ${id}`);
  return scenario;
}
