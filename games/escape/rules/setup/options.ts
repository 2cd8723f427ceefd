/** What is chosen before a match: mode, scenario, players, squads, and the table's reading of the rules. ES-SETUP-01, ES-SETUP-02, ES-LEADER-02. */
import type { Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { CHART } from '../../content/recruitment.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { effectSchema } from '../campaign/effects.ts';
import { problemOfSquads, squadsSchema } from '../campaign/squads.ts';
import { DIFFICULTIES } from '../lists.ts';
import { tableOptions } from '../options.ts';
import { auditScenario } from '../scenario/audit.ts';
import { type Scenario, scenarioSchema } from '../scenario/types.ts';
import { type EscapeState, FACTIONS } from '../types.ts';

export const COOPERATION_SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;

/** The first scenario of the mode, where none is named. */
const FIRST = 'first';

/** A scenario of a pack goes before those of the content. */
const scenarioOf = ({ mode, scenario, own }: Chosen): Scenario | undefined =>
  own?.scenario ?? scenarioNamed(mode, scenario);

interface Chosen {
  readonly mode: Scenario['mode'];
  readonly scenario: string;
  readonly own?: { readonly scenario: Scenario } | undefined;
}

const scenarioNamed = (mode: Scenario['mode'], name: string): Scenario | undefined =>
  SCENARIOS.find((scenario) => scenario.mode === mode && (name === FIRST || scenario.id === name));

interface Squads extends Chosen {
  readonly players: number;
  readonly squads: 'recruited' | 'proposed';
  readonly campaign?: { readonly squads: { readonly resistance: readonly string[] } } | undefined;
}

/** ES-LEADER-02: every player needs a character. Which branch is taken is decided later; one of them must be large enough. */
function problemOfPlayers(options: Squads): string | undefined {
  const { mode, players, squads, campaign } = options;
  const recruitment = scenarioOf(options)?.recruitment;
  if (mode === 'revolution' || recruitment === undefined) return undefined;
  const most =
    campaign !== undefined
      ? campaign.squads.resistance.length
      : squads === 'proposed'
        ? recruitment.squads.resistance.length
        : Math.max(...recruitment.branches.map((branch) => CHART[branch].resistance.length));
  return players <= most ? undefined : `there are ${most} characters, too few for ${players} players`;
}

/** What its schema cannot see: whether a scenario of one's own fits the mode, its board and the cards. */
function problemOfOwn(mode: Scenario['mode'], scenario: Scenario): string | undefined {
  if (scenario.mode !== mode) return 'this scenario belongs to the other mode';
  const [first] = auditScenario(scenario);
  return first === undefined ? undefined : `${first.field}: ${first.problem}`;
}

export const gameOptions = z
  .strictObject({
    mode: z.enum(['revolution', 'cooperation']).default('revolution'),
    scenario: z.enum([FIRST, ...SCENARIOS.map(({ id }) => id)]).default(FIRST),
    /** Cooperation: how many share the squad. */
    players: z.int().min(1).max(COOPERATION_SEATS.length).default(1),
    /** Cooperation: how many Repression cards are drawn each turn (ES-COOP-11). */
    difficulty: z.enum(DIFFICULTIES).default('normal'),
    /** Recruit by the branches of the chart (ES-RECRUIT-01), or take the squads that the scenario proposes. */
    squads: z.enum(['recruited', 'proposed']).default('recruited'),
    table: tableOptions.prefault({}),
    /** A game of a campaign: the squads that stay together, and what the games before it have changed (ES-CAMP-03, ES-CAMP-06). */
    campaign: z.strictObject({ squads: squadsSchema, effects: z.array(effectSchema).max(20).default([]) }).optional(),
    /** A scenario of one's own, as a pack gives it: the match carries it whole. */
    own: z.strictObject({ scenario: scenarioSchema }).optional(),
  })
  .superRefine(({ mode, own }, check) => {
    const problem = own === undefined ? undefined : problemOfOwn(mode, own.scenario);
    if (problem !== undefined) check.addIssue({ code: 'custom', path: ['own', 'scenario'], message: problem });
  })
  .refine(({ mode, scenario }) => scenario === FIRST || scenarioNamed(mode, scenario) !== undefined, {
    path: ['scenario'],
    message: 'this scenario belongs to the other mode',
  })
  .superRefine((options, check) => {
    const problem = problemOfPlayers(options);
    if (problem !== undefined) check.addIssue({ code: 'custom', path: ['players'], message: problem });
  })
  .superRefine(({ campaign, table }, check) => {
    const problem = campaign === undefined ? undefined : problemOfSquads(campaign.squads, table);
    if (problem !== undefined) check.addIssue({ code: 'custom', path: ['campaign', 'squads'], message: problem });
  });

export type GameOptions = z.infer<typeof gameOptions>;

export function scenarioChosen(options: Pick<GameOptions, 'mode' | 'scenario' | 'own'>): Scenario {
  const found = scenarioOf(options);
  if (found === undefined) throw new Error(`there is no scenario called ${options.scenario} for ${options.mode}`);
  return found;
}

/** Revolution: a seat per faction; whoever sits down decides which one to play (ES-SETUP-01). */
export const seatsFor = ({ mode, players }: Pick<GameOptions, 'mode' | 'players'>): readonly Seat[] =>
  mode === 'revolution' ? FACTIONS : COOPERATION_SEATS.slice(0, players);

/** Mode, seats and readings of the rules, as a position shows them; its scenario where it is one of the content. */
export const tableOf = ({ mode, seats, scenario, options }: EscapeState) => ({
  seats,
  options: {
    mode,
    ...(mode === 'cooperation' ? { players: seats.length } : {}),
    ...(typeof scenario === 'string' && scenarioNamed(mode, scenario) !== undefined ? { scenario } : {}),
    table: options,
  },
});
