/** What is chosen before a match: scenario, players, EB limit, teams, battlefield, and the table's reading of the rules. Clauses CZ-GAME-04 to 06, CZ-SIZE-*, CZ-MPLAY-01, CZ-TEAMPLAY-01. */
import type { Refusal, Seat, SetupChance } from '@tablerunner/engine';
import { z } from 'zod';
import { CARDS, type CardBox } from '../../content/cards.ts';
import { SCENARIOS, scenarioNamed } from '../../content/scenarios/scenarios.ts';
import { READY_TEAMS } from '../../content/teams.ts';
import { tableOptions } from '../options.ts';
import type { Scenario } from '../scenario/types.ts';
import type { Size } from '../scenario/zones.ts';
import { problemsOfTeam } from '../team/check.ts';
import type { TeamList } from '../team/list.ts';
import { parseTeam, printTeam } from '../team/text.ts';
import type { CombatZoneState } from '../types.ts';
import { boxWith, ownCards } from './own-cards.ts';
import { type Start, startGame } from './start.ts';

export const SEATS = ['p1', 'p2', 'p3', 'p4'] as const;

/** CZ-SIZE-02, CZ-SIZE-03. */
const SIZES: Readonly<Record<string, Size>> = {
  '22x30': { width: 22_000, depth: 30_000 },
  '44x30': { width: 44_000, depth: 30_000 },
};
/** Above this limit a double table is recommended. */
const SINGLE_TABLE = 150;
const SEEDS = 1_000_000;

const options = z.strictObject({
  /** `random`: the players do not agree on one (CZ-GAME-06). */
  scenario: z.enum(['random', ...SCENARIOS.map(({ id }) => id)]).default('turf-war'),
  players: z.int().min(2).max(SEATS.length).default(2),
  /** For every team (CZ-SIZE-01). */
  limit: z.int().min(40).max(500).default(100),
  size: z.enum(['auto', '22x30', '44x30']).default('auto'),
  /** The number that the battlefield is laid by; left out: by chance. `bare`: no scenery at all (CZ-FIELD-05). */
  field: z
    .union([
      z
        .int()
        .min(0)
        .max(SEEDS - 1),
      z.literal('bare'),
    ])
    .optional(),
  /** By seat: a ready-made team by its ID, or a team as text. Left out: ready-made ones in turn. */
  teams: z.partialRecord(z.enum(SEATS), z.string().max(4000)).default({}),
  /** Cards of one's own beside those that we ship, as packs write them. */
  cards: ownCards.optional(),
  table: tableOptions.prefault({}),
});

type GameOptions = z.infer<typeof options>;

/** A scenario for two may be played two against two (CZ-MPLAY-01, CZ-TEAMPLAY-01). */
const fits = ({ players }: Scenario, seated: number): boolean => players === seated || (players === 2 && seated === 4);

/** Why so many cannot play a scenario, in a sentence. */
export function whyUnfit(scenario: Scenario, seated: number): string | undefined {
  if (fits(scenario, seated)) return undefined;
  const { id, players } = scenario;
  return `${id} is for ${players}${players === 2 ? ', or for two against two' : ''} (CZ-MPLAY-01)`;
}

function readTeam(text: string): TeamList | string {
  const ready = READY_TEAMS.find(({ id }) => id === text.trim());
  if (ready !== undefined) return ready.team;
  if (!text.trim().startsWith('team ')) {
    return `there is no team called '${text.slice(0, 30)}'; there are ${READY_TEAMS.map(({ id }) => id).join(', ')}`;
  }
  const read = parseTeam(text);
  return read.ok ? read.value : `${read.where}: ${read.problem}`;
}

/** `too many gonks: gonks 7, most 4 (CZ-TEAM-08)`: options are read where no language has been chosen yet. */
function sayProblem({ reason, clause, facts }: Refusal): string {
  const about = Object.entries(facts).map(([name, value]) => `${name} ${String(value)}`);
  return `${reason.replaceAll('-', ' ')}${about.length === 0 ? '' : `: ${about.join(', ')}`} (${clause})`;
}

/** Why a team cannot play under the limit, in a sentence. */
function problemOfTeam(text: string, limit: number, box: CardBox = CARDS): string | undefined {
  const team = readTeam(text);
  if (typeof team === 'string') return team;
  if (team.limit > limit) return `the team was built for ${team.limit} EB, the limit is ${limit} (CZ-SIZE-01)`;
  const [problem] = problemsOfTeam(box, team);
  return problem === undefined ? undefined : sayProblem(problem);
}

