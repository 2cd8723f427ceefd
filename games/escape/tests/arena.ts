/** Random small positions of Revolution, crowded with abilities, Equipment, fires and doors, where rules meet that seldom meet at a table. */
import { type FastChance, fastChance } from '@tablerunner/engine';
import { ABILITIES, ABILITIES_WITH_X } from '../rules/abilities.ts';
import { RULING_OPTIONS } from '../rules/options.ts';
import { EQUIPMENT } from '../rules/types.ts';
import { line } from './scenarios.ts';

const COLUMNS = 'abcdef';
const NAMES = ['ann', 'bot', 'cid', 'dot', 'eve', 'fog'] as const;
/** The event Firewall, under which most can go wrong. */
const FIREWALL = 10;

/** Options of Revolution that change what may be done on the board. */
const OPTIONS = [
  'adjacencyThroughWalls',
  'diagonalDistance',
  'wallsShieldBlasts',
  'burnsBlockCorners',
  'aimAtBurntCells',
  'nitroNeedsSight',
] as const;

/** Drawing, characters and other lines, always the same for a seed. */
export function arena(seed: number): string {
  const chance = fastChance(seed);
  const [width, height] = [4 + chance.below(3), 3 + chance.below(2)];
  const cells = [...COLUMNS.slice(0, width)].flatMap((column) =>
    Array.from({ length: height }, (_, row) => `${column}${row + 1}`),
  );
  const last = COLUMNS[width - 1];
  return [
    ...drawing(chance, width, height),
    line({ exits: { resistance: [1], isc: [2] } }),
    `airlocks: 1 a1 a2, 2 ${last}1 ${last}2`,
    ...characters(chance, cells),
    `marker crate ${one(chance, cells)}`,
    `marker objective 2 ${one(chance, cells)}`,
    `burns: ${one(chance, cells)}`,
    `event: ${chance.below(2) === 0 ? FIREWALL : 2 + chance.below(11)}`,
    'turn: 2 of 3',
    `anthem: resistance ${chance.below(3)}`,
    ...OPTIONS.flatMap((name) =>
      chance.below(4) === 0 ? [`option: ${name} ${RULING_OPTIONS[name].values.at(-1) ?? ''}`] : [],
    ),
  ].join('\n');
}

const one = <T>(chance: FastChance, items: readonly T[]): T => items[chance.below(items.length)] as T;

function drawing(chance: FastChance, width: number, height: number): string[] {
  const rim = `+${'-+'.repeat(width)}`;
  const edge = (wall: string): string => [wall, wall, '#', 'd', '5', ':'][chance.below(20)] ?? ' ';
  const lines = [rim];
  for (let row = 0; row < height; row++) {
    if (row > 0) lines.push(`+${Array.from({ length: width }, () => `${edge('-')}+`).join('')}`);
    lines.push(`|${Array.from({ length: width }, (_, x) => `.${x < width - 1 ? edge('|') : '|'}`).join('')}`);
  }
  return [...lines, rim];
}

function characters(chance: FastChance, cells: readonly string[]): string[] {
  const free = cells.slice();
  const items: string[] = EQUIPMENT.slice();
  const draw = (from: string[]): string => from.splice(chance.below(from.length), 1)[0] ?? '';
  return NAMES.slice(0, 3 + chance.below(4)).map((name, i) => {
    const isIsc = i % 2 === 1;
    const gifts = ABILITIES.filter(() => chance.below(6) === 0);
    const away = i > 1 && chance.below(8) === 0;
    const hands = !away && !gifts.includes('no-arms') && chance.below(3) === 0 ? `carries ${draw(items)}` : '';
    const master = NAMES[i - 2];
    const bond = gifts.includes('robot') ? 'bound-to' : chance.below(6) === 0 ? 'possessed-by' : undefined;
    return [
      `unit ${name} ${!away ? draw(free) : isIsc ? 'out since 1' : 'waiting'}`,
      `${isIsc ? 'black' : 'resistance'} rank ${1 + chance.below(4)} life ${away && isIsc ? 0 : 1 + chance.below(4)}/4`,
      `mvt ${1 + chance.below(4)} cbt ${chance.below(4)} int ${chance.below(3)}`,
      ...gifts.map((gift) =>
        ABILITIES_WITH_X.some((other) => other === gift) ? `${gift} ${1 + chance.below(3)}` : gift,
      ),
      hands,
      bond === undefined || master === undefined ? '' : `${bond} ${master}`,
    ].join(' ');
  });
}
