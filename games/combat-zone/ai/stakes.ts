/** What a scenario makes things worth: a point, a life, a token, by how far the match has come. */
import { roundsOver, scenarioOf } from '../rules/scenario/marks.ts';
import { isMeant } from '../rules/scenario/score.ts';
import type { Scenario } from '../rules/scenario/types.ts';
import { colourOfToken } from '../rules/tokens.ts';
import type { CombatZoneState, Model, Token } from '../rules/types.ts';
import { modelOf, playerOf, profileOf } from '../rules/units.ts';

/** All points of an even match together are worth so much, in EB. */
const ALL_POINTS = 90;
const LEAST_POINT = 4;
const MOST_POINT = 16;
/** In the last round a point is worth so much more. */
const RISE = 0.5;
/** Matches without a last round are taken as if they had so many. */
const USUAL_ROUNDS = 5;

export interface Stakes {
  readonly scenario: Scenario;
  /** EB for a point. */
  readonly point: number;
  /** Rounds that are still to be played, this one included. */
  readonly left: number;
  /** From 0 at the beginning to 1 in the last round, or when somebody has the points that end the match. */
  readonly progress: number;
}

const roundsIn = ({ victory }: Scenario): number => {
  const end = victory.ends.find(({ when }) => when === 'rounds');
  return end?.when === 'rounds' ? end.count : USUAL_ROUNDS;
};

/** Points that a side comes to in an even match, about. */
function usualPoints(scenario: Scenario): number {
  const rounds = roundsIn(scenario);
  const { victory, setup } = scenario;
  let sum = 0;
  for (const score of victory.scores) {
    const times = 'at' in score && score.at === 'round' ? rounds : 1;
    if (score.for === 'quarters') sum += 1.5 * times * score.points;
    else if (score.for === 'objectives') sum += (setup.objectives.length / 2) * times * score.points;
    else if (score.for === 'zone') sum += 0.5 * times * score.points;
    else if (score.for === 'worked') sum += 1.5 * score.points;
    else sum += (score.who === 'leader' ? 0.5 : 2.5) * score.points;
  }
  return Math.max(1, sum);
}

const points = new WeakMap<Scenario, number>();

function pointIn(scenario: Scenario): number {
  const known = points.get(scenario);
  if (known !== undefined) return known;
  const point = Math.max(LEAST_POINT, Math.min(MOST_POINT, ALL_POINTS / 2 / usualPoints(scenario)));
  points.set(scenario, point);
  return point;
}

/** How near somebody is to the points that end the match, from 0 to 1. */
function nearnessOf({ players }: CombatZoneState, { victory }: Scenario): number {
  const end = victory.ends.find(({ when }) => when === 'points');
  if (end?.when !== 'points') return 0;
  return Math.min(1, Math.max(...players.map(({ score }) => score)) / end.points);
}

export function stakesOf(state: CombatZoneState): Stakes {
  const scenario = scenarioOf(state);
  const rounds = roundsIn(scenario);
  const left = Math.max(1, rounds - roundsOver(state));
  const progress = Math.max((rounds - left) / Math.max(1, rounds - 1), nearnessOf(state, scenario));
  return { scenario, point: pointIn(scenario) * (1 + RISE * progress), left, progress };
}

/** Whoever is red-lined still has this share of what it was worth. */
const STUMP = 0.35;
const DRONE = 4;
const CARD = 1.5;
/** A token that is ready. */
const READY = 0.3;
const COLOUR = { green: 1.4, yellow: 1, red: 0.6 } as const;
const HACKED = 1.5;
const STUNNED = 1.5;
const RUNNING = 2;
/** A Luck token at the beginning. */
export const LUCK = 3;

/** Wounds that it can still take, the last one included. */
export function livesOf({ kind, tokens }: Model): number {
  if (kind !== 'character') return 1;
  let lives = 1;
  for (const token of tokens) if (colourOfToken(token) !== 'red') lives++;
  return lives;
}

const mostLives = ({ kind, tokens }: Model): number => {
  if (kind !== 'character') return 1;
  let lives = 1;
  for (const { printed } of tokens) if (printed !== 'red') lives++;
  return lives;
};

/** What it cost, gear included. */
export function priceOf(state: CombatZoneState, model: number): number {
  const { kind, carried } = modelOf(state, model);
  return kind === 'drone' ? DRONE : (profileOf(state, model)?.eb ?? 0) + CARD * carried.length;
}

export const readyWorth = (token: Token): number => (token.isReady ? READY * COLOUR[colourOfToken(token)] : 0);

/** Material counts less towards the end, when only points decide. */
const FADE = 0.75;

const weightOf = ({ progress }: Stakes): number => 1 - FADE * progress;

/** EB of a model that can take so many wounds. */
function bodyWorth(state: CombatZoneState, model: number, lives: number): number {
  if (lives <= 0) return 0;
  const full = mostLives(modelOf(state, model));
  return priceOf(state, model) * (full <= 1 ? 1 : STUMP + ((1 - STUMP) * (lives - 1)) / (full - 1));
}

/** Points that others get when it is taken out. */
function priceOnHead(state: CombatZoneState, model: number, { scenario }: Stakes): number {
  const { side } = playerOf(state, modelOf(state, model).player);
  let sum = 0;
  for (const score of scenario.victory.scores) {
    if (score.for === 'taken-out' && score.side !== side && isMeant(state, model, score.who)) sum += score.points;
    if (score.for === 'standing' && (score.side ?? side) === side && isMeant(state, model, score.who))
      sum += score.points;
  }
  return sum;
}

/** What a model is worth to its side as it stands. */
export function worthOf(state: CombatZoneState, model: number, stakes: Stakes): number {
  const { kind, place, tokens, hacked, stunned, programs } = modelOf(state, model);
  if (place === 'out') return 0;
  const lives = livesOf(modelOf(state, model));
  let sum = bodyWorth(state, model, lives);
  // Who has left the table is not lost, or nobody would ever leave; but it does nothing any more.
  if (place !== 'gone') {
    for (const token of tokens) sum += readyWorth(token);
    for (const { isRunning } of programs) if (isRunning) sum += RUNNING;
    sum -= HACKED * hacked + STUNNED * stunned;
  }
  sum *= weightOf(stakes);
  if (kind === 'drone') return sum;
  // A wounded one is nearer to being taken out, and to the points for that.
  const share = lives / mostLives(modelOf(state, model));
  return sum + 0.4 * share * priceOnHead(state, model, stakes) * stakes.point;
}

/** What so many more wounds cost its side, points for others included. */
export function lossOf(state: CombatZoneState, model: number, wounds: number, stakes: Stakes): number {
  const wounded = modelOf(state, model);
  const lives = livesOf(wounded);
  const left = Math.max(0, lives - wounds);
  const full = mostLives(wounded);
  const weight = weightOf(stakes);
  const head = priceOnHead(state, model, stakes) * stakes.point;
  const body = bodyWorth(state, model, lives) - bodyWorth(state, model, left);
  const ready =
    left > 0 ? READY * 0.4 * Math.min(wounds, lives) : wounded.tokens.reduce((sum, one) => sum + readyWorth(one), 0);
  return weight * (body + ready) + (0.4 * head * (lives - left)) / full + (left === 0 ? head : 0);
}
