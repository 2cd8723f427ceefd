/** Cards whose text is more than a reflex of their bearer: markers, lost cybergear, what happens before the first Control. */
import { defineStep, defineTrigger, type Step, type Trigger } from '@tablerunner/engine';
import { distanceOf, isWithin, LIMITER } from '@tablerunner/geometry';
import { isWonAgainst } from '../contest/compare.ts';
import { contest } from '../contest/contest.ts';
import { cardDiscarded } from '../events/cards.ts';
import { contestEnded } from '../events/contest.ts';
import { moved } from '../events/models.ts';
import { inspired } from '../events/turn.ts';
import { programsLost } from '../net/events.ts';
import { gameBegan } from '../setup/events.ts';
import type { CombatZoneState } from '../types.ts';
import { gearOf, isOnTable, isSameSide, modelOf, modelsOnTable, seatOf, seatOfPlayer } from '../units.ts';
import { cardNamed } from './cards.ts';
import { cardRepaired, markersCleared } from './events.ts';
import { hasGift } from './gifts.ts';
import { wokenBy } from './moments-of.ts';
import { protect } from './protectors.ts';
import { memoryOf, reflex } from './reflex.ts';
import { isSmoke } from './smoke.ts';
import { noteTaunt, taunts } from './taunts.ts';

/** A marker is a disc of 1 inch (CZ-RULE-39). */
const MARKER_WIDTH = 1000;

const nearMarker = defineTrigger({
  name: 'combat-zone/near-marker',
  clause: 'CZ-MOVE-01',
  on: moved,
  fires: (state: CombatZoneState, { model, by }: { readonly model: number; readonly by: string }) =>
    by !== 'move'
      ? []
      : state.markers.flatMap((marker) => {
          const { player, card } = marker;
          if (isSameSide(state, player, modelOf(state, model).player)) return [];
          if (!isWithin(distanceOf(modelOf(state, model), { ...marker, width: MARKER_WIDTH }), LIMITER.red)) return [];
          return (cardNamed(state, card)?.reflexes ?? [])
            .filter(({ on }) => on === 'near-marker')
            .map((woken) => ({
              owner: seatOfPlayer(state, player),
              memory: memoryOf({ card, carried: -1, reflex: woken }, { model, target: model, cause: -1 }),
            }));
        }),
  step: reflex,
});

const clearSmoke = defineStep<CombatZoneState, { readonly player: number; readonly card: string }>({
  name: 'combat-zone/clear-smoke',
  clause: 'CZ-INSPIRE-02',
  run(_state, memory, engine) {
    engine.emit(markersCleared, memory);
    engine.done();
  },
});

const smokeClears = defineTrigger({
  name: 'combat-zone/smoke-clears',
  clause: 'CZ-INSPIRE-02',
  on: inspired,
  fires: (state: CombatZoneState, { player }: { readonly player: number }) => {
    const cards = state.markers.filter((marker) => marker.player === player && isSmoke(state, marker.card));
    return [...new Set(cards.map(({ card }) => card))].map((card) => ({
      owner: seatOfPlayer(state, player),
      memory: { player, card },
    }));
  },
  step: clearSmoke,
});

interface RepairMemory {
  readonly model: number;
  readonly card: string;
  readonly isRolled?: boolean;
}

/** A GREEN die with Tech against the Obstacle die brings the card back. */
const repair = defineStep<CombatZoneState, RepairMemory>({
  name: 'combat-zone/repair',
  clause: 'CZ-KW-26',
  run(state, memory, engine) {
    const { model, card, isRolled } = memory;
    if (isRolled !== true) {
      if (!isOnTable(state, model)) return engine.done();
      engine.stay<RepairMemory>({ ...memory, isRolled: true });
      return engine.interrupt(contest, {
        purpose: 'repair',
        acting: { model, colour: 'green', token: -1, skill: 'tech', bonuses: [] },
        against: ['obstacle'],
      });
    }
    const isWon = state.contest !== undefined && isWonAgainst(state.contest, 0);
    engine.emit(contestEnded, {});
    if (isWon) engine.emit(cardRepaired, { model, card, isPrinted: false });
    engine.done();
  },
});

/** Cybergear that its bearer loses may be repaired in time; not the repair kit itself. */
const repairs = defineTrigger({
  name: 'combat-zone/repairs',
  clause: 'CZ-KW-26',
  on: cardDiscarded,
  fires: (state: CombatZoneState, { model, card }: { readonly model: number; readonly card: string }) =>
    gearOf(state, card).keywords.includes('cybergear') && hasGift(state, model, 'repairs-cybergear')
      ? [{ owner: seatOf(state, model), memory: { model, card } }]
      : [],
  step: repair,
});

const losePrograms = defineStep<CombatZoneState, { readonly model: number }>({
  name: 'combat-zone/lose-programs',
  clause: 'CZ-NET-02',
  run(state, { model }, engine) {
    engine.emit(programsLost, { model, programs: modelOf(state, model).programs.map((_, i) => i) });
    engine.done();
  },
});

/** The suit that held the programs is gone. */
const programsGo = defineTrigger({
  name: 'combat-zone/programs-go',
  clause: 'CZ-NET-02',
  on: cardDiscarded,
  fires: (state: CombatZoneState, { model, card }: { readonly model: number; readonly card: string }) =>
    gearOf(state, card).gifts.some(({ give }) => give === 'holds-programs') && modelOf(state, model).programs.length > 0
      ? [{ owner: seatOf(state, model), memory: { model } }]
      : [],
  step: losePrograms,
});

/** Before the first Control. */
const beginnings = defineTrigger({
  name: 'combat-zone/on-set-up',
  clause: 'CZ-GAME-08',
  on: gameBegan,
  fires: (state: CombatZoneState) =>
    modelsOnTable(state).flatMap((model) => {
      const happening = { model, target: -1, cause: -1 };
      return wokenBy(state, 'set-up', happening).map((woken) => ({
        owner: seatOf(state, model),
        memory: memoryOf(woken, happening),
      }));
    }),
  step: reflex,
});

export const specialSteps = [clearSmoke, protect, noteTaunt, repair, losePrograms] as readonly Step<CombatZoneState>[];
export const specialTriggers = [
  nearMarker,
  smokeClears,
  taunts,
  repairs,
  programsGo,
  beginnings,
] as unknown as readonly Trigger<CombatZoneState>[];
