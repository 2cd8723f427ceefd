/** The floor as box drawing: walls, doors, what lies on spaces, units, and what security is aware of. */
import type { Pen } from '@tablerunner/engine';
import { cellAt, columnName, EAST, type Edge, edgeOf, NORTH, SOUTH, WEST } from '@tablerunner/geometry';
import { awareness, NOTICED } from '../rules/floor/awareness.ts';
import { EDGE, type Floor } from '../rules/floor/floor.ts';
import { wearerOf } from '../rules/special/disguise.ts';
import { floorOf, isDetected, isDown, watcherOf } from '../rules/units.ts';
import { botLabels, guardLabels, wrapParts } from './draw-layout.ts';
import type { BurncycleView } from './view.ts';

/** Light is 1, heavy 2, nothing 0; the sign for up, right, down and left is at 27 up + 9 right + 3 down + left. */
const CORNERS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋';

const CELL_WIDTH = 3;

export const SIGNS = {
  active: '▸',
  detected: '!',
  down: '×',
  terminal: 'Δ',
  mainframe: '▲',
  cache: '▣',
  hideout: '∩',
  objective: '◆',
  bead: '●',
  unscouted: '?',
  chip: '○',
  drone: '♦',
  seen: '•',
  unseen: '·',
  outdoor: ',',
  locked: '╪',
  unlocked: '▫',
  destroyed: '░',
} as const;

export const ARROWS = ['↑', '→', '↓', '←'] as const;

/** What is on an edge now: its sign, how heavy its line is, and the sign that fills a level edge on both sides of the middle. */
interface Ink {
  readonly sign: string;
  readonly weight: 0 | 1 | 2;
  readonly level: string;
}

const NOTHING: Ink = { sign: ' ', weight: 0, level: ' ' };
const DESTROYED: Ink = { sign: SIGNS.destroyed, weight: 0, level: SIGNS.destroyed };

class FloorPen {
  private readonly seen: BurncycleView;
  private readonly floor: Floor;
  private readonly pen: Pen;

  constructor(seen: BurncycleView, pen: Pen) {
    this.seen = seen;
    this.floor = floorOf(seen);
    this.pen = pen;
  }

  draw(): string[] {
    const { width, height, holes } = this.floor.grid;
    const cells = this.cells();
    const isRow = (y: number): boolean => holes.subarray(y * width, (y + 1) * width).includes(0);
    const rows = Array.from({ length: height }, (_, y) => y).filter(isRow);
    const [low = 0, high = 0] = [rows[0], rows.at(-1)];
    const lines: string[] = [];
    for (let y = high + 1; y >= low; y--) {
      lines.push(`   ${this.edgeLine(y)}`);
      if (y > low) lines.push(`${String(y).padStart(2)} ${this.cellLine(cells, y - 1)}`);
    }
    const names = Array.from({ length: width }, (_, x) => columnName(x).padEnd(CELL_WIDTH + 1));
    return [...lines, `     ${names.join('')}`.trimEnd()];
  }

  private inkOf(edge: Edge, isLevel: boolean): Ink {
    const { grid, doorAt } = this.floor;
    if (this.seen.floor.destroyed.includes(edge)) return DESTROYED;
    const kind = grid.edges[edge];
    if (kind === EDGE.wall) return { sign: isLevel ? '─' : '│', weight: 1, level: '─' };
    if (kind === EDGE.outerWall) return { sign: isLevel ? '━' : '┃', weight: 2, level: '━' };
    if (kind !== EDGE.door) return NOTHING;
    const isUnlocked = this.seen.floor.doors[doorAt[edge] ?? -1] === 1;
    const locked = isLevel ? SIGNS.locked : '╫';
    return { sign: isUnlocked ? SIGNS.unlocked : locked, weight: 1, level: '─' };
  }

  /** The edge below a place of the grid if it is level, else on its west side; nothing where no space lies beside it. */
  private inkAt(x: number, y: number, isLevel: boolean): Ink {
    const { grid } = this.floor;
    const here = cellAt(grid, x, y);
    if (here !== undefined) return this.inkOf(edgeOf(grid, here, isLevel ? SOUTH : WEST), isLevel);
    const there = isLevel ? cellAt(grid, x, y - 1) : cellAt(grid, x - 1, y);
    return there === undefined ? NOTHING : this.inkOf(edgeOf(grid, there, isLevel ? NORTH : EAST), isLevel);
  }

  private edgeLine(y: number): string {
    const { width } = this.floor.grid;
    let line = '';
    for (let x = 0; x <= width; x++) {
      line += this.corner(x, y);
      if (x === width) break;
      const { sign, level } = this.inkAt(x, y, true);
      line += `${level}${sign}${level}`;
    }
    return line.trimEnd();
  }

  private corner(x: number, y: number): string {
    const { width, height } = this.floor.grid;
    const up = y < height ? this.inkAt(x, y, false).weight : 0;
    const down = y > 0 ? this.inkAt(x, y - 1, false).weight : 0;
    const right = x < width ? this.inkAt(x, y, true).weight : 0;
    const left = x > 0 ? this.inkAt(x - 1, y, true).weight : 0;
    return CORNERS.charAt(27 * up + 9 * right + 3 * down + left);
  }

  private cellLine(cells: readonly string[], y: number): string {
    const { width } = this.floor.grid;
    let line = '';
    for (let x = 0; x <= width; x++) {
      line += this.inkAt(x, y, false).sign;
      if (x < width) line += cells[y * width + x] ?? '   ';
    }
    return line.trimEnd();
  }

