/** Escape: two squads in a shelter of rooms, doors and airlocks. Revolution for two, Cooperation for one to six. */
import { defineGame, frameOf } from '@tablerunner/engine';
import { hints } from './ai/hints.ts';
import { SCENARIOS } from './content/scenarios.ts';
import { notation } from './notation/notation.ts';
import { campaigns } from './rules/campaign/offer.ts';
import { cloneState } from './rules/clone.ts';
import { follows, forecasts } from './rules/forecast.ts';
import { outcomes, settles, summary } from './rules/outcomes.ts';
import { layPacks } from './rules/own-content.ts';
import { checkAnyPack } from './rules/packs.ts';
import { questions } from './rules/questions.ts';
import { wholeGame } from './rules/sequence.ts';
import { COOPERATION_SEATS, type GameOptions, gameOptions, seatsFor, tableOf } from './rules/setup/options.ts';
import { startGame } from './rules/setup/start.ts';
import { events, steps, triggers } from './rules/steps.ts';
import type { EscapeState } from './rules/types.ts';
import { messages } from './text/messages.ts';
import { draw } from './view/draw.ts';
import { guess } from './view/guess.ts';
import { stage } from './view/stage.ts';
import { told } from './view/told.ts';
import { type EscapeView, view } from './view/view.ts';

export const escapeGame = defineGame<EscapeState, EscapeView>({
  id: 'escape',
  rules: 1,
  content: 1,
  modes: [
    { id: 'revolution', seats: { min: 2, max: 2 } },
    { id: 'cooperation', seats: { min: 1, max: COOPERATION_SEATS.length } },
  ],
  options: gameOptions,
  setups: SCENARIOS.map(({ id, mode }) => ({ id, options: { mode, scenario: id } })),
  seats: (options) => seatsFor(options as GameOptions),
  setup: (options, seats, chance) => startGame(options as GameOptions, seats, chance),
  tableOf,
  first: () => frameOf(wholeGame, {}),
  steps,
  events,
  triggers,
  turnOrder: ({ seats, units, active }) => {
    const first = units[active]?.seat;
    return first === undefined ? seats : [first, ...seats.filter((seat) => seat !== first)];
  },
  view,
  guess,
  clone: cloneState,
  notation,
  hints,
  forecasts,
  settles,
  follows,
  outcomes,
  summary,
  questions,
  tell: told,
  stage,
  draw,
  messages,
  campaigns,
  packs: { check: checkAnyPack, lay: layPacks },
});

export { PRINTED_BOARDS } from './content/boards.ts';
export { CAMPAIGNS } from './content/campaigns.ts';
export { CHARACTERS, type Character } from './content/characters.ts';
export { CARDS, TOKENS } from './content/repression.ts';
export { SCENARIOS } from './content/scenarios.ts';
export {
  type CampaignStart,
  type NextGame,
  nextGame,
  readCampaign,
  recordGame,
  startCampaign,
  winnerOfCampaign,
} from './rules/campaign/campaign.ts';
export type { Campaign, CampaignPlan } from './rules/campaign/types.ts';
export { ABILITIES_WITH_X, COLOURS, EQUIPMENT } from './rules/lists.ts';
export { type Live, live } from './rules/live.ts';
export { RULING_OPTIONS } from './rules/options.ts';
export { PACK_KINDS, type PackKind, packSchema } from './rules/packs.ts';
export { type Goal, goalOf } from './rules/scenario/goals.ts';
export type { Scenario } from './rules/scenario/types.ts';
export { sees } from './rules/sight.ts';
export type { EscapeState } from './rules/types.ts';
export type { EscapeView } from './view/view.ts';
