/** What a command comes to, by names: for odds that a person understands, and for the bars of the board. */
import type { Facts, GameEvent, OutcomeKind } from '@tablerunner/engine';
import type { Result } from './combat/result.ts';
import { attackDeclared, attackResolved } from './events/combat.ts';
import { tokenRevealed } from './events/coop.ts';
import { hackResolved } from './events/hacking.ts';
import { diceRolled } from './events/rolls.ts';
import { setupInitiativeWon } from './events/setup.ts';
import { eventBegan, initiativeTied, initiativeWon, turnEnded } from './events/turn.ts';
import { activationEnded, featUsed } from './events/units.ts';
import type { EscapeState, Unit } from './types.ts';

export const outcomes: Readonly<Record<string, OutcomeKind>> = {
  undecided: { about: 'True where the odds stop before the attack is resolved, because somebody is asked.' },
  hit: { about: 'Whether the attack succeeds, a blast against at least one; Armour may take all of its damage.' },
  wounds: { about: 'The life that all characters together lose; what is healed counts below 0.' },
  life: { about: 'The life that is left to the one character that is attacked.' },
  damage: { about: 'The life that each character loses, by its ID; who is healed has a number below 0.' },
  out: { about: 'The IDs of those that are put out of combat.' },
  hacked: { about: 'Whether the Hack succeeds.' },
  drill: { about: 'What the drill does: through, or failed, or broken, when it is of no use any more.' },
  broken: { about: 'How many walls are broken.' },
  doors: { about: 'How many doors are opened, closed, hacked or locked again.' },
  revealed: { about: 'How many tokens of the automated ISC are turned up.' },
  initiative: { about: 'The side that wins the Initiative.' },
  tied: { about: 'True where the Initiative is a tie and is rolled again.' },
  event: { about: 'The row of the event table, 2 to 12.' },
};

/** Dice that fall after one of these belong to something else. */
export const settles = [
  attackResolved,
  hackResolved,
  setupInitiativeWon,
  initiativeWon,
  initiativeTied,
  eventBegan,
  activationEnded,
  turnEnded,
].map(({ name }) => name);

type Fields = Readonly<Record<string, unknown>>;

const dataOf = (events: readonly GameEvent[], name: string): Fields | undefined =>
  events.find((event) => event.name === name)?.data as Fields | undefined;

/** Everything that is as before is left out. */
export function summary(events: readonly GameEvent[], before: EscapeState, after: EscapeState): Facts {
  const hacked = dataOf(events, hackResolved.name)?.success;
  const doors = after.doors.filter((bits, door) => bits !== before.doors[door]).length;
  const broken = after.broken.length - before.broken.length;
  const revealed = events.filter(({ name }) => name === tokenRevealed.name).length;
  return {
    ...attackOf(events, after),
    ...harmOf(events, before, after),
    ...(typeof hacked === 'boolean' ? { hacked } : {}),
    ...drillOf(events, broken),
    ...(broken === 0 ? {} : { broken }),
    ...(doors === 0 ? {} : { doors }),
    ...(revealed === 0 ? {} : { revealed }),
    ...turnOf(events),
  };
}

/** An attack that waits for an answer has come to nothing yet. */
function attackOf(events: readonly GameEvent[], after: EscapeState): Facts {
  const results = dataOf(events, attackResolved.name)?.results as readonly Result[] | undefined;
  if (results === undefined) {
    return events.some(({ name }) => name === attackDeclared.name) ? { undecided: true } : {};
  }
  const [first] = results;
  const hit = results.some(({ total }) => total > 0);
  const life = results.length === 1 && first !== undefined ? after.units[first.unit]?.life : undefined;
  return { hit, ...(life === undefined ? {} : { life }) };
}

function harmOf(events: readonly GameEvent[], before: EscapeState, after: EscapeState): Facts {
  const damage: Record<string, number> = {};
  const out: string[] = [];
  let wounds = 0;
  for (const [index, was] of before.units.entries()) {
    const now = after.units[index] as Unit;
    if (now.life !== was.life) damage[was.id] = was.life - now.life;
    wounds += was.life - now.life;
    if (now.place === 'out' && was.place !== 'out') out.push(was.id);
  }
  const isHurt = Object.keys(damage).length > 0;
  return {
    ...(isHurt || events.some(({ name }) => name === attackResolved.name) ? { wounds } : {}),
    ...(isHurt ? { damage } : {}),
    ...(out.length === 0 ? {} : { out }),
  };
}

function drillOf(events: readonly GameEvent[], broken: number): Facts {
  if (dataOf(events, diceRolled.name)?.purpose !== 'drill') return {};
  if (broken > 0) return { drill: 'through' };
  const isLost = events.some(({ name, data }) => name === featUsed.name && (data as Fields).feat === 'drill-broken');
  return { drill: isLost ? 'broken' : 'failed' };
}

/** What a roll of both sides came to: who has the Initiative, which event begins. */
function turnOf(events: readonly GameEvent[]): Facts {
  const won = (dataOf(events, initiativeWon.name) ?? dataOf(events, setupInitiativeWon.name))?.faction;
  const row = dataOf(events, eventBegan.name)?.row;
  return {
    ...(typeof won === 'string' ? { initiative: won } : {}),
    ...(events.some(({ name }) => name === initiativeTied.name) ? { tied: true } : {}),
    ...(typeof row === 'number' ? { event: row } : {}),
  };
}
