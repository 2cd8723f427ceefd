/** The clause behind an event, as the log names it: only where it surely holds, whatever brought the event about. */
import type { GameEvent } from '@tablerunner/engine';
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import type { AttackResult } from './rolls.ts';

/** An event with what stands around it in the log. */
export interface Told {
  readonly event: GameEvent;
  /** The event before it; for a choice of who goes first, the one that gave the Initiative. */
  readonly before?: GameEvent | undefined;
  readonly after?: GameEvent | undefined;
  /** Before the first turn. */
  readonly isSetUp: boolean;
  /** Dice lie on the table. */
  readonly hasDice: boolean;
  readonly view: EscapeView;
}

type Mode = EscapeView['mode'];
type ByMode = Readonly<Record<Mode, string>>;

const ALWAYS: Readonly<Record<string, string>> = {
  'unit-moved': 'ES-MOVE-02',
  'unit-left': 'ES-EXIT-02',
  'unit-pushed': 'ES-ABIL-16',
  'unit-damaged': 'ES-LIFE-02',
  'unit-removed': 'ES-LIFE-03',
  'unit-possessed': 'ES-ABIL-49',
  'unit-rebuilt': 'ES-ISC-03',
  'unit-sent': 'ES-EVENT-03',
  'unit-trapped': 'ES-CEVENT-03',
  'actions-lost': 'ES-RULE-32',
  'value-lowered': 'ES-RULE-15',
  'airlock-shut': 'ES-CEVENT-14',
  'branch-chosen': 'ES-RECRUIT-02',
  'burn-placed': 'ES-BURN-02',
  'burns-removed': 'ES-BURN-03',
  'command-lent': 'ES-RULE-51',
  'countermeasure-taken': 'ES-COUNTER-02',
  'drone-appeared': 'ES-TOKEN-08',
  'event-shifted': 'ES-ABIL-08',
  'initiative-taken': 'ES-EVENT-13',
  'initiative-tied': 'ES-INIT-05',
  'last-turn-came': 'ES-AI-08',
  'repression-drawn': 'ES-REPR-02',
  'robot-bound': 'ES-ABIL-47',
  'squad-shared': 'ES-COOP-02',
  'token-drawn': 'ES-AI-06',
  'token-moved': 'ES-TOKEN-01',
  'token-revealed': 'ES-TOKEN-06',
  'token-turned-back': 'ES-RULE-73',
  'wall-broken': 'ES-WALL-03',
};

const BY_MODE: Readonly<Record<string, ByMode>> = {
  'nitro-exploded': { revolution: 'ES-EQUIP-05', cooperation: 'ES-EQUIP-16' },
  'room-darkened': { revolution: 'ES-EVENT-09', cooperation: 'ES-CEVENT-12' },
  'turn-began': { revolution: 'ES-TURN-01', cooperation: 'ES-CTURN-01' },
  'unit-recruited': { revolution: 'ES-RECRUIT-01', cooperation: 'ES-COOP-01' },
};

/** The rows of the two tables of random events, from 2 to 12. */
const ROWS: Readonly<Record<Mode, readonly string[]>> = {
  revolution: ['02', '03', '05', '06', '07', '08', '09', '10', '11', '13', '15'].map((row) => `ES-EVENT-${row}`),
  cooperation: ['02', '03', '05', '06', '07', '08', '09', '11', '12', '13', '14'].map((row) => `ES-CEVENT-${row}`),
};

/** The row that says what an event does. */
export const rowClause = (mode: Mode, row: number): string | undefined => ROWS[mode][row - 2];

const HEALED_BY: Readonly<Record<string, ByMode>> = {
  medic: { revolution: 'ES-ABIL-41', cooperation: 'ES-ABIL-41' },
  mechanic: { revolution: 'ES-ABIL-39', cooperation: 'ES-ABIL-39' },
  medikit: { revolution: 'ES-EQUIP-12', cooperation: 'ES-EQUIP-23' },
};

const FEATS: Readonly<Record<string, string>> = { anticipation: 'ES-ABIL-08', veteran: 'ES-ABIL-02' };

const DODGED_WITH: Readonly<Record<string, string>> = { shield: 'ES-EQUIP-01', feint: 'ES-ABIL-22' };

const shortName = (event: GameEvent | undefined): string => event?.name.replace('escape/', '') ?? '';

function isTie({ data }: GameEvent): boolean {
  const { resistance, isc } = data as { readonly resistance: number; readonly isc: number };
  return resistance === isc;
}

