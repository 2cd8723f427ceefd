/** Odds: what a command comes to, under few names that a player knows, and how far its consequences reach. */
import type { EventKind, Facts, GameEvent, OutcomeKind } from '@tablerunner/engine';
import { KEYPAD_FACES } from './actions/keypad.ts';
import { energyGained, itemGained } from './events/bots.ts';
import { actionTaken, captainActed, powerDieRolled } from './events/cards.ts';
import { testEnded, testRolled } from './events/dice.ts';
import { doorUnlocked, keypadRevealed, roomScouted, wallDestroyed } from './events/floor.ts';
import { objectiveCompleted, taskAdvanced } from './events/mission.ts';
import { ceoLevelChanged, ipBanned, ipReset, pingAdded, pingRemoved } from './events/network.ts';
import { MOST_THREAT, threatChanged } from './events/threat.ts';
import { chipDegraded } from './events/track.ts';
import { corporationBegan, turnBegan } from './events/turn.ts';
import { botDetected, botShutDown, energyLost, guardDeployed, guardShutDown, guardStunned } from './events/units.ts';
import { SCOUT_FACES } from './floor/scout.ts';
import { isMissionWon } from './mission/deeds.ts';
import { totalOf } from './test/dice.ts';
import { isLost } from './threat.ts';
import type { BurncycleState } from './types.ts';
import { MOST_ENERGY } from './units.ts';

export const outcomes = {
  ap: { about: 'The AP that the test of a move or terminal action comes to.' },
  strike: { about: 'What a strike does: shut-down, stunned, wall-destroyed, or nothing.' },
  door: { about: 'Whether a door is unlocked.' },
  keypad: { about: 'What the keypad dice show, in the order of the alphabet.' },
  scouted: { about: 'What the scout dice show, in the order of the alphabet; none in a room without dice.' },
  die: { about: 'The face of the die of an ability or of equipment.' },
  degraded: { about: 'The slot of the burncycle whose chip is degraded, counted from 1; free: the players choose it.' },
  threat: { about: 'By how much threat changes.' },
  energy: { about: 'By how much the energy of all bots together changes.' },
  noticed: { about: 'How many bots are detected by it.' },
  down: { about: 'How many bots are shut down.' },
  guards: { about: 'How many security units come into play.' },
  resets: { about: 'How many IPs go back to their access points.' },
  bans: { about: 'How many IPs are banned.' },
  pings: { about: 'By how much the number of pings changes.' },
  ceo: { about: "By how much the CEO's network level changes." },
  cards: { about: 'How many cards of equipment and mods are gained.' },
  tasks: { about: 'How many times a task of the mission gets on.' },
  objective: { about: 'Whether the objective of the floor is completed.' },
  over: { about: 'Whether the game is over by it: won or lost.' },
} as const satisfies Record<string, OutcomeKind>;

type Outcome = keyof typeof outcomes;
type Values = { [name in Outcome]?: number | string | boolean };

/** What the captain does when the tracker comes to its chip, and the next turn, belong to no command before them. */
export const settles: readonly string[] = [captainActed.name, turnBegan.name];

/** What happened until something else began. */
function ownEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ name }) => settles.includes(name));
  return end < 0 ? events : events.slice(0, end);
}

class Told {
  private readonly events: readonly GameEvent[];

  constructor(events: readonly GameEvent[]) {
    this.events = events;
  }

  of<D>(kind: EventKind<BurncycleState, D>): readonly D[] {
    return this.events.filter(({ name }) => name === kind.name).map(({ data }) => data as D);
  }

  has(...kinds: readonly Pick<GameEvent, 'name'>[]): boolean {
    return this.events.some(({ name }) => kinds.some((kind) => kind.name === name));
  }

  /** What the dice of this purpose showed; nothing if none was rolled. */
  rolled(purpose: string): readonly number[] | undefined {
    const rolls = this.events
      .filter(({ name }) => name === 'engine/rolled')
      .map(({ data }) => data as { purpose: string; results: readonly number[] })
      .filter((roll) => roll.purpose === purpose);
    return rolls.length === 0 ? undefined : rolls.flatMap(({ results }) => results);
  }

  /** All changes one after the other, each within its bounds. */
  reckon(
    start: number,
    most: number,
    kinds: readonly [kind: Pick<GameEvent, 'name'>, by: (data: never) => number][],
  ): number {
    let now = start;
    for (const { name, data } of this.events) {
      for (const [kind, by] of kinds)
        if (kind.name === name) now = Math.max(0, Math.min(most, now + by(data as never)));
    }
    return now - start;
  }
}

const inWords = (faces: readonly string[], results: readonly number[]): string =>
  results
    .map((face) => faces[face - 1] ?? '')
    .sort()
    .join(' ') || 'none';

