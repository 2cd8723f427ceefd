/** Whether the victory conditions of a scenario can be met with what lies on its board. ES-GAME-10; gaps: ES-GAP-16. */
import type { Board } from '../board.ts';
import { FACTIONS, type Faction } from '../lists.ts';
import type { AtomName, AtomOf, Condition } from './condition.ts';
import type { Scenario } from './types.ts';

export type Found = readonly [field: string, problem: string];

interface Place {
  readonly scenario: Scenario;
  readonly board: Board;
  readonly faction: Faction;
}

export const auditVictory = (scenario: Scenario, board: Board): readonly Found[] =>
  FACTIONS.flatMap((faction) => {
    const condition = scenario.victory[faction];
    return condition === undefined ? [] : audit({ scenario, board, faction }, condition, `victory.${faction}`);
  });

function audit(place: Place, condition: Condition, field: string): readonly Found[] {
  if ('all' in condition) return condition.all.flatMap((part, i) => audit(place, part, `${field}.all[${i}]`));
  if ('any' in condition) return condition.any.flatMap((part, i) => audit(place, part, `${field}.any[${i}]`));
  const problem = (PROBLEMS[condition.is] as ProblemOf<AtomName> | undefined)?.(place, condition as never);
  return problem === undefined ? [] : [[field, problem]];
}

type ProblemOf<K extends AtomName> = (place: Place, atom: AtomOf<K>) => string | undefined;

const props = ({ props: all }: Scenario, kind: 'terminal' | 'cryo-tube'): number =>
  all.filter((prop) => prop.kind === kind).length;

const total = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);

const noExit = ({ scenario: { exits }, faction }: Place): string | undefined =>
  exits[faction].length === 0 ? 'no Airlock lets this side out' : undefined;

/** Conditions that something on the board must make possible; the others always can be met. */
const PROBLEMS: { readonly [K in AtomName]?: ProblemOf<K> } = {
  escaped: noExit,
  points(place, { atLeast, out }) {
    const there = total(place.scenario.objectives);
    if (there < atLeast) return `the Objectives are worth ${there}`;
    return out === true ? noExit(place) : undefined;
  },
  'more-points': ({ scenario: { objectives } }) => (objectives.length === 0 ? 'there are no Objectives' : undefined),
  terminals({ scenario }, { count }) {
    const there = props(scenario, 'terminal');
    return there < count ? `there are ${there} Terminals` : undefined;
  },
  freed({ scenario, faction }, { count }) {
    if (faction === 'isc') return 'the ISC frees nobody';
    const there = props(scenario, 'cryo-tube');
    return there < count ? `there are ${there} Cryo-tubes` : undefined;
  },
  'in-room': ({ board }, { room }) => (board.roomNumbers.includes(room) ? undefined : `the board has no Room ${room}`),
  'carried-out'(place, { what, count }) {
    const { crates, objectives, equipment } = place.scenario;
    const there = what === 'crate' ? crates : what === 'objective' ? objectives.length : Math.min(1, equipment);
    return there < count ? `there are ${there} of them` : noExit(place);
  },
  held({ scenario: { hold }, board }) {
    if (hold === undefined) return "'hold' does not say which room";
    return board.roomNumbers.includes(hold.room) ? undefined : `the board has no Room ${hold.room}`;
  },
};
