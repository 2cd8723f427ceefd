/**
 * `npm run soak -- --load`: 300 matches with two clients each on our server, then the same on boardgame.io's own, and what
 * an open table takes of memory. Prints a table, writes reports/load.json; ends with 1 where ours misses its bar.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drive } from './drive.mjs';
import { startOurs } from './ours.mjs';
import { startPeer } from './peer.mjs';

/** Milliseconds. */
const BAR = 150;
const MEMORY = fileURLToPath(new URL('memory.mjs', import.meta.url));
const REPORTS = new URL('../../reports/', import.meta.url);

const HELP = `Many matches at once on this machine, clients and server.

  npm run soak -- --load [--matches 300] [--seconds 300] [--game sample|escape] [--alone]

Each match has two clients and a move every second. The same is then done on boardgame.io's own server, unless --alone.`;

/** @param {import('./drive.mjs').LoadReport} report */
const line = ({ name, moves, perSecond, median, p99, worst, cpu, megabytes, errors }) =>
  [
    name.padEnd(44),
    `${moves} moves (${perSecond.toFixed(0)}/s)`.padStart(22),
    `median ${median.toFixed(1)} ms`.padStart(17),
    `p99 ${p99.toFixed(1)} ms`.padStart(15),
    `worst ${worst.toFixed(0)} ms`.padStart(15),
    `${(cpu * 100).toFixed(0)} % of a core`.padStart(16),
    `${megabytes.toFixed(0)} MB`.padStart(8),
    `${errors.length} errors`.padStart(10),
  ].join(' ');

/** @param {() => Promise<import('./drive.mjs').Arena>} start */
async function measure(start, how) {
  const arena = await start();
  const report = await drive(arena, { ...how, say: (text) => console.log(text) });
  const said = await arena.stop();
  if (/"level":(50|60)/.test(said)) report.errors.push(said.slice(0, 500));
  console.log(line(report));
  if (report.notes !== undefined) console.log(`  ${report.notes}`);
  for (const error of [...new Set(report.errors)].slice(0, 5)) console.log(`  ${error}`);
  return report;
}

function idleMemory() {
  return [
    ['escape', '100', '200'],
    ['sample', '300', '100'],
  ].map((words) => JSON.parse(execFileSync(process.execPath, ['--expose-gc', MEMORY, ...words], { encoding: 'utf8' })));
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<0 | 1 | 2>}
 */
export async function runLoad(words) {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: {
        load: { type: 'boolean' },
        matches: { type: 'string', default: '300' },
        seconds: { type: 'string', default: '300' },
        game: { type: 'string', default: 'sample' },
        alone: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return 2;
  }
  const { game, alone } = values;
  const how = { matches: Number(values.matches), seconds: Number(values.seconds) };
  const isRight = how.matches >= 1 && how.seconds >= 1 && (game === 'sample' || game === 'escape');
  if (values.help || !isRight) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  const ours = await measure(() => startOurs(/** @type {'sample' | 'escape'} */ (game)), how);
  const peer = alone ? undefined : await measure(startPeer, how);
  const memory = idleMemory();
  for (const { game: of, moves, kilobytes, snapshotKilobytes } of memory)
    console.log(
      `An idle table of ${of} after ${moves} moves takes ${kilobytes} KB of memory; its snapshot has ${snapshotKilobytes} KB.`,
    );
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(new URL('load.json', REPORTS), `${JSON.stringify({ ours, peer, memory }, undefined, 2)}\n`);
  const misses = [
    ...(ours.p99 < BAR ? [] : [`p99 ${ours.p99.toFixed(1)} ms, and the bar is ${BAR} ms`]),
    ...(ours.errors.length === 0 ? [] : [`${ours.errors.length} errors`]),
  ];
  console.log(misses.length === 0 ? `Holds: p99 under ${BAR} ms, no error.` : `MISSES: ${misses.join('; ')}.`);
  return misses.length === 0 ? 0 : 1;
}
