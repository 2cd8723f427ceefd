/** Operations that open a match: new, load, restore; and save. One that fails leaves the open match where it is. */
import {
  Match,
  type Read,
  readOptionsBeside,
  readSave,
  refuse,
  restoreMatch,
  ScriptMismatch,
  sharedSeed,
} from '@tablerunner/engine';
import { z } from 'zod';
import { nearest } from '../nearest.ts';
import { shorten } from './guard.ts';
import { defineMatchOp, defineOp, scripted } from './op.ts';
import { layPacks } from './packs.ts';
import { type Answer, notRead, putOnTable, type Table } from './table.ts';

const MOST_SEED = 200;
const MOST_PACKS = 20;
const seed = z.string().min(1).max(MOST_SEED).optional();
const options = z.record(z.string(), z.unknown()).optional();
const packs = z.array(z.record(z.string(), z.unknown())).max(MOST_PACKS).optional();
/** `true` is what is usual: decisions with one answer are answered by the engine. */
const automatic = z.boolean().optional();

export const newOp = defineOp(
  'new',
  { game: z.string(), options, seed, packs, automatic },
  ({ game: id, options: given, seed, packs, automatic }, table) => {
    const found = gameOf(table, id);
    if (!found.ok) return found;
    const laid = layPacks(found.game, given, packs);
    if (!laid.ok) return laid;
    const { options } = laid;
    const start = { options, automatic, seed: seed ?? sharedSeed(found.game, options) ?? table.setup.newSeed() };
    return open(table, 'REF-OPTIONS-01', 'unreadable-options', () => Match.start(found.game, start));
  },
);

export const loadOp = defineOp(
  'load',
  { game: z.string(), position: z.string(), options, seed, packs, automatic, dice: scripted, picks: scripted },
  ({ game: id, position: text, options: given, seed, packs, automatic, dice, picks }, table) => {
    const found = gameOf(table, id);
    if (!found.ok) return found;
    const own = layPacks(found.game, given, packs);
    if (!own.ok) return own;
    let position: ReturnType<typeof found.game.notation.parsePosition>;
    try {
      position = found.game.notation.parsePosition(text, own.options);
    } catch (error) {
      return unplayable(error);
    }
    if (!position.ok) return notRead('REF-POSITION-01', 'unreadable-position', position);
    const laid = position.value;
    return open(table, 'REF-OPTIONS-01', 'unreadable-options', () => {
      const read = readOptionsBeside(found.game, laid.state, own.options);
      const told =
        dice === undefined && picks === undefined ? undefined : { ...(dice && { dice }), ...(picks && { picks }) };
      const start = { seed: seed ?? table.setup.newSeed(), position: laid, automatic, told };
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
    if (error instanceof ScriptMismatch) return refuse('ENG-DICE-01', 'script-mismatch', { problem: error.message });
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
