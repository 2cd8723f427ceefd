/** What the list says about a match: where it stands, who plays against me, whose turn it is, how long ago. */
import type { Words } from '../i18n/words.ts';
import type { MyTable } from '../link/tables.ts';
import { offerOf } from './offers.ts';
import { waitsForMe } from './use-my-tables.ts';

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function timeAgo(when: number, locale: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - when) / 1000));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const [unit, size] = STEPS.find(([, least]) => seconds >= least) ?? ['second', 1];
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit);
}

const nameOf = ({ game, seats }: MyTable, seat: string, say: Words): string => {
  const player = seats.find((info) => info.seat === seat)?.player;
  if (player?.kind === 'machine') return say('lobby.the-machine');
  return player?.name ?? offerOf(game)?.nameOf(seat, say.locale) ?? seat;
};

/** "Turn 3 of 6 · from a file · machine 4 · 9 min ago"; of a match without a turn its mode. */
export function factsOf(table: MyTable, say: Words): string {
  const { game, options, origin, over, seats, stage, updated } = table;
  const offer = offerOf(game);
  const told = stage === undefined || over ? undefined : offer?.stageOf(stage, say.locale);
  const mode = offer === undefined || seats.length === 0 ? undefined : say(offer.modeOf(options));
  const from = origin === undefined ? undefined : say(`lobby.from-${origin.from}`);
  return [told ?? mode, from, opponentsOf(table, say), timeAgo(updated, say.locale)].filter(Boolean).join(' · ');
}

/** "Machine 2", or the names of the others. */
function opponentsOf(table: MyTable, say: Words): string {
  const others = table.seats.filter(({ seat }) => !table.mine.includes(seat));
  const names = others.map(({ seat, player }) =>
    player.kind === 'machine' ? say('lobby.machine-of', { strength: player.strength }) : nameOf(table, seat, say),
  );
  return [...new Set(names)].join(', ');
}

export function stateOf(table: MyTable, say: Words): string {
  if (!table.reachable) return say('lobby.not-reachable');
  if (table.over) {
    const { outcome, mine } = table;
    if (outcome === undefined || mine.length !== 1) return say('lobby.over');
    if (outcome.draw) return say('lobby.drawn');
    return say(mine.some((seat) => outcome.winners.includes(seat)) ? 'lobby.won' : 'lobby.lost');
  }
  if (table.gathering === true) return say('lobby.gathering');
  if (waitsForMe(table)) return say('lobby.your-move');
  return table.turn === undefined ? '' : say('lobby.plays', { player: nameOf(table, table.turn, say) });
}
