/** Questions about fights: targets, blasts, flames, pushes. */
import type { Question, Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import type { Actor, Choice } from '../actions/action.ts';
import { actionCandidates, checkAction } from '../actions/table.ts';
import { pushCells } from '../combat/push.ts';
import { blastCells, checkAim } from '../combat/targets.ts';
import { BLAST_WEAPONS, type BlastWeapon, checkWeapon, versionOf } from '../combat/weapons.ts';
import { type EscapeState, POOLS, type Unit } from '../types.ts';
import { indexOf, isOnBoard } from '../units.ts';
import { ask, cellOf, cells, clause, ids, nameIn, place, unitOf } from './asking.ts';

/** As one who has an action to spare: whether it has is asked with `costs`. */
const actorOf = (state: EscapeState, id: string): Actor => ({
  unit: unitOf(state, id),
  index: indexOf(state, id),
  extra: true,
});

const refused = z
  .strictObject({ clause, reason: z.string().describe('The refusal, as `check` would give it.') })
  .optional()
  .describe('Why not.');

const whyNot = (verdict: Verdict) => (verdict.ok ? {} : { why: { clause: verdict.clause, reason: verdict.reason } });

const standingOn = (state: EscapeState, area: readonly number[]): Unit[] =>
  state.units.filter((unit) => isOnBoard(unit) && area.includes(unit.cell));

const pools = z.partialRecord(z.enum(POOLS), z.int());

export const fightQuestions: Readonly<Record<string, Question<EscapeState>>> = {
  /** Whom a character could attack now, by kind of attack, whether or not it has an action left for it. */
  targets: ask<{ unit: string }>({
    params: { unit: place },
    result: { targets: z.record(z.string(), ids).describe('By kind of attack (melee, ranged, throw-crate): whom.') },
    answer(state, { unit: id }) {
      const actor = actorOf(state, id);
      const targets: Record<string, string[]> = {};
      for (const choice of actionCandidates(state, actor, ['cbt'])) {
        const { kind, target } = choice as Choice & { readonly target?: string };
        if (target === undefined || !checkAction(state, actor, choice).ok) continue;
        targets[kind] = [...(targets[kind] ?? []), target];
      }
      return { targets };
    },
  }),

  /** What a blast at a cell would cover, and whether a character may aim it there. */
  blast: ask<{ unit: string; weapon: BlastWeapon; cell: string }>({
    params: { unit: place, weapon: z.enum(BLAST_WEAPONS), cell: place },
    result: {
      allowed: z.boolean().describe('Whether the character has the weapon and may aim it there.'),
      why: refused,
      cells: cells.describe('The cells of the blast, the one aimed at first.'),
      units: ids.describe('Who stands there, friend, foe and the attacker itself: all are attacked.'),
      power: z.int().describe('What the weapon adds to the attack.'),
      lost: pools.describe('The actions that whoever is damaged loses, by pool.'),
      lowered: pools.describe('The values that are lowered until the end of the turn for whoever is damaged.'),
      burns: z.boolean().describe('Whether the whole area burns afterwards.'),
    },
    answer(state, { unit: id, weapon, cell: name }) {
      const actor = actorOf(state, id);
      const cell = cellOf(state, name);
      const armed = checkWeapon(state, actor, weapon);
      const verdict = armed.ok ? checkAim(state, actor.unit, cell) : armed;
      const area = blastCells(state, cell);
      const { power, lost = {}, lowered = {}, burns = false } = versionOf(state, weapon);
      return {
        allowed: verdict.ok,
        ...whyNot(verdict),
        cells: area.map((one) => nameIn(state, one)),
        units: standingOn(state, area).map((unit) => unit.id),
        power,
        lost: { ...lost },
        lowered: { ...lowered },
        burns,
      };
    },
  }),

  /** Where a character could send its flames: pairs of cells, and who would burn. */
  flames: ask<{ unit: string }>({
    params: { unit: place },
    result: {
      flames: z
        .array(z.strictObject({ cells, units: ids.describe('Who stands there and is hurt.') }))
        .describe('Each a cell beside the character and one beside that, or a single cell where there is no second.'),
    },
    answer(state, { unit: id }) {
      const actor = actorOf(state, id);
      const flames = actionCandidates(state, actor, ['cbt']).flatMap((choice) => {
        const { kind, first = -1, second = first } = choice as Choice & { readonly first?: number; second?: number };
        if (kind !== 'flame' || !checkAction(state, actor, choice).ok) return [];
        const area = first === second ? [first] : [first, second];
        const units = standingOn(state, area).map((unit) => unit.id);
        return [{ cells: area.map((cell) => nameIn(state, cell)), units }];
      });
      return { flames };
    },
  }),

  /** Where a Power Strike of one character would push another. */
  push: ask<{ attacker: string; target: string }>({
    params: { attacker: place, target: place },
    result: { cells: cells.describe('The cells to which the target can be pushed; none: it stays where it is.') },
    answer(state, { attacker, target }) {
      const found = pushCells(state, unitOf(state, attacker).cell, unitOf(state, target).cell);
      return { cells: found.map((cell) => nameIn(state, cell)) };
    },
  }),
};
