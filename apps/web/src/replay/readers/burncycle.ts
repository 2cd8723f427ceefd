/** How the events of burncycle are read in a replay: rounds, a lane for each player, what happened to bots and security. */
import type { BurncycleView } from '@tablerunner/burncycle/plan';
import type { Mark, Reader, Reading } from '../story.ts';

const MARK_OF: Readonly<Record<string, Mark>> = {
  'burncycle/test-rolled': 'roll',
  'burncycle/die-rerolled': 'roll',
  'burncycle/power-die-rolled': 'roll',
  'burncycle/bot-attacked': 'damage',
  'burncycle/threat-event-reached': 'event',
  'burncycle/captain-acted': 'event',
  'burncycle/bot-shut-down': 'out',
  'burncycle/guard-shut-down': 'out',
};

/** Worth a line in the list of moments, whatever else happens. */
const KEYS = new Set([
  'burncycle/floor-laid',
  'burncycle/room-scouted',
  'burncycle/wall-destroyed',
  'burncycle/threat-event-reached',
  'burncycle/objective-completed',
  'burncycle/bot-shut-down',
  'burncycle/guard-shut-down',
  'burncycle/bot-escaped',
]);

const SIDES = 6;

interface Data {
  readonly bot?: number;
  readonly dice?: readonly { readonly face: number }[];
  readonly face?: number;
  readonly die?: number;
}

export function burncycleReader(first: BurncycleView): Reader {
  let round = first.round;
  let acting = first.seats[first.active];
  let onTable: readonly number[] = first.test?.dice.map(({ face }) => face) ?? [];
  return {
    lanes: first.seats,
    read(events) {
      const marks = new Set<Mark>();
      const dice: { lane: string; face: number; sides: number }[] = [];
      let reading: Pick<Reading, 'turn' | 'acts'> = {};
      let lying: readonly number[] | undefined;
      let key: number | undefined;
      const fall = (faces: readonly number[]): void => {
        lying = onTable;
        if (acting !== undefined) for (const face of faces) dice.push({ lane: acting, face, sides: SIDES });
      };
      for (const [i, { name, data }] of events.entries()) {
        const { bot = -1, dice: rolled = [], face = 0, die = -1 } = (data ?? {}) as Data;
        const mark = MARK_OF[name];
        if (mark !== undefined) marks.add(mark);
        if (KEYS.has(name)) key = i;
        if (name === 'burncycle/turn-began') {
          acting = first.seats[bot];
          reading = { ...reading, turn: round, ...(acting === undefined ? {} : { acts: acting }) };
        }
        if (name === 'burncycle/corporation-began') reading = { ...reading, acts: 'none' };
        if (name === 'burncycle/round-ended') round += 1;
        if (name === 'burncycle/test-rolled') {
          onTable = rolled.map((one) => one.face);
          fall(onTable);
        }
        if (name === 'burncycle/die-rerolled' && onTable[die] !== undefined) {
          onTable = onTable.with(die, face);
          fall([face]);
        }
      }
      return { ...reading, marks: [...marks], dice, lying, key };
    },
  };
}
