/** Threat rises: the game may be lost, and what the threat card says happens. Clauses BC-THREAT, BC-PING-14; BC-RULE-29, 92, 97. */
import { defineStep, type Engine } from '@tablerunner/engine';
import type { ThreatEvent } from '../content/threat.ts';
import { runEffects } from './effects/list.ts';
import { threatEventReached, threatHeld } from './events/cards.ts';
import { MOST_THREAT, threatChanged } from './events/threat.ts';
import { threatCardOf } from './mission/mission.ts';
import type { BurncycleState } from './types.ts';
import { botAt, isDown, moduleIndex } from './units.ts';

/** The bead moves by the full amount; then what it reached is resolved in order (BC-THREAT-07). */
export function raiseThreat(state: BurncycleState, by: number, cause: string, engine: Engine<BurncycleState>): void {
  engine.emit(threatChanged, { by, cause });
  if (state.threat >= MOST_THREAT) return lose(engine, 'BC-LOSE-01', 'threat');
  if (!state.isThreatHeld) resolveThreat(state, engine);
}

/** Events that are due are resolved before whatever is at work goes on. */
export function resolveThreat(state: BurncycleState, engine: Engine<BurncycleState>): void {
  if (nextEvent(state) === undefined) return;
  engine.emit(threatHeld, { isHeld: true });
  engine.interrupt(threatEvents, {});
}

/** Whether threat or the module's shutdown has ended the game. */
export const isLost = (state: BurncycleState): boolean =>
  state.threat >= MOST_THREAT || isDown(botAt(state, moduleIndex(state)));

export const lose = (engine: Engine<BurncycleState>, clause: string, reason: string): void =>
  engine.end({ winners: [], draw: false, clause, reason });

/** The lowest event that was reached and has not happened; the Simplified side has none (BC-THREAT-03 to 05, BC-DIFF-02). */
function nextEvent(state: BurncycleState): ThreatEvent | undefined {
  const { difficulty, highest, peak } = state;
  if (difficulty === 'simplified') return undefined;
  return threatCardOf(state)?.standard.events.find(({ level }) => level > highest && level <= peak);
}

/** Event after event by their levels: what an event reaches comes after what was waiting (BC-RULE-97). */
export const threatEvents = defineStep<BurncycleState, Record<string, never>>({
  name: 'burncycle/threat-events',
  clause: 'BC-THREAT-07',
  run(state, _memory, engine) {
    const event = nextEvent(state);
    if (event === undefined) {
      engine.emit(threatHeld, { isHeld: false });
      return engine.done();
    }
    engine.stay({});
    engine.emit(threatEventReached, { event: event.id, level: event.level });
    runEffects(event.effects, { bot: state.active >= 0 ? state.active : state.marker }, engine);
  },
});