/** What the event itself, or its neighbours, decide. */
const BY_DATA: Readonly<Record<string, (told: Told, mode: Mode) => string | undefined>> = {
  'attack-resolved': ({ event }) => attackClause(event.data as Attack),
  'event-began': ({ event }, mode) => rowClause(mode, (event.data as { readonly row: number }).row),
  'unit-entered': ({ isSetUp }) => (isSetUp ? 'ES-DEPLOY-02' : 'ES-DEPLOY-03'),
  'unit-healed': ({ event }, mode) => HEALED_BY[(event.data as { readonly source: string }).source]?.[mode],
  'first-chosen': ({ before }) => (shortName(before) === 'initiative-taken' ? 'ES-EVENT-13' : 'ES-INIT-06'),
  'initiative-won': ({ event }) => (isTie(event) ? 'ES-INIT-04' : 'ES-INIT-01'),
  'setup-initiative-won': ({ event }) => (isTie(event) ? 'ES-SETUP-08' : 'ES-SETUP-07'),
  'hack-resolved': ({ event, hasDice }) => {
    if (!hasDice) return undefined; // a Radio needs no roll
    return (event.data as { readonly opposed: boolean }).opposed ? 'ES-COUNTER-06' : 'ES-HACK-06';
  },
  'dodge-declared': ({ event, hasDice }) =>
    DODGED_WITH[(event.data as { readonly with: string }).with] ?? (hasDice ? 'ES-ABIL-20' : 'ES-DODGE-03'),
  'anthem-gained': ({ event }, mode) => {
    if ((event.data as { readonly reason: string }).reason === 'heroism') return 'ES-CEVENT-13';
    return mode === 'revolution' ? 'ES-RES-01' : 'ES-CRESIST-01';
  },
  'anthem-spent': ({ after }, mode) => {
    if (mode === 'cooperation') return 'ES-CRESIST-02';
    return shortName(after) === 'die-rerolled' ? 'ES-RES-02' : 'ES-RES-03';
  },
  'die-rerolled': ({ event }, mode) => {
    if ((event.data as { readonly source: string }).source === 'veteran') return 'ES-ABIL-02';
    return mode === 'revolution' ? 'ES-RES-02' : 'ES-CRESIST-02';
  },
  'door-changed': doorClause,
  'feat-used': ({ event }) => FEATS[(event.data as { readonly feat: string }).feat],
  'marker-seen': ({ event, isSetUp, view }) => (isSetUp ? 'ES-RULE-95' : lookClause(event, view, 'ES-ITEM-03')),
  'marker-turned-up': ({ event, view }, mode) =>
    lookClause(event, view, mode === 'cooperation' ? 'ES-COOP-09' : undefined),
};

export function clauseOf(told: Told): string | undefined {
  const { mode } = told.view;
  const name = shortName(told.event);
  return BY_DATA[name]?.(told, mode) ?? BY_MODE[name]?.[mode] ?? ALWAYS[name];
}

/** The target's Int, or one that it is lent, stands in the place of its Cbt. */
const HYPNOSIS = ['target-int', 'command-int'];

interface Attack {
  readonly weapon: string;
  readonly results: readonly AttackResult[];
}

/** One clause for one sum: where some have dodged and others have not, only that Combat was added holds for all. */
function attackClause({ weapon, results }: Attack): string | undefined {
  const dodged = results.filter((result) => result.dodged).length;
  const isHypnosis = results.some(({ breakdown }) => breakdown.some(({ why }) => HYPNOSIS.includes(why)));
  if (isHypnosis) return dodged > 0 ? 'ES-ABIL-30' : 'ES-ABIL-29';
  if (results.length === 0 || (dodged > 0 && dodged < results.length)) return 'ES-COMBAT-02';
  if (dodged > 0) return 'ES-DODGE-05';
  return weapon === 'melee' ? 'ES-MELEE-03' : 'ES-RANGED-05';
}

/** Doors change for many reasons; a Movement action spent just before says who opened or closed this one. */
function doorClause({ event, before, view }: Told, mode: Mode): string | undefined {
  const spent = (before?.data ?? {}) as { readonly pool?: string };
  const isMove = shortName(before) === 'action-spent' && spent.pool === 'mvt';
  const { door, open, hacked } = event.data as {
    readonly door: number;
    readonly open: boolean;
    readonly hacked: boolean;
  };
  if (!isMove && open) return shortName(before) === 'token-moved' ? 'ES-TOKEN-01' : undefined;
  if (!isMove && mode === 'revolution') return undefined;
  if (!isMove) return shortName(before) === 'event-began' ? 'ES-CEVENT-05' : 'ES-CLOSE-01';
  if (!open) return 'ES-OPEN-02';
  const isLocked = (boardOf(view).doors[door]?.lock ?? 0) > 0 && !hacked;
  if (isLocked) return mode === 'revolution' ? 'ES-ISC-01' : 'ES-CISC-01';
  return 'ES-OPEN-01';
}

function lookClause(event: GameEvent, view: EscapeView, equipment: string | undefined): string | undefined {
  const marker = view.markers[(event.data as { readonly marker: number }).marker];
  return marker?.kind === 'objective' ? 'ES-OBJ-04' : equipment;
}