export const gameOptions = options.superRefine(({ scenario, players, limit, teams, cards }, check) => {
  const issue = (path: string[], message: string): void => check.addIssue({ code: 'custom', path, message });
  const unfit = scenario === 'random' ? undefined : whyUnfit(scenarioNamed(scenario), players);
  if (unfit !== undefined) issue(['players'], unfit);
  const box = boxWith(cards);
  if (!box.ok) issue(['cards'], box.problem);
  const seats: readonly string[] = SEATS.slice(0, players);
  for (const [seat, text] of Object.entries(teams)) {
    if (text === undefined) continue;
    const problem = seats.includes(seat)
      ? problemOfTeam(text, limit, box.ok ? box.value : CARDS)
      : `nobody sits at ${seat}`;
    if (problem !== undefined) issue(['teams', seat], problem);
  }
});

export const seatsFor = (chosen: Record<string, unknown>): readonly Seat[] =>
  SEATS.slice(0, (chosen as GameOptions).players);

/** Ready-made teams for a limit: the dearest that it allows, factions in turn. */
function usualTeam(limit: number, place: number): TeamList {
  const allowed = READY_TEAMS.map(({ team }) => team).filter((team) => team.limit <= limit);
  const dearest = Math.max(...allowed.map((team) => team.limit));
  const fitting = allowed.filter((team) => team.limit === dearest);
  const team = fitting[place % fitting.length];
  if (team !== undefined) return team;
  // Below the smallest ready-made team: as many of its members as the limit pays for, its leader first.
  const smallest = READY_TEAMS.map(({ team: one }) => one).filter((one) => one.limit === LEAST_READY)[place % 2];
  if (smallest === undefined) throw new Error('there is no ready-made team');
  let members = [...smallest.members];
  while (members.length > 1 && problemsOfTeam(CARDS, { ...smallest, limit, members }).length > 0) {
    members = members.slice(0, -1);
  }
  return { ...smallest, limit, members };
}

const LEAST_READY = Math.min(...READY_TEAMS.map(({ team }) => team.limit));

const sizeFor = (
  { size, limit, players }: Pick<GameOptions, 'size' | 'limit' | 'players'>,
  { setup }: Scenario,
): Size => {
  const isDouble = limit > SINGLE_TABLE || players > 2 || setup.size === 'double';
  const name = size === 'auto' ? (isDouble ? '44x30' : '22x30') : size;
  return SIZES[name] ?? { width: 22_000, depth: 30_000 };
};

export function setup(chosen: Record<string, unknown>, seats: readonly Seat[], chance: SetupChance): CombatZoneState {
  const wishes = chosen as GameOptions;
  const possible = SCENARIOS.filter((scenario) => fits(scenario, seats.length));
  const scenario =
    wishes.scenario === 'random'
      ? (possible[chance.pick(possible.length)] as Scenario)
      : scenarioNamed(wishes.scenario);
  const teams = SEATS.slice(0, seats.length).map((seat, place) => {
    const text = wishes.teams[seat];
    const team = text === undefined ? usualTeam(wishes.limit, place) : readTeam(text);
    if (typeof team === 'string') throw new Error(team);
    return team;
  });
  const seed = wishes.field === 'bare' ? undefined : (wishes.field ?? chance.pick(SEEDS));
  const box = boxWith(wishes.cards);
  if (!box.ok) throw new Error(box.problem);
  const start: Start = { scenario, teams, size: sizeFor(wishes, scenario), seed, table: wishes.table, box: box.value };
  return startGame(start, seats);
}

/** The table that a position shows. */
export function tableOf({ scenario, seats, options: table, field, players, models }: CombatZoneState) {
  const size = field.width === 44_000 && field.depth === 30_000 ? '44x30' : '22x30';
  const teams = Object.fromEntries(
    seats.map((seat, player) => {
      const members = models
        .filter((model) => model.player === player && model.kind !== 'drone')
        .map(({ card, carried, programs }) => ({
          profile: card,
          gear: carried.filter(({ isPrinted }) => !isPrinted).map((one) => one.card),
          programs: programs.map((one) => one.card),
        }));
      return [seat, printTeam({ faction: players[player]?.faction ?? '', limit: 500, members })];
    }),
  );
  const isLegal = seats.every((seat) => problemOfTeam(teams[seat] ?? '', 500) === undefined);
  const isKnown = SCENARIOS.some(({ id }) => id === scenario) && fits(scenarioNamed(scenario), seats.length);
  return {
    seats,
    // What the teams may have cost, no position tells; a table without aims, no option can choose.
    shown: { scenario, players: seats.length, size, table },
    options: {
      scenario: isKnown ? scenario : 'random',
      players: seats.length,
      size,
      ...(isLegal ? { limit: 500, teams } : {}),
      table,
    },
  };
}
