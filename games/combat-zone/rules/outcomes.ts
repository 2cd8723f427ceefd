/** What a command comes to, by names: for odds that a person understands. */
import type { Facts, Frame, GameEvent, OutcomeKind } from '@tablerunner/engine';
import { hackAdded } from './abilities/events.ts';
import { actionBegan, actionResolved, tokenUsed } from './events/actions.ts';
import { cardDiscarded } from './events/cards.ts';
import { luckReturned, luckSpent, rollSettled } from './events/contest.ts';
import { lootDrawn } from './events/loot.ts';
import { moved } from './events/models.ts';
import { attackHit, attackMissed } from './events/moments.ts';
import {
  fatallyWounded,
  gonkStunned,
  healed,
  provoked,
  takenOut,
  tokenRefreshed,
  tokenStunned,
  wounded,
} from './events/wounds.ts';
import { launchFailed, programLaunched } from './net/events.ts';
import { lastFaces } from './outcome-dice.ts';
import { crateTaken, deviceWorked, modelLeft, scored } from './scenario/events.ts';
import type { CombatZoneState } from './types.ts';

/** "The acting side" is that of whoever takes the action; without one, that of the player in Control. */
export const outcomes: Readonly<Record<string, OutcomeKind>> = {
  hit: { about: 'An attack: true where it hits the one it is aimed at, or anybody else whom it can hit.' },
  hits: { about: 'An attack on several at once: how many of them it hits.' },
  won: { about: 'Any other roll: true where the acting side has won all of them.' },
  move: {
    about:
      'A move: arrived; stopped on the way by a roll that was lost; stayed where it was, held by a brawl or by what it drags; fell.',
  },
  launched: { about: 'A program: true where the launch succeeds.' },
  objective: { about: 'What became of an objective: taken, worked or left.' },
  crit: { about: 'True where the first die of the acting side shows its crit.' },
  fumble: { about: 'True where the first die of the acting side shows its fumble.' },
  wounds: { about: 'Wounds that rivals suffer, the one that takes a model out included.' },
  ownWounds: { about: 'Wounds that the acting side suffers itself; left out where there are none.' },
  out: { about: 'Rivals that are taken out; left out where there are none.' },
  ownOut: { about: 'Models of the acting side that are taken out; left out where there are none.' },
  armor: { about: 'Armor cards that rivals lose in the place of a wound; left out where there are none.' },
  reactions: { about: 'Models that may [RE]act to it; left out where there are none.' },
  stunned: { about: 'Tokens and gonks that are stunned; left out where there are none.' },
  healed: { about: 'Tokens that are healed; left out where there are none.' },
  refreshed: { about: 'Tokens that are refreshed; left out where there are none.' },
  hacked: { about: 'Hacked tokens that are added; left out where there are none.' },
  tokens: { about: 'Action tokens that the acting side uses; left out where there are none.' },
  luck: { about: 'Luck tokens that the acting side spends and does not get back; left out where there are none.' },
  rivalLuck: { about: 'Luck tokens that rivals spend and do not get back; left out where there are none.' },
  points: { about: 'Points that the acting side scores; left out where there are none.' },
  loot: { about: 'The loot card that is drawn.' },
  open: {
    about:
      'Where the odds stop at a question in the middle of a roll: declared once all have named their dice and none has fallen, rolled after that. Left out while somebody still names a die.',
  },
};

/** [RE]actions, further shots and whatever comes later are no part of what an action comes to. */
export const settles: readonly string[] = [actionResolved.name];

/** Questions about a roll or its results. Everything else is a command of its own: what somebody does next. */
const FOLLOWED: readonly string[] = [
  ...['contest', 'luck', 'step-in', 'reflex', 'choose-rival', 'test', 'choose-target', 'choose-option', 'shove'],
  ...['blast', 'evade', 'shot', 'suffer', 'heal', 'stun-tokens', 'refresh', 'weaken', 'free-token', 'placing'],
  ...['place-dragged', 'loot'],
].map((name) => `combat-zone/${name}`);

export const isFollowed = ({ step }: Frame): boolean => FOLLOWED.includes(step) || step === 'engine/triggers';

export function follows(_state: CombatZoneState, stack: readonly Frame[]): boolean {
  const top = stack.at(-1);
  return top !== undefined && isFollowed(top);
}

/** What events have in common: whose they are about. */
interface About {
  readonly model: number;
  readonly player: number;
  readonly points: number;
  readonly action: string;
  readonly why: string;
  readonly card: string;
  readonly by: string;
  readonly wins: readonly boolean[];
  readonly isCrit: boolean;
}

