/** Whether a written position is one that the rules could have come to: cards that there are, places on the table, numbers that name somebody. */
import type { Position } from '@tablerunner/engine';
import { type StandingProblem, standing } from '@tablerunner/geometry';
import { z } from 'zod';
import { NO_SCENARIO } from '../content/scenarios/scenarios.ts';
import { giftSchema } from '../rules/abilities/gift-words.ts';
import { objectivesOf, scenarioOf } from '../rules/scenario/marks.ts';
import { whyUnfit } from '../rules/setup/options.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { baseOf, basesOf, standingBut, tableOf } from '../rules/targeting/table.ts';
import { activation } from '../rules/turn/activation.ts';
import { controlTurn } from '../rules/turn/control.ts';
import { inspire } from '../rules/turn/inspire.ts';
import type { CombatZoneState, Model } from '../rules/types.ts';
import { isOnTable, modelsOnTable } from '../rules/units.ts';
import { withOwn } from './head.ts';
import { modelName, playerName } from './names.ts';
import { whyNobody } from './references.ts';
import { answer, blow, contest, doing, misshapen } from './shapes.ts';
import { shorten } from './words.ts';

/** In thousandths of an inch: what packs may have too. */
const BASES = { least: 500, most: 3000 };
const HIGHEST = 60_000;
const MOST_TOKENS = 10;

const boost = z.strictObject({ gift: giftSchema, until: z.enum(['served', 'activation', 'inspire', 'spent']) });
/** A model that carries or is something that no card tells of. */
function strangeCard({ cards }: CombatZoneState, { kind, card, carried, programs }: Model): string | undefined {
  const isKnown = kind === 'drone' ? cards.programs[card]?.drone !== undefined : Object.hasOwn(cards.profiles, card);
  if (!isKnown) return `is a ${kind}, and ${card} is no card of one (CZ-CARD-01)`;
  const gear = carried.find((one) => !Object.hasOwn(cards.gear, one.card));
  if (gear !== undefined) return `carries '${shorten(gear.card)}', which is no gear or loot card (CZ-GEAR-01)`;
  const program = programs.find((one) => !Object.hasOwn(cards.programs, one.card));
  return program === undefined ? undefined : `runs '${shorten(program.card)}', which is no program (CZ-NET-04)`;
}

function strangePlace({ field }: CombatZoneState, { place, x, y, z: height, width }: Model): string | undefined {
  if (width < BASES.least || width > BASES.most) return 'needs a base from 0.5 to 3 inches wide (CZ-GAME-18)';
  if (place !== 'table') return undefined;
  const isOn = x >= 0 && y >= 0 && x <= field.width && y <= field.depth && height >= 0 && height <= HIGHEST;
  return isOn ? undefined : 'stands off the table (CZ-RULE-38)';
}

const STANDING: Readonly<Record<StandingProblem['problem'], string>> = {
  base: 'stands on the base of another model (CZ-MOVE-06)',
  barrier: 'stands in a barrier (CZ-RULE-30)',
  obstacle: 'stands in an obstacle (CZ-RULE-30)',
  edge: 'stands over the edge of the table (CZ-RULE-38)',
  'no-surface': 'stands on nothing (CZ-RULE-30)',
};

/** Asked when scenery and bases are known to be sound. */
function strangeStand(state: CombatZoneState): string | undefined {
  for (const model of modelsOnTable(state)) {
    const others = basesOf(state, standingBut(state, model));
    const wrong = standing(tableOf(state), baseOf(state, model), others);
    if (wrong !== undefined) return `${modelName(state, model)} ${STANDING[wrong.problem]}`;
  }
  return undefined;
}

