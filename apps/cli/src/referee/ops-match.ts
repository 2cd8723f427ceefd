/** Operations that open a match: new, load, restore; and save. One that fails leaves the open match where it is. */
import { Match, type Read, readOptionsBeside, readSave, refuse, restoreMatch, sharedSeed } from '@tablerunner/engine';
import { z } from 'zod';
import { nearest } from '../nearest.ts';
import { shorten } from './guard.ts';
import { defineMatchOp, defineOp } from './op.ts';
import { type Answer, notRead, putOnTable, type Table } from './table.ts';

const MOST_SEED = 200;
const seed = z.string().min(1).max(MOST_SEED).optional();
const options = z.record(z.string(), z.unknown()).optional();

export const newOp = defineOp('new', { game: z.string(), options, seed }, ({ game: id, options, seed }, table) => {
  const found = gameOf(table, id);
  if (!found.ok) return found;
  const start = { options, seed: seed ?? sharedSeed(found.game, options) ?? table.setup.newSeed() };
  return open(table, 'REF-OPTIONS-01', 'unreadable-options', () => Match.start(found.game, start));
});

export const loadOp = defineOp(
  'load',
  { game: z.string(), position: z.string(), options, seed },
  ({ game: id, position: text, options, seed }, table) => {
    const found = gameOf(table, id);
    if (!found.ok) return found;
    let position: ReturnType<typeof found.game.notation.parsePosition>;
    try {
      position = found.game.notation.parsePosition(text);
    } catch (error) {
      return unplayable(error);
    }
    if (!position.ok) return notRead('REF-POSITION-01', 'unreadable-position', position);
    const laid = position.value;
    return open(table, 'REF-OPTIONS-01', 'unreadable-options', () => {
      const read = readOptionsBeside(found.game, laid.state, options);
      const start = { seed: seed ?? table.setup.newSeed(), position: laid };
      return read.ok ? Match.from(found.game, { ...start, options: read.value }) : read;
    });
  },
);

export const saveOp = defineMatchOp('save', {}, (_params, match) => ({ ok: true, match: match.save() }));

export const restoreOp = defineOp('restore', { match: z.record(z.string(), z.unknown()) }, ({ match }, table) => {
  const read = readSave(match);
  if (!read.ok) return notRead('REF-SAVE-01', 'unreadable-save', read);
  const found = gameOf(table, read.value.game);
  if (!found.ok) return found;
  return open(table, 'REF-SAVE-01', 'unreadable-save', () => restoreMatch(found.game, read.value));
});

/** What a sender made up may lead the rules anywhere: whatever they throw here is told, and nothing has changed. */
function open(table: Table, clause: string, reason: string, begin: () => Read<Match>): Answer {
  try {
    const begun = begin();
    return begun.ok ? putOnTable(table, begun.value) : notRead(clause, reason, begun);
  } catch (error) {
    return unplayable(error);
  }
}

const unplayable = (error: unknown): Answer =>
  refuse('REF-POSITION-02', 'unplayable', { problem: shorten(error instanceof Error ? error.message : String(error)) });

function gameOf({ setup }: Table, id: string) {
  const game = setup.games.find((candidate) => candidate.id === id);
  if (game !== undefined) return { ok: true, game } as const;
  const ids = setup.games.map((candidate) => candidate.id);
  return refuse('REF-GAME-01', 'no-such-game', { game: shorten(id), nearest: nearest(id, ids) ?? '', games: ids });
}
