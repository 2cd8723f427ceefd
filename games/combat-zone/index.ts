/** Combat Zone: street gangs on an open table without squares. Two to four players, each for themselves or two against two. */
import { defineGame, frameOf } from '@tablerunner/engine';
import { considered, forecasts } from './ai/forecasts.ts';
import { hints } from './ai/hints.ts';
import { SCENARIOS } from './content/scenarios/scenarios.ts';
import { notation } from './notation/notation.ts';
import { cloneState } from './rules/clone.ts';
import { follows, outcomes, settles, summary } from './rules/outcomes.ts';
import { checkAnyPack } from './rules/packs.ts';
import { questions } from './rules/questions.ts';
import { layPacks } from './rules/setup/lay-packs.ts';
import { gameOptions, SEATS, seatsFor, setup, tableOf } from './rules/setup/options.ts';
import { wholeGame } from './rules/setup/sequence.ts';
import { events, steps, triggers } from './rules/steps.ts';
import type { CombatZoneState } from './rules/types.ts';
import { messages } from './text/messages.ts';
import { draw } from './view/draw.ts';
import { stage } from './view/stage.ts';
import { told } from './view/told.ts';
import { type CombatZoneView, guess, view } from './view/view.ts';

export const combatZoneGame = defineGame<CombatZoneState, CombatZoneView>({
  id: 'combat-zone',
  rules: 2,
  content: 1,
  modes: [{ id: 'skirmish', seats: { min: 2, max: SEATS.length } }],
  options: gameOptions,
  setups: SCENARIOS.map(({ id, players }) => ({ id, options: { scenario: id, players } })),
  seats: seatsFor,
  setup,
  tableOf,
  first: () => frameOf(wholeGame, {}),
  steps,
  events,
  triggers,
  turnOrder: ({ seats, control }) => [...seats.slice(control), ...seats.slice(0, control)],
  view,
  guess,
  clone: cloneState,
  notation,
  packs: { check: checkAnyPack, lay: layPacks },
  hints,
  forecasts,
  considered,
  follows,
  outcomes,
  settles,
  summary,
  questions,
  tell: told,
  stage,
  draw,
  messages,
});

export { CARDS, type CardBox, cardIn, FACTIONS } from './content/cards.ts';
export { SCENARIOS } from './content/scenarios/scenarios.ts';
export { SCENERY } from './content/scenery/scenery.ts';
export { READY_TEAMS, type ReadyTeam } from './content/teams.ts';
export type { GearCard, Price, Profile, ProgramCard } from './content/types.ts';
export { RULING_OPTIONS } from './rules/options.ts';
export { PACK_KINDS, type PackKind, packSchema } from './rules/packs.ts';
export {
  gearFor,
  hirelingsOf,
  objectionsTo,
  programsFor,
  sheetOf,
  type TeamSheet,
  type Ware,
} from './rules/team/build.ts';
export { problemsOfTeam } from './rules/team/check.ts';
export {
  type Cost,
  costOf,
  costsOf,
  gonkLimitOf,
  type Member,
  streetCredOf,
  type TeamList,
} from './rules/team/list.ts';
export { parseTeam, printTeam } from './rules/team/text.ts';
export type { CombatZoneState } from './rules/types.ts';
export { describeAction, describeGear, describeProfile, describeProgram } from './text/describe.ts';
export { labelOf } from './view/label.ts';
export type { CombatZoneView } from './view/view.ts';