function strangeTokens({ kind, tokens, boosts, stunned }: Model): string | undefined {
  if (kind !== 'gonk' && stunned > 0) return 'is no gonk, and a Stun makes gonks miss an Inspire (CZ-KW-42)';
  if (kind !== 'character' && tokens.length > 0) return 'is no character and has no action tokens (CZ-GONK-04)';
  if (kind === 'character' && (tokens.length === 0 || tokens.length > MOST_TOKENS))
    return `is a character and has from 1 to ${MOST_TOKENS} action tokens (CZ-TOKEN-01)`;
  for (const one of boosts) {
    const wrong = misshapen('has a boost that cannot be', boost, one);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** A mark of an objective or of a side is called by its number. */
const MARK = /^(?:rounds|(counted|holder|worker|x|y|z)-(\d))$/;

/** Marks that no scenario writes, and those that name a model or a player that there is not. */
function strangeMark(state: CombatZoneState): string | undefined {
  const { marks, models, players } = state;
  for (const [key, value] of Object.entries(marks)) {
    const [known, kind, number] = MARK.exec(key) ?? [];
    const most = kind === 'counted' ? players.length : objectivesOf(state).length;
    if (known === undefined || Number(number ?? -1) >= most)
      return `marks: ${state.scenario} has no mark '${shorten(key)}'`;
    if (key.startsWith('holder-') && models[value] === undefined) return `marks: ${key}: there is no model ${value}`;
    if (key.startsWith('worker-') && players[value] === undefined) return `marks: ${key}: there is no player ${value}`;
    if ((key === 'rounds' || kind === 'counted') && value < 0) return `marks: ${key} cannot be fewer than 0`;
  }
  return undefined;
}

function strangeCards({ cards, loot, markers }: CombatZoneState): string | undefined {
  const drawn = [...loot.left, ...loot.discard].find((card) => cards.gear[card]?.kind !== 'loot');
  if (drawn !== undefined) return `'${shorten(drawn)}' is no loot card (CZ-LOOT-08)`;
  const boxes = [cards.gear, cards.programs, cards.profiles];
  const marker = markers.find(({ card }) => !boxes.some((box) => Object.hasOwn(box, card)));
  return marker === undefined ? undefined : `marker: '${shorten(marker.card)}' is no card of this match`;
}

/** Whoever is in the middle of something is there. */
function strangeDoings(state: CombatZoneState): string | undefined {
  const lists = [
    ...state.doing.map((one) => ['doing', doing, one] as const),
    ...state.answers.map((one) => ['answer', answer, one] as const),
    ...(state.blow === undefined ? [] : [['blow', blow, state.blow] as const]),
    ...(state.contest === undefined ? [] : [['contest', contest, state.contest] as const]),
  ];
  for (const [what, schema, value] of lists) {
    const wrong = misshapen(what, schema, value) ?? whyNobody(state, value);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Control belongs to the player of the Active Model; bodies to models that were taken out. */
function strangeTurn(state: CombatZoneState): string | undefined {
  const { active, bodies, commanded, control, models } = state;
  const missing = [active, commanded, ...bodies.map(({ model }) => model)].find((one) => one >= models.length);
  if (missing !== undefined) return `there is no model ${missing}`;
  const owner = models[active]?.player;
  if (owner !== undefined && owner !== control)
    return `${modelName(state, active)} acts, so ${playerName(state, owner)} has Control, not ${playerName(state, control)} (CZ-COMMAND-04)`;
  return strangeBody(state);
}

function strangeBody(state: CombatZoneState): string | undefined {
  const { bodies, field, models } = state;
  for (const [at, { model, x, y, z: height }] of bodies.entries()) {
    const name = modelName(state, model);
    if (models[model]?.place !== 'out') return `${name} has a body and is not out (CZ-OUT-02)`;
    if (models[model]?.kind === 'drone') return `${name} is a drone and leaves no body (CZ-RULE-04)`;
    if (bodies.findIndex((other) => other.model === model) < at) return `${name} has two bodies (CZ-OUT-02)`;
    const isOn = x >= 0 && y >= 0 && x <= field.width && y <= field.depth && height >= 0 && height <= HIGHEST;
    if (!isOn) return `the body of ${name} lies off the table (CZ-RULE-38)`;
  }
  return undefined;
}

/** Factions of cards: those of the content, and of the cards that the position brings along. */
function strangeFaction({ cards, players }: CombatZoneState): string | undefined {
  const known = new Set(Object.values(withOwn(cards).profiles).map(({ faction }) => faction));
  const stranger = players.find(({ faction }) => !known.has(faction));
  return stranger === undefined ? undefined : `there is no faction '${shorten(stranger.faction)}' (CZ-TEAM-01)`;
}

/** As many players as the scenario is for, on all of its sides alike; without a scenario, somebody is a rival. */
function strangeSides(state: CombatZoneState): string | undefined {
  const { players, scenario } = state;
  if (new Set(players.map(({ side }) => side)).size < 2) return 'all players are on one side (CZ-TEAMPLAY-01)';
  if (scenario === NO_SCENARIO.id) return undefined;
  const unfit = whyUnfit(scenarioOf(state), players.length);
  if (unfit !== undefined) return unfit;
  const { sides } = scenarioOf(state).setup;
  const each = Math.floor(players.length / sides.length);
  const isEven = sides.every((_, side) => players.filter((player) => player.side === side).length === each);
  if (isEven) return undefined;
  return each === 1
    ? `${scenario} has the sides ${sides.map((_, side) => side).join(', ')}, each for one player (CZ-SCEN-02)`
    : `${scenario} is played by two against two, on the sides 0 and 1 (CZ-TEAMPLAY-01)`;
}

/** Steps above which nothing is under way that places the Active Model, or in which it was taken out. */
const QUIET = [wholeGame, controlTurn, inspire, activation].map(({ name }): string => name);

function strangeActive({ state, stack, outcome }: Position<CombatZoneState>): string | undefined {
  const { active } = state;
  if (active < 0 || outcome !== undefined || isOnTable(state, active)) return undefined;
  return QUIET.includes(stack.at(-1)?.step ?? '')
    ? `${modelName(state, active)} acts and is not on the table (CZ-ACTIVATE-01)`
    : undefined;
}

/** A sentence about the first thing that cannot be; undefined if everything can. */
export function whyUnsound(position: Position<CombatZoneState>): string | undefined {
  const { state } = position;
  const misplayed = strangeSides(state) ?? strangeFaction(state);
  if (misplayed !== undefined) return misplayed;
  for (const [at, model] of state.models.entries()) {
    const wrong = strangeCard(state, model) ?? strangePlace(state, model) ?? strangeTokens(model);
    if (wrong !== undefined) return `${modelName(state, at)} ${wrong}`;
  }
  return (
    strangeCards(state) ??
    strangeMark(state) ??
    strangeTurn(state) ??
    strangeActive(position) ??
    strangeDoings(state) ??
    strangeStand(state)
  );
}
