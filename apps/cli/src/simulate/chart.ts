/** The result of a series as a picture: wins with their intervals, and how long the games were. */
import { percent } from '../text.ts';
import type { GameResult } from './play-game.ts';
import type { Series } from './series.ts';
import { n, picture, shorten, text } from './svg.ts';
import type { PlayerTally, Tally } from './tally.ts';

const WIDTH = 760;
const MARGIN = 24;
const LABELS = 150;
const VALUES = 130;
const ROW = 44;
const HISTOGRAM = 190;
const MOST_BINS = 30;

export function chart(series: Series, { players, lengths }: Tally, results: readonly GameResult[]): string {
  const title = `${series.game}: ${series.games} games`;
  const told = players.map(({ player, wins, share }) => `${player} won ${wins} (${percent(share)})`).join(', ');
  const barsTop = 74;
  const barsEnd = barsTop + players.length * ROW;
  const histogramTop = barsEnd + 64;
  const height = histogramTop + HISTOGRAM + 40;
  const length = `A game took ${lengths.shortest} to ${lengths.longest} commands, median ${lengths.median}.`;
  return picture({ width: WIDTH, height }, title, `${told}. ${length}`, [
    text(MARGIN, 34, title, 'title'),
    text(MARGIN, 54, `seed ${series.seed}${series.swap ? ', players change seats' : ''}`, 'soft'),
    legend(),
    ...scale(barsTop, barsEnd),
    ...players.flatMap((player, i) => bar(player, series.games, barsTop + i * ROW)),
    text(MARGIN, histogramTop - 18, 'games by number of commands'),
    ...histogram(
      results.map(({ length }) => length),
      lengths.median,
      histogramTop,
    ),
  ]);
}

const LEFT = MARGIN + LABELS;
const TRACK = WIDTH - MARGIN - VALUES - LEFT;

function legend(): string {
  const y = 54;
  const x = WIDTH - MARGIN - 230;
  return [
    `<rect class="win" x="${x}" y="${y - 10}" width="12" height="12"/>${text(x + 17, y, 'wins', 'soft')}`,
    `<rect class="draw" x="${x + 56}" y="${y - 10}" width="12" height="12"/>${text(x + 73, y, 'draws', 'soft')}`,
    `<path class="mark" d="M${x + 118} ${y - 4}h20m-20 -4v8m20 -8v8"/>${text(x + 145, y, '95 % interval', 'soft')}`,
  ].join('');
}

/** Lines at every quarter, with their percentages below. */
const scale = (top: number, end: number): string[] =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const x = LEFT + share * TRACK;
    const label = text(x, end + 16, `${share * 100} %`, 'soft middle');
    return `<line class="line" x1="${n(x)}" y1="${top}" x2="${n(x)}" y2="${end}"/>${label}`;
  });

function bar({ player, wins, draws, share, interval: [low, high] }: PlayerTally, games: number, top: number): string[] {
  const won = share * TRACK;
  const drawn = (draws / games) * TRACK;
  const middle = top + ROW / 2;
  const [from, to] = [LEFT + low * TRACK, LEFT + high * TRACK];
  return [
    text(LEFT - 10, middle + 5, shorten(player, LONGEST_LABEL), 'end'),
    `<rect class="win" x="${LEFT}" y="${top + 10}" width="${n(won)}" height="${ROW - 20}"/>`,
    `<rect class="draw" x="${n(LEFT + won)}" y="${top + 10}" width="${n(drawn)}" height="${ROW - 20}"/>`,
    `<path class="mark" d="M${n(from)} ${middle}H${n(to)}M${n(from)} ${middle - 5}v10M${n(to)} ${middle - 5}v10"/>`,
    text(WIDTH - MARGIN, middle + 5, `${wins} · ${percent(share)}`, 'end'),
  ];
}

function histogram(lengths: readonly number[], median: number, top: number): string[] {
  const bins = binsOf(lengths);
  const most = Math.max(...bins.counts);
  const left = MARGIN + 40;
  const width = (WIDTH - MARGIN - left) / bins.counts.length;
  const base = top + HISTOGRAM;
  const place = (length: number): number => left + ((length - bins.first + 0.5) / bins.size) * width;
  const every = Math.ceil(bins.counts.length / 10);
  return [
    `<line class="line" x1="${left}" y1="${top}" x2="${WIDTH - MARGIN}" y2="${top}"/>`,
    text(left - 8, top + 5, `${most}`, 'soft end'),
    text(left - 8, base, '0', 'soft end'),
    ...bins.counts.map((count, i) => {
      const tall = (count / most) * HISTOGRAM;
      const gap = width > 4 ? 1 : 0;
      const first = bins.first + i * bins.size;
      const about = bins.size === 1 ? `${first}` : `${first} to ${first + bins.size - 1}`;
      return `<rect class="win" x="${n(left + i * width + gap)}" y="${n(base - tall)}" width="${n(width - 2 * gap)}" height="${n(tall)}"><title>${about} commands: ${count} games</title></rect>`;
    }),
    `<line class="line" x1="${left}" y1="${base}" x2="${WIDTH - MARGIN}" y2="${base}"/>`,
    ...bins.counts.flatMap((_, i) =>
      i % every === 0
        ? [text(left + (i + 0.5) * width, base + 18, `${bins.first + i * bins.size}`, 'soft middle')]
        : [],
    ),
    `<line class="mark" x1="${n(place(median))}" y1="${top}" x2="${n(place(median))}" y2="${base}" stroke-dasharray="4 3"/>`,
    text(Math.min(place(median), WIDTH - MARGIN - 40), top - 6, `median ${median}`, 'soft middle'),
  ];
}

interface Bins {
  readonly first: number;
  readonly size: number;
  readonly counts: readonly number[];
}

function binsOf(lengths: readonly number[]): Bins {
  const first = lengths.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const range = lengths.reduce((a, b) => Math.max(a, b), 0) - first + 1;
  const size = Math.ceil(range / MOST_BINS);
  const counts = new Array<number>(Math.ceil(range / size)).fill(0);
  for (const length of lengths) {
    const bin = Math.floor((length - first) / size);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { first, size, counts };
}

const LONGEST_LABEL = 20;