class Told {
  private readonly events: readonly GameEvent[];
  private readonly state: CombatZoneState;
  private readonly side: number;
  readonly actor: number;

  constructor(events: readonly GameEvent[], before: CombatZoneState, after: CombatZoneState) {
    this.events = events;
    this.state = after;
    const [began] = this.of(actionBegan);
    this.actor = began?.model ?? before.doing.at(-1)?.model ?? before.active;
    this.side = this.sideOf(this.state.models[this.actor]?.player ?? before.control);
  }

  of(...kinds: readonly { readonly name: string }[]): About[] {
    return this.events.filter(({ name }) => kinds.some((kind) => kind.name === name)).map(({ data }) => data as About);
  }

  private sideOf(player: number): number {
    return this.state.players[player]?.side ?? -1;
  }

  isOwn({ model, player }: Pick<About, 'model' | 'player'>): boolean {
    return this.sideOf(this.state.models[model]?.player ?? player) === this.side;
  }

  own(...kinds: readonly { readonly name: string }[]): About[] {
    return this.of(...kinds).filter((one) => this.isOwn(one));
  }

  rival(...kinds: readonly { readonly name: string }[]): About[] {
    return this.of(...kinds).filter((one) => !this.isOwn(one));
  }
}

const numbered = (counts: Readonly<Record<string, number>>): Facts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

function resultOf(told: Told, action: string | undefined): Facts {
  const shots = told.own(attackHit, attackMissed);
  const rolls = told.of(rollSettled).filter(({ wins }) => wins.length > 0);
  const isWon = rolls.every(({ wins }) => wins[0] === true);
  const wounds = told.rival(wounded, fatallyWounded).length;
  const launched = told.own(programLaunched, launchFailed).length > 0;
  const launch: Facts = launched ? { launched: told.own(programLaunched).length > 0 } : {};
  if (shots.length > 0) {
    const hits = told.own(attackHit).length;
    return { ...launch, hit: hits > 0, ...(shots.length > 1 ? { hits } : {}), wounds };
  }
  const won: Facts = rolls.length === 0 || launched ? {} : { won: isWon };
  return {
    ...launch,
    ...won,
    ...(action === 'basic/move' ? moveOf(told, isWon) : {}),
    ...(wounds > 0 ? { wounds } : {}),
  };
}

function moveOf(told: Told, isWon: boolean): Facts {
  const moves = told.of(moved).filter(({ model }) => model === told.actor);
  if (moves.some(({ by }) => by === 'fall')) return { move: 'fell' };
  if (isWon) return moves.length > 0 ? { move: 'arrived' } : {};
  return { move: moves.length > 0 ? 'stopped' : 'stayed' };
}

function objectiveOf(told: Told): Facts {
  if (told.of(crateTaken).length > 0) return { objective: 'taken' };
  if (told.of(deviceWorked).length > 0) return { objective: 'worked' };
  return told.of(modelLeft).length > 0 ? { objective: 'left' } : {};
}

function openOf({ contest }: CombatZoneState): Facts {
  if (contest === undefined) return {};
  return { open: [contest.acting, ...contest.opposing].some(({ die }) => die.face === 0) ? 'declared' : 'rolled' };
}

const sumOf = (all: readonly About[]): number => all.reduce((sum, { points }) => sum + points, 0);

export function summary(events: readonly GameEvent[], before: CombatZoneState, after: CombatZoneState): Facts {
  const told = new Told(events, before, after);
  const action = told.of(actionBegan)[0]?.action ?? before.doing.at(-1)?.action;
  const [loot] = told.of(lootDrawn);
  return {
    ...resultOf(told, action),
    ...objectiveOf(told),
    ...lastFaces(events, before.contest),
    ...numbered({
      ownWounds: told.own(wounded, fatallyWounded).length,
      out: told.rival(takenOut).length,
      ownOut: told.own(takenOut).length,
      armor: told.rival(cardDiscarded).filter(({ why }) => why === 'armor').length,
      reactions: told.of(provoked).filter(({ model }) => after.models[model]?.place === 'table').length,
      stunned: told.of(tokenStunned, gonkStunned).length,
      healed: told.of(healed).length,
      refreshed: told.of(tokenRefreshed).length,
      hacked: told.of(hackAdded).length,
      tokens: told.own(tokenUsed).length,
      luck: told.own(luckSpent).length - told.own(luckReturned).length,
      rivalLuck: told.rival(luckSpent).length - told.rival(luckReturned).length,
      points: sumOf(told.own(scored)),
    }),
    ...(loot === undefined ? {} : { loot: loot.card }),
    ...openOf(after),
  };
}
