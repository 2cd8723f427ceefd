/** The table before the first decision: piles, network, threat, first player; floor and bots follow. Clauses BC-SETUP-02 to 13, BC-LIMIT. */
import type { Seat, SetupChance } from '@tablerunner/engine';
import { BOTS } from '../../content/bots.ts';
import { CAPTAINS } from '../../content/captains.ts';
import { GUARDS } from '../../content/guards.ts';
import { IMPERATIVES } from '../../content/imperatives.ts';
import { EQUIPMENT, MODS } from '../../content/items.ts';
import { KEYPADS } from '../../content/keypads.ts';
import { MISSIONS } from '../../content/missions.ts';
import { NETWORK_CARDS } from '../../content/network-cards.ts';
import { TERMINALS } from '../../content/terminals.ts';
import type { Difficulty } from '../lists.ts';
import { layoutFor } from '../mission/mission.ts';
import type { Mission } from '../mission/types.ts';
import { AT_ACCESS } from '../network/ip-moves.ts';
import type { TableOptions } from '../options.ts';
import type { Bot, BurncycleState, Chips, Pile } from '../types.ts';

export interface Start {
  readonly mission: Mission;
  readonly difficulty: Difficulty;
  /** The ID of a captain, or by chance (BC-RULE-24). */
  readonly captain: string | 'random';
  readonly table: TableOptions;
}

/** What the box holds (gaps: BC-GAP-18). */
const STOCK: Readonly<Chips> = { general: 10, physical: 10, tech: 10, utility: 10 };
const START_ENERGY = 10;
const GUARD_LEVELS = 3;

const noChips = (): Chips => ({ general: 0, physical: 0, tech: 0, utility: 0 });
const pile = (left: readonly string[]): Pile => ({ left: [...left], discard: [] });
const copies = (cards: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  cards.flatMap(({ id, copies: count }) => Array<string>(count).fill(id));

/** The whole decks and the guards by level, as the box holds them. */
const TERMINAL_DECK = TERMINALS.map(({ id }) => id);
const NETWORK_DECK = NETWORK_CARDS.map(({ id }) => id);
const KEYPAD_DECK = KEYPADS.map(({ id }) => id);
const EQUIPMENT_DECK = copies(EQUIPMENT);
const MOD_DECK = copies(MODS);
const IMPERATIVE_DECK = IMPERATIVES.map(({ id }) => id);
const GUARDS_BY_LEVEL = Array.from({ length: GUARD_LEVELS + 1 }, (_, level) =>
  GUARDS.filter((guard) => guard.level === level).map(({ id }) => id),
);

/** A bot as it lies in the box. */
export function newBot(role: Bot['role'], seat: Seat, access: number): Bot {
  return {
    card: '',
    role,
    seat,
    cell: -1,
    hasEscaped: false,
    energy: START_ENERGY,
    chip: -1,
    isChipTurned: false,
    isHidden: false,
    upgrades: { universal: [], unique: [], supply: [], advanced: 0, elite: 0 },
    supply: noChips(),
    items: [],
    keys: 0,
    imperative: undefined,
    cards: [],
    ip: AT_ACCESS,
    access,
    level: 1,
    disguise: undefined,
    notes: {},
  };
}

export function startGame(
  { mission, difficulty, captain, table }: Start,
  seats: readonly Seat[],
  chance: SetupChance,
): BurncycleState {
  const first = chance.pick(seats.length);
  const inTurnOrder = (agent: number): number => (agent - first + seats.length) % seats.length;
  const chosen = captain === 'random' ? CAPTAINS[chance.pick(CAPTAINS.length)]?.id : captain;
  return {
    options: table,
    difficulty,
    mission: MISSIONS.includes(mission) ? mission.id : mission,
    seats,
    // The first player has the upper right access point, the others follow clockwise (BC-SETUP-11).
    bots: [...seats.map((seat, agent) => newBot('agent', seat, inTurnOrder(agent))), newBot('module', '', -1)],
    guards: [],
    captain: chosen ?? '',
    floor: {
      layout: layoutFor(mission, 0),
      doors: [],
      destroyed: [],
      terminals: [],
      caches: [],
      unscouted: [],
      keypads: [],
      beads: {},
    },
    stage: 0,
    progress: { tasks: [], isDone: false, win: [] },
    burncycle: [],
    tracker: -1,
    team: noChips(),
    stock: { ...STOCK },
    pool: { basic: 0, advanced: 0, elite: 0 },
    test: undefined,
    pings: [],
    ceo: 1,
    threat: mission.threat,
    highest: mission.threat, // events at or below the starting level never trigger (BC-THREAT-08)
    peak: mission.threat,
    isThreatHeld: false,
    round: 1,
    active: -1,
    isTurnOver: false,
    lastTurn: -1,
    marker: (first + seats.length - 1) % seats.length, // on the first player's right (BC-SETUP-03)
    decks: {
      terminal: pile(TERMINAL_DECK),
      network: pile(NETWORK_DECK),
      keypad: pile(KEYPAD_DECK),
      equipment: pile(EQUIPMENT_DECK.filter((id) => !mission.without.includes(id))),
      mod: pile(MOD_DECK),
      imperative: pile(IMPERATIVE_DECK),
    },
    guardPiles: GUARDS_BY_LEVEL.map(pile),
    drone: undefined,
  };
}

/** Bots that nobody has taken yet. */
export const freeBots = ({ bots }: BurncycleState): string[] =>
  BOTS.map(({ id }) => id).filter((id) => !bots.some(({ card }) => card === id));
