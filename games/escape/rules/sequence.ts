/** The order of play, top to bottom. Clauses ES-SETUP-10, ES-TURN-01. */
import { defineSequence, defineStep } from '@tablerunner/engine';
import { bindRobots } from './setup/bind-robots.ts';
import { deploy } from './setup/deploy.ts';
import { placeCrates, placeEquipment } from './setup/place-markers.ts';
import { recruit } from './setup/recruit.ts';
import { setupInitiative } from './setup/setup-initiative.ts';
import { chooseActive } from './turn/activate.ts';
import { rollEvent } from './turn/event-roll.ts';
import { applyEvent } from './turn/event-rows.ts';
import { turnInitiative } from './turn/initiative.ts';
import { possession } from './turn/possession.ts';
import { beginTurn, endOfTurn, result } from './turn/result.ts';
import type { EscapeState } from './types.ts';

export const revolutionSetup = defineSequence<EscapeState>({
  name: 'escape/revolution-setup',
  clause: 'ES-SETUP-10',
  steps: [
    recruit, // ES-SETUP-05
    bindRobots,
    setupInitiative, // step 5
    placeCrates, // step 6
    placeEquipment, // step 7
    deploy, // step 8
  ],
});

export const revolutionTurns = defineSequence<EscapeState>({
  name: 'escape/revolution-turns',
  clause: 'ES-TURN-01',
  repeat: true,
  steps: [
    beginTurn,
    possession,
    turnInitiative, // a)
    rollEvent, // b)
    applyEvent,
    chooseActive, // c)
    endOfTurn, // d)
    result, // e)
  ],
});

interface GameMemory {
  readonly begun?: boolean;
}

/** The whole game: set-up, then turn after turn until somebody has won or nobody can. */
export const wholeGame = defineStep<EscapeState, GameMemory>({
  name: 'escape/game',
  clause: 'ES-GAME-03',
  run(_state, { begun }, engine) {
    if (begun === true) return engine.interrupt(revolutionTurns, { at: 0 });
    engine.stay<GameMemory>({ begun: true });
    engine.interrupt(revolutionSetup, { at: 0 });
  },
});
