/** The clause behind an event, as the log names it: only where it surely holds, whatever brought the event about. */
import type { GameEvent } from '@tablerunner/engine';

const ALWAYS: Readonly<Record<string, string>> = {
  activated: 'CZ-ACTIVATE-01',
  'activation-stopped': 'CZ-LEAK-03',
  'body-removed': 'CZ-LOOT-10',
  'card-exhausted': 'CZ-EXHAUST-01',
  commanded: 'CZ-COMMAND-02',
  'control-claimed': 'CZ-RULE-88',
  'control-passed': 'CZ-CONTROL-06',
  'crate-dropped': 'CZ-SCEN-05',
  'crate-taken': 'CZ-SCEN-05',
  'device-worked': 'CZ-SCEN-05',
  'drone-deployed': 'CZ-DRONE-02',
  'game-began': 'CZ-GAME-07',
  'gear-looted': 'CZ-LOOT-05',
  'gonk-activated': 'CZ-INSPIRE-01',
  'gonk-stunned': 'CZ-KW-42',
  'hack-added': 'CZ-HACK-01',
  'hacked-removed': 'CZ-BASIC-10',
  healed: 'CZ-HEAL-01',
  'inspire-began': 'CZ-CONTROL-03',
  inspired: 'CZ-INSPIRE-02',
  'launch-failed': 'CZ-NET-10',
  'loot-drawn': 'CZ-LOOT-08',
  'luck-returned': 'CZ-LUCK-05',
  'luck-spent': 'CZ-LUCK-02',
  'model-left': 'CZ-RULE-38',
  'model-reserved': 'CZ-RESERVE-01',
  'piece-moved': 'CZ-DRAG-04',
  'program-launched': 'CZ-NET-09',
  'program-reloaded': 'CZ-NET-19',
  'round-ended': 'CZ-SCEN-05',
  rolled: 'CZ-ACTION-14',
  scored: 'CZ-SCEN-05',
  'taken-out': 'CZ-OUT-02',
  'token-refreshed': 'CZ-KW-33',
  'token-stunned': 'CZ-KW-40',
  wounded: 'CZ-WOUND-03',
};

/** By what brought it about. */
const BY_CAUSE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  moved: { move: 'CZ-MOVE-01', push: 'CZ-KW-32', drag: 'CZ-DRAG-04', jump: 'CZ-JUMP-03', fall: 'CZ-FALL-01' },
  'impact-placed': { aimed: 'CZ-KW-05', shifted: 'CZ-KW-13', returned: 'CZ-KW-14' },
  'card-discarded': { armor: 'CZ-ARMOR-05', discard: 'CZ-KW-26' },
  rerolled: { luck: 'CZ-LUCK-02', accurate: 'CZ-KW-03' },
};

/** Basic actions and those of looting have a clause of their own; others stand on a card. */
const BY_ACTION: Readonly<Record<string, string>> = {
  'basic/move': 'CZ-BASIC-01',
  'basic/ranged': 'CZ-BASIC-06',
  'basic/melee': 'CZ-BASIC-07',
  'basic/triage': 'CZ-BASIC-08',
  'basic/firewall': 'CZ-BASIC-10',
  'basic/command': 'CZ-BASIC-12',
  'loot/gear': 'CZ-LOOT-04',
  'loot/belongings': 'CZ-LOOT-08',
};

interface Causes {
  readonly by?: string | number;
  readonly why?: string;
  readonly means?: string;
  readonly action?: string;
  readonly isReaction?: boolean;
  readonly isAttack?: boolean;
}

export const shortName = ({ name }: GameEvent): string => name.replace('combat-zone/', '');

export function clauseOf(event: GameEvent): string | undefined {
  const name = shortName(event);
  const { by, why, means, action = '', isReaction, isAttack } = (event.data ?? {}) as Causes;
  if (name === 'action-began') return isReaction === true ? 'CZ-REACT-01' : (BY_ACTION[action] ?? 'CZ-ACTION-11');
  // Falls and the like leave the choice of the token to the player.
  if (name === 'wounded' && isAttack !== true) return 'CZ-WOUND-02';
  const cause = why ?? means ?? (typeof by === 'string' ? by : '');
  return BY_CAUSE[name]?.[cause] ?? ALWAYS[name];
}