function energyOf(told: Told, { bots }: BurncycleState): number {
  return bots.reduce((sum, { energy }, bot) => {
    const of = (sign: 1 | -1) => (data: { bot: number; amount: number }) => (data.bot === bot ? sign * data.amount : 0);
    return (
      sum +
      told.reckon(energy, MOST_ENERGY, [
        [energyGained, of(1)],
        [energyLost, of(-1)],
      ])
    );
  }, 0);
}

/** A number is told where it changes, and where it is what the dice are about. */
function numbersOf(told: Told, before: BurncycleState): Values {
  return {
    threat: told.reckon(before.threat, MOST_THREAT, [[threatChanged, ({ by }: { by: number }) => by]]),
    energy: energyOf(told, before),
    noticed: new Set(told.of(botDetected).map(({ bot }) => bot)).size,
    down: told.of(botShutDown).length,
    guards: told.of(guardDeployed).length,
    resets: told.of(ipReset).filter(({ cause }) => cause !== 'core').length,
    bans: told.of(ipBanned).length,
    pings: told.of(pingAdded).length - told.of(pingRemoved).length,
    ceo: (told.of(ceoLevelChanged).at(-1)?.to ?? before.ceo) - before.ceo,
    cards: told.of(itemGained).length,
    tasks: told.of(taskAdvanced).length,
  };
}

/** What is always told of it, changed or not. */
function aboutOf(told: Told): readonly Outcome[] {
  const action = told.of(actionTaken)[0]?.action;
  const purpose = told.of(testRolled)[0]?.purpose ?? '';
  return [
    ...(purpose === 'strike' ? (['threat', 'energy', 'noticed'] as const) : []),
    ...(told.has(roomScouted) ? (['energy', 'noticed', 'guards'] as const) : []),
    ...(action === 'keypad' || purpose === 'force' ? (['threat', 'energy'] as const) : []),
    ...(told.has(corporationBegan) ? (['threat', 'energy', 'noticed', 'down', 'ceo', 'pings'] as const) : []),
  ];
}

function strikeOf(told: Told): Values {
  if (told.of(testRolled)[0]?.purpose !== 'strike') return {};
  if (told.has(guardShutDown)) return { strike: 'shut-down' };
  if (told.has(guardStunned)) return { strike: 'stunned' };
  return { strike: told.has(wallDestroyed) ? 'wall-destroyed' : 'nothing' };
}

/** The AP of a strike or of brute force are spent at once: what they do is told instead. */
const isSpent = (told: Told): boolean => ['strike', 'force'].includes(told.of(testRolled)[0]?.purpose ?? '');

function testOf(told: Told, { test, options }: BurncycleState): Values {
  const total = told.of(testEnded)[0]?.total ?? (test === undefined ? undefined : totalOf(options, test));
  return total === undefined || isSpent(told) || !told.has(testRolled, testEnded) ? {} : { ap: total };
}

function doorOf(told: Told): Values {
  const keypad = told.rolled('keypad');
  const isAbout =
    told.of(actionTaken)[0]?.action === 'keypad' ||
    told.has(doorUnlocked, keypadRevealed) ||
    keypad !== undefined ||
    told.of(testRolled)[0]?.purpose === 'force';
  return {
    ...(isAbout ? { door: told.has(doorUnlocked) } : {}),
    ...(keypad === undefined ? {} : { keypad: inWords(KEYPAD_FACES, keypad) }),
  };
}

function diceOf(told: Told): Values {
  const scouted = told.rolled('scout');
  const burncycle = told.rolled('burncycle');
  const slot = told.of(chipDegraded)[0]?.slot;
  const die = told.of(powerDieRolled)[0]?.face;
  return {
    ...(scouted === undefined ? {} : { scouted: inWords(SCOUT_FACES, scouted) }),
    ...(die === undefined ? {} : { die }),
    ...(slot !== undefined ? { degraded: slot + 1 } : burncycle === undefined ? {} : { degraded: 'free' }),
  };
}

function endOf(told: Told, after: BurncycleState): Values {
  const over = isLost(after) ? 'lost' : after.progress.isDone && isMissionWon(after) ? 'won' : undefined;
  return {
    ...(told.has(objectiveCompleted) ? { objective: true } : {}),
    ...(over === undefined ? {} : { over }),
  };
}

export function summary(events: readonly GameEvent[], before: BurncycleState, after: BurncycleState): Facts {
  const told = new Told(ownEvents(events));
  const always = aboutOf(told);
  const numbers = Object.entries(numbersOf(told, before)).filter(
    ([name, value]) => value !== 0 || always.includes(name as Outcome),
  );
  return {
    ...testOf(told, after),
    ...strikeOf(told),
    ...doorOf(told),
    ...diceOf(told),
    ...Object.fromEntries(numbers),
    ...endOf(told, after),
  };
}
