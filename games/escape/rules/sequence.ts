/** The order of play, top to bottom. Clauses ES-SETUP-10, ES-TURN-01. */
import { defineSequence, defineStep } from '@tablerunner/engine';
import { drawRepression } from './coop/cards.ts';
import { applyCoopEvent, rollCoopEvent } from './coop/event.ts';
import { iscTurn } from './coop/isc-turn.ts';
import { prepareRepression } from './coop/prepare.ts';
import { coopResult } from './coop/result.ts';
import { shareSquad } from './coop/share.ts';
import { activateRebels, closeDoors } from './coop/turn.ts';
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

export const cooperationSetup = defineSequence<EscapeState>({
  name: 'escape/cooperation-setup',
  clause: 'ES-COOP-06',
  steps: [
    recruit, // ES-LEADER-02
    shareSquad, // ES-COOP-02
    bindRobots,
    prepareRepression, // ES-AI-07
    placeCrates, // ES-COOP-07
    placeEquipment, // ES-COOP-08
    deploy, // ES-COOP-13
  ],
});

export const cooperationTurns = defineSequence<EscapeState>({
  name: 'escape/cooperation-turns',
  clause: 'ES-CTURN-01',
  repeat: true,
  steps: [
    beginTurn,
    possession,
    drawRepression, // a)
    rollCoopEvent, // b)
    applyCoopEvent,
    activateRebels, // c)
    iscTurn, // d)
    closeDoors, // e)
    endOfTurn, // f)
    coopResult, // g)
  ],
});

interface GameMemory {
  readonly begun?: boolean;
}

const ORDER = {
  revolution: [revolutionSetup, revolutionTurns],
  cooperation: [cooperationSetup, cooperationTurns],
} as const;

/** The whole game: set-up, then turn after turn until somebody has won or nobody can. */
export const wholeGame = defineStep<EscapeState, GameMemory>({
  name: 'escape/game',
  clause: 'ES-GAME-03',
  run({ mode }, { begun }, engine) {
    const [setup, turns] = ORDER[mode];
    if (begun === true) return engine.interrupt(turns, { at: 0 });
    engine.stay<GameMemory>({ begun: true });
    engine.interrupt(setup, { at: 0 });
  },
});
