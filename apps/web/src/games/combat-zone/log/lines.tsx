/** The log in sentences, each with its clause. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { GameEvent } from '@tablerunner/engine';
import { Glyph, type GlyphName } from '../../../plan/glyph.tsx';
import type { LogLine, LogSource } from '../../../table/game-ui.ts';
import { verdictOf } from '../roll/verdict.ts';
import { clauseOf, shortName } from './clauses.ts';
import { type Draft, draftsOf } from './drafts.ts';
import { ACTION_ICONS, ICONS } from './icons.ts';
import { textOf } from './sentences.ts';

const TURNS = ['game-began', 'activated', 'inspire-began', 'round-ended'];
const HARM = ['wounded', 'taken-out', 'token-stunned', 'gonk-stunned', 'hack-added', 'token-weakened'];
const QUIET = ['control-passed', 'inspired', 'loot-renewed', 'markers-cleared'];

export function combatZoneLines({ events, seen, speaker, say }: LogSource): readonly LogLine[] {
  const tongue = { speaker, say, view: seen.view as CombatZoneView };
  return draftsOf(events).flatMap((draft): LogLine[] => {
    const [first] = draft.events;
    const text = textOf(draft, tongue);
    if (first === undefined || text === '') return [];
    const icon = iconOf(first);
    const dice = diceOf(draft);
    return [
      {
        n: draft.n,
        last: draft.last,
        at: draft.at,
        text,
        kind: kindOf(shortName(first), dice.length > 0),
        clause: rollClause(draft) ?? clauseOf(first),
        ...(icon === undefined ? {} : { icon: <IconOf name={icon} /> }),
        ...(dice.length === 0 ? {} : { dice }),
      },
    ];
  });
}

function kindOf(name: string, hasDice: boolean): LogLine['kind'] {
  if (TURNS.includes(name)) return 'turn';
  if (HARM.includes(name)) return 'harm';
  if (QUIET.includes(name)) return 'quiet';
  return hasDice ? 'roll' : 'line';
}

/** Why the roll came out as it did; with several who oppose, each has its own reason. */
function rollClause({ roll }: Draft): string | undefined {
  const [opposing, ...others] = roll?.contest.opposing ?? [];
  if (roll === undefined || opposing === undefined || others.length > 0 || opposing.die.face === 0) return undefined;
  return verdictOf(roll.contest.acting, opposing).clause;
}

/** The dice of a roll as they lie in the end, a die that was rolled again, or the die of a card. */
function diceOf({ events: [first], roll }: Draft): NonNullable<LogLine['dice']> {
  if (roll !== undefined) {
    const { acting, opposing } = roll.contest;
    return [
      { face: acting.die.face, role: 'active' },
      ...opposing.map(({ die }) => ({ face: die.face, role: 'passive' as const })),
    ];
  }
  if (first?.name === 'combat-zone/rerolled') {
    const { face, roller } = first.data as { readonly face: number; readonly roller: number };
    return [{ face, role: roller === -1 ? 'active' : 'passive' }];
  }
  if (first?.name !== 'engine/rolled') return [];
  const { results } = first.data as { readonly results: readonly number[] };
  return results.map((face) => ({ face, role: 'active' }));
}

function iconOf(event: GameEvent): GlyphName | undefined {
  const { action = '' } = (event.data ?? {}) as { readonly action?: string };
  const name = shortName(event);
  return (name === 'action-began' ? ACTION_ICONS[action] : undefined) ?? ICONS[name];
}

function IconOf({ name }: { readonly name: GlyphName }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      <Glyph name={name} x={9} y={9} size={17} />
    </svg>
  );
}
