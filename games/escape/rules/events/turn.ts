/** What happens to the turn as a whole. */
import { defineEvent } from '@tablerunner/engine';
import { piecesChanged } from '../live.ts';
import type { ByPool, EscapeState, Faction, Feat } from '../types.ts';
import { unitAt } from '../units.ts';

export const turnBegan = defineEvent<EscapeState, { turn: number }>({
  name: 'escape/turn-began',
  write(state, { turn }) {
    state.turn = turn;
  },
});

/** ES-ABIL-49. */
export const unitPossessed = defineEvent<EscapeState, { unit: number; possessor: number }>({
  name: 'escape/unit-possessed',
  write(state, { unit, possessor }) {
    unitAt(state, unit).possessor = possessor;
  },
});

interface Totals {
  readonly resistance: number;
  readonly isc: number;
}

export const initiativeWon = defineEvent<EscapeState, Totals & { readonly faction: Faction }>({
  name: 'escape/initiative-won',
  write(state, { faction }) {
    state.initiative = faction;
    state.next = faction;
  },
});

/** ES-INIT-05: they roll again. */
export const initiativeTied = defineEvent<EscapeState, Totals>({ name: 'escape/initiative-tied', write() {} });

/** ES-INIT-06. */
export const firstChosen = defineEvent<EscapeState, { faction: Faction }>({
  name: 'escape/first-chosen',
  write(state, { faction }) {
    state.next = faction;
  },
});

/** ES-ABIL-08. The result is written when its row begins. */
export const eventShifted = defineEvent<EscapeState, { unit: number; shift: number; result: number }>({
  name: 'escape/event-shifted',
  write() {},
});

/** The row holds from now on; some rows switch abilities off and with them who blocks sight. */
export const eventBegan = defineEvent<EscapeState, { row: number; title: string }>({
  name: 'escape/event-began',
  write(state, { row }) {
    state.event = row;
    piecesChanged(state);
  },
});

/** ES-EVENT-03. */
export const unitSent = defineEvent<EscapeState, { unit: number; to: number }>({
  name: 'escape/unit-sent',
  write(state, { unit, to }) {
    unitAt(state, unit).cell = to;
    piecesChanged(state);
  },
});

/** ES-EVENT-09, ES-CEVENT-12. */
export const roomDarkened = defineEvent<EscapeState, { room: number }>({
  name: 'escape/room-darkened',
  write(state, { room }) {
    state.darkRoom = room;
  },
});

/** ES-EVENT-13, ES-EVENT-14: the Initiative changes hands, and so many Resistance activations follow each other. */
export const initiativeTaken = defineEvent<EscapeState, { inARow: number }>({
  name: 'escape/initiative-taken',
  write(state, { inARow }) {
    state.initiative = 'resistance';
    state.inARow = inARow;
  },
});

/** ES-RULE-61: whole again, and outside an Airlock. */
export const unitRebuilt = defineEvent<EscapeState, { unit: number }>({
  name: 'escape/unit-rebuilt',
  write(state, { unit }) {
    const rebuilt = unitAt(state, unit);
    rebuilt.place = 'waiting';
    rebuilt.life = rebuilt.profile.life;
  },
});

/** ES-ACT-08: who activates next, and how many Resistance activations still follow each other. */
export const turnPassed = defineEvent<EscapeState, { next: Faction; inARow: number }>({
  name: 'escape/turn-passed',
  write(state, { next, inARow }) {
    state.next = next;
    state.inARow = inARow;
  },
});

/** A broken drill stays broken; everything else can be done again next turn. */
const FOR_EVER: readonly Feat[] = ['drill-broken'];

function clear(pools: ByPool<number>): void {
  pools.mvt = 0;
  pools.cbt = 0;
  pools.int = 0;
}

/** ES-END-03, ES-CEND-03: all characters, wherever they are, have all their actions again; what held for the turn is over. */
export const turnEnded = defineEvent<EscapeState, { turn: number }>({
  name: 'escape/turn-ended',
  write(state) {
    for (const unit of state.units) {
      clear(unit.used);
      clear(unit.lost);
      clear(unit.lowered);
      unit.activated = false;
      if (unit.feats.length > 0) unit.feats = unit.feats.filter((feat) => FOR_EVER.includes(feat));
      unit.possessor = -1;
    }
    state.event = 0;
    state.darkRoom = -1;
    state.shutAirlock = 0;
    state.trapped = -1;
    state.inARow = 0;
    piecesChanged(state);
  },
});
