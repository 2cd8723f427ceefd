/** Skim: two runners skim data from a row of five servers. The smallest honest game, and the folder to copy from. */
import { defineGame, type EventKind, frameOf, type Step, type Trigger } from '@tablerunner/engine';
import { forecasts } from './ai/forecasts.ts';
import { hints } from './ai/hints.ts';
import { notation } from './notation/notation.ts';
import { chooseServer } from './rules/choose-server.ts';
import { cloneState } from './rules/clone.ts';
import { effectTable } from './rules/effects/table.ts';
import { events } from './rules/events.ts';
import { discard } from './rules/hand.ts';
import { follows, outcomes, settles, summary } from './rules/outcomes.ts';
import { layPacks } from './rules/own-content.ts';
import { checkAnyPack } from './rules/packs.ts';
import { whenServerFalls } from './rules/programs.ts';
import { questions } from './rules/questions.ts';
import { pay, rollRun } from './rules/run.ts';
import { turns } from './rules/sequence.ts';
import { options, setup } from './rules/setup.ts';
import { trace } from './rules/trace.ts';
import { opponentOf, SEATS, type SkimState } from './rules/types.ts';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };
import italian from './text/it.json' with { type: 'json' };
import { draw } from './view/draw.ts';
import { guess, type SkimView, view } from './view/view.ts';

export const sample = defineGame<SkimState, SkimView>({
  id: 'sample',
  rules: 1,
  content: 1,
  modes: [{ id: 'duel', seats: { min: 2, max: 2 } }],
  options,
  seats: () => SEATS,
  setup: (given, _seats, chance) => setup(given, chance),
  first: () => frameOf(turns, { at: 0 }),
  steps: [turns, ...turns.parts, rollRun, pay, trace, discard, chooseServer, effectTable.step] as Step<SkimState>[],
  events: events as EventKind<SkimState, unknown>[],
  triggers: [whenServerFalls as Trigger<SkimState>],
  turnOrder: ({ active }) => [active, opponentOf(active)],
  view,
  guess,
  clone: cloneState,
  notation,
  hints,
  forecasts,
  outcomes,
  settles,
  follows,
  summary,
  questions,
  stage: ({ round, rounds }) => ({ name: 'round-of', facts: { round, rounds } }),
  draw,
  messages: { en, fr, it: italian },
  packs: { check: checkAnyPack, lay: layPacks },
});

export { programsSchema, serversSchema } from './rules/packs.ts';
export type { SkimState } from './rules/types.ts';
export type { SkimView } from './view/view.ts';
