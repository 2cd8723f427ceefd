/** What a model strikes and guards with: its attacks, skills and armor, worked out once for what it carries. */
import type { Piece } from '@tablerunner/geometry';
import type { ActionCard } from '../content/types.ts';
import { actionsOf, armorsOf, keywordsOf, skillOf } from '../rules/abilities/skills.ts';
import { BASIC_ACTIONS } from '../rules/actions/basic.ts';
import { BANDS, type Colour, type Skill } from '../rules/lists.ts';
import { colourOfToken, isBetter } from '../rules/tokens.ts';
import type { Bonus, Cards, CombatZoneState, Model } from '../rules/types.ts';
import { modelOf, profileOf, programOf } from '../rules/units.ts';

export interface Strike {
  readonly action: string;
  /** What is added to the die. */
  readonly bonus: number;
  /** Bit by bit the bands that it reaches, red the lowest. */
  readonly bands: number;
  readonly isMelee: boolean;
  /** What opposes it. */
  readonly against: Skill;
  readonly mayUseArmor: boolean;
  readonly pierce: number;
  readonly wounds: number;
  /** More with a crit. */
  readonly critWounds: number;
  readonly shots: number;
  readonly isIndirect: boolean;
  readonly isDifficult: boolean;
}

export interface Arms {
  readonly strikes: readonly Strike[];
  readonly guard: Readonly<Record<Skill, number>>;
  readonly armor: number;
  /** Whether its best attacks are made from near. */
  readonly isBrawler: boolean;
}

const sumOf = (bonuses: readonly Bonus[]): number => bonuses.reduce((sum, { by }) => sum + by, 0);

const opposingTo = (skill: Skill): Skill => (skill === 'ranged' ? 'reflexes' : skill);

function strikeOf(state: CombatZoneState, model: number, action: ActionCard): Strike[] {
  const { id, skill, isAttack, isAtReach, bands } = action;
  if (isAttack !== true || skill === undefined) return [];
  const keywords = keywordsOf(state, model, action);
  return [
    {
      action: id,
      bonus: sumOf(skillOf(state, model, skill, { isOpposing: false, action })),
      bands: isAtReach === true ? 1 : bands.reduce((bits, band) => bits | (1 << BANDS.indexOf(band)), 0),
      isMelee: skill === 'melee',
      against: opposingTo(skill),
      mayUseArmor: skill === 'ranged' || skill === 'melee',
      pierce: keywords.pierce ?? 0,
      wounds: keywords.deadly === undefined ? 1 : 2,
      critWounds: keywords['deadly-crits'] === undefined ? 0 : 1,
      shots: keywords.rapid ?? 1,
      isIndirect: keywords.indirect !== undefined,
      isDifficult: keywords.difficult !== undefined,
    },
  ];
}

const BASICS = ['basic/ranged', 'basic/melee'].flatMap((id) => BASIC_ACTIONS[id] ?? []);

function armsFor(state: CombatZoneState, model: number): Arms {
  const isDrone = modelOf(state, model).kind === 'drone';
  const actions = isDrone ? actionsOf(state, model) : [...BASICS, ...actionsOf(state, model)];
  const strikes = actions.flatMap((action) => strikeOf(state, model, action));
  const guardOf = (skill: Skill): number => sumOf(skillOf(state, model, skill, { isOpposing: true }));
  const guard: Record<Skill, number> = {
    reflexes: guardOf('reflexes'),
    ranged: guardOf('ranged'),
    melee: guardOf('melee'),
    med: guardOf('med'),
    tech: guardOf('tech'),
    influence: guardOf('influence'),
  };
  const powerOf = (isMelee: boolean): number =>
    Math.max(
      -1,
      ...strikes
        .filter((strike) => strike.isMelee === isMelee)
        .map(({ bonus, shots, wounds, critWounds }) => bonus + 2 * shots + 2 * wounds + critWounds),
    );
  return {
    strikes,
    guard,
    armor: Math.max(0, ...armorsOf(state, model).map(({ value }) => value)),
    isBrawler: powerOf(true) > powerOf(false),
  };
}

const known = new WeakMap<Cards, Map<string, Arms>>();
const MOST = 2000;
const BARE: Piece[] = [];
/** Far enough that neither fights, near enough to be seen. */
const ASIDE = 5000;

/** All that its arms hang on. */
const keyOf = ({ card, kind, carried, programs, boosts }: Model): string => {
  let key = kind === 'drone' ? `~${card}` : card;
  for (const one of carried) key += one.isExhausted ? `-${one.card}` : `+${one.card}`;
  for (const one of programs) if (one.isRunning) key += `>${one.card}`;
  return boosts.length === 0 ? key : `${key}*${JSON.stringify(boosts)}`;
};

/**
 * The model on a bare table, in sight of one friend: what a position gives or takes is left out, so that what is
 * remembered never hangs on the position in which it was looked at first.
 */
function alone(state: CombatZoneState, model: Model): CombatZoneState {
  const self = { ...model, x: 0, y: 0, z: 0, place: 'table' as const, hacked: 0 };
  const friend = { ...self, x: ASIDE, carried: [], programs: [], boosts: [] };
  const field = { ...state.field, pieces: BARE };
  return { ...state, field, models: [self, friend], bodies: [], markers: [], active: -1, taken: [], doing: [] };
}

export function armsOf(state: CombatZoneState, model: number): Arms {
  const arms = known.get(state.cards) ?? new Map<string, Arms>();
  if (arms.size === 0 || arms.size > MOST) {
    arms.clear();
    known.set(state.cards, arms);
  }
  const own = modelOf(state, model);
  const key = keyOf(own);
  const found = arms.get(key) ?? armsFor(alone(state, own), 0);
  arms.set(key, found);
  return found;
}

/** The colour of those without tokens. */
export function plainColour(state: CombatZoneState, model: number): Colour {
  const { kind, card } = modelOf(state, model);
  if (kind === 'drone') return programOf(state, card).drone?.colour ?? 'yellow';
  return profileOf(state, model)?.tokens[0] ?? 'yellow';
}

/** The best colour that it has, or has ready. */
export function bestColour(state: CombatZoneState, model: number, isReadyOnly = false): Colour | undefined {
  const { kind, tokens } = modelOf(state, model);
  if (kind !== 'character') return plainColour(state, model);
  let best: Colour | undefined;
  for (const token of tokens) {
    if (isReadyOnly && !token.isReady) continue;
    const colour = colourOfToken(token);
    if (best === undefined || isBetter(colour, best)) best = colour;
  }
  return best;
}
