/** A match as a story: what happened at each moment, by which side, in which turn, and how the dice have treated each. */
import type { GameEvent } from '@tablerunner/engine';

/** What came of one command. */
export interface Moment {
  /** The length of the log after it, automatic answers included. */
  readonly at: number;
  readonly events: readonly GameEvent[];
  /** The same with names instead of numbers, as their sentences want them. */
  readonly told: readonly GameEvent[];
}

const MARKS = ['roll', 'damage', 'event', 'out'] as const;
export type Mark = (typeof MARKS)[number];

/** What a game says about a moment. */
export interface Reading {
  /** A turn that begins with it. */
  readonly turn?: number;
  /** The lane of whoever begins to act; `none` when somebody ceases to. */
  readonly acts?: string;
  readonly marks: readonly Mark[];
  /** Dice that a side rolled: faces, and how many sides each die has. */
  readonly dice: readonly { readonly lane: string; readonly face: number; readonly sides: number }[];
  /** The faces of the dice on the table once the last of them has fallen; none where nothing was rolled. */
  readonly lying?: readonly number[] | undefined;
  /** The event that is worth a line of its own in the list of moments, as its place among them. */
  readonly key?: number | undefined;
}

/** How a game's events are read. A new one for each match: it may remember what came before. */
export interface Reader {
  /** The sides, in the order of their lanes. */
  readonly lanes: readonly string[];
  read(events: readonly GameEvent[]): Reading;
}

export interface Beat extends Moment {
  readonly turn: number;
  readonly lane: string | undefined;
  readonly marks: readonly Mark[];
  readonly key: number | undefined;
  readonly lying: readonly number[];
  /** Twice the sum of what was rolled minus what was to be expected, by lane: twice, so that it stays a whole number. */
  readonly luck: Readonly<Record<string, number>>;
}

export interface Story {
  readonly lanes: readonly string[];
  readonly beats: readonly Beat[];
  /** Where turns begin, as places in `beats`. */
  readonly turns: readonly { readonly turn: number; readonly from: number }[];
}

/** `first`: the turn in which the match begins; one that goes on from another begins in the middle of it. */
export function tellStory(moments: readonly Moment[], reader: Reader, first = 0): Story {
  const beats: Beat[] = [];
  const turns: { turn: number; from: number }[] = [];
  let [turn, lane]: [number, string | undefined] = [first, undefined];
  let luck: Record<string, number> = Object.fromEntries(reader.lanes.map((name) => [name, 0]));
  for (const moment of moments) {
    const { turn: begun, acts, marks, dice, key, lying = [] } = reader.read(moment.events);
    if (begun !== undefined || turns.length === 0) turns.push({ turn: begun ?? first, from: beats.length });
    turn = begun ?? turn;
    if (acts !== undefined) lane = acts === 'none' ? undefined : acts;
    if (dice.length > 0) luck = addDice(luck, dice);
    beats.push({ ...moment, turn, lane: lane ?? laneOf(acts, beats), marks, key, lying, luck });
  }
  return { lanes: reader.lanes, beats, turns };
}

/** The moment in which somebody ceases to act is still theirs. */
const laneOf = (acts: string | undefined, beats: readonly Beat[]): string | undefined =>
  acts === 'none' ? beats.at(-1)?.lane : undefined;

function addDice(luck: Readonly<Record<string, number>>, dice: Reading['dice']): Record<string, number> {
  const sum: Record<string, number> = { ...luck };
  // The mean of a die with n sides is (n + 1) / 2.
  for (const { lane, face, sides } of dice) sum[lane] = (sum[lane] ?? 0) + 2 * face - (sides + 1);
  return sum;
}

/** The last beat that is not after a length of the log. */
export function beatAt({ beats }: Story, at: number): number {
  const place = beats.findLastIndex((beat) => beat.at <= at);
  return Math.max(0, place);
}

/** The first beat of the turn before or after the one that a beat belongs to. */
export function turnFrom({ turns, beats }: Story, place: number, way: 1 | -1): number {
  const now = turns.findLastIndex(({ from }) => from <= place);
  const here = turns[now]?.from ?? 0;
  if (way < 0 && place > here) return here;
  return turns[now + way]?.from ?? (way > 0 ? beats.length - 1 : 0);
}

/** Halves are exact: `+3½`, `−2`. */
export function sayLuck(twice: number, locale: string): string {
  const sign = twice > 0 ? '+' : twice < 0 ? '−' : '±';
  const [whole, half] = [Math.floor(Math.abs(twice) / 2), Math.abs(twice) % 2];
  const digits = new Intl.NumberFormat(locale).format(whole);
  return `${sign}${whole === 0 && half === 1 ? '' : digits}${half === 1 ? '½' : ''}`;
}
