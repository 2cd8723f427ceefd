/** How the events of Escape are read in a replay. */

import type { GameEvent } from '@tablerunner/engine';
import type { EscapeView } from '@tablerunner/escape/plan';
import type { Mark, Reader, Reading } from '../story.ts';

interface Die {
  readonly unit: number;
  readonly seat: string;
  readonly face: number;
}

const MARK_OF: Readonly<Record<string, Mark>> = {
  'escape/dice-rolled': 'roll',
  'escape/unit-damaged': 'damage',
  'escape/event-began': 'event',
  'escape/unit-removed': 'out',
};

/** Worth a line in the list of moments, whatever else happens. */
const KEYS = new Set([
  'escape/event-began',
  'escape/unit-removed',
  'escape/unit-left',
  'escape/prop-done',
  'escape/wall-broken',
  'escape/token-revealed',
]);
const MUCH_DAMAGE = 3;
const SIDES = 6;

/**
 * `last` is any later view of the match: the numbers of characters never change their meaning. `first` is how it began: one
 * that goes on from another may begin with dice on the table.
 */
export function escapeReader(first: EscapeView, last: EscapeView): Reader {
  let onTable: readonly Die[] = first.roll?.dice ?? [];
  const factionOf = (unit: number): string => last.units[unit]?.faction ?? 'isc';
  /** In Cooperation the dice of a seat decide about events, and are nobody's luck. */
  const laneOf = ({ unit, seat }: Die): string | undefined =>
    unit >= 0 ? factionOf(unit) : last.mode === 'revolution' ? seat : undefined;

  const diceOf = ({ name, data }: GameEvent): readonly Die[] => {
    if (name === 'escape/dice-rolled') {
      const { dice, added } = data as { dice: readonly Die[]; added: boolean };
      onTable = added ? [...onTable, ...dice] : dice;
      return dice;
    }
    if (name !== 'escape/die-rerolled') return [];
    const { die, face } = data as { die: number; face: number };
    const before = onTable[die];
    if (before === undefined) return [];
    onTable = onTable.with(die, { ...before, face });
    return [{ ...before, face }];
  };

  return {
    lanes: ['resistance', 'isc'],
    read(events) {
      let lying: readonly number[] | undefined;
      const dice: { lane: string; face: number; sides: number }[] = [];
      const marks = new Set<Mark>();
      let reading: Pick<Reading, 'turn' | 'acts'> = {};
      let key: number | undefined;
      for (const [i, event] of events.entries()) {
        const data = event.data as { turn?: number; unit?: number; amount?: number };
        const mark = MARK_OF[event.name];
        if (mark !== undefined) marks.add(mark);
        if (KEYS.has(event.name) || (event.name === 'escape/unit-damaged' && (data.amount ?? 0) >= MUCH_DAMAGE))
          key = i;
        if (event.name === 'escape/turn-began') reading = { ...reading, turn: data.turn ?? 0 };
        if (event.name === 'escape/activation-began') reading = { ...reading, acts: factionOf(data.unit ?? -1) };
        if (event.name === 'escape/activation-ended') reading = { ...reading, acts: 'none' };
        const rolled = diceOf(event);
        if (rolled.length > 0) lying = onTable.map(({ face }) => face);
        for (const die of rolled) {
          const lane = laneOf(die);
          if (lane !== undefined) dice.push({ lane, face: die.face, sides: SIDES });
        }
      }
      return { ...reading, marks: [...marks], dice, lying, key };
    },
  };
}
