/** Plays many matches at once at a steady pace, and measures the time from a command to its event at the other player. */
import { setTimeout } from 'node:timers/promises';
import { fastChance } from '@tablerunner/engine';

/**
 * @typedef {object} LiveMatch
 * @property {() => number} revision what both players have seen
 * @property {() => boolean} isOver
 * @property {(below: (count: number) => number) => object | undefined} act the player who sent a command
 * @property {() => void} close
 *
 * @typedef {object} Arena
 * @property {string} name
 * @property {(seen: (player: object, revision: number, bytes: number) => void, fail: (problem: string) => void) => Promise<LiveMatch>} lay
 * @property {() => { seconds: number, megabytes: number }} use
 * @property {() => Promise<string>} [notes] what else is worth knowing, before it stops
 * @property {() => Promise<string>} stop
 *
 * @typedef {object} LoadReport
 * @property {string} name
 * @property {number} matches
 * @property {number} moves
 * @property {number} perSecond
 * @property {number} median milliseconds
 * @property {number} p99 milliseconds
 * @property {number} worst milliseconds
 * @property {number} cpu share of one core that the server used
 * @property {number} megabytes of the server at the end
 * @property {number} bytes of a message that tells a move, on average
 * @property {string | undefined} notes
 * @property {string[]} errors
 */

/** Each of the two players moves every two seconds: a match every second. */
const PACE = 1000;
const PATIENCE = 5000;
const LAY_AT_ONCE = 10;

/**
 * @param {Arena} arena
 * @param {{ matches: number, seconds: number, say: (line: string) => void }} how
 * @returns {Promise<LoadReport>}
 */
export async function drive(arena, { matches, seconds, say }) {
  const chance = fastChance('load');
  const below = (count) => chance.below(count);
  /** @type {number[]} */
  const times = [];
  /** @type {string[]} */
  const errors = [];
  const size = { bytes: 0, messages: 0 };
  let until = Number.POSITIVE_INFINITY;

  async function begin() {
    /** @type {{ match: LiveMatch | undefined, mover: object | undefined, sent: number }} */
    const place = { match: undefined, mover: undefined, sent: 0 };
    place.match = await arena.lay(
      (player, _revision, bytes) => {
        size.bytes += bytes;
        size.messages++;
        if (place.mover === undefined || player === place.mover) return;
        times.push(performance.now() - place.sent);
        place.mover = undefined;
      },
      (problem) => errors.push(problem),
    );
    return place;
  }

  async function play(first) {
    let place = first;
    await setTimeout(below(PACE));
    for (let next = performance.now(); performance.now() < until; next += PACE) {
      await setTimeout(Math.max(0, next - performance.now()));
      if (place.mover !== undefined) {
        if (performance.now() - place.sent > PATIENCE) {
          errors.push('no event for a command');
          place.mover = undefined;
        }
        continue;
      }
      if (place.match?.isOver()) {
        place.match.close();
        place = await begin();
      }
      place.sent = performance.now();
      place.mover = place.match?.act(below);
    }
    await setTimeout(500);
    place.match?.close();
  }

  const places = [];
  while (places.length < matches) {
    const some = Array.from({ length: Math.min(LAY_AT_ONCE, matches - places.length) }, begin);
    places.push(...(await Promise.all(some)));
  }
  say(`${arena.name}: ${matches} matches are laid, ${matches * 2} clients joined; playing for ${seconds} seconds …`);
  const before = arena.use();
  const began = performance.now();
  until = began + seconds * 1000;
  size.bytes = 0;
  size.messages = 0;
  await Promise.all(places.map(play));
  const after = arena.use();
  times.sort((a, b) => a - b);
  const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return {
    name: arena.name,
    matches,
    moves: times.length,
    perSecond: times.length / seconds,
    median: share(0.5),
    p99: share(0.99),
    worst: share(1),
    cpu: (after.seconds - before.seconds) / ((performance.now() - began) / 1000),
    megabytes: after.megabytes,
    bytes: size.messages === 0 ? 0 : size.bytes / size.messages,
    notes: await arena.notes?.(),
    errors,
  };
}
