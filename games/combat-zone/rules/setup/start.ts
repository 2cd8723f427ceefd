/** The table before the first decision: battlefield, teams waiting to be deployed, Luck. Clauses CZ-GAME-04, CZ-GAME-08, CZ-SIZE-*, CZ-FIELD-*. */
import type { Seat } from '@tablerunner/engine';
import type { OpenField } from '@tablerunner/geometry';
import { CARDS, LOOT_DECK } from '../../content/cards.ts';
import { sceneryCard } from '../../content/scenery/scenery.ts';
import { generateField } from '../field/generate.ts';
import { layAll, outlineOf } from '../field/lay.ts';
import type { TableOptions } from '../options.ts';
import type { Scenario } from '../scenario/types.ts';
import { pointOf, type Size } from '../scenario/zones.ts';
import type { TeamList } from '../team/list.ts';
import type { Cards, CombatZoneState, Model } from '../types.ts';
import { bareState } from './bare.ts';
import { luckAtStart } from './luck.ts';
import { cardsFor, namedCards, newModel } from './models.ts';

export interface Start {
  readonly scenario: Scenario;
  readonly teams: readonly TeamList[];
  readonly size: Size;
  /** The number that the battlefield is laid by; undefined: without scenery (CZ-FIELD-05). */
  readonly seed: number | undefined;
  readonly table: TableOptions;
  /** Where cards come from; left out: what we ship. */
  readonly box?: Cards;
}

/** Nothing is laid so near to what the scenario puts on the table. */
const CLEAR = 1800;

/** To lay a battlefield evenly takes long, and a number always gives the same one: so many are remembered for each scenario. */
const MOST_REMEMBERED = 8;
const remembered = new WeakMap<Scenario, Map<string, OpenField>>();

/** Scenery of the scenario first, then what the seed lays round it (CZ-GAME-08, CZ-SCEN-04). */
export function fieldFor(scenario: Scenario, size: Size, seed: number | undefined): OpenField {
  const fields = remembered.get(scenario) ?? new Map<string, OpenField>();
  remembered.set(scenario, fields);
  const key = `${size.width} ${size.depth} ${seed}`;
  const field = fields.get(key) ?? layFor(scenario, size, seed);
  fields.delete(key); // the latest is the last to be forgotten
  fields.set(key, field);
  const [oldest] = fields.keys();
  if (fields.size > MOST_REMEMBERED && oldest !== undefined) fields.delete(oldest);
  return field;
}

function layFor({ setup, players }: Scenario, size: Size, seed: number | undefined): OpenField {
  const fixed = setup.scenery.map(({ card, at, turn }) => ({ card, ...pointOf(size, at), turn, isMirrored: false }));
  const own = layAll(fixed);
  if (seed === undefined) return { ...size, pieces: own };
  const clear = [
    ...setup.objectives.map(({ at }) => ({ ...pointOf(size, at), radius: CLEAR })),
    ...fixed.map(({ card, x, y, turn }) => ({ x, y, radius: CLEAR + radiusOf(card, turn) })),
  ];
  const { pieces } = generateField({
    ...size,
    theme: setup.theme,
    rivalry: players > 2 ? 'corners' : 'edges',
    seed,
    clear,
  });
  return { ...size, pieces: own.length === 0 ? pieces : renumbered([...own, ...pieces]) };
}

const radiusOf = (card: string, turn: number): number =>
  Math.max(...outlineOf(sceneryCard(card), turn, false).flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));

/** Names must stay unique when two lists of pieces come together. */
function renumbered(pieces: OpenField['pieces']): OpenField['pieces'] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const card = piece.id.replace(/-\d+$/, '');
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    return { ...piece, id: `${card}-${number}` };
  });
}

/** Sides in turn round the table: two against two sit crosswise (CZ-TEAMPLAY-01). */
const sideOfSeat = ({ players }: Scenario, place: number): number => place % players;

export function startGame(start: Start, seats: readonly Seat[]): CombatZoneState {
  const { scenario, teams, size, seed, table, box = CARDS } = start;
  const models: Model[] = teams.flatMap((team, player) =>
    team.members.flatMap((member) => {
      const profile = box.profiles[member.profile];
      return profile === undefined ? [] : [newModel(profile, player, member)];
    }),
  );
  const cards = cardsFor(box, namedCards(models, LOOT_DECK));
  const sides = seats.map((_, place) => sideOfSeat(scenario, place));
  const field = fieldFor(scenario, size, seed);
  return bareState({
    seats,
    options: table,
    scenario: scenario.id,
    cards,
    field: { width: field.width, depth: field.depth, pieces: field.pieces },
    players: seats.map((_, player) => {
      const side = sides[player] ?? 0;
      const rivals = sides.flatMap((other, place) => (other === side ? [] : [place]));
      return {
        faction: teams[player]?.faction ?? '',
        side,
        luck: luckAtStart(cards, models, player, rivals) + (scenario.setup.sides[side]?.luck ?? 0),
        inspires: 0,
        score: 0,
      };
    }),
    models,
  });
}
