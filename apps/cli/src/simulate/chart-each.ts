/** Several series as one picture: a bar for each, with the part that the first side won, and its interval. */
import { percent } from '../text.ts';
import type { Counted } from './report-each.ts';
import { n, picture, shorten, text } from './svg.ts';
import { type Share, shareOf } from './tally.ts';

const WIDTH = 760;
const MARGIN = 24;
const LABELS = 190;
const VALUES = 150;
const ROW = 30;
const TOP = 92;
const LEFT = MARGIN + LABELS;
const TRACK = WIDTH - MARGIN - VALUES - LEFT;
const LONGEST_LABEL = 26;

/** One bar: wins of the first side, then draws, then the rest; the interval is of the share that is measured. */
interface Bar {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly draws: number;
  readonly measured: Share;
}

export function chartEach(all: readonly Counted[]): string {
  const bars = all.map(barOf);
  const [first] = all;
  const title = `${first?.series.game}: ${all.length} × ${first?.series.games} games`;
  const end = TOP + bars.length * ROW;
  const players = [...new Set(all.flatMap(({ series }) => series.players))].join(', ');
  const told = bars.map(({ name, measured: { share } }) => `${name} ${percent(share)}`).join(', ');
  return picture({ width: WIDTH, height: end + 44 }, title, `${told}.`, [
    text(MARGIN, 34, title, 'title'),
    text(MARGIN, 54, `${players} · seed ${first?.series.seed}`, 'soft'),
    legend(all),
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => {
      const x = n(LEFT + share * TRACK);
      const label = text(LEFT + share * TRACK, end + 18, `${share * 100} %`, 'soft middle');
      return `<line class="line" x1="${x}" y1="${TOP}" x2="${x}" y2="${end}"/>${label}`;
    }),
    ...bars.flatMap((bar, i) => drawn(bar, TOP + i * ROW)),
  ]);
}

function barOf({ name, series, tally: { seats, decided, together, draws } }: Counted): Bar {
  const [first = ''] = series.seats;
  const won = seats[first] ?? 0;
  const measured = together ? shareOf(won, series.games) : (decided[first] ?? shareOf(0, 0));
  return { name, games: series.games, won, draws, measured };
}

/** What the colours mean depends on whether the players were on one side. */
function legend(all: readonly Counted[]): string {
  const together = all.every(({ tally }) => tally.together);
  const [first = '', second = 'the others'] = all[0]?.series.seats ?? [];
  const names = together ? ['won', 'draw', 'lost'] : [`${first} won`, 'draw', `${second} won`];
  const marks = ['win', 'draw', 'loss'].map((kind, i) => {
    const x = LEFT + i * 130;
    return `<rect class="${kind}" x="${x}" y="${TOP - 26}" width="12" height="12"/>${text(x + 17, TOP - 16, names[i] ?? '', 'soft')}`;
  });
  const x = LEFT + 390;
  const interval = together ? '95 % interval' : '95 %, of the decided';
  return [
    ...marks,
    `<path class="mark" d="M${x} ${TOP - 20}h18m-18 -4v8m18 -8v8"/>`,
    text(x + 24, TOP - 16, interval, 'soft'),
  ].join('');
}

function drawn({ name, games, won, draws, measured }: Bar, top: number): string[] {
  const part = (from: number, count: number, kind: string): string =>
    `<rect class="${kind}" x="${n(LEFT + (from / games) * TRACK)}" y="${top + 5}" width="${n((count / games) * TRACK)}" height="${ROW - 10}"/>`;
  const middle = top + ROW / 2;
  const [from, to] = measured.interval.map((share) => n(LEFT + share * TRACK));
  const range = measured.interval.map((share) => (share * 100).toFixed(0)).join('–');
  return [
    text(LEFT - 10, middle + 5, shorten(name, LONGEST_LABEL), 'end'),
    part(0, won, 'win'),
    part(won, draws, 'draw'),
    part(won + draws, games - won - draws, 'loss'),
    `<path class="mark" d="M${from} ${middle}H${to}M${from} ${middle - 5}v10M${to} ${middle - 5}v10"/>`,
    text(WIDTH - MARGIN, middle + 5, `${percent(measured.share)} (${range})`, 'end'),
  ];
}
