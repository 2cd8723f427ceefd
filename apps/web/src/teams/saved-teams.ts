/**
 * The teams of Combat Zone that this browser keeps, with what can be said of each without the game: the lobby offers them.
 * Every change reads what is there first, so that two windows do not write over each other.
 */
import { useSyncExternalStore } from 'react';

export interface SavedTeam {
  readonly id: string;
  readonly name: string;
  /** The team in its text form: the truth; the rest was read off it when it was kept. */
  readonly text: string;
  readonly faction: string;
  readonly limit: number;
  readonly eb: number;
  readonly models: number;
  /** The clauses of what is wrong with it; none: it may be played. */
  readonly broken: readonly string[];
  readonly changed: number;
}

const KEY = 'tablerunner.teams.combat-zone';
export const LONGEST_NAME = 60;
const MOST = 200;

let raw: string | null | undefined;
let known: readonly SavedTeam[] = [];
const listeners = new Set<() => void>();

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a forbidden storage: nothing is kept
  }
}

/** The same list as long as nothing has changed. */
export function savedTeams(): readonly SavedTeam[] {
  const now = stored();
  if (now === raw) return known;
  raw = now;
  known = readTeams(now);
  return known;
}

function readTeams(text: string | null): readonly SavedTeam[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSavedTeam) : [];
  } catch {
    return [];
  }
}

export const savedTeam = (id: string): SavedTeam | undefined => savedTeams().find((team) => team.id === id);

/** In its place where it is known, else first. False: the storage is full or forbidden. */
export function keepTeam(team: SavedTeam): boolean {
  const all = savedTeams();
  const isKnown = all.some(({ id }) => id === team.id);
  return write(isKnown ? all.map((one) => (one.id === team.id ? team : one)) : [team, ...all].slice(0, MOST));
}

/** What it gives back puts the team where it was. */
export function dropTeam(id: string): () => void {
  const place = savedTeams().findIndex((team) => team.id === id);
  const team = savedTeams()[place];
  write(savedTeams().filter((one) => one.id !== id));
  return () => {
    if (team !== undefined && savedTeam(id) === undefined) write(savedTeams().toSpliced(place, 0, team));
  };
}

/** "Night shift", then "Night shift 2". */
export function freeName(wanted: string): string {
  const name = wanted.trim().slice(0, LONGEST_NAME - 4);
  const names = new Set(savedTeams().map((team) => team.name));
  if (!names.has(name)) return name;
  let number = 2;
  while (names.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

function write(teams: readonly SavedTeam[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(teams));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener); // another window
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const useSavedTeams = (): readonly SavedTeam[] => useSyncExternalStore(listen, savedTeams);

function isSavedTeam(value: unknown): value is SavedTeam {
  if (typeof value !== 'object' || value === null) return false;
  const { broken, ...rest } = value as Readonly<Record<keyof SavedTeam, unknown>>;
  return (
    [rest.id, rest.name, rest.text, rest.faction].every((one) => typeof one === 'string') &&
    [rest.limit, rest.eb, rest.models, rest.changed].every(Number.isInteger) &&
    Array.isArray(broken) &&
    broken.every((clause) => typeof clause === 'string')
  );
}
