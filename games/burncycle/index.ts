/** burncycle: robots sneak through a corporation's floors while their programs move on its network. One to four, together. */
import { defineGame, frameOf } from '@tablerunner/engine';
import { hints } from './ai/hints.ts';
import { MISSIONS } from './content/missions.ts';
import { notation } from './notation/notation.ts';
import { cloneState } from './rules/clone.ts';
import { considered, follows, forecasts } from './rules/forecast.ts';
import { outcomes, settles, summary } from './rules/outcomes.ts';
import { layPacks } from './rules/own-content.ts';
import { checkAnyPack } from './rules/packs.ts';
import { questions } from './rules/questions.ts';
import { gameOptions, SEATS, seatsFor, seedOf, setup, tableOf } from './rules/setup/options.ts';
import { wholeGame } from './rules/setup/sequence.ts';
import { events, steps, triggers } from './rules/steps.ts';
import type { BurncycleState } from './rules/types.ts';
import { messages } from './text/messages.ts';
import { draw } from './view/draw.ts';
import { stage } from './view/stage.ts';
import { told } from './view/told.ts';
import { type BurncycleView, guess, view } from './view/view.ts';

export const burncycleGame = defineGame<BurncycleState, BurncycleView>({
  id: 'burncycle',
  rules: 1,
  content: 2,
  modes: [{ id: 'heist', seats: { min: 1, max: SEATS.length } }],
  options: gameOptions,
  setups: MISSIONS.map(({ id }) => ({ id, options: { mission: id } })),
  seats: seatsFor,
  setup,
  tableOf,
  seedOf,
  first: () => frameOf(wholeGame, { at: 0 }),
  steps,
  events,
  triggers,
  turnOrder: ({ seats, active }) => [...seats.slice(Math.max(active, 0)), ...seats.slice(0, Math.max(active, 0))],
  view,
  guess,
  clone: cloneState,
  notation,
  packs: { check: checkAnyPack, lay: layPacks },
  hints,
  forecasts,
  follows,
  considered,
  settles,
  outcomes,
  summary,
  questions,
  tell: told,
  stage,
  draw,
  messages,
});

export { CAPTAINS } from './content/captains.ts';
export { CORPORATIONS, LAYOUTS } from './content/floors.ts';
export { MISSIONS } from './content/missions.ts';
export { RULING_OPTIONS } from './rules/options.ts';
export { PACK_KINDS, type PackKind, packSchema } from './rules/packs.ts';
export type { BurncycleState } from './rules/types.ts';
export type { BurncycleView } from './view/view.ts';
