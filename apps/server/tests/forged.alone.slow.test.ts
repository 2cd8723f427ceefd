/** 5,000 forged match files: each is refused in a sentence, or plays on as an honest one, and nothing stalls. */
import { games } from '@tablerunner/catalogue';
import {
  type FastChance,
  fastChance,
  type Game,
  judgePosition,
  Match,
  type MatchSave,
  type Position,
} from '@tablerunner/engine';
import { type SeatPlayer, Table } from '@tablerunner/table';
import { forgeOnce } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { type Continued, continueFrom } from '../src/machine/worker.ts';
import { bytesOf, honestFile } from './files.ts';

const FILES = 5000;
const COMMANDS = 30;
/** What one thing may take on the event loop; the bar of the whole server is the same. */
const LONGEST = 100;

/** Of this process: what else the machine does must not make a test fail. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Whoever forges a file can work out its hash too. */
function withHash(game: Game, save: MatchSave): MatchSave {
  try {
    const { options, seed, start } = save;
    const position = judgePosition(game, start as Position<object>); // what is refused anyway needs no hash
    const match = position.ok ? Match.from(game, { options, seed, position: position.value }) : position;
    return match.ok ? { ...save, log: [], hash: match.value.hash() } : save;
  } catch {
    return save;
  }
}

function forge(game: Game, honest: MatchSave, chance: FastChance): MatchSave {
  const save = structuredClone(honest);
  const kind = chance.below(4);
  if (kind === 0) {
    const log = [...save.log];
    const [one, two] = [chance.below(log.length || 1), chance.below(log.length || 1)];
    [log[one], log[two]] = [log[two] as never, log[one] as never];
    return { ...save, log };
  }
  for (let i = 0; i <= chance.below(3); i++) forgeOnce(kind === 1 ? save : (save.start ?? save), chance);
  return kind === 3 ? withHash(game, save) : save;
}

/** What the event loop does with it: lays the table, and carries out what people play. */
function longestOfPlay(game: Game, { options, position }: Continued, chance: FastChance): number {
  let longest = 0;
  const timed = <T>(work: () => T): T => {
    const from = cpuMilliseconds();
    try {
      return work();
    } finally {
      longest = Math.max(longest, cpuMilliseconds() - from);
    }
  };
  const probe = Match.from(game, { options, seed: 'forged', position });
  if (!probe.ok) return 0;
  const players = Object.fromEntries(probe.value.seats.map((seat): [string, SeatPlayer] => [seat, { kind: 'person' }]));
  const table = timed(() => Table.open(game, { id: 'forged', options, seed: 'forged', players, position }));
  if (!table.ok) return longest;
  for (let i = 0; i < COMMANDS; i++) {
    const seat = table.value.turn?.seat;
    if (seat === undefined) return longest;
    const legal = timed(() => table.value.view(seat).legal ?? []);
    const deed = { kind: 'play' as const, choice: legal[chance.below(legal.length)] as never };
    const done = timed(() => table.value.request(seat, { id: `f${i}`, deed }));
    expect(done.ok).toBe(true);
  }
  return longest;
}

test.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const chance = fastChance(`forged files of ${id}`);
  const honest = Array.from({ length: 8 }, (_, i) => honestFile(game, `${id} ${i}`, { before: 8 * i, after: 6 }));
  let [refused, played, longest] = [0, 0, 0];
  for (let i = 0; i < FILES / games.length; i++) {
    const file = forge(game, honest[i % honest.length] as MatchSave, chance);
    const at = chance.below(2) === 0 ? undefined : 0;
    const read = continueFrom({ file: bytesOf(file), at });
    if (read.ok) {
      played += 1;
      longest = Math.max(longest, longestOfPlay(game, read.value, chance));
    } else {
      refused += 1;
      expect(read.where).not.toBe('');
      expect(read.problem).toMatch(/\w/);
    }
  }
  console.log(`${id}: ${refused} refused, ${played} played on, the longest took ${longest.toFixed(0)} ms`);
  expect(refused).toBeGreaterThan(FILES / games.length / 4);
  expect(longest).toBeLessThan(LONGEST);
});
