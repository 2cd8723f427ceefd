/** The results of several series side by side: one row each, one table for each way of sitting. */
import { formatTable, percent } from '../text.ts';
import type { Series } from './series.ts';
import { type Share, shareOf, type Tally } from './tally.ts';

export interface Counted {
  readonly name: string;
  readonly series: Series;
  readonly tally: Tally;
}

export function reportEach(all: readonly Counted[]): string {
  const groups = new Map<string, Counted[]>();
  for (const counted of all) {
    const key = `${counted.tally.together} ${counted.series.seats.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), counted]);
  }
  const [first] = all;
  const players = [...new Set(all.flatMap(({ series }) => series.players))].join(', ');
  return [
    `${first?.series.game}: ${first?.series.games} games each, ${players}, seed "${first?.series.seed}"`,
    '',
    ...[...groups.values()].flatMap((group) => [formatTable(tableOf(group)), '']),
    ...endsOf(all),
    '',
  ].join('\n');
}

function tableOf(group: readonly Counted[]): readonly (readonly string[])[] {
  const [first] = group;
  return first?.tally.together === true ? togetherTable(group) : againstTable(group);
}

/**
 * Against each other: shares of the decided games, so that draws stand beside them and not between. Of players who change
 * seats the players are told, of others the seats.
 */
function againstTable(group: readonly Counted[]): string[][] {
  const sides = (group[0] === undefined ? [] : sidesOf(group[0])).map(([side]) => side);
  return [
    ['', ...sides.flatMap((side) => [side, 'of decided', '95 %']), 'draws', '', 'commands'],
    ...group.map((counted) => [
      counted.name,
      ...sidesOf(counted).flatMap(([, wins]) => shareCells(shareOf(wins, counted.series.games - counted.tally.draws))),
      `${counted.tally.draws}`,
      percent(counted.tally.draws / counted.series.games),
      `${counted.tally.lengths.median}`,
    ]),
  ];
}

const sidesOf = ({ series, tally }: Counted): readonly (readonly [side: string, wins: number])[] =>
  series.swap
    ? tally.players.map(({ player, wins }) => [player, wins])
    : series.seats.map((seat) => [seat, tally.seats[seat] ?? 0]);

/** Together: shares of all games. */
const togetherTable = (group: readonly Counted[]): string[][] => [
  ['', 'won', 'of all', '95 %', 'lost', 'draws', 'commands'],
  ...group.map(({ name, series, tally: { seats, draws, lost, lengths } }) => [
    name,
    ...shareCells(shareOf(Math.max(...Object.values(seats)), series.games)),
    `${lost}`,
    `${draws}`,
    `${lengths.median}`,
  ]),
];

const shareCells = ({ wins, of, share, interval: [low, high] }: Share): string[] =>
  of === 0 ? ['0', '–', '–'] : [`${wins}`, percent(share), `${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)} %`];

/** How the games of each series ended, in a line. */
function endsOf(all: readonly Counted[]): readonly string[] {
  const wide = Math.max(...all.map(({ name }) => name.length));
  return [
    'ended by:',
    ...all.map(({ name, tally: { ends } }) => {
      const told = ends.map(({ reason, games }) => `${reason} ${games}`);
      return `${name.padEnd(wide)}  ${told.join(', ')}`;
    }),
  ];
}
