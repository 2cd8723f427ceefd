/** The order of the whole game: deployment, the first Control, then Control after Control until the scenario ends it. Clauses CZ-GAME-07 to 09. */
import { defineStep, type Engine, type Step } from '@tablerunner/engine';
import { controlPassed } from '../events/turn.ts';
import { scenarioOf } from '../scenario/marks.ts';
import { maybeEnd } from '../scenario/referee.ts';
import { controlTurn } from '../turn/control.ts';
import type { CombatZoneState } from '../types.ts';
import { deployment } from './deploy.ts';
import { gameBegan } from './events.ts';
import { arrive } from './reserve.ts';

interface GameMemory {
  readonly stage?: 'deployed' | 'ready' | undefined;
}

/** A player of the side that the scenario names, or one by chance. */
function playerOfSide(state: CombatZoneState, side: number | 'chance', engine: Engine<CombatZoneState>): number {
  if (side === 'chance') return engine.pick(state.players.length);
  return state.players.findIndex((player) => player.side === side);
}

export const wholeGame = defineStep<CombatZoneState, GameMemory>({
  name: 'combat-zone/game',
  clause: 'CZ-GAME-08',
  run(state, { stage }, engine) {
    const { firstToDeploy, firstControl } = scenarioOf(state).setup;
    if (stage === undefined) {
      engine.stay<GameMemory>({ stage: 'deployed' });
      return engine.interrupt(deployment, { player: playerOfSide(state, firstToDeploy, engine) });
    }
    if (stage === 'deployed') {
      const to = playerOfSide(state, firstControl, engine); // CZ-GAME-07
      engine.emit(controlPassed, { from: state.control, to });
      engine.emit(gameBegan, {});
      return engine.stay<GameMemory>({ stage: 'ready' });
    }
    if (maybeEnd(state, engine)) return engine.done();
    engine.interrupt(controlTurn, {});
  },
});

export const setupSteps = [wholeGame, deployment, arrive] as readonly Step<CombatZoneState>[];
