/** Matches of burncycle that partners have played beforehand, and how they come onto the page. */
import { burncycleGame } from '@tablerunner/burncycle';
import { dailyMission } from '@tablerunner/burncycle/daily';
import { Match, type MatchSave } from '@tablerunner/engine';
import type { Page } from 'playwright-core';
import { game } from '../../src/games/burncycle/shared.ts';
import { CAPTAINS, MISSIONS } from '../../src/lobby/games/burncycle/content.ts';
import { answer, partner, untilLength } from './burncycle-kit.ts';

type Options = Readonly<Record<string, unknown>>;

const MISSION_IDS = MISSIONS.map(({ id }) => id);

export const missionOfDay = (date: string) => dailyMission(date, MISSION_IDS, CAPTAINS);

/** The dice of a day are the same at every table. */
const seedOf = (options: Options): string => burncycleGame.seedOf?.(options as never) ?? '';

function begin(options: Options, seed: string): Match {
  const begun = Match.start(game, { seed, options });
  if (!begun.ok) throw new Error(`${begun.where}: ${begun.problem}`);
  return begun.value;
}

export interface Planned {
  readonly options: Options;
  readonly choices: readonly unknown[];
  /** How often the team has changed to another floor. */
  readonly changes: number;
  readonly won: boolean;
}

/** How a match of a day goes when partners play it. */
function playThrough(options: Options): Planned {
  const match = begin(options, seedOf(options));
  const player = partner(1);
  const choices: unknown[] = [];
  const floorNow = (): unknown => (match.position.state as { floor: { layout: unknown } }).floor.layout;
  let [floor, changes] = [floorNow(), 0];
  for (let at = match.decision(); at !== undefined; at = match.decision()) {
    const choice = player.choose(match.view(at.seat));
    choices.push(choice);
    match.play(at.seat, choice);
    if (floorNow() !== floor) changes += 1;
    floor = floorNow();
  }
  const won = (match.position.outcome?.winners.length ?? 0) > 0;
  return { options, choices, changes, won };
}

const DAYS = 200;
const MOST = 240;

/** The first day of 2027 whose mission has so many floors and is won by so many agents without thinking for long. */
export function dayOf(floors: number, players: number): Planned {
  for (let day = 1; day <= DAYS; day++) {
    const date = new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
    const mission = missionOfDay(date);
    const count = MISSIONS.find(({ id }) => id === mission.mission)?.floors.length;
    if (count !== floors || mission.difficulty !== 'simplified') continue;
    const planned = playThrough({ ...mission, players, daily: date });
    if (planned.won && planned.changes === floors - 1 && planned.choices.length < MOST) return planned;
  }
  throw new Error(`no mission of ${floors} floors is won in ${DAYS} days`);
}

/** Plays it command by command, each on the page of whoever decides, and tells before each where the match stands. */
export async function playOut(
  { options, choices }: Planned,
  pageOf: (seat: string) => Page,
  tell: (match: Match, page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const match = begin(options, seedOf(options));
  for (const choice of choices) {
    const at = match.decision();
    if (at === undefined) throw new Error('the match is over before its last command');
    const page = pageOf(at.seat);
    await untilLength(page, match.log.length);
    await tell(match, page);
    await answer(page, match.view(at.seat), choice);
    match.play(at.seat, choice);
  }
  if (match.decision() !== undefined) throw new Error('the match goes on after its last command');
}

interface Moment {
  readonly step: string;
  readonly round: number;
}

export interface Found {
  readonly match: Match;
  readonly save: MatchSave;
}

const SEEDS = 200;

/** A match that partners, or chance, have played up to a moment that fits. */
export function foundAt(fits: (moment: Moment) => boolean, player: 'greedy' | 'random' = 'greedy'): Found {
  for (let seed = 0; seed < SEEDS; seed++) {
    const match = begin({ mission: 'night-shift', players: 1 }, `moments ${seed}`);
    const plays = partner(seed, player);
    for (let at = match.decision(); at !== undefined; at = match.decision()) {
      const { round } = match.position.state as { round: number };
      if (fits({ step: at.step, round })) return { match, save: match.save() };
      match.play(at.seat, plays.choose(match.view(at.seat)));
    }
  }
  throw new Error(`nothing fits in ${SEEDS} matches`);
}

/** As if it had been set up the last time: the set-up panel and "Play now" take it. */
export async function keepDraft(page: Page, options: Options, who: Readonly<Record<string, string>>): Promise<void> {
  const seats = Object.entries(who).map(([seat, sits]) => [seat, { who: sits, strength: '1' }]);
  const draft = { options, seats: Object.fromEntries(seats), keep: 'here' };
  await page.evaluate((text) => localStorage.setItem('tablerunner.draft.burncycle', text), JSON.stringify(draft));
  await page.reload();
}
