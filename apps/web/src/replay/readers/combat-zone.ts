/** How the events of Combat Zone are read in a replay: rounds, a lane for each player, rolls, wounds, objectives and who was taken out. */
import { type CombatZoneView, type Contest, type Roller, roundsOver, SIDES_OF } from '@tablerunner/combat-zone/plan';
import type { GameEvent } from '@tablerunner/engine';
import type { Mark, Reader, Reading } from '../story.ts';

const MARK_OF: Readonly<Record<string, Mark>> = {
  'combat-zone/rolled': 'roll',
  'combat-zone/rerolled': 'roll',
  'combat-zone/wounded': 'damage',
  'combat-zone/token-stunned': 'damage',
  'combat-zone/gonk-stunned': 'damage',
  'combat-zone/crate-taken': 'event',
  'combat-zone/crate-dropped': 'event',
  'combat-zone/device-worked': 'event',
  'combat-zone/model-left': 'event',
  'combat-zone/scored': 'event',
  'combat-zone/taken-out': 'out',
};

/** Worth a line in the list of moments, whatever else happens. */
const KEYS = new Set([
  'combat-zone/game-began',
  'combat-zone/taken-out',
  'combat-zone/model-left',
  'combat-zone/crate-taken',
  'combat-zone/device-worked',
  'combat-zone/drone-deployed',
  'combat-zone/round-ended',
]);

interface Data {
  readonly model?: number;
  readonly player?: number;
  readonly round?: number;
  readonly contest?: Contest;
  readonly acting?: number;
  readonly opposing?: readonly number[];
  readonly roller?: number;
  readonly face?: number;
}

type Fallen = { readonly lane: string; readonly face: number; readonly sides: number };

/** `last` is any later view: models keep their numbers, and drones that came in later are there. */
export function combatZoneReader(first: CombatZoneView, last: CombatZoneView): Reader {
  let contest: Contest | undefined = first.contest;
  /** Faces as they lie: the acting die, then the opposing ones. */
  let lying: readonly number[] = rollersOf(contest).map(({ die }) => die.face);
  const seatOf = (player: number): string | undefined => first.seats[player];
  const ownerOf = (model: number): string | undefined => seatOf(last.models[model]?.player ?? -1);

  /** The Obstacle die is nobody's luck: it stands for the world, whoever throws it. */
  const fallen = (roller: Roller | undefined, face: number): readonly Fallen[] => {
    const lane = roller === undefined || roller.die.colour === 'obstacle' ? undefined : seatOf(roller.player);
    return lane === undefined || roller === undefined ? [] : [{ lane, face, sides: SIDES_OF[roller.die.colour] }];
  };

  const diceOf = ({ name, data }: GameEvent): readonly Fallen[] => {
    const { contest: declared, acting = 0, opposing = [], roller = -1, face = 0 } = (data ?? {}) as Data;
    if (name === 'combat-zone/declared') contest = declared;
    if (name === 'combat-zone/rolled') {
      lying = [acting, ...opposing];
      // A die that lay there before is not thrown again.
      return rollersOf(contest).flatMap((one, at) => (one.die.face > 0 ? [] : fallen(one, lying[at] ?? 0)));
    }
    if (name !== 'combat-zone/rerolled') return [];
    lying = lying.with(roller + 1, face);
    return fallen(rollersOf(contest)[roller + 1], face);
  };

  return {
    lanes: first.seats,
    read(events) {
      const marks = new Set<Mark>();
      const dice: Fallen[] = [];
      let reading: Pick<Reading, 'turn' | 'acts'> = {};
      let hasRolled = false;
      let key: number | undefined;
      for (const [i, event] of events.entries()) {
        const { name } = event;
        const { model = -1, player = -1, round = 0 } = (event.data ?? {}) as Data;
        const mark = MARK_OF[name];
        if (mark !== undefined) marks.add(mark);
        if (mark === 'roll') hasRolled = true;
        if (KEYS.has(name)) key = i;
        if (name === 'combat-zone/game-began') reading = { ...reading, turn: 1 };
        if (name === 'combat-zone/round-ended') reading = { ...reading, turn: round + 1 };
        const acting = name === 'combat-zone/activated' ? ownerOf(model) : undefined;
        const inspiring = name === 'combat-zone/inspire-began' ? seatOf(player) : undefined;
        const acts = acting ?? inspiring ?? (name === 'combat-zone/control-passed' ? 'none' : undefined);
        if (acts !== undefined) reading = { ...reading, acts };
        dice.push(...diceOf(event));
      }
      return { ...reading, marks: [...marks], dice, ...(hasRolled ? { lying } : {}), key };
    },
  };
}

const rollersOf = (contest: Contest | undefined): readonly Roller[] =>
  contest === undefined ? [] : [contest.acting, ...contest.opposing];

/** The round that is going on; 0 while models are being placed. */
export const roundOf = (view: CombatZoneView): number =>
  view.models.some(({ place }) => place === 'waiting') ? 0 : roundsOver(view) + 1;
