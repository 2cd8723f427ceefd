/** The clause behind an event, as the log names it: only where it surely holds, whatever brought the event about. */
import type { GameEvent } from '@tablerunner/engine';

const ALWAYS: Readonly<Record<string, string>> = {
  'action-taken': 'BC-TURN-05',
  'bot-attacked': 'BC-SEC-17',
  'bot-escaped': 'BC-ESCAPE-02',
  'bot-hid': 'BC-HIDE-02',
  'bot-placed': 'BC-SETUP-35',
  'bot-shut-down': 'BC-SHUT-01',
  'bots-swapped': 'BC-SWAP-02',
  'cache-taken': 'BC-CACHE-03',
  'captain-acted': 'BC-TURN-07',
  'chip-removed': 'BC-AWARE-05',
  'chips-returned': 'BC-REBOOT-04',
  'corporation-began': 'BC-TURN-17',
  'counter-turned': 'BC-EQUIP-05',
  'cycle-altered': 'BC-ALTER-01',
  'die-rerolled': 'BC-DICE-08',
  'disguise-faced': 'BC-IFACE-05',
  'drone-discharged': 'BC-MEM-04',
  'drone-moved': 'BC-MEM-05',
  'floor-cleared': 'BC-FLOOR-08',
  'floor-laid': 'BC-FLOOR-01',
  'guard-pushed': 'BC-PUSH-06',
  'guard-shut-down': 'BC-SHUT-10',
  'guard-stunned': 'BC-STUN-02',
  'imperative-drawn': 'BC-IMP-01',
  'ip-banned': 'BC-BAN-01',
  'ip-returned': 'BC-BAN-06',
  'item-discarded': 'BC-INV-03',
  'item-gained': 'BC-INV-01',
  'key-taken': 'BC-STRIKE-10',
  'key-used': 'BC-KEY-08',
  'keypad-revealed': 'BC-KEYPAD-03',
  'mod-installed': 'BC-MOD-04',
  'network-card-gained': 'BC-NETCARD-02',
  'network-card-used': 'BC-NETCARD-08',
  'objective-completed': 'BC-OBJ-07',
  'ping-added': 'BC-PING-02',
  'pool-built': 'BC-POOL-01',
  'room-scouted': 'BC-SCOUT-02',
  'round-ended': 'BC-GAME-05',
  'slot-activated': 'BC-SLOT-02',
  'slot-deactivated': 'BC-SLOT-06',
  'supply-granted': 'BC-SETUP-30',
  'task-advanced': 'BC-OBJ-06',
  'terminal-upgraded': 'BC-TERM-12',
  'terminal-used': 'BC-TERM-05',
  'test-ended': 'BC-AP-01',
  'test-rolled': 'BC-AP-01',
  'threat-event-reached': 'BC-THREAT-04',
  traded: 'BC-TRADE-02',
  'turn-began': 'BC-TURN-01',
  upgraded: 'BC-ROUTE-02',
  'wall-destroyed': 'BC-STRIKE-12',
};

/** By what brought it about. */
const BY_CAUSE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'threat-changed': {
    awareness: 'BC-THREAT-18',
    'captain-replaced': 'BC-THREAT-16',
    demerit: 'BC-THREAT-19',
    effect: 'BC-THREAT-20',
    ping: 'BC-THREAT-14',
    reboot: 'BC-THREAT-13',
    round: 'BC-THREAT-12',
    shutdown: 'BC-THREAT-17',
    strike: 'BC-THREAT-15',
  },
  'bot-detected': {
    awareness: 'BC-DETECT-01',
    strike: 'BC-DETECT-02',
    'destroyed-wall': 'BC-DETECT-03',
    reset: 'BC-DETECT-04',
    alarm: 'BC-DETECT-05',
    push: 'BC-DETECT-06',
    'walked-into': 'BC-DETECT-07',
    effect: 'BC-DETECT-08',
  },
  'energy-gained': {
    'energy-cell': 'BC-SCOUT-08',
    imperative: 'BC-IMP-05',
    mod: 'BC-MOD-03',
    objective: 'BC-OBJ-07',
    repair: 'BC-REPAIR-02',
    strike: 'BC-STRIKE-05',
  },
  'energy-lost': { attack: 'BC-SEC-17', bank: 'BC-ENERGY-04', shock: 'BC-KEYPAD-18', 'shut-down': 'BC-IFACE-10' },
  'ip-reset': { core: 'BC-HUB-05', ping: 'BC-RESET-04', 'identity-theft': 'BC-IFACE-12' },
  'ping-removed': { reset: 'BC-RESET-04' },
  'door-unlocked': { die: 'BC-KEYPAD-21', force: 'BC-BRUTE-01', inputs: 'BC-KEYPAD-21', key: 'BC-KEY-08' },
  'chip-discarded': { drain: 'BC-ABIL-04', keypad: 'BC-KEYPAD-13' },
  'imperative-ended': { complete: 'BC-IMP-05', 'given-up': 'BC-IMP-06', broken: 'BC-IMP-07' },
  'guard-activated': { pursue: 'BC-PURSUE-04', investigate: 'BC-INVEST-09', patrol: 'BC-PATROL-04' },
  'disguise-removed': { unmask: 'BC-IFACE-03', 'shut-down': 'BC-IFACE-10' },
};

/** Dice that decide by themselves. */
const BY_DIE: Readonly<Record<string, string>> = {
  burncycle: 'BC-DEGRADE-02',
  keypad: 'BC-KEYPAD-05',
  ping: 'BC-PING-10',
  scout: 'BC-SCOUT-05',
};

interface Causes {
  readonly cause?: string;
  readonly source?: string;
  readonly by?: string | number;
  readonly how?: string;
  readonly priority?: string;
  readonly purpose?: string;
}

export const shortName = ({ name }: GameEvent): string => name.replace('burncycle/', '');

/** `before` is the event before it, told or not. */
export function clauseOf(event: GameEvent, before?: GameEvent): string | undefined {
  const name = shortName(event);
  // An IP moves by a chip of the burncycle, or because a card says so.
  if (name === 'ip-moved') return before?.name === 'burncycle/tracker-moved' ? 'BC-IP-01' : undefined;
  const { cause, source, by, how, priority, purpose } = (event.data ?? {}) as Causes;
  if (name === 'engine/rolled') return BY_DIE[purpose ?? ''];
  const why = cause ?? source ?? how ?? priority ?? (typeof by === 'string' ? by : '');
  return BY_CAUSE[name]?.[why] ?? ALWAYS[name];
}