  /** Three signs per space: what it is, with the dot of who sees it; then units over all. */
  private cells(): string[] {
    const { grid } = this.floor;
    const watched = this.watched();
    const signs = this.marks();
    const units = this.units();
    const letters = this.letters(new Set([...signs.keys(), ...units.map(([cell]) => cell)]));
    const cells = Array.from({ length: grid.cellCount }, (_, cell) => {
      if (grid.holes[cell] !== 0) return '   ';
      const sign = signs.get(cell) ?? letters.get(cell);
      const dot = watched[cell] === 1 ? SIGNS.seen : this.floor.isOutdoor[cell] === 1 ? SIGNS.outdoor : SIGNS.unseen;
      const ink = watched[cell] === 1 ? 'danger' : 'soft';
      return sign === undefined
        ? this.pen.paint(` ${dot} `, ink)
        : `${sign.padEnd(CELL_WIDTH - 1)}${this.pen.paint(dot, ink)}`;
    });
    for (const [cell, sign] of units) if (cell >= 0) cells[cell] = sign;
    return cells;
  }

  /** Each room's letter on a space that has nothing else to show, with a sign where it is unscouted. */
  private letters(taken: ReadonlySet<number>): Map<number, string> {
    const { rooms } = this.floor;
    return new Map(
      rooms.flatMap(({ cells, letter }, room): [number, string][] => {
        const free = cells.findLast((cell) => !taken.has(cell));
        return free === undefined ? [] : [[free, `${letter}${this.unscoutedSign(room)}`]];
      }),
    );
  }

  private unscoutedSign(room: number): string {
    return this.seen.floor.unscouted.includes(room) ? SIGNS.unscouted : '';
  }

  /** Rooms by their letters. */
  rooms(): string[] {
    return this.floor.rooms.map(({ letter, id, type, chip }, room) => {
      const about = [...(type === undefined ? [] : [type]), ...(chip === undefined ? [] : [chip])];
      const notes = about.length === 0 ? '' : ` (${about.map((word) => this.pen.name(word)).join(', ')})`;
      return `${letter}${this.unscoutedSign(room)} ${this.pen.name(id)}${notes}`;
    });
  }

  /** By cell: 1 where a unit is aware of it. */
  private watched(): Uint8Array {
    const watched = new Uint8Array(this.floor.grid.cellCount);
    for (const guard of this.seen.guards) {
      if (guard.cell < 0 || guard.isStunned || wearerOf(this.seen, guard) >= 0) continue;
      const field = awareness(this.floor, watcherOf(guard));
      for (const [cell, how] of field.entries()) if (how !== NOTICED.not) watched[cell] = 1;
    }
    return watched;
  }

  /** What lies on a space; what comes later covers what was there. */
  private marks(): Map<number, string> {
    const { floor, seen } = this;
    const signs = new Map<number, string>();
    for (const [cell, isHideout] of floor.isHideout.entries()) if (isHideout === 1) signs.set(cell, SIGNS.hideout);
    for (const [cell, isMarked] of floor.isObjective.entries()) if (isMarked === 1) signs.set(cell, SIGNS.objective);
    for (const [cell, type] of floor.icons) signs.set(cell, type.charAt(0));
    for (const cell of seen.floor.caches) signs.set(cell, SIGNS.cache);
    for (const { cell, isMainframe } of seen.floor.terminals)
      signs.set(cell, isMainframe ? SIGNS.mainframe : SIGNS.terminal);
    for (const cell of Object.keys(seen.floor.beads)) signs.set(Number(cell), SIGNS.bead);
    for (const bot of seen.bots) if (bot.chip >= 0 && !isDetected(bot)) signs.set(bot.chip, SIGNS.chip);
    return signs;
  }

  private units(): [number, string][] {
    const { bots, guards, active, drone } = this.seen;
    const [botNames, guardNames] = [botLabels(this.seen), guardLabels(this.seen)];
    return [
      ...(drone === undefined ? [] : [[drone.cell, ` ${SIGNS.drone} `] as [number, string]]),
      ...guards.map(({ cell, facing, isStunned }, at): [number, string] => {
        const front = isStunned ? SIGNS.down : (ARROWS[facing] ?? ' ');
        return [cell, this.pen.paint(`${front}${guardNames[at]}`, 'other')];
      }),
      ...bots.map((bot, at): [number, string] => {
        const ground = at === active ? SIGNS.active : ' ';
        const front = isDown(bot) ? SIGNS.down : isDetected(bot) ? SIGNS.detected : ground;
        return [bot.cell, this.pen.paint(`${front}${botNames[at]}`, at === active ? 'strong' : 'own')];
      }),
    ];
  }
}

export const drawFloor = (seen: BurncycleView, pen: Pen): string[] => new FloorPen(seen, pen).draw();
export const drawRooms = (seen: BurncycleView, pen: Pen): string[] =>
  wrapParts(pen, new FloorPen(seen, pen).rooms(), ' · ', '  ');

/** What the signs of the floor mean. */
export const drawSigns = (pen: Pen): string[] => {
  const told = ['seen', 'locked', 'unlocked', 'destroyed', 'terminal', 'mainframe', 'cache', 'hideout'] as const;
  const signs = [...told, 'objective', 'unscouted', 'chip', 'detected'] as const;
  const parts = signs.map((sign) => pen.paint(`${SIGNS[sign]} ${pen.say(`draw.${sign}`)}`, 'soft'));
  return wrapParts(pen, parts, '  ', '  ');
};
