/** The order of set-up and of the whole game. Clauses BC-SETUP-40, BC-GAME-05. */
import { defineSequence, defineStep } from '@tablerunner/engine';
import { drawImperatives } from '../imperatives.ts';
import { layFloor } from '../mission/lay-floor.ts';
import { rounds } from '../turn/turn.ts';
import type { BurncycleState } from '../types.ts';
import { chooseBots, grantSupplies, setupRouting } from './bots.ts';
import { createCycle, dealAgents, dealTeam, placeBots } from './place.ts';

/** Floor first, then security, which comes with it (BC-RULE-08). */
const firstFloor = defineStep<BurncycleState, Record<string, never>>({
  name: 'burncycle/first-floor',
  clause: 'BC-SETUP-14',
  run: (_state, _memory, engine) => engine.next(layFloor, { stage: 0, unlockedZones: [] }),
});

/** BC-SETUP-39. */
const firstImperatives = defineStep<BurncycleState, Record<string, never>>({
  name: 'burncycle/first-imperatives',
  clause: 'BC-SETUP-39',
  run(state, _memory, engine) {
    drawImperatives(state, engine);
    engine.done();
  },
});

export const wholeGame = defineSequence<BurncycleState>({
  name: 'burncycle/game',
  clause: 'BC-SETUP-40',
  steps: [
    firstFloor,
    chooseBots,
    grantSupplies,
    setupRouting,
    createCycle,
    placeBots,
    dealTeam,
    dealAgents,
    firstImperatives,
    rounds,
  ],
});

export const setupSteps = [wholeGame, ...wholeGame.parts];
