/** The rolls of a match, out of its events: dice, rerolls, and what came of them in words. */
import type { EscapeView } from '@tablerunner/escape/plan';
import type { Speaker } from '@tablerunner/language';
import type { SeenEvent } from '@tablerunner/table';
import type { Words } from '../../../i18n/words.ts';
import { type Moment, shownEvents } from '../../../table/shown.ts';

export interface RolledDice {
  readonly unit: number;
  readonly seat: string;
  readonly face: number;
}

export interface RollTold {
  readonly purpose: string;
  readonly dice: readonly RolledDice[];
  readonly result?: (say: Words, speaker: Speaker, view: EscapeView) => string;
}

interface Reason {
  readonly add: number;
  readonly why: string;
  readonly clause: string;
}

export interface AttackResult {
  readonly unit: number;
  readonly total: number;
  readonly damage: number;
  readonly dodged: boolean;
  readonly breakdown: readonly Reason[];
}

/** "5 + 3 Combat - 2 Combat of the target = 6. 6 damage to the Mamushi." */
export function sumOf(
  { unit, total, damage, breakdown }: AttackResult,
  say: Words,
  speaker: Speaker,
  view: EscapeView,
): string {
  const parts = breakdown
    .filter(({ add, why }) => add !== 0 || why === 'attack-die')
    .map(({ add, why }, i) => `${i === 0 ? '' : add < 0 ? '− ' : '+ '}${Math.abs(add)} ${speaker.name(why)}`);
  return say('escape.sum', { parts: parts.join(' '), total, damage, unit: speaker.name(view.units[unit]?.id ?? '') });
}

function rollsOf(events: readonly SeenEvent[]): readonly RollTold[] {
  const rolls: { purpose: string; dice: RolledDice[]; result?: RollTold['result'] }[] = [];
  for (const { event } of events) {
    const last = rolls.at(-1);
    if (event.name === 'escape/dice-rolled') {
      const { purpose, dice, added } = event.data as { purpose: string; dice: readonly RolledDice[]; added: boolean };
      if (added && last !== undefined) last.dice.push(...dice);
      else rolls.push({ purpose, dice: [...dice] });
    } else if (event.name === 'escape/die-rerolled' && last !== undefined) {
      const { die, face } = event.data as { die: number; face: number };
      const before = last.dice[die];
      if (before !== undefined) last.dice[die] = { ...before, face };
    } else if (event.name === 'escape/attack-resolved' && last !== undefined) {
      const { results } = event.data as { results: readonly AttackResult[] };
      last.result = (say, speaker, view) => results.map((result) => sumOf(result, say, speaker, view)).join(' ');
    } else if (event.name === 'escape/hack-resolved' && last !== undefined) {
      const { total, against, success } = event.data as { total: number; against: number; success: boolean };
      last.result = (say) => say('escape.sum-hack', { total, against, success: String(success) });
    }
  }
  return rolls.map(({ purpose, dice, result }) =>
    result === undefined ? { purpose, dice } : { purpose, dice, result },
  );
}

/** The dice on the table, and which of them tumble: those that are being shown, until they have come to rest. */
export function trayOf(events: readonly SeenEvent[], shown: Moment | undefined, rested: number | undefined) {
  const last = rollsOf(shownEvents(events, shown)).at(-1);
  if (last === undefined || shown === undefined || shown.n === rested) return { last, isRolling: () => false };
  const { dice = [], die } = shown.event.data as { readonly dice?: readonly RolledDice[]; readonly die?: number };
  if (shown.event.name === 'escape/dice-rolled') {
    const from = last.dice.length - dice.length;
    return { last, isRolling: (index: number) => index >= from };
  }
  return { last, isRolling: (index: number) => shown.event.name === 'escape/die-rerolled' && index === die };
}
